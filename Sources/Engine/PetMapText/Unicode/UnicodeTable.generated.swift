// Written by tools/unicode/generate. Do not edit.

/// Character properties of Unicode 15.0.0.
enum UnicodeTable {
  static let version = "15.0.0"
  static let shift: UInt32 = 7
  static let blocks = 8704
  static let entries = 36352
  /// The block of each group of characters, as run lengths.
  static let stage1: StaticString = """
       ! ! ! # $ $ ! % ! & ! ' ! ( ! ) ! * ! + ! , ! - ! . ! / ! 0 ! 1 ! 2 ! 3 ! 4 ! 5 !\
     6 ! 7 ! 8 ! 9 ! : ! ; ! < ! = ! > ! ? ! @ ! A ! B ! C ! D ! E ! F ! G ! H % I ! J !\
     K ! L ! M ! N ! O ! P ! Q ! R ! S ! T ! U ! V ! W ! # # X ! Y ! Z ! [ ! ] ! ^ ! _ !\
     ` ! a ! b ! c ! d ! e ! f ! g ! h ! i ! j ! H # k ! l ! m # n ! o ! p ! q ! r ! s !\
     t ! u ! v ! w ! x ! y ! z ! { ! | ! } !!  !!! !!# T!$ !!#!j!% !!& )!' ! H #!( !!) !\
    !* !!+ !!, !!- !!. !!/ !!0 !!1 !!2 !!3 !!4 !!5 !!6 !!7 !!8 !!9 !!: !!4 !!5 !!6 !!7 !\
    !8 !!9 !!: !!4 !!5 !!6 !!7 !!8 !!9 !!: !!4 !!5 !!6 !!7 !!8 !!9 !!: !!4 !!5 !!6 !!7 !\
    !8 !!9 !!: !!4 !!5 !!6 !!7 !!8 !!9 !!: !!4 !!5 !!6 !!7 !!8 !!9 !!: !!4 !!5 !!6 !!7 !\
    !8 !!9 !!: !!4 !!5 !!6 !!7 !!8 !!9 !!: !!4 !!5 !!6 !!7 !!8 !!9 !!: !!4 !!5 !!6 !!7 !\
    !8 !!9 !!: !!4 !!5 !!6 !!7 !!8 !!9 !!: !!4 !!5 !!6 !!; !!< d!# #!= !!> !!? !!@ !!A #\
    !B !!C !!D !!E !!F !!G !!H !!I !!J !!K !!< !!L !!M !!N ! H !!O !!P !!Q ! H #!R !!S !\
    !T !!U !!V !!W !!X !!Y !!Z !![ !!] !!^ !!_ !!` !!a !!b !!c !!d !!e !!f !!g !!h !!i !\
    !j !!k !!< !!l !!m !!< !!n !!o !!p !!q !!< !!r !!s !!t !!u !!v !!w !!x !!< !!y !!z !\
    !{ !!| !!< !!} !#  !#! ! H (## !#$ ! H !#% !!< 5#& ! H %#' !#( !#) ! H !#* !!< @ H $\
    #+ !#, !!< e H %#- !#. !#/ !#0 !!< %#1 !#2 !#3 !#4 !!& P#5 !!& '#6 $#7 !#8 !!< f#9 !\
    !# ##: !!& ##; !!< 3#< !#= !!< E#> !#? !#@ !#A !#B !#C !#D !#E !#F !!< !#G !#H !#I !\
    #@ ##J !#K !#L ! H %#M !#N !!< )#O !!< !#P !#Q !#R !!< ##S !!< $#T !!< &#U !#V !#W !\
    #X !!` &#Y !#Z !#[ !!` !#] !#^ !!` ##_ !#` !#a !#b !#c !#d !#e !#f !#g !#h !#i !#j !\
    #k !#l !#m !#n !#o !#p !#q !#r !#s !#t ! m !#u !#d (#v !!#$Z#w !!# A#x !!# !#y !!# M\
    #z !!# Z#{ !#| 9!# %#} !#| +$  !!# G$! !!# A$# !#|%i$  !!<&T$$ !!<&T$$ !!<&T$$ !!<&T\
    $$ !!<&T$$ !!<&T$$ !!<&T$$ !!<&T$$ !!<&T$$ !!<&T$$ !$% !$& !$' !$( !$& =!<&4$$ !!<&T\
    $$ !!<&T$$ !
    """
  /// The kind of each character of a block, as run lengths.
  static let stage2: StaticString = """
       * ! ! # ! $ ! % ! & !   / ' $ ( ! ) ! * ! + ! , ! - ! . ! / ! + ! 0 ! 1 ! 2 ! 3 !\
     4 ! 5 ! 4 ! 6 ! 7 + 4 ! 8 ! / $ * ! / ! 9 ; 0 ! : ! 1 ! / $ 9 ; 0 ! ; ! < ! / !   '\
     = !   ; > ! 0 ! . ! - $ / ! ? # @ ! A ! B ! / ! C ! @ ! / ! . ! - ! D # E ! F ! ? $\
     D ! A ! G ! ? $ 0 ! 9 8 ? ! 9 @ ? ! 9#* / # F ( / & ? ! E ! ? $ E ! ? ! / # H ! F !\
     / ' ? % / ! ? ! / ! E ! 9 & / & I # / # F ! / 2 J q K ! J - L ( J . M % / ! N ! M #\
     O # M % 8 ! M ! O % N ! / ! M ! / ! M $ O ! M ! O ! M 5 O ! M a P / M ' N ! M * Q!H\
     R # J # R ! S # Q!l O ! P G O # P Q T ! U ! O # V # W ! X ! Y N Z ! Y ! [ ! Y # [ !\
     Y # ] ! Y ! X ) ^ < X % ^ % [ # X , _ & ` ! a # b ! c # d ! 4 ! e ! a # f , g ! h !\
     i # g ! b A j ! b + J , f + k + c ! k # b $ J ! b!( i ! b ! f ( ` ! a ! f ' b # f #\
     a ! f % b # l + b ' m / n ! o ! m ! p ! m ? p < n # m $ b Q m G q , m ! n / r + s B\
     p * s # V # t ! u ! s ! X # p ! v # s 7 p % s ! p * s ! p $ s ! p & X # s 0 X ! s :\
     p $ X # s ! X ! m , n & b @ n ! _ # n ' f ) b K f 9 ` ! f > w $ x ! y 2 z F w ! x !\
     { ! y ! x $ w ) x % | ! x # y ! J % w $ z ) y # w # } #!  + y ) z ) P ! q !!! # O !\
     P ) O # P # O # P #!# 5 O !!# ( O !!# ! O $!# % O # p ! P !!$ !!! # q % O #!! # O #\
    !! #!% ! P ! O )!$ ! O %!# # O !!# ! P # q # O #!& +!# #!' # P &!( ! P ! W ! P # p !\
     O # q #!! ! O ! P ' O % P # O # P 7 O ! P ( O ! P # O ! P # O ! P # O # p ! O !!! $\
     q # O % q # O # q # p ! O $ q ! O ( P % O ! P ! O (!& + q # P $ q ! P ! O + q #!! !\
     O ! P * O ! P $ O ! P #!# 5 O !!# ( O !!# # O !!# & O # p ! P !!! $ q & O ! q #!! !\
     O !!! #!% ! O # P ! O 0 P # q # O #!& + P ! W ! O (!# ! q ' O ! q !!! # O ! P ) O #\
     P # O # P #!# 5 O !!# ( O !!# # O !!# & O # p ! P !!$ ! q !!! ! q % O #!! # O #!! #\
    !% ! O ( q #!$ ! O %!# # O !!# ! P # q # O #!& + P !!# ! P ' O + q ! P ! O ! P ' O $\
     P $ O ! P % O $ P # O ! P ! O ! P # O $ P # O $ P $ O $ P - O %!$ !!! ! q !!! # O $\
    !! $ O !!! $ p ! O # P ! O '!$ ! O /!& + P $ V ' W ! V ! O & q !!! $ q ! P ) O ! P $\
     O ! P $!# 5 O !!# 1 O # p ! P ! q $!! % O ! q $ O ! q $!% ! O ( p # O !!# $ O # P !\
     O # P # q # O #!& + O (!) ! V ( P # q !!! #!) ! P ) O ! P $ O ! P 8 O ! P + O ! P &\
     O # p ! P !!! !!$ !!! #!$ !!! # O !!$ !!! # O !!! # q ! p ! O (!$ # O ' P # O ! P #\
     q # O #!& + O ! P #!! ! O - q #!! # P * O ! P $ O ! P $!# G p # P !!$ !!! # q % O !\
    !! $ O !!! $!% !!* ! P ! O % P $!$ ! P + q # O #!& + P *!( ! P ' O ! q !!! # O ! P 3\
     O $ P 9 O ! P * O ! P ! O # P ( O $ p ! O %!$ !!! # q $ O ! q ! O !!! (!$ ! O '!& +\
     O #!! # P ! O -!+ Q!, !!+ !!- !!, %!. $ O % - !!+ (!, !!. %!, $!/ !!0 +!1 # O F!2 #\
     O !!2 ! O !!2 & O !!2 9 O !!2 ! O !!2 +!3 !!2 !!4 !!3 %!5 $!3 #!2 ! O #!2 & O !!2 !\
     O !!5 %!3 $ O !!& + O #!2 % O A P !!) % P !!) #!6 !!) #!7 !!6 !!8 &!6 ! P !!8 ! P $\
     p # P '!& + P +!7 ! p ! P ! p ! P ! p !!9 !!: !!9 !!: !!! # P ) O ! P E O % p # q !\
     p ! q & p % q !!; ! p ! q ! p $!7 ! p # P & q , O ! q E O !!7 # P ' p ! P ' O ! P #\
    !) #!7 !!) ! P ! F %!6 # O F!2 L!< #!3 %!= !!3 &!5 !!< !!5 #!= #!3 #!2 !!& +!7 # P %\
    !2 '!= #!3 #!2 %!3 $!2 !!< $!2 #!< (!2 $!3 %!2 .!3 !!< !!= !!3 #!< '!5 !!2 !!< !!& +\
    !< $!3 !!2 # P G O ! P ! O & P ! O # P L F ! P %!>!%!? j!@ z P k O ! P % O # P ( O !\
     P ! O ! P % O # P J O ! P % O # P B O ! P % O # P ( O ! P ! O ! P % O # P 0 O ! P Z\
     O ! P % O # P e O # p $ P !!7 ! P < O $ P 1 V + O ' P x O # P ' O # U ! P#i!A ! P ;\
    !9 !!: ! O $ P m } $ P , O ( P 3 q # p !!! ! O * P 4 q #!! ! } # O * P 3 q # O - P .\
     O ! P $ O ! q # O -!2 U!3 #!= !!3 (!= )!3 !!= #!3 *!5 !!3 !!7 #!B !!2 !!7 ! P !!7 !\
     W !!2 !!5 ! O #!& + O ' V + O ' V # * #!C ! ; !!D ! V ! u # V ! q $!E ! q !!& + O '\
     P { O ( P & q # P C p ! P ! O & P h O + P @ O ! q $!! % q #!! $ O %!! # q !!! ' p $\
     O % V ! O $ u #!& +!2 ? O #!2 & O ,!2 M O %!2 ; O '!& +!2 ! O $!F # V A P 8 p #!! #\
     q ! O # P #!2 V!= !!3 !!= !!3 ( O !!5 !!< !!3 !!< #!3 )!= '!3 #!5 ) O # p !!& + O '\
    !& + O '!2 / O # J /!G ! J 1 O R q %!! ! P P p !!$ ! q &!! ! q !!! & q !!! # P ) O $\
    !& +!7 # P !!7 % P + p * P *!7 # O ! q #!! ! P ?!! ! q %!! # q #!! ! p ! q # P #!& +\
     P M p !!! ! q #!! $ q !!! ! q $!! # O ) P I!! ) q )!! # q ! p ! O $!7 &!& + O $ P $\
    !& + P E!7 # Q * O ( P L O # P , O ) J $ F ! J .!H ! J ( F % J ! F ' J ! F #!H ! J #\
     F ! O & 9 G M & Q ! 9 R M & 9 % M & 9 . Q ! 9 h M ! J . L ! J O L ! J $ M 7 O # M '\
     O # M G O # M ' O # M ) O ! M ! O ! M ! O ! M ! O ! M @ O # M V O ! M ( N ! M ! N $\
     M $ O ! M ( N $ M % O # M ' O ! N $ M . N $ O # M $ O ! M (!I ! N ! O !!J (!K !!J $\
    !L !!M !!N !!O !!P !!Q !!R !!Q #!S ! ? # / ! B ! G ! 0 ! B # G ! 0 ! B ! ? # / #!T $\
     ; ! % !!U !!V !!W !!X !!Y !!Z ! > ! . &![ $ / ! B ! G ! ? !!] !!^ ! / ' 4 ! 0 ! < !\
    !^ #!] ! / - ; !![ ! ; % / ! ; #!J !!_ !!` %!a !!b !!c !!d !!e !   '!f ! 9 ! O # D !\
    !f &!g # / ! 0 ! < ! A !!f ! D %!f &!g # / ! 0 ! < ! O ! 9 . O $ - ( . ! - !!h ! - -\
     . ! - % . ! - # . ! - ! . ! - 0 J .!G % J !!G $ J - O 0 / # F !![ ! / ! ? ! / ! F !\
     / !![ ! F * H ! / ! F ! : ! / # F & / $ ? !!i ! / ! F ! / ! M ! / ! F ! / ! 9 ! A !\
     F #!j ! F $ 9 ! F '!k ! / # F % / & F & / % 9 ! F ! / % ? # / & ? ! / # ? ! / ! A -\
     9 % A + 9 0 ? ! / # O % ? %!i ' / 0 @ # / H ? ! / ! ? ! / L ? ! / ! ? # / $ ? # / #\
     ? ! / $ ? ! / ! ? ! 3 ! - ! / ! ? ! / % ? ! / # ? % / # ? ! / ! ? ! / ! ? ' / ! ? !\
     / & ? % / % ? # / + ? ! / $ ? ! / & ? ! / . ? # / # ? % / # ? # / # ? # / 3 ? # / #\
     ? # / . ? ! / $ ? ! / , ? ! / : ? ! / P!T ! / 9 0 ! < ! 0 ! < ! / ' ? ! / (!l # / -\
     @ !!m !!n ! / , F g / .!o ! / - F ! / Z @ ! / :!p % @ $!l !!q #!l ! / % @ $ / M O :\
     / , O 6 ? I D 5 H G!r ! H H ? 6 / ! ? n / % ? F / , ? 1 / # ? % / + ? # / ! ? ( @ #\
     / ' ? # / #!i ! ? ! / % ? # / #!i ! ? ! / % ? $ / # ? ! / # ? % / 1 ? % / * ? ! / ,\
     @ #!p # / !!q % @ !!s ! ? !!o #!s !!o %!i !!s !!o ! @ !!o ! / !!l #!s #!q !!o !!t $\
    !u !!t # @ !!o ! @ #!o # @ !!o $ @ !!o $ @ #!o ) @ !!q #!t !!o %!i !!o !!i !!o &!p -\
    !o , @ !!i !!s !!o !!i !!s !!i ! @ !!s !!q !!s #!o !!s #!o !!s !!o , @ !!o # @ !!l !\
    !o ' / +!o # @ !!p ! @ %!o ! @ !!o ! @ #!o !!s # @ !!p !!o & @ !!o #!p #!v !!o $ @ #\
    !o ,!l #!t &!l #!t #!q !!s %!t !!p !!q !!t !!q !!s !!q !!l !!s $!t #!s #!t !!s #!t $\
    !o !!s !!o %!s !!i !!l !!s &!i !!q !!l #!q !!l !!s !!q #!u !!l !!s #!l !!t %!q !!t #\
    !p ! / #!q #!w #!u #!o ! @ !!o # @ ! / ! @ ! / ! @ ! / ' @ ! / $ @ ! / '!p ! / + @ #\
     / 0 @ ! / # @ ! / %!p ! / !!p ! / %!p $ / !!x ! / $ + ' / ! * !!y !!q !!o $ 0 ! < !\
     0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! ? ? / !!p $ / * @ ! / /!p ! / /!p !\
     / & 0 ! < ! / @ 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! / f @ # / o 0 ! < ! 0 ! < !\
     0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! / a 0 ! < !\
     0 ! < ! / A 0 ! < ! /!L @ $ / 4!p # / T!p ! / %!x ! ? % / ; O # / A O ! /!. P!% 9 A\
     P!* V ' P % p $ P # O & u !!C $ V ! u !!C ! P G O ! P ! O & P ! O # P Y O ( P !!7 !\
     O / p ! P 8 O * P ( O ! P ( O ! P ( O ! P ( O ! P ( O ! P ( O ! P ( O ! P ( O ! R A\
     + # B ! G ! B ! G ! + $ B ! G ! + ! B ! G ! ; ) / !!Q ! 0 ! ; ! / # B ! G ! / # B !\
     G ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! ; % * ! / ! ; # / ! ; # / &!S # ; $ / !!Q ! ; !\
     0 ! ; ) / ! ; ! / ! ; # / $ * # 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < !!Q ! O C!z ; O !!z {\
     O -!z#? O ;!{ - O %!| !!n #!{ #!} !#  !#! !!m !!n !!m !!n !!m !!n !!m !!n !!m !!n !\
    !{ #!m !!n !!m !!n !!m !!n !!m !!n !## !!m !!n #!{ !#! *#$ %#% ##& !#  %#' !!{ ##! $\
    !} !#( !#& !!{ !#) ! O !#* !#! !#* !#! !#* !#! !#* !#! !#* !#! :#* !#! @#* !#! !#* !\
    #! !#* !#! '#* !#! '#* # O ##$ ### #!} ##! !## !#* !#! !#* !#! !#* !#! !#* !#! !#* !\
    #! :#* !#! @#* !#! !#* !#! !#* !#! '#* !#! '#* ##! %## !#+ !!} ##! ! O &#! L O !#!!#\
     O !#  1#! A!{ E O -#* 1#! >!z # O !#  I H )!{ 1#! =!z $#  9#, !#  !#, !#  8!{ 0#  -\
    !{ %#! P#  !#! z#  @!{ %# !(!{ ##  @!{ !#!#) / b#- 6#. !#-#a O $#/ X O * P O!7 # P .\
    !C ! u !!C ! P 1!& + P # O 5 Q P R ! S $#0 ! R +#0 # Q ? R # P r p # P !!7 & O ) / C\
     9!+ / ! F # 9 b O & 9 # O ! 9 ! O ! 9 & O 9 9 / P # q ! P $ p ! P % q ! P 8!! # q #\
    !! ! V % p ! O $ F ) . !!j ! O ' P U!D # u # O )!! # P S!! 1 p ! q ! O )!7 #!& + O '\
     { 3 y +#1 ! y # w !!& + P = q & p $ } !!7 ! P 8 q ,!! # O , P !!> > O $ q $!! ! P P\
     p !!! # q %!! # q #!! $ P '!7 $ P % O ! F !!& + O % P #!2 &!3 !!2 +!& +!2 & O ! P J\
     q '!! # q #!! # q # O * P $ q ! P ) q !!! ! O #!& + O # P !!7 $!2 <!< !!3 !!< !!2 S\
    !5 !!2 !!5 $!2 #!5 #!2 &!5 #!2 !!5 !!2 ! O 9!2 & P ,!! ! q #!! #!7 # P $!! ! p ! O +\
     P ' O # P ' O # P ' O * P ( O ! P ( O ! 9 L F ! 9 * M ! 9 % / # O % P!8!! # q !!! #\
     q !!! #!7 !!! ! p ! O #!& + O '#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !\
    #3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <\
    #2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !\
    #3 <#2 !#3 <#2 !#3 <#2 !#3 <#2 !#3 D#2 !#3 < O -!? 8 O %!@ R O!I#!!3#  ##!!/#  G 9 (\
     O - P & O & ^ ! Y ! ^ +#4 ! ^ . X ! ^ & X ! ^ ! X ! ^ # X ! ^ # X ! ^ + b!8 n 1 b#T\
     < ! 0 ! a 1 b b n # b W n ( a !#5 A b - d ! a $!G 1#6 !!n ##6 ##7 #!m !!n !#8 ! O '\
     J / R #!{ &!m !!n !!m !!n !!m !!n !!m !!n !!m !!n !!m !!n !!m !!n !!m !!n !!{ #!m !\
    !n !!{ (#9 !!{ !#9 ! O !## !#: !#7 #!{ !!m !!n !!m !!n !!m !!n !#; !!{ ##< #!{ $ O !\
    !{ !!h !#= !!{ ! O % b & n ! b!L n #!_ ! O !#7 !!{ !#; !!h !#= !!{ #!m !!n !!{ !#< !\
    #9 !#< !#9 !#> !#? +#: !## !!{ $#7 !!{ !#@ ;!m !!{ !!n !!{ $#@ ;!m !!{ !!n !!{ !!m !\
    !n #!m !!n ### !#! !#* *#+ !#! N#A ##! @ O $#! ' O ##! ' O ##! ' O ##! $ O $#= !!h !\
    !{ $!h # O !#B ( O !!a *#C $#D ! ? !#5 # P - O ! P ; O ! P 4 O ! P # O ! P 0 O # P /\
     O C P!@ O & } ! ; ! } ! O % F N O $ F * N o M # O ! / . O $ N ! O P F N J ! O # P >\
     O $ P R O 0 J !!f < O % P E O * P ? O & P G p & O & P ? O !!7 ! P E O % P )!7 ! P &\
     O K P ? O #!& + O ' P E O % P E O % P I O ) P U O , P - O ! P 0 O ! P ( O ! P # O !\
     P , O ! P 0 O ! P ( O ! P # O e P X O * P 7 O + P ) O 9 9 ' O ! 9 K O ! 9 * O g s '\
     X # s ! X ! s M X ! s # X $ s ! X # s 8 X !#E ! s i X ) s * X Q s 4 X ! s # X & s B\
     X $!C ! s ; X & s ! X b s Y X % s 5 X # s P q $ X ! q # X & q ! p ! q ! p ! s % X !\
     s $ X ! s > X # p $ X % p ! s * X (#E ) s ! X ( s b X A s F p # X % s &#E '#F ! X *\
     s W X $!C ( s 7 X # s < X & s ; X ( s % X - s ( X r s k X X s T X . s T X ( s ' m E\
     p % n )#G + n ' X$-#H @ X ! s K X ! p ##I ! X # s # X / n _ f $ s I X ) m 7 p , m *\
     n 7 s 3 p % s % X G s = X 5 s 8 X *!! ! q !!! ! P V q / p !!7 # P & O % V 5!& + p !\
     P # q # P ! O * p ! q #!! ! P N!! $ q %!! # p # P #!* !!7 % q ! O +!* ! O # P : O (\
    !& + O ' p $ P E q &!! ! q ' p # O !!& +!7 % P !!! # P ! O ) P D p ! P !!) ! P ! O *\
     q #!! ! P Q!! $ q *!! # P !!* # P !!7 # P !!7 ! q ! p ! q # P !!! ! q !!& + P !!) !\
     P !!7 $ O ! P 5 O , P 3 O ! P :!! $ q $!! # q !!! ! p ! q !!7 # P !!7 # P ! q ! P #\
     q ! O ` P ( O ! P ! O ! P % O ! P 0 O ! P +!7 ! O ' P P q !!! $ q ' p # O &!& + O '\
     q #!! # O ! P ) O # P # O # P 7 O ! P ( O ! P # O ! P & O ! J ! p ! P !!$ !!! ! q !\
    !! % O #!! # O #!! $ O # P ! O '!$ ! O & P &!! # O # p ( O $ p & O , P V!! $ q )!! #\
     p ! q #!! ! p ! P %!7 % P !!& +!7 # O ! P ! p ! P $ O ? P Q!$ !!! # q '!! ! q !!! #\
    !$ !!! ! q #!! ! p # P % O )!& + O G P P!$ !!! # q % O #!! % q #!! ! p #!) !!7 #!8 #\
     P $!7 0 P % q # O C P Q!! $ q )!! # q !!! ! p ! q !!7 # P # O ,!& + O '!D . O 4 P L\
     q !!! ! q !!! # q '!! ! p ! P # O '!& + O W!2 < O #!3 $!< #!3 %!= !!3 %!5 ! O %!& +\
    !2 #!7 $!2 ) O Z P M!! $ q *!! ! p # P ! O!) P b!& + P * O - P ) O # P ! O # P ) O !\
     P # O ! P 9!$ !!! & O !!! # O # q #!! ! p !!* !!! !!* !!! ! p !!7 $ O *!& + O h P )\
     O # P H!! $ q % O # q #!! % p ! P !!) ! P !!! ! O < P ! q '!$ # q # P I q ! p ! q %\
    !! !!* ! q %!) ! P !!7 %!) ! P ! p ! O ) P ! q '!! # q $ P I!* ' q .!! ! q ! p !!7 $\
     P !!) $!7 # O . P k O (#1 + O!; P * O ! P F!! ! q ( O ! q '!! !#J ! P !!7 & O +!& +\
     P 4 O $!) !!8 ! P ? O # q 7 O !!! ! q (!! ! q #!! ! q # O k P ( O ! P # O ! P G q '\
     O $ q ! O ! q # O ! q $ p ! q ! p #!* ! q ! O )!& + O ' P ' O ! P # O ! P A!! & O !\
     q # O !!! # q !!! ! p ! P ! O (!& + O!| P 4 q #!! # P # O ( q #!* !!! ! P . O ! P C\
    !! # q & O $!! # q !!! ! p !!7 ##K ,!& + O x P ! O 0 P 6 V )!' % V 2 O .!7 ! P ; O!+\
     P!4 O !!7 & O , P f O n P!( O . P z#L $#M $ P E#M ! P $#L !#M !#L !#M ! P#X#L !#M #\
     P U#N (#O !#P !#N $#O !#P !#O !#P ! q ! P ' q 0 O K P p#L !#M ! P!< O Z P Z O ( P @\
     O !!& + O %!7 # P q O !!& + O ' P ? O # p &!7 ! O + P Q p (!7 $ P +!7 ! P ! O +!& +\
     O ! P ( O ! P 6 O & P 4 O!v P y!7 # P # O!* P m O % q ! P !!! X O ( q % P . O b#. #\
    #Q !!} !#R ! O ,#S # O /#-!= O )#T#? O K#- * O#P#U % O !#U ( O !#U # O !#! D O 0#* !\
     O >#* $ O ##* ! O /#* % O )#-!Q O % P!0 O & P . O $ P * O ( P + O # P ! q ! p !!7 !\
       % O! !G O O #!G 8 O * F!9 O ^ F#` O + F H O # F ^#V !!H ! J $ F $!H !#V &   ) J )\
     F # J ( F ? J % F ] / # O 6 N d#W $ N ! O!? F 5 O - F 5 O - / y O * F : O ( F w O !\
     F i O ! F # O # F ! O # F # O # F % O ! F - O ! F ! O ! F ( O ! F c O ! F % O # F )\
     O ! F ( O ! F = O ! F % O ! F & O ! F ! O $ F ( O ! F v O # F T / ! F Z / ! F Z / !\
     F Z / ! F Z / ! F ) O ##X S q X P % q S P ) q ! P / q ! P #!7 % P ! O 0 q & O ! q 0\
     O r 9 @ O ' 9 ' O w p ( O ! p 2 O # p ( O ! p # O ! p & O & Q ` O B R ! O!5 P N O $\
     p ( P ( O #!& + O % P # O b P ? p ! O 2 P M p %!& + O & W ! O r P = p %!& + O!+ P (\
     O ! P % O ! P # O ! P 0 O ! s#. X # s * p ( X J s f p ( s ! X % r + X %#Y # X!U n !\
     j ]#Z ! j $#Z ! j % n , X b n ! j _ n 3 X Q b % n ! b < n ! b # n ! b ! n # b ! n !\
     b + n ! b % n ! b ! n ! b ! n ' b ! n % b ! n ! b ! n ! b ! n ! b $ n ! b # n ! b !\
     n # b ! n ! b ! n ! b ! n ! b ! n ! b ! n ! b # n ! b ! n # b % n ! b ( n ! b % n !\
     b % n ! b ! n ! b + n ! b 2 n & b $ n ! b & n ! b 2 n U a # n /!t %!l !!t H#[ %!t!)\
    #[ -!t 0#[ #!t 0#[ !!t /!l !#[ !!t F#[ + D , ? #!t $ H ? F !!o ! H [ / #!o !!t $!r #\
     H -!r # H /#] ! H ##] + H 3!t !#[ Y#^ ;#! !#_ !#, !#[ .#  +#_ !#  5#_ !#  ##_ &#, !\
    #_ $#  !#[ %#  *#[ (#_ ##[ /#` '#[!`!l B!q !!t #!q *!l *!q !!l h!q !!l (!w !!l /!t #\
    !q #!t !!q $!o #!q #!l 6!p #!l &!p !!l &!w $!l #!w !!l #!w !!u #!q #!l &!q -!l 2!t #\
    !q !!l !!q !!t !!q !!l $#a &!l a!q !!l !!q !!w #!l #!w ,!l 6!w 4!l $!w !!l %!w $!l !\
    !w $!l (!w !!l !!w !!l /!p !!l !!p !!l !!p !!l &!w !!l %!p !!l !!p #!l l!q !!t !!l !\
    !p (!l 1!p /!l .!p - / )!o $ @ !!q !!l %!t !!l 9!t (!q #!t #!q !!u #!q %!w !!t -!q !\
    !t #!q %!t #!u !!t %!w #!t .!l !!q !!t #!q !!t )!q #!t *!q !!t &!q $!t -!q $!o )!q $\
    !t #!q !!t !!q !!t %!q !!t '!q !!t $!q !!o '!q !!l l!w $!l $!w & / G + $!^ $ / %!l D\
    !w !!l 1!w $!l *!w !!l &!t &!q !!w !!q $!l $!t #!l $#[ %!l %!q '!t $!q !!t !!l ##[ $\
    !q !!t #!q !!l *#[ $ /!9!t $#[ %!t & / w!t &#[ '!l -#[ %!l !#[ 0 / -#[ % / Y#[ ) / +\
    #[ ' / I#[ ) / ?#[ #!t ##[ p / -!w !!l #!w !!l )!w )!l '!w !!l *!w +!l !#) !!w $!l (\
    #) !!l Q!w !!l _!w #!l !!w #!l !!w !!l 2!w $!l !!w .!l C!o v#[ -!t /#[ #!l .#[ $!l *\
    #[ (!l O#[ !!l %!w $#[ )!l /#[ %!l *#[ (!w *#[ ( / 4 O ! / X O F#X + O '#[!C#5 ##!!%\
    #  A#! [#  '#!!##  ##!!G#  /#!!w# !e#! ?# #I#5 ##! m#  &#!!%#  r O!C#5 #!a !   !!a ?\
    !M!%!a!E!G#Y!a 1
    """
  static let lineBreak: [UInt8] = [
    34, 1, 32, 30, 30, 31, 34, 34, 29, 7, 24, 0, 23, 22, 0, 21, 6, 0, 23, 15, 12, 26, 20, 15, 0,
    23, 1, 5, 33, 8, 41, 0, 41, 45, 1, 41, 2, 0, 46, 41, 0, 34, 8, 8, 0, 0, 42, 0, 0, 34, 34, 15,
    48, 0, 23, 42, 34, 48, 0, 7, 11, 0, 0, 0, 0, 22, 22, 15, 34, 7, 34, 7, 0, 20, 20, 0, 42, 0,
    34, 34, 20, 0, 15, 7, 23, 34, 34, 0, 0, 34, 34, 1, 20, 34, 0, 34, 34, 20, 22, 22, 2, 0, 39,
    40, 39, 40, 0, 20, 1, 39, 40, 39, 40, 8, 1, 7, 21, 5, 1, 40, 40, 16, 18, 17, 1, 19, 1, 2, 8,
    39, 34, 34, 2, 1, 8, 28, 34, 35, 34, 34, 48, 8, 3, 14, 30, 34, 34, 34, 34, 34, 22, 19, 19, 27,
    0, 42, 34, 34, 34, 34, 0, 0, 23, 41, 0, 0, 13, 43, 5, 0, 0, 13, 41, 41, 13, 36, 0, 36, 41, 7,
    13, 13, 1, 19, 13, 13, 19, 34, 34, 13, 34, 19, 13, 38, 38, 13, 13, 19, 13, 0, 2, 9, 10, 0, 42,
    15, 7, 14, 5, 19, 13, 13, 22, 13, 13, 13, 19, 0, 34, 4, 1, 14, 20, 0, 48, 34, 13, 21, 5, 8,
    21, 5, 19, 8, 34, 0, 0, 34, 34, 20, 21, 22, 47, 41, 25, 13, 13, 37,
  ]
  static let grapheme: [UInt8] = [
    3, 3, 2, 3, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0,
    14, 0, 0, 3, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 7,
    7, 0, 0, 0, 0, 0, 4, 0, 3, 0, 0, 0, 0, 0, 0, 7, 4, 4, 0, 0, 0, 0, 0, 4, 8, 0, 0, 4, 4, 0, 0,
    8, 0, 4, 4, 0, 0, 0, 0, 7, 0, 4, 8, 4, 0, 0, 0, 0, 4, 8, 4, 0, 0, 0, 0, 0, 8, 0, 8, 9, 10, 11,
    0, 0, 0, 0, 3, 0, 4, 8, 0, 0, 0, 3, 4, 5, 3, 3, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 0, 14, 0, 3, 3,
    3, 3, 3, 3, 3, 0, 0, 0, 14, 0, 14, 14, 0, 0, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 0, 0,
    0, 0, 0, 0, 0, 4, 4, 14, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 4, 0, 3, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 3, 3, 3, 0, 4, 8, 0, 0, 4, 4, 0, 0, 0, 14,
    14, 6, 14, 14, 4,
  ]
  static let bidi: [UInt8] = [
    11, 8, 7, 8, 9, 7, 7, 8, 9, 10, 10, 4, 4, 4, 10, 10, 10, 10, 3, 6, 3, 6, 2, 10, 0, 10, 10, 10,
    7, 6, 10, 10, 0, 10, 11, 2, 10, 0, 10, 0, 10, 12, 12, 12, 0, 10, 0, 0, 0, 12, 12, 0, 10, 10,
    4, 1, 12, 1, 1, 1, 1, 5, 5, 10, 13, 4, 13, 13, 12, 13, 13, 13, 13, 5, 2, 13, 13, 13, 12, 12,
    1, 1, 10, 10, 1, 12, 0, 0, 0, 12, 12, 0, 0, 0, 0, 0, 12, 0, 4, 0, 0, 0, 0, 12, 0, 12, 0, 0, 0,
    0, 12, 0, 12, 0, 0, 0, 10, 10, 0, 0, 0, 0, 0, 0, 9, 0, 10, 10, 11, 10, 12, 0, 10, 9, 9, 11,
    11, 11, 0, 1, 10, 10, 10, 10, 7, 16, 17, 18, 14, 15, 10, 10, 10, 11, 11, 11, 19, 20, 21, 22,
    2, 3, 4, 10, 4, 0, 10, 10, 10, 10, 10, 10, 0, 10, 10, 10, 0, 10, 10, 10, 10, 10, 9, 0, 0, 0,
    10, 12, 0, 10, 0, 0, 10, 0, 0, 0, 0, 0, 10, 10, 0, 0, 0, 3, 11, 10, 10, 10, 6, 6, 4, 3, 4, 6,
    2, 0, 0, 10, 10, 10, 1, 1, 5, 5, 1, 0, 0, 0, 0, 0, 0, 0, 10, 12, 0, 0, 0, 0, 12, 2, 1, 13, 0,
    0, 0, 0, 10, 10,
  ]
  static let conjunct: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 2, 0, 0,
    0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]
  static let flags: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4, 0, 8, 0, 0, 0, 0, 0, 0,
    4, 8, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 16, 16, 0, 72, 24, 24, 24, 72, 72, 72, 72, 0, 40, 40,
    40, 40, 40, 32, 0, 32, 32, 32, 32, 32, 32, 0, 32, 32, 0, 32, 32, 72, 0, 72, 72, 72, 72, 72,
    72, 72, 72, 48, 48, 48, 48, 48, 48, 0, 48, 72, 72, 72, 72, 72, 72, 72, 72, 72, 56, 56, 56, 56,
    56, 56, 56, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 65, 64, 64, 72, 72, 72, 72, 72,
    72, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 4, 0, 4, 7, 1, 1, 0, 7, 4, 4, 0, 0, 4, 0, 7, 7, 4, 65, 1, 1, 65, 1, 65, 1, 1, 65, 5,
    1, 1, 0, 65, 1, 5, 73, 73, 73, 24, 48, 65, 65, 40, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9, 1, 1,
    0, 0, 72, 72, 72, 32, 72, 72, 72, 72, 72, 72, 72, 72, 65, 73, 65, 73, 65, 0, 16, 0, 72, 0, 0,
    7, 6, 7, 1, 7,
  ]
}

