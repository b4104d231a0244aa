// Written by tools/fonts/generate. Do not edit.

/// Which characters the built-in table knows.
enum InterTable {
  /// First and last character of each range, in rising order.
  static let ranges: [(first: UInt16, last: UInt16)] = [
    (0x0020, 0x007e), (0x00a0, 0x0148), (0x014a, 0x017f), (0x0218, 0x021b), (0x2010, 0x2015),
    (0x2018, 0x201a), (0x201c, 0x201e), (0x2020, 0x2022), (0x2026, 0x2026), (0x2030, 0x2030),
    (0x2032, 0x2033), (0x2039, 0x203a), (0x20ac, 0x20ac), (0x2116, 0x2116), (0x2122, 0x2122),
    (0x2190, 0x2193), (0x2212, 0x2212),
  ]

  /// Inter Regular.
  static let regular = InterMetrics(
    unitsPerEm: 2816, ascent: 2728, descent: 680,
    columns: 104,
    advances: regularAdvances, leftClasses: regularLeft,
    rightClasses: regularRight, adjustments: regularAdjustments,
    palette: regularPalette)
  /// The advance of each character.
  static let regularAdvances: StaticString = """
    )Y)Q-A4=4Q9r4U'j,),)0=51)U/))I+v4-/53Q4M4^3Y4)2M3r4))I)U5151510Q=^5b4v797 3=2z7f7^))\
    1Y4z25<58%8=4I8=4U4Q4^7b5b>%4^5A4-,)+v,)/A.n05294 2)4 2n,%3^3)(9(91^(9;Y2v393^3^,E1 \
    ,-2j2%9r1Q2%1U,)+ ,)51)Y)Q2)4=7-1j)-1r3)= .f1Q1Q  5Q.f.v51-r.1054%3A)I)1*W.f1Q<%=A>%\
    0Q5b5b5b5b5b5b?=793=3=3=3=))))))))7 8%8=8=8=8=8=518=7b7b7b7b5A4=3^292929292929==2)2n\
    2n2n2n(9(9(9(92f2v393939393951392j2j2j2j2%3^2%5b295b295b29792)792)792)792)7 5d7 4 3=\
    2n3=2n3=2n3=2n3=2n7f3^7f3^7f3^7f3^7^3)8j3).U)Q))(9))(9))(9))(99b/Q1Y(94z1^4=25(925(9\
    25*?25*^25(98%2v8%2v8%2v8%2v8=398=398=39>1?=4U,E4U,E4U,E4Q1 4Q1 4Q1 4Q1 4^,-4^,-4^,-\
    7b2j7b2j7b2j7b2j7b2j7b2j>%9r5A2%5A4-1U4-1U4-1U)14Q1 4^,-+z+z4n0=?Y?Y')&^'),^,^,^4=1Q\
    25:-A 'f-E+z+z5AB=3Y>5>5>5>551
    """
  /// The row of each character as the left one.
  static let regularLeft: StaticString = """
         !   # $ % ! & ' ( ) * + * , - . / 0 1 2 3 4 0 - 5 6 7 8 9 :   ; < = > ? @ A B B\
     C D E B B > F > G # H C I J K L M & N ' ( O   P Q R B S T U P V V W B P P Q Q U X Y\
     Z [ ] ^ _ ] ` & B ' )   a R     b       > c d     e   f g   h   i B j     c k      \
     l ; ; ; ; ; ; ? = ? ? ? ? B B m m > B > > > > > n > C C C C L o p P P P P P P S R S\
     S S S V V q r Q s Q Q Q t t ) Q [ [ [ [ ] Q ] ; u ; P ; P = R = R = R = R > v   w ?\
     S ? S ? S ? S ? S A U A U A U A U B P x P m y m z m { B V B V   V C | D W   } B E B\
    !  B!!!#!$!# B P B P B P B   > Q > Q > Q ? S G!% G!% G!% # Y # Y # Y # Y!& Z!' Z!( Z\
     C [ C [ C [ C [ C [ C [ J ^ L ] L M ` M ` M `   # Y H Z      !)!*  !+!,!-!+!,!- c c\
       *       d k     c!.       )
    """
  /// The column of each character as the right one.
  static let regularRight: StaticString = """
         ! #     $ !   % & ' ( ) * + , - . / 0 1 , 2 3 4 5 6 7 8 9 : ; < = > = = = > = =\
     ? = = = = > = > =   @ A B C D E F   G % H I J K = L L L M L = N O = = P P L P L P Q\
     R S T U V T W   = % X     Y     Z       > [ ] ^   _   ` 8       a b c     [ d      \
     e < < < < < < < > = = = = = = f g h = > > > > > i > A A A A E = = K K K j k K K L L\
     L L l m n o p L P L L L q l ' L S S S r T = s < K < K < K > L > L > L > L = L t L =\
     L = L = L = L = L > L > L > L > L = = u v f w f x f y z { = N   N ? | = =   = = = =\
     = =   = = = = P = P = P = P > } > L > L > L = P = P = P   Q   Q   Q   Q!  R!! R!# R\
     A!$ A S A S A S A S A S C U E T E F W F W F W     Q @ R      !%!&  !'!(!)!'!(!) [ [\
     i!*       ] d  !+ [    !,   '
    """
  /// Indices into the palette, row by row.
  static let regularAdjustments: StaticString = """
                                                                                        \
                                                                                        \
                                                   F       7   7           >            \
               9     &                                                                  \
                                                                               7        \
                                                                                        \
                                                                         f             f\
     f f                                                                                \
                                                                                        \
                                                                     > =           F    \
                                                           @   > E   ;   >              \
               F F           E     L                                       F            \
             @ @ @       3                                                              \
                                       T     a                                          \
     a a         T         T                     a T                                    \
                                                                                        \
                                                                                        \
                     F                 F       *   *           C                       9\
         2                   =                                                          \
     b                                                             *                    \
               F T     L                           ;   A A > 9   A                      \
           L                     P                                                      \
     F F ;       >             7                   J 5   I   S S L W           4        \
       F         F         *                                             A              \
                                             F F F         @                            \
           F T     L             &             ;   A A > 9   A                          \
       L                     P                                                       F F\
     ;       >                         E   E                                         >  \
                                                                                        \
                                                           E                   J   J    \
               N                                     F       C                          \
                                                                                        \
         C   A J                   D   D                                                \
                                                                                        \
                                                     C D                                \
       Q                                                                                \
                                                                                        \
                               L   L                                                    \
                                                   F                                    \
                                                 A L                   F   F     U      \
                                                                                        \
           X                                                                            \
       F                   I   I                                                        \
                                                   X                                    \
                                               I                   F   F                \
                                                 C                                      \
                                                                                     C F\
             @ C       ,   ,   Q     P ? U ` S U F F           /     2                  \
     '   C A         E               A     >                         C C A       l A    \
           l l l       A                 ) ,                                            \
                                         >                                              \
                                                                             C          \
                                                                   F   >         >      \
                                                                                        \
                     F F F       C                           &                          \
                                                                                        \
                                                                     o #           $    \
                                                 !     A           = > A 2   =          \
                   E   F                                                       E        \
                             @                                                          \
                                 ;                                                      \
                                                                     2                  \
                                                   >                                    \
                                                                                        \
                                       9       9             F                     A   >\
           F   6   = @   ;   = 9           Y       F   = =           ; F   < 9   U F F  \
                   Y Y Y f     =       f f f   Y     6 6 @       + 0                    \
                                                                                        \
                                                                 b             b b b    \
                                                                                        \
                   X         E                                                          \
                     b             b b b                                               C\
       C E                                 F       G   F   T F   F   E                  \
                           X                                                            \
     G G G       F   E C                                                                \
                                                                                        \
                 i             i i i                                               E   F\
                                       3     =                   F     E       X     F F\
         F   E             F                     E         E F F                   E    \
       F         - 6                                                           L       G\
       L   X L   L             b b                                                      \
       b b b b           b b b b   b b   G G G                                          \
                                                             b                          \
                                   j                 i             i i i   b            \
                                   F   F @                                              \
                 A                                                                      \
                                                     9 F                 /   /          \
                       F           F                           E   b         F E >     /\
     E     A A R   F   C                 E b b b k E F E       k k k   b   E       F    \
               /   3       E 6   6       C                             f   H   2   =    \
     F   = +                   L   =       6     2 > + 8 C     >                        \
           =                     2 2 2       6 E       6       F     C E C F            \
                           ;     2                         X                       C X  \
         C         C                 X         X                       X                \
     ) 2   C                                                                   P     K  \
     P         X                         X                                   X       f X\
               f f f       X                               F     ; F ; F 9         =    \
         E F           6   G 3                   @   ; 9       @ ;   ; > > > C ; 9     +\
     ;     ;   9 A           E E A       l A A F       l l l       9       E         - 6\
       ;       A     A 2 A 2 ;         F         > >   >       >   F 2                  \
     9   A A         C             A A     @ >         E             A E A       k C    \
           k k k       A                 . 2   A       A     A 2 A 2           F        \
     A A   >       @   F >                       A A       F F             A A     @ A  \
           F             A A A         A                       A                 / 2   A\
                 =   =                             A           T                        \
       H                       = H     E = W       C                 H         H        \
                   H                       =       >     9 F 9 F           =         > >\
       2       ;   F F f                     < :       E =   E         9 :     3 A V   E\
       A >           < < :   H     : E                     @ f f f E         / 2   9    \
             E   E                                         F                            \
                           E       F E         F                         k             k\
     k k                               E   9       9   d   d     F                     A\
       >       F   E   A @   ;   A 9           Y       F   A =           ; F   < 9   U F\
     F                 Y Y Y f     A       f f f   Y     E E E       D @   d            \
       =           C /   C @ C   C C                   E   @ E 9         9 =           b\
     m f       9                     =   C                     b b b       9            \
       b m   @ @ @       E                                   E                          \
               C   A A   ;   A                         N                   V            \
                               N                     C C C       C                   T  \
                                               F       E   A A H 6   A                  \
           N O L         F     T                                       N                \
         E E E       >                                                                  \
           ;         >                                 X               X                \
                                                 ; ; ;                                  \
                                                   A   A A   6   A                      \
       P   S               P                                       P                    \
     A A A                               H @ H @ H         >                       F    \
     >           [       S   Q L         L             H L     E H         H           L\
     Q Q L       n L           n n n       L                 3 @   H                    \
                                               A                 b                      \
                                                                                     A A\
     A                           b                                                      \
       b b       b   d                                 b                                \
             d           d b d d b d d                                       C   C      \
           C             6                 @                       L                    \
       C L     A =         C                 L         L                       L @ @ @  \
                   C             E > E > F                       E         E     @ @    \
           F           P b         b   _ Z _   E P       F         E                 P  \
           P   _                   P @ @ @         _ 9 >   E                            \
                                       ;   C F   ;   C                                  \
               V                                                             ; ; ;      \
     A   A                   N   N             S             H           ]     F   U U  \
     Q   U         X         U             N X       N         N           T     X      \
       X       ] ]       ]     X F F F       E a     ] N                                \
                                   A         @                                          \
                                                                         A ; A       E ^\
                           F   F @                       F E       =     > F         F  \
         9   P N                         N     E E                       P P N     d d N\
             d d f d       N F > F         c 9 ;           F       ;   ;                \
                       =     @ A           F           O                         O     F\
                                 O         O                       O A A A         e 9 ;\
                     L   L                             F               >                \
           L                       L L     F L         L                 L         L    \
                       L > > >                 L                                        \
                           F                       Q                         Q          \
                             Q         Q                       Q F F F                  \
                                                                   =   F     =   F      \
                                                                                        \
                     = = =       F                                                      \
                                                   b                                    \
                           b b b                       b                                \
       E                                               ;     ;                         F\
                             F                                   F         F       d    \
               F                                                                        \
           F       A         >                                                          \
                                                         A A A                         F\
                           B                       <   X <         W V           T H    \
         T               H                               T T H         H                \
           H                               F       *   *           C                    \
       9   T 2                   =                                                      \
         b                                                             *                \
                                               A           = > A 2   =                  \
           E   F                                                       E                \
                     @                         /   /           @                       3\
         .                                     b                   F                    \
                               f                                 ) /                 E  \
     E   F                       E                 A         @       F                  \
               E         F         E                                                    \
     A ; A       A ^       E                           F T     L                   F    \
     C 9   E A C A   E                             L                     P              \
                                             9 9 9       >                              \
         E A C     A F                 F       +   > @ E 3 F >                         F\
     F F                                                       F                     + +\
     +       6                                                                          \
                                                                                        \
                                             =       > F                 a              \
                                                                                        \
                                                                                        \
                                                                                        \
             E                                                                          \
                                                                           0   0        \
                               E     E @   A       E A                                  \
                                                                             @ @ @      \
     @   , 0                                                                            \
                                                                                        \
     b             b b b                     =                   b                      \
                                       b b       b   d           d                     b\
                                             b           d d b b b d d                  \
                                     f         l                     d     l   k       l\
     k           d l @     g                                                   b l b d  \
           d d d d b d l b   l l l               i                           E          \
                               A   A A   ;   A                         N                \
       V                                       N                     A A A       C      \
                 T                                             F       A   A A H 6   A  \
                           N O L         F     T                                       N\
                         A A A       >                                   E              \
                           ;   A A   ;   A                         N                   V\
                                           N                     ; ; ;       C          \
       b       h             f         f                           d               h    \
           d b                       d     _ h                         d d b b          \
     b b b b   d b   d d d       b                                                      \
                                                   b d                                  \
                           b b d d           d d d d   b d                              \
                                                                                 b      \
                                 d                     j                 i             i\
     i i   b                                                     f         l            \
             d     l   k       l k           d d b     g                                \
                       d d d b         d d b b b d d b   l l l               i          \
                     f         l                     d     l   k       l k           d d\
     d     g                                                   d d d d         d d d f b\
     d d d   l l l               i                           f         l                \
         d     l   k       l k           d d @     g                                    \
                   d d d d         d d d d b d d b   l l l               i           b  \
                                                           b b       b   d         d d  \
                       b                                   d d d b           d d b b b d\
     d                             3       C A   A       C                             f\
       H   2   =     F   = C                   L   =       A     2 > A 8 C     A        \
                           =                     2 2 2       6 E       A   3       E E  \
     E       C                             f   H   2   =     F   = +                   L\
       =       E     2 > E 8 C     E                               =                    \
     2 2 2       6 E       E                                                            \
                 F                                                                      \
                                                                                        \
                                                                 b                      \
                                       j b               i       b     i i i   b        \
                           3       F 6   6       C                             f   H   2\
       =     F   = F                   L   =       6     2 > + 8 F     >                \
                   =                     2 2 2       6 F       6             E > E > F  \
                         E         E     @ @           F           P b         b   Z Z Z\
       E P       F         E                 P         P   Z                   P @ @ @  \
           _ 9 >   E       F     F F F F 9         =         F F           6   G 3      \
                 @   ; 9       @ ;   F > > > F F 9     + F     F   F A           E E A  \
         l A F F       l l l       9       F         - F   F       F     F F F F 9      \
       =         E F           6   G 3                   @   ; 9       @ ;   ; > > > C F\
     9     + F     ;   F A           E E A       l A A F       l l l       9       E    \
         - 6   F       F     ; F ; F 9         =         E F   F       @   G -          \
             @   ; 9       @ ;   ; > > > C ; 9     + ;     ;   9 A           E E A      \
     l A A F       l l l       9       E         - F   ;                                \
                     o                                                                  \
                                                                                        \
                                                             #                          \
                                                                                        \
                                                           >       6   6 2         >    \
                       2     (                                                          \
                   >                                                                 , 6\
             , =     > 1 > 1 ) C       2     E   @ @ 2 @     @ *     ,                  \
     E   @ >       M : ^ E ^       C >     6 >     C T >   =         @ @ >         > E ^\
                       >       E         % 1   >                         =              \
                           2   3 >   /   3                         A                    \
                                           A                     2 2 2       , 2        \
                               F T     L             $             ;   A A > 9   A      \
                           L                     P                                      \
                     F F ;       >          
    """
  /// What a pair's width differs by, plus 4,000.
  static let regularPalette: StaticString = """
    LMAABfD-FfGIGYGzH-H=HMH^HnI I1IAIIIQIbIfInIrIzJ J%J-J5J=JEJUJbJfJvJzK)K1K9KIKUKYK^Kb\
    KfKjKnKrKvKzL L#L%L-L1L5L9L=L^LfLjLnLvM M)MAMQMUMbMjMrN%N5NfNvO)O9OIOYR%
    """

