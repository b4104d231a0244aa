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
     L ! ; ! J # / # - ! M ! G N N ! G ! O ! G # O ! G # P ! G ! M ) Q < M % Q % O # M ,\
     R ' / # S ! . # T ! 4 ! U ! / # G , V ! W ! V $ S L G 6 X + . ! X # S $ G ! S!( V !\
     S ! G ( R ! / ! G ' S # G # / ! G % S # Y + S 5 Z ! [ ! S ! G ! S ? G < Z # S { K ,\
     S ! Z / ] + O B G * O # / # 8 ! * ! O ! M # G ! ^ # O 7 G % O ! G * O ! G $ O ! G &\
     M # O 0 M ! O : G $ M # O ! M ! S , Z & S @ Z ! R # Z ' G ) S K G 9 R ! G > K $ _ !\
     9 2 ` F K ! _ ! G ! 9 ! _ $ K ) _ % a ! _ # 9 ! G % K $ ` ) 9 # K # b # c + 9 ) ` )\
     9 ! K ! _ # J ! 9 ) J # 9 # J # 9 # ` 5 J ! ` ( J ! ` ! J $ ` % J # G ! 9 ! d ! _ #\
     K % J # _ # J # _ # a ! 9 ! J ) d ! J % ` # J ! ` ! 9 # K # J # c + ` # . # 9 & e !\
     9 ! - ! 9 # G ! J # K # _ ! J ! 9 ' J % 9 # J # 9 7 J ! 9 ( J ! 9 # J ! 9 # J ! 9 #\
     J # G ! J ! _ $ K # J % K # J # K # G ! J $ K ! J ( 9 % J ! 9 ! J ( c + K # 9 $ K !\
     9 ! J + K # _ ! J ! 9 * J ! 9 $ J ! 9 # ` 5 J ! ` ( J ! ` # J ! ` & J # G ! 9 ! _ $\
     K & J ! K # _ ! J ! _ # a ! J # 9 ! J 0 9 # K # J # c + 9 ! - ! J ( ` ! K ' J ! K !\
     _ # J ! 9 ) J # 9 # J # 9 # ` 5 J ! ` ( J ! ` # J ! ` & J # G ! 9 ! d ! K ! _ ! K %\
     J # _ # J # _ # a ! J ( K # d ! J % ` # J ! ` ! 9 # K # J # c + 9 ! ` ! 9 ' J + K !\
     9 ! J ! 9 ' J $ 9 $ J ! 9 % J $ 9 # J ! 9 ! J ! 9 # J $ 9 # J $ 9 $ J $ 9 - J % d !\
     _ ! K ! _ # J $ _ $ J ! _ $ G ! J # 9 ! J ' d ! J / c + 9 $ / ' - ! / ! J & K ! _ $\
     K ! 9 ) J ! 9 $ J ! 9 $ ` 5 J ! ` 1 J # G ! 9 ! K $ _ % J ! K $ J ! K $ a ! J ( G #\
     J ! ` $ J # 9 ! J # 9 # K # J # c + J ( f ! / ( 9 # K ! _ # f ! 9 ) J ! 9 $ J ! 9 8\
     J ! 9 + J ! 9 & J # G ! 9 ! _ ! d ! _ # d ! _ # J ! d ! _ # J ! _ # K ! G ! J ( d #\
     J ' 9 # J ! 9 # K # J # c + J ! 9 # _ ! J - K # _ # 9 * J ! 9 $ J ! 9 $ ` G G # 9 !\
     d ! _ # K % J ! _ $ J ! _ $ a ! g ! 9 ! J % 9 $ d ! 9 + K # J # c + 9 * e ! 9 ' J !\
     K ! _ # J ! 9 3 J $ 9 9 J ! 9 * J ! 9 ! J # 9 ( J $ G ! J % d ! _ # K $ J ! K ! J !\
     _ ( d ! J ' c + J # _ # 9 ! J - h Q i ! h ! j ! i % k $ J % - ! h ( i ! k % i $ 9 !\
     c + b # J F h # J ! h ! J ! h & J ! h 9 J ! h ! J ! h + i ! h ! j ! i % k $ i # h !\
     J # h & J ! h ! J ! k % i $ J ! c + J # h % J A 9 ! f % 9 ! f # l ! f # b ! l ! m &\
     l ! 9 ! m ! 9 $ G # 9 ' c + 9 + b ! G ! 9 ! G ! 9 ! G ! 0 ! < ! 0 ! < ! _ # 9 ) J !\
     9 E J % G # K ! G ! K & G % K ! n ! G ! K ! G $ b ! G # 9 & K , J ! K E J ! b # 9 '\
     G ! 9 ' J ! 9 # f # b ! f ! 9 & l # J F h L o # i % p ! i & k ! o ! k # p # i # h !\
     c + b # 9 % h ' p # i # h % i $ h ! o $ h # o ( h $ i % h . i ! o ! p ! i # o ' k !\
     h ! o ! c + o $ i ! h # 9 G J ! 9 ! J & 9 ! J # 9 Q q!% r j s z 9 k J ! 9 % J # 9 (\
     J ! 9 ! J ! 9 % J # 9 J J ! 9 % J # 9 B J ! 9 % J # 9 ( J ! 9 ! J ! 9 % J # 9 0 J !\
     9 Z J ! 9 % J # 9 e J # G $ 9 ! b ! 9 < J $ 9 1 / + J ' 9 x J # 9 ' J # ; ! 9%0 t !\
     9 ; 0 ! < ! J $ 9 m b $ 9 , J ( 9 3 K # G ! _ ! J * 9 4 K # _ ! b # J * 9 3 K # J -\
     9 . J ! 9 $ J ! K # J - h U i # p ! i ( p ) i ! p # i * k ! i ! b # u ! h ! b ! 9 !\
     b ! - ! h ! k ! J # c + J ' / + J ' / # * # ; # E ! / ! * # / ! K $ v ! K ! c + J '\
     9 { J ( 9 & K # 9 C G ! 9 ! J & 9 h J + 9 @ J ! K $ _ % K # _ $ J % _ # K ! _ ' G $\
     J % / ! J $ * # c + h ? J # h & J , h M J % h ; J ' c + h ! J $ w # / A 9 8 G # _ #\
     K ! J # 9 # h V p ! i ! p ! i ( J ! k ! o ! i ! o # i ) p ' i # k ) J # G ! c + J '\
     c + J ' h / J # G / K ! G 1 J R K % _ ! 9 P G ! d ! K & _ ! K ! _ & K ! _ # 9 ) J $\
     c + b # 9 ! b % 9 + G * 9 * b # J ! K # _ ! 9 ? _ ! K % _ # K # _ ! G ! K # 9 # c +\
     9 M G ! _ ! K # _ $ K ! _ ! K $ _ # J ) 9 I _ ) K ) _ # K ! G ! J $ b & c + J $ 9 $\
     c + 9 E b # 9 * J ( 9 L J # 9 , J ) G $ 9 ! G . _ ! G ( 9 % G ! 9 ' G ! 9 # _ ! G #\
     9 ! J & 9#) G . I ! G O I ! G $ 9 7 J # 9 ' J # 9 G J # 9 ' J # 9 ) J ! 9 ! J ! 9 !\
     J ! 9 ! J ! 9 @ J # 9 V J ! 9 ( / ! 9 ! / $ 9 $ J ! 9 ( / $ 9 % J # 9 ' J ! / $ 9 .\
     / $ J # 9 $ J ! 9 ( E ! / ! J ! t ( x ! t $ y ! z ! { ! | ! } !!  !!! ! ; #!# ! ? #\
     / ! B ! F ! 0 ! B # F ! 0 ! B ! ? # / #!$ $ ; ! % !!% !!& !!' !!( !!) !!* ! > ! . &\
    !+ $ / ! B ! F ! ? !!, !!- ! / ' 4 ! 0 ! < !!- #!, ! / - ; !!+ ! ; % / ! ; # t !!. !\
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
     9 ! J # 9 Y J ( 9 ! b ! J / G ! 9 8 J * 9 ( J ! 9 ( J ! 9 ( J ! 9 ( J ! 9 ( J ! 9 (\
     J ! 9 ( J ! 9 ( J ! G A + # B ! F ! B ! F ! + $ B ! F ! + ! B ! F ! ; ) / ! ; ! 0 !\
     ; ! / # B ! F ! / # B ! F ! 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < ! ; % * ! / ! ; # / ! ; #\
     / &!# # ; $ / ! ; # 0 ! ; ) / ! ; ! / ! ; # / $ * # 0 ! < ! 0 ! < ! 0 ! < ! 0 ! < !\
     ; ! J C!I ; J !!I { J -!I#? J ;!I - J %!J !!= #!I #!K !!L #!< !!= !!< !!= !!< !!= !\
    !< !!= !!< !!= !!I #!< !!= !!< !!= !!< !!= !!< !!= !!M !!< !!= #!I !!L *!N %!O #!P !\
    !L %!Q !!I #!L $!K #!P !!I !!R ! J !!S !!L !!S !!L !!S !!L !!S !!L !!S !!L :!S !!L @\
    !S !!L !!S !!L !!S !!L '!S !!L '!S # J #!N #!M #!K #!L !!M !!S !!L !!S !!L !!S !!L !\
    !S !!L !!S !!L :!S !!L @!S !!L !!S !!L !!S !!L '!S !!L '!S #!L %!M !!S !!K #!L ! J &\
    !L L J !!L!# J !!L Q!I E J -!S 1!L >!I # J !!L I A )!I 1!L =!I $!L 9!T !!L !!T !!L 8\
    !I 0!L -!I %!L!m!I %!L!(!I #!L @!I !!L%r / b!L 6!K !!L%( J $!I X J * 9 O b # 9 . ; !\
     * ! ; ! 9 1 c + 9 # J 5 9 P G ! K $ / ! G + / # 9 ? G # 9 r G # 9 ! b & J ) / C 9!+\
     / ! 9 d J & 9 # J ! 9 ! J ! 9 & J 9 9 1 K ! 9 $ G ! 9 % K ! 9 8 _ # K # _ ! / % G !\
     J $ 9 ) . !!9 ! J ' 9 U E # * # J ) _ # 9 S _ 1 G ! K ! J ) b # c + J ' G 3 9 + f !\
     9 # K ! c + 9 = K & G $ b # 9 8 K , _ # J , 9 ! q > J $ K $ _ ! 9 P G ! _ # K % _ #\
     K # _ $ 9 ' b $ 9 % J ! 9 ! c + J % 9 # h & i ! h + c + h & J ! 9 J K ' _ # K # _ #\
     K # J * 9 $ K ! 9 ) K ! _ ! J # c + J # 9 ! b $ h < o ! i ! o ! h S k ! h ! k $ h #\
     k # h & k # h ! k ! h ! J 9 h & 9 , _ ! K # _ # b # 9 $ _ ! G ! J + 9 ' J # 9 ' J #\
     9 ' J * 9 ( J ! 9 ( J ! 9 [ / # J % 9!8 _ # K ! _ # K ! _ # b ! _ ! G ! J # c + J '\
    !U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !\
    !V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <\
    !U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !\
    !V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <\
    !U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !\
    !V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <!U !!V <\
    !U !!V T!U !!V <!U !!V <!U !!V <!U !!V <!U !!V < J - r 8 J % s R J#n 9 ( J - 9 & J &\
     Q ! G ! Q +!6 ! Q . M ! Q & M ! Q ! M ! Q # M ! Q # M ! Q + S!8 Z 1 S$y < ! 0 ! / 1\
     S b Z # S W Z ( / !!W A S - T ! / $ K 1!X !!= #!X #!Y #!< !!= !!Z ! J ' G 1!I &!< !\
    != !!< !!= !!< !!= !!< !!= !!< !!= !!< !!= !!< !!= !!< !!= !!I #!< !!= !!I (![ !!I !\
    ![ ! J !!M !!] !!Y #!I !!< !!= !!< !!= !!< !!= !!^ !!I #!_ #!I $ J !!I !!7 !!` !!I !\
     J % S & Z ! S!L Z #!. ! J !!Y !!I !!^ !!7 !!` !!I #!< !!= !!I !!_ !![ !!_ !![ !!a !\
    !b +!] !!M !!I $!Y !!I !!L ;!< !!I !!= !!I $!L ;!< !!I !!= !!I !!< !!= #!< !!= #!M !\
    !L !!S +!L N!c #!L @ J $!L ' J #!L ' J #!L ' J #!L $ J $!` !!7 !!I $!7 # J !!d ( J !\
    !0 *!e $!f ! ? !!W # 9 - J ! 9 ; J ! 9 4 J ! 9 # J ! 9 0 J # 9 / J C 9!@ J & b ! ; !\
     b ! J % 9 N J $ 9 * / o 9 # J ! / . J $ / ! J P 9 N G ! J!G 9 > J $ 9 R J 0 G !!5 <\
     J % 9 E J * 9 ? J & 9 G G & J & 9 ? J ! b ! 9 E J % 9 ) b ! 9 & J K 9!d J # c + J '\
     9 E J % 9 E J % 9 I J ) 9 U J , 9 - J ! 9 0 J ! 9 ( J ! 9 # J ! 9 , J ! 9 0 J ! 9 (\
     J ! 9 # J e 9 X J * 9 7 J + 9 ) J 9 9 ' J ! 9 K J ! 9 * J g O ' M # O ! M ! O M M !\
     O # M $ O ! M # O 8 M ! N ! O i M ) O * M Q O 4 M ! O # M & O B M $ ; ! O ; M & O !\
     M b O Y M % O 5 M # O P K $ M ! K # M & K ! G ! K ! G ! O % M ! O $ M ! O > M # G $\
     M % G ! O * M ( N ) O ! M ( O b M A O F G # M % O & N '!g ! M * O W M $ ; ( O 7 M #\
     O < M & O ; M ( O % M - O ( M r O k M X O T M . O T M ( O ' S E G % Z ) X + Z ' M$-\
    !h @ M ! O K M ! G # N ! M # O # M / Z _ G $ O I M ) S 7 G , S * Z 7 O 3 G % O % M G\
     O = M 5 O 8 M * _ ! K ! _ ! 9 V K / G ! b # 9 & J % / 5 c + G ! 9 # K # 9 ! J * G !\
     K # _ ! 9 N _ $ K % _ # G # 9 # g ! b % K ! J + g ! J # 9 : J ( c + J ' G $ 9 E K &\
     _ ! K ' G # J ! c + b % 9 ! _ # 9 ! J ) 9 D G ! 9 ! f ! 9 ! J * K # _ ! 9 Q _ $ K *\
     _ # 9 ! g # 9 ! b # 9 ! b ! K ! G ! K # 9 ! _ ! K ! c + 9 ! f ! 9 ! b $ J ! 9 5 J ,\
     9 3 J ! 9 : _ $ K $ _ # K ! _ ! G ! K ! b # 9 ! b # 9 ! K ! 9 # K ! J ` 9 ( J ! 9 !\
     J ! 9 % J ! 9 0 J ! 9 + b ! J ' 9 P K ! _ $ K ' G # J & c + J ' K # _ # J ! 9 ) J #\
     9 # J # 9 7 J ! 9 ( J ! 9 # J ! 9 & J ! G # 9 ! d ! _ ! K ! _ % J # _ # J # _ $ J #\
     9 ! J ' d ! J & 9 & _ # J # G ( J $ G & J!P 9 V _ $ K ) _ # G ! K # _ ! G ! 9 % b %\
     9 ! c + b # J ! 9 ! G ! 9 $ J ? 9 Q d ! _ # K ' _ ! K ! _ # d ! _ ! K # _ ! G # 9 %\
     J ) c + J!l 9 P d ! _ # K % J # _ % K # _ ! G # f ! b # m # 9 $ b 0 9 % K # J C 9 Q\
     _ $ K ) _ # K ! _ ! G ! K ! b # 9 # J , c + J ' E . J 4 9 L K ! _ ! K ! _ # K ' _ !\
     G ! 9 # J ' c + J W h < J # i $ o # i % p ! i % k ! J % c + h # b $ h ) J#! 9 M _ $\
     K * _ ! G # 9 ! J!) 9 b c + 9 * J - 9 ) J # 9 ! J # 9 ) J ! 9 # J ! 9 9 d ! _ & J !\
     _ # J # K # _ ! G ! g ! _ ! g ! _ ! G ! b $ J * c + J h 9 ) J # 9 H _ $ K % J # K #\
     _ % G ! 9 ! f ! 9 ! _ ! J < 9 ! K ' d # K # 9 I K ! G ! K % _ ! g ! K % f ! 9 ! b %\
     f ! 9 ! G ! J ) 9 ! K ' _ # K $ 9 I g ' K . _ ! K ! G ! b $ 9 ! f $ b # J . 9 k J (\
     f + J#` 9 * J ! 9 F _ ! K ( J ! K ' _ !!i ! 9 ! b & J + c + 9 4 J $ f ! m ! 9 ? J #\
     K 7 J ! _ ! K ( _ ! K # _ ! K # J k 9 ( J ! 9 # J ! 9 G K ' J $ K ! J ! K # J ! K $\
     G ! K ! G # g ! K ! J ) c + J ' 9 ' J ! 9 # J ! 9 A _ & J ! K # J ! _ # K ! _ ! G !\
     9 ! J ( c + J$C 9 4 K # _ # 9 # J ( K # g ! _ ! 9 . J ! 9 C _ # K & J $ _ # K ! _ !\
     G ! b #!j , c + J x 9 ! J 0 9 6 / ) . % / 2 J . b ! 9!` J!+ 9!4 J ! b & J , 9#- J$Y\
     9!( J . 9 z!k $!l $ 9 E!l ! 9 $!k !!l !!k !!l ! 9#X!k !!l # 9!z!m (!n !!o !!m $!n !\
    !o !!n !!o ! K ! 9 ' K 0 J!p 9#7!k !!l ! 9!< J#! 9 Z J ( 9 @ J ! c + J % b # 9 q J !\
     c + J ' 9 ? J # G & b ! J + 9 Q G ( b $ 9 + b ! 9 ! J + c + J ! 9 ( J ! 9 6 J & 9 4\
     J!v 9 y b # 9 # J!* 9 m J % K ! 9 ! _ X J ( K % 9 . J b!K #!M !!K !!p ! J ,!q # J /\
    !L#b J )!r&+ J K!L * J&<!r % J !!r ( J !!r # J !!L D J 0!S ! J >!S $ J #!S ! J /!S %\
     J )!L%= J % 9!0 J & 9 . J $ 9 * J ( 9 + J # 9 ! K ! G ! b !   % J!  K O J # K 8 J *\
     9!9 J ^ 9#` J + 9 H J # 9 ^!i ! _ ! G $ 9 $ _ !!i &   ) G ) 9 # G ( 9 ? G % 9 ] / #\
     J 6 / d G $ / ! J!? 9 5 J - 9 5 J - / y J * 9 : J!L 9 w J ! 9 i J ! 9 # J # 9 ! J #\
     9 # J # 9 % J ! 9 - J ! 9 ! J ! 9 ( J ! 9 c J ! 9 % J # 9 ) J ! 9 ( J ! 9 = J ! 9 %\
     J ! 9 & J ! 9 ! J $ 9 ( J ! 9$b J # 9 T / ! 9 Z / ! 9 Z / ! 9 Z / ! 9 Z / ! 9 ) J #\
     Y S K X 9 % K S 9 ) K ! 9 / K ! 9 # b % 9 ! J 0 K & J ! K 0 J r 9 @ J ' 9 ' J#> G (\
     J ! G 2 J # G ( J ! G # J ! G & J & 9 ` J B G ! J!5 9 N J $ G ( 9 ( J # c + J % 9 #\
     J$M 9 ? G ! J 2 9 M G % c + J & - ! J#9 9 = G % c + J#O 9 ( J ! 9 % J ! 9 # J ! 9 0\
     J ! O#. M # O * G ( M J O f G ( O ! M % ] + M %!s # M&f Z ! S ] T ! S $ T ! S % Z ,\
     M b Z ! S _ Z 3 M!v S % Z ! S < Z ! S # Z ! S ! Z # S ! Z ! S + Z ! S % Z ! S ! Z !\
     S ! Z ' S ! Z % S ! Z ! S ! Z ! S ! Z ! S $ Z ! S # Z ! S ! Z # S ! Z ! S ! Z ! S !\
     Z ! S ! Z ! S ! Z ! S # Z ! S ! Z # S % Z ! S ( Z ! S % Z ! S % Z ! S ! Z ! S + Z !\
     S 2 Z & S $ Z ! S & Z ! S 2 Z U / # Z /!C %!; !!C H!t %!C!)!t -!C 0!t #!C 0!t !!C /\
    !; !!t !!C F!t + D , ? #!C $ A ? 9 !!> ! A [ / #!> !!C $!A # A -!A # A /!u ! A #!u +\
     A 3!C !!t Y!v ;!L !!w !!T !!t .!L +!w !!L 5!w !!L #!w &!T !!w $!L !!t %!L *!t (!w #\
    !t /!x '!t!`!; B!@ !!C #!@ *!; *!@ !!; h!@ !!; (!F !!; /!C #!@ #!C !!@ $!> #!@ #!; 6\
    !? #!; &!? !!; &!F $!; #!F !!; #!F !!D #!@ #!; &!@ -!; 2!C #!@ !!; !!@ !!C !!@ !!; $\
    !y &!; a!@ !!; !!@ !!F #!; #!F ,!; 6!F 4!; $!F !!; %!F $!; !!F $!; (!F !!; !!F !!; /\
    !? !!; !!? !!; !!? !!; &!F !!; %!? !!; !!? #!; l!@ !!C !!; !!? (!; 1!? /!; .!? - / )\
    !> $ @ !!@ !!; %!C !!; 9!C (!@ #!C #!@ !!D #!@ %!F !!C -!@ !!C #!@ %!C #!D !!C %!F #\
    !C .!; !!@ !!C #!@ !!C )!@ #!C *!@ !!C &!@ $!C -!@ $!> )!@ $!C #!@ !!C !!@ !!C %!@ !\
    !C '!@ !!C $!@ !!> '!@ !!; l!F $!; $!F & / G + $!- $ / %!; D!F !!; 1!F $!; *!F !!; &\
    !C &!@ !!F !!@ $!; $!C #!; $!t %!; %!@ '!C $!@ !!C !!; #!t $!@ !!C #!@ !!; *!t $ /!9\
    !C $!t %!C & / w!C &!t '!; -!t %!; !!t 0 / -!t % / Y!t ) / +!t ' / I!t ) / ?!t #!C #\
    !t p / -!F !!; #!F !!; )!F )!; '!F !!; *!F +!; !!R !!F $!; (!R !!; Q!F !!; _!F #!; !\
    !F #!; !!F !!; 2!F $!; !!F .!; C!> v!t -!C /!t #!; .!t $!; *!t (!; O!t !!; %!F $!t )\
    !; /!t %!; *!t (!F *!t ( /!X J ! / X J F Y + J '!t&S!W #!L#h!W # J#h!W #!0 !   !!0 ?\
     z!%!0!E K#Y!0#z
    """
  static let lineBreak: [UInt8] = [
    34, 1, 32, 30, 30, 31, 34, 34, 29, 7, 24, 0, 23, 22, 0, 21, 6, 0, 23, 15, 12, 26, 20, 15, 0,
    23, 1, 5, 33, 8, 41, 0, 41, 45, 1, 41, 2, 46, 34, 8, 8, 42, 34, 15, 42, 1, 0, 7, 11, 0, 0, 22,
    15, 7, 34, 20, 20, 42, 0, 20, 23, 34, 0, 34, 1, 20, 34, 22, 2, 0, 39, 40, 39, 40, 8, 7, 1, 40,
    40, 16, 18, 17, 1, 19, 8, 39, 8, 28, 34, 35, 34, 34, 48, 8, 3, 14, 30, 34, 34, 34, 34, 34, 22,
    19, 19, 27, 0, 42, 34, 34, 34, 34, 0, 0, 23, 41, 0, 0, 13, 43, 5, 0, 0, 13, 41, 41, 13, 36, 0,
    36, 41, 7, 13, 1, 19, 13, 19, 34, 34, 13, 34, 13, 38, 13, 9, 10, 42, 15, 7, 14, 5, 19, 13, 13,
    22, 13, 13, 19, 0, 34, 4, 14, 0, 34, 13, 21, 5, 8, 21, 5, 8, 34, 0, 21, 47, 41, 25, 13, 13,
    37,
  ]
  static let grapheme: [UInt8] = [
    3, 3, 2, 3, 3, 1, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0,
    14, 0, 0, 3, 0, 0, 0, 4, 4, 4, 0, 4, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 3, 0, 0, 0, 7, 0, 0, 8,
    0, 4, 0, 0, 4, 0, 0, 7, 0, 4, 8, 4, 0, 0, 8, 0, 8, 9, 10, 11, 0, 0, 3, 0, 0, 3, 4, 5, 3, 3, 0,
    0, 0, 0, 3, 3, 3, 3, 3, 3, 0, 14, 0, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 14, 0, 14, 14, 0, 0, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 0, 0, 0, 0, 0, 4, 4, 14, 0, 0, 0, 14, 12, 13, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 3, 0, 0, 0, 4, 0, 0, 0, 3, 3, 3, 4, 8, 0, 0, 14, 14, 6, 14, 14,
    4,
  ]
  static let bidi: [UInt8] = [
    11, 8, 7, 8, 9, 7, 7, 8, 9, 10, 10, 4, 4, 4, 10, 10, 10, 10, 3, 6, 3, 6, 2, 10, 0, 10, 10, 10,
    7, 6, 10, 10, 0, 10, 11, 2, 10, 10, 12, 12, 12, 0, 12, 0, 1, 1, 1, 1, 1, 5, 13, 13, 13, 13,
    13, 5, 2, 13, 13, 1, 1, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 12, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 9,
    0, 11, 10, 9, 11, 11, 11, 0, 1, 10, 10, 10, 10, 7, 16, 17, 18, 14, 15, 10, 10, 10, 11, 11, 11,
    19, 20, 21, 22, 2, 3, 4, 10, 4, 0, 10, 10, 10, 10, 10, 10, 0, 10, 10, 10, 0, 10, 10, 10, 10,
    9, 0, 0, 10, 12, 0, 10, 0, 10, 0, 0, 0, 0, 11, 10, 10, 10, 6, 6, 4, 3, 4, 6, 2, 0, 10, 10, 10,
    1, 5, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 1, 0, 0, 0, 0, 10, 10,
  ]
  static let conjunct: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]
  static let flags: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0,
    4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 0, 4, 7, 1, 1, 0, 7, 4,
    4, 0, 0, 4, 0, 7, 7, 4, 1, 1, 1, 1, 1, 1, 1, 5, 1, 0, 1, 5, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 7, 6, 7, 1, 7,
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