/// Line break classes (UAX #14), split where rules need it.
package enum LineBreakClass {
  package static let al: UInt8 = 0
  package static let ba: UInt8 = 1
  package static let bb: UInt8 = 2
  package static let b2: UInt8 = 3
  package static let cb: UInt8 = 4
  package static let cl: UInt8 = 5
  package static let cp: UInt8 = 6
  package static let ex: UInt8 = 7
  package static let gl: UInt8 = 8
  package static let h2: UInt8 = 9
  package static let h3: UInt8 = 10
  package static let hl: UInt8 = 11
  package static let hy: UInt8 = 12
  package static let id: UInt8 = 13
  package static let inseparable: UInt8 = 14
  package static let infix: UInt8 = 15
  package static let jl: UInt8 = 16
  package static let jt: UInt8 = 17
  package static let jv: UInt8 = 18
  package static let ns: UInt8 = 19
  package static let nu: UInt8 = 20
  package static let op: UInt8 = 21
  package static let po: UInt8 = 22
  package static let pr: UInt8 = 23
  package static let qu: UInt8 = 24
  package static let ri: UInt8 = 25
  package static let sy: UInt8 = 26
  package static let wj: UInt8 = 27
  package static let zw: UInt8 = 28
  package static let sp: UInt8 = 29
  package static let bk: UInt8 = 30
  package static let cr: UInt8 = 31
  package static let lf: UInt8 = 32
  package static let nl: UInt8 = 33
  package static let cm: UInt8 = 34
  package static let zwj: UInt8 = 35
  package static let eb: UInt8 = 36
  package static let em: UInt8 = 37
  package static let cj: UInt8 = 38
  package static let sa: UInt8 = 39
  package static let saMark: UInt8 = 40
  package static let ai: UInt8 = 41
  package static let xx: UInt8 = 42
  package static let eastOP: UInt8 = 43
  package static let eastCP: UInt8 = 44
  package static let initialQU: UInt8 = 45
  package static let finalQU: UInt8 = 46
  package static let reservedEmoji: UInt8 = 47
  package static let hyphen: UInt8 = 48
}