  /// Inter Bold.
  static let bold = InterMetrics(
    unitsPerEm: 2816, ascent: 2728, descent: 680,
    columns: 108,
    advances: boldAdvances, leftClasses: boldLeft,
    rightClasses: boldRight, adjustments: boldAdjustments,
    palette: boldPalette)
  /// The advance of each character.
  static let boldAdvances: StaticString = """
    (**x-!4s5%;=5['E-Q-Q2;5l*:/A*+,x6'/|4;525g4e54345654*+*:5l5l5l25@S7t568#793g2u8;7o)W\
    2J6+2C= 7O8x4n8z5)5%5K7?7t@c6r715G-Q,x-Q/w/W052h4J2|4J3<,l4D4+)?)?2l)?<v4$3j4B4B-P23\
    ,t4$2x;#2U2x2O-Q,I-Q5l(**x2|5T8G2P+T3/1C= /v4/2g  5>2;/'5l-|.S055F3_*+,K*n/o49;v=$>S\
    257t7t7t7t7t7t@R8#3g3g3g3g)W)W)W)W797O8x8x8x8x8x5l8x7?7?7?7?715R5?2h2h2h2h2h2h<{2|3<\
    3<3<3<)?)?)?)?3A4$3j3j3j3j3j5l3j4$4$4$4$2x3h2x7t2h7t2h7t2h8#2|8#2|8#2|8#2|797R794J3g\
    3<3g3<3g3<3g3<3g3<8;4D8;4D8;4D8;4D7o4+9l4+.l)o)W)?)W)?)W)W)W)?;#1_2J)?6+2l5R2C)?2C)?\
    2C,O2f-X2w)?7O4$7O4$7O4$7O4?8x3j8x3j8x3j@/>t5)-P5)-P5)-P5%235%235%235%235K,t5K. 5K,t\
    7?4$7?4$7?4$7?4$7?4$7?4$@c;#712x715G2O5G2O5G2O)p5%235K,t/5/55r0=?Y?Y(G'|(G-u-s-s3-2W\
    /39KBK)S/|- - 6 Bd4^>5>5>5>55l
    """
  /// The row of each character as the left one.
  static let boldLeft: StaticString = """
         !   # $ % ! & ' ( ) * + * , - . / 0 1 2 3 4 0 - 5 6 7 8 9 :   ; < = > ? @ A B B\
     C D E B B > F > G # H C I J K L M & N ' ( O   P Q R B S T U P V V W B P P Q Q U X Y\
     Z [ ] ^ _ ] ` & B ' )   a R     b       > c d     e   f g   h   i B j     c k      \
     l ; ; ; ; ; ; ? = ? ? ? ? B B m m > B > > > > > n > C C C C L o p P P P P P P S R S\
     S S S V V q r Q s Q Q Q t t ) Q [ [ [ [ ] Q ] ; u ; P ; P = R = R = R = R > v   w ?\
     S ? S ? S ? S ? S A U A U A U A U B P x P m y m z m { | V B V   V C } D W  !  B E B\
    !! B!#!$!%!$ B P B P B P B   > Q > Q > Q ? S G!& G!& G!& # Y # Y # Y # Y!' Z!( Z!) Z\
     C [ C [ C [ C [ C [ C [ J ^ L ] L M ` M ` M `   # Y H Z      !*!+  !,!-!.!,!-!. c c\
       *       d k     c!/       )
    """
  /// The column of each character as the right one.
  static let boldRight: StaticString = """
       ! # $ % & ' # ( ) * + , - . / 0 1 2 3 4 5 0 6 7 8 9 : ; < = > ? @ A B A A A B A A\
     C A A A A B A B A % D E F G H I J ( K ) L M N O A P P P Q P A R S A A T T P T P T U\
     V W X Y Z X [ ( A ) ] & & ^ & & _ & & & B ` a b & c & d < & & & e f g & & ` h & & &\
     i @ @ @ @ @ @ @ B A A A A A A j k l A B B B B B m B E E E E I A A O O O n o O O P P\
     P P p q r s t P T P P P u p + P W W W v X A w @ O @ O @ O B P B P B P B P A P x P A\
     P A P A P A P A P B P B P B P B P A A y z j { j | j }! !! A R & R C!# A A & A A A A\
     A A & A A A A T A T A T A T B!$ B P B P B P A T A T A T % U % U % U % U!% V!& V!' V\
     E!( E W E W E W E W E W G Y I X I J [ J [ J [ & % U D V & & &!)!* &!+!,!-!+!,!- ` `\
     m!. & & & a h &!/ ` & &!0 & +
    """
  /// Indices into the palette, row by row.
  static let boldAdjustments: StaticString = """
                                                                                        \
                                                                                        \
                                                                 a         =   =        \
       J                       D     '                                                  \
                                                                                        \
           =                                                                   y        \
                                                                                        \
            !J            !J!J!J                                                        \
                                                                                        \
                                                                                        \
                 J H             a                                                      \
               Q   J ]   F   J                         a a           ]     p            \
                               a                     Q Q Q       =                      \
                                                                                      !2\
        !<                                          !M!M        !2        !2            \
            !<!2                                                                        \
                                                                                        \
                                                                             a          \
                 a         +   +           W                       ;     ;              \
         H                                                          !G                  \
                                               +                                       s\
    !2     i                           i   s s T d   s                             p    \
                    !.                                                      !$!$ i      \
     o           a!$ 9                         h =   p  !1 m i!$           7           a\
             H         +                                             U                  \
                                         a a a         :                                \
               s!2     i             %             i   s s T d   s                      \
           p                    !.                                                      \
    !$!$ i       o                                 ]   ]                                \
             J    !:!:      !:                                                          \
                                                                       ]                \
               h   h               u                                     a       W      \
                                                                                        \
                             W   U h                           ^   ^                    \
                                                                                        \
                                                                                 W ^    \
                                           |                                            \
                                                                                        \
                                                                           r   r        \
                                                                                        \
           a                                                                            \
         U r                          !$  !$    !)                                      \
                                                              !1                        \
                                                          !$                           p\
       p                                                                                \
                          !1                                                            \
                       p                           h   h                                \
                                 W                                                      \
                                                                     W h           Q    \
     W         .   .   |     y N!)!A!#!) a a           5     ;                   (   W U\
             ]               U     J                         W W U      !R U          !R\
    !R!R       U                 * .                                                    \
                                         J                                              \
                                                                             W          \
                                                                           a   J        \
     J                                                                                  \
                             a a a       W                                   %          \
                                                                                        \
                                                                                    !U #\
               $                                                         !     U        \
       H J U ;   H                         ]   a                                        \
                   ]                                 Q                                  \
                                                                 F                      \
                                                                                        \
                 ;                                                                      \
       J                                                                                \
                                                                                 D   y  \
           ;             a                     U   J       a   @   ? F   F   ? ;       n\
    !(!7    !& a   H H       n   F a   G ;  !) a a               n!7!7!7!J n   H      !J\
    !J!J  !7   n @ @ Q       - 8                                                        \
                                                                                        \
                                    !G            !G!G!G                                \
                                                                  !$               {    \
         ]                    !9                                                    !G  \
      !9      !G!G!G                                                       W   W ]      \
                               [       c   [ l b X   [   ]                              \
              !1                                                             c c c      \
     a   ] W                                                                            \
                                                                                        \
            !O            !O!O!O                                                       ]\
       a                                   =     H                   a  !. ]      !*    \
     a a     a   ]             a                !.!. ]         ] a a                   ]\
           a         / A                                                                \
       p       e   p   { i   p            !G!G                                          \
                  !G!G!G!G          !G!G!G!G  !G!G   e e e                              \
                                                                                !G      \
                                                    !K!P                !O            !O\
    !O!O  !G                                                   a   a Q                  \
                                             U                                          \
                                                                                 D a    \
            !0           Y   Y                             a           [                \
               ]  !G         a ] J     Y ]     U U!    a   W                 ]!G!G!G!Q ]\
     a ]      !Q!Q!Q  !G   ]       a               Y     =             ] a   a       W  \
                              !?   k   >   E [   <   E -                   p   H       a\
         ; J - C W     J                               H                     > > >      \
     A ]       a             a       w ] w a                                   B     ;  \
                        !!!*                       w!*       w         w            !!!!\
    !*        !*                      !*                 * ;   w                        \
                                                       s     g   s        !*            \
                !*                                  !*      !J!*          !J!J!J      !*\
                                         a       i a i a D         H         ] a        \
       @   c =                   Q   F D       Q F   F J J k W i D     - i     F   D U  \
             ] ] U      !R U U a      !R!R!R       D       ]         / A   i            \
     U       s ; s ; I         a         J J   J       ;   [ ;              !:   D   L K\
             W             s K     Q J         ]   a         L ] K      !Q W          !Q\
    !Q!Q       K                 1 ;   s        !.   U       s ; s ; `         a        \
     U U   J       F   [ J              !:       M M       a a             s M     Q s  \
           a   a         M M M         M                       M                 5 ;   s\
                         S   S                             U           b                \
               k                       S k     ] S!-       W                 k         k\
                           k                       S             J       d H d H        \
       H         J J   ;       F   X a!J                     6 2  !+   ] H   ]         d\
     2     = U!+   ]   U J           6 6 2!+ _!+   2 ]                !+   Q!J!J!J ]    \
         5 ;   d                     {   {                                         a    \
                                                   {       a {         a                \
            !Q            !Q!Q!Q                               {     D   y         ;  !H\
      !H     a                   Z U   J       a   ]   R P   F   R ;       n!(!7    !& a\
       U H       n   F a   G ;  !) a a               n!7!7!7!J n   U      !J!J!J  !7   n\
     ] ] ]       Z Q  !H                       H           W 5   W Q W   W W            \
           ]   Q ] D         D H          !G!S!J       D                     H   W      \
                  !G!G!G       D              !G!S   Q Q Q       ]                      \
                         ]                                     W   U U   :   U          \
                   u                  !+                                       u        \
                 W W W       W                          !%                              \
                   a       ]   K U k 0   K                         w!$ t         a    !'\
                                           w                     ] ] ]       J          \
                                                                           F     j   J  \
                                  !6              !1                                    \
                             F F F                                                      \
                                       U   U U   3   U                         }!3!*    \
               y                                       }                     U U U      \
                                     u Q u Q!'         J                       a     J  \
            !8      !#   u v         x             u v     ] u         u           x u u\
     v      !T v          !T!T!T       v                 = Q   u                        \
                                                   U                !G          !;      \
                                                                                    !;  \
     U U U                                  !G                                          \
                  !G!G      !G  !H                                !G                    \
                        !H          !H!G!H!H!G!H!H                                      \
             w   w             W             A                 Q                       p\
                  !:       w p     U H         w                 p         p  !:        \
               p Q Q Q                 w                     { J { J f                  \
         ]         ]     Q Q           a         } n!E        !E  !>!:!>   { n       a  \
           {             } } n         n  !>                   n Q Q Q        !> D J   {\
                                                                           F   W a   F  \
     W                                            !+                                    \
                             F F F       U   U                           z   z          \
      !1             k          !<     a  !4!4  !/  !4        !1        !,             z\
    !1       z         z          !2    !1        !1      !<!<      !<    !1 a a a      \
     ]!D    !< z                                                                       U\
             Q                                                                          \
                                         U F U       ]!=                               a\
       a Q                       a ]       H     J a         a       D   } w            \
                 w     ] ]                       } } w    !H!H w        !H!H!J!H       w\
     a J a        !F D F                 a         F   F                                \
       H     Q U           a          !$                        !$     a                \
                !$        !$                      !$ U U U        !I D F                \
             p   p                             a               k                    !5 t\
                           p t     a p         p            !5!5 t         t            \
               t k k k                 p                                                \
                           a                       |                         |          \
                             |         |                       | a a a                  \
                                                                           H   a     H  \
     a                                                                                  \
                             H H H       a                                              \
                                                                  !G                    \
                                          !G!G!G                      !G                \
                             ]                                                 F     F  \
                           a                         a                                  \
     a         a      !H               a                                                \
                                           a       U         J                          \
                                                                                        \
     U U U                               a                         V                    \
       G  !1 G        !-!+          !' k        !'               k                      \
            !'!' k         k                       k                                    \
     a         +   +           W                       ;   w ;                   H      \
                                                        !G                              \
                                   +                                                    \
                   U           H J U ;   H                         ]   a                \
                                           ]                                 Q          \
                           5   5           Q                       =     1              \
                          !G                   a                                        \
          !J                                 * 5                         {   {   a      \
                     ]                 U         Q       a                             {\
             a         {                                                     U F U      \
     U!=       {                                   s!2     i                   a     W D\
       ] s W U   ]                             p                    !.                  \
                                         D D D       o                                  \
             ] U W     U a                 a       -   J Q ] = a J                      \
       a a a                                                       a                    \
     - - -       A                                                                      \
                   a a       a                                                          \
                                                         H       J a                    \
        !M                                                                              \
                                                                                        \
                                                                                        \
                                         ]                                              \
                                                                                        \
                           8   8                                   ]     ] Q   U       ]\
     U                                                                                  \
                             Q Q Q       Q   . 8                                        \
                                                                                        \
                                                !G            !G!G!G                    \
     H                          !G                                                      \
      !G!G      !G  !H          !H                    !G                                \
            !G          !H!H!G!G!G!H!H                                                  \
            !J        !R                    !H    !R  !Q      !R!Q          !H!R Q    !L\
                                                      !G!R!G!H        !H!H!H!H!G!H!R!G  \
    !R!R!R              !O                                   ]                          \
               U   U U   :   U                         u                  !+            \
                               u                     U U U       W                      \
        !%                                             a       U   K U k 0   K          \
                   w!$ t         a    !'                                       w        \
                 U U U       J                                           ]              \
                           F   U U   :   U                         u                  !+\
                                           u                     F F F       W          \
        !G        !:!I!N            !J        !J                          !H            \
      !N          !H!G                      !H    !>!N                        !H!H!G!G  \
            !G!G!G!G  !H!G  !H!H!H      !G                                              \
                                                                  !G!H                  \
                                          !G!G!H!H          !H!H!H!H  !G!H              \
                                                                                        \
                    !G                                  !H                  !K!P        \
            !O            !O!O!O  !G                                                    \
            !J        !R                    !H    !R  !Q      !R!Q          !H!H!G    !L\
                                                      !H!H!H!G        !H!H!G!G!G!H!H!G  \
    !R!R!R              !O                                  !J        !R                \
        !H    !R  !Q      !R!Q          !H!H!H    !L                                    \
                  !H!H!H!H        !H!H!H!J!G!H!H!H  !R!R!R              !O              \
                        !J        !R                    !H    !R  !Q      !R!Q          \
    !H!H Q    !L                                                  !H!H!H!H        !H!H!H\
    !H!G!H!H!G  !R!R!R              !O                                                  \
                                            !G          !B                              \
                !K!P                !O            !O!O!O  !G!B                          \
                    !G                                                        !G!G      \
    !G  !H        !H!H                    !G                                  !H!H!H!G  \
            !H!H!G!G!G!H!H                               =             W s   s       W  \
                              !?   k   >   E [   <   E W                   p   H       s\
         ; J s C W     s                               H                     > > >      \
     A ]       s     =             ] {   {       W                            !?   k   >\
       E [   <   E -                   p   H       {     ; J { C W     {                \
                   H                     > > >       A ]       {                        \
                                                             a                          \
                                                                                        \
                                                                                        \
                                !G                                                      \
    !K!P!G              !O      !G    !O!O!O  !G                                 =      \
           a a   a       W                            !?   k   >   E [   a   E a        \
               p   H       a     ; J - C a     J                               H        \
                 > > >       A a       a                     { J { J f                  \
         ]         ]     Q Q           a         } n!E        !E  !:!:!:   { n       a  \
           {             } } n         n  !:                   n Q Q Q        !> D J   {\
                 a      !$ a!$ a D         H         a a           @   c =              \
         Q   F D       Q F   O J J W [!$ D     -!$     O  !$ U           ] ] U      !R U\
     O a      !R!R!R       D       O         / a  !$             a      !$ a!$ a D      \
       H         ] a           @   c =                   Q   F D       Q F   F J J k W!$\
     D     -!$     F  !$ U           ] ] U      !R U U a      !R!R!R       D       ]    \
         / A  !$             a       i a i a D         H         ] a   a       Q   c /  \
                     Q   F D       Q F   F J J k W i D     - i     F   D U           ] ]\
     U      !R U U a      !R!R!R       D       ]         / a   i                        \
                                    !U                                                  \
                                                                                        \
                                                                                     #  \
                                                                                        \
                                                                                        \
     J         4   4 ;         J                       ;     )                          \
                                                   J                                    \
                                 . 4           .     H       o , o , * W       ;     ]  \
     Q Q ; Q     Q +     .                   ]   Q J       q H!@ ]!C       W J     A o  \
       W!' o   H         Q Q J         J ]!C                   J       ]         & ,   o\
                                     H                                     ;   = J   5  \
     =                         U                                                        \
       U                     ; ; ;       . ;                                           s\
    !2     i             $             i   s s T d   s                             p    \
                    !.                                                      !$!$ i      \
     o          
    """
  /// What a pair's width differs by, plus 4,000.
  static let boldPalette: StaticString = """
    LM@)B+COFSFfGIGYGzH-H=HFHMH^HnHuI I!I)I.I1I9I:IAIDIIIQI[IbIcIdIfIrIuJ J%J(J5J=JEJOJU\
    JVJ[J`JbJcJdJfJjJlJsJvJzK)K,K/K1K6K9K=KAKGKIKKKNKOKQKSKTKUKVKWKYK]K^KbKdKjKnKoKpKqKr\
    KtKwKxKzK|K}L L!L#L$L%L'L(L)L-L0L1L3L5L8L9L:L;L<L=L@LALBLFLGLSLXLaLfLkLnLvM M$M%M)M+\
    M1M5M>MIMQMbMjMrMxN%N-N5NfNvO)O9OIOYQG
    """
}
