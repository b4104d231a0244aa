// Written by tools/unicode/generate. Do not edit.

/// Character properties of Unicode 15.0.0.
enum UnicodeTable {
  static let version = "15.0.0"
  static let shift: UInt32 = 8
  static let blocks = 4352
  static let entries = 42496
  /// The block of each group of characters, as run lengths.
  static let stage1: StaticString = """
       ! ! ! # ! $ ! % ! & ! ' ! ( ! ) ! * ! + ! , ! - ! . ! / ! 0 ! 1 ! 2 ! 3 ! 4 ! 5 !\
     ! ! 6 ! 7 ! 8 ! 9 ! : ! ; ! < ! = ! ! ! > ! ? ! @ ! A ! B ! C ! D ! E ! F ! ! ! G !\
     H ! I ! J ! K ! L ! M ! N ! O ! P ! Q ! R : S ! R t T ! R $ U ! ! ! V ! W ! X ! Y !\
     Z ! [ ! ] ! ^ ! _ ! ` ! a ! b ! c ! ] ! ^ ! _ ! ` ! a ! b ! c ! ] ! ^ ! _ ! ` ! a !\
     b ! c ! ] ! ^ ! _ ! ` ! a ! b ! c ! ] ! ^ ! _ ! ` ! a ! b ! c ! ] ! ^ ! _ ! ` ! a !\
     b ! c ! ] ! d ! e B R # f ! g ! h ! i ! j ! k ! l ! m ! n ! o ! p ! ! ! q ! r ! s !\
     t ! u ! v ! w ! x ! y ! z ! { ! | ! } !!  !!! !!# !!$ !!% !!& !!' !!( !!) !!* !!+ !\
    !, ! ! $!- !!. !!/ ! e *!0 ! ! #!1 !!2 !!3 ! e 0 ! !!4 !!5 ! e B ! #!6 !!7 ! e #!8 !\
    !9 ! R 8!: ! R $!; !!< !!= ! e B!> ! R !!? !!@ ! e *!A ! e 3!B !!C !!D !!E !!F !!G !\
    !H !!I !!J ! ! #!K ! e %!L !!M !!N !!O ! e !!P ! e #!Q !!R !!S !!T #!U !!V !!W !!T !\
    !X !!Y !!Z !![ !!] !!^ !!_ !!` !!a !!b !!c !!d !!e $!f ! R#i!g ! R#i!g ! e#i!h ! e#i\
    !h ! e#i!h ! e#i!h ! e#i!h ! e#i!h ! e#i!h ! e#i!h ! e#i!h ! e#i!h !!i !!j !!k / e#X\
    !h ! e#i!h ! e#i!h !
    """
  /// The kind of each character of a block, as run lengths.
  static let stage2: StaticString = """
       * ! ! # ! $ ! % ! & !   / ' $ ( ! ) ! * ! + ! , ! - ! . ! / ! + ! 0 ! 1 ! 2 ! 3 !\
     4 ! 5 ! 4 ! 6 ! 7 + 4 ! 8 ! / $ * ! / ! 9 ; 0 ! : ! 1 ! / $ 9 ; 0 ! ; ! < ! / !   '\
     = !   ; > ! 0 ! . ! - $ / ! ? # @ ! A ! B ! / ! C ! @ ! / ! . ! - ! D # E ! 9 ! ? $\
     D ! A ! F ! ? $ 0 ! 9 8 ? ! 9 @ ? ! 9%s / # 9 ( / & ? ! E ! ? $ E ! ? ! / # A ! 9 !\
     / ' ? % / ! ? ! / ! E ! 9 & / * 9 ! / 2 G q H ! G - I ( G . 9 % / # 9 # J # 9 % 8 !\
     9 ! J % / # 9 ! / ! 9 $ J ! 9 ! J ! 9 5 J ! 9 u / ! 9!Q G & K # 9!l J ! 9 G J # 9 Q\
     L ! M ! J # / # - ! N ! G N O ! G ! P ! G # P ! G # Q ! G ! N ) R < N % R % P # N ,\
     S ' / # T ! . # U ! 4 ! V ! / # G , W ! X ! W $ T L G 6 Y + . ! Y # T $ G ! T!( W !\
     T ! G ( S ! / ! G ' T # G # / ! G % T # Z + T 5 [ ! ] ! T ! G ! T ? G < [ # T { K ,\
     T ! [ / ^ + P B G * P # / # 8 ! * ! P ! N # G ! _ # P 7 G % P ! G * P ! G $ P ! G &\
     N # P 0 N ! P : G $ N # P ! N ! T , [ & T @ [ ! S # [ ' G ) T K G 9 S ! G > K $ ` !\
     9 2 a F K ! ` ! G ! 9 ! ` $ K ) ` % b ! ` # 9 ! G % K $ a ) 9 # K # c # d + 9 ) a )\
     9 ! K ! ` # J ! 9 ) J # 9 # J # 9 # a 5 J ! a ( J ! a ! J $ a % J # G ! 9 ! e ! ` #\
     K % J # ` # J # ` # b ! 9 ! J ) e ! J % a # J ! a ! 9 # K # J # d + a # . # 9 & f !\
     9 ! - ! 9 # G ! J # K # ` ! J ! 9 ' J % 9 # J # 9 7 J ! 9 ( J ! 9 # J ! 9 # J ! 9 #\
     J # G ! J ! ` $ K # J % K # J # K # G ! J $ K ! J ( 9 % J ! 9 ! J ( d + K # 9 $ K !\
     9 ! J + K # ` ! J ! 9 * J ! 9 $ J ! 9 # a 5 J ! a ( J ! a # J ! a & J # G ! 9 ! ` $\
     K & J ! K # ` ! J ! ` # b ! J # 9 ! J 0 9 # K # J # d + 9 ! - ! J ( a ! K ' J ! K !\
     ` # J ! 9 ) J # 9 # J # 9 # a 5 J ! a ( J ! a # J ! a & J # G ! 9 ! e ! K ! ` ! K %\
     J # ` # J # ` # b ! J ( K # e ! J % a # J ! a ! 9 # K # J # d + 9 ! a ! 9 ' J + K !\
     9 ! J ! 9 ' J $ 9 $ J ! 9 % J $ 9 # J ! 9 ! J ! 9 # J $ 9 # J $ 9 $ J $ 9 - J % e !\
     ` ! K ! ` # J $ ` $ J ! ` $ G ! J # 9 ! J ' e ! J / d + 9 $ / ' - ! / ! J & K ! ` $\
     K ! 9 ) J ! 9 $ J ! 9 $ a 5 J ! a 1 J # G ! 9 ! K $ ` % J ! K $ J ! K $ b ! J ( G #\
     J ! a $ J # 9 ! J # 9 # K # J # d + J ( g ! / ( 9 # K ! ` # g ! 9 ) J ! 9 $ J ! 9 8\
     J ! 9 + J ! 9 & J # G ! 9 ! ` ! e ! ` # e ! ` # J ! e ! ` # J ! ` # K ! G ! J ( e #\
     J ' 9 # J ! 9 # K # J # d + J ! 9 # ` ! J - K # ` # 9 * J ! 9 $ J ! 9 $ a G G # 9 !\
     e ! ` # K % J ! ` $ J ! ` $ b ! h ! 9 ! J % 9 $ e ! 9 + K # J # d + 9 * f ! 9 ' J !\
     K ! ` # J ! 9 3 J $ 9 9 J ! 9 * J ! 9 ! J # 9 ( J $ G ! J % e ! ` # K $ J ! K ! J !\
     ` ( e ! J ' d + J # ` # 9 ! J - i Q j ! i ! k ! j % l $ J % - ! i ( j ! l % j $ 9 !\
     d + c # J F i # J ! i ! J ! i & J ! i 9 J ! i ! J ! i + j ! i ! k ! j % l $ j # i !\
     J # i & J ! i ! J ! l % j $ J ! d + J # i % J A 9 ! g % 9 ! g # m ! g # c ! m ! n &\
     m ! 9 ! n ! 9 $ G # 9 ' d + 9 + c ! G ! 9 ! G ! 9 ! G ! 0 ! < ! 0 ! < ! ` # 9 ) J !\
     9 E J % G # K ! G ! K & G % K ! o ! G ! K ! G $ c ! G # 9 & K , J ! K E J ! c # 9 '\
     G ! 9 ' J ! 9 # g # c ! g ! 9 & m # J F i L p # j % q ! j & l ! p ! l # q # j # i !\
     d + c # 9 % i ' q # j # i % j $ i ! p $ i # p ( i $ j % i . j ! p ! q ! j # p ' l !\
     i ! p ! d + p $ j ! i # 9 G J ! 9 ! J & 9 ! J # 9 Q r!% s j t z 9 k J ! 9 % J # 9 (\
     J ! 9 ! J ! 9 % J # 9 J J ! 9 % J # 9 B J ! 9 % J # 9 ( J ! 9 ! J ! 9 % J # 9 0 J !\
     9 Z J ! 9 % J # 9 e J # G $ 9 ! c ! 9 < J $ 9 1 / + J ' 9 x J # 9 ' J # M ! 9%0 u !\
     9 ; 0 ! < ! J $ 9 m c $ 9 , J ( 9 3 K # G ! ` ! J * 9 4 K # ` ! c # J * 9 3 K # J -\
     9 . J ! 9 $ J ! K # J - i U j # q ! j ( q ) j ! q # j * l ! j ! c # v ! i ! c ! 9 !\
     c ! - ! i ! l ! J # d + J ' / + J ' / # * # ; # E ! / ! * # / ! K $ w ! K ! d + J '\
     9 { J ( 9 & K # 9 C G ! 9 ! J & 9 h J + 9 @ J ! K $ ` % K # ` $ J % ` # K ! ` ' G $\
     J % / ! J $ * # d + i ? J # i & J , i M J % i ; J ' d + i ! J $ x # / A 9 8 G # ` #\
     K ! J # 9 # i V q ! j ! q ! j ( J ! l ! p ! j ! p # j ) q ' j # l ) J # G ! d + J '\
     d + J ' i / J # G / K ! G 1 J R K % ` ! 9 P G ! e ! K & ` ! K ! ` & K ! ` # 9 ) J $\
     d + c # 9 ! c % 9 + G * 9 * c # J ! K # ` ! 9 ? ` ! K % ` # K # ` ! G ! K # 9 # d +\
     9 M G ! ` ! K # ` $ K ! ` ! K $ ` # J ) 9 I ` ) K ) ` # K ! G ! J $ c & d + J $ 9 $\
     d + 9 E c # 9 * J ( 9 L J # 9 , J ) G $ 9 ! G . ` ! G ( 9 % G ! 9 ' G ! 9 # ` ! G #\
     9 ! J & 9#) G . I ! G O I ! G $ 9 7 J # 9 ' J # 9 G J # 9 ' J # 9 ) J ! 9 ! J ! 9 !\
     J ! 9 ! J ! 9 @ J # 9 V J ! 9 ( / ! 9 ! / $ 9 $ J ! 9 ( / $ 9 % J # 9 ' J ! / $ 9 .\
     / $ J # 9 $ J ! 9 ( E ! / ! J ! u ( y ! u $ z ! { ! | ! } !!  ! M !!! ! M #!# ! ? #\
     / ! B ! F ! 0 ! B # F ! 0 ! B ! ? # / #!$ $ ; ! % !!% !!& !!' !!( !!) !!* ! > ! . &\
    !+ $ / ! B ! F ! ? !!, !!- ! / ' 4 ! 0 ! < !!- #!, ! / - ; !!+ ! ; % / ! ; # u !!. !\
    !/ %!0 !!1 !!2 !!3 !!4 !   '!5 ! 9 ! J # D !!5 &!6 # / ! 0 ! < ! A !!5 ! D %!5 &!6 #\
     / ! 0 ! < ! J ! 9 . J $ - ( . ! - !!7 ! - - . ! - % . ! - # . ! - ! . ! - 0 G . K %\
     G ! K $ G - J 0 / # 9 !!+ ! / ! ? ! / ! 9 ! / !!+ ! 9 * A ! / ! 9 ! : ! / # 9 & / $\
     ? !!8 ! / ! 9 ! / ! 9 ! / ! 9 ! / ! 9 ! A ! 9 #!9 ! 9 +!: ! / # 9 % / & 9 & / % 9 #\
     / % ? # / & ? ! / # ? ! / ! A - 9 % A + 9 0 ? ! / # J % ? %!8 ' / 0 @ # / H ? ! / !\
     ? ! / L ? ! / ! ? # / $ ? # / # ? ! / $ ? ! / ! ? ! 3 ! - ! / ! ? ! / % ? ! / # ? %\
     / # ? ! / ! ? ! / ! ? ' / ! ? ! / & ? % / % ? # / + ? ! / $ ? ! / & ? ! / . ? # / #\
     ? % / # ? # / # ? # / 3 ? # / # ? # / . ? ! / $ ? ! / , ? ! / : ? ! / P!$ ! / 9 0 !\
     < ! 0 ! < ! / ' ? ! / (!; # / - @ !!< !!= ! / , 9 g / .!> ! / - 9 ! / Z @ ! / :!? %\
     @ $!; !!@ #!; ! / % @ $ / M J : / , J 6 ? I D 5 A G!A ! A H ? 6 / ! ? n / % ? F / ,\
     ? 1 / # ? % / + ? # / ! ? ( @ # / ' ? # / #!8 ! ? ! / % ? # / #!8 ! ? ! / % ? $ / #\
     ? ! / # ? % / 1 ? % / * ? ! / , @ #!? # / !!@ % @ !!B ! ? !!> #!B !!> %!8 !!B !!> !\
     @ !!> ! / !!; #!B #!@ !!> !!C $!D !!C # @ !!> ! @ #!> # @ !!> $ @ !!> $ @ #!> ) @ !\
    !@ #!C !!> %!8 !!> !!8 !!> &!? -!> , @ !!8 !!B !!> !!8 !!B !!8 ! @ !!B !!@ !!B #!> !\
    !B #!> !!B !!> , @ !!> # @ !!; !!> ' / +!> # @ !!? ! @ %!> ! @ !!> ! @ #!> !!B # @ !\
    !? !!> & @ !!> #!? #!E !!> $ @ #!> ,!; #!C &!; #!C #!@ !!B %!C !!? !!@ !!C !!@ !!B !\
    !@ !!; !!B $!C #!B #!C !!B #!C $!> !!B !!> %!B !!8 !!; !!B &!8 !!@ !!; #!@ !!; !!B !\
    !@ #!D !!; !!B #!; !!C %!@ !!C #!? ! / #!@ #!F #!D #!> ! @ !!> # @ ! / ! @ ! / ! @ !\
     / ' @ ! / $ @ ! / '!? ! / + @ # / 0 @ ! / # @ ! / %!? ! / !!? ! / %!? $ / !!G ! / $\
     + ' / ! * !!H !!@ !!> $ 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! ? ?\
     / !!? $ / * @ ! / /!? ! / /!? ! / & 0 ! < ! / @ 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 !\
     < ! / f @ # / o 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! 0 !\
     < ! 0 ! < ! 0 ! < ! / a 0 ! < ! 0 ! < ! / A 0 ! < ! /#q @ $ / 4!? # / T!? ! / %!G !\
     ? % / ; J # / A J ! /!. 9#N / ' 9 % G $ 9 # J & * ! ; $ / ! * ! ; ! 9 G J ! 9 ! J &\
     9 ! J # 9 Y J ( 9 ! c ! J / G ! 9 8 J * 9 ( J ! 9 ( J ! 9 ( J ! 9 ( J ! 9 ( J ! 9 (\
     J ! 9 ( J ! 9 ( J ! G A + # B ! F ! B ! F ! + $ B ! F ! + ! B ! F ! ; ) / ! M ! 0 !\
     ; ! / # B ! F ! / # B ! F ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! ; % * ! / ! ; # / ! ; #\
     / &!# # ; $ / ! M ! ; ! 0 ! ; ) / ! ; ! / ! ; # / $ * # 0 ! < ! 0 ! < ! 0 ! < ! 0 !\
     < ! M ! J C!I ; J !!I { J -!I#? J ;!I - J %!J !!= #!I #!K !!L #!< !!= !!< !!= !!< !\
    != !!< !!= !!< !!= !!I #!< !!= !!< !!= !!< !!= !!< !!= !!M !!< !!= #!I !!L *!N %!O #\
    !P !!L %!Q !!I #!L $!K #!P !!I !!R ! J !!S !!L !!S !!L !!S !!L !!S !!L !!S !!L :!S !\
    !L @!S !!L !!S !!L !!S !!L '!S !!L '!S # J #!N #!M #!K #!L !!M !!S !!L !!S !!L !!S !\
    !L !!S !!L !!S !!L :!S !!L @!S !!L !!S !!L !!S !!L '!S !!L '!S #!L %!M !!S !!K #!L !\
     J &!L L J !!L!# J !!L Q!I E J -!S 1!L >!I # J !!L I A )!I 1!L =!I $!L 9!T !!L !!T !\
    !L 8!I 0!L -!I %!L!m!I %!L!(!I #!L @!I !!L%r / b!L 6!K !!L%( J $!I X J * 9 O c # 9 .\
     ; ! * ! ; ! 9 1 d + 9 # J 5 9 P G ! K $ / ! G + / # 9 ? G # 9 r G # 9 ! c & J ) / C\
     9!+ / ! 9 d J & 9 # J ! 9 ! J ! 9 & J 9 9 1 K ! 9 $ G ! 9 % K ! 9 8 ` # K # ` ! / %\
     G ! J $ 9 ) . !!9 ! J ' 9 U E # * # J ) ` # 9 S ` 1 G ! K ! J ) c # d + J ' G 3 9 +\
     g ! 9 # K ! d + 9 = K & G $ c # 9 8 K , ` # J , 9 ! r > J $ K $ ` ! 9 P G ! ` # K %\
     ` # K # ` $ 9 ' c $ 9 % J ! 9 ! d + J % 9 # i & j ! i + d + i & J ! 9 J K ' ` # K #\
     ` # K # J * 9 $ K ! 9 ) K ! ` ! J # d + J # 9 ! c $ i < p ! j ! p ! i S l ! i ! l $\
     i # l # i & l # i ! l ! i ! J 9 i & 9 , ` ! K # ` # c # 9 $ ` ! G ! J + 9 ' J # 9 '\
     J # 9 ' J * 9 ( J ! 9 ( J ! 9 [ / # J % 9!8 ` # K ! ` # K ! ` # c ! ` ! G ! J # d +\
     J '!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <\
    !U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !\
    !V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <\
    !U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !\
    !V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <\
    !U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !\
    !V <!U !!V T!U !!V <!U !!V <!U !!V <!U !!V <!U !!V < J - s 8 J % t R J#n 9 ( J - 9 &\
     J & R ! G ! R +!6 ! R . N ! R & N ! R ! N ! R # N ! R # N ! R + T!8 [ 1 T$y < ! 0 !\
     / 1 T b [ # T W [ ( / !!W A T - U ! / $ K 1!X !!= #!X #!Y #!< !!= !!Z ! J ' G 1!I &\
    !< !!= !!< !!= !!< !!= !!< !!= !!< !!= !!< !!= !!< !!= !!< !!= !!I #!< !!= !!I (![ !\
    !I !![ ! J !!M !!] !!Y #!I !!< !!= !!< !!= !!< !!= !!^ !!I #!_ #!I $ J !!I !!7 !!` !\
    !I ! J % T & [ ! T!L [ #!. ! J !!Y !!I !!^ !!7 !!` !!I #!< !!= !!I !!_ !![ !!_ !![ !\
    !a !!b +!] !!M !!I $!Y !!I !!L ;!< !!I !!= !!I $!L ;!< !!I !!= !!I !!< !!= #!< !!= #\
    !M !!L !!S +!L N!c #!L @ J $!L ' J #!L ' J #!L ' J #!L $ J $!` !!7 !!I $!7 # J !!d (\
     J !!0 *!e $!f ! ? !!W # 9 - J ! 9 ; J ! 9 4 J ! 9 # J ! 9 0 J # 9 / J C 9!@ J & c !\
     ; ! c ! J % 9 N J $ 9 * / o 9 # J ! / . J $ / ! J P 9 N G ! J!G 9 > J $ 9 R J 0 G !\
    !5 < J % 9 E J * 9 ? J & 9 G G & J & 9 ? J ! c ! 9 E J % 9 ) c ! 9 & J K 9!d J # d +\
     J ' 9 E J % 9 E J % 9 I J ) 9 U J , 9 - J ! 9 0 J ! 9 ( J ! 9 # J ! 9 , J ! 9 0 J !\
     9 ( J ! 9 # J e 9 X J * 9 7 J + 9 ) J 9 9 ' J ! 9 K J ! 9 * J g P ' N # P ! N ! P M\
     N ! P # N $ P ! N # P 8 N !!g ! P i N ) P * N Q P 4 N ! P # N & P B N $ ; ! P ; N &\
     P ! N b P Y N % P 5 N # P P K $ N ! K # N & K ! G ! K ! G ! P % N ! P $ N ! P > N #\
     G $ N % G ! P * N (!g ) P ! N ( P b N A P F G # N % P &!g '!h ! N * P W N $ ; ( P 7\
     N # P < N & P ; N ( P % N - P ( N r P k N X P T N . P T N ( P ' T E G % [ ) Y + [ '\
     N$-!i @ N ! P K N ! G # O ! N # P # N / [ _ G $ P I N ) T 7 G , T * [ 7 P 3 G % P %\
     N G P = N 5 P 8 N * ` ! K ! ` ! 9 V K / G ! c # 9 & J % / 5 d + G ! 9 # K # 9 ! J *\
     G ! K # ` ! 9 N ` $ K % ` # G # 9 # h ! c % K ! J + h ! J # 9 : J ( d + J ' G $ 9 E\
     K & ` ! K ' G # J ! d + c % 9 ! ` # 9 ! J ) 9 D G ! 9 ! g ! 9 ! J * K # ` ! 9 Q ` $\
     K * ` # 9 ! h # 9 ! c # 9 ! c ! K ! G ! K # 9 ! ` ! K ! d + 9 ! g ! 9 ! c $ J ! 9 5\
     J , 9 3 J ! 9 : ` $ K $ ` # K ! ` ! G ! K ! c # 9 ! c # 9 ! K ! 9 # K ! J ` 9 ( J !\
     9 ! J ! 9 % J ! 9 0 J ! 9 + c ! J ' 9 P K ! ` $ K ' G # J & d + J ' K # ` # J ! 9 )\
     J # 9 # J # 9 7 J ! 9 ( J ! 9 # J ! 9 & J ! G # 9 ! e ! ` ! K ! ` % J # ` # J # ` $\
     J # 9 ! J ' e ! J & 9 & ` # J # G ( J $ G & J!P 9 V ` $ K ) ` # G ! K # ` ! G ! 9 %\
     c % 9 ! d + c # J ! 9 ! G ! 9 $ J ? 9 Q e ! ` # K ' ` ! K ! ` # e ! ` ! K # ` ! G #\
     9 % J ) d + J!l 9 P e ! ` # K % J # ` % K # ` ! G # g ! c # n # 9 $ c 0 9 % K # J C\
     9 Q ` $ K ) ` # K ! ` ! G ! K ! c # 9 # J , d + J ' E . J 4 9 L K ! ` ! K ! ` # K '\
     ` ! G ! 9 # J ' d + J W i < J # j $ p # j % q ! j % l ! J % d + i # c $ i ) J#! 9 M\
     ` $ K * ` ! G # 9 ! J!) 9 b d + 9 * J - 9 ) J # 9 ! J # 9 ) J ! 9 # J ! 9 9 e ! ` &\
     J ! ` # J # K # ` ! G ! h ! ` ! h ! ` ! G ! c $ J * d + J h 9 ) J # 9 H ` $ K % J #\
     K # ` % G ! 9 ! g ! 9 ! ` ! J < 9 ! K ' e # K # 9 I K ! G ! K % ` ! h ! K % g ! 9 !\
     c % g ! 9 ! G ! J ) 9 ! K ' ` # K $ 9 I h ' K . ` ! K ! G ! c $ 9 ! g $ c # J . 9 k\
     J ( g + J#` 9 * J ! 9 F ` ! K ( J ! K ' ` !!j ! 9 ! c & J + d + 9 4 J $ g ! n ! 9 ?\
     J # K 7 J ! ` ! K ( ` ! K # ` ! K # J k 9 ( J ! 9 # J ! 9 G K ' J $ K ! J ! K # J !\
     K $ G ! K ! G # h ! K ! J ) d + J ' 9 ' J ! 9 # J ! 9 A ` & J ! K # J ! ` # K ! ` !\
     G ! 9 ! J ( d + J$C 9 4 K # ` # 9 # J ( K # h ! ` ! 9 . J ! 9 C ` # K & J $ ` # K !\
     ` ! G ! c #!k , d + J x 9 ! J 0 9 6 / ) . % / 2 J . c ! 9!` J!+ 9!4 J ! c & J , 9#-\
     J$Y 9!( J . 9 z!l $!m $ 9 E!m ! 9 $!l !!m !!l !!m ! 9#X!l !!m # 9!z!n (!o !!p !!n $\
    !o !!p !!o !!p ! K ! 9 ' K 0 J!p 9#7!l !!m ! 9!< J#! 9 Z J ( 9 @ J ! d + J % c # 9 q\
     J ! d + J ' 9 ? J # G & c ! J + 9 Q G ( c $ 9 + c ! 9 ! J + d + J ! 9 ( J ! 9 6 J &\
     9 4 J!v 9 y c # 9 # J!* 9 m J % K ! 9 ! ` X J ( K % 9 . J b!K #!M !!K !!q ! J ,!r #\
     J /!L#b J )!s&+ J K!L * J&<!s % J !!s ( J !!s # J !!L D J 0!S ! J >!S $ J #!S ! J /\
    !S % J )!L%= J % 9!0 J & 9 . J $ 9 * J ( 9 + J # 9 ! K ! G ! c !   % J!  K O J # K 8\
     J * 9!9 J ^ 9#` J + 9 H J # 9 ^!j ! ` ! G $ 9 $ ` !!j &   ) G ) 9 # G ( 9 ? G % 9 ]\
     / # J 6 / d G $ / ! J!? 9 5 J - 9 5 J - / y J * 9 : J!L 9 w J ! 9 i J ! 9 # J # 9 !\
     J # 9 # J # 9 % J ! 9 - J ! 9 ! J ! 9 ( J ! 9 c J ! 9 % J # 9 ) J ! 9 ( J ! 9 = J !\
     9 % J ! 9 & J ! 9 ! J $ 9 ( J ! 9$b J # 9 T / ! 9 Z / ! 9 Z / ! 9 Z / ! 9 Z / ! 9 )\
     J # Z S K X 9 % K S 9 ) K ! 9 / K ! 9 # c % 9 ! J 0 K & J ! K 0 J r 9 @ J ' 9 ' J#>\
     G ( J ! G 2 J # G ( J ! G # J ! G & J & 9 ` J B G ! J!5 9 N J $ G ( 9 ( J # d + J %\
     9 # J$M 9 ? G ! J 2 9 M G % d + J & - ! J#9 9 = G % d + J#O 9 ( J ! 9 % J ! 9 # J !\
     9 0 J ! P#. N # P * G ( N J P f G ( P ! N % ^ + N %!t # N&f [ ! T ] U ! T $ U ! T %\
     [ , N b [ ! T _ [ 3 N!v T % [ ! T < [ ! T # [ ! T ! [ # T ! [ ! T + [ ! T % [ ! T !\
     [ ! T ! [ ' T ! [ % T ! [ ! T ! [ ! T ! [ ! T $ [ ! T # [ ! T ! [ # T ! [ ! T ! [ !\
     T ! [ ! T ! [ ! T ! [ ! T # [ ! T ! [ # T % [ ! T ( [ ! T % [ ! T % [ ! T ! [ ! T +\
     [ ! T 2 [ & T $ [ ! T & [ ! T 2 [ U / # [ /!C %!; !!C H!u %!C!)!u -!C 0!u #!C 0!u !\
    !C /!; !!u !!C F!u + D , ? #!C $ A ? 9 !!> ! A [ / #!> !!C $!A # A -!A # A /!v ! A #\
    !v + A 3!C !!u Y!w ;!L !!x !!T !!u .!L +!x !!L 5!x !!L #!x &!T !!x $!L !!u %!L *!u (\
    !x #!u /!y '!u!`!; B!@ !!C #!@ *!; *!@ !!; h!@ !!; (!F !!; /!C #!@ #!C !!@ $!> #!@ #\
    !; 6!? #!; &!? !!; &!F $!; #!F !!; #!F !!D #!@ #!; &!@ -!; 2!C #!@ !!; !!@ !!C !!@ !\
    !; $!z &!; a!@ !!; !!@ !!F #!; #!F ,!; 6!F 4!; $!F !!; %!F $!; !!F $!; (!F !!; !!F !\
    !; /!? !!; !!? !!; !!? !!; &!F !!; %!? !!; !!? #!; l!@ !!C !!; !!? (!; 1!? /!; .!? -\
     / )!> $ @ !!@ !!; %!C !!; 9!C (!@ #!C #!@ !!D #!@ %!F !!C -!@ !!C #!@ %!C #!D !!C %\
    !F #!C .!; !!@ !!C #!@ !!C )!@ #!C *!@ !!C &!@ $!C -!@ $!> )!@ $!C #!@ !!C !!@ !!C %\
    !@ !!C '!@ !!C $!@ !!> '!@ !!; l!F $!; $!F & / G + $!- $ / %!; D!F !!; 1!F $!; *!F !\
    !; &!C &!@ !!F !!@ $!; $!C #!; $!u %!; %!@ '!C $!@ !!C !!; #!u $!@ !!C #!@ !!; *!u $\
     /!9!C $!u %!C & / w!C &!u '!; -!u %!; !!u 0 / -!u % / Y!u ) / +!u ' / I!u ) / ?!u #\
    !C #!u p / -!F !!; #!F !!; )!F )!; '!F !!; *!F +!; !!R !!F $!; (!R !!; Q!F !!; _!F #\
    !; !!F #!; !!F !!; 2!F $!; !!F .!; C!> v!u -!C /!u #!; .!u $!; *!u (!; O!u !!; %!F $\
    !u )!; /!u %!; *!u (!F *!u ( /!X J ! / X J F Z + J '!u&S!W #!L#h!W # J#h!W #!0 !   !\
    !0 ? {!%!0!E K#Y!0#z
    """
  static let lineBreak: [UInt8] = [
    34, 1, 32, 30, 30, 31, 34, 34, 29, 7, 24, 0, 23, 22, 0, 21, 6, 0, 23, 15, 12, 26, 20, 15, 0,
    23, 1, 5, 33, 8, 41, 0, 41, 45, 1, 41, 2, 46, 34, 8, 8, 42, 34, 15, 48, 42, 48, 0, 7, 11, 0,
    0, 22, 15, 7, 34, 20, 20, 42, 0, 20, 23, 34, 0, 34, 1, 20, 34, 22, 2, 0, 39, 40, 39, 40, 8, 7,
    1, 40, 40, 16, 18, 17, 1, 19, 8, 39, 8, 28, 34, 35, 34, 34, 8, 3, 14, 30, 34, 34, 34, 34, 34,
    22, 19, 19, 27, 0, 42, 34, 34, 34, 34, 0, 0, 23, 41, 0, 0, 13, 43, 5, 0, 0, 13, 41, 41, 13,
    36, 0, 36, 41, 7, 13, 1, 19, 13, 19, 34, 34, 13, 34, 13, 38, 13, 9, 10, 42, 15, 7, 14, 5, 19,
    13, 13, 22, 13, 13, 19, 0, 34, 4, 1, 14, 0, 34, 13, 21, 5, 8, 21, 5, 8, 34, 0, 21, 47, 41, 25,
    13, 13, 37,
  ]
  static let grapheme: [UInt8] = [
    3, 3, 2, 3, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0,
    14, 0, 0, 3, 0, 0, 0, 4, 4, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 3, 0, 0, 0, 7, 0, 0,
    8, 0, 4, 0, 0, 4, 0, 0, 7, 0, 4, 8, 4, 0, 0, 8, 0, 8, 9, 10, 11, 0, 0, 3, 0, 0, 3, 4, 5, 3, 3,
    0, 0, 0, 3, 3, 3, 3, 3, 3, 0, 14, 0, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 14, 0, 14, 14, 0, 0, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 0, 0, 0, 0, 0, 4, 4, 14, 0, 0, 0, 14, 12, 13, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 3, 3, 3, 4, 8, 0, 0, 14, 14, 6, 14,
    14, 4,
  ]
  static let bidi: [UInt8] = [
    11, 8, 7, 8, 9, 7, 7, 8, 9, 10, 10, 4, 4, 4, 10, 10, 10, 10, 3, 6, 3, 6, 2, 10, 0, 10, 10, 10,
    7, 6, 10, 10, 0, 10, 11, 2, 10, 10, 12, 12, 12, 0, 12, 0, 10, 1, 1, 1, 1, 1, 5, 13, 13, 13,
    13, 13, 5, 2, 13, 13, 1, 1, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 12, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0,
    9, 0, 11, 10, 9, 11, 11, 11, 0, 1, 10, 10, 10, 7, 16, 17, 18, 14, 15, 10, 10, 10, 11, 11, 11,
    19, 20, 21, 22, 2, 3, 4, 10, 4, 0, 10, 10, 10, 10, 10, 10, 0, 10, 10, 10, 0, 10, 10, 10, 10,
    9, 0, 0, 10, 12, 0, 10, 0, 10, 0, 0, 0, 0, 11, 10, 10, 10, 6, 6, 4, 3, 4, 6, 2, 0, 10, 10, 10,
    1, 1, 5, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 1, 0, 0, 0, 0, 10, 10,
  ]
  static let conjunct: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]
  static let flags: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0,
    4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 0, 4, 7, 1, 1, 0, 7, 4,
    4, 0, 0, 4, 0, 7, 7, 4, 1, 1, 1, 1, 1, 1, 1, 5, 1, 0, 1, 5, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 7, 6, 7, 1, 7,
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