/// Grapheme cluster break classes (UAX #29).
package enum GraphemeClass {
  package static let other: UInt8 = 0
  package static let cr: UInt8 = 1
  package static let lf: UInt8 = 2
  package static let control: UInt8 = 3
  package static let extend: UInt8 = 4
  package static let zwj: UInt8 = 5
  package static let regionalIndicator: UInt8 = 6
  package static let prepend: UInt8 = 7
  package static let spacingMark: UInt8 = 8
  package static let l: UInt8 = 9
  package static let v: UInt8 = 10
  package static let t: UInt8 = 11
  package static let lv: UInt8 = 12
  package static let lvt: UInt8 = 13
  package static let extendedPictographic: UInt8 = 14
}

/// Bidirectional classes (UAX #9).
package enum BidiClass {
  package static let l: UInt8 = 0
  package static let r: UInt8 = 1
  package static let en: UInt8 = 2
  package static let es: UInt8 = 3
  package static let et: UInt8 = 4
  package static let an: UInt8 = 5
  package static let cs: UInt8 = 6
  package static let b: UInt8 = 7
  package static let s: UInt8 = 8
  package static let ws: UInt8 = 9
  package static let on: UInt8 = 10
  package static let bn: UInt8 = 11
  package static let nsm: UInt8 = 12
  package static let al: UInt8 = 13
  package static let lro: UInt8 = 14
  package static let rlo: UInt8 = 15
  package static let lre: UInt8 = 16
  package static let rle: UInt8 = 17
  package static let pdf: UInt8 = 18
  package static let lri: UInt8 = 19
  package static let rli: UInt8 = 20
  package static let fsi: UInt8 = 21
  package static let pdi: UInt8 = 22
}

/// Indic conjunct break classes (UAX #44).
package enum ConjunctClass {
  package static let none: UInt8 = 0
  package static let consonant: UInt8 = 1
  package static let linker: UInt8 = 2
  package static let extend: UInt8 = 3
}

/// Paired brackets (UAX #9, BD14 and BD15) in rising order.
enum BidiBrackets {
  static let pairs: [(open: UInt16, close: UInt16)] = [
    (0x0028, 0x0029), (0x005b, 0x005d), (0x007b, 0x007d), (0x0f3a, 0x0f3b), (0x0f3c, 0x0f3d),
    (0x169b, 0x169c), (0x2045, 0x2046), (0x207d, 0x207e), (0x208d, 0x208e), (0x2308, 0x2309),
    (0x230a, 0x230b), (0x2329, 0x232a), (0x2768, 0x2769), (0x276a, 0x276b), (0x276c, 0x276d),
    (0x276e, 0x276f), (0x2770, 0x2771), (0x2772, 0x2773), (0x2774, 0x2775), (0x27c5, 0x27c6),
    (0x27e6, 0x27e7), (0x27e8, 0x27e9), (0x27ea, 0x27eb), (0x27ec, 0x27ed), (0x27ee, 0x27ef),
    (0x2983, 0x2984), (0x2985, 0x2986), (0x2987, 0x2988), (0x2989, 0x298a), (0x298b, 0x298c),
    (0x298d, 0x2990), (0x298f, 0x298e), (0x2991, 0x2992), (0x2993, 0x2994), (0x2995, 0x2996),
    (0x2997, 0x2998), (0x29d8, 0x29d9), (0x29da, 0x29db), (0x29fc, 0x29fd), (0x2e22, 0x2e23),
    (0x2e24, 0x2e25), (0x2e26, 0x2e27), (0x2e28, 0x2e29), (0x2e55, 0x2e56), (0x2e57, 0x2e58),
    (0x2e59, 0x2e5a), (0x2e5b, 0x2e5c), (0x3008, 0x3009), (0x300a, 0x300b), (0x300c, 0x300d),
    (0x300e, 0x300f), (0x3010, 0x3011), (0x3014, 0x3015), (0x3016, 0x3017), (0x3018, 0x3019),
    (0x301a, 0x301b), (0xfe59, 0xfe5a), (0xfe5b, 0xfe5c), (0xfe5d, 0xfe5e), (0xff08, 0xff09),
    (0xff3b, 0xff3d), (0xff5b, 0xff5d), (0xff5f, 0xff60), (0xff62, 0xff63),
  ]
}

/// The pairs of ASCII characters between which Chromium breaks, a row of bits for each first
/// character from U+0020 on: bit n of `low` is U+0000 + n, of `high` U+0040 + n.
enum ASCIIBreakPairs {
  static let rows: [(low: UInt64, high: UInt64)] = [
    (0x0, 0x0),
    (0x1000010000000000, 0x800000008000000),
    (0x1000010000000000, 0x800000008000000),
    (0x1000010000000000, 0x800000008000000),
    (0x0, 0x0),
    (0x1000010000000000, 0x800000008000000),
    (0x1000010000000000, 0x800000008000000),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x1000010000000000, 0x800000008000000),
    (0x1000010000000000, 0x800000008000000),
    (0x1000010000000000, 0x800000008000000),
    (0x1000010000000000, 0x800000008000000),
    (0x70002dec00000000, 0x5fffffffdfffffff),
    (0x1000010000000000, 0x800000008000000),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x1000010000000000, 0x800000008000000),
    (0x1000010000000000, 0x800000008000000),
    (0x0, 0x0),
    (0x1000010000000000, 0x800000008000000),
    (0x1000010000000000, 0x800000008000000),
    (0x73ff2d7800000000, 0x5fffffffdfffffff),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x1000010000000000, 0x800000008000000),
    (0x1000010000000000, 0x800000008000000),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x0, 0x0),
    (0x1000010000000000, 0x800000008000000),
    (0x1000010000000000, 0x800000008000000),
    (0x1000010000000000, 0x800000008000000),
    (0x0, 0x0),
  ]
}
