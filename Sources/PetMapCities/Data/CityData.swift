// swift-format-ignore-file
// Made by tools/cities/pack from GeoNames' cities15000 (https://www.geonames.org, CC BY 4.0).

/// The packed cities; the packer's own comment describes the format.
enum CityData {
  static let count = 33961

  static let cities: StaticString = #"""
    cmkjBl}}_LUshuaia
    f|bB|pg|KRío Grande
    z_|@rmxoLPunta Arenas
    ~|jCtipyLPuerto Natales
    xeIxyteLRío Gallegos
    fm|BbqcxLEl Calafate
    _{{FrmeqKPuerto Deseado
    t}{Ap_x}KPico Truncado
    reXtivcLLas Heras
    acHb`c{KCaleta Olivia
    ptCozob_@Invercargill
    gjr@qnto_@Dunedin
    gc@nl}zKComodoro Rivadavia
    {`[tlzvLCoyhaique
    dyO~rtzLPuerto Aysén
    vgaBg~ft_@Timaru
    mto@e`dw_@Ashburton
    lw]yrc{_@Rolleston
    g{Cimt|_@Christchurch
    ojUgvj|_@Rangiora
    uKf}jlKRawson
    o_Dp{qmKTrelew
    swKxfi`MQuellón
    _eStqhrLEsquel
    jcBygfb[Hobart
    oyIdx}kKPuerto Madryn
    e}[lygaMCastro
    v}p@njrsLEl Bolsón
    twGjfpaMAncud
    coHphj}LCalbuco
    geNpte`MMaullín
    ~|H_dvd`@Blenheim
    `qCxpe|LPuerto Montt
    m~Auf`a[Launceston
    nhIyz_``@Richmond
    jj@r}m|LPuerto Varas
    vGisi``@Stoke
    z|Aizvi`@Wellington
    aHydpi`@Karori
    og@gps``@Nelson
    zKo|xj`@Wainuiomata
    g`@par|LLlanquihue
    _zBelrj`@Lower Hutt
    c{B_hg|ZDevonport
    aaBjkfrLSan Carlos de Bariloche
    yUwnlk`@Upper Hutt
    mNokej`@Porirua
    rc@bd||LFrutillar
    qlEmyoyZBurnie
    kkHkbco`@Masterton
    peCe}ek`@Paraparaumu
    iJp{o}LPurranque
    ypHnwo_KViedma
    of@xml_KCarmen de Patagones
    u{E`blkKSan Antonio Oeste
    csHwkxl`@Levin
    qxDf{j}LOsorno
    ~fTq`zn`@Palmerston North
    }aAvch|LRío Bueno
    taClw`}LLa Unión
    seLpeorLSan Martín de los Andes
    fwG|fy{LPaillaco
    pdLomlk`@Whanganui
    fsJxy`~LValdivia
    jPxl{}LLas Animas
    _cOhnnxLPanguipulli
    `Pkzkv`@Hastings
    ueMaexv`@Napier
    ggK|uhzLLoncoche
    j}Fj_zwLVillarrica
    yIdqdvLPucón
    _dQjhmxKVilla Regina
    s{Aysoe`@New Plymouth
    egBxzn{KGeneral Roca
    rxB|fb}LTeodoro Schmidt
    hJjuefKRío Colorado
    }Lp}izLPitrufquén
    b[rn~|KAllen
    l`@hym_LPlottier
    fk@xzgzLFreire
    mD~xk~KNeuquén
    ur@vqpeLCutral-Có
    _@nj~}KCipolletti
    rE|ssvLCunco
    t`Bb|sjLZapala
    u}@|_{yJPunta Alta
    f~Cv~y~KCentenario
    yUhpl~KCinco Saltos
    eqD~p`{LLabranza
    yLvibzLPadre Las Casas
    }q@`bg|LNueva Imperial
    vXrdbzLTemuco
    ky@`f`{JBahía Blanca
    }Rhgp}LCarahue
    dvAygvq`@Taupo
    ql@hqywLVilcún
    eo@amm}`@Gisborne
    zsHpqoeJNecochea
    oiAfwbyLLautaro
    ipM}ttdZWarrnambool
    aNtq{nJTres Arroyos
    `oC{v{oZTorquay
    cxDbt_`JMiramar
    mNeqbtZMount Martha
    jt@dlpzLTraiguén
    ds@vonxLVictoria
    zm@g{ftZMornington
    weAkkl}ZTraralgon
    jd@yqotZMount Eliza
    zf@gyxoZHighton
    fKuz_uZLangwarrin
    ~@u}ytZFrankston South
    sT{duyZWarragul
    pd@imbpZGeelong
    |FeiwtZFrankston
    gQg{ur`@Rotorua
    |OijytZFrankston East
    iw@kpyuZCranbourne East
    |DksvuZCranbourne
    }h@ijytZSeaford
    _@__auZCarrum Downs
    }HensuZCranbourne West
    dh@yzfpZCorio
    ~P}syuZCranbourne North
    cVe|{vZPakenham
    ma@ehovZOfficer
    jo@{kxuZNarre Warren South
    k_@ocpuZHampton Park
    ?_|yuZNarre Warren
    ?otcvZBerwick
    p\qikpZLara
    ihAfmh~IMar del Plata
    }[qgauZKeysborough
    dP~nmuJCoronel Pringles
    iF_kfuZDandenong
    }RsyquZEndeavour Hills
    nVkuhtZCheltenham
    tGuz_uZNoble Park
    Qs}guZDandenong North
    yWanfw`@Whakatane
    qKzibyLCollipulli
    wQsc}tZSpringvale
    on@i{luZRowville
    gNw{auZMulgrave
    t[ititZBentleigh East
    yBofftZBentleigh
    jCebvtZClayton
    xD_tnrZPoint Cook
    x[mz_tZBrighton
    hIkubtZBrighton East
    gFue~qZWerribee
    ?ybcuZWheelers Hill
    `S{bjtZCarnegie
    |E_yuqZWyndham Vale
    dTe_yuZFerntree Gully
    o@}`urZAltona Meadows
    oAesiuZWantirna South
    dA{wdrZHoppers Crossing
    q@my{sZElwood
    gKgtxm`@Cambridge
    Jwn_uZGlen Waverley
    eBuqxtZMount Waverley
    |Ctbx|KCatriel
    zCyrgtZMalvern East
    FiddtZCaulfield North
    uRer{sZSaint Kilda
    |AuiltZGlen Iris
    ?ysvuZBoronia
    xs@ypvtZBurwood
    sIx_qbJBalcarce
    pLwzltZCamberwell
    sFg`tsZPort Melbourne
    ~Bys}sZSouth Yarra
    gE_y|qZTarneit
    cEx|~}ISanta Clara del Mar
    w@sgssZCity of Port Phillip
    p@oaitZGlenferrie
    j@knftZHawthorn South
    mB}|fzYMount Gambier
    zZad}c[Bairnsdale
    HcjxsZSouthbank
    _HwhftZHawthorn
    lD_t_tZRichmond
    wConnrZTruganina
    ?_xksZYarraville
    ?_kfuZMitcham
    ?i{luZRingwood
    eDaxxsZMelbourne City Centre
    JwsusZDocklands
    yAwcxsZMelbourne
    xV{ietZKew
    ~N~d~~LCañete
    _Cxt{~LCañete
    ?_xksZFootscray
    ?uxxsZCarlton
    ?ysvuZCroydon
    iE_rtsZNorth Melbourne
    vGflyzLAngol
    qKim{rZSunshine West
    ^ssqtZBalwyn North
    aGinwtZDoncaster
    Fwj{l`@Hamilton East
    {@ok|tZDoncaster East
    kLy_zl`@Hamilton
    uAce}uZMooroolbark
    bGgfpsZAscot Vale
    qf@avqrZDeer Park
    v@e`osZMoonee Ponds
    ?uxxsZBrunswick
    ?_i_tZNorthcote
    oYmm`tZThornbury
    }K_j|tZTemplestowe
    tKuxxsZCoburg
    ?eqbtZPreston
    ?otcvZLilydale
    Rc|msZEssendon
    dNajxrZSt Albans
    sJ}xkrZCaroline Springs
    vW_gxrZSaint Albans
    ?ihrsZPascoe Vale
    ?or|tZEltham
    gAo}dsZKeilor East
    wi@dq|wLMulchén
    aF_i_tZReservoir
    fTulorZTaylors Hill
    mO{lstZGreensborough
    mMihrsZGlenroy
    hCmqurZTaylors Lakes
    e@}}jtZBundoora
    iWwzlrZHillside
    sLupfr`@Tauranga
    uGeqbtZThomastown
    h`@irqpZBacchus Marsh
    oAx}_lJBenito Juárez
    hOeqbtZLalor
    ?uiltZMill Park
    bs@iyetZEpping
    ?_zrtZSouth Morang
    bs@ugesZGreenvale
    wOntj_MLos Álamos
    wEuwpsZRoxburgh Park
    {u@vmp`MLebu
    yPfc|{JPigüé
    sDe~qtZMernda
    jAopusZCraigieburn
    ?or|tZDoreen
    bs@iyetZWollert
    nQ}xirZSunbury
    _b@yr~lZBallarat
    `fEt}pzLNacimiento
    {kA|dt~LCuranilahue
    sXjqrxLLos Ángeles
    ya@zg_yJCoronel Suárez
    icCec{sZWallan
    sd@xnivLVilla Mercedes
    gpAj_iiKGeneral Acha
    vyCrd}gJTandil
    kiEnpvzIVilla Gesell
    cv@nyn~LArauco
    uoCo|xj`@Pukekohe East
    srCjo~cJAyacucho
    gaCtnazIPinamar
    aaArro}LLota
    enAgkwj`@Papakura
    anA}stj`@Takanini
    wOfp|xLCabrero
    Gdel}LCoronel
    }o@ehkj`@Manurewa
    wq@~iv{IGeneral Juan Madariaga
    q[cfkj`@Manukau City
    _~@lfd|LHualqui
    }Lencj`@Papatoetoe
    Lek{i`@Mangere
    {Eih`j`@Mangere East
    fv@uiij`@Otara
    g^encj`@Otahuhu
    aA_n_i`@Titirangi
    id@pjv|LChiguayante
    iy@_qei`@New Lynn
    }g@|zdoJOlavarría
    ~Re{ui`@Epsom
    {K_bhi`@Avondale
    nDweti`@Mount Eden
    tBug{i`@Remuera
    \mlxh`@Henderson
    co@_{}h`@Te Atatu South
    kSeoxh`@Lincoln
    f]ynti`@Auckland
    mVmw~h`@Te Atatu Peninsula
    mEvkd}LSan Pedro de la Paz
    lAupvh`@Massey
    g^eoxh`@Massey East
    xB`pz|LConcepción
    jsAozqi`@North Shore
    ca@htd}LHualpén
    pa@nbjlJAzul
    `}@ovroZBendigo
    pf@pfjyLQuillón
    }Mn{o|LPenco
    id@py}xIMar de Ajó
    bKfsg}LTalcahuano
    ri@yk|bZHorsham
    |sBtd}gKToay
    |nCvlluLCoihueco
    gNrggwLChillán Viejo
    |Opeh|LTomé
    jC|rkgKSanta Rosa
    x\nuawLChillán
    bdBz_`yIMar del Tuyú
    ihBzy_yISanta Teresita
    eeD~yvzLCoelemu
    wbEnhevLSan Carlos
    miCudmvZShepparton
    xcAofa|ZWangaratta
    reCrv__JDolores
    sgGbt_tJSan Carlos de Bolívar
    wpGxokuLParral
    }FaznrZEchuca
    uy@qap_[Wodonga
    _oIb}ugJLas Flores
    |~Btn{}JTrenque Lauquen
    oRnnlxLCauquenes
    uEnuotLLongaví
    tpJv_~sLLinares
    aoBpsxxJPehuajó
    ncCfu_dJGeneral Belgrano
    zqBms~f`@Whangarei
    lmAicrs[Batemans Bay
    kc@nlyrLColbún
    knBtucdKGeneral Pico
    }~@btzkJSaladillo
    dr@jmpuJCarlos Casares
    ftAvrxtLSan Javier
    nx@|naaJChascomús
    _yBvhisLSan Clemente
    azDpzugLMalargüe
    diB|orrJNueve de Julio
    wMhy|eJSan Miguel del Monte
    bTfggnJVeinticinco de Mayo
    ~[zaitLTalca
    `Tsczl[Tuggeranong
    ecGf{}xLConstitución
    nzCmqem[Canberra
    pqHvpugJLobos
    iu@znmbJCoronel Brandsen
    ikBe`mlYMorphett Vale
    ov@hkepJBragado
    `CniarLMolina
    fjBnc`~IMagdalena
    qh@ukqnYMount Barker
    gg@x}seJCañuelas
    baAvqr_KGeneral Villegas
    {PadonUAlbany
    iEp}qcJSan Vicente
    nz@fxxhJNavarro
    mQbspsJLos Toldos
    mAnfurLSagrada Familia
    gr@l}xqLCuricó
    sOb|d|KGeneral Alvear
    iwC{}}lYAdelaide city centre
    Fm`}lYAdelaide
    cVbfv`JLa Plata
    n^}grmYAdelaide Hills
    vW~f}uIMontevideo
    xOxmknIMaldonado
    dBhnimJChivilcoy
    cUp~mdJTristán Suárez
    ok@~}hdJLa Unión
    wKnih`JBerisso
    jI`mpvJLincoln
    hVj_n`JEnsenada
    m@jubuIPaso de Carrasco
    kQrredJEzeiza
    gxAzglcJBurzaco
    nnA~ajcJAdrogué
    u[~eenISan Carlos
    dZil_mYParafield Gardens
    zt@zthbJBerazategui
    j@bu_wIDelta del Tigre
    hMzrdvILa Paz
    bHlxmcJLomas de Zamora
    b@e|~lYParalowie
    pMd_ytIBarros Blancos
    tAkjyp[Goulburn
    oEzcheJPontevedra
    _Kh_lcJBanfield
    fo@thcvILas Piedras
    {@xhdcJMonte Chingolo
    rJ|qlcJRemedios de Escalada de San Martín
    kOzypbJQuilmes
    |I~jptIPando
    tMftrpLChimbarongo
    iNvpkcJLanús
    tVpzqdJIsidro Casanova
    nx@|wbcJSarandí
    u@tfmdJSan Justo
    gE|l{cJVilla Lugano
    aWn_ocJValentín Alsina
    oKz~bvIProgreso
    hEnemeJMerlo
    lGtngeJSan Antonio de Padua
    xFn{fcJAvellaneda
    kZrg|dJCastelar
    WxrxdJMorón
    m@luviJMercedes
    iBh_jcJBarracas
    vUvwrdJHaedo
    c@fxapJChacabuco
    aI~rqrLSanta Cruz
    _NbuyeJMoreno
    d@lpndJVilla Sarmiento
    ^dopcJBoedo
    yo@prtdJEl Palomar
    oFjda`LSan Rafael
    wEtxhcJBuenos Aires
    hFfa}cJVilla Santa Rita
    q@jxlcJBalvanera
    uUrvhdJSantos Lugares
    v@klzmYGawler
    {Yfr~rJJunín
    ~In~ydJHurlingham
    bUx~icJRetiro
    _@okbuBGansbaai
    gIxqzcJVilla Ortúzar
    _RvzvcJColegiales
    tUjzxgJLuján
    aCr}eeJBella Vista
    oFhsxcJBelgrano
    gSdhieJMuñiz
    fg@xfjeJSan Miguel
    _b@}biyBBredasdorp
    aYlrovICanelones
    gYxcueJJosé C. Paz
    lMt`deJVilla de Mayo
    {Vf_ieJLos Polvorines
    xYpsydJDon Torcuato
    wl@nmrjIRocha
    {EvbieJIngeniero Pablo Nogués
    eGlireJTortuguitas
    }O|{ddJSan Isidro
    dUny_`JColonia del Sacramento
    jKjsqfJPilar
    uO~wdwISanta Lucía
    lAnv|dJGeneral Pacheco
    tj@liypLSan Vicente de Tagua Tagua
    mOxmzpLSan Vicente
    ~Ogf~w[Wollongong city centre
    zDripdJTigre
    jEak~w[Wollongong
    qOkvktBHermanus
    ne@ronoLRengo
    b|A~bclJCarmen de Areco
    fAtrcpIMinas
    jrBtycyISan José de Mayo
    rrCrmwnJSalto
    aIiqlzZGriffith
    wpAnhw}JRufino
    ac@~b~iJSan Antonio de Areco
    e`AsfquBCaledon
    vcBr`uqJRojas
    fe@ububZMildura
    sFykdfCMossel Bay
    `FhuenLMachalí
    sc@hownLRancagua
    fQ|mzfJCampana
    vc@i{`sBGrabouw
    _lAt_|aKLaboulaye
    _rAhmbvIFlorida
    iIaixoBMuizenberg
    uBldggJZárate
    nFyxv`CRiversdale
    o\a_{qBSomerset West
    ao@t}tnLGraneros
    jHctux[Engadine
    aGhxymJArrecifes
    v@alpy[Cronulla
    _VaswoBRetreat
    pFowsmCPlettenberg Bay
    kVcnbwCJeffreys Bay
    }C{}sfCGroot-Brakrivier
    ~Nivfy[Miranda
    eFqktkCKnysna
    sU_vdvCHumansdorp
    `Suow{BSwellendam
    h{@kj}uCKruisfontein
    uHbrvbJCarmelo
    gg@cx{oBLansdowne
    d{@wtmy[Kogarah
    g@i_gy[Hurstville
    o@ku|oBAthlone
    dKmtwoBRondebosch
    `@y`bhCGeorge
    ~Dk|i{CGqeberha
    vZyp_x[Casula
    }Ee~iy[Bexley
    ?ifmy[Rockdale
    ?iw`z[Maroubra
    wWmsdqBKuils River
    Vcczw[Prestons
    rUg|crBStellenbosch
    xPmd}x[Punchbowl
    fHe~xy[Mascot
    MchmoBCape Town
    xDyr_z[Kingsford
    tHsrky[Earlwood
    g@c`ez[Coogee
    ^as~y[Kensington
    n@o_by[Lakemba
    a@wudx[Liverpool
    nGiuyx[Bankstown
    cF}xcz[Randwick
    |Dmggy[Campsie
    nDwiusBFranschhoek
    mIspqy[Marrickville
    zFwawx[Yagoona
    gMu`~x[Greenacre
    bHkkfx[Cabramatta
    ]jn|sJColón
    cRj~upJPergamino
    j@obrsBLe Roux
    _Fcdky[Ashfield
    kMcw|y[Surry Hills
    h@_vfy[Burwood
    lFcxby[Strathfield
    ~g@wt{y[Sydney
    uBolix[Fairfield
    xDiw{y[Sydney Central Business District
    m@c}zx[Lidcombe
    {k@iuyx[Auburn
    _EuufqBKraaifontein
    kVwstx[Granville
    }Cg~az[Mosman
    xPy|ox[Merrylands
    dEudlyBAshton
    x@whypBDurbanville
    |U}shx[Greystanes
    qMw|gy[Ryde
    cBwzsx[Parramatta
    dQd_ejJBaradero
    rKxrwnLPaine
    |K_xpx[Westmead
    h@qzjxBRobertson
    uIy~vy[Chatswood
    iEsnkz[Manly
    eAkciw[St Clair
    gPq|by[Eastwood
    kBcrrv[Glenmore Park
    sKs{xyBMontagu
    jIidfx[Seven Hills
    _Aov|x[Carlingford
    e^odcy[Epping
    {Qekow[Mount Druitt
    ?e|bx[Blacktown
    qWwxqx[Baulkham Hills
    ~Hsa`zCKariega
    cMkrkz[Dee Why
    lOl}eyJVenado Tuerto
    Nwn|x[West Pennant Hills
    gd@ebyrBPaarl
    l@yk|w[Quakers Hill
    ?gafx[Glenwood
    ?_esx[Castle Hill
    kAp}wnLBuin
    xGqkry[Saint Ives
    jW}d|x[Cherrybrook
    |Jqwiy[Wahroonga
    dNqmpt[Blue Mountains
    nHmrix[Kellyville
    aLwlzv[Cranebrook
    mJuqfy[Hornsby
    vh@nftqLMelipilla
    k\bfgpLEl Monte
    r@pqdkJSan Pedro
    zIlvonKVilla Mercedes
    s\ubnz[Pittwater
    lFz~{oLTalagante
    pb@kl__UBusselton
    uQgpuuBWorcester
    }S_c`sBWellington
    {vApiwmLPuente Alto
    }O`aroLPeñaflor
    cQeznfCOudtshoorn
    }Pry`tLSan Antonio
    _GnoonLSan Bernardo
    gRqsacDPort Alfred
    mGtvbnLLa Pintana
    mE`qfdLTunuyán
    oPmq~gCDysselsdorp
    uUngdoLPadre Hurtado
    jD}_yoBAtlantis
    cg@pz`tLCartagena
    fiAhoibJDolores
    vTyjpz[Umina Beach
    hLjmvdISanta Vitória do Palmar
    nFhehzITrinidad
    dFzh|nLMaipú
    `zAh~fmJRamallo
    gs@deomLPeñalolén
    sVsshqBMalmesbury
    nC~lgvJFirmat
    rFtnenLSantiago
    ~\luxmLÑuñoa
    pHnqtnLLo Prado
    jl@ov{z[Central Coast
    ah@w}}o[Bathurst
    bm@txpnLRenca
    aLvuqtLEl Quisco
    If_cqLCuracaví
    bt@nt~wIDurazno
    pb@xl`eLTupungato
    d@mtztBCeres
    yAvhrnLQuilicura
    mhBn|nnJSan Nicolás de los Arroyos
    iUqey`UBunbury
    f^l|xrLCasablanca
    ig@wd}`DGrahamstown
    ag@d`ysKSan Luis
    }Np{qoLLampa
    hFcc`m[Orange
    QhnfnLChicureo
    jM_rgaUAustralind
    wrAlaeaJMercedes
    d|@r|doLBatuco
    vD`f}jITreinta y Tres
    pHbefoJVilla Constitución
    ohAbtjnLColina
    ai@voz`LRivadavia
    |rB}q{pBMoorreesburg
    V~tipJArroyo Seco
    yf@pn_iJGualeguay
    v_@n{wgKRío Cuarto
    pj@tx{bJFray Bentos
    rEjcysLPlacilla
    }_B~s|`LSan Martín
    oYnwmcLPerdriel
    jrAr_srLVilla Alemana
    fApr`sLQuilpué
    dHlcitJCasilda
    zYddetLValparaíso
    kIecsfYWhyalla
    {FxybqJGobernador Gálvez
    nP|}usLViña del Mar
    _\snjiDEast London
    iEfc}qLLimache
    _DgvolBSaldanha
    eKvjddJGualeguaychú
    m\lv{qJPérez
    {IhffbLRodeo del Medio
    duCvrbqJRosario
    xFot~iDGonubie
    ta@obphDMdantsane
    rJspk}[Newcastle
    mVd_osLConcón
    yk@y~{fDNdevana
    q@itxlBVredenburg
    lv@jmecLMendoza
    |QbxzqLQuillota
    hGajefDQonce
    ciArqftJCarcarañá
    Tr{qqJGranadero Baigorria
    a]sxnfDBhisho
    eTlsapLLlaillay
    oP{{beDDimbaza
    qBdv{mLLos Andes
    }Cmwxz[Cessnock
    nMrkvqLLa Cruz
    eNvarqJCapitán Bermúdez
    dFpfvuJCañada de Gómez
    qbAjhxmLSan Esteban
    ab@_bxbDAlice
    hAdzpqLLa Calera
    wAjcrsLQuintero
    ~FdotqLHacienda La Calera
    wY_|paDFort Beaufort
    dmAnstnLSan Felipe
    cs@w``|[Maitland
    nb@gtd{CSomerset East
    xgAhgv~IYoung
    _A~eazJMarcos Juárez
    frEd|r}JBell Ville
    zJ~dsnLPutaendo
    `Xj~cnJVictoria
    |sCwfkfDStutterheim
    pM|}wdIJaguarão
    pyBs{haUMandurah
    bcC`nlbJConcepción del Uruguay
    tcBbiwqLLa Ligua
    `|@tc`aKVilla Nueva
    zC|dxpLCabildo
    niA~q~`KVilla María
    _j@ts|kJNogoyá
    znAp|qiIMelo
    |b@mvyhCBeaufort West
    {oAi_yjDButterworth
    aEmc~aUBaldivis
    zc@n{naJPaysandú
    {|BcnjaURockingham
    {o@av}w[Muswellbrook
    f[edvtCGraaff Reinet
    w[gk_j[Dubbo
    `Pjp_cIArroio Grande
    `V_ptaUKwinana
    |Trh{aJColón
    tEg_acUByford
    ik@~fahKEmbalse
    }|A|`ifKRío Tercero
    vAicvbDWhittlesea
    mc@{vj{CCradock
    acGwh`cUGosnells
    mj@tgcqJDiamante
    bUwmvbUThornlie
    kEkgobUCanning Vale
    cP{iibUWilletton
    vu@ho~|HRio Grande
    fLtpaoJCrespo
    wB`fttJGálvez
    lm@lks|HSão José do Norte
    j_C|hyrJCoronda
    lY_ej~YBroken Hill
    og@wddbUPerth
    oU`n{lKVilla Dolores
    kcBx|ksLLos Vilos
    `Eucoa\Taree
    ~h@ya`cDQueenstown
    q@p_qxJSan Jorge
    _C}eqaUScarborough
    sVcffbUDianella
    n@{smbUMorley
    is@kgtcDQueensdale
    |@~|x}JLas Varillas
    pGxuggJVillaguay
    psAyyjbUBallajura
    bWknsaUDuncraig
    lnAmaebULandsdale
    htBhzm~HPelotas
    cGogybUEllenbrook
    sKhwi_ICapão do Leão
    u~A`ampJParaná
    lj@hmttITacuarembó
    ap@s|eeDLady Frere
    z|@xdraLPocito
    kE~_|dKPilar
    og@mo|oBVredendal
    nPbf{qJSanto Tomé
    cb@njw_LCaucete
    kCxvaeKRío Segundo
    _@v|fhKAlta Gracia
    `BfdpqJSanta Fe
    {n@likqLIllapel
    gjCu}tnDMthatha
    _UdcjaLRawson
    tuArhxbKVilla del Rosario
    pi@boaaLSanta Lucía
    hIn|faLSan Juan
    yi@_f`hDCala
    q}AzkiaLVilla Paula de Sarmiento
    P|ghaLChimbas
    [q`swCMiddelburg
    gfC`u{rJEsperanza
    vC`|bcIPiratini
    jYb|eaLVilla General San Martín
    pFv{faLAlbardón
    }R{_hd\Port Macquarie
    jQfx|yJSan Francisco
    cQvry_KArroyito
    vA~urhKVilla Carlos Paz
    }c@hywfKCórdoba
    {b@feo`ICanguçu
    pHrmbaJConcordia
    _K|gw`JSalto
    jfAp_g|HSão Lourenço do Sul
    y{@pbugKLa Calera
    {f@om~hDKhowa
    fDjwfiIBagé
    ztBrcmgKVilla Allende
    r~Bj|hvJRafaela
    wVz}mhKCosquín
    gXn{ogKUnquillo
    cyBmjikDUgie
    vwAj_qgKRío Ceballos
    `nF~rqhKLa Falda
    pGqiex[Tamworth
    }tEv`_fKColonia Caroya
    ckA{hu_DBurgersdorp
    om@riulIDom Pedrito
    |B~kefKJesús María
    enAblweJFederal
    tb@bkvvJSunchales
    m@~k|kJSanta Elena
    yxBfw`rIRivera
    jl@zf}qISant'Ana do Livramento
    btAwvjxDMargate
    `f@jqf{HCamaquã
    `kCwwcxDGa-Malakhe
    fr@voypJSan Justo
    tlBfr{`JChajarí
    cZwlldVKalgoorlie
    rLhm`kJLa Paz
    i@uf{xDPort Shepstone
    tm@d_pjKCruz del Eje
    ip@rwmyJMorteros
    ct@ia`bDAliwal North
    aBcr~lDTlokoeng
    meC{{pqCDe Aar
    {vCx`qqLOvalle
    q~@b_xlJSan Javier
    tgBw{qrDKokstad
    mIbeq_IEncruzilhada do Sul
    h{A~gmeICaçapava do Sul
    `h@qdu|[Armidale
    hmFr{wgKDeán Funes
    r_AzctwIArtigas
    mLueahDQuthing
    bf@dtpwIQuaraí
    v~C~jpjISão Gabriel
    lqAeyczDeMuziwezinto
    hWuyhdDZastron
    iKwevuDClydesdale
    lEm~oe\Coffs Harbour
    _]gnuzDScottburgh
    pwApldnIRosário do Sul
    lS`|w~IMonte Caseros
    {kCq|}zDeMkhomazi
    `oAvwlqHCidreira
    f_A~}|eISão Sepé
    v[uqufDMohale's Hoek
    |aBzzc|HButiá
    rLokbnDQacha’s Nek
    sCflgxHGuaíba
    w|Atg`zHEldorado do Sul
    uGxnlvHViamão
    abCxyyaICachoeira do Sul
    wJrarnLVicuña
    aGt{twHPorto Alegre
    nw@rvijJEsquina
    ql@~yvvHAlvorada
    `Mg``{DFolweni
    tQzau~HRio Pardo
    sN`v~pHTramandaí
    o\js}pHImbé
    jq@z~tzHSão Jerônimo
    |L~`bzHCharqueadas
    kCtnlrLCoquimbo
    |ExgzvHCachoeirinha
    iWzdtzHTriunfo
    rBzofvHGravataí
    gkApxkwHCanoas
    bd@j`{qLLa Serena
    c{@vhyqHOsório
    ~l@eqwwDRichmond
    ``@x|jwHEsteio
    |Iokk|DDurban
    yP~_~wHNova Santa Rita
    hzA_yfeDMafeteng
    fFcqo{DPinetown
    }GljdwHSapucaia do Sul
    _@fcjsHSanto Antônio da Patrulha
    iM{t~yDMpumalanga
    xd@pcmpHXangri-lá
    nBvwp{HTaquari
    zXzzhaJCuruzú Cuatiá
    fYrzosIAlegrete
    efAbudwHSão Leopoldo
    kP`am{IUruguaiana
    s[vofpHCapão da Canoa
    oSgv{{DNtuzuma
    ebAll~~HSanta Cruz do Sul
    nA`pm_IVera Cruz
    cLd}l{IPaso de los Libres
    {`@bewwHPortão
    yg@|~ayHMontenegro
    {LjdlgISanta Maria
    xHc|ld\Grafton
    vEhjrvHCampo Bom
    w@~lawHNovo Hamburgo
    s[pieaICandelária
    dy@na}tHTaquara
    ?|ausHRolante
    ~Ex{iwHEstância Velha
    pH~l}cIAgudo
    qUjhivHSapiranga
    p\~sguHParobé
    dX`ytiISão Pedro do Sul
    xJ{aoxDPietermaritzburg
    o_@rvp}HVenâncio Aires
    wn@nhgwHIvoti
    {LfhqxHSão Sebastião do Caí
    qFj}tuHNova Hartz
    lK~qxvHDois Irmãos
    gQf~~tHIgrejinha
    mA_g||DTongaat
    _PsvfwDMpophomeni
    aw@lxnoISão Francisco de Assis
    jb@}po}DBallitoville
    |s@oqrmDThaba-Tseka
    }Nbp|tHTrês Coroas
    {m@|td|HEstrela
    ~iAalowDHowick
    la@tuc|HLajeado
    cUdkonJVera
    ~_@wvo}DShakaskraal
    |B|le{HTeutônia
    ?prvsHSão Francisco de Paula
    ukBh{`wKLa Rioja
    `e@fo`|HArroio do Meio
    ieAxhouHGramado
    }Efh~vHNova Petrópolis
    `~@xocuHCanela
    m`AjhonHTorres
    gUsf~}DKwaDukuza
    |b@yyvfDMaseru
    |z@phjyHCarlos Barbosa
    `z@ay~fDMabote
    cb@e|bbDBotshabelo
    eb@`dpyHGaribaldi
    o}@vxq{HEncantado
    uIhe_xJTostado
    ~PlusfIJúlio de Castilhos
    aErzkxHFarroupilha
    _p@s~xbDThaba Nchu
    kBgiavDMooi River
    _j@uwqfDLadybrand
    xGbg{mISantiago
    nV|xmaJMercedes
    |f@ximyHBento Gonçalves
    lIn~jwHCaxias do Sul
    bSzm~zKChilecito
    oNnnrmHBalneário Gaivota
    zSnkakJReconquista
    xG}ujhDTeyateyaneng
    [upv~DMandeni
    wTl{uhJGoya
    zl@rodxIItaqui
    dLo|~~CBloemfontein
    yIr_ckJAvellaneda
    sJdwymHSombrio
    dgB|xqgITupanciretã
    hr@}cvyDGreytown
    ~m@ozwtDWembesi
    f~@llkwHFlores da Cunha
    sq@ufhuDEstcourt
    toAbyrlHBalneário Arroio do Silva
    hp@jfuvHSão Marcos
    klB~fsyHVeranópolis
    c@babmHAraranguá
    b}@ytggDHlohlolwane
    ozAu`hiDMaputsoe
    J{ma_EEshowe
    hl@cjciDFicksburg
    NipdjDHlotse
    wAqkuaEeSikhaleni
    lnAfyu{HGuaporé
    ci@vookHBalneário Rincão
    ~i@f|n_ISoledade
    sjBna_zHNova Prata
    wAojpbERichards Bay
    sKetpzTGeraldton
    ue@qmlkDButha-Buthe
    mMadtaEEmpangeni
    fl@jp}lHForquilhinha
    sn@okcvCKimberley
    qVveqaIEspumoso
    rb@~{{kHIçara
    eDvp~{HSerafina Corrêa
    ub@crn`DWinnie Mandela
    bfAvoilHCriciúma
    tg@oolfDMarquard
    hKvjytISão Borja
    l]nijkHMorro da Fumaça
    mTp~dfICruz Alta
    nr@va`cIIbirubá
    |Q`gfjHJaguaruna
    wDkudkDFouriesburg
    ~~@zm`lHCocal do Sul
    xfAbe{nLVallenar
    mq@`iwvKAimogasta
    `CoewtDLadysmith
    aWxp`uISanto Tomé
    xrA{a{nDPhuthaditjhaba
    iRigzcDWinburg
    Zd~_lHUrussanga
    kPx_{uHVacaria
    _mAxrgiJVilla Ocampo
    {MdovhHLaguna
    lg@vtopKCatamarca
    aHjtbjHTubarão
    fSrdo~JAñatuya
    fBdqkaINão-Me-Toque
    mCb|cpKSan Isidro
    yY~hr}HMarau
    lCwqv`CUpington
    oHbayiHCapivari de Baixo
    zrAebmcEMtubatuba
    rTu`~aDTheunissen
    hGdpmnISão Luiz Gonzaga
    f_A~eahIIjuí
    hyAdfzkHOrleans
    }hAa~v~DUlundi
    bCy}wkCPostmasburg
    nI}g}oDTshiame
    }`@cuqgDSenekal
    e_AbgejISanto Ângelo
    oO|gwoHSão Joaquim
    jClppeIPanambi
    mNglr~CBultfontein
    nJ|ydaICarazinho
    xZvsakHBraço do Norte
    _FcjxpDHarrismith
    e^ttz~HPasso Fundo
    eWb~xdJSaladas
    _n@f|`hHImbituba
    y[evwkDBethlehem
    xc@{e}~[Warwick
    lP|hakHSão José
    m@cqbh\Banora Point
    tLlsnyHLagoa Vermelha
    y}A{a_wDGlencoe
    |b@u_pwDDundee
    cdBx{teJSan Lorenzo
    su@oxtg\Palm Beach
    iHa`tvCWarrenton
    l^ag~bDVirginia
    wfBasfg\Robina
    hGx}m|HTapejara
    vTp{{uHEstrela
    va@h__uIGobernador Virasora
    vbAvdvjIGiruá
    sNhxugHGaropaba
    b`@sohdDPhomolong
    g^mxmg\Surfers Paradise
    tF_~mg\Gold Coast
    _a@ao{f\Nerang
    aSqpnzDMondlo
    lPcudbDWelkom
    wAmd}cDHennenman
    a\gpgg\Southport
    wu@tne{HSananduva
    yPmqgg\Labrador
    Lbp_bISarandi
    jKwewf\Pacific Pines
    ubAuxzf\Helensvale
    vKtjhsIApóstoles
    R}gqxCChristiana
    ql@`ykdIPalmeira das Missões
    s[ztw}HGetúlio Vargas
    `i@wrqf\Upper Coomera
    `H_`|aDOdendaalsrus
    vHt{okISanta Rosa
    xp@mq|_DWesselsbron
    lbAorgbDKutloanong
    {@afc}CHoopstad
    sZjislISanto Cristo
    iWdidrHLages
    `m@keolDReitz
    zAxifgKSantiago del Estero
    zt@_ytuCPampierstad
    ~]~v`jITrês de Maio
    |Jy~|zDVryheid
    cc@w`uuDNewcastle
    lJ{zraDAllanridge
    iqBr{kgHFreguesia do Ribeirao da Ilha
    nx@d}egHRibeirão da Ilha
    gb@havhHSanto Amaro da Imperatriz
    `_Aockd\Springfield Lakes
    vCwkujDMamafubedu
    ap@_ifeDKroonstad
    rAnabxKBelén
    kGqjh{CBloemhof
    gAyk~c\Redbank Plains
    tArl`hHPalhoça
    bR_eoe\Logan City
    gMf`a~HErechim
    mZr~mjIHorizontina
    Sevsd\Forest Lake
    iFadce\Calamvale
    `XzpxgHSão José
    vNwide\Sunnybank Hills
    hSxktpILeandro N. Alem
    dUhgigHFlorianópolis
    qCw{qe\Rochedale South
    lAjptgHCampinas
    _Y|edgHTrindade
    kBdu~xIItuzaingó
    _@|ckrHCorreia Pinto
    jC_jme\Eight Mile Plains
    mSrspqJVilla Ángela
    vq@snm~[Toowoomba
    zt@}laf\Capalaba
    wa@qoff\Alexandra Hills
    vkApwkdJSan Luis del Palmar
    {Dwxme\Carindale
    hc@f`~gHBiguaçu
    v@f|zjKTermas de Río Hondo
    d@ceee\Coorparoo
    aSrrloIOberá
    oJvcwsIGarupá
    Hbm|pHOtacílio Costa
    mDhqvfJBarranqueras
    yh@qh_e\Brisbane
    I~abfJCorrientes
    dLpy_gJResistencia
    fXrqdhITrês Passos
    xi@iymd\The Gap
    l_@pjnoKAguilares
    `Qqm_qDVrede
    uOdvigJFontana
    rQr~vmHItuporanga
    |f@f{swHCampos Novos
    v]tritIPosadas
    fEyy|{DFrischgewaagd
    rBismaDBothaville
    taAdwglLCopiapó
    cE}gkuDVolksrust
    oRfr{dIFrederico Westphalen
    hP_tsd\Albany Creek
    j^rm_zHCapinzal
    `D_~v_ENcotshane
    __@jm~sIEncarnación
    aSh}_uJGeneral Pinedo
    wXqz_e\Bracken Ridge
    qCqct}CMakwassie
    {AxekgHGovernador Celso Ramos
    qw@dqxiIEl Soberbio
    gj@vwvsHCuritibanos
    bDcaviDHeilbron
    bF_y|lDFrankfort
    tG~{ciHSão João Batista
    lw@xuwoHPouso Redondo
    yQshxd\Kallangur
    `_@{qhgDKoppies
    g@`wygHTijucas
    jLs`c_DLeeudoringstad
    fHrtp|HConcórdia
    ~]uz}d\North Lakes
    ~RbtmtJCharata
    qJb|~mHRio do Sul
    _QmkncDViljoenskroon
    vNezqd\Narangba
    uQmyq}CWolmaransstad
    zJ~phyHHerval dOeste
    Fm}~d\Deception Bay
    bNecryCSchweizer-Reneke
    h`@nojyHJoaçaba
    }YjtyfIItapiranga
    vBfwwnKMonteros
    v_@r_jgHPorto Belo
    uQxq}fHBombinhas
    kF~{g~HSeara
    at@ew}uDDaggakraal
    fq@zfdpHTaió
    zVuzod\Morayfield
    x`@`hpiHBrusque
    {Cp_d`IChapecó
    bRdlugHItapema
    pEpbysJLas Breñas
    _Fx~ziHGuabiruba
    aCkgpd\Caboolture
    tr@`{foLCaldera
    }@|_ncIPalmitos
    _`@bmfmHIbirama
    qFxxdnKFamaillá
    kKj}zmHPresidente Getúlio
    eUroapIJardín América
    y[fhqmKBella Vista
    mKy`qmDVilliers
    ~KtqxuHFraiburgo
    rAfy}gHCamboriú
    ~s@|pewHVideira
    [ws_fDVredefort
    bBuea{DPiet Retief
    v`@``okISan Vicente
    zP~}ygHBalneário Camboriú
    h_@ooxaDOrkney
    qn@enwxDDriefontein
    mI~ts_IXaxim
    sAj_xrHSanta Cecília
    gLow|uCVryburg
    tfAofnqDStanderton
    bF`hyiHGaspar
    iOffomJMachagai
    `TdfnjHBlumenau
    mc@bh_hHItajaí
    _M}vqfDParys
    eJbq_iHIlhota
    rApw}gHNavegantes
    nB|pnkHIndaial
    yTuunjDDeneysville
    ij@`ez~HXanxerê
    eR`yonJQuitilipi
    ud@|}zbJPilar
    tS_jwaDKlerksdorp
    vKr~lbIPinhalzinho
    xHydkbDStilfontein
    obA|jvkHTimbó
    aPr`rlKAlderetes
    yDtl_mKSan Miguel de Tucumán
    rF}~whDSasolburg
    {@l_pmKYerba Buena
    eKsdv}COttosdal
    QdkynIPuerto Rico
    _Pesqe\Caloundra
    bf@f}{oJPresidencia Roque Sáenz Peña
    ~o@vzjvHCaçador
    gQlc|gHPenha
    yJoeg`DHartbeesfontein
    pD|dahHBalneário Piçarras
    qHbgpcIMaravilha
    j~@zzckHPomerode
    uUbkimKTafí Viejo
    aXzvseISão Miguel d'Oeste
    |Y_~kdDPotchefstroom
    oNeb|hDVanderbijlpark
    rt@h_crKSanta María
    t^q}de\Buderim
    ib@mimiDVereeniging
    |Gphw{ISan Juan Bautista
    xTo_omDBalfour
    bIagme\Maroochydore
    eIejie\Sunshine Coast
    jZmvn{ALüderitz
    pp@nvchHBarra Velha
    q_@jdgiISan Pedro
    `Oh|kiISan Vicente
    bR`}bjHMassaranduba
    iiB}utmBKeetmanshoop
    dXz{emIMontecarlo
    xJ`kk~HAbelardo Luz
    _m@ur_qDSecunda
    li@rbeiJGeneral José de San Martín
    uHom~hDEvaton
    ?ualpDeMbalenhle
    ?yb_vDErmelo
    hxAa|alDHeidelberg
    oQg|o~DManzini
    xU{vkqDTrichardt
    dHu{xfDFochville
    zFtinjHJaraguá do Sul
    aE~ki|HPalmas
    va@jzajHGuaramirim
    gn@q~yrDBethal
    _rAa}xlDNigel
    aRbxpkHCorupá
    `Zw~opDKinross
    |KrqojHSchroeder
    jWbyo~HClevelândia
    QltjlIEldorado
    }k@kd|zDFernie
    m`@_tooDLebohang
    t[vy`qHPapanduva
    [z`khHAraquari
    fGcfooDLeslie
    bSmbffDCarletonville
    }Ag}tjDTokoza
    rAlnqaISão Lourenço do Oeste
    yx@lczoJTres Isletas
    kL|iroHItaiópolis
    rMaws_DColigny
    rf@wbwgDWestonaria
    mFiv_}DMbabane
    iG}uubDVentersdorp
    g[inyzDEmpuluzu
    t@vcciHJoinville
    kGoy_vDBreyten
    }hBassjDAlberton
    Dqb`iDSoweto
    bUarc{DRedhill
    }PfokfIDionísio Cerqueira
    w@ppfmHRio Negrinho
    _LhgklHSão Bento do Sul
    [_{ilDSprings
    ?_zqqDKriel
    zSzrzgHSão Francisco do Sul
    nOpfwvHPorto União
    uCs{clDBrakpan
    nDag~jDGermiston
    `N|xxvHUnião da Vitória
    jC~en`IPato Branco
    }g@w_xqDThubelihle
    aJkmnkDBoksburg
    i]ugdjDJohannesburg
    vPbj`wICaazapá
    hTekxb\Gympie
    bC{kzkDBenoni
    fJ`}`bJFormosa
    p@upahDRandfontein
    mUnxprHCanoinhas
    _m@czbiDRoodepoort
    nBbzsyHBituruna
    aGowjtDHendrina
    hT_it~CLichtenburg
    _GdtsbIMarmeleiro
    {GceanDDelmas
    tP}oyjDEdenvale
    jp@_qtlDEtwatwa
    uXtivgHItapoá
    jP~q~nHMafra
    sNzpcrHTrês Barras
    w@ja}nHRio Negro
    v@w`ojDAlexandra
    }a@u~{iDRandburg
    `YuyohDKrugersdorp
    aLw|}|CItsoseng
    o@vhybIFrancisco Beltrão
    mV~e|fISanto Antônio do Sudoeste
    jAjguqKCafayate
    fJayxvDCarolina
    hJy|vgDBagale
    h`@gbc{DLukwatini
    pf@eoidEBoane
    pEge}zDNhlazatje
    oi@v~diHGaruva
    oKvuilIPuerto Esperanza
    dOtskxHCruz Machado
    mo@ouepDPhola
    sPo`hkDThembisa
    aA{fbkDIvory Park
    }p@rcz_ICoronel Vivida
    sJoxrjDMidrand
    fG~y_lIColonia Wanda
    oWc|zeEMaputo
    jIasbeEMatola
    yo@nz~pJJuan José Castelli
    dPfpm}HMangueirinha
    ~Wyb~iDDiepsloot
    uMnndkHTijucas do Sul
    `^qqbkDMidstream
    |Iz{jeIAmpére
    ucB~fngHGuaratuba
    |YjkorHSão Mateus do Sul
    fDbpbmHQuitandinha
    tBurlqDEmalahleni
    bRiso{CMafikeng
    |EwldcDKoster
    yKa``kDCenturion
    sHxmq_IChopinzinho
    fQiom{CMmabatho
    tv@zkggHMatinhos
    {cAowlnDBronkhorstspruit
    fc@reqkKRosario de la Frontera
    u^map|DBarberton
    dMxyjdISalto do Lontra
    sNd_alHMandirituba
    }JczyrDMiddelburg
    vO|bmnHLapa
    rAbqveIRealeza
    v{@znmwIVillarrica
    kM}l`kDPretoria
    db@rvybIDois Vizinhos
    yAx{wgJPirané
    pKojbiDHartbeespoort
    s}@aji_ESchoemansdal
    e]edufDMarikana
    {B_zs_EDriekoppies
    {EfxhzHPinhão
    tP_fivDBelfast
    r`@jfjmHContenda
    jPlyagHPontal do Paraná
    fDpplgICapanema
    iBw_bmDCullinan
    x@_fnaEKamaqhekeza
    fFoijnDEkangala
    k@_vgeDRustenburg
    m^jn}kHFazenda Rio Grande
    dfAkyphDBrits
    tv@}uziDGa-Rankuwa
    sv@t{alIPuerto Iguazú
    }QfmqlHAraucária
    izApeilIPresidente Franco
    eq@jvdlIFoz do Iguaçu
    `Uyd`c\Maryborough
    yJoxc~CZeerust
    bTf_jkHSão José dos Pinhais
    rUykk~DMatsulu
    ~SprdgHParanaguá
    uU_ghjDMabopane
    {Ot}plICiudad del Este
    qHxoc}IItá
    vIbtpkKSan José de Metán
    sl@umdpDVerena
    Lij|hDLetlhabile
    mM}bb}DTekwane
    qAf~`iHMorretes
    uDmu_|DMbombela
    _F}bojDSoshanguve
    wDds{tICaaguazú
    }JlxctHIrati
    zLaxzmDMoloto South
    cIjzhmHCampo Largo
    kS~|{aIQuedas do Iguaçu
    qTnhnwICoronel Oviedo
    lCb|fkHPinhais
    aEoahbERessano Garcia
    r@tqnjHPiraquara
    uAsg|fDHartbeestfontein-A
    nC`i`kISanta Terezinha de Itaipu
    dTkd`bEKomatipoort
    xJ|zepHPalmeira
    rAr`ihHAntonina
    rArsvkHCuritiba
    kShuf~ISan Antonio
    jMof}zCJaneng
    fWwxskDHammanskraal
    qBto|~HLaranjeiras do Sul
    kPctfgEManhiça
    {Ujmd~INemby
    gFx~`}IItauguá
    qExybyHGuarapuava
    xMpqw{ICaacupé
    qt@dnylHCampo Magro
    dBrqo~IVilla Elisa
    kEzipjHQuatro Barras
    k_@`yr}ICapiatá
    iUbi`jISão Miguel do Iguaçu
    {Blgr~ILambaré
    mAmu~nDSomaroboro
    {R|d_~ISan Lorenzo
    kBlua~IFernando de la Mora
    jT{}g|DWhite River
    _M_xsoDKwaggafontein
    `Gnz}kHAlmirante Tamandaré
    {z@nbljHCampina Grande do Sul
    kPymrtGTsiombe
    wMxediIMedianeira
    hJ`bmkHColombo
    tKowlc\Hervey Bay
    sBvdz~IAsunción
    ~nC~lnhIMatelândia
    n_@vtzsHImbituva
    tP_bv{CLobatse
    rLrfelHItaperuçu
    uTbrcvHPrudentópolis
    bObvc~IMariano Roque Alonso
    ~v@pt~kHRio Branco do Sul
    ic@clhxGAmbovombe
    rc@oy}qGBeloha
    w@btz}ILimpio
    hj@uzboDVaalbank
    uwBftkfKJoaquín V. González
    l@kwgpDSiyabuswa
    ph@avzzDSabie
    gKqayxDLydenburg
    aBbgdqHPonta Grossa
    gEhxb~IVilla Hayes
    i_CacjlEXai-Xai
    dy@yfbzGAmboasary
    sAqlw}GTôlanaro
    jPas_iEMacia
    myBsgt}DMkhuhlu
    `E~ggoKRosario de Lerma
    iGyps}DCalcutta
    ir@qxryCKanye
    {Va}f}DHlanganani
    gC}gleDNortham
    _EnngeICascavel
    kyBe~xtGJafaro
    _|@x|tnKSan José de los Cerrillos
    ej@yaskDBela Bela
    vc@yu{|CRamotswa
    xOkmz`\Bundaberg
    pQzzrjISanta Helena
    rqB|htkHCerro Azul
    ePujreDAmandelbult
    mc@|ihnKSalta
    sVtmjdICorbélia
    pLiwy|DDwarsloop
    pOp_gpHCastro
    ~@ceu|DMafemani
    ss@wcdzCMosopa
    ql@ts|zHPitanga
    r`AlnunKSan Lorenzo
    Kj~udHCajati
    _c@esl}DThulamahashi
    ~\|wfcHPariquera-Açu
    jCbu_gIToledo
    jPncgaHIguape
    eX_{ilDModimolle
    uRilbpGAmpanihy
    wBzl~cHJacupiranga
    tHgx~iEXilembene
    qG_}skEChibuto
    mIo~fkGItampolo
    wZfl_lKGeneral Güemes
    nLmf{zCThamaga
    xCmno}CTlokweng
    aE{qj|CGabane
    _e@ugc}CGaborone
    fL~vjuHReserva
    }gAwzz|CMogoditshane
    s[~`mdICafelândia
    jq@ku|uCJwaneng
    g^`hgaICampina da Lagoa
    AeyhfDThabazimbi
    `Kudx|DAcornhoek
    }Jgg`xDPraktiseer
    gt@h`ixHCândido de Abreu
    ?qp||CMmopone
    z`@d}|hIMarechal Cândido Rondon
    z`@rdlbIUbiratã
    jd@y`ihEChokwé
    qUxqzoHPiraí do Sul
    o\evgnDMookgophong
    rU`lurHTibagi
    ?rpbiHApiaí
    qcApm_cHRegistro
    }qEtkteIAssis Chateaubriand
    lIolr~CMochudi
    o^gorzCMolepolole
    maGfz|sHTelêmaco Borba
    qH~svaHJuquiá
    rApjz}GPeruíbe
    ~O{z`sDLebowakgomo
    ~y@m`rjDVaalwater
    lSfw|~GItariri
    oO~rrgIPalotina
    yFfnt`HMiracatu
    dhAz_`mKPalpalá
    {^ntmzHIvaiporã
    bJfzknHJaguariaíva
    og@jd|jKSan Pedro de Jujuy
    s_@voshHRibeirão Branco
    _Le|qsGBekily
    aY~`~uHOrtigueira
    tj@{}`pDMokopane
    {CzromKSan Salvador de Jujuy
    kWz`fgHGuapiara
    [z|sbIGoioerê
    eDpmq|GItanhaém
    _nAtwboHArapoti
    nBzxdiITerra Roxa
    kfCtw{lHSengés
    tA|ablHItararé
    w{@dsp{GMongaguá
    ma@z}ajIGuaíra
    vxBpiu~HCampo Mourão
    msB~fbfHCapão Bonito
    ?j`fzGPraia Grande
    tG`bxfIIporã
    uGnifxHFaxinal
    qUlmiyGGuarujá
    {`@f_iiHItapeva
    {z@r|czGSão Vicente
    ~E`pxyGSantos
    wv@ufa}DPhalaborwa
    kb@``h~GJuquitiba
    }sAiszrDPolokwane
    t\~ljzGCubatão
    mUgmzwDNkowakowa
    mKyzhtDMankweng
    fPrm}cHSão Miguel Arcanjo
    dKlt~gIAltônia
    v@jb~nHWenceslau Braz
    xZyx}vEInhambane
    qHrb|jHItaberá
    }EcwvvEMaxixe
    oOhmrxGBertioga
    aErmo}GSão Lourenço da Serra
    dKrhiqHIbaiti
    H}oez[Gladstone
    yn@}hbwDTzaneen
    cBdzu|GEmbu-Guaçu
    wMjje|GParelheiros
    cl@lrfbHPilar do Sul
    @p~mjKLibertador General San Martín
    ro@zwqgHBuri
    af@h{|bICruzeiro do Oeste
    uTz~ysGIlhabela
    zXnmz{GGrajaú
    lD`_b_ITerra Boa
    fDf`ndIUmuarama
    ~RvadtGSão Sebastião
    np@pdezGRio Grande da Serra
    va@hyuaITapejara
    yU~p`|GCidade Dutra
    ~Nib{mGBetioky
    rJhf}|GItapecerica da Serra
    y@nom|GJardim Angela
    yLrfn`HPiedade
    iChbhzGRibeirão Pires
    |Jjhv{GPedreira
    ~[scdpXAlice Springs
    fJfve{GSão Bernardo do Campo
    q@cv}vDDuiwelskloof
    aMxddoHSiqueira Campos
    uGj_q{GDiadema
    rAvwb|GSocorro
    fMfxg|GJardim Sao Luis
    aR|s}{GCampo Grande
    sA`tw{GCidade Ademar
    uNdyo|GCapao Redondo
    bBtnqzGMauá
    jDy{ihDLephalale
    yEpo`{GSanto André
    w@fla`ICianorte
    uTrcf_HIbiúna
    dC}nrgDMarapong
    {KnotlLAntofagasta
    f@|ou{GJabaquara
    eDhtjaHSalto de Pirapora
    ?jy}|GEmbu das Artes
    zIrz`|GSanto Amaro
    k[h|l|GCampo Limpo
    jNnrp{GCursino
    {@pel{GSacomã
    eGd`pzGSao Rafael
    Llyy{GCampo Belo
    xDvre|GVila Andrade
    K|~q|GTaboão da Serra
    pHl_c{GSão Caetano do Sul
    uGrvdtGCaraguatatuba
    nVtujzGIguatemi
    ~I~`q{GBosque Saúde
    vI`|tzGSão Mateus
    aEx{j}GCotia
    w@|y_~GVargem Grande Paulista
    ZxqezHJandaia do Sul
    |I|to{GIpiranga
    dIbta|GMorumbi
    kAnz}zGSapopemba
    b@`dy{GMoema
    t@lpa{GSao Lucas
    tEzfg{GVila Prudente
    I`yp|GRaposo Tavares
    mArjhdHItapetininga
    mInis{GVila Mariana
    {F`t|{GItaim Bibi
    cBftezGCidade Tiradentes
    uZrxqzGParque Do Carmo
    uEpa|zGAricanduva
    bCh|~wGBiritiba Mirim
    nB|qk|GRio Pequeno
    vBffe|GButanta
    iFl_b{GVila Formosa
    k@~zkzGJose Bonifacio
    L~q~{GPinheiros
    l@fag{GAgua Rasa
    Hlcy{GJardim Paulista
    kF|zo{GCambuci
    dBvzr{GLiberdade
    gCriwzGCidade Lider
    bApzk{GMooca
    p@jzu{GBela Vista
    kYlww{GConsolação
    eCho`{GCarrao
    Xd}ayHApucarana
    rAdyo{GBrás
    ?_j|`HVohipaho
    nBpym}GItapevi
    uBpur{GSe
    Ivlb|GAlto De Pinheiros
    Jtrs{GSão Paulo
    rAbep`HVotorantim
    sAxn~~GMairinque
    jBpqt{GRepublica
    }Alri|GJaguare
    p@trgzGGuaianases
    rAtatyGSuzano
    fDxj_zGFerraz de Vasconcelos
    cAhgvzGArtur Alvim
    nAvo|zGVila Matilde
    _Axj|{GPerdizes
    oBrpk{GBelem
    ^f`f{GTatuapé
    dFbzm_HAlumínio
    jCbegzGLajeado
    v@v`qkHTaquarituba
    w@|~q|GOsasco
    w@`cnzGItaquera
    Mn{v{GSanta Cecilia
    |Fxxf|GVila Leopoldina
    Inbu~GSão Roque
    Gn{yvGSalesópolis
    fBnuzyGPoá
    w@rsg}GJandira
    ^l~o{GPari
    rE`dt{GBom Retiro
    xCjoa|GLapa
    lA`d|xGMogi das Cruzes
    Evmz|GCarapicuíba
    wC``{{GBarra Funda
    UdbmzHMandaguari
    rOxxwzGPonte Rasa
    ~C`{i{GVila Maria
    pHphi|GJaguara
    n@tnb}GBarueri
    w@zphzGVila Curuca
    qA`um{GVila Guilherme
    eKpsraHAraçoiaba da Serra
    {EjubzGItaim Paulista
    m@voqzGVila Jacui
    ~Azct`HSorocaba
    cA~ww{GCasa Verde
    }E|``|GFreguesia do Ó
    tDx_}zGCangaiba
    _Fx|szGErmelino Matarazzo
    v@jxkzGSão Miguel
    oApki|GSao Domingos
    u@faz{GLimão
    zFzbt{GSantana
    q@fkf|GPirituba
    IzrnfHAngatuba
    aBbeh{GVila Medeiros
    fG`l{yGItaquaquecetuba
    nB|pb{HMarialva
    aCx`hzGJardim Helena
    yX`wm{GTucuruvi
    cBf_viIItaquiraí
    qGdoh{GVila Galvão
    qB~djbHCapela do Alto
    iWhp_{GGuarulhos
    hGbtg{GJaçanã
    aAjpt{GMandaqui
    dExvt|HPaiçandu
    sH`ux{GCachoeirinha
    fQly}{GBrasilandia
    yLbsj}GSantana de Parnaíba
    w@xrr{HSarandi
    {Gzmg|GJaraguá
    wEttf~GAraçariguama
    wMl}arGUbatuba
    lH|fr|GAnhanguera
    oPhg_|HMaringá
    [dbnnHCarlópolis
    kPvyzxHArapongas
    eD~~rjHItaí
    uGve~wGGuararema
    e[tbuyGBairro Parque Nossa Senhora do Carmo
    }B~wj|GPerus
    fNfgp}IConcepción
    bHzb{}GPirapora do Bom Jesus
    rAd`vyGArujá
    rDx_fhKSanta Rosa
    vQn|dmHFartura
    jEpnkhHParanapanema
    RzkuuGParaibuna
    bQeuru[Rockhampton
    qV`~aeHGuareí
    uLzbtyGBairro da Penha
    fLn_h|GCaieiras
    eXzsb}GCajamar
    v@z`bcHTatuí
    oOxdabHIperó
    [usoiGToliara
    ?_{oaHVangaindrano
    uGnz}|HMandaguaçu
    lw@ul}vEMassinga
    mVjje|GFranco da Rocha
    qHt}i{GMairiporã
    `Do{hgBRehoboth
    w@bs}fKPichanal
    wAtrbyGSanta Isabel
    oOjvgwHLondrina
    w@h`pxHRolândia
    }Ezrt~GCabreúva
    }ElupwGJacareí
    yGwvnzDGiyani
    iVruspHSanto Antônio da Platina
    nc@j~}aHBoituva
    eD~|h|GFrancisco Morato
    gQph~wHCambé
    ySjiqvHIbiporã
    yFysgxGBetroka
    yFxbu_HItu
    ~aBv|izHAstorga
    fQrytcHCesário Lange
    xZr_|oGParaty
    qHh_aaHPorto Feliz
    lI`dy|GVárzea Paulista
    gCxmffKEmbarcación
    `Mvmp|GCampo Limpo Paulista
    vMjvr_HSalto
    qUhhllHPiraju
    qU`ad}GJundiaí
    uGnfs}HNova Esperança
    yFt|btHCornélio Procópio
    ?vodzGNazaré Paulista
    fDjhawGSão José dos Campos
    cl@p|kbHCerquilho
    {L~s~oHJacarezinho
    mVb~e~GItupeva
    `q@rirgKSan Ramón de la Nueva Orán
    lE~frzGBom Jesus dos Perdões
    mw@fzb{GAtibaia
    _LryoyHJaguapitã
    uGzklrHBandeirantes
    fQlhapIAmambai
    IyctbDMahalapye
    tE~gfbHTietê
    Z|gvgHItatinga
    [`se|GJarinu
    w@jc~uGCaçapava
    }ElyriHAvaré
    z^jad_HIndaiatuba
    jE~_q}GLouveira
    jd@felqGCunha
    iC~bf_IParanavaí
    eX~awiINaviraí
    ~Rl`ovHSertanópolis
    wMzh}yGPiracaia
    lIpiqqHAndirá
    sAdb~bHLaranjal Paulista
    lI`_spHCambará
    }F}mouDLouis Trichardt
    jBxuc`HElias Fausto
    qUdwakHCerqueira César
    gQnzu}GVinhedo
    lIno`uGTaubaté
    va@~``dHConchas
    |YzznmGAngra dos Reis
    sA`f{|GItatiba
    kV`ytgGBarra da Tijuca
    nIrz}`HCapivari
    Phh|fGVidigal
    sQjc~fGRocinha
    zLt_yfGLeblon
    Gx`ufGIpanema
    bP~ikoHOurinhos
    iWa}ezDMalamulele
    v@|zy}GValinhos
    }CduqfGCopacabana
    ~GbbbxIYby Yaú
    ?rpo_GArraial do Cabo
    ~RntxkGMangaratiba
    jC~j_uGTremembé
    rA_apwAWalvis Bay
    _Nbta{GBragança Paulista
    zQ|jx_HMonte Mor
    fBabayDThohoyandou
    e~@pzpfGCatete
    xClfntGPindamonhangaba
    rArjicILoanda
    iJh_jdGMaricá
    ~BxgufGEstácio
    o@vdrfGSanta Teresa
    fb@|_qfGRio de Janeiro
    uAdqf~GCampinas
    kPi|xnGSakaraha
    nBbz|mHSanta Cruz do Rio Pardo
    ?p{ebGSaquarema
    sc@zfo_GCabo Frio
    eCf|tfHBotucatu
    fD{wbyDTshitereke
    rAptafGNiterói
    _Lvvs}GSouzas
    ~RbcmaGAraruama
    dl@~se_HHortolândia
    hJppuyGExtrema
    yFnzdjGItaguaí
    oOv|`sGAparecida
    hJdaqaHRio das Pedras
    v@ddesGPotim
    hJpyv`GIguaba Grande
    ?je~_GSão Pedro da Aldeia
    fDr~e|HColorado
    vn@m`|bHFarafangana
    \jyn_HSumaré
    nOy_r_HVondrozo
    [btyrGGuaratinguetá
    xZxg~gGNilópolis
    hJjcvgGSão João de Meriti
    {m@jboqHPalmital
    lI|hjgGDuque de Caxias
    cR~uj{GPinhalzinho
    aE|mt_HNova Odessa
    va@dntiGUniversidade Rural
    }Enm{gGBelford Roxo
    qHpxx~GPaulínia
    aElpehGNova Iguaçu
    dKnssxGCamanducaia
    fD`nk`HSanta Bárbara d'Oeste
    zSl_s~FArmação dos Búzios
    v@jeprHCândido Mota
    bEn~qdGItaboraí
    v@zrwiGSeropédica
    bEtlg}GPedreira
    yFdqguGCampos do Jordão
    Zdl{_HAmericana
    fUvztgKBermejo
    ~A~lmgHSão Manuel
    [nllrGLorena
    v@prucGTanguá
    sNhnyaHPiracicaba
    }EffklGRio Claro
    vTn{yhGQueimados
    mVveacGRio Bonito
    pHl|w}GJaguariúna
    |Lvtl|GAmparo
    |eAmftwASwakopmund
    }h@~{uqGCachoeira Paulista
    lIjcurHAssis
    xZnjueGMagé
    bE|rvaGSilva Jardim
    sNt~`_HCosmópolis
    tGh`miGJaperi
    xZzmrmICaarapó
    sAnmd~GTerra Preta
    Zfpe~GHolambra
    dKzy|jGPiraí
    ~s@ne`|GSerra Negra
    ?jrbxGCambuí
    gKf_xiGParacambi
    zEn}j}GSanto Antônio de Posse
    mVvhzhHLençóis Paulista
    sFvandKGeneral Mosconi
    }Mpt~zGSocorro
    z`@h~_aHIracemápolis
    sAxbzbIRosana
    oSflnqGCruzeiro
    Ibk|~GArtur Nogueira
    aYlci`HLimeira
    rOeqggBWindhoek
    kO~klvGParaisópolis
    kNzmesIPedro Juan Caballero
    _AxdmcHSão Pedro
    _GuzpdDPalapye
    {DdfrlGBarra Mansa
    vTb|ieGGuapimirim
    nBv{bsIPonta Porã
    hJz}k}HTeodoro Sampaio
    kPfk__GRio das Ostras
    Zzp|iGMendes
    hJ`belGVolta Redonda
    ?wacgBKatutura
    oR~_mdKTartagal
    sKnzpkGPinheiral
    qHzsrbHCharqueada
    v@b}jgHIgaraçu do Tietê
    `LhipfGPetrópolis
    uGd}hhHMacatuba
    bRxw~nGItatiaia
    jCz~jgHBarra Bonita
    |Iz`d_HEngenheiro Coelho
    uWy{c}GIvohibe
    jCd{s`HCordeirópolis
    iC`_r`GCasimiro de Abreu
    `Lz}r{GÁguas de Lindóia
    ~RvtnjGBarra do Piraí
    rAzz~iHAgudos
    [t~gnGResende
    ~RrticGCachoeiras de Macacu
    fQdttcLCalama
    ?fgbaHSanta Gertrudes
    uGp_ihGMiguel Pereira
    r@mkxrBGobabis
    ~t@lzw|GItapira
    hJbeg{GMonte Sião
    w@bmr}GMogi Mirim
    lIhe_hGPaty do Alferes
    pHznltGItajubá
    rFfyfeGSão Pedro
    tIfmimGPorto Real
    mHzdieGTeresópolis
    gK|ausHParaguaçu Paulista
    ?~r{jHPiratininga
    jCtihaHRio Claro
    mVryniGVassouras
    _B_}oxGIhosy
    pf@tpmqGPassa Quatro
    qGi}_bDSerowe
    mGfx_~FMacaé
    aExrelJLoma Plata
    hZxfvkIFátima do Sul
    fSn`p}GMogi Guaçu
    ~CvghfHDois Córregos
    t[`ve`HAraras
    nOvjuhHPederneiras
    fDim}bHVohipeno
    vBsijvDMusina
    p\h|kmJFiladelfia
    k[bk|~GConchal
    so@ncmjHBauru
    hx@b}jgHJaú
    w@~hgqGItanhandu
    dK|}x{HMirante do Paranapanema
    }Rj}n{GJacutinga
    jCtvvdHBrotas
    sAetunGAnkazoabo
    Zpl_zGOuro Fino
    oBlzqbGNova Friburgo
    yS~qiyHPirapozinho
    nB~swxGBorda da Mata
    Igp|v^Nouméa
    }b@ymsw^Mont-Dore
    r]jk{bHItirapina
    w@xl}uGSanta Rita do Sapucaí
    ySveviGValença
    fe@bqqdINova Andradina
    lIl}jwGPouso Alegre
    rAr`suHRancharia
    iWjacxHRegente Feijó
    [veomIDourados
    {L_kbvDBeitbridge
    uGl`zoHMarília
    lItmanHGarça
    xl@fsi|GEspírito Santo do Pinhal
    j_@f|f`HLeme
    tsApufgGParaíba do Sul
    yAod~v^Dumbéa
    ~O|m~dGSão José do Vale do Rio Preto
    Sn`|aGBom Jardim
    kI}``dHManakara
    vGthiwHMartinópolis
    j~@p{sxHPresidente Prudente
    xZhhvfGTrês Rios
    [fu~qGSão Lourenço
    iW|cfqHPompéia
    s@ho`xIBela Vista
    mCj`c|FQuissamã
    |l@~omkLTocopilla
    zOzjjoKVillazón
    bC`lp~FConceição de Macabu
    gQrbdyHÁlvares Machado
    v@~`lmIItaporã
    |LvqnhHBariri
    }Rhpf{GAndradas
    }Yhov}GAguaí
    k]~{mcGSumidouro
    jAdrvcKProfesor Salvador Mazza
    s~@drpaGCordeiro
    va@tthcHSão Carlos
    jBp_tcKYacuiba
    jr@expvEVilankulo
    ?ou`cHAmboanjo
    jCrrzlHPirajuí
    yFlzm`HPirassununga
    nBfv|dGSapucaia
    ni@cjdfBOkahandja
    ]j_raGCantagalo
    wEoa}hDSelebi-Phikwe
    lDb{fqGCaxambu
    jCddgzHSanto Anastácio
    ZfnxsGLambari
    ~Rzfs|GSão João da Boa Vista
    jJq}plDBobonong
    xSnq~pGBaependi
    `Ldj}cHIbaté
    o}@`}hsHTupã
    nBx~`cGCarmo
    nc@x}stHBastos
    lw@ntsaHDescalvado
    nc@nihuGSão Gonçalo do Sapucaí
    {LvuscGAlém Paraíba
    |Liio`HIkongo
    qUhwl{HPresidente Venceslau
    mdAxgx`HPorto Ferreira
    rb@rihjGLima Duarte
    dK`snpGCruzília
    yFnhbtGCampanha
    uGitm}GAmbalavao
    nB`|e}GVargem Grande do Sul
    oOxfk_HSanta Cruz das Palmeiras
    kkAnmxmHCafelândia
    w@|q|kIRio Brilhante
    nOhfpuHOsvaldo Cruz
    ~Efh`eHAraraquara
    ySt_e{GPoços de Caldas
    vTfppwGPoço Fundo
    uT|pk~GCasa Branca
    k]fzqgGJuiz de Fora
    sAfya}HPresidente Epitácio
    jPp{_iHIbitinga
    fPfjg{FCampos dos Goytacazes
    wUmzsgGMorombe
    f_AlzqdHAmérico Brasiliense
    _L`skvHLucélia
    bRzu}~HBataguassu
    qH|ngyGCampestre
    rAz`x`HSanta Rita do Passa Quatro
    oOfhp_HTambaú
    jUiubcCGhanzi
    zAhpesGTrês Corações
    mc@bbvvHAdamantina
    zSrirnHLins
    dKfugwGMachado
    jPt~x_GItaocara
    yFurtrGBeroroha
    g_Ajux}FSão Fidélis
    fQlxpyFSão João da Barra
    woA`avoIMaracaju
    {L~mbuGElói Mendes
    zSlmefHMatão
    hWzv|hHItápolis
    ?x|d}GSão José do Rio Pardo
    k~@lwx~FCambuci
    tiAfbhtGVarginha
    `LjbdvGParaguaçu
    qU~noeGSão João Nepomuceno
    w@vim`GSanto Antônio de Pádua
    tGz{hoHPromissão
    uBvnajKTarija
    bJbvgcGLeopoldina
    yFhcu{GCaconde
    _m@`s|xHJunqueirópolis
    ucBz~oyHDracena
    }EzmsuIJardim
    mVbra`HSanta Rosa de Viterbo
    wMdmlkHNovo Horizonte
    [nr{}GMococa
    bEhz|jINova Alvorada do Sul
    s[bjyhGSantos Dumont
    oKqlk~GFianarantsoa
    y[dubpKTupiza
    lBqqrfDTonota
    fh@bamwGAlfenas
    p\jwspHPenápolis
    }M}pe{CLetlhakane
    oGdpp`GMiracema
    bRnq`gHTaquaritinga
    }s@dercGCataguases
    eX~jwyHTupi Paulista
    tIutmrISaint-Joseph
    zDv_~zGMuzambinho
    s[bdxtGTrês Pontas
    zS`rjeHGuariba
    w@vxjdHPradópolis
    {z@~cibHCravinhos
    aBeqrqISaint-Pierre
    kaAf}kjHItajobi
    }f@zqb|GGuaxupé
    mItg_yFSão Francisco de Itabapoana
    aEikvaHIfanadiana
    rArbt|GGuaranésia
    _`@~_grHBirigui
    sGgoeqISaint-Louis
    |[khzqILe Tampon
    cC`bv_HCajuru
    w@xlpfGRio Pomba
    te@lhkbKVillamontes
    {Bl}~fHMonte Alto
    [jdbtHGuararapes
    bRz||eHJaboticabal
    o\f_tqGLavras
    c_@hfhvGCampos Gerais
    }C~|asGNepomuceno
    sHyv`fHMananjary
    _G`fnuHValparaíso
    bE`pdjGBarbacena
    lRqvrpIPiton Saint-Leu
    vXf_oaHSerrana
    yFzcyrHAraçatuba
    dKret~FItaperuna
    rb@h_~dHBarrinha
    dKvyv}GMonte Santo de Minas
    uG|_lkGBarroso
    o\f}xbHRibeirão Preto
    yFb|peGTocantins
    xLonmpISaint-Leu
    z@sr{fDFrancistown
    vr@s{lm[Mackay
    xIyhi{GIkalamavony
    ee@z~{iHCatanduva
    ?fb|cHSertãozinho
    ~Ab~il`@Nuku‘alofa
    ~BlzcmGSão João del Rei
    fDfqk}FBom Jesus do Itabapoana
    [lx{vHMirandópolis
    pH|tqaGMuriaé
    |LvmizGNova Resende
    sNbsvwIBonito
    nBjgbeGUbá
    dzAd|erGPerdões
    rAlqbuGBoa Esperança
    tiAbkaqHBuritama
    aE|jn{FMimoso do Sul
    rb@`wgnHJosé Bonifácio
    uGu{g`EChiredzi
    zSvodxFMarataizes
    v@r~jlHPotirendaba
    w@h|d_GNatividade
    jLs|`sISaint-Benoît
    hNzxdpGBom Sucesso
    mVxuc`HAltinópolis
    qHrgedHPontal
    wMh{obHJardinópolis
    zSxjfxFItapemirim
    rAnhndGVisconde do Rio Branco
    bA{djpISaint-Paul
    PlhieHPitangueiras
    lw@hi{aHBrodowski
    x{@`rnxGCarmo do Rio Claro
    |YmetrISaint-André
    v@dbr_GPorciúncula
    t[||jjGCarandaí
    `Lxq{fHBebedouro
    pH`fdqGSanto Antônio do Amparo
    vZmsnpILe Port
    aCsl`pDGwanda
    kLtsmnISidrolândia
    |GoqvpILa Possession
    na@~gxlHBady Bassitt
    oBd_y}GSão Sebastião do Paraíso
    k]tg{gHMonte Azul Paulista
    iBg|krISainte-Suzanne
    }ZrejsGCampo Belo
    c@_v`rISainte-Marie
    jAn`rxHAndradina
    sNf}laHBatatais
    oZ_dmqISaint-Denis
    |[z~weHViradouro
    sAzcgyHCastilho
    |YjdczGAlpinópolis
    _m@zy|yFCachoeiro de Itapemirim
    xZrnjcGErvália
    }EbopwFPiúma
    mw@nlklHSão José do Rio Preto
    v@|agmHMirassol
    uh@vqawFAnchieta
    z`@vilkHGuapiaçu
    ~UbiqzHTrês Lagoas
    xd@nok}FGuaçuí
    qHpxlnHMonte Aprazível
    xZr|n|FAlegre
    k]bkvdGViçosa
    wq@ipdhUKarratha
    j@~spiHOlímpia
    _L~zo_GCarangola
    fDbhidHMorro Agudo
    gR}plrYMount Isa
    nNtzgcHOrlândia
    jCvmn{GPassos
    kPdsggHColina
    }s@birpGOliveira
    nc@vahgGPiranga
    ig@fpevFGuarapari
    j@jdhyFVargem Alta
    va@d~fjGConselheiro Lafaiete
    g^b_x~FEspera Feliz
    jd@hg}vHPereira Barreto
    id@hb`nHTanabi
    jd@xcg`GDivino
    z`@n{jzFCastelo
    hJib_fHSahavato
    bs@idfgHNosy Varika
    Zbmk}GCássia
    fD~racHSão Joaquim da Barra
    pjAr{lgHBarretos
    uLyit|GAmbatofinandrahana
    xb@vwloGCarmópolis de Minas
    uGd~h`HFranca
    wMpt~kHNova Granada
    bJofj_HAmbositra
    {TzcuiGOuro Branco
    pw@ndujGCongonhas
    fa@mf_dDTutume
    l`@jxrsIAnastácio
    va@vqlrGItapecerica
    jCb}nsIAquidauana
    fQzdowGPiumhi
    sA|igtGFormiga
    Zrnw{FMuniz Freire
    o@gordBOtjiwarongo
    zo@zvvaIÁgua Clara
    xMlifpGCláudio
    ZxybgIRibas do Rio Pardo
    [|bplICampo Grande
    w@v{ymITerenos
    xZtrtrGÁgua Rasa
    v@ryjxHIlha Solteira
    |L`t{bHGuará
    jPzh_pHVotuporanga
    bRt{~hICampo Verde
    [xq{dGPonte Nova
    hJb|hwFMarechal Floriano
    wM_pd_JMahébourg
    ih@hbphGOuro Preto
    gMtkdvFViana
    ~R~`{`GSanta Margarida
    bRtu~gGMariana
    dl@xfdwFDomingos Martins
    jPz|a_GManhumirim
    jd@|mo|FIúna
    ~RncsbHItuverava
    k]bs|tFVila Velha
    iHojovDZvishavane
    yUbneuFVitória
    nB~szeHGuaíra
    lEcpb~ICurepipe
    |Kec}rUPort Hedland
    `k@qfy}IVacoas
    h\kynmGMorondava
    _N|vtqHFernandópolis
    ?|vlaGMatipó
    bEnl}tGArcos
    xg@lfosHJales
    Qrj{jLAlto Hospicio
    aN~ouuFCariacica
    Gkky}IQuatre Bornes
    ~P`up_GManhuaçu
    \_gn_JBel Air Rivière Sèche
    rAdxw`HPedregulho
    Zeck}IBambous
    qAjc}hLPozo Almonte
    {Ft}ijGItabirito
    |f@pkbwIMiranda
    zS~oj|FIbatiba
    w@ype`HFandriana
    Gazv}IBeau Bassin-Rose Hill
    vc@mdd~ISaint Pierre
    wXdfdkLIquique
    vElmyuHSanta Fé do Sul
    zaAgjg_JCentre de Flacq
    jCyxbfEChipinge
    _LljgpGCarmo do Cajuru
    xMrfddHMiguelópolis
    uu@ag}}IPort Louis
    ~_@jm`}FLajinha
    jCytmmDBulawayo
    dSpu~pGDivinópolis
    UfwwlGBrumadinho
    yMijc~ILe Hochet
    e^rr_uFSerra
    wMtkj_GSimonésia
    |Lex{}IBaie du Tombeau
    |f@p~veGAlvinópolis
    xMbobbGRaul Soares
    _m@`lmsGSanto Antônio do Monte
    v@`fzvHAparecida do Taboado
    rb@liaoGItaúna
    nBh__zFAfonso Cláudio
    dKltkmGIgarapé
    nS{_d{DMasvingo
    dRahg~ITriolet
    xB`pulGMário Campos
    ~RextdHMarolambo
    rAxffmGSão Joaquim de Bicas
    uYv_vbKCamiri
    }E}zz~IGoodlands
    GjqlbHIgarapava
    pHn_mlGSarzedo
    nW~ttwFSanta Maria de Jetibá
    pGnuuiHFrutal
    }Epf~tGLagoa da Prata
    w@`g|kGIbirité
    ro@zzrwGBambuí
    o}@rhdnGMateus Leme
    rAtxrjGNova Lima
    ~Eeq|mCMaun
    ro@pnwlGBetim
    w@`ojjGRaposos
    iWnp~gGSanta Bárbara
    mVjusmGJuatuba
    bRbrlhGBarão de Cocais
    b_@vvxvFSanta Teresa
    sCppruFFundão
    pF`f{kGContagem
    {`@brdkGBelo Horizonte
    bR`zifHConceição das Alagoas
    _m@igh_HSoanindrariny
    ?_gzhHMahanoro
    pi@t~jjGSabará
    ~RvfpiGCaeté
    dKpzpqGNova Serrana
    `_@iea~GAntsirabe
    y@~rp`HSacramento
    [`ggeGSão Domingos do Prata
    |@}{jqEBúzi
    zK`qgoGPará de Minas
    bs@anssEBeira
    c_@ok}|GBetafo
    xg@h{xtFAracruz
    c_@`jofGJoão Monlevade
    |Yv}yuGLuz
    w@rar}FIpanema
    rApl|{FMutum
    c_@xhe`GCaratinga
    o}@dvsjGSanta Luzia
    uGttalGRibeirão das Neves
    {Lx`nmGEsmeraldas
    af@jwteGNova Era
    fDrupcHUberaba
    id@jiesGBom Despacho
    `YfyjqHIturama
    zuAf~hkGSão José da Lapa
    oFuj{nGBelo sur Tsiribihina
    pQxwakGVespasiano
    s[fs~pGPitangui
    kPtemwHParanaíba
    aUyocvDShurugwi
    _~@epx_HAntanifotsy
    i}@rk}jGLagoa Santa
    `a@jwyfGItabira
    nBbdykGPedro Leopoldo
    }Ycw`sEDondo
    jq@nao}GAraxá
    k]rkipKPotosí
    ~Fp~hcGTimóteo
    iW{enmBGrootfontein
    mo@ts`lGMatozinhos
    |Y~pa`GInhapim
    l]~s~vFColatina
    xCxs`mHCampina Verde
    uZm`mtGMiandrivazo
    w^|{iyFBaixo Guandu
    [p}dcGCoronel Fabriciano
    sNf}~iGJaboticatubas
    qv@hhsyFAimorés
    uu@`s`{GIbiá
    g^d}rbGIpatinga
    yFt|`mGSete Lagoas
    np@eq~tDGweru
    bs@ozi|GMiandrarivo
    s|@n`|aGIpaba
    pi@o|p}GFaratsiho
    wM|n`lISão Gabriel do Oeste
    `LjrqsFLinhares
    iWeal`HAmbatolampy
    s|@xdybGSantana do Paraíso
    z`@zzs_HPerdizes
    seA}~|iHVatomandry
    mMntxzFResplendor
    dl@p|`xGSão Gotardo
    yF~gaaHSanta Juliana
    jC`oriHPrata
    nKehp~ZKirwan
    ~xA`u_nGParaopeba
    nO{dyoENhamatanda
    uGq~__[Townsville
    jChrduFRio Bananal
    yr@atbkBTsumeb
    ehAdxixFPancas
    w@nlgqGPompéu
    {LpqhbGBelo Oriente
    agAbrvsFSooretama
    glAj`c|FConselheiro Pena
    jPirf|GSoavinandriana
    zSlcktGAbaeté
    hgCyujkEChimoio
    qHpiwzHCassilândia
    cmAy~jlEGondola
    v~Cfm`hGConceição do Mato Dentro
    dKy`xtDRedcliff
    @bsimKSucre
    rn@bmlvFSão Gabriel da Palha
    mCyn~~GArivonimamo
    mVhl{~ICorumbá
    |Lliq~ILadário
    dKtbuyGCarmo do Paranaíba
    y[ck|hEMessica
    q@pxnsHSão Simão
    zNatxfEMachipanda
    nGepx_HImerintsiatosika
    h[fq{lHItuiutaba
    eJ{_lfEMutare
    rKi|ibHAlarobia
    vt@}|jeHMoramanga
    nPbfy}GPatrocínio
    p\g_tgEManica
    zR{e~tDKwekwe
    s\rcteHUberlândia
    v@`wvmIRio Verde de Mato Grosso
    jC_}vbHManjakandriana
    jHykcaHAntananarivo
    kXtjrsFJaguaré
    klBd`jiHMonte Alegre de Minas
    x{@~f`_GGovernador Valadares
    af@ti|pHSanta Vitória
    l_Aklo`HAmbohidratrimo
    dCuinjHAmpasimanolotra
    bs@yay`HIvato
    fQj{d`IChapadão do Sul
    af@v}byFMantena
    qHz}fzGLagoa Formosa
    hJbg`eGGuanhães
    rOym`xGTsiroanomandidy
    qh@t{dnGCurvelo
    jCtnqxFBarra de São Francisco
    s}Aha|`HMonte Carmelo
    lMd}grFSão Mateus
    z\nvquFNova Venécia
    _`@yc`bHAmbohitrolomahitsy
    ?ytsbHAnkazondandy
    kkA{y}nEGorongosa
    xZeeioGAntsalova
    x{@bqbeHAraguari
    lj@_lcbHSadabe
    lxAnpwgGSerro
    rb@jeoqFConceição da Barra
    nBfughHTupaciguara
    va@iyo}EChinde
    }Ezp|zGPatos de Minas
    s}Az{vbGPeçanha
    rAxe_dGSão João Evangelista
    dKhxgcICosta Rica
    cq@uabcERusape
    eaA~hfmICoxim
    j`BrqalLArica
    zEvxa_HCoromandel
    cmA|y|rHQuirinópolis
    {m@u`f{GFenoarivo Be
    fYbnjuKLlallagua
    `QnjkkHItumbiara
    jCz_izGPresidente Olegário
    qv@u}ccHAnjozorobe
    |z@l{inGCorinto
    mV~uexFEcoporanga
    pHhdmtFPinheiros
    eQipv`DHwange
    m`B{yquDKadoma
    |r@enq~GAnkazobe
    woA_qkzEMarromeu
    vD|z|vKHuanuni
    obCphciGDiamantina
    tqA`{onHBom Jesus de Goiás
    _k@lgcsGTrês Marias
    bDcjroDGokwe
    |{@qnq_EMarondera
    w{@|oscHCatalão
    ~r@s{olHToamasina
    dReilz`@Sigatoka
    oReu_`a@Suva
    uSsz}vDChegutu
    fIxmjuFMontanha
    b_@idfgHDidy
    |P}q|_a@Lami
    vkAtwkpFMucuri
    sp@azp`a@Nasinu
    xTmovkGMaintirano
    {QafniECatandica
    ay@saj}BNdiyona
    lWfrl}FItambacuri
    rA~{`tFPedro Canário
    zo@blxkLTacna
    ~Demt|DChitungwiza
    W~qflHGoiatuba
    se@nh{aKEl Torno
    gh@rth}GVazante
    do@ncoxKOruro
    k~A~vxmKMizque
    oXs`t|CVictoria Falls
    pm@c}twBRundu
    k]idp`BOndangwa
    }q@ryhoFNova Viçosa
    aE{nb}DEpworth
    [onu}DRuwa
    kJ||grFPosto da Mata
    rG_bkzDNorton
    iKj{tzHJataí
    mAawc`FQuelimane
    ~`A~ni|FTeófilo Otoni
    [`{qdGItamarandiba
    {m@dby_GMalacacheta
    [atx|CLivingstone
    k@srm{DHarare Western Suburbs
    hFxrhuFNanuque
    gQekofHAmbatondrazaka
    pPqbp|DHarare
    gVadvvECaia
    hJnmy_KCotoca
    qHzeysHSanta Helena de Goiás
    {_@arzy`@Nadi
    vNj{yuHRio Verde
    l]ggz~AOshakati
    kEhas`KSanta Cruz de la Sierra
    vk@gff_BOngwediva
    nuAhsxgHCaldas Novas
    tDbayxGJoão Pinheiro
    rAawy{DMount Hampden
    fOkwhb_@Port-Vila
    xOnvtjHMorrinhos
    t[fe}dHIpameri
    _z@|dywFCarlos Chagas
    nc@|znbGCapelinha
    mtD~vap[Punaauia
    sCvxlrLIlo
    zm@qhaz`@Lautoka
    e{@l``pGVárzea da Palma
    g^mvieHAmparafaravola
    ww@l{v_IMineiros
    r^~lbp[Faaa
    bt@~iypKPunata
    }UbbqqFTeixeira de Freitas
    ]tq{o[Papeete
    i]btxlHPontalina
    kPfkfnFAlcobaça
    yHrmp`KWarnes
    jc@kjdsCKatima Mulilo
    xf@qe_aFNamacurra
    `q@gnhsCSesheke
    rWnwq~FNovo Cruzeiro
    jC_khkHVavatenina
    _f@pl_tKSipe Sipe
    e`Ay|ogHImerimandroso
    dgBhmrdKVilla Yapacaní
    hE`barKSacaba
    rFzfnrHAcreúna
    jFev~_BHelao Nafidi
    |Az~osKQuillacollo
    vA`owsKVinto
    zPjchsKColcapirhua
    vJtzxrKCochabamba
    cBs`qlHFenoarivo Atsinanana
    aUnqntFMedeiros Neto
    qUovudDMaamba
    ?_miwDChinhoyi
    so@ztlqGBuritizeiro
    nBiygjHVohibinany
    sNbvhqGPirapora
    dKdiknFPrado
    lFhu`aKMontero
    hAtwcsKTiquipaya
    ra@a`exEMorrumbala
    ee@nrxcIAlto Araguaia
    rG_w|cFMaganja
    v[dqdjHPiracanjuba
    uA_gf~DBindura
    {EnqteHPires do Rio
    gk@nuxcGTurmalina
    `z@uzakHAmbodimanga II
    yFwfwgFPebane
    tGesrfDSinazongwe
    myB~eb}GParacatu
    hJfl}bGMinas Novas
    nC`v{oLSan Antonio
    r|@dt}oLMoquegua
    yY~nn}FCaraí
    ieAn}cuFItanhém
    pwAjhbpHIndiara
    s}AvrljGBocaiúva
    {nA|gzxFÁguas Formosas
    dXvle|FPadre Paraíso
    mVi|__BOndjiva
    }tAl|gpFItamaraju
    gQokh{DMvurwi
    aE|wweHOrizona
    mPars`DKalomo
    rG~jpvLMollendo
    tf@d`ywGBrasilândia de Minas
    [a}mgHAndilamena
    srAoigoHAmbodifotatra
    ~_@hexiHBela Vista de Goiás
    _`@jzmkHHidrolândia
    jPfef{HCaiapônia
    zSicz|GMaevatanana
    iqAi}txZCairns
    rJmbfvENsanje
    gIyfsmHSoanierana Ivongo
    fpEfzw_GAraçuaí
    ee@wvv`FMocuba
    uTreimHGuapó
    rUh}pkHAparecida de Goiânia
    {h@}hftDKaroi
    gB{~ucDChoma
    dKlcvoHPalmeiras de Goiás
    yWy}yaHTsaratanana
    xzArzraHCristalina
    v_@jwvlHAbadia de Goiás
    ag@kxkzAXangongo
    k\lvujGMontes Claros
    fDiwmnFMicolene
    ~mArnsjHSenador Canedo
    ubAyw}yAHumbe
    oBf`xmGCoração de Jesus
    zSx{rkHGoiânia
    id@_|jxGSitampiky
    CfsugHSilvânia
    ~r@~yz_LViacha
    w@px`mHTrindade
    hoA|gxzLCamaná
    dAxlnkIPedra Preta
    l_ChwxqFGuaratinga
    xThglpFItabela
    qBnw}~KAchocalla
    be@xbi|FItaobim
    lhAwdfnDSiavonga
    dNxbk`LLaja
    `YjimrHSão Luís de Montes Belos
    `Y__xnDKariba
    bs@np}~KLa Paz
    dK|qtlHGoianira
    k~@`ylhGFrancisco Sá
    sNf_nlIRondonópolis
    _Lejc|GAmbato Boeny
    kPlc}oHAnicuns
    rb@nylmFPorto Seguro
    iWb}~vHIporá
    nBhgvsLJacobo Hunter
    uTxmgyFJequitinhonha
    dAecwea@Labasa
    jFppqsLCiudad Satelite
    mkAh_lkHNerópolis
    cVddssLArequipa
    saAndbsJSan Ignacio de Velasco
    PvoqpFEunápolis
    tTfdqsLSelva Alegre
    fVr_swLEl Pedregal
    wOtebmHInhumas
    [djh}GUnaí
    pjAhnktILucas
    ySzaxiHAnápolis
    iHlw{sLCono Norte
    dvBczivACahama
    mVn_emFSanta Cruz Cabrália
    pSwsufDMonze
    im@jcrxIPoconé
    `LfhtcHLuziânia
    o}@ysqrFAngoche
    g^z}c|FMedina
    jq@hkenGBrasília de Minas
    efAfckwFAlmenara
    th@fybaGSalinas
    cD{}vnHMananara
    he@u{~kETete
    tiAz_evGUrucuia
    np@ug_mCSenanga
    jC_xzlEMoatize
    oM}bu{GMarovoay
    |AxypcHCidade Ocidental
    j]e|qsGSoalala
    jCoiiyEMilange
    tSw`yaHMampikony
    bZtwehLIlave
    nBbaagHAlexânia
    mc@`l`_JCáceres
    xMhyycHValparaíso de Goiás
    ySnuedHNovo Gama
    chAml`oDChirundu
    }K_rtwEMulanje
    cA`vcdHSanta Maria
    gQ`|kdHGama
    bNfq_oHItaberaí
    {m@rz`{FPedra Azul
    _|B`_onIJaciara
    bs@vqypGSão Francisco
    xZvxoeHSanto Antônio do Descoberto
    oOv_`qHGoiás
    nOrgrkGSão João da Ponte
    fe@v~kxGArinos
    }X|qjdHRecanto das Emas
    KhkrcHPark Way
    tPxgrbHSão Sebastião
    |M|bgdHRiacho Fundo II
    {@tf|}HAragarças
    bMlot`KAscención de Guarayos
    jHdk}}HBarra do Garças
    mRbeadHRiacho Fundo
    rCvjrdHSamambaia
    hc@v|wcHNúcleo Bandeirante
    aOdnguISanto Antônio do Leverger
    \hyybHJardim Botânico
    ZjdnuHJussara
    uJzuhlFBelmonte
    lO_pjhDMazabuka
    bB`hvdHPôr do Sol
    mLltyiHPirenópolis
    nN`hgcHLago Sul
    }PjdkjLPuno
    a@dfcdHÁguas Claras
    vFh{}jIPoxoréu
    ~Hrmk{KCaranavi
    lAbwhdHTaguatinga
    lgAh_ddHVicente Pires
    `@bpxcHGuará
    aAnqwdHCeilândia
    cCrsw`GTaiobeiras
    _KimhgATômbua
    oCpwigGJanaúba
    aBbwocHSudoeste/Octagonal
    cU|ouhHCocalzinho de Goiás
    `@r`gcHPlano Piloto
    tI|uqcHCruzeiro
    zPkrttEBlantyre
    xGdu{cHSetor Complementar de Indústria e Abastecimento
    uFvgpcHBrasília
    bLhgsbHParanoá
    aSod_kDKafue
    lUl_ueHÁguas Lindas de Goiás
    sNfsblHJaraguá
    kS}vj`DNamwala
    hBvxpbHItapoã
    {Q`~reGPorteirinha
    `Kj`bcHLago Norte
    `Guf}}CItezhi-Tezhi
    ~]af`nAVirei
    _TsacoFNametil
    hJefuyGMahajanga
    wn@zbvkGVarzelândia
    ucAdldeHBrazlândia
    pJxvpaJMirassol d'Oeste
    gAb{ulFCanavieiras
    wn@vhpsFItarantim
    jf@drubHSobradinho
    m@bkruIVárzea Grande
    va@a_`eFAlto Molocue
    bEjv}bHSobradinho II
    ee@lqabJSão José dos Quatro Marcos
    {IrkyaHPlanaltina
    Lx`jzGBuritis
    uFd`aiGBarreiro do Jaíba
    oPfpsbGRio Pardo de Minas
    eU}bvqEMwanza
    jSdkkuICuiabá
    [oj~fESongo
    gmAcopkDChilanga Township
    uFbcvuFMacarani
    bRxqzoHItapuranga
    ee@u{|aHBoriziny
    lIpdvoICampo Verde
    p\f_|_HFormosa
    fQ~buxFEncruzilhada
    ogAq~liDNampundwe
    ~HxouzFCândido Sales
    sNh|`kLJuliaca
    |v@uh`lDChisankane
    eGnaxmGJanuária
    vCbh_kLSan Miguel
    oa@cfu`FGurúè
    }RvrgsIChapada dos Guimarães
    iJscakFMurrupula
    _LpsraHPlanaltina
    nSwbdmDPalabana
    ga@cmqnHMaroantsetra
    iq@|_apFCamacan
    _f@qyskDLusaka
    oq@sy`kDNamalombwe
    ~AqdnlDNtandabale
    iJoeqvEZomba
    eaBoydlDMadido
    tq@fdqiGJaíba
    t[w}`nDChongwe
    fQpy_aJLambari d'Oeste
    tMchqjDLusaka West
    qBjgxjHGoianésia
    LgfpkDChunga
    wJf}l_GSão João do Paraíso
    oOpdvmHCeres
    {m@n{nmFUna
    nqBq}ggHBefandriana
    lWr{stFItapetinga
    u@iadlCMongu
    nIvm}vFItambé
    `z@n|ciJPontes e Lacerda
    hk@f~liMMinas de Marcona
    np@kndiAMossamedes
    `_B~nueHPadre Bernardo
    }Axe~nHRubiataba
    o\~}tdGMonte Azul
    }uBffqsFItororó
    o@ggtnFNampula
    ok@rublGItacarambi
    {{A|d_|IBarra do Bugres
    hQ}}~uELiwonde
    owAfpyzFBelo Campo
    nJm}rwFMozambique
    e]sdegFIapala
    }s@~a|lJVila Bela da Santíssima Trindade
    zm@kpliCKalabo
    u^{oddDMumbwa
    lJmhjtEBalaka
    xIt`w{FTremedal
    dXidewFMossuril
    ~s@~rlmHItapaci
    oImxjcFMalema
    qGsa|hFRibáuè
    ey@xbjdGEspinosa
    jPqh`sFNamialo
    rIcgjqALubango
    V{o~tFMonapo
    |r@ga{qHAntalaha
    xNx~c_GCondeúba
    xZp{ymLAyaviri
    oOnttvFBarra do Choça
    wC}p{cHAntsohihy
    f[wlz`FMutuáli
    |LnmgxFVitória da Conquista
    nBz|rpFIbicaraí
    xg@r_lvKSan Borja
    op@z~kwIRosário Oeste
    cK|lckKTrinidad
    |BlokhMNazca
    n`@cykrENtcheu
    uB_{uwAQuipungo
    bq@sd_~ECuamba
    lKvnfmFIlhéus
    zDjat|INova Olímpia
    ~RrfzrLYauri
    nOv|vnFItabuna
    ~E_wjvCKaoma
    id@v`jcGUrandi
    {m@h|tsFIguaí
    w@jockGManga
    fQe}nqHAmpahana
    _u@mnwzAMatala
    a^ebvpEUlongué
    yFzmxvINobres
    }bCvlioFItajuípe
    aYlo_vFPlanalto
    ~Odhq~HNova Xavantina
    bQug~jBMenongue
    qYog`nHAndapa
    t[lykpFCoaraci
    |\zvzfLLa Rinconada
    }c@luz}ITangará da Serra
    qUfhazFAnagé
    {z@vvwnFUruçuca
    h~AsjiwFNacala
    xQcpa{DNyimba
    ~Vhr~oHCrixás
    oPimphHBealanana
    vEfpfaICampinápolis
    ub@~yjuFPoções
    sNdy|jHUruaçu
    zaAzou`GCaculé
    umA_rfvEMangochi
    iLfxwfHNiquelândia
    jsAg}rlDKabwe
    rn@lz{hIParanatinga
    agAdsowIDiamantino
    ~~AsuppEDedza
    rUgmzlCLukulu
    xw@__rxEMandimba
    fr@`pdjGMalhada
    xhAxi_oFUbaitaba
    iWfzbjGCarinhanha
    ~`AjxdrFItagibá
    vM~j_mFItacaré
    q\djvqLSicuani
    }EbamfGPalmas de Monte Alto
    v@udeqHSambava
    unAmcd~DPetauke
    wv@tvbdGGuanambi
    ySygndHMaromandia
    vScuz`ESinda
    aB`_gpFUbatã
    `P~vh}FBrumado
    s|@fcynGCocos
    s|@`dioFIbirapitanga
    w{AvrpqFIpiaú
    r_Ay`yoACamucuio
    z]bbcmFMaraú
    eFuqyaCLumbala
    zY~o_zGPosse
    j`@gsbtEMonkey Bay
    |TzyfmMIca
    qQv{fbGCaetité
    yFnh}pFIbirataia
    }s@hfj}HÁgua Boa
    ?ygybEKatete
    lxAjgwzFTanhaçu
    _{Cqq~mDKapiri Mposhi
    fMiafmELilongwe
    j}@`ftmFCamamu
    }yFi_bwACaluquembe
    wW~btsFJequié
    mnArdkw_@Apia
    {LzphuINova Mutum
    so@dw`{FItuaçu
    sm@e|tgEMchinji
    hw@{eiqESalima
    bUprucGIgaporã
    _{Atf_pFGandu
    rY`a}mFItuberá
    {dA}qbrFNamapa-erati
    pGrzbpMPisco
    |jAtp}oFWenceslau Guimarães
    o`@r_j`JCampo Novo do Parecis
    sRgnvfHAmbanja
    hFn`xoMSan Clemente
    hJl|{kJComodoro
    mVbm|~LAndahuaylas
    zKf~k~FLivramento do Brumado
    p^|nk~FLivramento de Nossa Senhora
    eUvbz{LAbancay
    |Ao}gfEChipata
    qUjtf{FBarra da Estiva
    sQ{~krDMkushi
    ia@`oaeGRiacho de Santana
    jTpj`pFTeolândia
    e]avurCKabompo
    m}B`t_~HCanarana
    }EiuodBChitembo
    hJdbjbGTanque Novo
    {Hes_lCZambezi
    zA~s~hGSerra do Ramalho
    Vth_fJSapezal
    rKhmsmFTaperoá
    sN~}heHMinaçu
    uBx`gvLCusco
    xAyu|lEMponela
    j@tx}rFJaguaquara
    gIzljvLSantiago
    jFdvfvLWanchaq
    jp@_`zjDMpongwe
    q[uggiHAmbarakaraka
    yg@hwhmFCairu
    ixAgtt|CKasempa
    dP~jroFPresidente Tancredo Neves
    l_@`xx`GParamirim
    jCtswuFMaracás
    [xi~jHPorangatu
    dkAw~osCManyinga
    iIvr~zFIbicoara
    jIdrtoMChincha Alta
    `\~wvlGSão Félix do Coribe
    qImareHHell-Ville
    g[vpwlGSanta Maria da Vitória
    sPmzxqFChiúre
    ee@rmnmFValença
    k~@_sdpHIharan̈a
    zSdbmoGCorrentina
    n~Ao|avELichinga
    auBjldqHSão Miguel do Araguaia
    uTjsaqFUbaíra
    yg@za_hGBom Jesus da Lapa
    heAcipwDSerenje
    eKnwbpFMutuípe
    lxAoakjHAmbilobe
    va@jkdrJCerejeiras
    zSfesoFLaje
    qx@pw_dMAyacucho
    ad@zv}}FPiatã
    tm@yaswCMufumbwe
    a@ybmlDLuanshya
    va@gc`mFMontepuez
    xZlpopJColorado do Oeste
    mIfxklFJaguaripe
    w|Ao_diHAntsohimbondrona
    }@zob{JRolim de Moura do Guaporé
    jU~~eqMSan Vicente de Cañete
    NluxpMNuevo Imperial
    }KlzgtILucas do Rio Verde
    kMyimiCChavuma
    cVhs_qMImperial
    m_Aki}uACubal
    eE|an|GCampos Belos
    fDf_cmFNazaré
    fDyujkEKasungu
    pHnhvpFAmargosa
    {`@hqrcGMacaúbas
    _J{kixAGanda
    zdBlvzkGSantana
    aWnw|iFSalvador
    gD}rhvFPemba
    yNtfsnFSanto Antônio de Jesus
    _Wki|zAUcuma
    |AxvsjFVera Cruz
    `DuaxmDNdola
    {Tsa~nADombe Grande
    fm@k__nDMapalo
    bJn}ddMHuanta
    lQ{mipENkhotakota
    t`@n_qnFMuritiba
    gZyea|ALongonjo
    fi@bx|hFLauro de Freitas
    bRhlakFItaparica
    ubAdnyzLSanta Ana
    lIrztzLQuillabamba
    {`@od~}ACaála
    oO~sqmFSão Felipe
    zPmgnjDKalulushi
    qX~usmFSobradinho
    b_@~xxcGBoquira
    n_AukekDKitwe
    oo@bdrhMHuancavelica
    v@go~rGMtsapéré
    _EhwkiFSimões Filho
    hByffsGDzaoudzi
    hB{v`sGMamoudzou
    aHnkanFConceição do Almeida
    eDnmplFMaragogipe
    oAseksGLabattoir
    vAy`a_BHuambo
    iNez_sGKaouéni
    nK|yltFIaçu
    eD`zsoFCastro Alves
    bNj~fkGSerra Dourada
    e}@dcvjFMadre de Deus
    ZlfbnJVilhena
    uI~x|wITapurah
    `Ja}{rGKoungou
    bRbvcnFSapeaçu
    so@zohqFItatim
    cl@`e|hFCamaçari
    uT`lqfGParatinga
    nc@wls}AEcunna
    yTt~hfLTambopata
    ~DbbtmFCruz das Almas
    }E~khjFCandeias
    cPv}yvFBoa Vista do Tupim
    gLt}urMMala
    hlAhimyFVera Cruz
    uAmffjDChambishi
    pN~takFSão Francisco do Conde
    nBnf~lFMuritiba
    lj@zzvhFDias d'Ávila
    `YenpoABaía Farta
    uG~nylFCachoeira
    ~AbjhmFGovernador Mangabeira
    }Ifgr}HQuerência
    xTenvpANavegantes
    r@vojeLPuerto Maldonado
    wf@wuxpABenguela
    s`@yb`bBCatchiungo
    yZy_vbBChinguar
    uUmwjkDMufulira
    zHr|gkFSanto Amaro
    jCdc`sISorriso
    k]tmenFCabaceiras do Paraguaçu
    oOxhwhFMata de São João
    bC{`eiDChingola
    rCjm_uFItaberaba
    {m@nr}iFSão Sebastião do Passé
    zSh|_mFConceição da Feira
    ||@stm~WPalmerston
    pp@obhuABocoio
    g[q`r}WDarwin
    ~sA`pvlFSão Gonçalo dos Campos
    qIr{|hFPojuca
    [dhqnFSanto Estêvão
    YiztqACatumbela
    lFwn_lDMokambo
    {_@ph}}FSeabra
    sZz_bpFRafael Jambeiro
    |[|jpkFAmélia Rodrigues
    bp@ihjfBCuíto
    ay@{cyhDChililabombwe
    b@awrqALobito
    jBhznqGSão Desidério
    j[_fdyABalombo
    wB`{fiFCatu
    unBgizkHAntsiranana
    e@tcydGOliveira dos Brejinhos
    ZtrrkFConceição do Jacuípe
    }D{pw|CManyama
    wEsafuACubal do Lumbo
    p|@wboiELundazi
    tOos~iGFomboni
    qJx}cvFRuy Barbosa
    yt@ttylFFeira de Santana
    mw@nx_}FIraquara
    aEeb{sFMacomia
    z\arn|ALonduimbali
    zJnjokFCoração de Maria
    ?ob|}AAlto Hama
    d~@rpktMVilla Poeta José Gálvez Barrenechea
    _vAnoxfGIbotirama
    or@sda`DSolwezi
    oEow~mGMoutsamoudou
    cS|}`oFSerra Preta
    bErdpqFIpirá
    jPnbrqGBarreiras
    uGysnhBCatabola
    ?y{jmBCuemba
    ~TjuauMBarranco
    dUjo_uMSantiago de Surco
    _@xvniFAlagoinhas
    io@bt_aJBrasnorte
    fTrmduMMiraflores
    nKyurzCChisasa
    |f@bkfuMSan Isidro
    lCmqh`DKansanshi
    kLhkmvGLuis Eduardo Magalhães
    nDfy}tMSan Francisco De Borja
    q@bkc}FSouto Soares
    hFtb`jMChilca
    lMfgyyFUtinga
    `d@|yfuMJesus Maria
    sBdo`jMHuancayo
    lf@|khuMBreña
    zFrequMCarmen De La Legua Reynoso
    cCzo~bKSão Francisco do Guaporé
    {@vixuMCallao
    qBlzxtMSanta Anita - Los Ficus
    o@trrkFIrará
    iTnqcuMLima
    zqAyuuiBCamacupa
    rrClvzzFBonito
    iCplcyJAlta Floresta d'Oeste
    aYjidtFBaixa Grande
    jCvh{lFSanta Bárbara
    `YuohwAChindumbo
    uT~hesMChosica
    oBvjmgFEntre Rios
    abC_oalEMzimba
    uAoaxjCCazombo
    hlBriwqISinop
    oObx_vFMundo Novo
    nc@da~wFTapiramutá
    jg@mc~~DMpika
    bDybbbBMungo
    rz@~xpdFConde
    zSvnkoFRiachão do Jacuípe
    lIx}exJRolim de Moura
    uTprhmHFormoso do Araguaia
    w@fcrfFEsplanada
    nc@ryaiFInhambupe
    nBe~pxBLuena
    lVnlxkMJauja
    nm@}oieDKipushi
    mm@nnbqGRiachão das Neves
    b_@{ibtCMwinilunga
    kPn}ovFPiritiba
    nBxunjHGurupi
    qv@pq`tFMairi
    z[cg_gGMoroni
    vYdiw}JSão Miguel do Guaporé
    ?`hb|FCafarnaum
    xZp~|}FCanarana
    ee@`{ntJPimenta Bueno
    `YzsamFSerrinha
    jC_vkpFMueda
    |DcavfDLubumbashi
    |@twlgFAporá
    x{@lhl_GIbipeba
    xg@nsw|GDianópolis
    va@~bykFBiritinga
    o^alhpENkhata Bay
    mGpwnjFSátiro Dias
    qdBbgrvMChancay
    mVjlwnFConceição do Coité
    `o@vtezFMorro do Chapéu
    aCjve_GIbititá
    `z@lbomFBarrocas
    hJzpksJEspigão dOeste
    jP|n}cFIndiaroba
    W|agnMLa Oroya
    dYndzgFCrisópolis
    so@rsfvMHuaral
    wX}`|dBAndulo
    kEzvofFRio Real
    yB`q_mFTeofilândia
    yWnameFCristinápolis
    k@_npfBNharêa
    {\mtsnEMzuzu
    c_@t~{{FAmérica Dourada
    bs@bl`vJCacoal
    k]vuwvFMiguel Calmon
    b@boseMSan Martín de Pangoa
    hTqxh{ACela
    }B~preJJuína
    sC~d~lMTarma
    uSmgivAUcu Seles
    NblzoFValente
    n}@atb{AQuissecula
    yZrhi~FLapão
    ?b`zdFUmbaúba
    }Ez~esFCapim Grosso
    cl@h~}hFOlindina
    oDgwksDSamfya
    fh@kdhuFMocímboa da Praia
    oTxih}FJoão Dourado
    ~b@ttylFAraci
    as@hmjhFItapicuru
    ?ozguFMocímboa
    af@|}m~FIrecê
    `LimytETingi
    iNxkg_GPresidente Dutra
    haAnzseFItabaianinha
    kPpdocFEstância
    af@~jioFSantaluz
    rAfia~IJuara
    uGhzpfMSatipo
    `z@xg{iFNova Soure
    mM`_r~FSão Gabriel
    yeAeznsASumbe
    tRmljoDMansa
    rp@pp|fFTobias Barreto
    uFvygvFJacobina
    fRtbyxJPresidente Médici
    `r@nkynMJunín
    pd@nwrdFBoquim
    qb@zc``GCentral
    ~EuohwACapunda
    nq@nktxMHuacho
    wYi`ovAConda
    yZ`eajFCipó
    lIx}uxMHualmay
    vTlbifGBarra
    w{@ncsxMHuaura
    nBfdgeFRiachão do Dantas
    }Eo|}bFTunduru
    ix@rwyrGFormosa do Rio Preto
    lLzmd_GJussara
    yd@vivcFSalgado
    pHt`qbLEpitaciolândia
    yEjnvbLCobija
    gXcxsmERumphi
    {FjjrbLBrasiléia
    jC|zabFSão Cristóvão
    }Lp{crKRiberalta
    dDnevnGSanta Rita de Cássia
    ~_@~evbFItaporanga d'Ajuda
    ~m@_jebDLikasi
    uM|ozpFQueimadas
    sTnjvyFOurolândia
    yM_twjCTshilenge
    qYviwkFTucano
    tJ|}svFMirangaba
    {LyownFNewala Kisimani
    bs@eevtEMbinga
    ?_xznFNewala
    pk@~}`hMSanta Rosa
    yDnoxdFLagarto
    bR|pgaFAracaju
    }EhbaaFBarra dos Coqueiros
    xZ_p~iFNangomba
    ?ihaoFLuchingu
    fOcplkBCambundi
    x\||byJJi Paraná
    wc@cyiaDKambove
    q`@`r}sFPonto Novo
    iWderaFNossa Senhora do Socorro
    `JqqwvAGabela
    ft@|oejFRibeira do Pombal
    _Zbg|mKGuayaramerín
    }G|ixcGXique-Xique
    k@jqsoFNordestina
    wMtfmqIColíder
    rb@nwzaFLaranjeiras
    ~Rou|tEKigonsera
    ~Rpb{mHLagoa da Confusão
    l^~ywmKGuajará Mirim
    qoAncwbFAreia Branca
    oOh`inFQuijingue
    yFtxsyMBarranca
    ?_l_tEMatiri
    ?i{{pFTandahimba
    aE|ovzJOuro Preto do Oeste
    oOrg}sFFiladélfia
    nBd~iuFPindobaçu
    ~FknckBLuquembo
    nAl~weFSimão Dias
    rAloiaFMaruim
    _KuwlzAQuibala
    `@h|ycFCampo do Brito
    qAwc`sAPorto Amboim
    wDt~daMAtalaya
    wj@_cykFMasasi
    ?iloqFKitama
    vDc~lzCKolwezi
    jSxt`hFPoço Verde
    ZrnofHPorto Nacional
    [~qhiGBuritirama
    r@cwsfCLuau
    wo@`|frFItiúba
    `LlzafFParipiranga
    yF~rlcFItabaiana
    fDo{qxESongea
    ?i}brFNanyamba
    jq@xtapFCansanção
    v@hy`zMParamonga
    qAhrlpMYanacancha
    GxdlpMCerro de Pasco
    ak@vwbaLXapuri
    iWp`wyHConfresa
    ypAuys_DFungurume
    jv@xvgiFCícero Dantas
    ?deghFFátima
    zSv{m`FJaparatuba
    g^_aawEMaposeni
    as@_cykFLukuledi
    |mAc}xbEChinsali
    eEd}jcFRibeirópolis
    qmAk{w`BMussende
    gTtgbuFCampo Formoso
    ?|gcmFEuclides da Cunha
    `LzzcaFCapela
    mc@hi_bFNossa Senhora das Dores
    s}A~nhtFSenhor do Bonfim
    mw@zvsrGCorrente
    {L|mg|JJaru
    nBzdaoFMonte Santo
    i_Bn|tqMChaupimarca
    kCfbk}EPiaçabuçu
    iJtbvmKNova Mamoré
    dy@on}mFNanganga
    hOg~xtCMalemba
    qPuxqkFNachingwea
    nc@|nbeFCarira
    jq@fkcrFAndorinha
    o\vdayKPlácido de Castro
    bEyownFNyangao
    th@nlg~ENeópolis
    {{A|wh~EPenedo
    bR|nnfFCoronel João Sá
    uGhe}`FAquidabã
    _m@yhgtFMtwara
    uG|vitFJaguarari
    rDoctuDLuwingu
    r`AvyxrMYanacancha
    lw@ffqnIPeixoto de Azevedo
    xMvskcFNossa Senhora da Glória
    _Pg_i}DKasama
    yBxoqdKBuritis
    w@vjz_FPropriá
    b|@_ne}ASanta Clara
    |P~hz_FPorto Real do Colégio
    g\`dziJAripuanã
    c@tggiHParaíso do Tocantins
    oOk~lqVKupang
    wC|jhnIMatupá
    yDz~}eHPalmas
    jTqvdfEIsoka
    ca@x}l|KSenador Guiomard
    mjAfpx{ECoruripe
    [bpw~EIgreja Nova
    _yChu`iFJeremoabo
    dAczbjBCambundi Catembo
    tUjb_|MHuarmey
    jCidslFRuangwa
    {jDlt~vHVila Rica
    wa@}e|yACalulo
    AlygbGPilão Arcado
    wIaclqFLindi
    |dAnc{|KRio Branco
    _Lxez`FTraipu
    t}@jgcnIGuarantã do Norte
    ys@pnb~ESão Sebastião
    [irbnEKaronga
    ?i`tvEMahanje
    bMhripMHuánuco
    aJ|ds}EJunqueiro
    eXp|obFPorto da Folha
    dKdtw_KAriquemes
    iJtx{|ETeotônio Vilela
    n\jqz~EFeira Grande
    hJ|iemFCanudos
    af@pcx_FGirau do Ponciano
    ihAuequVSoe
    k{@lg~oFUauá
    nc@bjf_FLagoa da Canoa
    aWkgpnDMwansabombwe
    xN}yqjCMwene
    ld@vf_eFPoço Redondo
    ei@qonpDKawambwa
    pXishcBCangandala
    ?eptqEMlangali
    jCtwz|ECampo Alegre
    rA`ph{ESão Miguel dos Campos
    cl@izofFLiwale
    hk@|jw~EArapiraca
    `LdzncFPão de Açúcar
    yF~us~FSento Sé
    nOjmx}ELimoeiro de Anadia
    lv@zglaKAlto Paraíso
    ff@vvazEMarechal Deodoro
    eB`vm}ECajueiro
    pTq~`jEChitipa
    tv@g}`wADondo
    eTn|qaFBatalha
    jd@npbyEMaceió
    xNevm{BSaurimo
    mA~vseFCanindé de São Francisco
    iIsa`}UWaingapu
    qc@rjw}ETaquarana
    hJvga|EBoca da Mata
    qv@djmeFPiranhas
    aEt_z_GRemanso
    hJjgl_FCraíbas
    c`AdxmzEPilar
    xZb}d{KPorto Acre
    sNoirmEKyela
    aYc|r`BBailundo
    hW|njfHMiracema do Tocantins
    dKv}syESatuba
    sN|~ccFSão José da Tapera
    yw@_rvbBMalanje
    `I`_r~EIgaci
    rAx}rbFOlho d'Água das Flores
    dKfsv`FMajor Isidoro
    _RhiexMHuaraz
    tZbmoeGCampo Alegre de Lourdes
    hAhtexMCentenario
    ul@juzzEAtalaia
    dy@_b|mEIpinda
    sNhryyERio Largo
    mBalca[Port Moresby
    zOt``xFSobradinho
    tmA{bwvVKefamenanu
    @ijfo]Tandai
    tGtvhyJMachadinho d'Oeste
    yDyxno]Vura
    zAscko]Kola'a
    jWofgo]Honiara
    uB}dro]Panatina
    ~Cmqao]Nggosi
    aFotwvUTambolaka
    lIal{o]Malango
    jKwob_BCacuso
    f\h{dvFJuazeiro
    yFfiggJColniza
    fD`sd{ECapela
    jC~xfhFPaulo Afonso
    jCb_vwEBarra de Santo Antônio
    bRdievFPetrolina
    aE`gt{ECajueiro
    ~R~tj_FEstrela de Alagoas
    fDxu|fFDelmiro Gouveia
    oOliwyEMessias
    sN~mibFSantana do Ipanema
    oPixzvDMporokoso
    eCdhe|EViçosa
    mdA}ifsENjombe
    zKgbknDNchelenge
    dHgozfENakonde
    vK~rnhFGlória
    qHn~hrHSantana do Araguaia
    bs@|o`xESão Luís do Quitunde
    bP_do{VSuai
    jRxdkzEMurici
    zSuv~fETunduma
    yEsl_zAN'dalatando
    yFj|ynMTingo María
    weAk|a|ALucala
    `d@tkpfFÁgua Branca
    z`@ogklETukuyu
    bs@ewdlEKatumba
    id@xwkeFInhapi
    _t@ewx|CBukama
    o}Ar}ayFCasa Nova
    oBoavkEKiwira
    nIf_{~EBom Conselho
    uTrn|zEUnião dos Palmares
    `Yo{ttBLubalo
    uGhb{wEMatriz de Camaragibe
    zM_~{pACalumbo
    lBiicmBCuango-Luzamba
    af@`beyEJoaquim Gomes
    ?ubcyAGolungo Alto
    {Lfwv|ECorrentes
    rb@jqheFMata Grande
    w@zdodFCanapi
    jPbrqaFÁguas Belas
    lI_q_hEVwawa
    bEcahyVAtambua
    rAh_zgFTacaratu
    utAynaiZDaru
    uGxiu~MChimbote
    _AhxvmGBom Jesus
    na@xqcbLSena Madureira
    qA_~rnARamiros
    jf@epn|ADondo
    `Ldo{_FIati
    rApv`wEPorto Calvo
    qUrzzkMAguaytía
    _m@fry~MCoishco
    ~R_{ksEMtwango
    jCnvrcGSão Raimundo Nonato
    qHrk~uEMaragogi
    IicupAZango
    oFpsa{ESão José da Laje
    k]y`ihEMlowo
    qHrrxtFLagoa Grande
    nOg~g{VMaliana
    jC~xqrFCuraçá
    |^ydfpAVila Flor
    yAnvghFPetrolândia
    wn@`htdFManari
    fr@jclcFItaíba
    }H}cjoABenfica
    `I|bh{LMarechal Thaumaturgo
    sNkz}oACamama
    uGihp{EMalinyi
    vX{kdpFKilwa Masoko
    I{xj|VAtsabe
    lUcinoATalatona
    }Zfp`yEColônia Leopoldina
    wBuvagBKunda dya Baze
    wEuhspAViana
    @imuoANova Vida
    `KhnzeFInajá
    fDilmjEUtengule
    ?oedkEMbeya
    ?yparEIlembula
    }ErxouESão José da Coroa Grande
    so@lq{{ECanhotinho
    Snix}EGaranhuns
    hEakpoASamba
    |Ltz}|ESão João
    dKzolnHSanta Maria das Barreiras
    wM_kkpAMulenvos
    w@yd}oAGolfe
    i^qhtnEChimala
    |RoirmEIgurusi
    ?ikrsEMakumbako
    jCww_pAKilamba
    gDcjxoAMaianga
    tJkdqeVEnde
    gHucm~DMbala
    cF}oapACazenga
    qBoywoALuanda
    hGftagHGuaraí
    EyucpAKima Kieza
    xR|oxzEQuipapá
    eCyk}oARangel
    jX|iwuEBarreiros
    ZqwvoAIngombota
    aYfpwcKCandeias do Jamari
    aEvlarFSanta Maria da Boa Vista
    ~FssbpAHoji ya Henda
    jOemryEMlimba
    |a@cx_pASambizanga
    |UogkpAKikolo
    iDkgspACacuaco
    aTryo~ECaetés
    iQgxylBCafunfo
    wDgtvg[Popondetta
    mHy}{|DMpulungu
    g@hf`eKPorto Velho
    qPtmfuETamandaré
    wC_rf~TBenoa
    zAloylFBelém de São Francisco
    w@f|{bFTupanatinga
    nBbsjzKBoca do Acre
    {Uo{ehUTaliwang
    {Eor}}TTuban
    yVklqwCKamina
    c@tsp~ECapoeiras
    kGgey|ACazombo
    mK}tk}VAileu
    yMcr}}TKuta
    oHxlvmFAbaré
    lUgxgwAPango Aluquém
    oCvhg}EJupi
    `L~pzwEÁgua Preta
    uEw`tdUPraya
    wOynzpERujewa
    xScxaqAPanguíla
    i^|nfxEPalmares
    s[g`iyABula Atumba
    {OhvruERio Formoso
    qEd|~xECatende
    qH~vt|ELajedo
    ?lkwzEPanelas
    }H{q~pDChiengi
    uZi}kuAÚcua
    ~BwbgfUSelong
    ]_fjpEUrunda
    ?egf~TDenpasar
    uTqgjbWVenilale
    xu@cf}}TDalung
    mDubo~TBatubulan
    hA|~waFBuíque
    {Hkj|hVMaumere
    bInnlzECupira
    xMeie{VMaubara
    v@weg~URuteng
    c_@x|kjFFloresta
    c_@triuESirinhaém
    lIcz_|VLikisá
    qHtm~vEGameleira
    nBe`vcUMataram
    dNqxkrACaxito
    wJp~``FVenturosa
    qUmbgqAGama
    rAowrbELaela
    eXabm}VDili
    bu@skt}TTabanan
    iAfk`eFIbimirim
    uKgk`rUDompu
    mFembwAPiri
    nA_aj_UKlungkung
    d[{aprAMabubas
    yCv`m}ESão Bento do Una
    nBqjcfWLospalos
    zSfxgyFAfrânio
    w@bv|vERibeirão
    Znv|nFCabrobó
    tLwwo~TUbud
    }^ia~wYMerauke
    gGd_n`FPedra
    u@cqvzULabuan Bajo
    bIostkUSumbawa Besar
    zD{{d}TSukawati
    }Cnza{EAltinho
    lIrwc|ECachoeirinha
    j`@aoybWBaukau
    lKejrpABarra do Dande
    rCxfayEBonito
    lCaj`tDKaputa
    zG}tkoDPweto
    uQuxssUBima
    xAxfuqMUchiza
    nBnmkzEAgrestina
    }Vcto`UBedugul
    g@yscjEMatundasi
    ?ekt`UAmlapura
    bCyir`UAmlapura city
    rClbzwFDormentes
    lj@ivyxTMuncar
    rAv`pyESão Joaquim do Monte
    vh@cur}BLucapa
    YxadaFArcoverde
    nI`gt_NVirú
    no@iulxTSrono
    BoriiEMakongolosi
    nBhl_uEIpojuca
    fAzc}eMSan Fernando
    kL_fuwTGambiran Satu
    hY{ok|ANzagi
    rFbikwEAmaraji
    fKth`fMPucallpa
    lToahpVLewoleba
    rPo|uwTGenteng
    bRvud~ESanharó
    jCpr~uEEscada
    w@bwgyECamocim de São Félix
    v@thz`GSão João do Piauí
    [lg~~EPesqueira
    sA{bqzTNegara
    yaA`bi}EBelo Jardim
    l]jcr{ESão Caitano
    s[iefxTSingojuruh
    or@khlvEMafinga
    Rerj_EMatai
    _@{vpvACage Mazumbo
    jd@xsxtECabo de Santo Agostinho
    wLtqqzECaruaru
    ?u||rTKencong
    cz@j_vkHConceição do Araguaia
    opAlbmwEChã Grande
    uEkrdvBCuilo
    }GzqnyEBezerros
    rAum~xTBanyuwangi
    ku@gjdwVKalabahi
    {IkjdoTDampit
    zPgfg`DKipamba
    _NnfaxEGravatá
    ~Xo~o|TSeririt
    wG{qu|TBanjar
    {Dm|y|ACamabatela
    i@zk`rMTocache
    xe@sennTGongdanglegi Kulon
    }Ha}}tTJember
    cBhnfaNMoche
    zPzdllLFeijó
    tG}cduACanacassala
    {Bvk|nLTarauacá
    zGgipmTSumberpucung
    xf@lv~|EBrejo da Madre de Deus
    }Ev`dzFPaulistana
    }E|f`wEPombos
    mVlezyERiacho das Almas
    f@_farTLumajang
    Pyu{~EIfakara
    nHkzanTKepanjen
    nQqdfvAGombe
    cCkuevAMuxaluando
    }Lj}duEMoreno
    r@ke}iTBoyolangu
    CdzkvEVitória de Santo Antão
    nEjpjaNTrujillo
    `I~xutEJaboatão dos Guararapes
    mAcdm}TSingaraja
    gEvqbeGCanto do Buriti
    cLmbujTNgunut
    mVsyrkTBlitar
    eWpcqpFParnamirim
    zAf||`NLaredo
    vEbdwdFCustódia
    ua@atxhTTrenggalek
    ~ExmwmFSalgueiro
    w@vembFSertânia
    uTevajTKedungwaru
    PcyfnTPakisaji
    oAs}~iTTulungagung
    lSvwzfHColinas do Tocantins
    oO|u{sERecife
    q[qspbDMalemba-Nkulu
    mq@dwjpHRedenção
    uT|fotECamaragibe
    }f@ntvsEOlinda
    }Edia{EToritama
    w@rb{xECumaru
    dKpovtESão Lourenço da Mata
    v@zblvEGlória do Goitá
    zSnidxEPassira
    qHpcwhFSerra Talhada
    qBs|fyTWongsorejo
    oAlew}EJataúba
    e_@_cmnTMalang
    vg@ec~_ESumbawanga
    nBqgabTWonosari
    zSxksbNSantiago de Cao
    jCnf~{ESanta Cruz do Capibaribe
    cCwszlFIkwiriri
    kKymo`TPundong
    jCh}~vEFeira Nova
    rAyub`TBambanglipuro
    t[rczsEPaulista
    }E_i|_TSrandakan
    yFfskvELagoa do Itaenga
    uG|}ynFSerrita
    ~y@wnaqFKilindoni
    cBawuuTBondowoso
    g@avd`TPandak
    jCj}_tEAbreu e Lima
    |Y`{~zETaquaritinga do Norte
    [`~szEVertentes
    bRf`vuEPaudalho
    jLg`tnTSingosari
    gH~~paFMonteiro
    iCqrk`TBantul
    xMeneeTJatiroto
    rAlmssFOuricuri
    bRanq`TSewon
    fDf{jwELimoeiro
    wMaeymTBatu
    uCo|hgTPonorogo
    k@~|wfFFlores
    zSfgqkFSão José do Belmonte
    kP`zexEJoão Alfredo
    sN~tdvECarpina
    bRfkqvELagoa do Carro
    m\{tynTLawang
    k@wcxcDMulongo
    dA|s`tEIgarassu
    nB~ifyESurubim
    cRitk`TKasihan
    b_@egujTKediri
    rb@xrteFCarnaíba
    dKorr`TYogyakarta
    jCtkn{MHuamachuco
    `LbsexEBom Jardim
    Z}bk`TGamping Lor
    ?u}}aTKarangnongko
    `Ll~obNChocope
    nBttduEAraçoiaba
    vTustcTSelogiri
    sN|~wrFBodocó
    aEj{}sEItapissuma
    zSywd`TGodean
    uDotxkTPare
    zB_t{xEIringa
    jGwyxjTGampengrejo
    uC}t_aTDepok
    w@rxwtFTrindade
    _Ggze|ANegage
    |AoubsTKraksaan
    ~Kkn_rTProbolinggo
    zIxkvdFAfogados da Ingazeira
    rAq{kaTCandi Prambanan
    }EvzpsEIlha de Itamaracá
    uGzphxEOrobó
    aEop|aTWedi
    jCrl_vENazaré da Mata
    sNhq{fFPrincesa Isabel
    _Hqr}tTBesuki
    m@u~r`TMelati
    ?ejhvTBalung
    i@jq_cNPaiján
    kS_|ixSCilacap
    nBcalwTPanji
    }Ii~slFKibiti
    xIaalbTTrucuk
    jC{iz}SKutoarjo
    iCgyp`TSleman
    bElixwKPauini
    aV_pzvTSitubondo
    g@}xabTKlaten
    }EuataTJogonalan
    sDguhvTPanarukan
    xCcjyaTKebonarun
    oBseq`FKidatu
    hBozvtDPepa
    pk@wkdlTNgoro
    t@emjnTPrigen
    `Tsk}zEIlula
    rFa~obTCeper
    yF~bb`FSumé
    dKlxfuEItaquitinga
    {`@tvrvEVicência
    Hufv`FRuaha
    `L{gxnTPandaan
    iApq`tFIpubi
    pHgmebTKaranganom
    fJ{fcpTPasuruan
    hGrce_HSanta Luzia
    _[spkmFBungu
    ~@ecxySKroya
    eIk_ugTMadiun
    |EvyqzLCruzeiro do Sul
    ca@yypbTDelanggu
    yF|m|{LMâncio Lima
    jCindcTBaki
    sKet|zAUíge
    wCqnl{SGombong
    sE{c_jTNganjuk
    tCklz`FKidodi
    [t_`vEAliança
    }EigkcTGrogol
    kDg{qoTBangil
    {Xd|rwESão Vicente Férrer
    [n|bdFTabira
    ?w}tbTGatak
    sNlrguECondado
    yFuwy}DChala
    ?_pekTKertosono
    bDvpwnFJardim
    LwrjwDKituku
    m@{pd`TMuntilan
    uEic_lTDiwek
    nDktzcTJaten
    nBpydvFAraripina
    o\ojvlTMojoagung
    |Lpg`jFConceição
    eDrlstEGoiana
    |L}xmcTSurakarta
    jCrlkwEMacaparana
    nBbnlnHFloresta do Araguaia
    fDcn{bTKartasura
    }EmhwbTNgemplak
    xJuo_lTJombang
    bAzb}xEAroeiras
    _`@phwmFPorteiras
    jCoz}bTColomadu
    Z}v_bTBoyolali
    w@fi~wGBalsas
    af@}qw_TMertoyudan
    kIwnprCKanyama
    @omo|DNamanyere
    O`wu_KHumaitá
    g@yqrxSWangon
    v@``atECaaporã
    jCqoazSBanyumas
    ~E`smqFExu
    ySpbqvETimbaúba
    yPouznTTanggulangin
    pRbu}lFBrejo Santo
    hZ{n_wSSidareja
    |Aey_aCCassanguidi
    s@_lemTSoko
    gCjap{EBoqueirão
    aHfdobFSão José do Egito
    fOs`qnTTulangan Utara
    yHxpmsEPitimbu
    ?c|u_TMagelang
    gEqt~fBCambundi
    wEgvfmTMojokerto
    aYki`zSSokaraja
    a_@kh~nTSidoarjo
    ]`sbvEFerreiros
    xZffbtEAlhandra
    j]~cgdNSan Pedro de Lloc
    oAgh_oTBuduran
    jD{_sdTSragen
    sNgzuySPurwokerto
    wM_qwyDKirando
    rR_ccnTKrian
    Kz}huEItambé
    jRigv`FMikumi
    \cyegTNgawi
    yDltiuEPedras de Fogo
    iCdhtdNPacasmayo
    l]u|_oTGedangan
    eDfctkFMauriti
    nBicozSPurbalingga
    {RglmsSKawalu
    vn@ip`~BDundo
    t@{mknTDriyorejo
    kKr|o{GRiachão
    tGbvazFJaicós
    [cmx}SWonosobo
    w@pkbzEQueimadas
    qRitryASongo
    x@wlzrSSingaparna
    tp@r}t`HCarolina
    cFduzhMContamana
    jC{rkaTSalatiga
    lIb{svEItabaiana
    xBkzosSTasikmalaya
    iDwwitSCiamis
    ha@_nt`BSanza Pombo
    kCvpulFMilagres
    }E`r{nFBarbalha
    v@`anpHRio Maria
    cRffzgFItaporanga
    {Linp}BChitato
    ?ekrySBaturaden
    iCkjffDManono
    oBg_zvSMajenang
    }f@rx|uFSalitre
    dKv~hxEIngá
    or@jpnjKLábrea
    eBk_y`TAmbarawa
    hJzz`tEConde
    k]xacdNGuadalupe
    ?u}_uEMafinga
    [bc|mFMissão Velha
    v@usdoTSurabaya
    `LgiuqSGarut
    z`@~cpoFCrato
    hJ|__zECampina Grande
    oBtj}nGUruçuí
    oCwqpmAN'zeto
    kJvswcNChepén
    oI_xisSRajapolah
    zVfg~sFAraripe
    ^nw}nFJuazeiro do Norte
    q\{s_~ZBulolo
    gJidbyEIzazi
    aEh`ofFPiancó
    sAdpplJApuí
    kDstunSBanjar
    vLbnfeHAraguaína
    uGzbpqFSantana do Cariri
    pBgadrTSampang
    iZdfukFBarro
    tCj{hsMJuanjuí
    nE__arSWanaraja
    vK`tyyELagoa Seca
    pHym~nTKamal
    nBcumnTKebomas
    `Htac~MCajamarca
    hEq_toCLuputa
    pNg_rsTPamekasan
    bHucrnTGresik
    pJs{ziTBojonegoro
    qF|r_qINovo Progresso
    [g`bhTCepu
    mV|xcuECruz do Espírito Santo
    [gnz`TUngaran
    _m@juetEBayeux
    {Lb|~iFSão José de Piranhas
    `G{whnFMkuranga
    hBcncoSLeuwiliang
    ZekcmTLamongan
    fDbexsEJoão Pessoa
    nBzsntESanta Rita
    jBc}qkTBabat
    ag@igs}DUsevia
    jDzqyoHXinguara
    R{kgzSRandudongkal
    jDzk`vESapé
    zCg}lxSMargasari
    |HnbeqFNova Olinda
    fNwf~cTPurwodadi
    oGa~ntDBaudhuinville
    iUj_b|FPicos
    Z|db{EPocinhos
    ~Et}luFCampos Sales
    hJp`gyEAlagoa Nova
    zGoo|pSPaseh
    _XniqvEMari
    aKjenrMBellavista
    sFgkmvTKalianget
    yH~zqtLIpixuna
    w@ons{SBuaran
    g@sedySLebaksiu
    eBou{xSBalapulang
    sHkqaoTBangkalan
    UsftoSBanjaran
    qHpqwnFCaririaçu
    ~@tkmxEAlagoa Grande
    yXnk{uFIpueiras
    ZrjzyEEsperança
    ?qtfoSSoreang
    qRwbpaTMranggen
    wClvc`GOeiras
    sA~fpbFPatos
    yF|_rtGSão Raimundo das Mangabeiras
    hJikwoSPameungpeuk
    hTsj}uTSumenep
    uF{rcnCMwene-Ditu
    nFqnznFVikindu
    pi@eq}`TSemarang
    kPeyiiSPelabuhanratu
    `Leo`|SWonopringgo
    lDkpcySSlawi
    p@xnrsECabedelo
    oOcbcuSKuningan
    XcuxnFMwandege
    kLgkx~SWeleri
    n@{gpoSMargahayukencana
    l@srf|SKedungwuni
    y@gm`gTBlora
    _KjfnyERemígio
    fG|_zxEAreia
    b`AzyylFAurora
    hJ{mtpSCileunyi
    z@wwrwSKetanggungan
    oAc}aySAdiwerna
    `LurhySTarub
    nO~}opFFarias Brito
    gQk~woSBandung
    mInjvdNSaña
    qAubskSSukabumi
    {f@{np{SComal
    qOyixxSDukuhturi
    oFst~jTTuban
    {Ow}`|SWiradesa
    ZmxrzSPemalang
    fBohhbTDemak
    }@niijFCajazeiras
    gDs}k|SPekalongan
    id@km{lTPaciran
    yDkm_xSBulakamba
    c@vakrFAssaré
    LljnfNMonsefú
    pEskkoSCimahi
    yGgmcySTegal
    v`@mltqSSumedang
    dKnsrwEGuarabira
    eD|j}vEAraçagi
    qHentqSSumedang Utara
    aCwdbvSKarangsembung
    p^dqkuEMamanguape
    rA{w}nSPadalarang
    nBpc{fNPimentel
    w@sfqsSMajalengka
    kA`f{vFPio IX
    iEyhv`FKilosa
    hJbfcvEItapororoca
    nRmytnFDar es Salaam
    ~Bot|lSCianjur
    wBsuzdFMorogoro
    eBstsmSCiranjang-hilir
    `Yk`zoSLembang
    tQwg`dTJekulo
    t@qpjpATombôco
    d@cpocTKudus
    mDntbuERio Tinto
    gCk_`vSAstanajapura
    iDo_qnFMagomeni
    ?ejwbTWelahan
    xZjy_sHÁgua Azul do Norte
    }E|}ynFVárzea Alegre
    mVs}vjSCicurug
    va@lcveFPombal
    SltkfNChiclayo
    kGcercTBaekrajan
    m@ryqeGFloriano
    Ze|olFKibaha
    ~RcbcuSSumber
    nBjlihFSousa
    uG`dreGBarão de Grajaú
    p@obvdTPati
    uBhixvHOurilândia do Norte
    L`vtxESolânea
    }BvfylFLavras da Mangabeira
    lIhsnxEBananeiras
    ?etsgFNgerengere
    yF|kgwHTucumã
    uF_keqCGandajika
    k^ohpcTGebog
    jCkaxsSJatiwangi
    m@j{`eNPátapo
    mKpptiFSão João do Rio do Peixe
    gQude`[Lae
    jPv_{eNPicsi
    nBuz}|EKibakwe
    fDggleTJuwana
    oKccguSWeru
    {C_uztSKlangenan
    yFarwtSPalimanan
    _AgpquSCirebon
    Rup~jSCaringin
    nB{aauSPlumbon
    kC_lqfTRembangan
    xFdtufNLambayeque
    nBiblkFMlandizi
    {E{dvbTPecangaan
    oPkbggTLasem
    t@hb{wEBelém
    dKjtv~EParelhas
    }tA`eniLEirunepé
    {m@g{ttSArjawinangun
    w@vgj|HSão Félix do Xingu
    pHnfmyECacimba de Dentro
    nBhupcNChongoyape
    fDpw~eNFerreñafe
    hBg_biFChalinze
    l`BzilmFCedro
    sNdv_lGPastos Bons
    fDuemmFMapinga
    kPigxjSBogor
    kEwlnbTJepara
    _eAefupSSubang
    nc@lxcyEAraruna
    jCy_xnSPurwakarta
    xBh|p`HEstreito
    dBe_gjSCiampea
    }m@wxxdTTayu
    wFdeapFCariús
    lIby}gKCanutama
    w@_s`bFMsowero
    ?_btbTMlonggo
    dXzegpFJucás
    gC|sgoHCanaã dos Carajás
    wh@j_z|EPicuí
    so@zqviGSão João dos Patos
    jF~q}pMLa Banda
    dUckjkSCiteureup
    _B{uubTBatang
    bB`gt{ECuité
    aEq}dkSCibinong
    mImsseBKasongo-Lunda
    ZxtgwENova Cruz
    mIoibtSJatibarang
    af@s_}tSKarangampel
    dKbtlaFCaicó
    `Yi~}hFLugoba
    }Odg|xGFormosa da Serra Negra
    kFknmlFBagamoyo
    xZorkpFSokoni
    ZppmkGParaibano
    nc@shmjSParung
    fD}mznSCikampek
    ~Iun}}BTshikapa
    fZvlx}FValença do Piauí
    wMgkujSSawangan
    fDzgelFIcó
    v@vkjgHSão Geraldo do Araguaia
    w@i_~jSDepok
    oOymykSCileungsir
    t`@ur|bFDumila
    jKpbluECanguaretama
    _Do||dSLabuan
    nCypbcFMagole
    eRbtwmGMirador
    rb@hoznFIguatu
    a@wyngSRangkasbitung
    m[yst}EMpwapwa
    bRtkkeFCatolé do Rocha
    Imgs|DMpanda
    dBqinjSPamulang
    |Lxsh`HPorto Franco
    xZl_l`HTocantinópolis
    pH_gctSIndramayu
    p\az_jSSerpong
    }R`npwESanto Antônio
    wE{}rfSPandeglang
    zHc{_nSKarawang
    ~r@yijjSSouth Tangerang
    |L_w_qSPamanukan
    sAn`leFSão Bento
    as@q|{uAMbanza Kongo
    q@p{{uEGoianinha
    a@mxjiSCurug
    wM{g_mSCikarang
    [bk{}ECurrais Novos
    ~RbsgnFQuixelô
    {Lua_kFMvomero
    kP`iolFOrós
    _C~fodGAmarante
    uPg~ejSCiputat
    nBalaiSCikupa
    tC_l_lSBekasi
    `IlxgzMChachapoyas
    n@dhpcGRegeneração
    pCk~nt\Arawa
    `@juzzESanta Cruz
    qUzyn_JJacareacanga
    hAkzwmCMiabi
    nTaeckSJakarta
    kGz|}iFSão Miguel
    rAfckwFParambu
    kkAr{duETibau do Sul
    vTpnfjGPassagem Franca
    eDodyiSTangerang
    oBu_wkSUtan
    xMujcyEDodoma
    `EgueiSPasarkemis
    yRazfnFZanzibar
    |M{s{mSRengasdengklok
    t[uo_`FGeiro
    tFa{xkZMendi
    ySgxudFMadizini
    iHerltCKabinda
    {Dek~nCMbuji-Mayi
    pB{xnjASoyo
    ~IghhhSKresek
    }_@ksfxACuímba
    cEwlniSSepatan
    hJqf|fSSerang
    bRvxdhFPau dos Ferros
    sNnuflHEldorado dos Carajás
    yFzbvmHCurionópolis
    fDomqcFLubata
    nB{vziSTeluknaga
    hJbqxoFAcopiara
    ~Bdnr}ELagoa Nova
    aHxt{uENísia Floresta
    bRuyjvZGoroka
    vJapt~EKibaigwa
    lSbkavESão José de Mipibu
    uTjysvEMonte Alegre
    [zoqoHParauapebas
    i_@ubf{AMaquela do Zombo
    h@tq~uMRioja
    cLkugcDKabalo
    _a@ftviFPereiro
    uU|_ytMMoyobamba
    s@vo}`FJucurutu
    eXhlamGColinas
    vb@wuhfSCilegon
    mb@zt|tFTauá
    qHxyztFSão João dos Inhamuns
    wBsw|lCKabeya-Kamwanga
    ndCa~~iDNyunzu
    `RitioEMgandu
    zF}aeqDKalemie
    k}@whojAMoanda
    ld@jgfvEParnamirim
    ~i@rsroMYurimaguas
    lPufygCKananga
    {Bj|gyESão Paulo do Potengi
    uGtjfcGÁgua Branca
    eDbjvjFJaguaribe
    af@x|_|GSítio Novo
    t|@x`xvEMacaíba
    vAc`ioZMount Hagen
    gSgptnABoma
    |PihqnTSangkapura
    bBdrlwFQuiterianópolis
    tPcodqAMatadi
    jC`gpjGBuriti Bravo
    qv@hmrxGGrajaú
    b_@vucuJManicoré
    kPbxqoFPiquet Carneiro
    |Y~y{uENatal
    fD~gsvESão Gonçalo do Amarante
    rAdhfdFCaraúbas
    t[ng~fGEstreito
    sw@}kjrAKenge
    lLyqhrXDobo
    `N|ow}MBagua Grande
    bRikrsEManyoni
    lNtwa`HGovernador Edison Lobão
    hEzvzpFMombaça
    l]ptolGFortuna
    ?zsamFSolonópole
    iT{oznFNungwi
    a{@`d_`NJaén
    lDb}nvEExtremoz
    kPy_nqEItigi
    hx@ht_fGParnarama
    uu@`rueFApodi
    th@|usdHAraguatins
    gr@v`fwECeará-Mirim
    nBuv~fESikonge
    fMydgiXTual
    l@xns`KTapauá
    ro@jtrkFJaguaretama
    fDviv}MLa Peca
    `gA|whoFSenador Pompeu
    rb@xug`FAçu
    sA~~{mGSão Domingos do Maranhão
    s[zih|GAmarante do Maranhão
    tMgxliACabinda
    o@mtawAKimpese
    gMzqhlNSechura
    `Rkwjs[Kimbe
    cQcpbjYAgats
    vUhfmhHSão Domingos do Araguaia
    [f`syEJoão Câmara
    qHpuzwFNovo Oriente
    dX|uz`HImperatriz
    mV`htfGMatões
    th@xqcsGBarra do Corda
    bEx}e{FSão Miguel do Tapuio
    sWcp|fCDemba
    h_@a}ekDKalima
    adA_xhkVBaubau
    p[rglqFPedra Branca
    ~Rd~h`HJoão Lisboa
    dl@ec`gFHandeni
    _L}xmaSBandar Lampung
    af@ec`gFChanika
    zk@~}xkNLa Unión
    pQxw_uFIndependência
    cZiad|CLubao
    nFynxcDKongolo
    aK~c{jHMarabá
    n^ljpuGJenipapo dos Vieiras
    wMoc_qFMkoani
    aYlfncGDemerval Lobão
    fR_~vaCLuebo
    yExjnuFVárzea Alegre
    yuAbvr|FCastelo do Piauí
    qPcupwUGalesong
    oTntplFBanabuiú
    s|@nmpnGPresidente Dutra
    |gAxmmkNCatacaos
    }X{_uyAMbanza-Ngungu
    ^pnooGTuntum
    rb@~jvgFTabuleiro do Norte
    pAe|uqFChake Chake
    akAm_yxZMadang
    zdAzjynFQuixeramobim
    [d}lwETouros
    rb@`x|bFMossoró
    ~C|ujkNSan Martin
    nKdjhkNPiura
    `LhgfwFCrateús
    sa@yzukFMuheza
    bs@yg{iFKorogwe
    jCsp}wUMakassar
    pHz_pgFLimoeiro do Norte
    {`@tbalHItupiranga
    jCidqeEMabama
    ?ujesEIkungi
    rEcg{zAInkisi
    sJjeoqFBoa Viagem
    sIg|}|USinjai
    aJf|ooJNovo Aripuanã
    kPfdr~EMacau
    nBnskjGSão João do Soter
    rAuuvaSMetro
    dKc{m|DNguruka
    fDvxt|EGuamaré
    rAbseiFMorada Nova
    qHmwnxDUvinza
    o\dpmdGTimon
    fDrvghNChulucanas
    lIftanNPaita
    ?bwfdGTeresina
    t[d_rdFBaraúna
    fQxszfFQuixeré
    kOensmFTanga
    aFowrbEUrambo
    ?ifxfETumbi
    gQf{vaMRequena
    mNssnqFWete
    aMp|tgHBom Jesus do Tocantins
    jCeiujFMaramba
    e[e`zqBKikwit
    pGbefnGDom Pedro
    R~}cbGAltos
    gcAmmjgETabora
    }^k`yxUMaros
    wQiz~rEPuma
    dHo~_nATshela
    {cAm{anCLusambo
    kJndcmFQuixadá
    wMyc|sEMungaa
    mA}mqvBIdiofa
    q]zhtaFAreia Branca
    o\ng}`HAçailândia
    ~R|cxfFRussas
    vTidslFMlalo
    ~RnikiNTambo Grande
    `gA~ymkNSullana
    dKy|kyEKondoa
    hk@fjxwGArame
    pH|qhwKCarauari
    {JsleaSTerbanggi Besar
    wB~vqkNMarcavelica
    pA~_}pGEsperantinópolis
    BumysDKigoma
    lw@t~rgGCaxias
    fDdyppFMadalena
    vO{yqbCMweka
    jj@s|_lVRaha
    UvafkNQuerecotillo
    dK|breFJaguaruana
    fDnbbuFTamboril
    }E{q_tDMwandiga
    Io|`lVKatobu
    sEx`k`GCampo Maior
    pGsuc_SKotabumi
    kZkz`sESingida
    |q@eeghFMazinde
    ?oumhFMatui
    _`@xzosFMonsenhor Tabosa
    bRyethFLushoto
    qUbckdHRondon do Pará
    A_blgAPointe-Noire
    {@mielBMasi-Manimba
    qZodrkABuco Zau
    c_@fpzbGJosé de Freitas
    [c~jgALoandjili
    mL`biqGPoção de Pedras
    tDixwqESepuka
    bs@_lpgFMakuyuni
    j~@n}~bFIcapuí
    ~RbnqvFNova Russas
    _|Bu{xsEIlongero
    bs@un|lABelize
    mdA~iihGAldeias Altas
    hWy`nqIVictoria
    qQ}teaYTimika
    gwA`|rdGUnião
    |Fs_q{AKasangulu
    _Rrl`oNTalara
    v@skvvDKasulu
    ~EpnmtITrairão
    yFd_joGTrizidela do Vale
    pHrjdoGPedreiras
    }EiikrEIgugunu
    ~Ez~plFItapiúna
    tGv{oeFAracati
    eCdwmrGLago da Pedra
    h_@osusEMtinko
    rPwoppBBulungu
    mG`|owFIpueiras
    rHkpl}UWatampone
    j]zuypFItatira
    uKsb~vEKatesh
    rlA_jifFHedaru
    t[dlqjFOcara
    |Uz_~|GBom Jesus das Selvas
    ei@t|llFCapistrano
    lIoyjwENangwa
    rb@vkzjGCodó
    mIrgueFFortim
    }EviaaHItinga do Maranhão
    hEh`csGPaulo Ramos
    jAf{wjHJacundá
    b|@_iwaDKasongo
    lGhk`|FPedro II
    mZletxFCroatá
    yWzlruFHidrolândia
    xr@~kujJBorba
    mWec}|AMasina
    [hzqmGPeritoró
    dMnysoGSão Luís Gonzaga do Maranhão
    dItamjLBenjamin Constant
    {Lp{{kFAracoiaba
    {L_uvoEShelui
    ?yecuEBasotu
    NbjlkLAtalaia do Norte
    zV|`}nFCanindé
    `p@e~j`\Kokopo
    eb@dbbtFSanta Quitéria
    rA{ws|BIlebo
    v@lz|nHNovo Repartimento
    bEntilFBaturité
    x@lfqdNCariamanga
    m@y|m|AKinshasa
    wOtinwFIpu
    aBvdpzGBuriticupu
    o`Abb~iFChorozinho
    `LufpsALoutété
    `IgjnpFUkunda
    dNdcdsGVitorino Freire
    nBbnzjFBarreira
    aEfi}`HDom Eliseu
    fDyyxmEIgunga
    qUphutIItaituba
    uGzp~}FPiripiri
    ySufwpEKiomboi
    ?o}xyEGalappo
    u@{~g|ABrazzaville
    y[l`ulNLa Breita
    Wz|oeGCoelho Neto
    jCncekGTimbiras
    {`@fscaGBarras
    va@eidwEBashanet
    vAflipGBacabal
    WbxenFCaridade
    iBb{ziLTabatinga
    tO~pkkFRedenção
    qUmy~rABouansa
    aEybpiENzega
    ?oj~wEDareda
    ?oleyEBabati
    dK||gnGAlto Alegre do Maranhão
    fEn`{iLLeticia
    iQ_}apAKayes
    rSo}hlADolisie
    eKdr`vFVarjota
    w_@{{apANkayi
    gL~jvgFBeberibe
    qUnyviFPacajus
    aMwsopFMatuga
    iBznuwFGuaraciaba do Norte
    Zjs{xFCarnaubal
    nBn~xdGMiguel Alves
    nT{gfxBDibaya-Lubwe
    et@zeuvFReriutaba
    eHpgkrGOlho d’Água das Cunhãs
    vPbclhFCascavel
    qH`_ilGCoroatá
    lBmbxzRBaturaja
    dBshr{USengkang
    uc@egwnALoudima
    _j@olusDVyanda
    uLnx{iFHorizonte
    zEkhaoYWamena
    ZftcnIRurópolis
    _`@thk`KCoari
    hx@yx}vEDongobesh
    ?ixheFSame
    |Edd{`NZamora
    s]mxaqFMombasa
    |QfmlxFSão Benedito
    uTvomnGSão Mateus do Maranhão
    bEriyjFGuaiúba
    }f@fmxhFPindoretama
    {DklduRPagar Alam
    Evwx_GBatalha
    kDqefvBMangai
    tSuthyEMagugu
    |HkjcyUParepare
    if@nhdmHBreu Branco
    nS}c_tAMouyondzi
    {BjqlbNLoja
    gLnqqpFTejuçuoca
    cFdpjcNCatamayo
    e@g~vpFJomvu
    mEv_vjFPacatuba
    |RevwjVKendari
    cLgvtrDRumonge
    _Lj_djFItaitinga
    eOgqkpFMazeras
    |ApstuGSanta Luzia
    |f@h}_vFCariré
    aYfx~dGBuriti
    {GylrqFMtwapa
    qEajqxRTanjungagung
    y[hiq}FPiracuruca
    |L_}`lYTiom
    [~eqxFIbiapina
    ubA`ww`GEsperantina
    [lgiiFAquiraz
    jCih_hEIsaka
    fDr|quJBeruri
    rSjaugJNova Olinda do Norte
    zAvwbkFMaranguape
    rA~ztiFEusébio
    zS_ksiETinde
    ySv`wjFMaracanaú
    qWwvwpCLukula
    fB~y|iIPlacas
    dOc{|oFMariakani
    pX|kwxFUbajara
    {Lib{wEMbulu
    cMuendWNamrole
    iHzftjHGoianésia do Pará
    wMjcatHPacajá
    nBznwyJCodajás
    mI_e~eEKahama
    rAbzqrGPio XII
    ecBsvdoRBengkulu
    rEnkvtFForquilha
    jPf~tnFPentecoste
    {Vme~vRLahat
    tDe_rdFLembeni
    qUtwg~LSan Juan
    lI`{fwJAnori
    wMhzmoJCareiro
    |Ed~enHTucuruí
    xPrqa~LBelen
    Ol}bxFFrecheirinha
    ad@reb~LIquitos
    jExdyqFIrauçuba
    `L~h{`HUlianópolis
    ZvxsgGChapadinha
    kPrl|jFCaucaia
    dK|deyFTianguá
    jPxj|lGPirapemas
    t[dm~fIUruará
    [b}fjFFortaleza
    yF_geiYMulia
    _m@uw{dFUsangi
    `LyxjmWAmbon
    s[dtrpFItapagé
    w@vxguFSobral
    fDft|cGBrejo
    {FqknpASibiti
    nDpyieNPiñas
    fHfrdoFUmirim
    kSxqyvGAlto Alegre do Pindaré
    rK~g~sGSanta Inês
    qGkq~jEShinyanga
    s~AdizmGCantanhede
    ?yxlcEMasumbwe
    nB|h}nGMatões do Norte
    pD_efrFKilifi
    `PlccfGMata Roma
    ?`ncpFUruburetama
    ~@}o`rBDungu
    aWuqumEKishapu
    aYxbwsGPindaré-Mirim
    nB`_zlFSão Gonçalo do Amarante
    eD|}upIAveiro
    kPhytoFTuraru
    aIulwaDKampene
    n_@w`ozDKibondo
    zS~|{gJAutazes
    xg@oxo`FMbuguni
    vCbaboGMiranda do Norte
    eHjyxyFViçosa do Ceará
    g@mmu`FMerelani
    mQbm~iNTumbes
    `Er`ugNArenillas
    mHvzcwFCoreaú
    `B_mzjEOld Shinyanga
    ?_oalEMwadui
    ?_xi{EMakuyuni
    c@ydtkZWewak
    qS|h`kGVargem Grande
    Xf|juGBom Jardim
    qBvj|uFMeruoca
    hC{mcuUMajene
    zg@qdmpEMwanhuzi
    |LjmfuFMassapê
    lDcn`oCLodja
    uLefqkESongwa
    pi@ri}hNZarumilla
    oUj{wbGSanta Quitéria do Maranhão
    mCheqpFItapipoca
    yFi}abEUshirombo
    ZlbesGMonção
    kr@vauhNHuaquillas
    lHbqnwHAnapu
    [jus|FCocal
    cDkqvpRCurup
    gX~wzpGVitória do Mearim
    eDj}ltFSantana do Acaraú
    uGfmraGLuzilândia
    nEb|`gNSanta Rosa
    qE~aipGArari
    hJozenELalago
    dKpzxaIMedicilândia
    fPc_|{TBanjarbaru
    sB`d}mFParaipaba
    pN_pd{RPrabumulih
    nE{glwUPolewali
    qLnn_pJManaquiri
    aB}ssuDGitega
    qq@gla|TMartapura
    yA~cfmFParacuru
    `b@_`_eFTaveta
    qGqnijFVoi
    fAe~ypDUvira
    {GhxvmGItapecuru Mirim
    xZhdh_JMaués
    gD{serDBujumbura
    gJbtjcLSão Paulo de Olivença
    _^jv_jKTefé
    mDozenESomanda
    ?yu{~EArusha
    ?og|_FUsa River
    sN|rbrFAmontada
    [bv{aGSão Bernardo
    uCs~_zXNabire
    mS}qgsFWatamu
    nIo}xyEMto wa Mbu
    ?itzbFMoshi
    w^mszqWAmahai
    lAo|k_EDiobahika
    aP`sthGSão Benedito do Rio Preto
    [o{oqDGatumba
    ?ucuxEKiratu
    ?ozvaFBoma la Ngombe
    cWphbfNPasaje
    }MtdvqGCajari
    _Be_lzTBanjarmasin
    kH}saiBBandundu Province
    r]lmt_IBrasil Novo
    _Vn}~pJManacapuru
    jCcfdrWMasohi
    ~JwbyrRLubuklinggau
    `@`~urGPenalva
    dO{wwyDCendajuru
    kLdbjnJIranduba
    jCmkl_EUyovu
    ?o_ogEMhango
    ?yhv`FKingori
    v@au~{DKakonko
    sNputnFTrairi
    qHpstuGZé Doca
    c_@fxioGAnajatuba
    yFwyufWNamlea
    sHf}_gNMachala
    uKwsxvDZanandore
    fFem{}RIndralaya
    oYrpffNGuabo
    pl@f|{sFMorrinhos
    |Y`apjKAlvarães
    v@pwtqGViana
    dFwizsFMalindi
    |^pg|gGUrbano Santos
    |L|ps}HAltamira
    }Rb|clJCareiro da Várzea
    qi@yhemENyalikungu
    `Yjcp~FBuriti dos Lopes
    uMgumrDMpanda
    jJu`bmEShanwa
    xhA`{ucJItacoatiara
    tKlgpmGSanta Rita
    wPintkEMalampaka
    kMxk}aJUrucurituba
    cNtc`tFMarco
    hJdzdxFGranja
    mw@fnt}KSanto Antônio do Içá
    [fsjmJManaus
    v@kdbwDKarusi
    rA`szqGMatinha
    zt@o|loEKisesa
    dHwlkrDBubanza
    g|ArgdtFBela Cruz
    rD{rraEBuseresere
    laB{chfBMushie
    nXmidyTKualakapuas
    }X_wgdFTarakea
    cByy{aEKatoro
    aL~~_`HParagominas
    zH{}r|UPalopo
    yF`nklKUarini
    cv@jtxsGPedro do Rosário
    xCfknmGBacabeira
    hAgpxzURantepao
    vIilmjENgudu
    rb@jjnpGSão João Batista
    oPmhplAMossendjo
    uFrcxiHTailândia
    |Iy}e}CKindu
    eIbkamGRosário
    sUc{_bATchibanga
    iYinnfXFakfak
    nGc~ysDKayanza
    uDv{rrFItarema
    bJgdi~RPalembang
    z[ghauDNgozi
    uGdo~}FParnaíba
    yF|wgxFCamocim
    sTz}caNCuenca
    ]hf{uFJijoca de Jericoacoara
    qAdpy_NGualaceo
    @vt|pGSão Vicente Ferrer
    `Lbew~FAraioses
    uH_mwpDCibitoke
    eC~|zsFAcaraú
    ~EuyxsSManggar
    lInem|HVitória do Xingu
    rAjai}FLuís Correia
    bRzry|KTonantins
    w@clvcEGeita
    aEkoiyDBugarama
    cRnmxkGMorros
    cl@is}dEKasamwa
    ?yq|hEMisungwi
    g{CyjlnEBariadi
    zSnni{IBarreirinha
    tG|ndnHBaião
    `m@lr}kGIcatu
    lj@fv_aGTutóia
    }R|lkdGBarreirinhas
    ep@`pf`NAzogues
    tRil}oSTanjung Pandan
    ~YgmwmBKutu
    dMqa~jBNioki
    wBrfrbGPaulino Neves
    fDc|}yDRulenge
    yX|gxhNPosorja
    hb@vnkkJRio Preto da Eva
    sEtdqpGSão Bento
    vIcq`pDBugarama
    j[jlolIMojuí dos Campos
    ?_ilhEUsagara
    ?yjlnEMaswa
    L{|hhTPangkalanbuun
    iTlg}dNNaranjal
    j]o}gfESengerema
    zaAvp_qGPalmeirândia
    zSsv}xDKabanga
    rAkn{`EChato
    jCr|hnIBelterra
    qHyjlnENyakabindi
    eCnxsiNPlayas
    Dq_b~DBiharamulo
    hJ|ehyIParintins
    uT`d~rJNovo Airão
    agA|nghGHumberto de Campos
    eDonotDButare
    ZogjyYAbepura
    tN`e{sGPresidente Sarney
    w@phb|HSenador José Porfírio
    GumckEMagu
    pRkbuvDKirundo
    `@bkdmHMocajuba
    sAotpjEKihangara
    ?yxf_UBarabai
    tE}|jbEMhalamba
    yd@k{rxYSentani
    kb@vj{`HIpixuna do Pará
    mEnm|kGSão José de Ribamar
    iEkpl}UMasamba
    qJiyrhEKisesa
    aH_tmgVBungku
    mFio`yADjambala
    rArokvGSanta Luzia do Paruá
    mV~fp_JUrucará
    kGi_{yYJayapura
    tCzvelGPaço do Lumiar
    gA_nkpTSampit
    qDj{kmGSão Luís
    `YrddrGPinheiro
    `MwlepDKarengera
    V_xxgEMwanza
    uG|okrKFonte Boa
    fD}mbzDNgara
    co@qevnDKabare
    |Qqj`oDBukavu
    hR{~loDCyangugu
    oPovksDNzega
    pe@ieudTManismata
    mGycosDGikongoro
    cn@rqipGBequimão
    fQ`f|lISantarém
    _B_s{oDBushenge
    ou@|kgcNLa Troncal
    _Dx|dlGRaposa
    cJoxppDBushekeri
    |@jv{dHTomé-Açu
    sBysl~TAmuntai
    jh@wl~pDRangiro
    g@hcbnGAlcântara
    q@{e`pDShangi
    qr@svdqDCyato
    cfBg{dpDNyabitekeli
    ~EavqtDNyanza
    `[_{ppDKagano
    bpAyvnqDKarambi
    pCkuzpDKirambo
    hXrzx{MMacas
    bk@cvcqDMacuba
    qn@umyeFMakindu
    ~RqtsxFLamu
    fKzit}GNova Esperança do Piriá
    tHwleqDKirimbi
    h~@|cbmHCametá
    gQsgxqDMahembe
    oP|xylNLa Libertad
    |D~snsGSanta Helena
    jM|qolNSanta Elena
    _E_pytDRuhango
    lLd|osGTurilândia
    fCkylqDGihombo
    {L|yamNSalinas
    jRejhvTPalangkaraya
    }K{t~vDNyamata
    bXxwqfNGuayaquil
    l^rwcyINhamundá
    pn@cqk_UTanjung
    Rfo_dNNaranjito
    wCdvhfNEloy Alfaro
    t\{jlyDKibungo
    iDalabBBolobo
    aQjojuIJuruti
    }EoedkEKibara
    k[dqoxGCentro Novo do Maranhão
    wTpqxdNMilagro
    F`zgaHAurora do Pará
    w@oavhENansio
    bLajtfSPangkalpinang
    jI~}`wGGovernador Nunes Freire
    hd@wrmrDGitesi
    fLy_~mXBintuni
    lKs~vuDMugina
    xCjrwwITerra Santa
    sSx}keNYaguachi Nuevo
    {t@cwucFEmali
    lQezrtDGitarama
    tUgoz`SMuntok
    rTs~brDKibuye
    nDs`|_WSanana
    rFs~yiRSungai Penuh
    j]~efaHMãe do Rio
    hJxkowGMaracaçumé
    aYfsjmJPresidente Figueiredo
    vc@ecitDMuhanga
    sBimvmEBunda
    vx@fehoHOeiras do Pará
    jCvdtcHConcórdia do Pará
    tAjuaiIMonte Alegre
    tu@e`|gEMuriti
    `YfmyiHIgarapé Miri
    `\{j_vDKamuhanda / Ruyenzi
    gNdldeHAcará
    KjlreNSamborondón
    t]c`hyDKayonza
    ~AyzmvDKigali
    l@socwDNdera
    oA{gwxDRwamagana
    ~TpabmIAlenquer
    bR|~duHPortel
    jCb}d~GGarrafão do Norte
    sAtnagNEl Triunfo
    fQs{rnBInongo
    g^zjzqIÓbidos
    uu@e{rnENyamuswa
    ^hhmqHBagre
    xLnsklHLimoeiro do Ajuru
    rb@pdthHMoju
    mVwoy_BGamboma
    xWsjnbAMouila
    uPyeysDNgororero
    wFdncgNDaule
    mQm~ufSSungailiat
    B{_{uDShyorongi
    hCbnfoKMaraã
    _Ae~m_FKajiado
    mF_jxrEMugumu
    vbA`jzpGCururupu
    }d@lwuhNPedro Carbo
    aGns|nHCurralinho
    cZvekdNBabahoyo
    p@jvotHMelgaço
    w@imsdFMakueni Boma
    cK~hleIPrainha
    fDmiq_ENshamba
    xXlz|bNMontalvo
    `\cktdFWote
    g]zfp`HIrituia
    {LubinEButiama
    nBdj~sIOriximiná
    gQfya{GCachoeira do Piriá
    rb@pxy}HPorto de Moz
    aEnhf~GCapitão Poço
    _z@nyorGBacuri
    p\rjjiHAbaetetuba
    uI~bimHSão Sebastião da Boa Vista
    ad@mcqqDGisenyi
    hZmvdtFMasalani
    ~c@vlbsHBreves
    dXlhqbHSão Domingos do Capim
    GytkqDGoma
    f[|`b_NRiobamba
    lD|s|sGTuriaçu
    pV{ubcFKinoi
    ow@gky|FKaambooni
    vLi`|qAFranceville
    ySxay`HSão Miguel do Guamá
    eX_x~_EKamachumu
    lVmb`sDMukamira
    eBg~urDKora
    q^eslwRJambi City
    mZeeshWKawasi
    O|ndaNGuaranda
    cm@{povDByumba
    sFepgpDSake
    }U{zpoAMoanda
    kXgeisDBusogo
    jE`tweNVinces
    zLf`q~GOurém
    ef@wrksDMukingo
    ra@dskkHMuaná
    IjlcrGApicum-Açu
    mMjtf}GSanta Luzia do Pará
    [lz|_IAlmeirim
    cBqjmbFMachakos
    |UnvfdHBujaru
    }Sof|qXRansiki
    vFlfxgHBarcarena
    fQ_qhmEMusoma
    Oqa{sDMusanze
    {X``b{MPuyo
    iCcignRMuara Bungo
    yVy_jsFHola
    cS_`r`FKitengela
    hYmvuqEMatongo
    tb@ciu`FAthi River
    n@vo`gHBelém
    fG|hbvGCândido Mendes
    j_@ba_dNVentanas
    |Bg`wdXTeminabuan
    ak@si|~EKiserian
    ieA~|dzHGurupá
    sNi|t`EKaterero
    hJw{m`FMlolongo
    p@om_`VPoso
    {@_nk_FOngata Rongai
    uNlchiHPonta de Pedras
    {gA}|~fFKitui
    c@wme_FLang'ata
    gBjuffHAnanindeua
    BtmufNBalzar
    }KnxmeHBenevides
    bRbx`fHMarituba
    aG{ay~ENgong
    NskrcFMwala
    bFfbkaHSanta Maria do Pará
    [ufwpETarime
    ~CpbyjNJipijapa
    is@kidaEBukoba
    mBtzk~MPelileo
    }Uidb`FImara Daima Estate
    vgAmuw`FGithunguri
    fCnj}dHSanta Isabel do Pará
    yHqmaxDUmutara
    ZgkaxDNyagatare
    bC|rocHCastanhal
    cB{~qxDBugaragara
    nVazdtDKisoro
    lEewu_FNairobi
    Piv{_FPumwani
    hI~qyiNSucre
    qe@mcahUBalikpapan
    hIimjzRSimpang
    ``@wqlqESirari
    jMtyy~MAmbato
    r@al`vDKabale
    eFevw~EKikuyu
    caAafjqEIsebania
    uCfoweHSanta Bárbara do Pará
    zJabpeBMossaka
    }e@n~{wGCarutapera
    l`@~urxGViseu
    sAd_~~GCapanema
    kF}shrEKihancha
    aOeiduDRubanda
    fDyhvrDRutshuru
    c^ooq}XBiak
    \o~i_FKaruri
    uNgmy_FKiambu
    ~Rocn`BOyo
    yg@~gwdHSanto Antônio do Tauá
    pOm|q`FRuiru
    sG_xr~DNsunga
    qU}jakAKoulamoutou
    mIyjlnEShirati
    {L~wsaHIgarapé-Açu
    xn@yss~ELimuru
    {d@oc|`FJuja
    ca@cexqDKirumba
    l]ma}yENarok
    wMbwg}GTracuateua
    sf@a`lqEMigori
    bQpd`jNPortoviejo
    Iqzm_FGithunguri
    hKv{l|GBragança
    pW`uhkNMontecristi
    tA~jaeNEl Empalme
    lc@ibgaFThika
    |Ln`_dNQuevedo
    iUvks{GAugusto Corrêa
    xOeahwRMendaha
    jNxcziHCachoeira do Arari
    xn@d{|yMTena
    rVqqh~EMaai Mahiu
    {D~{xoHAnajás
    qNcxh~EMai
    kXbla_KBarcelos
    qTogzxDMabare
    ?_qwyDIryango
    k[fki_NPujilí
    HwhytDKanungu
    uLp`jcNValencia
    wC{|llVLuwuk
    ~E`zvkNManta
    LemocRPadang
    }Dgtg|TMuara Teweh
    }R||pbNLa Maná
    mJepqaFKenol
    |BeohgFMwingi
    tD~oy~MLatacunga
    ~oAugszUPalu
    yB}|vqEAwendo
    fUewsxDNyachera
    bs@o_~sDNtungamo
    xJo|c`XSorong
    Ka~uwDNtungamo
    w`@uod{DIsingiro
    |PckgqXManokwari
    iMltydHVigia
    bf@h_hhNCalceta
    vMc`wuDRukungiri
    oR_ktvDNyamunuka
    vZnan_ILaranjal do Jari
    `AegfrDKatanda
    o[}fnvRKuala Tungkal
    bn@ek}rEOgembo
    w@{qjeRSolok
    {oArh}~GSão João de Pirabas
    pKn|r`HMaracanã
    sj@qndrERongo
    uId|bgHSalvaterra
    lI~{adHSão Caetano de Odivelas
    ?_xgtDKihihi
    g\_~d|DNakivale Refugee Camp
    vc@ji`cHCuruçá
    pWujwaFMurang’a
    jDmcrt@Port-Gentil
    vDfjcbHMarapanim
    rAxedgHSoure
    {Gyvj}ENaivasha
    wf@yybyDKinoni
    |@wcigRSijunjung
    g@mbo}@Lambaréné
    Iyj}aFKaruri
    Uyr`qDKanyobagonga
    _CbazgNChone
    QdqyuMBoca Suno
    ~k@ih_cFWanguru
    zEsjesEKisii
    z|Dzz_`HSalinópolis
    hEytabRPariaman
    fFobq_EKasaali
    cVaw`qDKayna
    kMe`azDMbarara
    qLv{ziNBahía de Caráquez
    aZyc}yDBwizibwera
    gZ}buiULoa Janan
    {q@yfmxDRutoma
    mI}kftENyamira
    j~@{b}vDIshaka
    ~H}{rcFEmbu
    {Iu`_`EKalisizo
    k[c|hqEHoma Bay
    ql@ryp~MMachachi
    jHui~rEOyugis
    `Qimt|EGilgil
    lK_w}pEAwendo
    pB}hpbFKerugoya
    oUm`_jUSamarinda
    tVkhraFKaratina
    xEgm``BOwando
    ~oAqkycRPadangpanjang
    fIqj~pFGarissa
    gCioxvDKyamahungu
    kDvo}tMPuerto Francisco de Orellana
    ko@aii`FTetu
    }j@mio`FNyeri
    qKkku~DLwengo
    xg@skd}DLyantonde
    t|@o`j~DKyazanga
    vo@sfjvEKericho
    |\ostbGKismayo
    ekAaau`EMasaka
    ~@uuwdFChuka
    cHykkzENjoro
    daA}rrcRBukittinggi
    {Dqjd{ENakuru
    iTm_qyEElburgon
    qy@ifm~BBoende
    r`@yh`}EOl Kalou
    wt@vbgbNSanto Domingo de los Colorados
    fOs{ayEMolo
    b`@_up{WWaisai
    dX|{g~MQuito
    rj@w}eeRPayakumbuh
    |J_nk|EUpper Gilgil
    xd@yqe`AOyam
    vSxylgMPuerto Leguízamo
    h}@qo{yERongai
    _i@`jbpHChaves
    bDetmqDLubero
    TyhyuEMuhoroni
    tCtcprHAfuá
    oDjsppHTucumã
    l`A_hcyDIbanda
    sp@|qmxKSão Gabriel da Cachoeira
    uH~m`xHMazagão
    aEymlaELukaya
    |`@ukdsEKisumu
    xQs~dpEBondo
    _cA_w{zDKazo
    g~@j_z}MPomasqui
    cq@fajwHSantana
    mRgpgzSPontianak
    ybBe}dnBBolenge
    oRk_haFNanyuki
    eAikl~AMakoua
    yg@iwcyDKasozi
    yOaaf}EMairo Inya
    zf@ef}|ENyahururu
    kA|{tvHMacapá
    vB_sltDMpondwe
    ~Av}}{MCayambe
    jOetydFMeru
    nFcnmnBMbandaka
    jI{~`yEEldama Ravine
    hLysfeEEntebbe
    `Mk{gpESiaya
    tQ_jpgTSintang
    lHas{cGJamaame
    kU_thuDKisinga
    pOuo|rEMbale
    eEwvdeEKatabi
    |DnritMNueva Loja
    gIsi{qDKatwa
    weCwjalUBontang
    {[y|wqDButembo
    qc@ohwdEKasanje
    }v@swcrEKhwisero
    xd@yyvfDBabamba
    ?ysrvDKasese
    fIa`{xDKamwenge
    hs@kezbEGombe
    u@gmguEKapsabet
    hc@ykqeEKajansi
    w\agfdEMpigi
    sXkiqfFMaua
    hCnst|MOtavalo
    ~y@uyueEBunamwaya
    e_BypbsEKakamega
    |Tak_y@Owendo
    iK}}jeEKyengera
    ~`AuuzeEKampala
    jb@fdl|MAtuntaqui
    S|gadNRosa Zarate
    vTw|nqEMumias
    sG_knhEBuikwe
    E{lah@São Tomé
    a^ixgfEKireka
    r@edbzDRwamwanja Refugee Camp
    oAzuy{MIbarra
    cMoo|fEMukono
    `CsgkdFIsiolo
    ~[yfpeENansana
    L}~kmENamavundu
    oIayz|DKyaka II Refugee Camp
    q@_c`hELugazi
    pc@}jowDRwiimi
    ea@_mqz@Ntoum
    }Dwkux@Libreville
    _B}~jpELugulu
    vSiudfEKira
    {LovbeEWakiso
    yg@kmmbEMityana
    nFmludEKakiri
    _i@igs}DKasambya
    uMkt~eEKasangati
    bBy~siEJinja
    gGyhoiENjeru
    mw@wbjkEMayuge
    `@ameoEBusia
    fQisaoEBusia
    xq@ai{iEBugembe
    gRmocdGJilib
    {Gsm{rDBeni
    pA}`dyEKabarnet
    c_@uwm|DKyegegwa
    cHdq{qMPuerto Asís
    ~HsodjEKakira
    kP_nmdEKiziba
    jCubwxCKisangani
    jCmycjRPekanbaru
    dH}`pjEMagamaga
    kAatgvEEldoret
    tYypycENamayumba
    vNkebjFGarba Tula
    eJssbnVGorontalo
    zt@yii{DButunduzi
    aE{jbaEKasanda
    uDayr~DMubende
    tNmb}qEBungoma
    tWmd}lEBugiri
    vCgf}sQTeluk Dalam
    zAepomAMakokou
    EqtmeEBombo
    mUelkwDBuhesi
    n{@}ffsEWebuye
    zJwr{qDMangina
    xHic}w@Akanda
    xDyygkEIganga
    qt@upalEBusesa
    fSuv{yDKyenjojo
    jFisfpEMalaba
    b\oobpEMalaba
    gPowmiEBuwenge
    yc@o`xwDFort Portal
    ~P`getMOrito
    vGkdvwEIten
    wMw|`vDNyahuka
    hJgxeaEBukuya
    z`@uh{dENamasuba
    bJi}roETororo
    bMyqnbEBukomero
    ^mjdsDHyosha
    zE_ptwSSungai Raya
    yFypvgEKayunga
    bZi_ovDBundibugyo
    wEhtxxHPorto Grande
    {m@k`meEWobulenzi
    _[oypiWSofifi
    pMouvuVKotamobagu
    fr@stgzDKatoke
    y[ikdtCYangambi
    i]wbflEBusembatia
    jIq{d~DKakumiro
    hJmbjyDKyarusozi
    eJsk{rEKimilili
    aHovnhWTernate
    ~bAxbjyMTulcán
    lf@z~zxMIpiales
    tTie}zSBengkayang
    `LeirlENamutumba
    yg@skeeELuwero
    yA_fanEBusolwe
    paAtb{xMPupiales
    i@ixjuEMoi‘s Bridge
    y`AgfdtEKiminini
    _DozmkEKaliro
    hm@}`exSSingkawang
    lGmafnEButaleja
    ~Hk_uzDMuhorro
    aBq{|`EKiboga
    w@q_q|RTanjung Pinang
    ~`Aqj`{DKagadi
    `YzkwoJRorainópolis
    nBguciEKamuli
    }MojdpEManafwa
    oUhldeNEsmeraldas
    t~BsqfvRTanjung Balai
    _KwaanEBudaka
    ~c@{cttEKitale
    vAcc`pFHabaswein
    d^uir`TTebedu
    qi@gel`VToli-Toli
    j{@{hfiRBalai Pungut
    seA}xqoEMbale
    {By`|bGBu’aale
    yHb{vxMTúquerres
    {^{q~~EMaralal
    o}@_ys~DLwakyomba
    tcAq{phTEngkilili
    {R_{vlEPallisa
    qHeiopEBudadiri
    bCuj|yRBatam
    ~@o|loENakaloke
    fDwqjiEBuyende
    tBnbzrMMocoa
    sSu~|_EButemba
    rUupaxSPemangkat
    ?u`zaTSerian
    {aAqg{zDKyangwali Refugee Camp
    xqAjmtvMPasto
    ~RyqzwBBasankusu
    l_@i_`pESironko
    tVsxhuEKapenguria
    S{ncoCBasoko
    lX{bggTSri Aman
    }^|ztkLMitú
    hCaseuEMakutano
    vp@}urxRTelok Blangah
    iW{zwxROutram Park
    rA{yvxRTiong Bahru Estate
    sAc}txRBukit Merah Estate
    pErnd`NSan Lorenzo de Esmeraldas
    _BaarxRBrickworks Estate
    }CkhxrQGunungsitoli
    vA}ezxRSingapore
    aMs|pxRQueenstown Estate
    hGmarxRMargaret Drive
    oRsneyRMarine Parade
    iFy~kyVTondano
    oPov{wRBoon Lay
    bNopixRClementi Housing Estate
    sAeusxRTanglin
    JuvvxVTomohon
    Rw~xxRNovena
    _GalayRGeylang
    rG}dfyRKembangan
    W{rcyREunos
    bKmblyRBedok New Town
    iAyz`yRMacPherson
    bA_qw~_@Tarawa
    SwtnxRBukit Timah
    wAuudxRJurong East
    |Lum}xRKallang
    ?injyRUlu Bedok
    sAkjaxRJurong Town
    aEoezxRToa Payoh New Town
    jCiweyRKaki Bukit Estate
    bBblrxMSamaniego
    yEidkxRAnak Bukit
    k@u|nyRSimei New Town
    bRkza~DBuhimba
    bEq}xxRThomson
    ?wtmyRTampines New Town
    nBkjaxRJurong West
    Ku}yxRBishan New Town
    j@ug~xRSerangoon New Town
    qH_cbyRPaya Lebar
    yF{aq}DKikube
    [udbyRHougang New Town
    jCwykyRTampines Estate
    `B_jixRBukit Batok New Town
    h@kjaxRHong Kah
    zHyybzSKota Sambas
    RkncyRSerangoon
    nBkt{xRSerangoon Garden
    xBwimzRPengerang
    |C_oy`TSiburan
    jPshmyRPasir Ris New Town
    dKmhdyRKangkar
    fDapexRKeat Hong Village
    ?oqoyRKampong Loyang
    v@sejyRKampong Pasir Ris
    [}}qyRLoyang
    zAs}{|QPadangsidempuan
    @{dixRJelebu
    RopixRBukit Panjang New Town
    IeakxRBangkit
    LczdxRPeng Siang
    `@gexxRAng Mo Kio New Town
    Ay`gxRTeck Whye
    {EwrfxRChoa Chu Kang New Town
    CkdjxRSaujana
    nAoz}bTSimunjan
    ^jq|uMBuesaco
    gAeujxRFajar
    oAqwhxRSenja
    rQenzxRYio Chu Kang
    w@g{byRSengkang New Town
    |Cc|mwRIskandar Puteri
    iB{_apQLahewa
    jFcdfxRYew Tee
    vGkodyRMatilda Estate
    w@ersgTBetong
    _B{qgqEKapchorwa
    sKqdrbBPokola
    o\kieyRPunggol
    ~Eoth_TBau
    pb@{uxyVAirmadidi
    nIsbdmENgora
    rB}jkxRMarsiling
    {@qoj~DHoima
    RmovxRYishun New Town
    sMyfnxRWoodlands
    DusuxRSungai Simpang
    |FobvzVBitung
    lWs{fwRGelang Patah
    rFy_vxRSembawang Estate
    lTsgrwRHorizon Hills
    zHuccnEKumi
    tBc_eyRPasir Gudang
    }IgehxRJohor Bahru
    mQ{_cwRKampung Jelutong Tengah
    wBot_yRKampung Pasir Gudang Baru
    bVm_uwRBukit Indah
    }@yvywRPerling
    |Cwp_yVManado
    sYoy_yRMasai
    qc@_oexRKampung Larkin Lama
    u@`chvMSan Lorenzo
    kCic_yRBandar Seri Alam
    {C_v~uRPontian Besar
    yKcrxvRPekan Nenas
    cBwhtxRTaman Permas Jaya
    vBwegyRTaman Scientex
    zd@_cuxRPelentong
    aWcsgxRKampung Kangkar Teberau
    mB{klwRTaman Universiti
    VukvwRMukim Pulai
    wKettwRSkudai
    rDofrxRJohor Jaya
    fUin`xRSetia Tropika
    bGcf|wRKempas
    mBinl`TKuching
    l\osswDBunia
    h|ByqteAOyem
    q@eusxRUlu Tiram
    {@{pqwRTaman Senai
    eK~vwuMLa Unión
    n[}a~`BOuesso
    {DvlmlMFlorencia
    ~FyhfmBImpfondo
    qaBiqnwRBandar Putra Kulai
    kS__jwRKulai
    la@wbdjRDumai
    wUeln}SLundu
    Dwiq`EMasindi
    tJb`ojMEl Doncello
    zfBof{vRKampung Sedenak
    cIqtclESoroti
    aC{mgpGMarka
    ze@gzhlWTobelo
    oNixofTSaratok
    |Mk}cyRKota Tinggi
    mEie|yQSibolga
    uJkyruRKawasan Penempatan Ulu Benut Lima
    _IgunsFWajir
    cGghjuRKawasan Penempatan Ulu Benut Tiga
    wLwyjuRKawasan Penempatan Ulu Sungai Benut
    mcA_y~xRKampung Batu Empat
    _d@mgxnGQoryooley
    gIte|_NTumaco
    kL{a`sRKampung Minyak Beku
    qg@k~ibEKigumba
    dWjabtJCaracaraí
    xZ{zpuRSimpang Renggam
    wG_xnuRKampung Simpang Renggam
    ~oA|sdoMPitalito
    lBc_gsRBatu Pahat
    n[kkrz@Bata
    bLocjtRParit Raja
    }DwmlwRBandar Tenggara
    th@ycthTPakan
    {m@k~niEDokolo
    mc@tpviMPuerto Rico
    d\apdyDDjugu
    pm@uv_cEBuyale
    fCnvipMIsnos
    qLylicEKiryandongo Refugee Camp
    }Mi|ivDMangbwalu
    o_BiereEApac
    k@{l}rRParit Sulung
    y{@kchpTKapit
    in@wkqwQBarus
    kH{`atRYong Peng
    jBge`{QTarutung
    gEevajTJulau
    lXhakmMGuadalupe
    uPqaruRKluang
    xSmewsGMogadishu
    wMzihvMBalboa
    bFkjpqRBakri
    Is~_qRMuar
    cQoly_RBandar
    p@kl`nWDaruba
    ux@pjhuMPatía
    }TafeeABitam
    _VecghTMaradong
    bs@iui`RRantauprapat
    ?ohokTKanowit
    _f@dlxmMTarqui
    bLersgTSarikei
    ~aAovkrGAfgooye
    gT{{cpRMerlimau
    {IsuziDWamba
    oB_jgrRPagoh
    pDonibCLisala
    zAi|cdAEbebiyin
    `nBuichCBumba
    uXp`rlMGarzón
    Fcz_oRMalacca
    yi@km{qRGerisek
    aCgvpqRBukit Gambir
    aHw{poRKampung Ayer Molek
    aC{phoRKampung Bukit Baharu
    sI{ywnRKlebang Besar
    ubA}kljTSibu Jaya
    kYo|`oRBatu Berendam
    wBawxgELira
    u\wwtnRBukit Rambai
    oFcc~nRKawasan Perindustrian Cheng
    iD{l{nRKampung Cheng
    }DsqgoRKampung Ayer Keroh
    wBo_xnRKampung Tanjung Minyak
    eAck{pRTangkak
    iD{vlnRSungai Udang
    ox@ohzsQSingkil
    oF_pvnRKampung Bertam Ulu
    wQslboRKampung Kerubong
    cLeeniTSibu
    af@ctgoRDurian Tunggal
    idA{a{fFMarsabit
    c^wb`aGBaardheere
    wOetgnRKampong Masjid Tanah
    ?_~{rRKampung Selang
    nhAqmb|BBinga
    pTstynRAlor Gajah
    yFkpqoRKampung Machap Baru
    j@ywzcAAmbam
    fDghxsRLabis
    qD~iblMGigante
    vS~uenMLa Plata
    dn@{}heGDiinsoor
    rXmzb|DPaidha
    jb@suuqRTaman Pelangi
    _IcjxxRMersing
    ~TforrMPopayán
    bDrwwrJMucajaí
    obA}lulRKampung Teluk Kemang
    |Do_g_EPakwach
    bTwy}nRTampin
    oXy`w|DNebbi
    xFvxv{MEl Charco
    pgBts`tMVilla Rica
    {@weprRSegamat
    oEstbgTDaro
    eWecilRPort Dickson
    N}pqlTSelangau
    o]eyqrEMoroto
    qgBfmjzLSan José del Guaviare
    fFggplRLukut
    ce@wv{qRBatu Anam
    eAcjhqRGemas
    iSsubnRRembau
    wb@yv~aEAnaka
    wTsqkyQPangururan
    yEjmzpJCantá
    sAm{eeEOpit
    aVgi_qGWanlaweyn
    s_A|jbrMPiendamo
    uUhlunMBelalcázar
    yb@co{jRTanjung Sepat
    yK{ultQSubulussalam
    rMygbkTDalat
    cUs{wlRBandar Sri Sendayan
    f\o_kmRTaman Seremban Jaya
    rDlpvjMCampoalegre
    lN{y~lRSeremban 2
    uBgvnmRTaman Senawang Indah
    qEg_`lRSepang
    qTyhnuTBelaga
    fDujplEAbim
    vSkmspRRompin
    {aAcxdmRSeremban
    j[kddpCAketi
    LkmaoRKuala Pilah
    p^ku`wQSidikalang
    bPlkurMMorales
    {t@n_`yMTimbiquí
    |EewpgDIsiro
    aAukcdEGulu
    cGroijMRivera
    qJ_yutGJawhar
    nNia}uCButa
    js@y~_lGBuurhakaba
    hAogilRKampung Baharu Nilai
    kMs}_pRBahau
    cCi|xxFEl Wak
    uHsf}kRBandar Baru Salak Tinggi
    _CqqojRBanting
    cRhgiqJBoa Vista
    qv@_|ikUTanjung Selor
    clAsuf{DAru
    {K{kixQParopo
    aRwenjRJenjarum
    da@o_xoTTatau
    ma@qzckTMukah
    sCjfjvJAlto Alegre
    jGkxixQTongging
    uCov`cAÉbolowa
    ?ypflRBangi
    aHcg~rRBandar Tun Razak
    yNybijRTeluk Panglima Garang
    lm@k|mkRCyberjaya
    oUhanjMNeiva
    kIynchASangmélima
    aEoptkRPutrajaya
    eEyan{@Kribi
    k_@m~rlRSeminyih
    nKwerlRSemenyih
    jFvwbsMSuárez
    jPkjt{QPematangsiantar
    lU_ec`RTanjungbalai
    lj@srioEKotido
    iKwe__RKisaran
    n[mk}jRPutra Heights
    ~@urglRKajang
    vOmhziRPelabuhan Klang
    h@e_fkRPuchong
    cBokf`RTeluk Nibung
    lYzmyqMSantander de Quilichao
    iCaw_jRPandamaran
    a\ait{DArua
    |[sn_lRKampung Baru Balakong
    jKepykRSeri Kembangan
    mIycdjRKlang
    p@}sgsDWatsa
    {S{}~jRSubang Jaya
    pOgmrkRBukit Jalil
    LqzjkRBandar Kinrara
    iAuhclRKampong Baharu Cheras Batu Sebelas
    cLgoilRBandar Mahkota Cheras
    p@e{alRBandar Tun Hussein Onn
    ^ss_pBBétou
    oO_g~kRAlam Damai
    tYugtkRSri Petaling
    p@gedkRBandar Sunway
    iJ{sqkRTaman OUG
    da@}_xkRDesa Petaling
    sA{ntkRKuchai Lama
    e@asujRShah Alam
    eFuebjRBandar Bukit Raja
    xf@oncxQKabanjahe
    pCypfjRSetia Alam
    zBmm~oBMindouli
    xHuuskRTaman Desa
    d@q}okRBukit Kerinchi
    aB}`dkRPetaling Jaya
    iAoj{kRCheras
    `Ooyh|QPekan Bahapal
    x@wqllRHulu Langat
    LgjliGBaidoa
    {Gy_skRSeputeh
    ?ukirTSebauh
    fF_c`kRAra Damansara
    yAslgxELodwar
    o@kcgkRSS2
    l[wlpkRBangsar
    cKylxiRKapar
    rWysskRKuala Lumpur
    l@a~`kRTropicana Indah
    tIqzgkRTaman Tun Dr Ismail
    vC}gxkRBukit Bintang
    `D}nekRBandar Utama
    uDivujRKampung Baru Subang
    ?uhclRAmpang
    iBabkzFLafey
    }Dyjh{FDhamas
    }Ck{~jRKota Damansara
    |PycrjRDenai Alam
    _Siy{pTBintulu
    fEgtlkRMont Kiara
    rLdanpMCorinto
    hOo{vkRTitiwangsa
    qDgpdlRUlu Kelang
    lIy_skRSentul
    }Dy_tjRElmina
    wAujhkRDesa Parkcity
    dAytlkRTaman Sri Sinar
    }IiydkRBandar Sri Damansara
    uLq_gxQBerastagi
    eFrlulMPlanadas
    bE_dakRDamansara Damai
    VmnlkRTaman Petaling
    kCg`~kRWangsa Maju
    ~QaxjjRBandar Saujana Utama
    d@wp{kRSetapak
    kHgc{jRSungai Buloh
    rAqu_lRTaman Melawati
    zHcrjkRKepong
    lGelkiRKampong Dungun
    {@_b{jRBukit Rahman Putra
    lKgyzkRTaman Melati
    }]fclqMPuerto Tejada
    }AgfwkRTaman Greenwood
    |Bijo`ALolodorf
    rMowrkRBatu Caves
    yAqcajRBandar Puncak Alam
    ~G_tujRKampung Setia
    qa@vogpMMiranda
    nEoxokRSelayang Baru Utara
    `DcxtwBGemena
    `HcxyjRKuang
    eCtfcrMJamundí
    ~u@udvgEKitgum
    yTcdjjRBandar Tasik Puteri
    \w|rjRLadang Seri Kundang
    suA_bvlUTarakan
    nI_u{iRIjok
    ?uuhjRBatu Arang
    nMke~jRRawang
    cBnrhpMFlorida
    iOchujRBandar Country Homes
    aBstf|QTebingtinggi
    t^agn~BBusinga
    pb@ok~hRKuala Selangor
    oOk_otFTakaba
    c\spckRSerendah
    d^mcisRFELDA Chini
    hIcd`aEAdjumani
    bPe}~iRBatang Berjuntai
    ahAdw~pMCandelaria
    tTsz}{DKoboko
    aEyjzjRBukit Beruntung
    s@gjohRKampung Sungai Kajang
    tNnpjpMPradera
    tHstqhRKampung Tanjung Karang
    yRjh`rMCali
    u}@_mbpRTemerluh
    uHcyjkRHulu Yam Lama
    ob@a|u}DYumbe
    }x@ofbvRPekan
    sDo|toRMentakab
    _eAkeiyQDeli Tua
    vZ_beeAMbalmayo
    ?omzzAYokadouma
    qPc`_mRBentong Town
    hGm}|`BNola
    fDsckmFMoyale
    wHxmulMRioblanco
    zDwa~lRBentung
    oWp`vpMPalmira
    hT|zz`MGranada
    vJi}ibAMakak
    cj@cbnkRKuala Kubu Baharu
    yK_j~zQPerbaungan
    {Ykw{xQSunggal
    gQrvzqMYumbo
    bB~`~tMBuenaventura
    ?uyeyQMedan
    jGgzgrRMaran
    ~FmbyfUMalinau
    bc@wlbxQBinjai
    `a@g}{|VTahuna
    }\lyiiMNatagaima
    xM_klzQPercut
    elAuzu`AEséka
    kI{wvpBLibenge
    sVsfs`EMoyo
    {i@{}jgRSungai Besar
    _SwasjRTanjong Malim
    `Mv_xpMEl Cerrito
    _a@hmy`MSan Martín
    }t@o`wsEKakuma
    w\vxukMChaparral
    {^aq{wQStabat
    lRoh`nQBlangpidie
    uq@kdrt@Malabo
    dXvw{pMGuacarí
    {Gyz|{@Dizangué
    ?oqwiAAkonolinga
    rZ_aiyQBelawan
    _l@g}tlRRaub
    q^idz|@Edéa
    zHaltbGLuuq
    fMozsuRKuantan
    rTqhqoCBondo
    |wAv_k{HOiapoque
    {P_~}~GCeeldheer
    pNo{buGBuulobarde
    oNp_jhMPurificación
    kIa_auTNiah
    tHgdgeEPajok
    zCejheAYaoundé
    qBuoxlBMbaïki
    f@wjcqRKampung Perak
    gY_m`gRHutan Melintang
    oFgg_yQLabuhan Deli
    mBvcduMBuenaventura
    ~_Al|tpMGuadalajara de Buga
    ~tAytr~FBeled Hawo
    fH`myqMDarien
    KmjrzFRamu
    dMguwoRJerantut
    }Bodn~FMandera
    ~nC_sxeAOkoa
    ?yzmoAAbong Mbang
    ?_dlwTBeluru
    pDcvehRCangkat Jong
    xDhzdaMAcacías
    xg@elkiRSungkai
    jdAesqgRTeluk Intan
    hC}`ew@Limbe
    Ww}yvQPangkalan Brandan
    yTbrqhMGuamo
    tu@wjfz@Douala
    lDelqmBBobangui
    ib@{zkwQTanjungtiram
    yi@iccx@Tiko
    e]~{`pMTuluá
    wS_fzw@Mutengene
    yHmnfzDYei
    sM|hh|LPuerto López
    zu@y{diRBidur
    b]msefDBakwa
    _Rf_k`MVillavicencio
    zQ{samUNunukan
    pPovuiQMeulaboh
    iOxy`hMEspinal
    aLmclw@Buea
    lh@irkeAObala
    ?_sthRTapah Road
    iK`g{oMAndalucía
    kMggt_MMale
    kXenvxTMarudi
    vAo_zmRKuala Lipis
    il@obmeRSeri Manjung
    |QtgqfMMelgar
    td@o{reRSitiawan
    mo@ggeeRLumut
    qEoeuy@Souza Gare
    aNvhfjMRovira
    oPurpnUTawau
    eOeqevRCukai
    ~S}ykoBBimbo
    aDzm~_MRestrepo
    zG_lk_BBerbérati
    tHxfmnMSevilla
    bm@wbe_CGbadolite
    w`@k}lx@Muyuka
    XvosgMFlandes
    hVdijiMPayandé
    yFozjhRKampar
    nAbzqgMGirardot City
    xaBp{xmMCaicedonia
    uKrd{dMFusagasugá
    |RmvnpBZongo
    nx@o_gpBBangui
    at@p_an@Harper
    }q@{qshRSungai Siput
    KzuhoMZarzal
    pDfjnkMAnaime
    `Hu~vvTMiri
    vLzs_eMSilvania
    iXklxeETorit
    nA`}xoMRoldanillo
    n_@~a{k@Tabou
    kY|setJPacaraima
    aEu~tvABatouri
    oF`a_jMIbagué
    r]pr_iLCumaribo
    _M_fsgAMbandjok
    _Dcpwj@Bonny
    hBrfqmMLa Tebaida
    kDeacpBBégoua
    dC_aeeRPantai Remis
    sI{xiu@Bamusso
    w[{l}tQLangsa
    uAuqugRBatu Gajah
    mf@}f}rUSemporna
    zCeh}fRParit
    tXhyfdMSibaté
    m^kqky@Mbanga
    af@{vkvRKertih
    `GigmhANkoteng
    ag@trtlMCalarcá
    lIz{noMLa Unión
    uJ|xzlMArmenia
    _FcutgRLahat
    fuAlcjmMMontenegro
    {LqvhlDYambio
    dSuworABertoua
    pEbn~cMSoacha
    vBos~y@Njombé
    pH_xexTKuala Belait
    p@cw}gRIpoh
    ~Obnym@Pleebo City
    xf@`r~sJSanta Elena de Uairén
    iAoudv@Ekondo Titi
    pIw`xxTSeria
    mI|adcMBogotá
    fThspcMKennedy
    nF|rslMCircasia
    ^c}zgRKampung Manjoi
    aKjllmMQuimbaya
    kh@cbtx@Kumba
    mB_oivRPaka
    jDeraz@Penja
    fEswhhRBercham
    xBkvjo@Eket
    {y@}rvwUSitangkai
    _r@enyyTLiang
    iQujnjANanga Eboko
    reAxaadMMosquera
    zOwimh@Obonoma
    zNto}cMFunza
    uDkklz@Loum
    aHcxdhRChemor
    nb@dvgdMMadrid
    qIqy{rGBeledweyne
    ^wh{h@Buguma
    eO{ugjCBangassou
    rA_pfj@Okrika
    gL|ninMCartago
    Tsw_z@Tombel
    ~Dzcog@San-Pédro
    tCi_qcABafia
    |Me|}|TLimbang
    {Sygeh@Degema Hulk
    iOogpfRPadang Rengas
    ?ip`gRKuala Kangsar
    `YgnevRDungun
    qFwxxi@Port Harcourt
    agAuosmBBoali
    eFilwzTTutong
    Ny~jq@Esuk Oron
    dSnggcMCota
    lLxjydMFacatativá
    |@~c_mMPereira
    wlAlwylMDosquebradas
    kJsh}z@Manjo
    `Sdmj~HMatoury
    nAinyeRTaiping
    dDmmw_EJuba
    aLlppbMBosconia
    dHrq_cMChía
    cDgyk_ULawas
    iE`yehMLérida
    nKhztLEsim
    dDtxplMSanta Rosa de Cabal
    vn@ycmgFYabēlo
    ?inyeRKamunting
    ?ik{{TSengkurong
    kBqvjmRGua Musang
    qQkfp|TBandar Seri Begawan
    lWxxvITakoradi
    {CrxcnMLa Virginia
    ~s@ti_~HRémire-Montjoly
    }D|qybMCajicá
    bInrciMLíbano
    nNwcge@Yenagoa
    BxhvISekondi-Takoradi
    nS_tdpABélabo
    xAzzmISekondi
    kBf{jh@Watté
    _EbpgmMMarsella
    wA|ql~HCayenne
    nMm`|_BCarnot
    vUi}eeRSimpang Empat
    mIjpewMPizarro
    q@dpcd@Sassandra
    uAont{@Nkongsamba
    fLmjyq@Calabar
    }RhccbMTocancipá
    gC_zh`ATonga
    ?_offRBatu Kurau
    fK{~_}TMentiri
    gc@n}aj@Gnépasso
    _@pimlMChinchiná
    ~`@sxyxBKouango
    lo@rjpeMVilleta
    aEi|sdRBagan Serai
    t@nkdv@Greenville
    sRkgg}TSerasa
    [dj_{LTauramena
    PhadIShama Junction
    No{}cRKuala Kurau
    bK`aubMZipaquirá
    yAacfqULahad Datu
    i@xp`g@Gabiadji
    fIwim`CAlindao
    yFsd`zUBongao
    bF{klxCZemio
    jE`mpd@Gaoulou
    fQgvreUBandar Nabawan
    zRb~{kMVillamaría
    xIxidh@Gagny
    xEkolo@Uyo
    g`@xsee@Sahoua
    hNvlzkMManizales
    KtihfMGuaduas
    zd@ghg`USipitang
    vPhzfGElmina
    fQjcve@Lobakuya
    l_@e{qh@Elele
    |LfnrFCape Coast
    zBux}k@Aba
    rn@}qx{@Melong
    cKt_rh@Dagadji
    eBgqjdRParit Buntar
    ~QpiscMPacho
    uCy_kdRBandar Baharu
    @`xriMPadua
    kKtus]Grand-Lahou
    }Fmvf_ABangangté
    `d@no~hMFresno
    hLw_d|@Kekem
    O{ub}@Bafang
    _Qpwh`IKourou
    pHargdRNibong Tebal
    _A`_}kMNeira
    wRbjxyLAguazul
    wU{v}oQLhokseumawe
    wDqxan@Ikot Ekpene
    pp@wljdRSungai Jawi
    mB|obhMSan Sebastián de Mariquita
    nB~q{g@Gligbeuadji
    vA`banMBelén de Umbría
    k@iivo@Itu
    hDs{emQBireun
    cG{k|tRMarang
    rEtpwe@Balakouya
    tA~ycgMHonda
    x@rcnESaltpond
    jGvfyUGrand-Bassam
    xIujjdRJawi
    mCyitjQReuleuet
    tT{oqeRSelama
    gs@vzjb@Gnago
    mc@k`jdRVal Dor
    fEtouiMManzanares
    nE`{zf@Touih
    a^lairMTadó
    dAdzcbMLa Mesa
    ?ogvjBBossembélé
    jFxpsk@Petit Grabo
    kG~geEMankesim
    HsbddRBukit Tambun
    cApk}TBonoua
    lW{gl~TLabuan
    bHunm~TBandar Labuan
    Mt~fvLVillanueva
    fDnupCApam
    Nbj{OElubo
    vBdidSAdiaké
    iGwnzbRKampung Teluk Kumbar
    uElash@Djapadji
    yQ`|eWKoumassi
    z@upsbRBukit Gemuroh
    xEgc}bRBayan Lepas
    fKvqcKTarkwa
    ePlcpaMVilla de San Diego de Ubaté
    hGd_kWMarcory
    tMybrpFNegēlē
    }GcakgBYaloké
    zQhzuYDabou
    nCgt_cRKampung Sungai Ara
    `I_uotRKuala Terengganu
    kAooacRRelau
    uDl}qmMAnserma
    kA}jn{AAbba
    zEzlzxLYopal
    nEgp~cUKeningau
    pDr`fmMQuinchía
    gSy_`dRBukit Tengah
    |BkpmaUBeaufort
    vB`y}c@Niapidou
    bAc_ybRBalik Pulau
    dEpuxBWinneba
    Ipqsa@Okromodou
    lEsyr`@Burutu
    sBlqlWAbidjan
    hCpzuVBingerville
    oU{kedRBukit Mertajam
    eEa~wdRKulim
    rMqngcRKampung Sungai Glugur
    xFgffcRGlugor
    ~@g{`cRPaya Terubong
    NiexsRKuala Nerus
    rG{yp~@Bandjoun
    |VybucRPerai
    rCsjuhQSigli
    eOyohcRJelutong
    o[{hqcRButterworth
    wFmq`cRAyer Itam
    xEarcdRKubang Semang
    eJxsvkMSalamina
    UlesSAhigbé Koffikro
    oJmwkcRGeorge Town
    bAzh`g@Méagui
    _IzxnQMaféré
    fBjjoWAbobo
    u@irghRGerik
    pNzw`mMRiosucio
    }ZgxqdRLunas
    k@rc`g@Touagui
    zGlpaLPrestea
    pZwd~cRSungai Dua
    bCgpj|@Dschang
    aKlsufMLa Dorada
    gO~ovlMSupía
    h^v|sfMPuerto Salgar
    b@_wtcRPermatang Kuching
    wHjdba@Gbabam
    _ClkqRAboisso
    fAg`i{@Fontem
    oFadzbRBatu Feringgi
    lT}tq~@Bafoussam
    `GqrkdRTasek Glugor
    lHybucRKampung Teluk Air Tawar
    ]yt|i@Owerri
    pQmtsc@Ughelli
    yN|jvWAnyama
    rTfqwhISaint-Laurent-du-Maroni
    {Kn~s\Ahouanou
    mFct{_AFoumbot
    wNwjvdRPadang Serai
    oKsp}cRKepala Batas
    ]{`bb@Warri
    zEddvk@Para
    eJje|ABuduburam
    pDixvl@Umuahia
    ~RixwnRKuala Krai
    jEu|xdRKampong Sidam
    sB|kpAKasoa
    rAdxlAAmanfrom
    rD~tgCSwedru
    gMixzdQBanda Aceh
    yHvsv~LTunja
    cVnfaAMandela
    |Jrme@Accra
    }B~kc@Osu
    qC}|qm@Bende
    vC|~vc@Dagbao I
    \hbfg@Oupoyo
    }`@_yp`UKuala Penyu
    gPzr{@Gbawe
    `Tb}STeshi Old Town
    Stgu@Awoshi
    tLytrcRKota Kuala Muda
    yc@oeieRKuala Ketil
    hB`aNNungua
    _`@nppkMAguadas
    yFvwmHTwifu Praso
    k@mwtn@Ohafia-Ifigh
    uDfnpaMChiquinquirá
    qNpcISakumona
    {Mywq}@Mbouda
    m@|kq@New Achimota
    fIvg|WAzaguié
    qLe~jhFHagere Maryam
    {EiiofRKampung Kupang
    e`@goidRSungai Petani
    kHoeu~EJinka
    ?udacFGīdolē
    Brbm@Dome
    hK_dDTema New Town
    |AicyfRPulai
    xBhacnMAndes
    vElgp@Taifa
    _Fl{n{KPuerto Ayacucho
    rOdz^Medina Estates
    vAdgdf@Mabéhiri
    ?unm`BBaoro
    xHpfBTema
    wm@tyFLashibi
    wI~w`d@Guéyo
    oJti{rMQuibdó
    jQnb_AAtsiaman
    oDvxEAshaiman
    \qvndRSungai Lalang
    ShwbpILelydorp
    ?ngaIAssin Foso
    ?iiplRKampung Jeli
    vB`hzFFoso
    mSssgf@Kwale
    nGo}ph@Oguta
    QxbtjMSonsón
    bJrb]Adenta
    P|{c|LSogamoso
    hF_kmeUTambunan
    MuxjeRTeloi Kanan
    wByjlsBSibut
    |YqsoaAFoumban
    pAwrmdRBedong
    mQifrbUPapar
    pDbvwSAboisso Comoé
    uq@sazw@Mamfe
    rCufruGKahandhale
    }R_njj@Nkwerre
    mO`pbf@Okrouyo
    r@{rnlFShakiso
    lHyee}BBambari
    eBqaivGBalanbale
    xO}t{gRBetong
    ~PmvliFKercha
    cIu|d~EBako
    k@vzfg@Soubré
    nL|~}oIPontbuiten
    lBi|yn@Amaigbo
    Jh{jkMAbejorral
    _N|km[Gbolouville
    `A_gnDAnloga
    {A}aoyABaboua
    fBr|}oILatour
    }E_`scRYan Besar
    mB~f|oIFlora
    ?odnnRTanah Merah
    ~PlbwoIBeekhuizen
    aHciip@Ugep
    [blcANsawam
    wXixfdRGurun
    pQgjhcUKinarut
    jBywd{VGlan
    `@~mw|LDuitama
    zLns|oITammenga
    W_tzk@Okigwe
    _Lov|eRSik
    ?___pRPasir Puteh
    fBpapoIRainville
    nHtiu_@Divo
    xG{{|oUSandakan
    _BlyxoIMunder Buiten
    `Bl{_pIWelgelegen
    `CpnloIBlauwgrond
    yKnwta@Lakota
    q@paa@Aburi
    jQ~t_oMCiudad Bolívar
    uAovzh@Ihiala
    rOzq`CAsamankese
    xJrz`\Ndouci
    ~FrwuoIParamaribo
    gNbd_pIWeg naar Zee
    dCbfqfMPuerto Triunfo
    zJfu``MMoniquirá
    v@fyi|@Buchanan
    fM|ixuLPaz de Ariporo
    xDoxxwAGaroua Boulaï
    ?y||lFKibre Mengist
    sKolb|@Bali
    gFwnwdQSabang
    `H{zlo@Afikpo
    rCcvsa@Sapele
    lG~kn^Ogoudou
    dDh~l\Tiassalé
    ~YcascUDonggongon
    nE`wnWBécédi-Brignan
    {F}~hcUPetagas
    yNee{nRKampong Pangkal Kalong
    }Bi}_EKeta
    _Nhepd@Gnatroa
    rH{ckcUPutatan
    B~kzlMFredonia
    qA`p_EAkim Oda
    gCl{uXAgboville
    W__{jNDevinuwara
    Cv}s]Erémankono
    rId}h`MBarbosa
    kF}ae~ABouar
    kDstej@Uga
    kHbvgg@Yabayo
    n]oppjNMatara
    tCewmcAMagba
    w@cfyhGGode
    cIs}`gURanau
    tJqnyh@Ozubulu
    xEis||@Bamenda
    Y~fzIDunkwa
    yNx~snMSalgar
    dDiimyFAra Ali
    Aomct@Ikom
    wF_ru{VMalapatan
    aOdc~jMLa Unión
    z@okmcUKota Kinabalu
    Jo|{iNWeligama
    bBflffMPuerto Boyacá
    ze@exu~@Ndop
    `TywgdRPendang
    cNouaoRKampong Kadok
    mQthle@Galébré
    `Ffc{bJLinden
    yIhtl\Nzianouan
    i@~anRBianouan
    iA_|dh@Atani
    y@njt`MVélez
    nMuczi@Igbo-Ukwu
    cDa`fi@Nnewi
    h[evycRTokai
    mBsejmRSu-ngai Kolok
    yChalkMLa Ceja
    iEo~ddFArba Minch
    ?yehoRPeringat
    rTv}|CAkwatia
    `Av{vASuhum
    hOkaqhNGalle
    \`rhnMConcordia
    fHeelnRPasir Mas
    YgawkNBeliatta
    eG{fpaVJolo
    ~RbuykMRetiro
    x]l~sp@Zwedru
    yC~{hYRubino
    uGulsl@Awgu
    rQv`eUBiéby
    jJh{xjMCarmen de Viboral
    `B_ts|@Bafut
    ?ikcgFKele
    xN}vvcRKampung Alor Mengkudu
    kG`rslMCaldas
    }G|gbDKade
    Oprq@Koforidua
    oQ_zdcRKuala Kedah
    l@gbbj@Agulu
    eCoxu{VAlabel
    bObhqVAdzopé
    gQ}q~zVGeneral Santos
    ErqwnMBetulia
    oIdq{f@Grand-Zattry
    n@_}wnRWakaf Baharu
    dHwnomNAmbalantota
    UgmgFAflao
    i@h`~g@Petitgoa I
    oA{qpcRAlor Setar
    `Gyk`oRKota Bharu
    p@smbnNHambantota
    oMsqmFLomé
    }Gy}zCAkatsi
    `@ffic@Gagnoa
    nM~bwh@Loboville
    pD``kjMSantuario
    xb@qilh@Onitsha
    {@cauh@Nkpor
    rBpzolMSabaneta
    vFj~va@Moussadougou
    rBtl`kMRionegro
    }Fx`ulMLa Estrella
    a[_}chFYirga Ch’efē
    cKyqodRPokok Sena
    zAyewi@Enugu-Ukwu
    sEhbyjMMarinilla
    hEsknsGFadhigaradle
    _@j_klMEnvigado
    {Eyiyf@Ogwashi-Uku
    qE`uci@Belleville
    zJo~scRAnak Bukit
    |@pmllMItagüí
    `Llbi_@Hiré
    bDlm{zKPuerto Carreño
    nWeyah@Asaba
    oDuib`AKumbo
    cFvwdIObuase
    tSixr_EBor
    ~Bvntl@Zagné
    |F}fdj@Awka
    a[{pizVPolomolok
    zHcodxVLake Sebu
    {Hk|uHAného
    oVgorgNAmbalangoda
    vBsnaEDzodze
    gEtjtd@Guibéroua
    vR|`glMMedellín
    tAkgcyGCabudwaaq
    aBrve~@Harbel
    pFrp`~INew Amsterdam
    kAiwt~@Oku
    ?ufhdFCh’ench’a
    vJwxxd@Agbor
    |Cci_tGLasoano
    ~Kip{mRTak Bai
    mYgmp`CIppy
    Rmr|cRJitra
    qUnrui@Buyo
    ~Jmat{VMaluñgun
    rAwkw}@Fundong
    vOpsxjMSan Vicente
    _Khu_a@Diégonéfla
    tFpmie@Dignago
    aOwy{kRRa-ngae
    aIywb`FFelege Neway
    u@rw{`AMonrovia
    ti@nhjbMCimitarra
    wFu}phFWenago
    \v}toMUrrao
    lFoe~bBBozoum
    eBd}bWAffery
    aEclmsBDekoa
    _Gouop@Abakaliki
    cD_sk`RKuah
    kTinjHVogan
    nB{ysyVTupi
    _HdldlMBello
    rA}wia@Benin City
    qXnyzkMCopacabana
    VemqtGEl Bahay
    {Omy``RKampung Baru Ulu Melaka
    va@sfvKOuidah
    dFqiwMCotonou
    bCea~NSemi
    jPdbdl@Nizahon II
    pHqhkxVSurallah
    eKbwlSEbilassokro
    pFfhjBAnyinam
    [ox`p@Isieke
    zB|ba`@Oumé
    Wucm|@Wum
    ?_zdcRPadang Besar
    yAlhvVAkoupé
    zGruhABegoro
    qFidiMGodomè
    dGypnNEkpé
    vWusrKKouandé
    {VkqnJComé
    _QgtloNKataragama
    _D}ot}VMalita
    AgwqPBadagry
    dDevzhFDīla
    ?oefrFMena
    XskdRIrewe
    bFeqzvGRaqo
    mMeiqxVBanga
    GqwqxVBañga
    pEmdggNBentota
    Li~kFTsévié
    Khx|`@Doukouya
    OginlRNarathiwat
    nH{gacRKampung Hutan Arau
    `FcrqzGDhabad
    ~Fyn~cRChangloon
    bK~cxjMBarbosa
    |G_~ip@Ezza-Ohu
    e@urwl@Enugu
    Gk`qbRKangar
    uBqbtwGDigih Habar Es
    uJicfTLekki
    }@o`zSObalende
    }C{akMAbomey-Calavi
    sCi`jSAliayabiagba
    bErisHBekwai
    @dlcMBibiani
    @uriSAjegunle
    qEu_vSLagos
    qSb~ytLTame
    wJojrMGanvié
    c@d}ic@Bayota
    ZunalATibati
    mIjsc~LSocorro
    fJhcrYM’Batto
    fAlnya@Guépaouo
    |Ec~iRAlasia
    fKosdgNBeruwala
    fB~mvj@Gbapleu
    `Ohm}j@Kranzadougou
    f@ndie@Saïoua
    wA_luhVAl-Barka
    tOj{beMPuerto Berrío
    cAzfeg@Issia
    f@{epiBBossangoa
    {IsttSMakoko
    b@mo{NPorto-Novo
    aJuc~oANgaoundal
    xC_{nSSurulere
    xCkd_yVKoronadal
    dLicwvGGolwayn
    FktpnBBouca
    |J}adJSé
    gP_~gvAMeïganga
    tGwvezVLambayong
    qHynzwVNorala
    dPebnSMushin
    pHnee~@Kakata
    tIadhOAdjarra
    eLhfrh@Aboka
    Ww_rSShomolu
    gB_odiRYala
    mFqeeeCBria
    bAswzfVMaluso
    cAjqvl@Guiglo
    wEn}sCNkawkaw
    zQmvctVKalamansig
    mDu_y|VSanta Maria
    aB_f`tGNeefkuceliye
    l@u`lSOshodi
    vAeydOAvrankou
    _BjdymMSanta Fe de Antioquia
    oBp_s]Toumodi
    hAm~xNMissérété
    oAhmk}LSan Gil
    xInxun@Zéaglo
    }D|sil@Goya
    pEth_n@Guézon
    xEx~yo@Bloléquin
    nc@_beIAthiémé
    mCi_lzGQorof
    wAs``gNKalutara
    V_~cHTabligbo
    ?i~}hFCh’iko
    nA__iWEpe
    mb@_q}PAdo-Odo
    hByvkSIkeja
    |IegniFWendo
    sAs`{AHo
    AchhTEbute Ikorodu
    yPu~cSAlimosho
    cJoleSAkowonjo
    fPq`jSAgege
    gBdslFKonongo
    fA_okMZinvié
    lJnqac@Sinfra
    rEghwaRSatun
    uRg|owVIsulan
    `Dkzdp@Effium
    cFuib`ANkambe
    wOshnILokossa
    Mk}|cRSadao
    zWl~u[Dimbokro
    {@|iqkMSanta Rosa de Osos
    QmuoOBanigbé
    yKhvea@Konéfla
    HjbtXBongouanou
    uK{`~e@Ubiaja
    i@`isd@Gadouan
    xEerut@Ogoja
    jAqpjn@Eha Amufu
    lCw`lRIyesi
    hAns}RNiablé
    aLcecLAllada
    oGi}|v@Obudu
    }Fpbyk@Bahé-Blaon
    kCug`wVLaguilayan
    `CrgfWArrah
    sYc{dRRiver Atuwara
    aKoyviNRatnapura
    kGtg|HKumasi
    RcgvROta
    ~Jmz}wVTacurong
    eNxst_MEl Carmen de Chucurí
    fD`p|zLMálaga
    `Bi~se@Uromi
    vKynmgVCity of Isabela
    hEk{oeFTebela
    eHcjtk@Aku
    aLg~tfNPanadura
    dGrpewJEl Dorado
    uAufhdFGasuba
    eFfyyHNew Tafo
    bCckvxVBuluan
    oOgpucAGembu
    _Ll{iTAbengourou
    wDrdzHTafo
    mMsgfOSakété
    q@|jmi@Guéssabo
    kI{`gmGKebri Dahar
    pDzbmj@Guézon
    Xjkzk@Duekoué
    f@qc|RIjoko
    z@ygnd@Ekpoma
    _Tsyb|VDigos
    [e}bgABanyo
    ?egniFYirga ‘Alem
    z_@rivHAhwiaa
    qDvq{h@Zoukougbeu
    uLyz`{VMagsaysay
    pHuyn`HGaalkacyo
    `DvwtoMFrontino
    yCq_s|GSaaxo
    L_{pfNMoratuwa
    kZh{|WAndé
    |C_f`MZé
    uGivf{VBansalan
    Vr_cl@Fengolo
    tZzz`e@Zaliohouan
    gKqxzIDogbo
    xAebvwVSultan sa Barongis
    C`irEAgogo
    ~InsjNGoaso
    |Alm}aJGeorgetown
    jD{jctDRumbek
    tCc}gxGYamarugley
    rU{`oRIfo
    dMeb|VIjebu Ode
    nBrre_@Yamoussoukro
    zPuufxVGeneral Salipada K. Pendatun
    bUhxpaKLa Paragua
    ?ycmgFBedēsa
    mTwynfNDehiwala-Mount Lavinia
    |J_nhgNHomagama
    {GvtoGEffiduase
    sBssyfNMaharagama
    q@qdgUShagamu
    d\qncl@Nsukka
    xE}hneFSodo
    wMm_pvVMaganoy
    pC{ruiRYaring
    dEal~hRPattani
    yFzn`aATubmanburg
    tFqssiFLeku
    _@xpxh@Belleville
    vG{wlrNPottuvil
    mBelpfFBadessa
    Dzxjf@Daloa
    qPgzufNSri Jayewardenepura Kotte
    hJgkayGWaal
    iAwb`hUKudat
    hDoukQIlaro
    T~s{l@Diourouzon
    LsyeJToviklin
    rBkwtfNPita Kotte
    mB{h|jNHatton
    _Nc_xfNBattaramulla South
    mDagb`WLupon
    _BcenIDjakotomé
    yAiuzBKpalimé
    wBosxgNHanwella Ihala
    _@~~fl@Diéhiba
    yC|saIAhwiaa
    iBbfsNMim
    Etlbe@Gonaté
    gQy|jUIperu
    YypahVZamboanga
    `K`nqm@Kahin
    fNg{`dFBale Hawassa
    d@ryaq@Zouan-Hounien
    uO}_ydFGununo
    pErl|c@Bonon
    IkivfNKotikawatta
    vGaiugFDimtu
    `I_oqfNKolonnawa
    IsgzfNMulleriyawa
    `@ywgIAplahoué
    vEgmjfNColombo
    dWznlc@Bognonzra
    fTuzbFNotsé
    aEq_lgVRecodo
    yHmtjaWMati
    UowxfNKelaniya
    kFcy_xEKomtikas
    cNnt}t@Saclepea
    fAr}hkMYarumal
    kGfbsg@Boboniessoko
    mAuybfFBodītī
    vDogqfNPeliyagoda
    cF{{`lNNuwara Eliya
    wBcclWIjebu-Igbo
    uFesvsGWarder
    Y_jjrUMapun
    pDrbrn@Zou
    hJsngOPobé
    KsqvmNBadulla
    G{xfJKlouékanmè
    qF{bol@Enugu-Ezike
    ~@y~cnFDodola
    gE{xm~ABocaranga
    _Gpnz|LPiedecuesta
    `C}yrfNWattala
    K`bug@Zaïbo
    ^opbtBKaga-Bandoro
    oAf|`b@Bouaflé
    p@wcqfNHendala
    }Lsfx@Kpandu
    Fbzxx@Gbarnga
    aI}|exEMīzan Teferī
    wCdiopMDabeiba
    rE}}{NAdjaouèrè
    nJr_fLTepa
    YvnbbMYondó
    sE_pnzVKidapawan
    BgjgdRHat Yai
    kK|dul@Bangolo
    rLyf`sFGoba
    oTguafFShanto
    fMwvtfNWelisara
    jO_nbxVTalitay
    qW~~vj@Bangolo Tahouake
    hTsfsfNKandana
    yQdell@Gohouo
    {Nj`eWDaoukro
    qDhwdgLElorza
    tBe|yiFAwasa
    Pfua}LFloridablanca
    r@rmpGMampong
    ~F~vwaMBarrancabermeja
    jCubzaFWaka
    ?_hbeFĀreka
    ?yzukFKofelē
    xAojfe@Auchi
    _Ah~q}LGirón
    _Lx~ae@Luénoufla
    eA{vt}VDavao
    eCk{rfNJa Ela
    Calg~VSamal
    dPbs|fMSegovia
    aLm`dNOuinhi
    {@fc{nLArauca
    dFga_u_@Dalap-Uliga-Dorrit
    nGuu_u_@Majuro
    ~@bojKBechem
    yGoko\Ondo
    kT_ggnFĀsasa
    gDq~vm@Otukpa
    rNiu{xVKabacan
    eBl_bm@Logoualé
    tNkef^Idanre
    jAscch@Idah
    t\whdsFBale Robe
    mEl`h}LBucaramanga
    uK~nof@Bonoufla
    nE|xpRAgnibilékrou
    {Ex~yj@Bléniméouin
    ?obsfFShonē
    jRuinwFGhinnir
    vEoadvVPagaluñgan
    m\moryEWacha
    ]_c{aFTarch’a Sodo
    i@co{AHohoe
    _D~utMAtronie
    eFyilSAbeokuta
    hE~m{^Tiébissou
    kFbvne@Bédiala
    jAwovvVMalingao
    zI_gwjNGampola
    {Naltw@Katsina-Ala
    n@gmbuVDinaig
    FierfNKatunayaka
    |BftlmMItuango
    qJpayKDuayaw-Nkwanta
    bC`gpk@Baibli
    oE{srKBohicon
    kM}{cKAbomey
    |WgiawVMidsayap
    xOqdba@Owo
    eGkn~dRSongkhla
    uBoyjwETēpī
    ?uw{dFHadero
    ?_arjFShashamane
    zKwutdRBan Mai
    EgsovVBudta
    jCcnqeFShinshicho
    qGw|gfNNegombo
    }SgxicWManay
    tQaahMCové
    gG}ziuVCotabato
    pBz`lo@Mahapleu
    iKigoLKpozoun
    TcbluVSultan Kudarat
    {LyaffFDuramē
    {Axrof@Baoutifla
    jAvwyu@Ganta
    dVd|unLGuasdualito
    [u`jcBPaoua
    `]obkiNKegalle
    Y_hu^Akure
    tIfbdk@Kouibly
    gJrwwp@Danané
    eUyz|{@Takum
    nUffpPDomaa-Ahenkro
    Bka`nDTonj
    pWp}qh@Pélézi
    jUmme|EBonga
    jD_wckNKandy
    uTsopqNAmpara
    jB`ukvJTumeremo
    jCoy{jFKuyera
    qAs}qnBBatangafo
    sUaub~VPanabo
    |YycmgFK’olīto
    _Rw_}u@Gboko
    iNog|qANgaoundéré
    ie@fmeMSunyani
    |LmyxJDjidja
    xJmfsfFDamboya
    N`y_bMPuerto Wilches
    gI}`pXApomu
    yHqs`kFArsi Negele
    sUobd_WMaco
    Tzxdt@Sanniquellie
    tBswzNKétou
    jSkspXIkire
    s@ylnuVParang
    qOt`lzLPamplona
    ~D}zyVIbadan
    uLbepf@Vavoua
    hB}a_YModakeke
    bG`{gGEjura
    oQjsq_MSabana de Torres
    rd@tu`NNsoatre
    pJsfl~VCabayangan
    sD_jnrNKalmunai
    |Iljbm@Man
    ov@zv|c@Zuénoula
    cJgdaSIgbo-Ora
    |Figi`@Emure-Ekiti
    ya@wez~VMagugpo Poblacion
    yFigudFGīmbīcho
    zBigps@Igbor
    uAndnaKCiudad Piar
    bCfuwNBerekum
    yB|uh_@Sakassou
    iGpsnYM’Bahiakro
    mVyfb`@Ise-Ekiti
    xHccyWLalupon
    |DslakNMatale
    qUbexxJGuasipati
    _@mhqYGbongan
    yN_uyZIle-Ife
    uC{|oiNKurunegala
    gJhylh@Mignouré
    |El{}gMZaragoza
    hWaq|^Ikere-Ekiti
    {F_k``WSan Mariano
    zFcx{]Igbara-Odo
    chA{ubb@Ikare
    eVij|EAtakpamé
    ?o_qnFBek’ojī
    |Piz{SEruwa
    o`@{h`fFHosa’ina
    oCi}`e@Okene
    }Nua_TOrita-Eruwa
    @ij~~QTrang
    sQqxrg@Ajaokuta
    a[jvlINkoranza
    dMf~~OJapekrom
    Bo_`fNChilaw
    hJbpbs@New Yekepa
    dK_etBBadou
    fIc}}~VNew Corella
    iKtxyJTechiman
    hIkm}d@Ogaminana
    oS_{qXOlupona
    sHlfrgMEl Bagre
    nL}xy_WNabunturan
    xZ_zapFGobēsa
    vB_nyaRPhatthalung
    ~Omuz^Ado-Ekiti
    kMab}[Ilesa
    gU|mzrKCaicara del Orinoco
    YwuoXIwo
    zVfncxLSanta Ana
    ni@uk`]Efon-Alaaye
    hMpnxwLSan Josecito
    sOrw_sMChigorodó
    sEefh^Igede-Ekiti
    b@`bpi@Ancien-Prozi
    dLqvq`WCompostela
    e@afy_FJimma
    r@h_aa@Béoumi
    |Qg`~yVDon Carlos
    eAy{lRIgangan
    xEq}k\Ijebu-Jesa
    m@u}{wVWao
    {_@lnu]Bouaké
    bGn~~f@Vrouo
    dHmnupBKabo
    mDwvyiDWau
    l@||rxLRubio
    fIknw]Aramoko-Ekiti
    _CopmhVSiocon
    xKoprqNBatticaloa
    tJa~{VFiditi
    br@akpzVQuezon
    zIui_s@Makurdi
    cG_haZEde
    {EnzyKWankyi
    u@`anm@Biankouma
    ba@_kiFAnié
    ?yliLDassa-Zoumè
    ?on}mFSagurē
    xOhq~DAtebubu
    vAzfyt@Nzérékoré
    `FlezrMCarepa
    cN_b~yVMaramag
    cGnp{wLSan Cristóbal
    fN_kv|ATouboro
    Wc`yZOsogbo
    wSk_icRRanot
    s@wfaqNEravur Town
    `Bh}k_LAchaguas
    nOerekVIpil
    lNy{b_RHuai Yot
    t@cqza@Ode
    yT_och@Lokoja
    wHhtas@Lola
    nI~xiRTanda
    pWhhdyLSan Antonio del Táchira
    cFv|lqLSanta Bárbara
    eDwt|]Ijero-Ekiti
    Mg_k`WMonkayo
    jCeh_]Oke Mesi
    aMpbywLTáriba
    rFg|rsVNunungan
    oBnvixLCapacho Nuevo
    aBgxkpVPagadian
    tC{oad@Kabba
    ^wyspVMuricay
    fQimjhFCiro
    w@pbjyLVilla del Rosario
    hJr_zwLPalmira
    j@b{oyLLos Patios
    uA_ikZIlobu
    kEwvezVDologon
    `KqyewQBan Chalong
    N|za{KBiruaca
    sJitlYInisa
    pCoeu~EĀgaro
    `GaaahFWorabe
    mBe`_WOyo
    tNe}}aABeli
    cC}ggkNDambulla
    rb@svtz@Wukari
    mFuq~]Ipoti
    uH`rhcAKenema
    cRt~trMApartadó
    uDowqwQBan Talat Yai
    Gy|nwQBan Talat Nua
    aG}wvwQBan Ko Sire
    `EuznwQWichit
    VxayzKSan Fernando de Apure
    _BckqwQPhuket
    uCxgtgABumpe
    ea@goiYEjigbo
    oIqmozVNIA Valencia
    iBrbpyLCúcuta
    yEofrwQBan Ratsada
    _Iirn[Ikirun
    oNsudwQKathu
    ~JvedyLUreña
    dSkz`KSavalou
    xLx|bzLEl Zulia
    tAezhkFZiway
    il@gff\Otan Ayegbaju
    xEyhl]Oke Ila
    ?ifzmFĀsela
    {Nc}zvQBan Kamala
    eCty|wLMichelena
    sCnbibMSimití
    `Irivg@Séguéla
    hJpssfABo
    ePsk}TIseyin
    eF_}pLGlazoué
    xSfoikMMontelíbano
    pBow`oHEyl
    oRhf}iMCaucasia
    pXvuyaASegbwema
    eUlut_MSan Martín
    ~CuequVMarawi City
    _g@`r{{JUpata
    }Aiz|\Ila Orangun
    bk@hk`xLColón
    jHgtdNSavé
    cE{mffNPuttalam
    oKd{aPBondoukou
    rPqxl`WTrento
    `Lu~a\Oyan
    eP_yprVTubod
    lAb_qIKintampo
    iFv|wd@Mankono
    ~HcnhrVTangub
    sLu`b@Dambai
    r@u_xiFInsēno
    mQwmuzQKrabi
    t@wvw_WVeruela
    ib@wivpVMolave
    wPafgxMKanniyākumāri
    ~Fj~hsMTurbo
    {ChskgMNechí
    dQx`hmNSantiago de Veraguas
    ?oxo`FSuntu
    {Ubqs{KCamaguán
    f\undiFButajīra
    bDkmmpVMahayag
    dEo`jwMDharmapuram
    rIjozbKCiudad Bolívar
    u\jjjvLLa Grita
    PiwmnFĪteya
    ?i}_pNVakarai
    g@{c{XOgbomoso
    bJ|gc^Katiola
    y`@crzrVOzamiz City
    dBs_y[Offa
    xAek|kFMek’ī
    ?opdoFHuruta
    mVs_vzVMalaybalay
    gMvb~bKSoledad
    vFmyk_RThung Song
    uEeaduVMantampay
    v@uq~_WBunawan
    ~RxhfoMTierralta
    bAkfiwMĀchāripallam Vāniyakudi
    vMunrwMNāgercoil
    Kaxm`RRon Phibun
    ZsnpvMColachel
    wD}dnz@Ibi
    {Cii|tVBoroon
    wCionvMReethapuram
    uLygvvMKallukuttam
    zLweewMĀlūr
    ue@miawMNallavila
    lKqlnvMPalappallam
    cPhah^Fronan
    \nb~wLLa Fría
    Dmd~aWBislig
    oJiur`@Egbe
    _DsgzhGDegeh Bur
    kEu}fwMVillukuri
    yGpv}BYegyi
    {IohiuVIligan
    kDjlgoLSocopó
    JcmbvMKeezhkulam
    }CjxihANjala
    rK_mmvMKaringal
    jCfjv~LOcaña
    pTiu}vMPadmanābhapuram
    z@gzxvMTiruvankod
    kCudqvMKappiyara
    lHa}cxMAramboli
    e@yparEGambēla
    ?_{gvVIligan City
    zIb}kuLBailadores
    cTg``vMPainkulam
    hNgyyuMEzhudesam
    iA{duwMBoothapandi
    ~Em|uvMMulakumūd
    pOkurb@Isanlu-Itedoijowa
    pDpgdqMSan Pedro de Urabá
    iBdjzaMMorales
    aH{ozvMKothanallur
    wBwapvMValvachatottam
    mHxs{m@Touba
    ?ypreFWelk’īt’ē
    xC}zsvMKāttatturai
    `L}csuMKollancode
    sRumwvMVerukulambu
    iL{`mvMUnnamalaikadai
    j@yzdxEMetu
    ?olvlF‘Alem T’ēna
    uG_zwiDKuacjok
    [oy}vDLeer
    kI{xivMNalloor
    kBiw{uMMethukummal
    aA_iivMMarthandam
    _@vfi`MAguachica
    _Ccm}yVImpasugong
    zFstxiNAnuradhapura
    tCzvriMAyapel
    fHyq~oFSīrē
    |BopcvMKuzhithurai
    wK}wnxMPānakkudi
    zKjq~vLColoncito
    sKxe}tLTovar
    u@wgrvMTiruvattār
    bMaxgvMPacode
    uDopgzMTisaiyanvilai
    fD{d|uMPārassāla
    Td|wnAWaterloo
    uCk~lkBMoïssala
    l`@euqbRPak Phanang
    Ljqi}JCiudad Guayana
    uD`mvmLCiudad Bolivia
    y@{jbvMPalugal
    bD{d~vMPonmana
    iMiihuMKanjiramkulam
    l@|lh}@Foya Kamara
    bHafxvMKulasegaram
    A|}_ZDabakala
    g@jz|xLPuerto Santander
    nIyqmvMArumanai
    sGwqbyVManolo Fortich
    yFqsabWHinatuan
    {MdobvNPedregal
    hPsxdvMEdaicode
    b@isuxMVadakku Valliyūr
    u^eojuMAthiyannur
    Fo|~q@Doma
    kDw~qvMTriparappu
    ~Cuu~tMVenganoor
    wEsynuMNeyyāttinkara
    fAbjgtLSanta Cruz de Mora
    jAo{blFDēra
    nEwh|fHGaroowe
    LgpnuATcholliré
    eR}}qvMKadayal
    `Got_}BNdélé
    z@vuilMPlaneta Rica
    fAqapJBanté
    l]rznz@Voinjama
    vOxwbvNDavid
    Zj|apAGoderich
    aDodg{MUdangudi
    qEiq`uMKalliyoor
    lEuvcaRNakhon Si Thammarat
    cDevphAGanye
    _[qbtxMEruvādi
    fCeauwVBalulang
    _MyacuMPallichal
    WyownFWenjī
    aEezaaWTagbina
    wEotjnFWonji
    }Dke{|EBedelē
    Jafv~VTalacogon
    x]`tpiAMile 91
    ub@e}``HLaascaanood
    bJwjbuMVilavoorkkal
    `CcdxwVCagayan de Oro
    r@rxaRFlakièdougou
    tGwcttMThiruvananthapuram
    g@_ssrVOroquieta
    p@ojyMOuessé
    jAnaxoAFreetown
    qHwjeuMMalayinkeezhu
    zAhayj@Borotou-Koro
    vGwc~r@Lafia
    qGkcvZIlorin
    |@csx{MTiruchchendur
    {UvfvrLLagunillas
    pGa~muMKulathummal
    fBoanxVBugo
    bP_kixMKalakkādu
    ~GpnhwNLa Concepción
    }E|wmiNPenonomé
    hIa{euMVilappil
    zFk{{tMVattiyūrkāvu
    vYijojDGogrial
    H_{ksEDembī Dolo
    sAeavfFWaliso
    jCorv_WSan Francisco
    rIio`n@Nasarawa
    z@e`mxVTagoloan
    lKtxxx@Macenta
    yHlfyqLEjido
    zEg{mtMSreekaryam
    sBugtnFNazrēt
    rAdidBSalaga
    z@}kvtMKudappanakkunnu
    kOdrgdMTiquisio
    sL{|{zMNazareth
    mF}d_ESotouboua
    {Iqj|tMKidarakulam
    H}xwoVDipolog
    n@~ez|@Gueckedou
    gCecs{MArumuganeri
    fGoxx{MKayalpattinam
    eHsacaBMoundou
    vIs_xnNTrincomalee
    vBrfkqLMérida
    dBmcl_WProsperidad
    dDc|ntMUliyazhathura
    aO}ywmFMojo
    vRb`skLAlto Barinas
    |\ui~tMNedumangād
    _IuxrtMVettanād
    qBpj{jLObispos
    Tgto_WBah-Bah
    XkmmtMIroopara
    zQjojtLEl Vigía
    vEsrdf@Baro
    rN`_tkLBarinas
    hPy}|sMVellūr
    qGev{gBBédiondo
    g@ajpzMSrivaikuntam
    nFpnypLTabay
    `e@fz}aAKoidu
    [qxvsMAzhoor
    hQe|xcBGoré
    `LgimxVJasaan
    `E{~hpVDapitan
    tChlh_@Niakaramandougou
    tEpmpiMSan Marcos
    vGk{xsMKizhuvalam-Koonthalloor
    iCwszeBDoba
    uGeeghFTulu Bolo
    ?iytoFWelench’ītī
    ~Aa{uSSaki
    oN}epxMPattamadai
    `HyhmxMCheranmahadevi
    ~@opbdBBébédja
    vHsqpsMKadakkavoor
    eOtfokALunsar
    GetpsMVakkam
    oC_aywMKallidaikurichi
    cLhexs@Beyla
    |FguusMKīlattingal
    xIe}ysMAttingal
    O~fleLGuanarito
    `DwmcxMVadakku Viravanallur
    gBnwrzJBarrancas
    yc@kivwMAmbasamudram
    gHh}`sLLa Azulita
    pBohjwMVikramasingapuram
    hGkohsMVettūr
    g^wrcyMTirunelveli
    lBqccb@Patigi
    ~MkvfsMVarkala
    qSk}u{MAttimarappatti
    eR`zryLCasigua El Cubo
    ~HqzeXIgbeti
    z@o~z{MMuttayyāpuram
    dB|}bnMMontería
    z@{aijNVavuniya
    tAk~{lFBishoftu
    Hl{yiLSabaneta
    xJ{}r~VBayugan
    _Hily_SNăm Căn
    XpebrMSan Juan de Urabá
    |@cqnyMNāranammālpuram
    yD|iwlLBarinitas
    Vs~dfDAweil
    _GyeasMEdavai
    ~Cnm`mAPort Loko
    y@d}qs@Moussadou
    cAar{{MThoothukudi
    uArsua@Tortiya
    lCzo|jLBarrancas
    nF{`fnUBrookes Point
    |eA{e}rMParavūr Tekkumbhāgam
    jBt``mMSan Carlos
    fLyr~`STam Giang
    c@g~m}QBan Na San
    ka@f|`gMSucre
    sF}}fsMPuttankulam
    ~GelhvFGelemso
    dG}bs{MMilavittan
    qYgppzVGingoog
    jPezszVMariano
    `G{w{{MMappilaiurani
    gCqvxrMMayyanād
    y@ws|UIgboho
    sAa|u{MSankaraperi
    hNxw}iKPariaguán
    eHsx`o@Keffi
    G~_cjLBoconoito
    sJwobsMMīnād
    kGq{``@Lafiagi
    |DcqJBimbila
    zE}av~RCái Đôi Vàm
    xTar_xMĀlangulam
    eS}wfwQTakua Pa
    kIk|}rMTalattala
    |@vqplMCiénaga de Oro
    vG}_elUJose Rizal
    h@l`}eNLa Chorrera
    |Dgsbk@Kuje
    `BkofsMAdichānallūr
    _Ai}lrMKollam
    mJvyqmMCereté
    }B`kohAMakeni
    k@qizNTchaourou
    hAjwa}@Yende Millimou
    A~fsfKSan José de Guanipa
    qDjjdgKEl Tigre
    tAwx|rMTrikonavattam
    kIbm~dNVeracruz
    o@otidAJalingo
    xRefsrFMetahāra
    ?yn|wFBedēsa
    ?ypw_SHưng Mỹ
    {WcbbsMNedumpana
    aAogrwMKilapavoor
    vE}{hr@Akwanga
    }NkybjBKoumra
    oAeiujFSebeta
    aGdnoeMPinillos
    xMydnrMTirkadavūr
    MaayrMKottangara
    C`xpzKCalabozo
    dNhv|hMSan Benito Abad
    f^e`e\Bode Saadu
    oAjwaeNArraiján
    lDuhos@Wamba
    sDbtde@Dianra
    sAcb_}VLibertad
    gEd|mkMSahagún
    yGchxrMPerunād
    Qqfg}VButuan
    n@tpodNEl Chorrillo
    f@itorMKaruva
    eMspsrMPanayāttur Vadakkumbhāgam
    }Bwj~rMElampalloor
    wArsj`MPailitas
    kIis{vMThenkasi
    KfkpdNAncón
    iFbz`tLPueblo Nuevo El Chivo
    }MwqdrMChavara
    sGxm_rLTucaní
    r@ifneFGuder
    e@fjodNCurundú
    aNe}owMSūrandai
    wBq|l|VBuenavista
    n@qdnvMShenkottai
    bNjgwnLTimotes
    fBmnrbBBenoy
    Eij|ESokodé
    ?oq_fFHāgere Hiywet
    cRcgpfNMannar
    ~KhejdNPanama City
    Cy~ctFĀwash
    kNuwiwMSāmbūrvadakara
    qFte_vLSan Carlos del Zulia
    OxkobMEl Banco
    oE{lawMĀyikudi
    d@m{qsMKottārakara
    eDxij}JTemblador
    pGmj`rMPonmana
    OwgdIBassila
    wKq|ggDWinejok
    |LomqcFGēdo
    `Hi}ntMPunalūr
    uHndbdNParque Lefevre
    bC`bedNRío Abajo
    cBawnkFAddis Ababa
    iIgambSGành Hào
    k@_dnoATchéboa
    mMeusGTchamba
    ?odzgFGīnch’ī
    ?__kiFĀdīs ‘Alem
    bEe}}jFBurayu
    eJptqmMCotorra
    o@fzrhLGuanare
    iAirsvMVadakarai Kīl Pidāgai
    r@dxzcNJuan Díaz
    nFq{`rMAyanavelikulangara Vadakku
    lCakbg@Lapai
    pQvr`dNSan Miguelito
    kJsvgrMKalleribhāgam
    dKg{vl@Abuja
    j@yclrALagdo
    zCfi{wLEncontrados
    wGnpvyJTucupita
    zI`zwcNPedregal
    x@_p~iFGenet
    yAjkfb@Dikodougou
    gB}bhbSAn Trạch
    Ufro^Tafiré
    iKow`wMKadayanallur
    sLsvv_STrần Văn Thời
    sAwqkrMThodiyoor
    c@idgaWTandag
    kAma_rMĀdanāttutekkumuri Kizhakku
    fC{xtc@Bida
    {FvfbJDamongo
    @wioVKisi
    c@ota~ENek’emtē
    kFgzlxFĀsbe Teferī
    gJpeqcNNuevo Belén
    IjoocNTocumen
    tDsibrMKulasēkarapuram
    zAl}mdNLas Cumbres
    zd@iscrMKarungappalli
    rCfeekMChinú
    vNogt|QTha Kham
    wUvyldNLa Cabima
    kDobm\Jebba
    `Hyse}VCabadbaran
    KdlqdNAlcalde Díaz
    y\uza|MVilattikulam
    zFau~qMOchira
    pOl`|pLNueva Bolivia
    C}~g}QSurat Thani
    kChjwpLCaja Seca
    vD~y_dMGuamal
    |EuneoBSarh
    aKq{gyMKalugumalai
    Ajjc[Kong
    cG}vdmFSendafa
    Hc~`rMKrishnāpuram
    ~Ddy}dNChilibre
    _EouisMAdūr
    ~BqrrgGHartīshēk
    tJty`iMGaleras
    g\e_vyEGimbi
    PuvgxMSankarankovil
    GuhdzMInam Maniyachi
    nBy}gzMKovilpatti
    aImxkwMPuliyankudi
    fAqxvqMKandalloor
    u@iwhrMKattanam
    cAsqx`SCà Mau
    }@es|qMPattiyūrgrāmam
    zHefyj@Suleja
    qByq|qMKayamkulam
    {Dl~akMSampués
    vBdss|@Kissidougou
    DwghrMBharanikāvu Tekku
    bn@byz_MCurumaní
    nYcxdkAYola
    jUz`{qKValle de La Pascua
    pB_jzyFHīrna
    L_mtqMMuthukulam
    yDifpROkuta
    bNs_bkBMaro
    nEk_kaGBabīlē
    ZiqlbSẤp Hô Phòng
    wQaxz_NKilakarai
    dGqitbSGiá Rai
    M{dwqMCheppad
    SqcwwFMī’ēso
    iDjivmMLorica
    vB`g{lMMomil
    sKqnnwMVāsudevanallūr
    VtmgeMMompós
    GtoggMMagangué
    |DdbtiMSan Luis de Sincé
    yRiwwCBassar
    gJ`|wkLBoconó
    fHmkrqMKarthikappally
    aBvmoaMChimichagua
    vCslgrMMāvelikara
    aVda`v@Kérouané
    ?yvssMPathanāmthitta
    dCwdglNMullaittivu
    lA{ytqUNarra
    q@j~gQBouna
    vCqfoqMKumārapuram
    aF`_mpKTucupido
    h@i}_tCKafia Kingi
    aFsy|aNMandapam
    lI{zmbNPāmban
    l@uf`kAJimeta
    xK}ssqMHaripād
    kNmwacNRameswaram
    sPo}hdSBạc Liêu
    cAgcz]Mokwa
    yArh|fLOspino
    rBhbjnLEscuque
    gMuvwpAGaroua
    rHruckMSincelejo
    xB`_ygKCantaura
    jAaproVDumaguete
    tEcfn_BKelo
    tHyi}{FDeder
    zEmea`GHarar
    {Dq{rrMChengannūr
    jEpw|mLValera
    dAbvpjMCorozal
    lD_iraBBéré
    tI}m~aSPhong Thạnh
    v@wb{qMMēppādam
    VkfzeSVĩnh Châu
    eB_yqx@Pankshin
    jKqnynFSheno
    yF~|zdLVilla Bruzual
    wDcy{lVSanta Catalina
    yImv`OParakou
    e@b_ksKChaguaramas
    bU}zqwMSivagiri
    {@|~afNSabanitas
    ~MukvFBafilo
    ?_kfdGJijiga
    \fuumKZaraza
    jPqen`SThới Bình
    GqsrzMSattur
    wFgbnoVSibulan
    xDdotfNColón
    `E~fgfNCativá
    Sprf`MChiriguaná
    }Eiq~yAPala
    ]_dplVBayawan
    `Btc|lLTrujillo
    xC`bz}NSan Isidro
    vIfsleLPíritu
    jAisc`NRamanathapuram
    {FdtkmMSan Antero
    mVa`krMTiruvalla
    eFmdlqAPitoa
    oFrhhxKEl Sombrero
    gPhfzmLMotatán
    wCm_l_G‘Alemaya
    Ogm~wMSettiyārpatti
    qJcvnbBLaï
    \okt|FChelenko
    iIr|bDTamale
    jDkchaGFunyan Bīra
    yHao{wMSettūr
    xMfwhmLPampanito
    ka@wywyMSithurajapuram
    dIa~lrMPaippad
    wJ}pkdSPhú Lộc
    qB_kzyMViswanatham
    EvtmhKAnaco
    i@~dtvNChanguinola
    w@jg{nAForécariah
    uLlf~nLSabana de Mendoza
    dUgmcrMChanganācheri
    dA||@Yendi
    vFfwcmLPampán
    _Ni|yyMSivakasi
    rAnbmkMTolú Viejo
    bAydsrBKyabé
    rCmcjxMRajapalayam
    cH~}tjKAragua de Barcelona
    vE`pja@Korhogo
    zPkvlhANuman
    {B}cn`GFelana
    s^hlvnLEl Dividive
    vXiy`zMTiruttangal
    ~S_ozpMAlappuzha
    wXllobMAstrea
    bCc{pxMMamsapuram
    h@_rtwENejo
    ~N`ldm@Odienné
    kBscacGChinahsen
    tIgbt{MAruppukkottai
    wHqyyxMSrivilliputhur
    {IohunVTanjay
    bPj~qf@Boundiali
    m@eh|tGBurao
    rDt~hlMSantiago de Tolú
    eQ{idrMPanachikkad
    oJauf`EMalakal
    }CrkprACamayenne
    f@ysypMPathirappally
    [}t}`RKo Samui
    |Czi{aLLas Vegas
    fA`jnrAConakry
    }Bert{MPālaiyampatti
    kGwr}pMKomalapuram
    wIkd_rMNattakam
    cB{vt~MParamagudi
    nJ~ss|@Albadéria
    {@o~wjVAsia
    r@romrADixinn
    ?etfFKara
    uH_ejrVDanao
    ]vwieLAcarigua
    lHu_krMPuthuppally
    wFgm}kGHargeysa
    cFx`r~LLa Jagua de Ibirico
    |GqxocSNgã Năm
    o@alr~EGutin
    iB_bmaFShambu
    zJgvzpMKalavoor
    mDyq_qMMannanchōri
    ]uzpfGGedeb
    kZwsrq@Kafanchan
    QtcreLAraure
    lJucyzMVirudunagar
    vDgq`rMKottayam
    hEnjoeAKabala
    yEklnnVBais
    KwjhrMVijayapuram
    |Cppu^Ferkessédougou
    Ye~o~FDire Dawa
    zEiuplDAbyei
    cCobvqMChengalam
    zHwzngGTog Wajaale
    VqsxeSSóc Trăng
    Dii|eFKachīsī
    qOiv`WKaiama
    yCmo|qMAymanam
    {Aewer@Kagoro
    mBefaqMMuhamma
    }Roz}f@Minna
    nHmobrMPerumbaikad
    dP`p`DSavelugu
    gCci{~MIlaiyankudi
    kLo|t}AGounou Gaya
    lPih~hSDuyên Hải
    ^azzxMVathirairuppu
    pHsp`tVLoboc
    |Ahny~KEl Pao
    _PkkwuALéré
    gYs}avVJagna
    uFe{|rVTagbilaran City
    `K}uaqMSrīkandamangalam
    aFommGOuaké
    iDqbeqMThanneermukkom
    mAdyraLSan Carlos
    mLkmigNJaffna
    t@g~grMEttumānūr
    eBoajrMEttumanoor
    }Hoj}}MManamadurai
    zDo{t{MKariapatti
    sHzf~cLSan Rafael de Onoto
    LmxnvMGudalur
    yBaz`qMKokōtamangalam South
    E{ehpFDebre Birhan
    zDsqjcSLong Mỹ
    nHkh|pMCherthala
    hCwc}pMShertallai
    eDe{rsMErāttupetta
    _KptfcKPunta de Mata
    zVpwt`LTinaco
    eCwkgiGGebiley
    `Krjg~LBecerril
    eF`eupACoyah
    qEkkdIDjougou
    pH_}|pMVayalār
    sCue`sMPalai
    qLl|niMEl Carmen de Bolívar
    xp@dm{pAManéah
    ?x|c}@Douako
    |Fbf~kMSan Onofre
    |@ktuvMCumbum
    uE}p|vMKāmayakkavundanpatti
    w@onusUPuerto Princesa
    _G{chaNTondi
    _CdrbaOTejar
    kGdns`KMaturín
    `HidhqMVaikam
    mCiz~rEBambesi
    aEaabjVSipalay
    Nn~bhLSanare
    dHwo`qMPallipuram
    gAknftAFiguil
    }LguhbBDéressia
    qJ{lkuAMboursou Léré
    wBfmmf@Kolia
    gH_{vENiamtougou
    tIa|}pMThaikkattussery
    ug@gsvbSVị Thanh
    cGzl~hLEl Tocuyo
    ~Dwv}|VSurigao
    mBv_xpLSan Timoteo
    Rf}lgMPlato
    qAxgpqADubréka
    _Hyfbu@Bukuru
    aIeyeQPèrèrè
    vG_nfuEMendī
    ?__kiFGebre Guracha
    ?iblkFFichē
    ?iz{pMKutiatodu
    ?_jn`SXóm Cái Nước
    }@qsupMKodamthuruth
    iBn{`eMNueva Granada
    tO{}}vMUttamapālaiyam
    Xkspd@Zungeru
    dF`nlSDoropo
    _L_d{dSNgã Bảy
    gHuphhNValvedditturai
    ?iquhNPoint Pedro
    wAdngcKCaicara
    bJ{hupMEzhupunna
    dEye~zMTirumangalam
    `Gews|MTiruppuvanam
    jEreoiMSan Jacinto
    lI~{maOSan Rafael Abajo
    jV|d{~NParaíso
    wCynhwMChinnamanūr
    lBmflHKopargo
    lBcoccSẤp Một
    eL|y{oLMene Grande
    }@ky_~MSivaganga
    k@e{wvMKombai
    kf@tbdtKAltagracia de Orituco
    hCbjg`OAserrí
    yE{lrONdali
    Jzoe_OCartago
    aCesfyMElumalai
    eDob_qMArukutti
    ?_l|qMPiravam
    i@cqocABiliri
    fFcivpMAroor
    tDfca`OSan Miguel
    |E}opo@Kachia
    qHlzc`OSan Rafael Arriba
    cDjve`OSan Juan de Dios
    dDacrpMKumbalangy
    qA|d|_OPatarrá
    {Asso{MTirupparangunram
    [mjw{MAvaniyāpuram
    yCdtxPBatié
    ?eun~EĀyana
    ?u}phFDayē
    lF_tcqMManakunnam
    {ReuxgGBaki
    {DoxgsMThodupuzha
    oGw|tvMTevāram
    iJrqu_OSan Diego
    CyifqMMulamthuruthy
    rIpmw}NTurrialba
    Xkj}{MAnuppānadi
    o@v~i`OSan Felipe
    yDmpwpMKumbalam
    ~Gox`|MVandiyūr
    hIjabzKSan Juan de los Morros
    oCtg|_OCurridabat
    eAk_l{AFianga
    pKnw{_LTinaquillo
    f@avx{MMadurai
    aVgv~{MMelmadai
    {D`uo`OSan Rafael
    Bbd_`OSan Pedro
    Swvgu@Jos
    Prt|gLQuíbor
    oM}}btAGuider
    y@pye`OSan José
    ~EkcqfGBorama
    i@{~ypMMaradu
    mAywk{MPudukkottai
    `GkqmpMKochi
    BhqvlKClarines
    QebrRNikki
    qGez{pMTripunittura
    vFbib`OCalle Blancos
    ^mgv{QLang Suan
    Poss{MVilāngudi
    dBkjbqMThiruvankulam
    Xsdb`NDevakottai
    Na~`hSTrà Vinh
    uA`i``OGuadalupe
    _JjmgiMSan Juan Nepomuceno
    vJtie`OColima
    |Cpo{_OPurral
    iB}ef|MOttakkadai
    _Ied|{MNāyanakulam
    d@wew{MĀnaiyūr
    K~w~_OSan Vicente de Moravia
    Wfsd`OSan Juan
    Ev{~_OSan Vicente
    sA{jjbGĀrabī
    nD{kn{MParavai
    a@}_}{MKannānendal
    |@vxx_OIpís
    b@gr_yQRanong
    sAoqkpMVypīn
    ?uynpMKanayannur
    iDbsl^Ouangolodougou
    bByrwyMUsilampatti
    iD`h~aMBosconia
    gD{_}~RKiên Hải
    Ro}`hGRuqi
    mKz{xdOPuntarenas
    j@m|jqMPuthencruz
    y@{i{{MTiruppālai
    `EiyjrMMuvattupuzha
    |FsboxQKawthoung
    qAtirjMMaría la Baja
    Lyf`sFAbomsa
    x@}crlVKabankalan
    a@fkmdOChacarita
    HybzaAPindiga
    {@_okrMMūvattupula
    dQv}xyNLimón
    zBfkwcOEsparza
    IqucwMChokkanāthapuram
    lDjcn`OSan Francisco
    pAyjorFRobit
    aBnbh`OSan Pablo
    aEsc}cSPhong Điền
    k@ajwxMĀndippatti
    jAd{k`OHeredia
    yEmnmdSCái Răng
    yChl_c@M’Bengué
    nJrtn`OMercedes Norte
    wNwj{wMTeni
    w@_kbwMBodināyakkanūr
    cAqnzpMVazhakkala
    Eurj`SRạch Giá
    rBccnpMMulavukad
    sGon}pMKakkanad
    k@{}nqVSibonga
    j@tx~`OAlajuela
    tLmvyzMSholavandan
    uIlwmfMChivolo
    uAjwreLLos Rastrojos
    eAtvveLCabudare
    OidfpMElamkunnapuzha
    ~@mm{wMAllinagaram
    |@_wfrFKobo
    oGkzftVInabanga
    jDssc}MMelur
    nLjy~}LAgustín Codazzi
    f@qwtdSCần Thơ
    yBccfpMNarakal
    ]ro|zKVilla de Cura
    lDliq`AFaranah
    _GkqmqMKunnatnād
    }M}hs_NSankarapatti
    d@}plcAKumo
    `Ebpq_@Nambingué
    yClvkjMSan Pablo
    oDkswlVSuay
    aB_ispMCheranellūr
    rEezeqMEdattala
    t@~yomAKindia
    kEbp}kKPuerto Píritu
    lD~sgNWa
    GviyyLMachiques
    ~@mnzpMKalamassery
    q@_ljrMIramallūr
    wDkvwqMVengola Kizhakkumbāgam
    i@ivjpMKadamakudi
    RunurMKotamangalam
    b@lhifLBarquisimeto
    s@m|gcSThới Lai
    |A_jw_NKāraikkudi
    s@ixwqEĀsosa
    ?yarpMElūr
    yCyk{dSBình Minh
    nFgbxd@Tegina
    rJkhkdSBình Thủy
    }C_xopMVarappuzha
    kNfy{dLYaritagua
    {FiufmF‘Alem Ketema
    Jl{t|KGüigüe
    hCaxyzMVadipatti
    kCzqp}KTacarigua
    fD{j}pMChoornikkara
    ]}fjuMMunnar
    jGrru^Kaouara
    cHgsnbSCờ Đỏ
    BwvlqMVāzhakulam
    cBsmypMKadungalūr
    kGd{t|NSiquirres
    lC_d}lVHimamaylan
    nH_rspMAlangad
    aLgnsqVCarcar
    f@w``qMAlwaye
    m@kgwqMPerumbavoor
    E||k`@Diawala
    ~@kl_qMAluva
    xCulewAKaélé
    x@{otcSÔ Môn
    pCszjpMKottuvalli
    O`ec`KCaripito
    wFo`qqMMarampilly
    `DuvwqMPerumpāvūr
    sGp_qvKOcumare del Tuy
    pAcxupMAlengād
    m@mvkoVGuihulñgan
    cDltjdLSabana de Parra
    |CgghxMPeriyakulam
    cVrz|qLLagunillas
    gGc~}xVMaasin
    QolqpMKarumālūr
    kAwpwxAGuidiguis
    xI__tqMChelamartam
    `C`iyiKBarcelona
    `Yky{xMDevadanapatti
    p@yxwtVJetafe
    o@otgpMParūr
    dGvqlbMEl Copey
    AokjsMKuttampuzha
    DhsphONicoya
    @zpnaLNirgua
    e@x`m`LMiranda
    kI}m}pMChengamanād
    sB_qyqMKoovappady
    xBmeiqMNedumbassery
    hEzaedLUrachiche
    gBx}ncLChivacoa
    uBugryMVattalkundu
    sAvi`~KValencia
    vAos`rVSan Fernando
    Dn~ewKCúa
    lA_qhpMChendamangalam
    qD_cdzMNilakottai
    kCedbpMVadakakarai
    bAklpzMAmmainaickanur
    p@gtvlAGombi
    ~Ka`nqMMartūru
    _A{}baNArantāngi
    o@fuvjLCarora
    cBfyr_LBejuma
    Ebxf{KPalo Negro
    UltnwJPoint Fortin
    ~AsqccAGarko
    lEy`wEBoukoumbé
    `Haal}VSan Jose
    y@ay`zRHàm Ninh
    rG~ibvKLander
    qDqtjpMPuthenvelikara
    lBwlr}MSingampunari
    M|svzKCagua
    hJ}}apMMoothakunnam
    {@iofqMAngamāli
    oBldziKLecherías
    xHcvzlVBinalbagan
    Rm__LTobré
    zH`iia@Niellé
    zIntgrLCiudad Ojeda
    ~H_gtmVIsabela
    aLonjrVNaga
    `Hk`odADeba
    rBxtozKSan Mateo
    Jx```LMontalbán
    dA~qniKPuerto La Cruz
    uBoi}mVTinongan
    uDdfk~NGuápiles
    dQashbSVĩnh Thạnh
    qCg}qyRPhu Quoc
    gEffh}KGuacara
    cAbs}yKLa Victoria
    dA__fKPéhonko
    ]qfn|MNatham
    r@}dgOBembèrèkè
    \xpyzKTurmero
    vKqz`pMKodungallūr
    [rm{uKSanta Teresa del Tuy
    Apo|iMMahates
    wRgs}wMKodaikānāl
    sAm}ypMKallūr Tekkumuri
    Pwc|oMEdavilangu
    xBapghSBến Tre
    `Away`SÓc Eo
    b@t`awKCharallave
    rC{mnsVCordova
    mA_j|rVTalisay
    Yo~qrVMinglanilla
    }FjqvbLBoraure
    {Edbq{KMaracay
    [~btbMAriguaní
    ?izofFLumamē
    w@bgceKCumanacoa
    dG}yzpMKallūr Vadakummuri
    s@guxeSVĩnh Long
    n@hx~xKLas Tejerías
    [hrzjMArjona
    {EauncSLai Vung
    fGldqrLTía Juana
    eCf|w|KSan Joaquín
    `Lg|naSNúi Sập
    vB}s~pMKoratti
    h@bk`cLGuama
    {Eye~oAMubi
    iE{gylVHinigaran
    SknhqVPinamungahan
    dCgaccSThốt Nốt
    fAe{|oMPanangad
    dJyu}uMMarayur
    gIdpdvJSan Fernando
    Izc`vJMon Repos
    lBaxy|ABongor
    iBskdpMThekkumkara
    sBl`ctKCaucagua
    Vdh_]Niangoloko
    sCwkrzMChinnalapatti
    hAfhceLDuaca
    Wdb|jAKolenté
    hCmpyyRPhú Quốc
    }FqbdcAGombe
    aAw`lbNPeravurani
    q@epndSSa Dec
    }D}zsSKalalé
    `ButyoMPappinivattom
    _Drbi|KMariara
    vOeu|pMKizhake Chālakudi
    y@xwwqKSan José de Barlovento
    bHsmlGNatitingou
    lDvkx{KEl Limón
    DfjktJRio Claro
    W|h`vJMarabella
    Pvhhd@Massiogo
    aJ}`kdSQuận Đức Thịnh
    f@_{osVLapu-Lapu City
    Cgsa{@Bauchi
    qD_{`qFMehal Mēda
    uB}vwoMPerinjanam
    |Ei}~{MV.S.K.Valasai (Dindigul-Dist.)
    zB}kdsVCebu City
    bFlfuqKRío Chico
    v@rdybLCocorote
    cE{qlwURoxas
    rE{pjsVMandaue City
    \kszmVLa Castellana
    ]`tohMSanta Lucía
    _D|ujxLLa Villa del Rosario
    oA~ribOQuesada
    ^wottMValparai
    |F`xgkMTurbaco
    bCku}zMAdiyanuthu
    }@rnlRGaoua
    vF~`t}LSan Diego
    oBg}uoMKaipamangalam
    aOpjqbLSan Felipe
    p@avncNAdirampattinam
    PivfsVApas
    ^od~{AYagoua
    bCg_dpMIrinjālakuda
    hJs{qlSVũng Tàu
    bJrgexKLos Teques
    HctoMSinendé
    UngzwKCarrizal
    NixheFDebre Mark’os
    ?ea~_SCô Tô
    [s`wrFĀt’aye
    kOgxsoMChendrappini
    dJi{a{MBalakrishnapuram
    Gu}zAMango
    vAwldhSMỹ Tho
    gP|wsrKMamporal
    nBui`jSGò Công
    Hxy{qAFria
    {Egp}zMDindigul
    wHm{jfNVedaraniyam
    jBki{oMKattur
    fFvrxhAMamou
    {AibbpMPorathissery
    UclqsVConsolacion
    eAgdsqVToledo
    mAfu`hMCampo de la Cruz
    _Iyxa`NPudukkottai
    uDavv|RHà Tiên
    Vnnsj@Bamba
    pEnoxw@Kankan
    i@kkis@Lere
    v@{xobSLong Xuyên
    y@{|aoVCanlaon
    HwapmSXã Long Hải
    rCtoswKSan Antonio de Los Altos
    _Py{b{MSīlappādi
    Agq|zMChettināyakkanpatti
    iBqaedNMuthupet
    wH~wwkMCartagena
    Ol}tiMSan Estanislao
    iAjnbsLCabimas
    B_rysVLiloan
    yAe|tfSCai Lậy
    ?yfemSẤp Phước Tĩnh
    ~Hook`@Kontagora
    {WcrxkSCần Giờ
    jAlxptLConcepción
    oc@yaccNPattukkottai
    t@h|zvKEl Hatillo
    Ho`gmVLa Carlota
    pOmbhVBabana
    {C`wkfOCañas
    nBsklpMNamminikara
    oEjsdwKBaruta
    FienpMAmballūr
    xMeoxzMTādikombu
    l@n`ocLAroa
    IozvqGBerbera
    lAugmoMTalikkulam
    l@ont{MVadamadurai
    sF_iwzMAgaram
    GbrhtLChiquinquirá
    jCvs_kMSanta Rosa
    tBxjohMManatí
    rK{zixMAyakudi
    G_}chFBichena
    ?esrlVPacol
    NusexMSivagirippatti
    RsxcxMPalani
    qMgy{sVCompostela
    iJ_pcpMChevvoor
    q@b}_hMCandelaria
    hB{lvcSCao Lãnh
    uChnlfMPivijay
    ~Ed{ufKCumaná
    sCzfb~LValledupar
    Bls{vKEl Cafetal
    kJasjoMVadanappally
    yBzqruKGuarenas
    vGbub~KPuerto Cabello
    TqulpMMarattakara
    hA`qcuKGuatire
    vGblwvKPetare
    mIaopyMOddanchathiram
    tAeurcNMadukkūr
    Pjjbf@Tengréla
    eAm|_|MAyyalur
    eB~imrKHiguerote
    Coju{RKep
    i@ewkmSLong Diền
    wAycooMKaramuck
    s@gy~dBBousso
    ~@i{k^Ibeto
    aClwivKCaucagüito
    p@zmg_LMorón
    XqhqpMPuthūr
    |@|iewKCaracas
    B|kna@Zégoua
    Y~csvKLa Dolorita
    aC{rtmVMaao
    dCkevmSThị Trấn Đất Đỏ
    `CggbECobly
    ~@uxnoMManalur
    gB|m{vKLos Dos Caminos
    bC~voiMRepelón
    q@e`j|QChumphon
    Jlj`wKChacao
    l@cjbmSThành Phố Bà Rịa
    w@jt{bKCariaco
    _HckjxVInopacan
    tHylkGToukountouna
    nBoebrVBalamban
    ]`eabKCasanay
    aPg|siSCần Đước
    uTw}zwSPhú Quý
    FdmzuJChaguanas
    ?eaepMThrissur
    tBe{olVPulupandan
    yGngxcMFundación
    Pca_tVDanao
    mPm{kl@Kaduna
    tAjfgANalerigu
    |Agg`eNThiruthuraipoondi
    aAqbdoMChetwayi
    _Mi{ulVBago City
    jCs}onSThị Trấn Phước Bửu
    tBk|nhSTân An
    t@~~msLSanta Rita
    CcfztMKottur
    j@tsnOJirapa
    ~g@theb@Kadiolo
    ?y}wcFDembech’a
    ?ozloSẤp Bình Châu
    dZipewMMadattukkulam
    qIqamtMVettaikkaranpudur
    cMswgvMSundakkāmpālaiyam
    GulbbSKiến An
    xUcgcpVUalog
    _Ag_bmVTaloc
    dG`tf{JGüiria
    tGv{dgKAraya
    pHagqtMAnaimalai
    qK~mbtJSangre Grande
    bBwiboMKārakkād
    AumnvMUdumalaippettai
    cBnbfcADogomet
    y@mtuoFWere Īlu
    bCqakvAMaroua
    ?}ttvMPeriyakottai
    uAleycMAracataca
    |Bcf}sVCogan
    {B{wboMGuruvāyūr
    SnktwKMaiquetía
    lCimn_STịnh Biên
    oB~vcbLYumare
    vEqiepMKillannur
    |EgtfmVSumag
    PxyowKLa Guaira
    gJsq~mVMurcia
    \jgcxKCatia La Mar
    ~Exul|LVillanueva
    Ckpt}MManapparai
    tA}fajSCần Giuộc
    jA{r{vRSihanoukville
    lBa}zzRKampot
    }AnohdMEl Retén
    pAn_`wKCaraballeda
    dAcwliABiu
    jIupb`HCeerigaabo
    r@umnlSXóm Mỹ Xuân
    l@r_uiMLuruaco
    nEj{muLLa Concepción
    fEujvFTanguiéta
    }CeaznMEdakkazhiyūr
    lHhaat@Mandiana
    nNjfhhMSabanalarga
    f@airmVMansilingan
    }EumnlSPhú Mỹ
    wDdanhOLiberia
    {Efe`uJArima
    sCuu_uMSūleswaranpatti
    oDwdo`FShendi
    Bhh_\Banfora
    gD`oatLMaracaibo
    `A`kggMPonedera
    qJmygoMKunnamkulam
    j@amqmSThị Trấn Ngải Giao
    nE`ojvJLaventille
    rAdyexAKamsar
    ?xii{@Kouroussa
    ?eq`|EDibate
    ?i|brMAlattūr
    `EgvytMŪttukuli
    MoxynMPunnayūr
    e@z~tuJTunapuna
    t@r}ouJParadise
    nOcv_uMPollachi
    gDkfxpSLa Gi
    m@_|jpMVadakāncheri
    zHkk{nMVadakkēkkād
    aDtgaaKCarúpano
    mBou|cNMannargudi
    h@otlmVBacolod City
    @`lnvJPort of Spain
    lIibicSTràm Chim
    r@mxvnMKadikkād
    }WwbvxVBaybay
    gDug`sMPudunagaram
    hApfqpLMene de Mauroa
    qFuj{`SKhánh Hòa
    tIml{rMKoduvayur
    t\esnEMatéri
    p@_vnjSNhà Bè
    UwjakVIloilo
    pGktlsMChittūr
    `@uqfaFBurē
    ?usmbFFinote Selam
    ?erq`SChâu Đốc
    sm@napsLLos Puertos de Altagracia
    nDdbl`ABanko
    ?izt`SChâu Phong
    @ibjrFKemisē
    _IyjpaNVallam
    AclidNKoothanallur
    bA}yizMPallappatti
    WnswvJDiego Martin
    _Ncy{{MPālaiyam
    kJio`bNNānjikkottai
    rL_kdxABogo
    eKg|omVTalisay
    mAm_fxMDharapuram
    ~EoaunMMāranchēri
    CdnggMPalmar de Varela
    |DewfsAMokolo
    uArnxbADabola
    pGqpaoMĀlankōd
    lAm{|iSQuận Sáu
    S{c_zVAbuyog
    Xixa`NTuvāgudi
    rGoa}iSChợ Lớn
    r@s~x_NNavalpattu
    cOqn`jSQuận Năm
    mEtnggMSanto Tomás
    r@cgtsMPudusseri
    vBq|vaNNeelagiri
    {BgkpaSẤp Long Thạnh
    aAqdpxMKulattuppālaiyam
    o@ksopMShōranūr
    cEqjifNNagapattinam
    Eey{iSQuận Mười Một
    kCscvrMPirāyiri
    oCt`kdAArfa Moussaïa
    P{}gjSQuận Bốn
    JuclnMPonnāni
    _Cog`jSQuận Mười
    {Grlq|LSan Juan del Cesar
    rAszrmVBinonga
    nA_aaeNThiruvarur
    q@klzrMPalakkad
    ^{ndqMOttapalam
    oCgddjSQuận Ba
    OwjcsMMarutharōd
    zD~xzgMPolonuevo
    g@`z`gMSitionuevo
    uP{{{pMVāniyamkulam
    c@ih|nMEdappāl
    wDiz_bNThanjavur
    `@dheDBolgatanga
    uFg|hsMPudussery West
    jBivwkSLong Thành
    `AsoepMOngallur-II
    _@fz_`LTucacas
    lBtthgMSabanagrande
    yCp~otLSanta Cruz de Mara
    `Bcqw_NTiruverumbūr
    RmhzrMAmbikāpuram
    VnbghMBaranoa
    Q{_iyMMūlanūr
    nCzl{vAKolaboui
    kC}b|_NKoothappar
    zB}miaSTân Châu
    gDod_bSHồng Ngự
    Dou~oMPattāmbi
    tF_`_jSTân Bình
    Q}lepMOngallur-I
    b@i|soMTrittāla
    kHm|s_NEllakkudi
    pNo_hjSBình Thạnh
    uEipurMPuthuppariyāram
    s@yns_NPāppākurichchi
    wDeli_NTiruchirappalli
    tByqcjSGò Vấp
    rG__|nMKāladi
    gJibyiSHo Chi Minh City
    lAi}v`ADukku
    fE}azKKérou
    _Jb~}hMJuan de Acosta
    rKu}phFMertule Maryam
    rEk|yoMMuthutala
    cNy|wpVEscalante
    dEoupnMTriprangod
    Tiw`oMKuttippuram
    }As{dzAMaga
    jOq|tjSThủ Đức
    hChlvaABissikrima
    ?ywb`FGimja Bēt Maryam
    ?ey|`FTīlīlī
    Hwj`q@Dutsen Wai
    Syrd`FGinja Bet
    |Wa|pxCBurām
    ~BrgkgMMalambo
    oGspg@Dapaong
    PcwloMIrimbiliyam
    iTguj~MNangavaram
    lMgeeoMKāttipparutti
    a@}ka`NLalgudi
    g@c|wnMThirunavaya
    cEgdwpMCherpulassery
    _Fu}qmVEnrique B. Magalona
    sBoc{nMNaduvattam
    nGo~j_NBhikshāndārkovil
    jCs|xaNThiruvaiyaru
    u@egmnMTalakkād
    ^{g}oVParaiso
    sBjgs{LFonseca
    ~Yt`tENavrongo
    xEndahMGalapa
    yHhqpnATélimélé
    zBr|efKPunta de Piedras
    Q_ygbNAyyampettāi
    LsednVVictorias
    }Ko|vtMMadukkarai
    qBwktjSDĩ An
    qHm}i_NMannachanallur
    cGeheuMChettipālaiyam
    wBkjknMTirur
    jHimgfNKāraikāl
    ~Aec|}AGuelendeng
    pAtmigMSoledad
    pDs|yqFHarbu
    qJgsijSThuận An
    |Ecws{MTāndoni
    k@}yqmSLong Khánh
    _@_pybNPapanasam
    eCippUSégbana
    cA_uxrSPhan Thiết
    gI|bfvABoké
    `Bma|sSMui Ne
    Ri_omSXuân Lộc
    yCe}q}MKulittalai
    u]_c_kSBiên Hòa
    BahipVSagay
    zCseiyMVellakkovil
    V_unoVCadiz
    qBufrnMCheriyamundam
    aFmfjcNDārāsuram
    wBstn{MChinna Āndānkovil
    k@abinMTānālūr
    e@fasfOSan José
    jBucx}MMusiri
    x@ojpnMPonmundam
    AyqblSTrảng Bom
    lGoxx}EChagni
    l@~th{LBarrancas
    bBtpydKPorlamar
    ?}dq{MKarur
    _@wmnnVManapla
    NymntMRāmachettipālaiyam
    jGe}xtMKurichchi
    wBryxtLSan Rafael
    CluyRDiébougou
    ?gbqcNKumbakonam
    c@acfr@Anchau
    Ewnw{MSenapparetti
    |BkxttMKuniyamuttūr
    wAcpxcNTirunāgeswaram
    eKfvlgMBarranquilla
    ~Mym~hSCủ Chi
    ~E{bhyVBurauen
    gDywfpMPerintalmanna
    VqccuMVellalūr
    dHkm}iSThủ Dầu Một
    h@goo~RPhumĭ Véal Srê
    a@xu_]Orodara
    Qivdp@Soba
    dS~qnhMPuerto Colombia
    nHcyp~RTakeo
    }Aq~uvMPalladam
    c@}whnMNannambra
    KcluqMMannārakkāt
    vB_annMTennala
    a@ltkdMPuebloviejo
    gD_lquMKannampālaiyam
    eEbpveKLa Guardia
    {CkkduMSingānallūr
    Ukip~@Darazo
    oAehi`FInjibara
    tAbqjdKPampatar
    Cs}{nMKōttakkal
    qMgmwtMCoimbatore
    k@srkxMKangayam
    g@{kpwVOrmoc
    _AxnddMCiénaga
    dA{~ltMVīrakeralam
    rIqjktDKadugli
    eB}uynMParappur
    ]vaheKSan Juan Bautista
    n@w|z}RÂngk Tasaôm
    mFamhoMKodur
    Hghkh@Sofo-Birnin-Gwari
    aCuu`nMPariyāpuram
    rByijuMIrugūr
    jNpfknLDabajuro
    yCirvuMSulur
    l@c_jtMVadavalli
    qE{_noMPeringottupulam
    qAapkfNTharangambadi
    aAml`oMOthukkungal
    |Cm}chSTrảng Bàng
    yIjexdKLa Asunción
    ?itghDAl Mijlad
    {QadotMIdaiyarpālaiyam
    eGstjoMMalappuram
    tBaxknMTirūrangādi
    MkrxzBAm Timan
    xGuvhuAMora
    wM{mvnMVengara
    h@anxnMUrakam
    m@kyzsVBogo
    rNyv`nMNeduva
    DizyvMKāraippudūr
    pFr{sjAPita
    Jpjn@Bawku
    m@mygnMMoonniyur
    pDq{ztMChinnavādampatti
    aBgqbwMVīrapāndi
    eAirxfSBavet
    aO~zceKSanta Ana
    pBjhc{LHatonuevo
    f@mxnnMAbdu Rahiman Nagar
    cDamauMVilankurichi
    zAgvdvMSāmalāpuram
    }B}qutMVellakkinar
    d@}me{MPugalūr
    ]{nrdNKuthalam
    oBszwnMKannamangalam
    cBa}~tMSrvanampatti
    eHyheuMKālappatti
    }Byh}vMMurugampālaiyam
    {AekqqFKombolcha
    C_gstMTudiyalūr
    IyilCKompienga
    BhgleKJuan Griego
    lCu~qrAGwoza
    Nog}mMAriyallur
    Dywb`FĀdīs K’idamē
    ?uybfFMot’a
    rAcbxjSTân Uyên
    d@sqkwMMuttanampālaiyam
    kI}|vdSSvay Rieng
    ~Fm`vtCTullus
    mEq`{vMAndipalayam
    }IykddANafada
    sKtx_sASangarédi
    ]_ojwMNallūr
    BzlzKLéo
    Rg`svMMangalam
    mHwrdeNMayiladuthurai
    b@_z@Sinkassé
    ?gna_@Rijau
    `AuiraGDikhil
    \irmnMPeruvallur
    {ByyrtMRakkiyapālaiyam
    jDcopkVPassi
    n@ara{MVelur
    kBoravMKarumattampatti
    Jgb`zVTanauan
    f@ee_{MPottanūr
    pC{icn@Zaria
    |K_icwMTiruppur
    uDoyfwMMannarai
    H}rqtMNarasimhanaickenpalayam
    |Ba}@Cinkansé
    `DwdroMManjeri
    Gu~wyMSivagiri
    ud@_wcnMThenhippalam
    dBi{{pFDessie
    sAi}|PKandi
    qH}flnMPallikal
    h@ovzvMVelampālaiyam
    tAgmsaNAriyalūr
    |Js`tnMKondotty
    yKnftQDano
    dDmkv~MThuraiyur
    eAoccwMBoyampālaiyam
    |A{hv~MTuraiyūr
    _@_isiSBến Cát
    uAovanMChelambra
    hDmrttMPeriyanayakkanpalaiyam
    vGknzlADamboa
    p@chucGAli Sabih
    fDug{yVPalo
    |IjeazLAlbania
    EkbgwMNerupperichchal
    pGg_txMChennimalai
    rBkhzvMTirumuruganpūndi
    oD{n_wMChettipālaiyam
    `DkocrVBantayan
    mCfs~EPô
    rDe{tmMBeypore
    w@gbxmMKaruvanthuruthy
    cBs{hnMCherukavu
    nNwcanMRamanattukara
    zDyw{mMFerokh
    jA`zeYBobo-Dioulasso
    dDhjuqJScarborough
    TjnzBZabré
    rAnxvp@Yanfolila
    yFgmvwUEl Nido
    aMafymMCheruvannur
    vBuwfsFBatī
    G{yxzMParamathi Velur
    hCaprvMAvinashi
    dNmxyvMPalangarai
    }U{{~{MPeriyapatti
    fV}zj~QBang Saphan
    FavkcNJayamkondacholapuram
    kHgadiFWegeda
    bDeegnMVazhayur
    jB_`zmMOlavanna
    aHwsa|MNāmakkal
    `Alaj[Karankasso
    |Ysx}mMPantheeramkavu
    xGy{m`NPerambalur
    zGcrruMAnnur
    lBalteNSīrkāzhi
    aCdazcMSanta Marta
    jEqgvtMKāramadai
    rGo~}yVTacloban
    {Ikr|sVDaanbantayan
    \gum_AKari
    {AozomMKozhikode
    tH}h~yVPanalanoy
    uCio_oMKizhuparamba
    \ekenMPerumanna
    cOdxz@Bittou
    cMofcnMKuttikkāttūr
    xKi_y_FDangila
    ?y}wcFĀdēt
    ?enjnMMavoor
    zCzgs`@Finnkolo
    uGadenMPūvātūparamba
    jDuyfpMNilambūr
    oGsemxCGereida
    Ts{pxMPerundurai
    bAosqdNKattumannarkoil
    _Bami{@Gwaram
    _Kobo|MSendamangalam
    yBgsg~RPhumĭ Yoŭl Toŭng
    cBeq`|EMambuk
    ?idxfSPhú Khương
    wA{wdkHBosaso
    rGokwfSHòa Thành
    mJrek`ADinguiraye
    dBmw{~RKandoeng
    gSmj~wVCarigara
    a@_h{MBanikoara
    }ByiqtMMettupalayam
    \yuwpCRahad al Bardi
    ?yseqFHāyk’
    wAwhqdNLālpettai
    fBuopxMKarumāndi Chellipālaiyam
    kGwzbnMKunnamangalam
    cOe~pnMPūlakkōd
    \giqfSTây Ninh
    nT{vayMTindal
    _Azvqa@Sikasso
    cAva~iALabé
    uCc~smMKakkodi
    JuthyMKāsipālaiyam
    xCqa_uMSirumugai
    xBu_vnMThazhecode
    sMc~hyMSūrampatti
    ~Q_uthDBabanūsah
    sGmpzmMKuruvattūr
    ~SiclyMErode
    zT}wusMCoonoor
    wD}r~uMPunjai Puliyampatti
    vCifiyMVīrappanchathiram
    s@knkmMTalakkolattur
    W{yihGSaylac
    pEqtp`FGurbetē
    sEex|vMNambiyūr
    tGovdyMPeriya Semūr
    {@ulomMIcchannūr
    lEi_tyMĀlampālaiyam
    iDu}ryMPallipalayam
    \s}ssMWellington
    fF_llsMKērkandi
    xBq_hyMBrāhmana Periya Agrahāram
    d\zg|wLMaicao
    rDgwlzMTiruchengode
    mKkekgSDương Minh Châu
    vLcykmMAtholi
    w`@ovkeNChidambaram
    bAi|seNAnnāmalainagar
    dKwzsbNPennādam
    w@udiyMSūryampālaiyam
    d@uwdmMChēmanchēri
    sByluyMElandakuttai
    vBop|aNTittagudi
    s@z_hhLCoro
    zPapbsMOoty
    fIubzaFMer’āwī
    eBdqtl@Bougouni
    nHexbtMKotagiri
    cBsnxwFMīlē
    mBfv}v@Siguiri
    j@gexmMNanminda
    qGcpmxMSalangaippālaiyam
    Kz|uCGomboussougou
    qE_fziSChơn Thành
    _OxqvsAWendou Borou
    xDalkyMTattānkuttai
    Ckm}^Zuru
    mAebbyMPudūr
    qEsx~lMKoyilandy
    fDxdzjORivas
    tCky`~MTammampatti
    yAudceNKīl Bhuvanagiri
    bDftqLTô
    sB{|hyMKumarapalayam
    GjdefATougué
    q@mhcyMBhavāni
    xD_mymMBalussheri
    tM_hzx@Birnin Kudu
    g@kdmmMUlliyeri
    tAif}|RKampong Speu
    cDwltwMGobichettipalayam
    M_ctnVEstancia
    Bcwu|MNāmagiripettai
    jBcir}DAbu Jibeha
    dKuwe|MRasipuram
    cAr`rgLLa Vela de Coro
    lBmum~CEl Daein
    lQev{xMJāmbai
    eLcxkoHQandala
    qKyggzMSankagiri
    }UynkdFT’īs Isat
    ?e{olMTikkotti
    ?o`q_STa Khmau
    xGlphfLPuerto Cumarebo
    cAijzaSPrey Veng
    yAmynmMNaduvannūr
    xIifyeNParangipettai
    wE}mg{MMallasamudram
    fNik|lMKizhariyūr
    cDoxxqMKollivāyal
    OdzmTHoundé
    hCma_qMTondalam
    hAc~ovMKumārapālaiyam
    {HcrlvMSathyamangalam
    bJore_SDangkao
    gRoxdcNVirudhachalam
    lIu~ccNVriddhāchalam
    rFywxqMGudalur
    |@ovprABama
    xEkask@Funtua
    _HsopdGArta
    mHxr{OFara Department
    iPgsjkSĐồng Xoài
    fZiwpqMDevarshola
    mAbu~{LRiohacha
    |Ead{sRSmach Mean Chey
    dCge_qSBảo Lộc
    eFs`xdNKurinjippādi
    VmgrlMPalayad
    iDcmvlMMāniyūr
    |DovrdADaura
    a@`lyISapouy
    oFa|js@Rano
    iBwxkmMMennānyam
    jC}zolMIringal
    c@mo~y@Chakwama
    dFsgbfGBalbala
    r@alj_SPhnom Penh
    zDsyexSPhan Rang-Tháp Chàm
    uKyn|{FAsaita
    nL{je_SBoeng Kak Pir
    lFekqxMAnthiyur
    sNatgmMEravattūr
    iOmyelVRoxas City
    _Be|azMIdappadi
    tGmwifGDjibouti
    kEg~oxSKhánh Hải
    bGi{ecFBahir Dar
    q@}yv~MAttur
    iJ{~hlMBadagara
    _Fxtgx@Kintinian
    zJkfr~MNarasingapuram
    rA{vfsFSifra
    wIslq|VBorongan
    `Am`koMKalpatta
    EgffdNNeyveli
    dKorxlMKottappally
    hGw_qsRKoh Kong
    c]ufrlMVilliappally
    qBec{lMĀyanchēri
    oBcf_{MIdangansālai
    s@u}jlMChōrōd
    sG{ld_SChrang Chamreh Muoy
    tJgbl`NChinna Salem
    ^apy{MKondalampatti
    jLsc~xVZumarraga
    ~`@`jhLGao
    hCovd~MPeddanāyakkanpālaiyam
    oGcv_|MSalem
    dDivo}MVazhapadi
    hGvzpkLPunta Cardón
    qT`}oEManga
    tBuoauPPort Blair
    u@_cykFFilakit
    ?oc_qFMersa
    jXyje}@Azare
    {T_nqlMEdacchēri
    rCkgbmMKunnummal
    kCijwlMNādāpuram
    }B_{jlMErāmala
    fD~inbONueva Guinea
    tIsx|bNUlundurpet
    t@zwmkLPunto Fijo
    cEyydlMAzhiyūr
    v@uq{zMTāramangalam
    tE{{h}RPhumĭ Véal Tônsay
    jAild|MKannānkurichchi
    GemslMTūnēri
    oAcqhzMJalakandapuram
    iCezaBNatiaboani
    ~Fc{_lMMahē
    vLwhziVKalibo (poblacion)
    vVm{ilMPeringathur
    TwgsbAPotiskum
    uI{xtlMChekkiād
    qZczbyFLogīya
    aCizclMChockli
    oGgn`|AMandelia
    rGssalDAl Fūlah
    ?oyvyFDubti
    h@d{lyAXitole
    ?u_xiFNefas Mewch’a
    m@iv|`NKallakurichi
    sDctmtSĐưc Trọng
    zAo}atVEsperanza
    aBkbzINamponkoré
    cHwt|`NKallakkurichchi
    z@}gj{MOmalur
    NcvsaNTyāgadurgam
    lJuufhVPandan
    ~@zg{PBoromo
    zCeb_hADamaturu
    qBsuwkMTellicherry
    o@kzglMPanniyannūr
    rEgoplMKolavallúr
    eFmiveNKammivapettai
    |HinzeNCuddalore
    @o__x@Dutse
    mAjeflONandaime
    sEbzjkLJudibana
    ]ukhlMPanoor
    xUegrwHEl Dibir
    uFkp|kMErannoli
    fReyfyVCatbalogan
    IudrkMDharmadam
    OoqgeNNellikkuppam
    bBod~rRKhlong Yai
    HispdNPanruti
    `ByjglMMokēri
    cIxinCBéguédo
    vAgpd`NVadakkanandal
    oG~rgATenkodogo
    ?cjsy@Kiyawa
    p@m~~kMKatirur
    dCsdtsSĐinh Văn
    yC{lvdGTadjoura
    Q_nzyMMettur
    v@kjpfSDar
    z@_xupEAd-Damazin
    Xykom@Malumfashi
    hJsrelMPāttyam
    m@c}gyFSamara
    }LmpokMMuluppilagadu
    sE~ukqAKoumbia
    ?jaqiADonghol-Sigon
    ?~ojBGarango
    cKqkezMPottaneri Nallakavundanpatti
    eBgkukMPinarāyi
    ~Bc_z_BDourbali
    C}~~kMEruvatti
    {Hkk~t@Wudil
    bAeqasMGundlupēt
    ePgsnsSHuyện Lâm Hà
    _Psa``RPrachuap Khiri Khan
    {Fh}xkLSanta Cruz de los Taques
    hDulblMKōttayam
    zFwvspFWeldiya
    D{}elMKuttuparamba
    kB{tagSMémót
    sIwtukMPeralassery
    |DelvzMMechcheri
    zGocokMKadachira
    {C_sikMThottada
    zM_salMMangattidam
    jBspczMVīrnūr
    bG_whoAMaiduguri
    gCvwbmOJinotepe
    Y|nqnOSan Rafael del Sur
    i@a~{kMPatiriyat
    gBdci~AContumo
    ?~ze~AReino de Bandim
    ?ec`gFDebre Tabor
    kDkyhUKamba
    cDpmf~ABelem
    cAybmkMChālakilakākara
    uDc}skMIrivēri
    aFbrjmODiriamba
    {F{i}u@Gaya
    pAleg~AMissira
    zAnje~ASintra-Nema
    xBlle~ABissau
    kEms}kMPatuvilāyi
    \ce{pEEr Roseires
    lAhkl~AQuelele
    tAeh}jMKannur
    bAmxsSMalanville
    `C}zhlMKandamkunnu
    _Ov}h~ABairro Militar
    yK|}e~ALuanda
    nMdci~APlaque
    lAidvkMAncharakandy
    Xmt`TGaya
    jJt|c~ASanta-Luzia
    wBo~gkMElayavur
    jAga}jMPallikunnu
    n@wyp{UCulion
    r@y}bfNManaveli
    rKmhmkMChelora
    e@iibfNAriyānkuppam
    jDuc_lMKeevallur
    _GuchkMVaram
    h@xrb~AReino de Antula
    oBwmckMPuzhathi
    {VgwddNSālamedu
    hA|rcmOSan Marcos
    dFyj{cSSuong
    nAk}}jMChirakkal
    gC_hxeNVillianur
    s@rbxlOMasatepe
    wCsplo@Gwarzo
    eA_hbeFWerota
    nDcdrkMKanhirode
    kCctskMKudali
    By}xjMAzhikkōd
    jB~gjNTita
    A}lvdNValavanur
    q@qcgySCam Ranh
    gDyfrtMChamrajnagar
    aU_aglMMattanur
    IcmnkMMunderi
    a@nyrkOGranada
    nGd{jr@Kangaba
    o@ewffNPuducherry
    qQwzddNVillupuram
    Gmi{eNKurumbapet
    Fayo}MPallippatti
    iBkoafNGundupālaiyam
    ePaa{tSÐà Lạt
    mCbzwiLPueblo Nuevo
    bZc|yjMPāppinisshēri
    vMerhfNKottaikuppam
    mNeglbNTirukkoyilur
    hAewegGObock
    nRdrnlOMasaya
    hFis~jMKalliyasshēri
    tAuyhkMKolaccheri
    wJgkdnBBitkine
    gL{yrjMKannapuram
    }PrixmOEl Crucero
    jI{iubSKampong Cham
    `FyoojMCherukunnu
    _Mol~r@Kano
    zKcjhpSGia Nghĩa
    sNarobSPhumĭ Âmpĭl Leu
    pJ`gg~NBluefields
    vJi{{pFRobīt
    sh@aonjMEzhome
    {EgnimFLalibela
    oEe{ejMMādāyi
    nCzbzYBama
    f@mk}sADikwa
    kJ_xgkMKurumathur
    {Dmr}jMTaliparamba
    vUiozvCNyala
    oBo_~sDDilling
    jGmd_~MHarūr
    `RwzvjMPariyāram
    xGe_eAFada N'gourma
    }NhesLSabou
    LgenwVCalbayog City
    kEv_dGKombissiri
    gJ{hphSSnuol
    m@eh|IDiapaga
    _AopfjMKunnimangalam
    nImtvzAKousséri
    wK_wjjMCheruthazham
    yDmxm`RKui Buri
    m]fpbcLBandariba
    |Aq~~iMPayyanur
    iSefxlSPhước Hòa
    nQh}_hOJuigalpa
    pAojyzAN'Djamena
    `BgqtbNVettavalam
    pLol_|MLakkanahalli
    xFwbhmAMagumeri
    eEir{iMTrikarpūr South
    QypreFĀdīs Zemen
    `Byi`sMNanjangūd
    aN`kmcLWillemstad
    kOcf`|MDharmapuri
    _O~wlmOManagua
    r@osfgFIbnat
    cBi|lzMPennāgaram
    z_@_qf^Gummi
    ~AeqyiMTrikarpūr North
    dLox|eDGhubaysh
    `MussuMKollegāl
    wL`b_nOCiudad Sandino
    kA~b`aORama
    iRlrnxABafatá
    xLwqtg@Gusau
    hB_~}oRLaem Ngop
    eHxx|WSolenzo
    xL|pcAKoupéla
    sOv`i\Kouri
    uBoaaqBMongo
    {Tat|fNMarakkanam
    qDlqmJKokologo
    {F_utmMVirajpet
    wArynlOTipitapa
    kG~yh`ASagalo
    _hAelvYJega
    rHmrtaCGoz Beida
    RigsaNTiruvannamalai
    aV}udeNTindivanam
    oBpnonOMateare
    sYsnupRTrat
    nCo_nySNha Trang
    yCbktHZinguédéssé
    dGldwBZorgo
    mAuuy}RKampong Chhnang
    aDhcrAPouytenga
    YjhmMKoudougou
    }A}dvcNGingee
    qGcpdgNKottaikādu
    lK_zqiMNīlēshwar
    nMqzqaNVengikkal
    pDrdjoONagarote
    wBmlj~MŪttangarai
    oJegq`RSam Roi Yot
    lLv~rHSaonré
    iNzwxuAGabú
    {LrobDMogtédo
    bi@irwrMMysuru
    wPu|spMHunsūr
    pI{ao{MPālakkodu
    uBoeliMKanhangad
    jAa}{_NChengam
    q`@jraNRéo
    v`@ijprMHinakallu
    |FqbctMBannūr
    iEqlnoMPiriyāpatna
    tBariiMAjānūr
    aKnw_pOLa Paz Centro
    kDigmrMHutagalli
    {Xo{oqDAbū Zabad
    rGq_}aVSan Jose
    {AsaefSPreaek Prasab
    AauepRKhao Saming
    zA{yuvBMangalmé
    ~In~c\Yorosso
    pUc`lsAMarte
    a@vqjHOuagadougou
    yPvhsGSaaba
    `@{npqVMasbate
    aCcxuuAGamboru
    yF|{zq@Sibi
    gGgxbgBBokoro
    gOo~ddFMaksenyit
    q@xu|hOCamoapa
    gBy_w`RPran Buri
    dAyziuMMalavalli
    fDtkj`@Koutiala
    iWh~wGNioko I
    rNdm{pAKamabi
    oQylj[Tambuwal
    o^eompFAlamata
    iQobl|MKāveripatnam
    mAml`sMShrīrangapattana
    xCg`ybFK’ola Diba
    xDwrgmMMadikeri
    |[jngqOLeón
    lI|_lKKindi
    V_ic{CSh'īarīah
    fAwzxxQMyeik
    UgoeqMKrishnarājāsāgara
    zi@edh|@Hadejia
    i@kyrXBirnin Kebbi
    uK_wrnMKushālnagar
    tPt|bTDédougou
    f@ovhcNChetput
    wYfkyiOBoaco
    jH}|e}AMassaguet
    aR}g_nRLaem Sing
    uAn~`sOCorinto
    rA~sdpAKoundara
    pCkqjrSBuôn Trấp
    `Gpvoh@Dioïla
    kAmxafSKratié
    wJ}m`ySNinh Hòa
    s@gip~MTirupattur
    vQ}kuhMKāsaragod
    @kgaiMChengala
    r@shvwVCatarman
    kEol~rMFrench Rocks
    nIw}zdNVandavāsi
    yCkhfpFKorem
    K{pbvPRangat
    cG_gehNPudupattanam
    aBzccjLSanta Cruz
    TmefsCKas
    lCgym~MPāchchal
    s@ioqfNMadurāntakam
    q@i||aNPolūr
    _Ukck|MKrishnagiri
    zBumedVMansalay
    yDc`jtMMandya
    wAwbj|MKādiganpalli
    oA|cljLOranjestad
    vCldap@Kabala
    mLqhshMKūdlu
    ^mcxyMDenkanikota
    cZ_vgyRPursat
    c@fxjjLTanki Leendert
    uJmdg}MBargūr
    mJibpwMKanakapura
    yItx{DBarogo
    ?uqfaFĀykel
    pPv`jiAKédougou
    zOibckMSullya
    rI|~ho@Sirakoro Méguétana
    |CzbmjLNoord
    lEzjibBZiguinchor
    g@a`_d@Talata Mafara
    jCcy_zVLaoang
    l@kiq~MJalārpet
    MbtdrOChichigalpa
    YgebaRHua Hin
    gGtd_p@Kalaban Koro
    wDq_hiVRomblon
    hGj`{_BGoudomp
    oAh~sqNSan Andrés
    yJpl|FZiniaré
    n@kmfuMMaddūr
    lRskpqSEa T’ling
    mKkcphMKoipādi
    dAoleg@Kaura Namoda
    tRuutcFGonder
    ~W{yrgNTirukkalikkunram
    sBbtto@Bamako
    m@}genRChanthaburi
    wMgsxeNUttiramerūr
    qSewmhNMahabalipuram
    `B_yqmRTha Mai
    n@mgt_NAlangāyam
    fMmrhx@Gumel
    eCy_cjRBan Phe
    ~BxyxrOChinandega
    hB_~fmFSek’ot’a
    gv@ci_BGayéri
    ~H_mfvMChannapatna
    l[gwndNCheyyar
    dAtcqJBoussé
    bFlv_sOEl Viejo
    pGc_zqMKrishnarājpet
    GekzfRSattahip
    b@xfoBBoulsa
    BnnbWPa
    oA}blrSBuôn Ma Thuột
    Wal|bNArni
    _HosarAMonguno
    oAwiasVBulan
    {\k}_iRRayong
    bA{nz~MVaniyambadi
    }Nr{~n@Moribabougou
    _OylcgNChengalpattu
    bR_}{yMMattigiri
    lEikplDAn Nuhūd
    Li``tVIrosin
    tI|qro@Dialakorodji
    bFvnfo@Sangarébougou
    `Fzm}}ASédhiou
    oHi|eyMAnekal
    Aqae_SKampong Thom
    yDgs_tSPhước An
    pJoiazDAr Rahad
    aOi`uvMClosepet
    {HykxgRBan Chang
    yL`oqVNouna
    cU_u`zMHosūr
    yVptgp@Kati
    hAcyrZArgungu
    `Mycd}MKuppam
    rEqszyMMūkondapalli
    }TlduPToma
    bCqy~iMPuttūr
    cEepfoMArkalgūd
    yCowjiMVittal
    uI_tbzSTu Bông
    ~B_vxyMJūjūvādi
    ~AilsdFAmba Giorgis
    wFi|ezMAvalēpalli
    yJ_mywABlangwa
    eHu}tyMAttibele
    |@ntmi@Fana
    vAwq{qGAden
    j@_jlkRKlaeng
    cR}wzxMJigani
    VugjpMHolenarasipura
    rB{ajpFMaych’ew
    |Kwhm_NAmbur
    ~Ban~gMKōtekāra
    kNk{lgNMaraimalainagar
    bB_a~pFMehoni
    vBuvcaRCha-am
    ~Io_}gMSōmēshvara
    yEse|gMUllal
    `GwvjeNSevilimedu
    iE|e`bBBignona
    iV}tcyMBommasandra Industrial Area
    `By_weNNattappettai
    cA_cnsMNāgamangala
    YszsrSQuảng Phú
    |O`noEKorsimoro
    }Bi`cyMHebbagodi
    cEoy`cNThimiri
    wRgub`VSablayan
    v@klmeNKanchipuram
    k^mysgNGūduvāncheri
    wJ_{gqRPailin
    bJubqgNMadambakkam
    qFsr_yMElectronic City Phase I
    Nej`yMkoppana Agrahara
    |Pey|gNUnamaucheri
    `E`pcm@Koulikoro
    db@qjkbAGashua
    Fcbrf@Moriki
    aH_ay~@Nguru
    tg@mduhNSholinganallur
    u@ag~hMBantvāl
    gByz|aNThorapadi
    uA}wwgNVandalūr
    aAi}~aNPalavansathu
    sAxeezAKolda
    p@qkxgAGeidam
    eAct}aNAllapuram
    p^{ny`NPallikonda
    r@q~bcNArcot
    h@wyo}DUmm Ruwaba
    _@mnfqMChannarāyapatna
    sGcbgnCZalinjay
    c@we`vPMāyābandar
    yS_rxhNInjambakkam
    h@qzmhNMeddappakkam
    Et|muADiaoubé
    w@ei{gMMangaluru
    tAw{zbNVishāram
    NibxgNPerunkalattu
    Pmq~aNVellore
    gBwcihNRajakilpakkam
    sAksphNJalladiampet
    [cxqtVGubat
    sKey`hNTambaram
    JexecNRānipet
    CqsxqAKukawa
    b@cflcNWalajapet
    |GbalkOMatagalpa
    yOn_eDYalgo
    ?ywvfRPattaya
    `Bcxm_NPeranāmpattu
    DbfdgORío Blanco
    nIs`rhNPallikaranai
    wCey`cNPuliyankannu
    dEeupmMSakleshpur
    jA_`nhNKullattūr
    eJk_m`NKondasamudram
    p@a`l`NGudiyatham
    aCctf}RPhumĭ Tnaôt
    zE_szhNNeelankarai
    bCkbbbNKangeyanallur
    Ahccb@Bla
    nCgr~sSBuôn Hồ
    oAupahNKallamchavadi
    a@yx~aNKalinjur
    IofzhNPalavakkam
    `Cyrt{EMetemma
    uCedw|MRobertsonpet
    lAkwivMMāgadi
    aAuxw`RTha Yang
    iCtpxLYako
    xD{`whNPerungudi
    bCoxnhNMadipakkam
    xOit|fNSrīperumbūdūr
    `@ajehNPallāvaram
    zCobabNKātpādi
    `AqizhNKotivakkam
    qDq_rxMBengaluru
    bEimxsVSorsogon
    nB_ibhNPammal
    rEhs[Bogandé
    |DmnnhNUllagaram
    {J_u`hNAnakaputhur
    hCaebaFTikil Dingay
    ?g~neFDabat
    f@{bjhNMeenambakkam
    hMauchNPolichalur
    hDavkm@Katsina
    a@wcd|MBangarapet
    zNstvgNKavanur
    yDus__BMassakory
    P}eku@Magaria
    gLegphNAlandur
    gAkguzMMālūr
    K{hnhNSaint Thomas Mount
    |JgpmoMHassan
    iEopzcGAssab
    mVu}naETandaltī
    cGc`soMSatyāmangala
    ~B_hhhNMugalivakkam
    kCop_hNKaikalapettai
    |Bk~buMKunigal
    {YeskhNRamapuram
    wB}txq@Daura
    iGy{fhNPorur
    _I`d|x@Kita
    uNrslqOSomotillo
    FeuihNValasaravakkam
    pEy`jdVPinamalayan
    \ujmhNVirugambakkam
    gAut_gRBang Lamung
    wD_m~gNPoonamalle
    KswnRDosso
    vL{usgNTirumeshi
    gIc_}pGLaḩij
    nO_|phNNerkunram
    jAca__@Sokoto
    d@sqihNMaduraivayal
    zIiovhMMūdbidri
    `B_{ghNMaduravoyal
    yFe`whNChetput
    eAk}yyMHoskote
    lAsdngRBan Talat Bueng
    yAtnvQTougan
    dAs`}gNVīrarāghavapuram
    bZupwPBirnin Gaouré
    eD}abuRPhum Ânlŭng Vĭl
    mBysgeNArakkonam
    yEggihNNalambūr
    tBmk~hNChennai
    m@~srEKaya
    nGqbogMMūlki
    Ari|kOJinotega
    {DhkanOEstelí
    ~F{vfzSTuy Hòa
    oGopghNAmbattur
    _Dg}jwMNelamangala
    ImvzfNVengattūr
    qAstmMSay
    B_prxMYelahanka
    QsshbNRāmāpuram
    sD{{ztRBattambang
    lMhq{jJBridgetown
    m@op_hNReddipālaiyam
    zKem_aRPhetchaburi
    bGqhmgNTinnanūr
    Uim}gNAvadi
    sIqwvcNSholinghur
    hByh~ITorodi
    w\rontJCalliaqua
    Cql~sGZinjibār
    _Vzs}rAMédina Gounas
    `Dmwz{MKolār
    dJqbgrVLegaspi
    zFqevfNTiruvallur
    zLgeuhNMadhavaram
    JydbnESinga
    iDddduAVélingara
    qNwa|_AKumagunnam
    \jnutJKingstown
    sA{}hfFDebark’
    sEi}biNTiruvottiyūr
    rMuqjfEKosti
    }@cfn}MMulbāgal
    `Ars_DPissila
    y@ayohNPuzhal
    rAml`nMBelūr
    lBua|hNManali
    ?elbrVTagas
    mLmjxhNMathur
    yDme`gRSi Racha
    vHia}dNThiruthani
    _C{bfcVVictoria
    lJ}oyfERabak
    mIiulwDEl Obeid
    gUqalhNNāravārikuppam
    bZudpoEAd Dindar
    ?iis_NPalmaner
    d@kkjhNPādiyanallūr
    |CxiceBGunjur
    _GiymsSEa Drăng
    eIhvkMGourcy
    vGojwaNChittoor
    sAsmkhAMaïné Soroa
    pFs{|nBAti
    o@c}uhMKārkala
    nFezeiNKattivākkam
    vS_|`_VMamburao
    ~s@w|g`RKhao Yoi
    uR}aiyMDevanahalli
    xIxe}_BNema Kunku
    uRo`xqMTiptūr
    jErrh@Mani
    `B{jwpVOas
    `VnpheBSanyang
    ?_asvPDiglipur
    tM~yrdBBrikama
    nXmlzhNMīnjūr
    yEsncdNPodaturpet
    cDn|m{OPuerto El Triunfo
    xMvt{sOMarcovia
    gLkgupVPolangui
    }EabgxMDoddaballapura
    wAw~ewBUmm Hājar
    `Dth{\San
    VotzyMVijayapura
    uFgblpVLibon
    kMwygMKollo
    jCrbbsOCiudad Choluteca
    iHcttj@Madarounfa
    cImqchRBan Bueng
    XkprtMGubbi
    eFo}lpMArsikere
    yA}c~kADiffa
    bCu`bmEUmm Shawkah
    ?yyxmEAs Sūkī
    rC}f~fGMocha
    aAstfrVMalilipot
    m@gw`fEAl Jazeera Aba
    tEy`wdNNagari
    {AornmMChikmagalūr
    _J~vjHKongoussi
    pXgvaoEAd-Dindar
    S{}uLYouri Kourtéré
    n@qzegMUdupi
    pK}`nhNPonneri
    m@mvj|MSrīnivāspur
    @n{cwOLa Unión
    AzgzdBBusumbala
    f@gy_gRBan Ang Sila
    sDw_ruMTumkūr
    jIrlxzOUsulután
    dH{qxjVAurora
    `CtmneBTanji
    hAsr}fMMalpe
    e@ybmgMManipal
    ?ozaqVSan Jose
    }ExvhcBLamin
    y@cg~oVBato
    zOga~^Gwadabawa
    i@averVTabaco
    }Hog|xRSiem Reap
    h@qijgRChon Buri
    cMcaq~MPunganūru
    rX`oxdBSinchu Alagi
    iYnzfzOSan Rafael Oriente
    sAdwfeBBrufut
    bLme`fNNagalapuram
    {@w{fzMSidlaghatta
    kAzkwdBKunkujang
    c_@duwuAFarato
    X}uytSA Yun Pa
    Ygnk{MChintamani
    uH`qwdBWelingara
    w@|atdBAbuko
    lIod_pVNabua
    N}f}gNGummidipundi
    kG|h~dBSukuta
    hC{_sbVCalapan
    bD`rxdBLatri Sabiji
    zBowjaRSamut Songkhram
    xC}}srMChiknāyakanhalli
    y@uonlEMaiurno
    ?iikrEAl Ḩawātah
    nBtevdBFaji Kunda
    {Lvr~dBSanchaba
    vAyfvr@Matamey
    kBbpvtOSan Lorenzo
    lCxjwdBTalinding
    cD~yydBBununka Kunda
    Qnf~d@Pèlèngana
    cGpk|dBBakoti
    {Egl{pVBuhi
    S{xfpVIriga City
    |Ahzx}ASoma
    tB`dzHKouka
    }@eflyMChik Ballāpur
    OlbxdBIbo Town
    pHzlxdBSerekunda
    bEjdzdBDippa Kunda
    Ctpee@Ségou
    |CcvpdNPuttūr
    rIjg}dBManjai Kunda
    nBfvwdBKanifing
    OkrqhRPhanat Nikhom
    oAf{udBNew Jeshwang
    YymxrZMangilao Village
    cB~yydBLatri Kunda
    i@ic{aNPākāla
    fJif_hCAl-Junaynah
    Kt{ddBBanjul
    wEcx}oVBaao
    eAwusySSông Cầu
    aHcj{qVTiwi
    }A~v}dBKotu
    iLj}`l@Toubakoura
    uGeunfCAdré
    pAovxxABol
    kG{v_hRPhan Thong
    kHbyydBBakau New Town
    wD_fahCEl Geneina Fort
    `AetfhC'Ārdamatā
    cGbeydBBakau
    fMdafyOSan Miguel
    gAts}zOSantiago de María
    lAhrmoOSomoto
    wI}rtrZTamuning
    RsrtrZTamuning-Tumon-Harmon Village
    {@zvd`PLa Libertad
    vGkldiMSomeshwar
    a@kq}kSLumphat
    hOo_}oFMek'ele
    pF}t~fMSaligram
    Nus|pFDolo
    lA{`jj@Maradi
    {MyetnRWang Nam Yen
    |Bmgnn@Aguié
    nGpml}OZacatecoluca
    mNga{KNiamey
    lHuthyEDoka
    mBk{_sZDededo Village
    o@ykaaRDamnoen Saduak
    vJcllvMKoratagere
    yJkuho@Gazaoua
    G{|weSStung Treng
    z^mpisZYigo Village
    aA_pf`RRatchaburi
    qRiglgRBang Pakong
    gMcu_cRSamut Sakhon
    Snuml@Banamba
    fEqckwRYeang
    y@_rc~MMadanapalle
    ~Fw_}nMKadūr
    }Wya{lFĀbīy Ādī
    {D_t_j@Tibiri
    kK~ze~AFarafenni
    oF{a{kESennar
    `Nd{_p@Kolokani
    mHrfwMOuahigouya
    eGuytkGTaiz
    |JewifRBang Bo District
    rCwbhuVVirac
    kBq`osRSisophon
    oJ{{ucRBan Samae Dam
    sBwf_bRBan Phaeo
    {Dk|qiVCatanauan
    QzlgcPAcajutla
    |L}eunMBirūr
    d@o{~dRSamut Prakan
    f]_i|cNTiruchanur
    xIsbcxMGauribidanur
    a@_{vcNAvilala
    jXuzynVNaga
    rAaoz~QChom Bueng
    rAbs~uOLangue
    eUo`vyCEl Fasher
    w@owmdRThung Khru
    tGw|zfMKundapura
    _BlmxnOOcotal
    FopcdNTirupati NMA
    @k|zbVRosario
    `IiuvcNTirupati
    v@k~scRBan Khlong Bang Bon
    oC_m`dRBan Tha Kham
    wGqlqWDogondoutchi
    sAtv{|OSan Vicente
    y@o{lfRBan Khlong Bang Sao Thong
    gGsrscBMoussoro
    {GoxrcRBangbontai
    wGyw~qCKabkābīyah
    ?_vvcNAkkarampalle
    W_cwfMGangolli
    vBoxhdNRenigunta
    uCshpcRBang Bon Nuea
    d@g~|bRKrathum Baen
    }F{tx`NPīleru
    iDc`_dNMangalam
    E}vzg@Guidan Roumdji
    l@y}~pRPaoy Paet
    q@cnrdRPhra Pradaeng
    sDmpgvMMadhugiri
    Dc}znVMagarao
    cAvmi_PSan Marcos
    lA}owcRBang Bon
    tBo`_dRBang Khun Thian
    Ky~ucRBan Khlong Bang Phran
    qDlgw_PAntiguo Cuscatlán
    {F{sgeRBang Na
    l]mxhdRChom Thong
    W|c}_PSanta Tecla
    `Ad~lHBourzanga
    dJ{`mdRRat Burana
    iDo`icNTirumala
    }Anfad@Markala
    cHdarb@Diourou
    dBgp{gRChachoengsao
    NgkgjMTīrthahalli
    |Ak_xcRBan Lak Song
    Fzjj_PSan Salvador
    }Ekp|`RBang Phae
    D_gycRKhwaeng Bang Khae
    gAq{l`RPhotharam
    i@_xrpRAranyaprathet
    BmdldRBang Kho Laem
    UezycRBang Khae
    IiludRChong Nonsi
    \yildRBang Kho Laem subdistrict
    cAlyvxOSan Francisco
    aFgctdRYan Nawa
    qCo~upVGoa
    lBwindRBang Khlo
    nBu~ixDBārah
    ?egkgNSūlūru
    fD~d{~OIlopango
    Qyv_eRPhra Khanong
    nJihvcRBang Khae Nuea
    i@kmncRNong Khaem
    hAaxucRBang Phai
    Lke_oVCalabanga
    n@iczv@Mirriah
    zBu_qdRSathon
    gBkkvmMTarikere
    {@_|{dRKhlong Toei
    Ihca_PSoyapango
    d@a~u`RBan I Chang
    tKuq_dRPhasi Charoen
    cG~_sbPSonsonate
    qDcjoeRBan Khlong Prawet
    bAxvx}OCojutepeque
    gErwf_PDelgado
    YqocfRLat Krabang
    yB_fgdRBangkok Yai
    mA~oj_PMejicanos
    fB}~hdRThon Buri
    eEkhtbRSam Phran
    C`hi_PCuscatancingo
    qAa~{eRLatkrabang
    aEoq|dRWatthana
    ]srmdRKhlong San
    ScnieRSuan Luang
    ]gqpdRBang Rak
    Eavi_@Illela
    `Gx`mdOSiuna
    Kocn}EĀbderafī
    sA~kqbPSonzacate
    l@ofgdRWat Tha Phra
    kAxhm_PAyutuxtepeque
    _DqmpdRPathum Wan
    A_gndRSamphanthawong
    nFm}~kSBanlung
    wE{jktMSīra
    |HrgibPIzalco
    oKouqiRPhanom Sarakham
    }BceodRSathorn
    A~|l_BNioro du Rip
    _A{afdRBang Khun Si
    TolgdRBan Chang Lo
    pC}jtdRMakkasan
    gD_eldRBangkok
    {AggodRBangkok Riverside
    W}tmeNSrikalahasti
    {C_f{aVBatangas
    bAg`wo@Tessaoua
    j@auheRHuamak
    i@ynndRPom Prap Sattru Phai
    mA{mrdRRatchathewi
    mJkrgdRBangkok Noi
    |@k|idRBang Yi Khan
    xDoskdRPhra Nakhon
    QwrheRBang Kapi
    hCtsrKTitao
    ?i{~cRBan Khlong Bang Ramat
    YcohdRArun Amarin
    tH__peRSaphan Sung
    fAzklrATambacounda
    aHe{`rROu Bei Choan
    |G}vsySQui Nhon
    _@mi{dRHuai Khwang
    QkmcdRTaling Chan
    GkvodRDusit
    GsyudRSam Sen Nai
    {HiftdRPhaya Thai
    _BsfheRKhlong Chan
    Y{g|dRInner Huai Khwang
    cDyatcRThawi Watthana
    Pdpu}OSan Martín
    ?yshdRBan Bang Bamru
    DetyyMBāgepalli
    i@{r_QBaléyara
    sC{_meRBueng Kum
    QyuaeRWang Thonglang
    dFyzjdRKhwaeng Bang Plat
    cAacoeRKhlong Kum
    dEkrydRDin Daeng
    aCcnqaVBauan
    qBsb|dRKhetsamsenok
    lC}wldRBang Phlat
    cB}}upFWik’ro
    iAcm`_@Birni N Konni
    _@ofrpMHosadurga
    _Uox`eRLat Phrao
    R{twdRChomphon
    qCerfdRBang Kruai
    pCk{qdRBang Sue subdistrict
    fAsnzu@Zinder
    Exxh_PApopa
    H{~v_STbeng Meanchey
    n@xxqsOSabanagrande
    `A~{baABafoulabé
    iEobtaVSan Pascual
    h@o{qdRBang Sue
    dIk~~mRSa Kaeo
    yEuhr`RBan Pong
    i@e_odRWong Sawang
    `Hu{raRNakhon Pathom
    xApljd@Dougabougou
    Nmc|dRChan Kasem
    lNmpneRKhan Na Yao
    qDuuvdRChatuchak subdistrict
    gAm`~wMHindupur
    wAunwdRChatuchak
    Toyc~BAbéché
    oEh~z_PQuezaltepeque
    cBe~g_VCalatagan
    }EycglGDhī as Sufāl
    aCabddRBang O
    nA}~zdRSena Nikhom
    tFotaeRChorakhe Bua
    xXijxdRLat Yao
    xBkcamMBhadrāvati
    bVosrfRNong Chok
    iNixndRMueang Nonthaburi
    qJobodVBignay Uno
    }EnhgoOEl Paraíso
    ?iyofMByndoor
    uDkhheRTha Raeng
    aHmfzeRKhlong Sam Wa
    {Ll_}{OSensuntepeque
    xKmx`aVTaal
    wKo~eiVLopez
    rDme}xSAn Nhơn
    pC_k{dRLak Si
    w@it|iRSi Mahosot
    mTafbeRAnusawari
    uOut|_RTha Maka
    gEs~yaVCuenca
    lC}rrfNL.A.Sagaram
    bBfks|@Mahina
    gDfixZDjenné
    aCmcvfNVinnamāla
    CqlsfNNāyudupet
    tL{mkdRPak Kret
    {Qea}cRBang Bua Thong
    |GoiheRSai Mai
    _@gufhVGumaca
    sBbbiiPPuerto San José
    Dr~slOJalapa
    wAezidVConcepcion Ibaba
    }AnpjcPAhuachapán
    cUynbdVCandelaria
    [sjheVLucena
    QmjflMShivamogga
    vA}ik`VCalaca
    uMoo{_VBalayan
    kKktobVLipa City
    xIuhsrMHiriyūr
    aAq|cdVMalabanban Norte
    fLaz`hFIndabaguna
    w@xyyyOColomoncagua
    ?uuewFArerti
    ?oucvSAn Khê
    dCutykRKabin Buri
    nKchym@Mayahi
    }Dvzj_PAguilares
    [_kkiVCalauag
    ~F_`vdNVenkatagiri
    pBsdd_RTha Muang
    yBssvdVSariaya
    iD|mu_@Ké-Macina
    xCozqjRSi Maha Phot
    gBd{lyAKoungneul Sossé
    ?yptlGIbb
    UuexeVPagbilao
    x_@_dbfRBan Lam Luk Ka
    rQ~riyAKoungheul
    ?t`|wAKoumpentoum
    ?_wdrSPleiku
    Pu|t}@Gouré
    |@o{tyMGorantla
    oBo|cuGAl Bayda
    Juq`fMBhatkal
    dC|yjbPChalchuapa
    _DhqraPSanta Ana
    sUguxhRBan Sang
    RjgjsJCastries
    mIcrudRBan Bang Kadi
    wEozedEAd Douiem
    uC{scgVAtimonan
    mC_`r~QKanchanaburi
    iJ{{txMSomandepalle
    AsarCTéra
    yPqzqdRPathum Thani
    iY}xkbRBang Len
    rEaglnMChannagiri
    ~DsrceVTayabas
    _VhoEDori
    FxxmoODanlí
    _Doy}vEAl Qadarif
    Mb{}{NPuerto Cabezas
    fB_wmiEKināna
    oO|~y}OChalatenango
    |C_{~oMHolalkere
    Xzugd@Siribala Coro
    wCixnbVMalvar
    gO_quiRPrachin Buri
    qM_jviRPrachin Buri Town
    pCcgviRThambon Na Mueang
    wB_~s_NRayachoti
    bScgrjRPrachantakham
    Xq}_cVAlaminos
    HdtwQKoro
    bAckheRKhlong Luang
    gEnh_sJGros Islet
    Zy{g_VNasugbu
    gC_locVSan Pablo
    oMwfe~EMay Cadera
    E_akc@Madaoua
    tBdozfPGuazacapán
    lIrumTBankass
    mLpqgsOTegucigalpa
    `@l}vjPLa Gomera
    P}_ivQDawei
    w@afrxMPenukonda
    tI}`mbVTanauan
    `@wulcVDel Remedio
    mQcbtaVTalisay
    sDcwreMMurudeshwara
    ^gpyiRBan Phra
    fAuybaVTagaytay
    kIpu|HDjibo
    xAcxtvMPāvugada
    aJacthFInda Silasē
    ~Gng|}AKaffrine
    uDyqaoEAl-Fāw
    MolkbVSanto Tomas
    kCcqxmVMercedes
    mF{q`|MKadiri
    s@summVDaet
    gCkj|dVLucban
    pEeiflRNa Di
    eBtceqOMorocelí
    ?uhiaVPatuto
    yLadjkFAksum
    pDirm|AMao
    ~Pml}`VMendez-Nuñez
    lGg_edVLilio
    jEof}zCMellit
    rHcdadVNagcarlan
    q@v{jdPJalpatagua
    k\sdldVMajayjay
    fJ_kmcVCalauan
    zArhu`@Moninnpébougou
    LsbkfNGūdūr
    gBtdbaBKaolack
    zBkhulVLabo
    eOf~z`BKahone
    |NgollFAdwa
    vCib}hMSāgar
    nOi`_cVLos Baños
    ^q{`aVAmadeo
    |F`{yeBJoal
    |@gedmVVinzons
    dXahyvRSamraong
    `EsqgcVBay
    p@}|g`VGeneral Emilio Aguinaldo
    pHiinpFIdaga Hamus
    yJcq~eVMauban
    yK{~jgGZabīd
    Q{ww`VIndang
    OovcbNRāzampeta
    gMuupuCKutum
    aFerj_FAdebaye
    oAjwniPMasagua
    |C}cwhRNakhon Nayok
    wFs_{GTillabéri
    gM_bpbVCalamba
    oKafjaVSilang
    cB~qdpOTeupasenti
    rQk}hqMChitradurga
    jL{~ueRWang Noi
    pAobpcVVictoria
    LivzdRBang Pa-in
    sDp_hDAribinda
    cGuigzRAnlong Veaeng
    Z_awcVPila
    rA_qy`FAbala
    |C{znbVMamatid
    hH|e}zOErandique
    |DululMHonnāli
    aK|dibBGandiaye
    cF{djhEAl Manāqil
    jJqk_oANguigmi
    dBlhpc@Niono
    lq@huerOSan Juan de Flores
    zGvgi`BGuinguinéo
    ]u`}jMShikaripura
    wGwmhbVCabuyao
    _Auv~aVPulong Santa Cruz
    Esq|_VMaragondon
    nEpmcfPCuilapa
    bDolzoFĀdīgrat
    |Don}mFIntich’o
    fEa`keMHonnavar
    s@saadVSanta Cruz
    `ElwqyOYamaranguila
    V|zrlPTiquisate
    fCzfscPJutiapa
    ~M_ox_VTernate
    yAcfzkVJose Pañganiban
    }SwridVLumbang
    iAeqzmGYarīm
    dH~`ciPEscuintla
    iIqrl~EHimora
    wHvvofPBarberena
    {J{wafNVadlapūdi
    fBeqebVSanta Rosa
    aB_a{aVCarmona
    _Ny_zrMChallakere
    Kacb`VNaic
    wHhecvOLa Paz
    hKumk~QBo Phloi
    lAl_wuOVilla de San Antonio
    }IemcaVDasmariñas
    cH`cccBFatick
    `Bnu}`PMetapán
    _@jtpbPAsunción Mita
    kCd_qjPSanta Lucía Cotzumalguapa
    |OiqsfRNong Khae
    |Emq_bVBiñan
    aVzc`UBandiagara
    aDu_{dRPhra Nakhon Si Ayutthaya
    j@_yfSFilingué
    yAsxncVJalajala
    vCmffrSKon Tum
    kHdpdcBPoukham Un
    fEs`yaVSan Pedro
    gOccndVPaete
    |[_`idRBang Ban
    zMgutaVPoblacion
    n@cazaVTunasan
    xC}ghjMSirālkoppa
    oRmux`VGeneral Trias
    mI{ayaVMuntinlupa
    hJom|EMéhana
    sIwe|yEAl-Fashaqah
    cCgsyaVPutatan
    vEm~ofFSheraro
    i@izqkEWad Medani
    sEssjdVPangil
    [tdqhPPalín
    pF{ctaVAyala Alabang
    rDoqyaVBayanan
    pSewjyMDharmavaram
    zQbf}dBThiadiaye
    dBkim|MPulivendla
    x@lfpfBMbour
    |B`xkkPPatulul
    sOc}eeMKumta
    dAijx`VNoveleta
    q@emcaVImus
    vKmdtaVBanco Filipino Homes
    Eqjk~UMariveles
    We{vaVCupang
    yCxvxkPSanta Bárbara
    cPnb{fBSali
    zHgr|`VKawit
    }IpczdAKayes
    wEqmegNNellore
    _AkmlaVLas Piñas
    aM_sdkMHirekerūr
    fA~b|uOComayagua
    hBkorcRPhak Hai
    uEuxcaVBacoor
    yCcd__@Illéla
    nFm}_`NChemmumiahpet
    m@wcaeRNakhon Luang
    |BsnubVBinangonan
    cAdf_gPFraijanes
    dDknlnMDavangere
    tUsbbbRSuphan Buri
    aBgpd`NChinnachowk
    _F`cehPAmatitlán
    ~Fseb`NKadapa
    `DifsaVParanaque City
    `C`nqgPVilla Canales
    o@~v~|OBelén Gualcho
    c@k`|`VCavite City
    g@`fjaBGossas Village
    Tn~oXMopti
    mBwrkcVPililla
    l@hffiPAlotenango
    |@_g|bVCardona
    eXvzshPSanta María de Jesús
    cFwkgcVTanay
    wG{uyaVUpper Bicutan
    yAkbegNKovūr
    jCf{vgPPetapa
    EfmcjPYepocapa
    |Yghhh@Dakoro
    fE|dxfBNguékhokh
    `@waumMHarihar
    zI{xlgGBayt al Faqīh
    w@gvccVBaras
    }Ccg~bVMorong
    kBu~|pMJagalūr
    vLfd~hPCiudad Vieja
    a@_h_bVTaguig
    qA~m{gPVilla Nueva
    \}{`oRKhon Buri
    vB_ymbVAngono
    bAubv~BBiltine
    rMqtnaVBaclaran
    jCeh}fRSaraburi
    nAlunmPMazatenango
    bDn}pnPRetalhuleu
    lD_bpaVPasay
    Rezy|GAtaq
    nCw~}aVPateros
    yAribw@Diéma
    SgdvcVSampaloc
    cFoqyjHMukalla
    Yc{_nGDhamār
    TvdllPChicacao
    _FotruMKalyandurg
    pAnwyfPSan José Pinula
    oKe~qdMGokarna
    ZievaVMakati City
    `RnixhPAntigua Guatemala
    vFiwibVTaytay
    x@gztaVBel Air
    sD{tzbVTeresa
    x@`cknPSan Sebastián
    Pqja_VLimay
    xJznj`PEsquipulas
    _Btwk}OCorquín
    gAk`xeRTha Ruea
    sHhsjgPSanta Catarina Pinula
    aNxadsJDucos
    |GvgyhPJocotenango
    VcuvaVMandaluyong
    VwtgbVCainta
    p@hcmvOEl Rosario
    zKsxwaVMandaluyong City
    hH{amgRKaeng Khoi
    iAwx{aVPasig City
    lBgmnaVPaco
    qAfudmPSan Pablo Jocopilas
    x@~grmPSan Francisco Zapotitlán
    EsjiaVPort Area
    bJz}snPNuevo San Carlos
    _F_hlcRWiset Chaichan
    eBnoznPEl Asintal
    `AznawOSiguatepeque
    tHsplaVQuiapo
    ?yplaVSanta Cruz
    ?civaVSan Juan
    kHovjaVBinondo
    `ArpwsJFort-de-France
    v@wilaVManila
    kDaxktRPrakhon Chai
    bN`lihPSan Lucas Sacatepéquez
    iGv~hsJLe Lamentin
    kDlcvrJLe François
    w@ocxeRBan Mo
    aBtwk}OSan Pedro de Copán
    ?ts}zOLa Iguala
    dKmb~~UOrion
    OciwgMSirsi
    uCrxmiPSan Andrés Itzapa
    PmkrlMRanebennur
    h@siabVCalumpang
    Wvs`nPSan Felipe
    qGuvgbVAntipolo
    rNlu_hPMixco
    tBdb~iPPatzicía
    jChqabBTiébo
    pDjgmhPSantiago Sacatepéquez
    _@nkgdPJalapa
    cFcmkrRNang Rong
    t@hdykPSantiago Atitlán
    ]kxj~MErraguntla
    jE_mv}RKantharalak
    O|jmgPGuatemala City
    oAwwlxMKakkalapalle
    vMdpxhPSumpango
    {@btciPEl Tejar
    h@|isbPSan Luis Jilotepeque
    t@pdm}OCucuyagua
    NtqcbBDiourbel
    Qc}ebVMarikina City
    eAcwyaVQuezon City
    hAgpiaVCaloocan
    Nr_wiPZaragoza
    rBni}mPEl Palmar
    }W~qiiPChimaltenango
    vB_|z~UPilar
    p@ksodMAnkola
    lDfemiBLe Plateau
    o@_fvaVBagong Pagasa
    gDjigmOJuticalpa
    gEsnnaVBagong Barrio
    \o`faVNavotas
    o@p{nfPPalencia
    _K`upsJSaint-Joseph
    aFoovkMByādgi
    Gg`daVMalabon
    dEc{caVTanza
    pAueu~UBalanga
    kCfx}rJLe Robert
    `@yytxMAnantapur
    hBen`}UMorong
    kHhdojPPatzún
    |JcauaVTalipapa
    _CnzchBBargny Guèdj
    _Tj`niBDakar
    d@rgehBBargny Ngoude
    zGkm_bVCommonwealth
    PlgdhBBargny
    pBo}gbVSan Mateo
    vCqfatMRāyadrug
    \{hiaVValenzuela
    iAltmcBBambey
    vE|vjgPChinautla
    {BrfuoPCoatepeque
    zD_|dbVBagong Silangan
    yAgiibVMalanday
    g@|i{nPColomba
    gA{y~iRPak Chong
    qDgjcaVObando
    mFbbtxOAzacualpa
    cIjulhBRufisque
    mAdrlhBRufisque est
    iA{rgaVMalanday
    xAirlsMMolakālumuru
    iB`}fhPSan Juan Sacatepéquez
    aD~wzgBDiamniadio
    oEoyxaVNovaliches Proper
    }I_uefRPhra Phutthabat
    eD_r}cEAl-Quṭaynah
    dAwcqnRChok Chai
    fFudrDAyorou
    oG{ut~UAbucay
    zIedhaVMeycauayan
    pB|zasJLa Trinité
    fEejk~MRameswaram
    oApnviPComalapa
    qH~tgtOEsquías
    uB_~paNBadvel
    JlfrgBSébikhotane
    rNyll~MProddatūr
    sFwqfjEAl Hasaheisa
    aOaveaVMarilao
    x@bia`BKeur Médoune
    eCcbtjERufā‘a
    i@qzvbVRodriguez
    iD|}jjPTecpán Guatemala
    sDna{dBKhombole
    _B|rciBPikine
    GwwoiMHāngal
    iE~u|dBKbombole
    nBcqv~USamal
    cHngpkPSololá
    \tfcgBPout
    `Hn~y|OSanta Rosa de Copán
    y@fzeiBGuédiawaye
    [n`nhBJaxaay Parcelle Niakoul Rap
    hCeyhlHGhayl Bā Wazīr
    zEmqxaVBagong Silang
    m@vwu{OLepaera
    bAjsagPSan Pedro Ayampuc
    lEribiBN’diareme limamoulaye
    xDtxpfBThiès Nones
    RtpgsJSainte-Marie
    {@sgq~MGopavaram
    H`wlhBNiakoul Rab
    xI}oxnMHarpanahalli
    }@f}oePSanarate
    h@aroaVLoma de Gato
    jArzhfBThiès
    wAd`b`BMbaké
    uFadx`VBulacan
    kA_mfkMHāveri
    jLwpdeGAl Ḩudaydah
    Zi~ieRLop Buri
    XekaaVBocaue
    bF{ku~UOrani
    ]`ppaPChiquimula
    g`@~jemPCantel
    hEub`xSĐức Phổ
    EwmmcMKarwar
    [_txaVSan Jose del Monte
    uGuwu`VBalagtas
    fWivepMKottūru
    zMkvc}UOlongapo
    aEisf`VPaombong
    \svo~UHermosa
    `Ey_y`VGuiguinto
    oAmr{_VHagonoy
    dEgrkaVGuyong
    gTlpjlPNahualá
    kC}wj`VMalolos
    _@vrrmPQuetzaltenango
    vEsel}MJammalamadugu
    tLfegkOCatacamas
    gI|wvdPGuastatoya
    rWvs{_BTouba
    zFospdEAl Qiţena
    SsmgaVPandi
    nKpxenPOstuncalco
    mGvazmPLa Esperanza
    qSiyd~UDinalupihan
    j@sxy|USubic
    }AduemPSalcajá
    xEgrtvRSurin
    |Oob|kFMendefera
    ?s|s`VPlaridel
    _A_hycRSing Buri
    }Aocd_@Tahoua
    _I_fhcRBang Racham
    oKo_w_VMasantol
    wIa|wkRAmphoe Sikhiu
    ~Eijr`VPulilan
    zHdxjmPSan Andrés Xecul
    Q}~eqMKūdligi
    h@dibrPTapachula
    x@wbj`SDet Udom
    iFmkc{MTadpatri
    aGcmyaVNorzagaray
    i@v`{pPMalacatán
    w@jzrlPTotonicapán
    qAed{~USanta Cruz
    gJq|fgNKāvali
    Hmab`VCalumpit
    [tgssOSulaco
    aFrungBKayar
    cIv{pyOSanta Bárbara
    mAysjjMBankāpur
    jPotuaVAngat
    mHjhonCPraia
    dBhcb{OAtima
    mBqcs|UCastillejos
    mKr`ltOVictoria
    zEo_ziEAl Hilāliyya
    eA{{a_VLubao
    zGvcbkPChichicastenango
    NkzovMUravakonda
    _@cdf_VSasmuan
    mBj~bmPSan Francisco El Alto
    hDam}{USan Antonio
    nO~eseBTivaouane
    rCo{b`VApalit
    jC{t{`VBaliuag
    mIcw_aVBustos
    q@l|}eBDougnane
    aOat~fMYellāpur
    bAztgoPSan Marcos
    eFe~ezEKhashm al Qirbah
    jC_~faVPantubig
    @veaoPSan Pedro Sacatepéquez
    {@vxlaPZacapa
    fEgxdnRNakhon Ratchasima
    Vc|fu@Tanout
    v@sq~hMMundgod
    ~DwhyjMSavanūr
    rAifk|USan Marcelino
    {SdemwOSanta Cruz de Yojoa
    vFoyoqRBan Huai Thalaeng
    oUekcjMShiggaon
    qC`yoqPCacahoatán
    iFonhtRBuri Ram
    nO__e`VSan Simon
    dSbo_QDouentza
    xX{d|{USan Narciso
    Kn}|wOSan Francisco de Yojoa
    }QammnMHadagalli
    xMfuilOGualaco
    yMvnikPSanta Cruz del Quiché
    mLydr_VSan Fernando
    oD}au_VDel Pilar
    xK{mf`VSan Luis
    zArm}yOSan José de Colinas
    oI~f|lPMomostenango
    oHezq~UPio
    dc@upegGBājil
    qPway_VMexico
    nExovsOYorito
    zLklv~UPorac
    vJ~~jnPCabricán
    |QghdaVSan Ildefonso
    kD_~m_VBulaon
    fAelq~UBabo-Pangulo
    dEliigPRabinal
    rAgqerMSandūr
    cItz~nPComitancillo
    dRwhb`VSanta Ana
    I{}m`VCandaba
    |@yvz~UManibaug Pasig
    KkbucNPāmūru
    nJhv`iODulce Nombre de Culmí
    ?xspoCAssomada
    qEbmgfPSalamá
    sJu|ldFBarentu
    cKfmmdBMékhé
    ~Nsyw{RSi Sa Ket
    aCrmjxOSan Antonio de Cortés
    w@ouxfCIriba
    hD_szxMGooty
    Qiec_VTelabastagan
    aBpqk`PGualán
    eAszvdSPakse
    X_o_wSQuảng Ngãi
    aSmbskMLakshmeshwar
    BthxzOSan Luis
    kb@jgxrOYoro
    cBfgjsPHuixtla
    ~BreafBMboro
    yC{eotMBallari
    X_akaVSan Miguel
    aW_ptwSMỹ Khê
    ?yl~~UAngeles City
    q@syb`VArayat
    {WzvjiASélibaby
    wJ{i{~USantol
    dUpxnk@Nara
    tDgzdwMGuntakal
    `AsbpmGSayyān
    Lajl_VPandacaqui
    {O_}rbMCuncolim
    {G}`coRNon Sung
    lHuwqhMKalghatgi
    `IakbbRChai Nat
    _CokrwSMỹ Lại
    jPo_`_SWarin Chamrap
    hTxukwOSanta Rita
    ?irghRChai Badan
    dTkadnMMundargi
    lDcfdlRDan Khun Thot
    ~JstrxZSaipan
    tGoim_VMagalang
    _@kfufNKandukūr
    wEqmyrMKurikuppi
    `Py`|~UMabalacat City
    `Ubm{wOPotrerillos
    e@smmgNSingarāyakonda
    [vvpy@Nioro
    uGwuhlMShirhatti
    kNcg}~RUbon Ratchathani
    nRwpgaSPhibun Mangsahan
    qDcigtQYe
    jFoms`VCabiao
    {U}vgjMKundgol
    `VujicMCurchorem
    }HeqlfMDandeli
    ~GkjfqMHosapete
    jGssrbMDavorlim
    dDue{~UBamban
    rBs{kbMMadgaon
    xPgg}kMMulgund
    yZchq{UBotolan
    yFsll_VSan Vicente
    c]nztuJRoseau
    kGaywqMKamalāpuram
    qD_us`VSan Antonio
    cB_jeaVGapan
    kP`el{OMacuelizo
    gElhaxOVillanueva
    `D_ammGSaḩar
    ]~{gvOEl Negrito
    gBysm|MBanganapalle
    ?gnowQPayathonzu
    tFkvo`VPapaya
    pApfhmPHuehuetenango
    `Muzl_VConcepcion
    kE_``aVJaen
    Ioeh{UIba
    gBkzggMHaliyal
    |C{ygxENew Halfa
    _Bgu__VCapas
    fGvwm}ANdibène Dahra
    hL_{rlFAsmara
    lUk~xoMKoppal
    {@_nkjSSekong
    iDnsqzOQuimistán
    WcqqiMHubballi
    cApln}ADara
    fFicyaVGeneral Tinio
    h@qqpaVPeñaranda
    oIkaylGSanaa
    qBaqp`VSan Francisco
    }UkwhaVSan Leonardo
    gEzvhcBKébémer
    rB`}_rPMotozintla
    o@`pfgPSan Cristóbal Verapaz
    vOeh_ySLý Sơn
    pFagv`NGiddalūr
    bJ_habMSancoale
    pCc`oaRUthai Thani
    n]e~oaMMormugao
    }Q{ghzMDhone
    Ir~g{ALinguère
    v@_cpaMVasco da Gama
    tGdbcbPPanzos
    iCnx_yOCofradía
    ?~l{vOEl Progreso
    tI}awbMPonda
    uEkugdNKanigiri
    z@rbikPNebaj
    Ky}orMKampli
    J{ugdNKanigiri U
    e_@ekwbMCurti
    Bk{olMGadag-Betageri
    jYkblkMAnnigeri
    uE}zdgMAlnāvar
    VkjlQAndéranboukan
    bFulrlMGadag
    xCicbrMGangavati
    _AspevSNúi Thành
    jCdfrwOLa Lima
    Xlr_vPMapastepec
    ~V}xz_VLa Paz
    oGepa_VSan Miguel
    yNu_h`VZaragoza
    zDslie@Abalak
    H{jd}EKassala
    l@yg~{MBetamcherla
    v[{au`RThap Than
    }DiussGMa'rib
    gHsu~fSBan Laongam
    uBnulmOSabá
    wFinsaMTaleigao
    mB|grfPCobán
    gEjuf}OMorales
    gO`{efPSan Pedro Carchá
    u@oy_~MNandyāl
    yEcha_VTarlac City
    qBl_loOOlanchito
    fMogiaVCabanatuan City
    }PtnloAKanel
    dBct{aMChimbel
    xH_eraMPanjim
    iLwcq`VAliaga
    dJkupgNOngole
    cFvpgxOSan Pedro Sula
    _b@a~saMPenha de França
    kn@lnf`PEl Estor
    ~Em`ftMTekkalakote
    yDwwb{UMasinloc
    gO_k`bVPalayan City
    oFsidaMCalangute
    |En}xAI-n-Tillit
    |N{rk`VQuezon
    x@q~peEKhartoum
    eRfrfcAEl ’Ayoûn
    uAqk|jMNavalgund
    ~k@igumMNaregal
    o@uiauSTam Kỳ
    fXehzaNCumbum
    |Ju`dpRBua Yai
    aBgssbVLaur
    sD_``aVTalavera
    cIcynaMMapusa
    dDuoibMBicholim
    b\{zyaVGeneral Mamerto Natividad
    qIj_ipAOuro Sogui
    r@ax|dNPodili
    Jgga_VGerona
    `D}z|oFMassawa
    xRjiywOCholoma
    fLfy_bBLouga
    x[mwsvMAdoni
    sEa_itMSiruguppa
    qE_blbVBongabon
    zBd`}sOArizona
    ?h~|mOSonaguera
    {R}lweMKhānāpur
    cNyhfeEOmdurman
    wMclqeEKhartoum North
    xRqdfwRKaset Wisai
    \n}{oAMatam
    ~DugbhRWichian Buri
    ~@bl`mPSoloma
    bBaxekG‘Amrān
    v@|hkqPComalapa
    v@{pb`VGuimba
    _Nwri_VRamos
    cCpmwnPJacaltenango
    cFw{}~UPaniqui
    qMsvosSĐông Phú
    p]~z{kOTocoa
    |Gr}{wPPijijiapan
    i@_c}}UCamiling
    |VkwciGḨajjah
    }N_yfmMRon
    xOi`ebRNakhon Sawan
    cUcpdbVRizal
    nLc{|`VMuñoz
    oTs}bkMNargund
    hLtgw{OPuerto Barrios
    gDog|~UBurgos
    aS_cybNMārkāpur
    }A_ztnMGajendragarh
    _m@yaa`RLat Yao
    jOoa`pMKushtagi
    {IxstpOLa Ceiba
    xPowzzUSanta Cruz
    jAcmniMSaundatti
    s@hs~pOLa Ceiba
    }EvjwiQCrucecita
    xAekieNDarsi
    DyjnsMSindhnūr
    {Eqn|wMEmmiganūr
    }EtmztOTela
    qDp~ixOOmoa
    |De~tiFKeren
    eUm{ciNVetapālem
    vV{treMMāchai
    rC{yszRYasothon
    yWw{qeMPiranvādi
    lYaovmRChaiyaphum
    MsxbgNAddanki
    pEcoe~UBayambang
    h@~pafPChisec
    z@m{{gMBail-Hongal
    v^exliNChīrāla
    pDnwtwOPuerto Cortez
    gG|`u|OLívingston
    |@clh{MKurnool
    tgA}sveMBelagavi
    dEqgd{MMāmidālapādu
    dB}ymvMKosigi
    hBt~ib@Mbera
    t@qgu|MNandikotkūr
    vDeir}RAmnat Charoen
    gLdtmoQPuerto Escondido
    jLvh~k@Bougadoum
    ye@wdftSHoi An
    dD_`t~MAtmakūr
    hBwj|rSĐại Lộc
    ~RmmvsSĐiện Bàn
    nQ{ah_VRosales
    uFsokb@Tchin Tabaradèn
    |Mal__VVillasis
    uF}iqaMSāvantvādi
    HmhcjNBāpatla
    p`@es{lMBādāmi
    kDix~rSHải Châu
    qUbpjrAThilogne
    mcAqrqjMRāmdurg
    _i@m|poMIlkal
    uYtwjfOIriona
    sBqknsQThanbyuzayat
    mUm`|~UUrdaneta
    qUynarSBà Nà
    sTmsygRNong Phai
    dBs{guMMānvi
    c]ka{}USanta Barbara
    iEcyu|UDomalanoan
    qX_yr}UCalasiao
    e@eiw`MKudāl
    j@uaqqMMudgal
    `EmcblMKerūr
    zGovmyRBan Selaphum
    gByplsSCẩm Lệ
    UbsscBSaint-Louis
    n@{_jlNRepalle
    sH_i{lNAvanigadda
    a@sxy|ULingayen
    vQyhtcRBang Mun Nak
    bMo`a}UBinmaley
    x`@yqm}UDagupan
    @aihsSHòa Cường
    aAcmk~UManaoag
    rBpgwvJCapesterre-Belle-Eau
    qOivqmMGuledagudda
    |GwcueNVinukonda
    _JippnMAmīngarh
    GyvswRRoi Et
    vHcfk_MMālvan
    Oqs_rRBan Phai
    fAodrsSSơn Trà
    eBs_o`RKhanu Woralaksaburi
    j@gefoMHungund
    mIeysjNPonnūru
    vB_`kjCAmdjarass
    @iirsSAn Hải
    ?y}q_VGuiset East
    nBe{osSDa Nang
    }Esb{}UMangaldan
    {@{`jsSThanh Khê
    u@_isjNPonnur
    fB_}j`NSrīsailain
    qBgbl`NSrisailam Project RFC Township
    bJgmnrQKyaikkami
    cBqgvmMKamatgi
    bP_``|UAgoo
    mSashhNChilakalūrupet
    Sfmf{PTonalá
    df@sn`lNBhattiprolu
    {Q_hcoRKaeng Khro
    `Vqi}cMAjara
    zCe|}lNChallapalle
    wbBsrjaQLabutta
    zBjzlqAKaédi
    dX{s`rMLingsugūr
    ~Bow~dRThap Khlo
    rKwnhpGAl Ḩazm
    nNq`ugMGokak
    yR~r_dQSalina Cruz
    s\e|nuRMaha Sarakham
    }D{k_mMBagalkot
    iA_mfnNMachilīpatnam
    mEkcrfRChon Daen
    qEfq|vJPetit-Bourg
    `Tiv{rMHatti
    mHkkfgMKonnūr
    wK}ocwMRāichūr
    gArjivJLe Gosier
    dm@sf|cRTaphan Hin
    cEcoxdMGadhinglaj
    pGbnsuJSainte-Anne
    eOgxifMHukeri
    fHzxgxPVillaflores
    nB}rqgNNarasaraopet
    OgmyyMGadwāl
    t@fxb|PArriaga
    pAdnqvJPointe-à-Pitre
    mJfmjqPComitán
    dCpi{p@Tembedgha
    sB{}dkNThenali
    ph@skgnNPedana
    i@wymsQMudon
    XegreMSankeshwar
    w@zhwSDiré
    g[a|{`MKankauli
    `C|k{vJBaie-Mahault
    lLnvGGao
    dCtukvJLes Abymes
    pV{|gmRKaset Sombun
    fI_iabVDupax del Sur
    bDsg~fQPyapon
    h@o`}nNKanuru
    mNqf{hNPhirangipuram
    pI{hgeQBogale
    nPaiajNGuntur
    oXwpdbVDupax Del Norte
    jN~glpPLas Margaritas
    }c@nwhdQSanto Domingo Tehuantepec
    tLjlqlQMiahuatlán de Porfirio Díaz
    rEzfw`PPoptún
    t@~vluJLe Moule
    cBrdqwJSainte-Rose
    yAavnjMMudhol
    jI_cqhMMudalgi
    `BintoMMuddebihāl
    x@wrdwRKamalasai
    Kxv}sPVenustiano Carranza
    bD`~muQPinotepa Nacional
    {TwcplMBilgi
    xp@kzllNVuyyūru
    qA{up_VItogon
    eBmbdwMShaktinagar
    ~@lcxrPLas Rosas
    wDqyn{MWanparti
    o[i~inRPhu Khiao
    eAolmdQMawlamyinegyunn
    yGgtuzMKothakota
    gSgsdbVBambang
    eFqtliMMahālingpur
    tNivehNSattenapalle
    Rsvq}UAringay
    {@r`b}@Ṭinṭâne
    gJ{{}~MAchampet
    oAy{~dMNipāni
    po@d}kUGoundam
    yDsi`_VBaguio
    hGo|lhRPhetchabun
    wG}l~oSHương Thủy
    aCqoqtMDevadurga
    gQ}pffMChikodi
    xD}}vjNMangalagiri
    eEccwvRKalasin
    }Ah}}bQHeroica Ciudad de Juchitán de Zaragoza
    q@ivsqNNarasapur
    yBemjmNGudivāda
    |R}jncRPhichit
    iAgx`iQKungyangon
    nBknaaSBan Kèngkok
    dCi`ggQKyaiklat
    hDgqsrRKhon Kaen
    |X{f__VLa Trinidad
    qTsvuoSHuế
    {@dqy~ARichard-Toll
    mV_{niMRabkavi-Banhatti
    `C}bpkNTādigadapa
    uDymwpMTālīkota
    _Gg`miMRabkavi
    cAyuycNMācherla
    _@~ze~ADagana
    gBeerkNPoranki
    zCoxqfNPidugurālla
    aEs`mbVBayombong
    yAmx`}MNāgar Karnūl
    zB_e}jNTādepalle
    Jqxl~QKamphaeng Phet
    zDsjjkNYanamalakuduru
    fJgxmeVAglipay
    `Dq_{rQMawlamyine
    ~B}gkgMRaybag
    hEup`iMTerdāl
    yMi`okNKānūru
    _RsjpjMJamkhandi
    ~Bk}tbVBaggabag B
    |CghfkNVijayawada
    cPbwkxANdioum
    tAl|m_BRosso
    U_xljNAmaravati
    iFylofQDawbon
    c@o{yqNPalakollu
    wFwesbVSolano
    gD{}lkNRāmavarappādu
    MstnsMShorāpur
    vL{h~nSHương Trà
    fHcqxrQMartaban
    xFspm}UBauang
    b^coqpNBhimavaram
    MitdlNGannavaram
    GwgazRKuchinarai
    k@nblsPTeopisca
    }GggdnRChum Phae
    dB}xd~RMukdahan
    nRobunNKaikalūr
    dK{|qvQKawkareik
    fIu`|eMSadalgi
    uDl}mcQIxtepec
    q]wjl~RSavannakhet
    wFgkunMBasavana Bāgevādi
    gLovqdMKāgal
    `Cc|dcRBang Krathum
    d@ayosNAmalāpuram
    dJ_wuoNAkivīdu
    mAomljNIbrāhīmpatnam
    QkrhnSPhong Điền
    tE{gccNVijayapuri North
    jRhw`vABogué
    _MeqbeGŞāmitah
    qG}gjbQMyaungmya
    kHbxt|ATékane
    }Ckk}cQWakema
    if@}ij}USan Fernando
    kAsbceMHupari
    b@`hhk@Néma
    r@uzyqQPaung
    yBur~fMShiraguppi
    qBg}qjNKondapalle
    sA~}qdAKiffa
    oKjkfwPSuchiapa
    vH_}zgMKudachi
    dWknxrQHmaw Bi
    rD_o|jQKyauktan
    p]pyilAElghabra
    ~G_xnuRNong Kung Si
    jJk||qNPenugonda
    tS}o`dMPachgaon
    sBb|ty@Ayoun El Atrous
    _Gmja~MKalwākurti
    id@{mx_SBan Xénô
    vUwcgfMKurandvād
    kAji_{PCintalapa de Figueroa
    ~Kk~zdVSantiago
    fBy_gxQMyawaddy
    `BxhswQOmetepec
    lBkaneMIchalkaranji
    `@cbakEShendi
    c@qeu`NDevarkonda
    xJ}jadMKolhāpur
    i@wf_tMShāhpur
    lCynidMUnchagao
    }F_o`qNAttili
    GubizRKhao Wong
    }C_~ieMKabnur
    qPoi}hQKanbe
    U~luvPChiapa de Corzo
    uA_`phQTwante
    zMiu_nNEluru
    cJuhrxQMae Sot
    yF{`keMKorochi
    wTi~ciMAthani
    Fc|ucVDiadi
    aK`lltPSan Cristóbal de las Casas
    mCaoyfQMaubin
    _DgjxtNYanam
    t`@is~zMMahbūbnagar
    }Kgy~wMNārāyanpet
    {GkcemSthị xã Quảng Trị
    qGrtiwPTuxtla
    pA}kpqNTanuku
    s@up}{MBādepalli
    a@vj`kCEspargos
    bI{dabRBang Rakam
    vCcpclQThongwa
    yBbd|xPOcozocoautla de Espinosa
    ~VmzljQThanlyin
    wBu|xuMYadgir
    bDgz_iNNandigāma
    Kgz~iQBotataung
    eDjkjQTimbuktu
    `@ca|{MJadcherla
    aGag`fMJaisingpur
    wGwjeaQPathein
    Pk_xeVAlicia
    n@a{|hRLom Sak
    sEkemjQThanhlyin
    |E_ixdVRamon
    uLafmlNNūzvīd
    @ct~iQMingala Tangnyunt
    i@quuiQAhlone
    }G~y`mQOcotlán de Morelos
    fKid_jQPazundaung
    qJdfhxPBerriozábal
    t@gbgbVLagawe
    rOun{iQYangon
    nAuawiQSangyoung
    OckwiQMyenigon
    mDyg`lSCam Lộ
    v@}fuiQKyimyindine
    lDqgsiQSetsan
    yKagsiQSet Ka Lay
    _@ygrpNTadepalligudem
    }C}_ulSÐông Hà
    pXadcmMVijayapura
    f@cw|bRPhitsanulok
    gAk{acRBan Aranyik
    h[wdniQNyaung
    ~AsiqdMWadgaon
    rAmftsNRāmachandrapuram
    yg@tmx`RAcapulco de Juárez
    y@u_jiQHlaingthaya
    jHcyiiQOke Kan
    jCaibfMSāngli
    sQerniQShan Chaung
    {Eqx`sNMandapeta
    aAcle`VMankayan
    dM_ljwMGurmatkāl
    bEcc`|QTak
    {FmprdNMiryalaguda
    xCk}oiQMyo Thit Ka
    iGclycMKodoli
    dBtcacQMatías Romero Avendaño
    wHm}oiQKan Nar Middle
    yCkmbeVSan Mateo
    zEejzlRPhu Kradueng
    xCmksiQKyo Kone East
    aAc`viQSaw Bwar Gyi Kone
    eFa`qiQInsein
    j@mwubGJizan
    c@sh|rQHpa-An
    |@r~mwCMindelo
    lC}szgNJaggaiahpet
    `F}c{gNJaggayyapeta
    vGahjiQShwe Lin Ban
    Li|niQYwar Ma West
    nCsoriQTaung Thu Kone
    rB}cqiQYwar Ma East
    aSkrnqNNidadavole
    }@h_bqPOcosingo
    kBcfifMBhudgaon
    {@imjlQKayan
    g@cbpiQPawgan
    vC{tibMShahuwadi
    fIw_piQSinngu
    bJrhycPSan Benito
    _EqqhqQThaton
    OokhpMSindgi
    mGe~oiQAung San
    vAokiiQAh Lel
    QhnucPFlores
    y@uvsiQMin Ga Lar Don Zay
    Lg|niNMadhira
    lAoapiQMingaladon
    g\{doiQDa Nyin Kone
    oEggc~UTagudin
    vMqsbjGSa'dah
    nNse}tNRamanayyapeta
    q@qmyiQPauk Kone
    bEescrNDowleswaram
    uDoadeMAshta
    Te~piQZee Kone
    wEcic~USanta Maria
    _IxacABourem
    jFij{iQThin Gan Kyun Gyi
    lHac}tNKākināda
    sI~uy{QAyutla de los Libres
    ~NevldGAbū ‘Arīsh
    mHg{uiQPyan Lel Nay Yar Cha Htar Ye
    lAgfniQOkpo
    bAmwwo@Agadez
    _TeynrNMorampudi
    mKaphxQMae Ramat
    qLut|iQShwenatha
    d@s{grNHukumpeta
    wG{km~LRatnagiri
    wT_hagNKodār
    nByeztNSuryaraopeta
    kPofcrNRajamahendravaram
    dGwtg`RSukhothai
    bAufziQKone Ta La Paung
    dPiwqsMJevargi
    nBi|ciIŞalālah
    rBkwyqNKovvūr
    `Beav_RBan Na
    xC_x|o@Alaghsas
    z_@z{emQSan Antonio de la Cal
    d@zqlmQSanta Cruz Xoxocotlán
    eVusifMTāsgaon
    ~AyzbrNKatheru
    qO_yv{QBan Tak
    eCirvfQNyaungdon
    |OuehdMUrun-Islāmpur
    vDoe|tMWādi
    bC~k|sAAleg
    |BezxbNNalgonda
    kFmaqtNSāmalkot
    }I~tjmQOaxaca
    ks@wsitNPeddāpuram
    t@xhnhAGuerou
    `@ebi|MFarrukhnagar
    o\ihkaVBontoc
    ~W_kpiQSan Chaung
    d@oahjQHlegu
    uQjvtmQSanta María Atzompa
    dGuwbdGḐamad
    nW_|~jNNadim Tiruvuru
    vMg_`uNPithāpuram
    uE{|heVRoxas
    iEpwmxJSaint John’s
    dG_dnuMChītāpur
    hUq`stMShāhābād
    w]yz}dNSuriāpet
    yEyynsRBan Phan Don
    eQwn}fVIlagan
    _BqgdcGŞabyā
    a\~ks~OSan Ignacio
    kFigtzRSakon Nakhon
    nCcexcNNakrekal
    g_@~}prPYajalón
    {LwnqnMIndi
    {BkuvvMSedam
    nh@a_vbCFada
    _XcbaqMAfzalpur
    cLg}fpRNong Bua Lamphu
    dGry~cRAtoyac de Álvarez
    gIsjklNSādpalli
    t]njeeRTécpan de Galeana
    yuAg`iqNPolavaram
    L_adhNKhammam
    qAcwnxMTandur
    vBevqlNSathupalli
    yEuas}MShamshabad
    dR_vp`NChautāpal
    WqhqrNGokavaram
    fKkmvcMMalkapur
    XqyhhNKhanapuram Haveli
    |Kogs|MSrīrāmnagar
    aBoa`uRBan Nong Wua So
    uB~desQHeroica Ciudad de Tlaxiaco
    kAe_r~MYamjāl
    nK_e}eMVite
    lUmghfGFayfā’
    lZmswcMKarād
    fEejmlQThanatpin
    pGoypwRWarichaphum
    oTctclRWang Saphung
    b@ql`dQKyonpyaw
    p@kzgmRErawan
    zOkwunRNa Klang
    iCgoboQKyaikto
    dQiwuhQTaikkyi
    }Ccli`RSawankhalok
    tNk~h~MMeerpet
    ma@q_h~MJilādiguda
    `Im_{kQBago
    }@yi~sMKalaburagi
    bFqunzMVikārābād
    ~\ygn~MLal Bahadur Nagar
    ob@}gyvNTuni
    mWgwg~MGaddi Annaram
    `Bsr}vNPayakaraopeta
    tq@goz}MHyderabad
    y_@mut~MPīrzādagūda
    `PupfaMKoynanagar
    uLog{iSQuán Hàu
    jCmqn~MUppal Kalan
    fGsefcVTabuk
    zDwvy~RThakhèk
    u@_qo~RNakhon Phanom
    eNyjjrRUdon Thani
    uHuns~MBodupāl
    tTgr_qRKut Chap
    sEubffVCabagan
    z@axa~MRāniganj
    ra@eh}iMSāngola
    kCkxbrNRampachodavaram
    bKqbehNDornakal
    qHqdh~MMalkajgiri
    kH{{f_NGhatkesar
    rk@czowMChincholi
    xJctwiSĐồng Hới
    `B{|y{MSingāpur
    sHnd_mPTenosique
    wA}ekdVTabuk
    xCqpmvRSawang Daen Din
    jDgnamQWaw
    nFg|ffQZalun
    `P_er}MKukatpally
    wJ_~v~MNāgāvaram
    }Dys{kRLoei
    dGgj||MSerilingampalle
    L{tilGNajrān
    mC{|{nQKyauktaga
    cNvaiyOBelize City
    zCszz}MQuthbullapur
    _Imjk~MSecunderabad
    lDjd|nAMagṭa‘ Laḥjar
    yHxalpPPalenque
    vAczo~MJawaharnagar
    l@qwnkMMangalvedha
    sEkvy|MRāmachandrapuran
    }Gejn`NBhongīr
    sCsi{_RSi Satchanalai
    `Si~}jNChunchupally
    vAal`}MAmīnpur
    oBe_cpMAkalkot
    aXc`u|MPatancheru
    Dmht_MChiplūn
    lLz{aiRPetatlán
    lCekh}MBāspalli
    mQgw`~MKompalli
    \|btxQTlapa de Comonfort
    w@`tuxABoutilimitt
    bIibvxNElamanchili
    fEet`kNKottagūdem
    yBvyh~QChilpancingo
    uJf{hvPTeapa
    Coke}MBolārum
    rXkxirMAland
    rHltt}QTixtla de Guerrero
    cVkax}UVigan
    gTeclkNPalwancha
    eEaieeNTorūr
    uAanfiSHoàn Lão
    c@iox}UBantay
    eL_sy`NYadagirigutta
    iDcxfiNYellandu
    qC{b{cMRahimatpur
    ~Cwsg`QGwa
    fJ}khgNMahbūbābād
    iDidjnEAd-Damir
    Rx{h|QChilapa de Álvarez
    jGyuqkNPāloncha
    hS{bi_VBangued
    gMwcq|QThoen
    _Hy~|eVTuguegarao
    {I}bxzMSadasivpet
    gPyhr{MSangāreddi
    oAys|aRUttaradit
    ~Kuk_~MMedchal
    bKi~mgMMhaswad
    x]vkyjRIxtapa-Zihuatanejo
    wQq}reQHinthada
    oIwwveVSolana
    vByrsgQTharyarwady
    e@h|m~QZumpango del Río
    wf@yffwNNarsīpatnam
    hCmrulNBhadrāchalam
    pDy{zbMKodoli
    `CgginMSholapur
    YqsvbMGodoli
    iVsaxjMPandharpur
    tAaiyzNVisakhapatnam
    `CmutxMZahirābād
    bMiyrbMSatara
    {Ok|qlNSarapāka
    DuuryNAnakapalle
    zQibhvMChitaguppa
    bDi{fuRBan Dung
    NwzscMKoregaon
    tAeg|zNGajuwaka
    xE{}lnEAtbara
    fs@yi~~LKhed
    iUgmbbNJangaon
    tCr{djKSaint Croix
    lPkuo{NRasapūdipalem
    mVtbboPEmiliano Zapata
    ng@ezphSBa Đồn
    lE_dlnGAl Mash‘ilīyah
    pJ_qu}LDāpoli
    |Bd`dtPMacuspana
    w]e{unRNam Som
    e@movuMHomnābād
    nKp}_vPRío de Teapa
    rJqa|zNVepagunta
    sXgilgQLetpandan
    sCiuvqMMoram
    uTmy_mQDaik-u
    `g@fqxsQCiudad de Huajuapan de León
    tKgondQIngabu
    iGamp{MAndol
    pEkxqpMNaldurg
    `e@kheyNChodavaram
    eRj`_yPHuimanguillo
    aAutn{MJogipet
    tGuntrMUmarga
    n]ewf_NGajwel
    zDulbqRTha Bo
    }GtzevPPlayas del Rosario
    fRhbqwPReforma
    do@wfttMBasavakalyan
    qKoxarRNong Khai
    qc@efj|NBhīmunipatnam
    _Fsr{hMAklūj
    mSk`ggMNāteputa
    j[gubxMBidar
    vJzei}PLas Choapas
    dLzy{wOSan Pedro
    gOwfhnQShwegyin
    cMwhrsBFaya-Largeau
    wEu}rfNNarsampet
    `A}vnyRSeka
    kD}milNManuguru
    `b@bjsuMOld Harbour
    bYrzhbQAcayucan
    hHcw~aMWai
    vAmbjmQNyaunglebin
    |Z|uwnRCiudad Lázaro Cárdenas
    eEd}mvMMay Pen
    wAfyaaQJáltipan de Morelos
    |B_afqRVientiane
    rLd~gtMPortmore
    uf@amtaRDen Chai
    h@bzorKGuayama
    sEnegvPVillahermosa
    aNzvutMSpanish Town
    EqmheMPhaltan
    uMje}nRLa Orilla
    vBzvusMKingston
    rEjqr`QCosoleacaque
    vAyrvdNWarangal
    Jrcc`QMinatitlán
    {Bll|xPCárdenas
    {Moav_QKyeintali
    gC|ussMNew Kingston
    x@emhoMTuljāpur
    bFznsuKPonce
    xEnzvsMHalf Way Tree
    xSd|ynRLas Guacamayas
    tFuhlnEBerber
    mRbbafQIsla
    hPuvttRPhon Charoen
    oAg_uyMNārāyankher
    rAzr_wKYauco
    `P}txcMLonand
    ~BrbaxMMandeville
    sDohfvMBhālki
    vD{ht|MMedak
    |@_zs|LSrīvardhan
    uU{_q|LShrivardhan
    }Eqyz~UBatac City
    ~TokxgSKỳ Anh
    yHjztwPCunduacán
    oPf~e_QNanchital de Lázaro Cárdenas del Río
    n^nop{OOrange Walk
    pEeeb_MMahād
    wFrxo`BNouakchott
    xFlnuiQTuxtepec
    eA_fgfGSarāt ‘Abīdah
    vL}rhkMKurduvādi
    jP~vq`BTevragh Zeina
    w@vtk`BKsar
    tOsbg`NSiddipet
    zGhtehQLoma Bonita
    i@rte`BDar Naim
    ~Jn`zrKCayey
    qIia}hMIndāpur
    qC}wmsMNilanga
    Pwhb|NVizianagaram
    f}@dgduMLinstead
    aF|vr}PAgua Dulce
    gTmxebRPhrae
    oG_puaMBhor
    k@jfm_QCoatzacoalcos
    ~@b|wpKHumacao
    wAbhb`QFraccionamiento Ciudad Olmeca
    uBm}dfMBārāmati
    bF`kc_QAllende
    yEmhi|NNellimarla
    j@gujfMJalochi
    sp@sw`_VSan Nicolas
    kLno_wPJalpa de Méndez
    _NajboMDharashiv
    `Kvo}uLGrand Gosier
    lPwz|fNMulugu
    bBfecaMLes Cayes
    dQcz`_VLaoag
    fIrexxKMayagüez
    nC~bmuQAcatlán de Osorio
    bRfz}pLSanta Cruz de Barahona
    iW_ylbGAbha
    _Gnk{{MSavanna-la-Mar
    ln@bbcrKCaguas
    i@uv~lMBarshi
    rBjjvyLJacmel
    yI`owiQTres Valles
    lXsg|qMAusa
    |SasowMAurād
    e@eqk{SSanya
    yVwt}mEEl Bauga
    {Bw{qkMParanda
    nD~z~wPComalcalco
    bm@xtglLBaní
    eJ{gz|NSriramnagar
    aI{exdQMyanaung
    dQydg~QLampang
    qSmfa_OSrikakulam
    mBijycGKhamis Mushait
    ?osa~LIndāpur
    mI~bh}QCiudad de Huitzuco
    gX{}`}NChīpurupalle
    `UffacRArcelia
    yCacd}MKāmāreddi
    aQjvuoKFajardo
    h\xkppQZinacatepec
    j@kasfQZigon
    vRzwhkKCharlotte Amalie
    {AqukeSHà Tĩnh
    dA{dzbMSāsvad
    xDbtp~QIguala de la Independencia
    b\da{qKTrujillo Alto
    `Ew|leVAparri
    tAvhorKGuaynabo
    jAh`meRCiudad Altamirano
    _R_wxrNMalakanagiri
    jF`fq`RTeloloapan
    _B`tugQCosamaloapan
    sGzyzpQAltepexi
    yLf`mgQCarlos A. Carrillo
    wFm}izMBānswāda
    vDtyrpQAjalpan
    iDthqqKCarolina
    rWot_`NSirsilla
    hKw_uuMUdgīr
    aD{huwRPakxan
    lH_tirMLatur
    fCf`xrKBayamón
    cGzz|wPParaiso
    fHzkbsKCandelaria
    |IneruMOcho Rios
    Ish}iMKarmāla
    ~Fmhb_OAmudālavalasa
    rK}}}_ONarasannapeta
    mBhjmjLBajos de Haina
    nDrv{jLSan Cristóbal
    aLj}ocQCatemaco
    hEt~|cLLa Romana
    oEg}geFTokār
    q@d{c{LGrangwav
    zC|_{xKAguadilla
    ?vvytKManatí
    xBalmfNBhupalpally
    zFpnv{LTigwav
    yPwdh}LRoha
    cFox}aNKarīmnagar
    qAqghaMKharakvasla
    hCzuprKCataño
    rEqfrGKidal
    }A|ietKVega Baja
    _Dxhb}LMiragoâne
    kDncckQTierra Blanca
    Az}dxLKenscoff
    `B|icdQSan Andrés Tuxtla
    f@iwr}NRāzām
    uAva}rKLevittown
    D~vxgLBoca Chica
    q@txbuKBarceloneta
    dAabsdSNghèn
    gEblvnLAzua
    fA~y_fLSan Pedro de Macorís
    tCve|iLBella Vista
    pJibxlMBhoom
    aOl|mqQTehuacán
    |AmcffMDaund
    G{ak`NVemalwāda
    t@vktdQSantiago Tuxtla
    x@vgnrKSan Juan
    iAt`riLCiudad Nueva
    xKtoqzMMontego Bay
    eA~yqiLSanto Domingo
    z@hlevKArecibo
    tZ{lrkQPyu
    sCbfqiLVilla Francisca
    v@~isiLVilla Consuelo
    qDhbiiLSanto Domingo Este
    tMj_|rLNeiba
    zD}n|eQPaungde
    `Y~zfjLSanto Domingo Oeste
    ?hzyiLCristo Rey
    uFzxvyQAxochiapan
    lHryivLFond Parisien
    rP|eizLLéogâne
    kC~eexLPétionville
    pFbtzyMBarrett Town
    `FgazzNSālūr
    pFxz}yOChetumal
    ?}zwaMPune
    sS_b{zQPa Sang
    sFwwddSHồng Lĩnh
    {C}iwaMShivaji Nagar
    {H~r{xLCarrefour
    uVlktyLGressier
    jFbxmtPFrontera
    VptoxLPort-au-Prince
    `CfdhxLDelmas
    nEf{imLSan José de Ocoa
    oC}vnxMDeglur
    jDoukaEKuraymah
    mM~g}~QTaxco de Alarcón
    oAzgsfLQuisqueya
    lRib}bVSanchez-Mira
    zB}bbxRBorikhan
    _AifwaMKhadki
    w^ibx{NBobbili
    kCs__oMKallam
    jD`uywLCroix-des-Bouquets
    xJqkh{QLamphun
    _C|eo`LPunta Cana
    o@yxpbMVagholi
    iv@nhziQLa Isla
    |Cnw}wQIzúcar de Matamoros
    xE_pe~NPālkonda
    cEsfcaOTekkali
    `I~uzhPEscárcega
    qMcymcNPeddapalli
    rBz`e}QPuente de Ixtla
    ?vcj|QJojutla
    \zojbLSalvaleón de Higüey
    Yms|fMShrīgonda
    sImxmaMPimpri-Chinchwad
    hLolnaMPimpri
    uHf`zfRHuetamo de Núñez
    aFgqrzQSan Pa Tong
    kB~d_fQLerdo de Tejada
    lN~xf|QTlaquiltenango
    {Eew}nNKirandul
    zJotp|SBaocheng
    `Pit_cMKoregaon
    R|onoPCiudad del Carmen
    |Eupx{LAlībāg
    zDd|jcMJérémie
    ?_pcdSBến Thủy
    vAiqfeNManthani
    qE|y_wLThomazeau
    oBh_l|QZacatepec
    fK_umdSNghi Xuân
    wKiakzMBodhan
    jMu_}cSYên Vinh
    fNott{MNizāmābād
    nClghkLVilla Altagracia
    g@_`bdSVinh
    bLwi`bMAlandi
    fMqu_aMDehu Road
    kE`}v|QXoxocotla
    Syw_oNBacheli
    kGeewzQHang Dong
    ih@hxj|QSanta Rosa Treinta
    tQeyqtMAhmadpur
    Mu|ewMMukher
    wU{zgoMKaij
    cm@grpxNSunabeda
    wModfqMAmbājogāi
    }Dqwt`MTalegaon Dābhāde
    P}stjMJāmkhed
    nD_mal@Arlit
    g@eqc}LPen
    oVah~{QSan Kamphaeng
    `Phs_hLBayaguana
    sF}``_MLonavla
    `FogadNRamagundam
    Zwqg_MMaval
    oKyofbOKāsībugga
    cC}myaMChākan
    hLljkdLSanta Cruz de El Seibo
    zAtoueLHato Mayor del Rey
    {LrpqyLArcahaie
    {BhnngQAlvarado
    qBgjebOPalāsa
    iJ_yg`OParalakhemundi
    bC~lstRCoalcomán de Vázquez Pallares
    iIp}s|QXochitepec
    tCc~i{SWuzhishan
    tCukbfRNan
    Mqae|NPārvatipuram
    iDyjt~LKhopoli
    {Mg}c{QChiang Mai
    uFclw|MĀmūr
    fB}jglNBījāpur
    uAykt`NJagtiāl
    iMskv`TWanning
    xCk~|cNRāmgundam
    kPbkvqLSan Juan de la Maguana
    DzecpQCiudad Mendoza
    fB|v|hLMonte Plata
    wHhhzzQCuautla
    jCokywNKoraput
    |WsxcdQPyay
    TqbpoMDhārūr
    hCcll_NKoratla
    _AutfdNSingānuram
    }Oei}dMSirūr
    Old`pQNogales
    cG~w~oQRío Blanco
    u^kjy_FSinkat
    N|~j|QEmiliano Zapata
    oHlbk_RIxtapan de la Sal
    oEiz~cNNāspur
    rCeq{~MMetpalle
    lIuqbrMParli Vaijnāth
    iChwsoQOrizaba
    z@p}r|QTemixco
    mBhnloQIxtaczoquitlán
    rBana{PManaung
    aC{ke~PTaungup
    Tog~vNJeypore
    tCoa`fNChinnūr
    _Jqpg|LChanaje
    wO_r`bMRājgurunagar
    aE`so|QTres de Mayo
    tE}kxcNMancherial
    jFnaosLLas Matas de Farfán
    B}rcvMKandahār
    tNg}d|LUran
    eIbti|QJiutepec
    p@t`t{QYautepec
    pCfqlzQYecapixtla
    ?etxaSKim Liên
    R~posQTecamachalco
    cA|wqnQCórdoba
    wTw}czMDharmābād
    z^p~|rQPalmarito Tochapan
    sItahbRTejupilco de Hidalgo
    jI~h`oQFortín de las Flores
    HxxxwQAtlixco
    gBdkxnLConstanza
    vCc_p~LKarjat
    _P`o_yRTecomán
    `Layu_SThái Hòa
    ~H_jhpRVang Vieng
    cGd_t|QCuernavaca
    {F_~}cNSaknepalli
    gBqj|~FBariq
    mX`opyRCiudad de Armería
    uJldwlLBonao
    hC_xqkQTaungoo
    _CalgcOSompeta
    `AastuMLoha
    Mdo~hLSabana Grande de Boyá
    cLth}sQLos Reyes de Juárez
    {K_ay_FJubayt
    wc@eladNMandamarri
    uDv`ptQTepeaca
    qGccmsMGangākher
    qTcapcSDiễn Thành
    _PtjysQAcatzingo
    sSdowqQCiudad Serdán
    Uiif}LPanvel
    j@cdkmMBeed
    gLbxyxLDésarmes
    ba@saibMManchar
    t~@bacnRNueva Italia de Ruiz
    Aoun~LNeral
    vBciwqMSonpet
    vA}v_gMĀrangaon
    yDbvyvQSan Bernardino Tlaxcalancingo
    mX{{s|LNavi Mumbai
    Gv|~yQOzumba de Alzate
    oC_cl}SYinggen
    dK`zzuQCasa Blanca
    vEcmkbMKalamb
    mDflluQAmozoc de Mota
    fDdblvQPuebla
    hE_p~|LKharghar
    Tuwv{LDhārāvi
    q@pnhyLVerrettes
    }Ajh}vQSan Andrés Cholula
    pFvkdkLCotuí
    _Eg~ddNBellampalli
    |X~{~vQCholula
    dZxmioQCoscomatepec de Bravo
    Gi{y{LMumbai
    mAjwwvQSantiago Momoxpan
    fT}{o~NGunupur
    Zrl~tQTepatlaxco de Hidalgo
    dAexrsNJagdalpur
    wUnrvoRApatzingán
    bCl~xvQCuautlancingo
    mMejdgMAhilyanagar
    cFmqd}MNirmal
    gFpguvQSanctorum
    mCngozQJuchitepec
    oEiwfvSBasuo
    rDfcz~QTenango de Arista
    oCslzbFSuakin
    aPzjvzLSaint-Marc
    Q|hztQAcajete
    bC_fzzMBhaisa
    kBan{cOIchchāpuram
    vFme~{LPowai
    j@tacnLJarabacoa
    Kjiz{RManzanillo
    kLv~cvQVilla Vicente Guerrero
    dGpiyyQAmecameca
    l\ls}rQSan Salvador El Seco
    |VryovLHinche
    eDodnuNKotapārh
    bHqqa`GAn Nimas
    hIn~ynQHuatusco
    {Eqap|LAiroli
    `L_wcpMMajalgaon
    Bqtd~LBadlapur
    tBaq`kQYedashe
    W_i`xMMudkhed
    jFnjswQHuejotzingo
    bCqq{vMNanded
    zE{}haRDok Kham Tai
    hB~ggjQValente Diaz
    aOhmkvQPapalotla
    nGgzb|NRāyagada
    rCanyiMPāthardi
    oXb|xiQVeracruz
    cAqo_yDDongola
    FkacuMPūrna
    oCftx}QXalatlaco
    qI`iu{QSan Pablo Oztotepec
    hA~hvrRTepalcatepec
    }Muqr`RPhayao
    o@xmk{QMilpa Alta
    fBp|a~QCapulhuac de Mirafuentes
    rCv{cbRValle de Bravo
    jEeui|LThāne
    gHujq}LAmbarnath
    gG`tb|QSan Miguel Topilejo
    Xl}xdRTuzantla
    mO_w{aMJunnar
    Nn`xkRArio de Rosales
    `CfjwyQSan Rafael
    gI|fnwQSanta Ana Xalmimilulco
    gHfmrvQZacatelco
    sAyaa}LDombivali
    ?obn}LUlhasnagar
    nBjrd{QSan Antonio Tecómitl
    zCcz`yMBhokar
    aBxqnmLLa Vega
    iDbnn|QSan Miguel Ajusco
    zNt}i_RSantiago Tlacotepec
    eEnhxzQSan Mateo Huitzilzingo
    oEsuyvNNowrangapur
    hAttf{QSan Juan Ixtayopan
    tHolu{LBorivli
    mBt_gjRTacámbaro de Codallos
    u@~ze}RCihuatlán
    mQa`faTQionghai
    rAt{hvQTeolocholco
    d@chk}LKalyān
    fBjk_xRColima
    rB{ks}LMharal Bk
    lAaea|NChandili
    z@uws|LKalher
    vAjurwQMoyotzingo
    |Dynf{LGorai
    jKa~|~LMurbād
    Urpa_RSan Jorge Pueblo Nuevo
    o@fd{{QXochimilco
    ~KgpoqMPāthri
    u@|m|~QMetepec
    }Atiz~QSan Salvador Tizatlalli
    qC|}rzQChalco
    BthryLDessalines
    bE}|imMGevrai
    }IbhdxRCiudad de Villa de Álvarez
    `@h{__RSan Francisco Cuaxusco
    Azzn~QSan Mateo Atenco
    @ssfdSHoàng Mai
    `BqhqsMParbhani
    pD~i}zQXico
    ~Atj`~QOcoyoacac
    pG`t}_RSan Antonio Acahualco
    yE|`fzQSan Martín Cuautlalpan
    tSrvz~QSan Jerónimo
    Gp|ivQLa Magdalena Tlaltelulco
    lCbhv_RZinacantepec
    BxiywQSan Martin Texmelucan de Labastida
    dFvltoNGeorge Town
    \t|g{QTláhuac
    `Bvof_RToluca
    ~Atzj~QLerma de Villada
    }Gj`_xQSan Rafael Tlanalapan
    jCl_hzQSan Jerónimo Cuatro Vientos
    fAhgxkLSan Francisco de Macorís
    `Bd{|_RSan Francisco Tlalcilalcalpan
    f@zqf|QTlalpan
    }Nqh||LBhiwandi
    mBm{{qMManwath
    Wevs{LBhayandar
    |AbelzQSan Buenaventura
    rK|uz~QSanta María Totoltepec
    GhhhvQSanta Ana Chiautempan
    ~Lxsv~QSan Pedro Totoltepec
    j@sbpdOBrahmapur
    kHn_utQHuamantla
    hBv`pzQIxtapaluca
    qDin||LKhoni
    j@jervQTlaxcala
    jH_k}cQThayetmyo
    }Sag{dSNghi Sơn
    }Bcy|uMBasmat
    @asqdOLochapada
    z@~bdvQContla
    eA`zf}QSan Lorenzo Acopilco
    |Cyu_dNKagaznāgār
    t@zdp|QMagdalena Contreras
    |@px|~QSan Mateo Otzacatipan
    zT~g}zQSan Isidro
    lG~gvhPChampotón
    wB~~a{QEmiliano Zapata
    nBrpz~QSan José Guadalupe Otzacatipan
    {AbtkzQSan Francisco Acuautla
    iBzof|QCoyoacán
    zY~as{QIztapalapa
    l@mjueOChhatrapur
    _Avhg_RSan Pablo Autopan
    tE}d|bNAsifābād
    Opsn|QÁlvaro Obregón
    Xli`_RSan Andrés Cuexcontitlán
    |Anik}QHuixquilucan
    sJtmb{QLos Reyes Acaquilpan
    xLo}x_NUtnūr
    KldekQJosé Cardel
    [oucdQMyaydo
    cAl`}zQMagdalena Atlicpac
    M`w_}QDelegación Cuajimalpa de Morelos
    cD~znxLSaint-Michel de l'Atalaye
    yDnne|QBenito Juárez
    eFfm`}QJesús del Monte
    iGljxlLSalcedo
    `Jhta|QColonia Nativitas
    mA``xoNWest Bay
    zBfaiiLNagua
    bHvqf|QColonia del Valle
    iMe`sfMRāhuri
    {EtbmmLMoca
    nFb`z{QIztacalco
    wHjve|QBenito Juarez
    |Etyi{QCiudad Nezahualcoyotl
    cMlan~QXonacatlán
    jIycd~LVasind
    mD_ps{SNanfeng
    zHjt_vQApizaco
    wIbh|mRUruapan
    IrxszQChicoloapan
    sMzf}zQSanta María Chimalhuacán
    Vd|aoQXico
    fR{v~yPKyaukpyu
    u@zz_|QMexico City
    dN|ym|QPolanco
    nAn`n|QMiguel Hidalgo
    uFlzocRHeróica Zitácuaro
    {EjktwLSaint-Raphaël
    fIhxwuQTetla
    |Cdm{{QVenustiano Carranza
    pCfnc|QCuauhtémoc
    xF~btzLGonaïves
    Vak{ySYaxing
    aDcsytRMuang Phônsavan
    z@ranzQSan Miguel Coatlinchán
    d@xxmnLSantiago de los Caballeros
    `EfxxnQCoatepec
    zGqypqMSelu
    nA_~k{LVirār
    ePo`i|SLanyang
    pL`qfsQLibres
    rX}imfMDeolali
    pB{vbkMPaithan
    jIvmlrLSan Ignacio de Sabaneta
    Mtvu|QNaucalpan de Juárez
    zHqvfdOHinjilicut
    sJ~e~mLTamboril
    _Dbgk|QAzcapotzalco
    iMth_|QColonia Lindavista
    kFdq|{QGustavo Adolfo Madero
    _Dmu~xMHadgāon
    r^{k~wSHaitou
    kJuwtzSDacheng
    jGhapzQTexcoco de Mora
    }BdudkRPátzcuaro
    _UccbeOPurushottampur
    Gj~apRPeribán de Ramos
    eBmcy{SNada
    xT}sc|SHeqing
    dHh{onQXalapa de Enríquez
    b@nmnzQTulantongo
    mYbbm|QTlalnepantla
    eXhottLDajabón
    `B~lypLMao
    yFmdhcTWenchang
    Kt`wzQSan Salvador Atenco
    `Kdr}uRTuxpan
    mFtay|QCiudad López Mateos
    qCvdszQChiconcuac
    eHtsopQPerote
    _Ce|_}RBản Na Hỷ
    Pz|qoLVilla Bisonó
    uKcm}cMSangamner
    q\i_c_GSabt Alalayah
    S`jkxOFelipe Carrillo Puerto
    mKkuidOKavisuryanagar
    `IpfgpLEsperanza
    `KhimpRLos Reyes de Salgado
    Lv{rxQCalpulalpan
    Y|`tnQBanderilla
    }D__mqNKondagaon
    gEvouzQTezoyuca
    aSiydpMPartūr
    zE{qdyMUmarkhed
    eDw|ycMGhulewadi
    uD~wr{QEcatepec de Morelos
    tI~_h|QBuenavista
    xG{cvcOĀsika
    gAg_asMJintūr
    rBspqmMAmbad
    uAnozzQTepexpan
    {Fbuc|QAmpliación San Mateo
    iBwycbFPort Sudan
    gMemtfMShrirampur
    cJ{dh|MKinwat
    _EnvevRZapotiltic
    mD`y{{QCoacalco
    fIh_b|QFuentes del Valle
    cJknriQLewe
    [ttdvLTerrier Rouge
    zIi`gySPaipu
    cEnzb}QNicolás Romero
    HshmzSGuangcun
    iEzbq|QCuautitlán Izcalli
    yBsmm_MKasāra
    pCdvg|QTultitlán de Mariano Escobedo
    eBxdzmRParacho de Verduzco
    mQuvm}LVāda
    s@yke~MDasnapur
    _F}y`zSWangwu
    iJxi_|QSantiago Teyahualco
    pEpkt{QAlborada Jaltenco
    nIi|vtNUmarkot
    `Chmy{QSan Pablo de las Salinas
    Htr|nLRío Grande
    qBsth~MKyathampalle
    nGhaj|QCuautitlán
    vCk`j~MĀdilābād
    vDy{zvMKalamnūri
    {K}gipQLoikaw
    oEfheuRTamazula de Gordiano
    Un{h{QOjo de Agua
    [l_y|QHuilango
    {Lj}_|QTultepec
    fDzra{QSan Martín Azcatepec
    aHzsvdRCiudad Hidalgo
    NdwkzQTeotihuacán de Arista
    }KqftdOPolasara
    gCgu~_MIgatpuri
    jD}~b{LPālghar
    XinyhMGangāpur
    gJtqqhRMorelia
    kBhfc|QMelchor Ocampo
    bF|wnvRCiudad Guzmán
    }D~g|xLLenbe
    hGsca{SDongcheng
    cGzt{wQApan
    bAqsrySBaimajing
    |A|z`{QTecámac
    Q`w`{QTecámac de Felipe Villanueva
    kCs{dzSXinzhou
    Q{zyuMHingoli
    pDiok`MGhoti Budrukh
    VyareMRahata
    aCi`{nNNārāinpur
    aIltr|QTepotzotlán
    yVe`m~SJinjiang
    pB`drq\Hilo
    uIe{bgOBālugān
    ?_rjeSSầm Sơn
    nB}efbNChāndur
    Ot{{mLMonte Llano
    }IkoejQPyinmana
    `JjsxvAAkjoujt
    pBwlkzSZhonghe
    rC`ij|QTeoloyucan
    lAwiviQNay Pyi Taw
    }k@letwLCap-Haïtien
    oCifibOSorada
    uGf}~zQSanta María Ajoloapan
    |FbeppQAltotonga
    BsjqeMShirdi
    `NbvlrQZaragoza
    {Afa_|RAutlán de Navarro
    hJ|dc{QReyes Acozac
    F|zsxQCiudad Sahagun
    dD|op|QCoyotepec
    fDqyyfOBānapur
    y@u{kcNRājūra
    uUagb{LKhaira
    fDbqoxQTepeapulco
    cBw`rySSandu
    sKnimnLPuerto Plata
    Z}}_lMPīpri
    eDmv_}PAnn
    ~AotcjMWaluj Buzurg
    e@rjz{QZumpango
    zC{tyjOPuri
    }Avyq`RAtlacomulco de Fabela
    pAuppdSThanh Hóa
    iJ{ca{LBoisar
    nHrva{REl Grullo
    yAuokzSMutang
    r@wuodOBuguda
    pKzhc|QSan Juan Zitlaltepec
    {HzfhlRZacapu
    nEnrfqQTeziutlan
    _H}~{zLPasthal
    ft@lgb{QTizayuca
    pCdyiuQChignahuapan
    nEv`ngPCampeche
    \wpdnMJālna
    lE_pejMWadgaon Kolhati
    `BskajMRanjangaon S
    _Bhot|QSanta Teresa
    DszsbMSinnar
    ~DcfhcNBallarpur
    fBvjhtLSan Fernando de Monte Cristi
    {[}j{ySEman
    |Esss|FBaljurashi
    p@q_eyNJūnāgarh
    KtykfRZinapécuaro de Figueroa
    xVwraoQPèkon
    eT~dzzQDon Antonio
    dDqkpjMAurangabad Cantonment
    sCchzjMAurangabad
    aNibqeMKopargaon
    dCpoiwRSayula
    wHxiynRTangancícuaro de Arista
    pIa}nlOKonārka
    hD~p`dRMaravatío de Ocampo
    kCctnnRLuang Prabang
    sb@c`jbSThị Trấn Lam Sơn
    Jtaj}QTepeji del Río de Ocampo
    gAnz|vMPilón
    cDqprzNBhawānipatna
    lCcpi`RChiang Rai
    Nygn|SLingao
    fAnec|QTequixquiac
    pAdfrmRPurépero de Echáiz
    xF{_oxMPusad
    uj@{ebgMVaijāpur
    n@q|fcOBhanjanagar
    pGrkcnQMisantla
    tIhgp{LTi Port-de-Paix
    xEx`|tQZacatlán
    cGopzaNGhugus
    mDxto{LPort-de-Paix
    cLaxsaMDeolāli
    _Tej~bNChānda
    ~GylsoMSindkhed Raja
    eGxploRJacona de Plancarte
    bShripQTlapacoyan
    }N}txzLDāhānu
    |Z}stsMRisod
    |UrxhoRZamora de Hidalgo
    `C{k`rMLonar
    _Sde}qRJiquilpan de Juárez
    iPohkaMNashik
    fIoi`cGQal‘at Bīshah
    R}ud`TXiuying
    rMay_cNDurgāpur
    mBeedfQTaungdwingyi
    Ty_}iMKhuldābād
    r@gjxeSNga Sơn
    mConp`TQiongshan
    gL}cb|FAl Bahah
    tMuaboMDeūlgaon Rāja
    ~Igal~MPāndharkawada
    rDt|wmMSantiago de Cuba
    `]bvweRAcámbaro
    lDu`o`THaikou
    gCle`wQCuautepec de Hinojosa
    |@taiwQSantiago Tulantepec
    wMyq{vMAnshing
    uC_vseMYeola
    _JrloxMNiquero
    xPxbj}QTula de Allende
    yIap{`NWani
    OznjoQVilla Independencia
    pDnx|qRSahuayo de Morelos
    w@gv|kONimāparha
    tSruoyQLa Providencia Siglo XXI
    yPcdieNMūl
    ~AzdloQMartínez de la Torre
    sUwybeSBỉm Sơn
    dP~njwQTulancingo
    kOngrjRPuruándiro
    qQ_bfbMOzar
    xOc`{aNBhadravati
    sIkkjyMDigras
    iWg`xuMWāshīm
    dFu}zjOPipili
    sI`zryQPachuca de Soto
    p[zwv}OPeto
    oGsjkfONayāgarh
    pCnyrhRMoroleón
    nb@dnphRUriangato
    Tiq~|MGhātanji
    [reswMMedia Luna
    z@s{bdMLāsalgaon
    mDhh`jMGuantánamo
    sDue_vPSittwe
    r@omm`RMae Chan
    `CotxtFAl Līth
    wC{nlbQMagway
    }AqwirMMehkar
    zTasg{LSolsumba
    aFkvbjOJatani
    iTtbstMBartolomé Masó
    nUdjnuQHuauchinango
    mM}tnfOBālugaon
    |EumabQMinbu
    As_igNGarhchiroli
    nEy|piOKhordha
    }Nyx|zNKesinga
    b@jo}mMSan Luis
    _Jeim{LSanjan
    hPu``{LUmargām
    wFspc_OBaliguda
    iPro}_PTecax
    jPrighRYuriria
    iAzsynMPalma Soriano
    WhtytOTulum
    yL~ovfRSalvatierra
    s^hncwRZacoalco de Torres
    aGifeaNWarora
    qCfvp|QMixquiahuala de Juarez
    pFxstvMCampechuela
    uj@q|bdRBan Houakhoua
    BxwqcMMaisí
    _Gv_l|QProgreso de Alvaro Obregon
    tKuqieMManmād
    kFoh}lOJagatsinghapur
    c@r`drMGuisa
    mAsjriMKannad
    |ByczeSNinh Bình
    TiymmMBhokardan
    jb@p}{zQActopan
    gFqjkpNKānker
    o@ql{jOBhubaneswar
    pBmle|LNaroli
    Ccqh}FAl ‘Aqīq
    [qdp|LSilvassa
    ^tvttMYara
    {D|_|tQXicotepec de Juárez
    wUeat|LĀmli
    hFv~gvRJocotepec
    vGiqs{LSarigam INA
    ?wdcxNKharhiāl
    sBauozNTitlāgarh
    ZjvzpRLa Barca
    aGdfytRChapala
    hFvl{qRJamay
    tKdrjpMContramaestre
    bLg}vlMSillod
    xJy`tfMNāndgaon
    u@`nw`POxkutzkab
    zGq}tyMDārwha
    iJcy`wMMangrūl Pīr
    eGcvroOParādīp Garh
    gj@e{k_TXucheng
    b@e|cdMChāndor
    pG~cy|REl Salto
    lRt~goRYurécuaro
    xCtgumRLa Piedad de Cabadas
    dCnjuuMManzanillo
    pLqxb|LChanod
    _CbfueMBaracoa
    nE{z{aRBan Khoan
    e@{ampMChikhli
    eA~|frROcotlán
    yZcjc|LVapi INA
    ~NlwtxRCocula
    uCduzhMRío Guayabal de Yateras
    kDppnqMJiguaní
    kHmny{MUmarsera
    c@yf~{LVapi
    ]dbzgRJaral del Progreso
    bD~gxrMBayamo
    |Esjw{MVadgaon
    `E{he|LChhiri
    aCq~_iOBānki
    dLuwv{LKhali Kachigam
    sPhpiaRSan Juan del Río
    uAe_s{MLohāra
    dD|zrhRValle de Santiago
    oDad{{MYavatmāl
    fPhhnaPTicul
    u`@e`z{LDabhel
    }Mgap{LDaman
    ?gap{LNani Daman
    pEgh`zRXam Nua
    um@d~zkRPénjamo
    v@ebxiQYamethin
    cDaar`RMae Sai
    c@aw`gSNam Định
    qf@zw_qQPapantla de Olarte
    ~Ae~r`RTachilek
    yFcp`hSThái Bình
    ^dbujRAbasolo
    xQxqceRApaseo el Alto
    tCwpzhMChalisgaon
    }G_}duGAs Sulayyil
    YyxqtMPātūr
    sKmhdkOCuttack
    F_p`bQYenangyaung
    lEskbyNKantābānji
    gUzkkvRTlajomulco de Zúñiga
    cL`iq|QIxmiquilpan
    cGmhbaOPhulbāni
    kDqn}wMKāranja
    [~lfgRCortazar
    mKlw{qQCoatzintla
    oGoggzMNer
    vGjvevRLomas del Sur
    sW~~sqOCozumel
    _CejnnOKendrāparha
    _Uqef|LPārdi
    hHpmbuRSan José del Castillo
    dEfzlgRVillagrán
    yLno~uRHacienda Santa Fe
    n@|swtREl Salto
    UxbsnAAtar
    {BipsiOĀthagarh
    uDlfifRCelaya
    dA|au`RTequisquiapan
    jTqx~oMBuldāna
    yIr`hvRSan Sebastián el Grande
    c@r`zqQPoza Rica de Hidalgo
    yJovr}LDharampur
    _FohkkOChoudwar
    xAxj`dREl Pueblito
    cD~tkuRSan José del Quince
    hJi~leSPhủ Lý
    WdrpeRApaseo el Grande
    xErlovRSan Agustín
    Jbo`zRAmeca
    {Aske`NHinganghāt
    zAkp|eMMalegaon
    f@zxjvRSanta Anita
    mAz~wcRVenceremos
    @jctpRAtotonilco el Alto
    eD}bweMSoyāgaon
    Fli{cRSan José de los Olvera
    eMpawqMCauto Cristo
    mG`xmtMRío Cauto
    nMzeouRLas Pintitas
    jHyi{eMDyāne
    kFrdthRSalamanca
    qQrpsuRLas Pintas de Arriba
    hF}jioOPatāmundai
    yMlpfjMSagua de Tánamo
    dHy}ymNDalli Rājhara
    hFj`vcRSantiago de Querétaro
    aEkhxwPMrauk U
    `EcdgiQPyawbwe
    aHyw{cMSatānā
    zBiaplMSoygaon
    lJz`uoMSan Germán
    q_@g~c|LValsād
    }AmzlfNBramhapuri
    pQrwgaSPuerto Vallarta
    rPnkcuRTonalá
    DxnatRZapotlanejo
    uAkaagNDesāīganj
    aKdxnrOPlaya del Carmen
    nUkgklQKalaw
    uSznmuRTlaquepaque
    dF~rlgRJuventino Rosas
    ~GobhfSHưng Yên
    yEl_mnMCueto
    `Amd_~MDeoli
    oAeex{FAl ‘Aqīq
    AvxcyQZacualtipán
    hGfe}wRTala
    |MycmiODhenkānāl
    _@dymhMMoa
    dE_ksnQYawnghwe
    vA__ylQAungban
    oAzx`uRCoyula
    wMs{qsMBālāpur
    v@tdq{OChichén-Itzá
    {@qk|jMPāchora
    qDqfdjMBhadgaon
    bEp`siRIrapuato
    cDqpccSBo
    yMx`xuRGuadalajara
    q`@~liyOValladolid
    `L_ummRMuang Xay
    k[hpryRAhualulco de Mercado
    yGiuq|NBalāngīr
    cCbhtoRArandas
    fDsnvpNDhamtari
    SuvirMKhāmgaon
    ~A}ykzNPatnāgarh
    {Bcu}tMAkola
    sK_ixjSĐố Sơn
    K}ecuMUmbri
    _@_vfpLDiu
    oC|n`{MSanta Cruz del Sur
    p@vzbaSIxtapa
    vKn|~eRComonfort
    iBjz_vRZapopan
    |Ao~_}MPulgaon
    cAoiw~MBorgaon
    j@ku}mQHeho
    oMezjlSCát Bà
    cGvaraSMezcales
    i@cosnNBalod
    yEkvewMMurtajāpur
    ~JzmzpMCacocum
    zFocv~MWardha
    eA{yifSLương Bằng
    nE|uadRSanta Rosa Jáuregui
    [k`t~MSindi
    ck@pujvRNuevo México
    cAczv`MAhwa
    fBfn|aSBucerías
    jPxjgaSSan José del Valle
    uAbyzy\Kīhei
    nNkgi|LBilimora
    }a@kz|{MDattāpur
    yO_iu~MPipri
    qH_ugoQTaunggyi
    uHw~`eNPawni
    zAaicsMShegaon
    hAo_pnLKodīnar
    oI~jqvRSan Francisco Tesistán
    ~WwhxiSKiến An
    dLoiomMJāmner
    hGemp|LGandevi
    aE}n}zMChāndūr
    {Gt~erRTepatitlán de Morelos
    X}v|aSHòa Bình
    xQerqpLUna
    mPfaoxMAmancio
    hMe~d_OSonepur
    sAgmtqMNāndūra
    cJs}taOBaud
    {H_nlfOAngul
    dA{lrcQKyaukpadaung
    aE{femLSutrāpāra
    sBmfnvPKyauktaw
    _Kaw}mOJājpur
    _PcbdcNUmred
    pLy{irPTeknāf
    c@op~{LAbrama
    gRqrcjSHaiphong
    ~@ug|fONalco
    bA{tqrLJāfarābād
    tQfprjRRomita
    hIogwsPButhidaung Town
    nFgjahQMeiktila
    aIawniMParola
    r@z{wbPUmán
    o@ki{jOBhuban
    G|mwxRTequila
    }IwtapMMalkāpur
    fDbcnpMHolguín
    rExb`z\Kahului
    gEvqfz\Wailuku
    r@ohlsQNansang
    oTy_rvNKhariar Road
    p@obvaQChauk
    nAyvlcSXuân Mai
    aCq}kgMDhule
    kPr~ryRMagdalena
    sAcvnlLVerāval
    rEjsuvMJobabo
    lDbgdsQÁlamo
    uJhp{eRSan Miguel de Allende
    jCyknfSMỹ Hào
    BowsnODhamanagar
    ~K}whgMWalwadi
    xBaewjMErandol
    Eac_|LVijalpor
    tGgy}vMDaryāpur
    yX|ni~OIzamal
    QoppyMAmravati
    s@q~biOKāmākhyānagar
    cAgg}fOGhantapada
    _@zyraPKanasín
    eRkd_hSHải Dương
    xAby~fBNouadhibou
    p@ebb|LNavsari
    {Bn}`jRSilao de la Victoria
    vOi}|{LJalalpore
    ^sdfgOTālcher
    uBowolSHạ Long
    `@kth|LKabilpor
    lEkbzfODera Colliery Township
    mAbsvqQAlto Lucero
    oEeqtlOByasanagar
    oEh_pqQTúxpam de Rodríguez Cano
    dJbtdmMBanes
    @ntttMLas Tunas
    jAwxpeSEcopark
    fF{_}dSLinh Đàm
    aFeizdSThanh Liệt
    `@zo_bPMérida
    xEnfupMJobabo
    zEg|rdSHà Đông
    d@w`srNNawāpāra
    gc@uppdSDại Mỗ
    ?iq}dSBạch Mai
    {EtdqwMColombia
    fPerqdMSakri
    yIchdeSVinhomes Times City
    Uq_wdSThanh Xuân
    GstseSVinhomes Ocean Park
    hBccn|MĀrvi
    gDjieiRMarfil
    rDih~yNPadampur
    cAu}~yNPadmapur
    ?iq}dSTrung Phụng
    ?yigeSVĩnh Tuy
    UfrucRSan José Iturbide
    `FsmldSTây Mỗ
    `@k_zdSVinhomes Royal City
    Ks~elMJalgaon
    }ColkdSVinhomes Smart City
    iPazvmSCẩm Phả
    vD}}ljMDharangaon
    pBg}{dSĐống Đa
    h@gk`eSHai Bà Trưng
    jHfcqcPHunucmá
    ZuppdSPhú Đô
    ?_`|mSCẩm Phả Mines
    cBcginMVarangaon
    zAjd`iRGuanajuato
    ^ffulRSan Francisco del Rincón
    }@{xqeSTrâu Quỳ
    p@wereSGia Lâm
    rB}gaeSCửa Nam
    ^_{{dSÔ Chợ Dừa
    f@ukudSYên Hòa
    |DowwdSLáng Thượng
    kAib_eSHanoi
    oDyop~NBinika
    cAar~sMTelhāra
    bDo}`eSHoàn Kiếm
    yAkktkLChorwād
    U`_ylRPurísima de Bustos
    sAdm_pRSan Miguel el Alto
    nDqewdSCầu Giấy
    hByxsdSMai Dịch
    ?_awdSDịch Vọng
    ?eizdSLiễu Giai
    ?iq}dSYên Phụ
    ?_rjeSLong Bien
    cBqrtjSThành Phố Uông Bí
    pA~o_|RIxtlán del Río
    iCwh|dSBa Dinh
    iEqx`sLRājula
    jAeppdSCầu Diễn
    u@}|biMAmalner
    }JswpmMBhusawal
    jFwpmfSThuận Thanh
    E_bzuNBāgbahra
    iK_awdSNghĩa Đô
    aEodcrMJalgaon Jamod
    |DvhbwMGuáimaro
    _Aoq`oOBhadrak
    YmenmLTalala
    pCebdeSBồ Đề
    oFmzqiSThị Trấn Mạo Khê
    yEgrumMKandāri
    gMisldSBắc Từ Liêm
    fCe~{gSChí Linh
    cFybydSTây Hồ
    tJcuauFAsh Shafā
    rA}ywaORāmpur
    rB_dy{LKansad
    `W_q}aNHudkeshwar Buzurg
    FgnbiSThị Trấn Đông Triều
    zAytebSBa Vì
    `Kqty{LSachīn
    fEse|cSĐan Phượng
    w@cf_bNNārsala
    a@ok`uLMahuva
    vDca~lNBhānpurī
    wCgwidSThượng Cát
    e@qj_aNWānādongri
    d@enbiQWundwin
    yCvc}_PMotul
    z@opiuMAkot
    x@s}pmNRāj-Nāndgaon
    xHurweSTừ Sơn
    fVocatNMahāsamund
    nFletoMGibara
    |AeqbaNNildoh
    Ciu}~LVyāra
    kQuadeSCổ Lóa
    rH_gjpOBāsudebpur
    pExzrkRLeón de los Aldama
    tAwh}jLMāngrol
    \}qf}LBārdoli
    rd@v~_lRCentro Familiar la Soledad
    `F}sc}LBaben
    rGnpuwQHuejutla de Reyes
    t@{x}bSSơn Tây
    zFfd`yOTizimín
    fIuguaNNagpur
    tIrcgkRMedina
    qAscenMSāvda
    kCrv|kRLa Ermita
    vBodfaNWāri
    kBygi|LChalthan
    }Dbk`gRDolores Hidalgo
    }Or`xqMJesús Menéndez
    Cm{kaMNavāpur
    Bkmi|LKadodara
    cJ{lzvMAnjangaon
    yFkl_nMFaizpur
    Ecu_mMYāval
    h@`|jpRJalostotitlán
    CilceNBhandāra
    tCi{~_MSongadh
    nM~eaqOCancún
    nNabpcRMöng Yawng
    kT}_mfSBắc Ninh
    xAwo}fSCung Kiệm
    zDivqdSQuang Minh
    Hek{kNDongargarh
    oBasd}NBarpāli
    mCegaoNDurg
    t@n_qsQCerro Azul
    EimjhRMuang Sing
    cK|rprMPuerto Padre
    ?}so{LSurat
    l@_rhsNArang
    `LuwgbQNyaung-U
    ~Yc__pNBhilai
    fN{mb}FTurabah
    DwgtlOAnandpur
    kEcfkbNKāmthi
    a@a|hbNYerkhera
    cAgv{}LKadod
    kQqkdpNBhilai Charoda
    qQwosbNKanhān
    _Ig`u`NKalmeshwar
    qBi_gqNRaipur
    y@y`w`TZhanjiang
    oF`vdxMSibanicú
    _AenddSPhúc Yên
    e@~kg_SCompostela
    H{xfpMShāhpur
    nBq~oyMChāndūr Bāzār
    tIzi_zMJimaguayú
    _Ks|qjMChopda
    rDiraoMRāver
    t@ukfnQLawksawk
    rAvkqoRSan Juan de los Lagos
    jB_myoNJāmul
    g@}sodGRanyah
    k@kiq{LAmroli
    lDsotaNMahādula
    lGwel~LMāndvi
    jC{taxMAchalpur
    tB{r`eSSóc Sơn
    mBfp~{MVertientes
    dBlx}yQTamazunchale
    jSmg{aNChicholi
    VefppNKumhāri
    ?idxfSViệt Yên
    hJ}utuFTa’if
    aCkyxmSThị Trấn Ba Chẽ
    tCgcdgSBắc Giang
    pAgxs~MKātol
    tHloeb]Diamond Head / Kapahulu / Saint Louis Heights
    yCaibpOSoro
    ~@lqcb]Kaimukī
    q@g|abSCổ Đô
    |F`hgbPProgreso
    tEr_wa]Niu Valley
    wBrijb]Waikīkī
    oHkfe|LKāthor
    s@jdsa]East Honolulu
    jPzkib]McCully - Moiliili
    Erdib]Mō‘ili‘ili
    iD|bpa]Hawai‘i Kai
    Klknb]Ala Moana - Kakaʻako
    _Afqxa]Kuliouou - Kalani Iki
    cCxxndRSan Luis de la Paz
    bNylwkLKeshod
    mJpunb]Honolulu
    _Aq}eqNBirgaon
    mBcvgpMBurhānpur
    Vq}pcSVĩnh Yên
    ~RidsyNSaraipali
    Axthc]ʻEwa Beach-Iroquois Point
    Wbxkc]‘Ewa Beach
    s@lcdb]Manoa
    sCblib]Makiki / Lower Punchbowl / Tantalus
    |Emuy{LSayan
    fC{}|lLMendarda
    aDkiibSViệt Trì
    uAgacfMDondaicha
    gEssgyRSơn La
    o@rcrb]Kalihi-Palama
    vFijopLDhāri
    uGirpnSThị Trấn Tiên Yên
    vEazj}NBargarh
    lCkdjcQPakokku
    aAvvuc]Kapolei
    h@vmwc]Kapolei Villages
    aC{merLSavarkundla
    Hr{mb]Liliha - Kapalama
    Dvg}c]Makakilo / Kapolei / Honokai Hale
    uEkhynLVīsāvadar
    c@xk|b]Airport
    H|hpc]‘Ewa Gentry
    ^syc{MMorsi
    xDf{hb]Nuuanu - Punchbowl
    Fq_frLKundla
    wMlc{c]Makakilo City
    ~Bea`hMShirpur
    tAp``c]Joint Base Pearl Harbor Hickam
    }CruovQTantoyuca
    V~kfsQNaranjos
    uC|g{c]Makakilo
    `@gktvLTalāja
    k@savoSThị Trấn Đầm Hà
    Tf|oc]ʻEwa Gentry-West Loch
    oMc}|oNAhīwāra
    kA|xcmRLagos de Moreno
    rCzlzb]Aliamanu / Salt Lakes / Foster Village
    lIblvrRNochistlán de Mejía
    Qjukb]Kalihi Valley
    iHebcdMNandurbar
    Dztxc]Makakilo-Makaīwa Hills-Kunia
    ~TqwliSChũ
    _UzcqzMCamagüey
    yFi|seNTumsar
    pDuju`NSaoner
    {AytxsRDien Bien Phu
    `Ahdlc]Waipahu
    ~ZirdcNRāmtek
    kDvoec]Pearl City
    oCowowLAlang
    tAyefaSPhú Thọ
    ^lbcb]Kaneohe
    [hnac]Waiau-Pacific Palisades
    z@sob|LKim
    _Djuwa]Kailua
    gDqqyfNTirorā
    wSysjqLChalāla
    qWkhgmNKhairāgarh
    vB{rheSPhổ Yên
    hGobaaNKhāpa
    dLemarFMakkah
    aWd`aqRTeocaltiche
    ~Ko}zwRThị Trấn Thuận Châu
    {BurqpPCox’s Bāzār
    kNvfg_SXalisco
    ~P|hmc]Mililani Town
    sImqgqMNepānagar
    lI}}`cTWuchuan
    `HopeeQMyingyan
    WiomhNGondiā
    oDcuh|LKosamba
    _@ct{jRMengla
    @szqpONilagiri
    cHiop_OSambalpur
    nKmumeNChicholi
    eAsmg|LTarsadi
    hBi`v|MWarud
    aCmui~MNarkher
    hNqc_eSThành phố Sông Công
    hAvhic]Mililani Mauka
    xAxuwhRSan Felipe
    B|_hc]Mililani Mauka / Launani Valley
    oMyr~xSBeihai
    l@posc]Schofield-Wheeler
    dIwlapLBagasra
    l@vauxMMinas
    r@otujLBāntva
    dE_qdnFJeddah
    }FgerqOBalasore
    bP}wakLMānāvadar
    Wdbwc]Schofield Barracks
    yL~doc]Wahiawā
    }Gp|pc]Wahiawā-Whitmore
    gDf~e_STepic
    rFuj|~NBurla
    eWyw|yRÍt Ong
    wEyt`mLJūnāgadh
    xNuc~qSMóng Cái
    P{vx|MShendurjana
    Muk|~NHīrākud
    Pi}juLPālitāna
    oBnx_oREncarnación de Díaz
    Hplm|MFlorida
    }CgbfqORemuna
    d_@qnddODeogarh
    }@q}zsLGariadhar
    lPpxqvMNuevitas
    {AccpeMShāhāda
    mMuf~qSDongxing
    cIu|grNTilda Newra
    HwohtMDhārni
    `Bc{wbMAkalkuva
    yTkr}cMTaloda
    ~i@shbuSQisha
    ~z@an`eSThái Nguyên
    eCgdh~MPāndhurnā
    jLapsqLAmreli
    Pel||RNghĩa Lộ
    ?o`bsSJiangping
    ?e`t|SShankou
    oPgkwiQKyaukse
    Rr_|b]Koolauloa
    ga@mev|LAnklesvar INA
    sGufhqFAl Jumūm
    jM{|cjLKutiyāna
    oKowtqNSimga
    cAsj_hLChhaya
    vEg}{`RKēng Tung
    vAkcmiOKeonjhargarh
    w@qzn|LAnkleshwar
    DuwidQYesagyo
    {Aoh~wSXichang
    ?yh}aTHuazhou
    r@kjwcSThị Trấn Đại Từ
    hE_bz|LSarangpore
    yRaqzgLPorbandar
    aDuds|LGadkhol
    mB}cyxMBhainsdehi
    uDwkb`TLianjiang
    fIez~xSDangjiang
    }Kue{gLKhapat
    aDi~|_NSausar
    Km_u|LAndada
    yA{~mtNBaloda Bāzār
    rFucoySHepu
    _Ugy}cTMaoming
    i@uujqSNaliang
    ?iqnxSShagang
    |LevlaRMöng La
    KmmffMKhetia
    kNdvcqRVilla Hidalgo
    wQlq{~MBaraguá
    yIkfjiMSendhwa
    kDi`uhLRānāvāv
    qNegosLDāmnagar
    yFc_m|LBharūch
    _W_wxkSThị Trấn Na Dương
    uK{yd{SZhakou
    }Me`fvLSihor
    bF}bw|LJhadeshwar
    uBmzaySXingdaohu
    lA}sspNBemetāra
    nByom|SBaisha
    rHs}r|LBholav
    yHsni_SYên Bái
    Uu`vrLLāthi
    x_@ww~lLDhoraji
    lCmhdsNBhātāpāra
    cHdi|_NVenezuela
    ~E_a~kLUpleta
    tI_iyaOKuchinda
    cS_coySShiwan
    aNus`nLJetpur
    }TykpgNWārāseonī
    jAmsvkOKaranjiā
    [emkwLBhavnagar
    {JiqnxSWujia
    ?e|ezSShikang
    uGykjtSFangchenggang
    |El~xbNLa Sierpe
    jEa}afNKatangi
    }Awts|MMultai
    iOwmqvOContai
    oCfsouRTlaltenango de Sánchez Román
    |Bjv~wLProvidenciales
    et@xwdgNTrinidad
    k@_g}{SGongguan
    oDssjsOJaleshwar
    d\rocaSSantiago Ixcuintla
    bMyxlhNBālāghāt
    jBe~d_OBrajarajnagar
    `Ogcw~NBelpahar
    oBcjolMKhargone
    _A_tdaSTuyên Quang
    fA{g_qMKhandwa
    i[emyzSChangle
    vZb{u_NCiego de Ávila
    dJ_zerLBābra
    Mpg}qRCalvillo
    |Deak_RMöng Yang
    jLzex{MEsmeralda
    x@iwrjSLạng Sơn
    bGmhwkLBhāyāvadar
    Gsrv_OJharsuguda
    _@_vjjTYangjiang
    oa@_nr_MRājpīpla
    `BmusnMBhikangaon
    _YnwhfNCondado
    qGy_yhQSagaing
    k@szgyOKakdwip
    {IzkhoRAguascalientes
    pNjdlxNNueva Gerona
    lB}|uuLValabhīpur
    _[wk_|NRaigarh
    vDcghuOEgra
    lBihnzMBetūl
    uBkgmjLJodhpur
    l@czmjLJamjodhpur
    iN{pfiQAmarapura
    wLgdp_GAl Khurmah
    vVetagLRaval
    x@{urcTGaozhou
    gOcjz{MAmla
    wPaa|hLBhānvad
    }@~fiaRRioverde
    yHvqzcNSancti Spíritus
    \gdjpOBaripāda
    sPo_riMRajpur
    V`olaRCiudad Fernández
    _CxeuaSTuxpan
    ~CpkebNJatibonico
    yEhau}MPrimero de Enero
    sn@}rcoLGondal
    VknbsMChhanerā
    Mx|soRJesús María
    mYgc{sLGadhada
    cOmimiQMandalay
    eWiycvSQinzhou
    aUwkfzNKharsia
    kJmow{LAmod
    yHhai{QCiudad Valles
    pJifntRMường Lay
    oClld_RCárdenas
    xBsq`fRJinghong
    wCix}_VHengchun
    hCf|{yQTamuín
    jHwoxnNKawardha
    dAgn_wNJānjgīr
    iWo~jhOJoda
    |Exxj_NCiro Redondo
    xCgh}vNNailā
    oGyxdtNBodrī
    tBa|avNAkaltara
    fEuhjyNSaktī
    bOakejTTangping
    v@{zchMBarwāni
    lGefvkQPyin Oo Lwin
    ^salwNChāmpa
    pDsxrqLJasdan
    mM}ebiMAnjad
    sNk{g}LKarjan
    i@mtktNSirgittī
    ~KyjodPNatona
    ]{wskNMalajkhand
    mAs{i{LJambusar
    mC~cgvQPánuco
    ~Hk{x`NChhindwāra
    |I}|wxOHaldia
    iGqghtNTifrā
    }F}dqqNMungeli
    bS~_foRSan Francisco de los Romo
    mLulypPSātkania
    lBi_qtNLingiādīh
    {ArredNCabaiguán
    dDm~ltNBilāspur
    qNydpdNSeoni
    fd@e|qjSPingxiang
    nE_tbuNDeori
    m@}cjsMHarsūd
    yDmjsjNBaihar
    |@ohbhOBarbil
    zBm{b|MSārni
    _@~gqeNFomento
    cNa|qxOMonoharpur
    V}etcQMonywa
    Xxx{~MMorón
    pHwbdhOBada Barabīl
    fCooomSBaihecun
    yIiw{_OSundergarh
    jCsbatTLuhuan
    eDm}`tTLai Chi Van
    dWywnlMKasrāwad
    iD}curNTakhatpur
    s`@wlqePBurirchar
    Jqt}cPTaluker Char Doani
    oQhg_aNFlorencia
    vAro_jNCienfuegos
    Sqz}dSBắc Kạn
    p@`kgoRPabellón de Arteaga
    hEmuzjMDharampuri
    eAtycgNManicaragua
    tE|}ggRSan Luis Potosí
    LbwohNCumanayagua
    qH}u~nFKhulayş
    ]{abtTTaipa
    k@aw`rSShangsi
    rM_`{hONoāmundi
    l@m~atTZhuojiacun
    uFia~pPDohazāri
    yGytgiTYangchun
    `Aq~btMKhirkiya
    xD}kltLBotad
    yMalhoMSanāwad
    `CoptzOJaynagar Majilpur
    gAubjlMMaheshwar
    kIsng|QPangkham
    xKime_MDabhoi
    zGov~wOMahīshādal
    j@olmlTEncheng
    |@m_zdOJalda
    bC_x}sTSão Lourenço
    |@~lagRSoledad de Graciano Sánchez
    `D}v_jLLālpur
    Oye`tTSé
    Co_p_NChāndāmeta
    d@_su_NParāsia
    fCj|s`NChambas
    BmogyODiamond Harbour
    V}q|}MDamua
    rFsrzqPBāndarban
    mBm~t~MJāmai
    iBc``~SYashan
    |D}t{cRMeng’a
    r@}o`tTSão Lázaro
    C_q}dORaurkela Industrial Township
    EwbgcORajgangpur
    w@e~_tTMacau
    wCsp_tTSanto António
    |Dbpf`OGuane
    wGwchgMKukshi
    GmqbhLKhambhāliya
    sA}k`tTNossa Senhora de Fátima
    SmwqlLKālāvad
    jCajskMDhāmnod
    oCcknrTJing’an
    Lea~vTCheung Chau
    ~@ehqiQMadaya
    aQ}`rePAyla Patakata
    qArgmwQÉbano
    h@qbbxTChek Chue
    eCeuzvLBarwala
    Qiqo_RNuofu
    oGmqt~EHala'ib
    }Eck{oNPandaria
    @{_~dORourkela
    vCuithPUttar Char Fasson
    sGhzooRRincón de Romos
    dLauixTShek O
    {A}yfoLKotharia
    fAmqgqMPunāsa
    z@izhiMManāwar
    yJsg}cLDwārka
    c@eia}LPadra
    @qyywTWong Chuk Hang
    fAykwwTLei Tung
    ~@e}vwTLei Tung Estate
    eBvntiNPalmira
    eDwquwTSouth Horizons
    [oduwTSouth Horizons (Estate)
    rI`vctQCiudad Madero
    s@qnvwTAberdeen
    vHkkuwTTin Wan
    UkijoTTaishan
    bGygboMBarwāh
    oAkfswTWah Fu
    \gopsTTanzhou
    U}rzhSThị Trấn Thất Khê
    dRcmzaRHuimin
    PafixTSiu Sai Wan Estate
    n@aewwTThe Peak
    cBer|wTHong Kong Island
    tJqy}lORairangpur
    yDwzqwTPok Fu Lam
    lIrcnmRLoreto
    oFiktqNLormi
    oD{p|wTLeighton Hill
    y@ysgxTHeng Fa Chuen
    YsedtTZhuhai
    qArbwjNAbreus
    w@yvzwTHong Kong
    PuddxTYiu Tung Estate
    LasowTMount Davis
    LeomvTSan Tung Chung Hang
    jGsizwTWan Chai
    |@sodxTAldrich Bay
    dAycvmFThuwal
    Dq|qwTKennedy Town
    Dcw_xTBraemar Hill
    tB{yuwTMid Levels
    J}zbxTTai Koo
    f@_fdxTSai Wan Ho
    eA`wktQTampico
    }A{icxTTaikoo Shing
    BuaadPMathba
    k@mnotNRatanpur
    yAaxtwTVictoria
    `@ekmvTTung Chung
    jAqp~wTFortress Hill
    jCuf~wTCity Garden
    cDsxaoLRājkot
    l@ovd|GLaylá
    lByymxTLOHAS Park
    _E{fssNKotā
    c@wskpPPatiya
    Y}ufxTYau Tong
    {GutixTTiu Keng Leng
    wAwmy}LVadodara
    z@e{{vTDiscovery Bay
    ?udywTTsim Sha Tsui
    rAa`twOTamlūk
    uH_rydMAlirajpur
    GwewbMChhota Udepur
    fByw}wTWhampoa
    @_~~~LVāghodia
    \or}wTWhampoa Garden
    DqyywTJordan
    NygexTLaguna City
    dD}z}wTLaguna Verde
    rEqtewNBhelai
    BcxfxTLam Tin
    hAqi`cPSarankhola
    T_k}wTHok Yuen
    JonygLSalāya
    qC_}cxTKwun Tong
    Lyn{wTOi Man Estate
    sDnkdeNPlacetas
    BqpywTYau Ma Tei
    Rwkd|OCanning
    xDic|wTHo Man Tin
    rAyl|wTKowloon
    Ywy}wTTo Kwa Wan
    r@wlfzLKhambhāt
    bAcjmxTHang Hau
    jB}`|zRThị Trấn Phố Lu
    P_bzwTMong Kok
    CojwwTOlympic
    pAqofxTSau Mau Ping
    u@mf}wTMa Tau Wai
    gAwmxwTTai Kok Tsui
    JatwfRMengman
    yAg|zwTKadoorie
    pBct{wTPrince Edward
    `Ayd_xTKai Tak
    h@y_~wTSung Wong Toi
    bFl}rbNYaguajay
    _B_mixTTseung Kwan O
    IytvwTNam Cheong
    p@cx|wTKowloon West End
    j@muvwTFu Cheong Estate
    wAqo}wTKowloon City Centre
    h@cj`xTTak Long Estate
    BqwwwTSham Shui Po
    Wkd~wTKowloon City
    bB}lywTShek Kip Mei
    c@uguwTHoi Lai Estate
    ]yg~wTTung Tau Estate
    cBav{wTKowloon Tong
    XehbxTChoi Wan Estate (I & II)
    o@ojbxTChoi Wan
    Ze|xwTShek Kip Mei Estate
    K{`lbRFazhanhe
    yBi`_xTSan Po Kong
    vA_cwwTUn Chau Estate
    Bc_twTMei Foo Sun Chuen
    ?iy`xTChoi Hung Estate
    lAaeywTPak Tin Estate
    E_uswTMei Foo
    v@wayhPLālmohan
    aA_{noPChattogram
    rAar~wTLower Wong Tai Sin Estate (I & II)
    o@it~sOKharagpur
    e@ab}wTWang Tau Hom Estate
    @we}wTWang Tau Hom
    xB}fwwTSo Uk
    UiewwTSo Uk Estate
    _@vptjNRodas
    `Br{|hNCruces
    cC_upuMHarda
    aC}j~wTChuk Yuen
    c@asvwNKorba
    Kyb~wTChuk Yuen North Estate
    rFayj}LUndera
    dD_dlwTTsing Yi Town
    ?yl|wTWong Tai Sin
    bBox_xTTsz Ching Estate
    }@ueutLRānpur
    uA_v_xTTsz Wan Shan
    nYxaptQMiramar
    |K_wzwTKeng Hau
    d@c~vzOBaruipur
    dA{|swTShek Lei
    u@okbwTSham Tseng
    r@uvpwTTai Wo Hau
    mBivswTKwai Chung
    DgtlfPPatuakhali
    zBeahwTTing Kau
    eBoc}wTSun Tin Wai
    x@gnjvMTimurni
    UawnwTTsuen Wan
    Wcg_xTShui Chuen O
    _@ap|wTSan Tin
    hAjkehNRanchuelo
    Sqq{wTTai Wai
    PslddTXinyi
    ~F_{~wTPok Hong
    `@uhqvTButterfly
    ]iknwTDiscovery Park
    tBo}p|LAnklav
    Qqe_xTSha Tin Wai
    qD{wb~IAdam
    }DwwwnTChangsha
    C_ntvTSam Shing
    `@{jinSChongzuo
    LocbxTSiu Lek Yuen
    Jo{jvLDhandhuka
    sCyl|wTSha Tin
    ?uulxTSai Kung
    zDnrmlNAguada de Pasajeros
    ~Cef`xTCity One
    pIad~wTWo Che
    ~CiasvTTuen Mun
    eC`swtQAltamira
    nAwrndNSeoni Chhapāra
    _G_umvRLai Châu
    iEyh~wTFo Tan
    ^w|svTTuen Mun San Hui
    zBu~jdOBirmitrapur
    dR}sgxTMa On Shan
    QajdxTTai Shui Hang
    oAhiagNSanta Clara
    lAq||{LBorsad
    gSdjaiNLajas
    hAsau~RThị Trấn Việt Quang
    kCp~y}NPinar del Río
    pMae~sOMedinīpur
    jD_zfxTKam Ying
    }@qppqLChotila
    }AmhnwTNew Territories
    f@yr_wTShap Pat Heung
    zCiwgxTLee On
    hJas|gNNainpur
    Sg|gxTWu Kai Sha
    iE{|giLSikka
    rBic_wTYuen Long San Hui
    fNi{vzORajpur Sonarpur
    gFsec`RDonghui
    z@_yyvTPing Shan
    KekdwTKam Tin
    jKyv}vTYuen Long
    {AssjwTPat Heung
    qBo~vvTHa Tsuen
    jB}z~vTYuen Long Kau Hui
    hD_k{eJBadīyah
    ?e{{vTYeung Uk Tsuen
    FyqywTTai Po
    f@sdywMSeoni Mālwa
    qIqe~qOJhārgrām
    uD_~lcPMorrelgonj
    pBsayvTTin Shui Wai
    {R_}vwTHong Lok Yuen
    gE}fd~UDonggang
    ~E{|awTFairview Park
    QsfqdLOkha
    JwgaxTShuen Wan
    Swz~xOPujali
    xNa|sjLJamnagar
    zCcmfxTTai Mei Tuk
    pBsyuxOUluberiya
    xBuvi{LPetlād
    qQ__fyOBudge Budge
    YabhpOChākuliā
    _@ndweNCamajuaní
    ?uw`_SBắc Quang
    ~EswqyRLào Cai
    vCsylvTShenzhenwan
    ~DakudPBhāndāria
    sCrgabSAcaponeta
    hC}lovPSaiha
    oDochvTShekou
    qAyipwQTangyan
    m@yzswTFanling
    EneodNRemedios
    XmovhPBurhānuddin
    pRukojLBedi
    VgdfwTSan Tin
    pAmsxvNKatghora
    iAsam_MHālol
    zByhfyOFort Gloster
    fAuhkoPHāthazāri
    ]xcv|NConsolación del Sur
    |Hs}syOMaheshtala
    pGadunOMushābani
    zAcajvTHouhai
    vDehemPSandwīp
    aGelowTSheung Shui
    Nqp`sTShiqi
    uHpu_dNCaibarién
    Ccf_wTShawei
    uHoj_sTZhongshan
    lAq~fvTWushipai
    uFlldnNJagüey Grande
    pR{i_vPLawngtlai
    nA_h}{LVallabh Vidyanagar
    vA`}ylNCalimete
    zA}}_pPRaojān
    m@wchvTNantou
    _@{tgwTShenzhen City Centre
    kAql}xOPānchla
    qC_q{vTZhuzilin
    g@ityyRHekou
    `@_bzzLSojītra
    c@s_goQKyaukme
    pBordwTGangxia
    qEo`~{LKaramsad
    vH{}ewTShenzhen
    fDyhrwTLuohu District
    kEgqhsLSāyla
    }@ebv~UChaozhou
    IennyOSānkrāil
    h@qhujOChāībāsa
    nD_wavTBao'an
    LoptvTShahe
    X_ah|LAnand
    tKenl|NPathalgaon
    iF}|lmMMhow
    iHyk|}LSāvli
    Yivx`RMenglang
    p@_lizOKolkata
    sFgphuLLimbdi
    _DqvijJSur
    `@qmxlLDhrol
    `Fs`bgQShwebo
    pNkcqqLThān
    iGav`zOHowrah
    kAq~_vTLequn
    t@yy~bRNuozhadu
    gC{ghvTBao'an Centre
    KahddPPirojpur
    wFw{cyODhulagari
    wByqeqTJiangmen
    J}odxOĀmta
    zDc_ynOGhātsīla
    jCdkwhNSanto Domingo
    Ulsj_OMinas de Matahambre
    _Ahhb{NLos Palacios
    T{tmvTGuanlong
    _@cmnvTXili
    PonpyOMahiari
    h@isx}OTāki
    vLs|bvTXixiang
    bA{qqjMDhār
    gEccmtMKhātegaon
    qHunpiNMandlā
    iD{`zdNLakhnādon
    sCan_mMPithampur
    }AmuxyOBankra
    eN_ek_MKālol
    zIeuc|LBoriavi
    iAue_pLWānkāner
    l@uka|LKanjari
    iF{|ryMItārsi
    m@_iwbOSimdega
    fBiui}UKaohsiung
    tC|rmfNEncrucijada
    tBj_|}NViñales
    dBknryODumjor
    nByug}LOd
    jP{`s}UFengshan
    gCp`ykRSalinas de Hidalgo
    ~F{`h_TYulin
    kDyqfzOChakapara
    vB{auzODam Dam
    s@szilOGobindpur
    nHuf~ePNālchiti
    ^cqvmMRāvu
    tK}dlzOBaranagar
    cAki|fPCharāmaddi
    tBcfuqPRangamati
    fCgjjzPHakha
    vKecezOBāli
    fAlsqgNCifuentes
    g@dersRJerez de García Salinas
    }Iaaf|LChaklāsi
    h@ukanOJadugora
    gHej`cPBagerhat
    eL}~`{LVaso
    ~@imi}OBasirhat City
    eBmpnvOGhātāl
    cIsnpgSCao Bằng
    cE{yksMKannod
    zI_ukzOKāmārhāti
    fB}otuTFuyong
    lKwksiOChakradharpur
    qEetlhMRājgarh
    vD}_fnMPālda
    vIczfoPBibir Hat
    Vy|rvMNasrullāhganj
    zG_nolMBetma
    iBe|fhPBhola
    xDcryzOMadhyamgram
    lAuw~_MVejalpur
    b@_r}qPKarnaphuli
    @qhgdJIbrā’
    _@wpkzOPānihāti
    gHywu{LNadiād
    oNqkg}LUmreth
    mDcog|MSohāgpur
    hEkttzMBābai
    g@kmtmMBānk
    hEilqfPBarishal
    J{wezOKonnagar
    HcibbMDevgadh Bāriya
    lEiqo`TBeiliu
    ~Aazs~OSātkhira
    oHukiaRNanling
    nKuqd`RZhutang
    iC|}|yNSan Cristobal
    Hye~kLJodiya Bandar
    EsxiaPPhultala
    vBcezmMIndore
    dA{ilzOKhardah
    vF~nxlNColón
    m@ks`{OBārāsat
    PymnrTNantou
    uBk`lxTLonggang
    hBe_fzORishra
    wHozhtLSurendranagar
    Y_ucyLDholka
    m@nucoNPedro Betancourt
    dCoyluTSanjianzai
    iGa{suTShajing Residential District
    {CebduOChandrakona
    pEzxbkAZouérat
    cE_z{fSThị Trấn Nước Hai
    kBe`suTShajing Town
    uK{kkzOTitāgarh
    Xfla{QCiudad Mante
    lAoovmMBāngarda Chhota
    lA}b||OBadūria
    |C{lnmOChhota Gobindpur
    g@}guuTShajing
    g@cykmOGadhra
    InevpRGuadalupe
    dA_clyMNarmadapuram
    Ky}gmOSarjamda
    iJokxuTTantou
    A{zdmOHaludbani
    ~AijszLKheda
    q@m`n}LDākor
    I{iezOShrīrāmpur
    jDuh{rNGaurela
    }Fuuf}MPipariā
    xE_xrmMBāngarda
    BwnpuTGongheyong
    XqaamOBagbera
    j@q`lbVTaitung
    mBmecuSYongning
    cGoatuTMaozhou
    pF_nizOBārākpur
    wBkemeQYe-u
    q@}ogfMJhābua
    fAxlbqRZacatecas
    m@h|nmNPerico
    z@oiupMHāt Piplia
    fA_ampTShaping
    |EiypmOGhorabandha
    rH_|h`MGodhra
    xB}u_mOJugsālai
    eEwlzuTSonggang
    lI{x__UShanwei
    jHscbzOBaidyabāti
    Aktu`@Tamanghasset
    ~CyacyMBudhni
    kEqshgRPu'er
    iMclwlOBhetia
    nEhdtpNUnión de Reyes
    _DtpqvNGüira de Melena
    nCkdz}LThāsra
    HwzsyTDanshui
    Oi_gmFRābigh
    eLab`mOJamshedpur
    oDpwpnNJovellanos
    Sxs`wNAlquízar
    |BvnvgNSagua la Grande
    }H_ioyOSingur
    }@m`taPKhulna
    o@cd~aUJieshi
    rIjubxNArtemisa
    hEybpoLTrajpar
    cBerbtSNanning
    _AsnjoLMorvi
    gDswxtTHumen
    vD_de|LMahudha
    nDujpgPMehendiganj
    kAirw_SHà Giang
    Y}`a{LMahemdāvād
    yAardzOBhadreswar
    lHmcfmOMango
    `AobvuORāmjībanpur
    \wotxLBāola
    uLikhfLMāndvi
    @c{fdMDohad
    q@ubjzOShyamnagar
    lCjurdSEscuinapa de Hidalgo
    g@_tdiSThị Trấn Trùng Khánh
    kEqhamOKopali
    vB`zssNGüines
    pA{pphLMundra
    f@_wpoPManikchari
    mBkefrTDaliang
    fCksb|OHābra
    qE}iutNPasān
    kEmv`tOĀmlāgora
    vFa_azLBareja
    gF_jalMDepālpur
    zCydlcTNandu
    n]wjjzOChandannagar
    ~Di|~{OAshoknagar Kalyangarh
    bFazpzOBhātpāra
    W_~_kPMaijdi
    }Ths`vNLa Salud
    rJm|u|OGobārdānga
    _EkpmcUJiazi
    pKydxvOArāmbāgh
    oGedexOTarakeswar
    qDoip`OJashpur Nagar
    tBzlqvNSan Antonio de los Baños
    {Djgz}SCabo San Lucas
    ~Csu`uPLunglei
    tCarszONaihāti
    gLclo|LKathlāl
    bDkfvcPTungipara
    P_iqbRQianliu
    lIrdqzNBahía Honda
    tA{vc`RFubang
    r@outaMMorwa
    _Gcup_PKesabpur
    wCs~ozOHugli
    cB|rrrNMadruga
    gH|_}}SColonia del Sol
    cGscqaNKareli
    hFkq`lQMogok
    gQstz_NGādarwāra
    hGzwtwNGuanajay
    kDamyjTYunfu
    l@tpzuNBejucal
    aKegtzOHālīsahar
    rBi~c~INizwá
    ?upq_JIzkī
    `GgwrsQLashio
    fPm{zmNDindori
    `HyfkiPLakshmīpur
    bDwiy`UDonghai
    n@qd{rTShiqiao
    pEcifxOSrirāmpur
    g@z_zqRVíctor Rosales
    n@iphbNNarsimhapur
    aApr{oNLimonar
    qA{al`MShehera
    nHcypzOBānsbāria
    aHagr~LVādāsinor
    `IaevzOKānchrāpāra
    zB|eltNSan José de las Lajas
    oMkpeoMDewas
    ~KjezuNSantiago de las Vegas
    eDum~pMSonkach
    mEoytePGaurnadi
    j@k~xmMSānwer
    zCsewzOKalyani
    n@kxbqOKhātra
    lGkiw|IBahlā’
    cIvqyvNBauta
    BfizjNCorralillo
    sAgpoyLSarkhej
    fTz|axNMariel
    w@tsaeSEl Rosario
    r@idv|UTainan
    Pyzb_RMujia
    e@{tofNBargi
    \qqesLDhrāngadhra
    {@aaxxLSānand
    tC}{c{TPingshan
    iMyppxMUbaidullāhganj
    pGgjdqTShiwan
    bCau`bRDashan
    nEcin|MBareli
    rGra}uNBoyeros
    nFe|dfMThandla
    nCw|ogMPetlāwad
    pDqpo|RMabai
    `Dw{ylPFeni
    _@_s{`PBhātpāra Abhaynagar
    k@ykmqLHalvad
    mF_xgsMAshta
    j@cpguTDongguan
    _Kg{djMBadnāwar
    xBqu~|LKapadvanj
    vA~h~uNFontanar
    v@gl~|UYongkang
    ^efpmPChhāgalnāiya
    gBme`zLAhmedabad
    aBw~nqTFoshan
    jCamauMIchhāwar
    gAq{bdNGotegaon
    |LeeqkLKāndla
    GewhyLBopal
    bHrpsnNCárdenas
    b@ayq{MBadi
    oClgxuNArroyo Naranjo
    a@wzwdUHuicheng
    `Aoc_iPRāipur
    nCewtgRNing’er
    vEyp_cOGumlā
    _@k`abPKālia
    wAvc}pNMatanzas
    KllpsNJaruco
    xCwwd}OBangaon
    pIwgakMBarnagar
    Bu_lmTZhaoqing
    jBnm_uNVedado del Cotorro
    ~Dkvh`RShangyun
    zCn`fvNBalcón de la Lisa
    {@|nq|SSan José del Cabo
    kj@|hquNMantilla
    iQmt}sOBishnupur
    FppbvNMarianao
    n@gee~MUdaipura
    y@ylzyOPandua
    mBs{ngOKhunti
    pIrfxuNNaranjito
    eDnzsuNVíbora Park
    |@_ffxMMandideep
    fDi|`kLGāndhīdhām
    |Mb{tuNDiez de Octubre
    eNya{nLMāliya
    zAlgwuNVíbora
    |CxlnuNSan Miguel del Padrón
    Au~ouTShijie
    gDglgmOBalarāmpur
    yIyboiPRāmganj
    d@_nrcMJhālod
    vFufrqNAnūppur
    zL}{ipPKhagrachhari
    AfpyuNCerro
    ~EbhavNAlmendares
    XgrksTDasha
    `Biow~OJhingergācha
    LeviyTHuizhou
    hD}aljLAnjār
    _CcxzuTShilong
    ~C_f|{SGuigang
    _AocfrTGuangzhou
    `FabxzNAmbikāpur
    k@xd{uNPlaza de la Revolución
    ~J{gjaRFudong
    mDsrf~UYujing
    XdjiuNGuanabacoa
    m@khwvLViramgām
    KbeouNRegla
    hGe`h`MLūnāvāda
    zDrqsuNLa Habana Vieja
    qG~lyuNHavana
    yDxtvuNCentro Habana
    vGtm{uNVedado
    tp@jo_sNSanta Cruz del Norte
    aCqc`pTSanshui
    VuofaPNarail
    hDp`{nNVaradero
    sBx~duNAlamar
    yGztnuNCiudad Camilo Cienfuegos
    R}xkiOBūndu
    tC{_nxTLuoyang
    iFi{owMKolar
    BfmiuNCojímar
    Cut`sNPasan
    sE{f~fNJabalpur
    mEa~m{LDahegām
    cAupo_PJessore
    }Bm_rePMadaripur
    gCsgilTLubu
    `G`kzrRFresnillo
    dCudq{ORānāghāt
    WipuxOMemāri
    `J_xs{OAistala
    nFuaomMUjjain
    nHqvwpNDhanpuri
    wMi{b}PKalemyo
    Dkt_bMSantrampur
    u@crsuNChirmiri
    n@qkntNKhongapani
    jC_ngtNBangawan
    vAeyvfUHaimen
    sFum`oOKenda
    KeyduLPatdi
    kF_v|pNAmlai
    aDyinuMSehore
    gI}s~eQKanbalu
    v@_pjsNKotma
    y\ocvtNManendragarh
    IgfxxNSurajpur
    rCgfspNBurhar
    lDy}rzLGandhinagar
    |CgsmfPPālang
    wBmkizOKālna
    zEx|ohSMazatlán
    pDexz}LBayad
    Gq|tdPGopālganj
    qEmqpfNKhamaria
    Ngf}wI‘Ibrī
    lCq|hhPChāndpur
    {AevlcTJinji
    rLodmrOBānkura
    bOsdlhLMadhapar
    eG}cdkPLākshām
    aEo{ugTDucheng
    {LgenyLKalol
    bAkawzOShāntipur
    fM}bemPBelonia
    LgcpiPHājīganj
    l@qletNBijuri
    `D_hfhLBhuj
    gAawlwMBhopal
    fBupfwOBarddhamān
    jLmewoMMaksi
    nEeb|vNBaikunthpur
    {A{yrfJQurayyāt
    HsbqzLPethāpur
    wdAi`ggNPanāgar
    dWmcuuPSerchhīp
    k@{~qoNShahdol
    `EakvuTLicheng
    `H{}u`JSamā’il
    SmyilLBhachāu
    q@ctnxLKadi
    _Jwmw}MSilvāni
    dGo|otOSonāmukhi
    lD_di}UXinying
    tAwtd{LChhala
    hCsmuePChar Bhadrāsan
    {Cie`dUPuning
    rQekbaJSufālat Samā’il
    de@qwuvNShivpur Charcha
    pC_i_iMRatlām
    ?{rvyMRaisen
    \}wbnOPuruliya
    `Iy`coMTarāna
    xGyu_|OBagulā
    aCutdlMUnhel
    iOw~tgORanchi
    wXm`g|LTalod
    nAwogmNNowrozabad
    mGgycgUShantou
    sQwertRGejiu
    |Emlh{RWenshan City
    rCkzsmNPāli
    {AugwkOJhalidā
    iFgy~uRMengzi
    jDqsm{RKaihua
    lYs`l|UBudai
    sPvfcbSPueblo Nuevo
    iBg`veNKaimori
    gP{zgaNDeori Khās
    aAwun}IRustaq
    nBi~edPBhanga
    `Hs{y~SGuiping
    da@ajb{OKrishnanagar
    }AynjzONavadwīp
    BgkesMShujālpur
    qB{dxaJBidbid
    pDqw`_PKālīganj
    y@col|MGairtganj
    ~^enbgORātu
    tGqnnjMKhāchrod
    qFu{mzLMānsa
    hA}~ppMShājāpur
    wL}_~aUHepo
    cFo`zcOLohārdagā
    lDudwgOKānke
    ~B}nr{LPrāntij
    fOie`fNKatangi
    bWwfdgUAnbu
    }ZmowtQKutkai
    l@}~hkMNagda
    mBkkm}UTaibao
    {D}sugUChenghua
    u@mqpkPComilla
    bAack~LModāsa
    _s@qdd~UChiayi City
    hC_`gfTWuzhou
    oSgi|gNSihorā
    hDo}wlMMehidpur
    lKwunvOGuskhara
    aIqzb}GḤawṭah Banī Tamīm
    eAukapOAdra
    iHodpxFMahd adh Dhahab
    pq@aj{sODurgapur
    yZgoklNUmaria
    bCgm|yMVidisha
    xUyyjmPUdaipur
    pMo}{xPNgūr
    oAkl_pORaghunathpur
    fFspjeMBānswāra
    fAalw`TPingnan
    ?iufeUJieyang
    so@uap}UXingang
    mN_u_{LVijāpur
    uHeu{xUMagong
    nBscwqMSārangpur
    fJclg}UBeigang
    `G{genLRāpar
    OuexiOChitarpur
    eN{emcJBawshar
    cSswncJMuscat
    gFa|axIYanqul
    ySu}dePDohār
    hPosxxLMahesāna
    \sdj|LHimatnagar
    W_|c}MBegamganj
    vT__jcPFarīdpur
    cVsjkgPNarayanganj
    _HiuxrORānīganj
    sDw}qlPBarjala
    iHwzshOBarkā Kānā
    o[wl~hORāmgarh
    gBmvrwMBerasia
    CjmqwRSombrerete
    aLoo|lOChas
    eDe}paNRehli
    |@mgpiMJaora
    vM{le_QMawlaik
    oHsk|xOKātoya
    BiemhOSirka
    fGz{geRMatehuala
    oDeqahPSonārgaon
    ~@o_zeOKhalāri
    pBuj_sOBahula
    {EkzxfUChaozhou
    SshxfIZayed City
    jAaa{eOChuri
    {C}nrkNChandia
    vR}hgvOBolpur
    nDklxgOSaunda
    s@azsgOPatrātu
    jA{dpnOPāthardih
    vAua~oOLakhyabad
    jGqnylOBokāro
    |A}`dbJSeeb
    wPiwclPBisālgarh
    lBqnbiUHuanggang
    gDyzh`JBarkā’
    nAy`xbMSāgwāra
    }Jy|{qOĀsansol
    oCjxk`BDakhla
    nZwi{uLHārij
    ~FknxyQLaukkai
    {CgoouRKaiyuan
    x@at`aUAnliu
    ^siyyLVisnagar
    pCiy{pTQingyuan
    sM_qnrOJāmuria
    aHmgpuMNarsinghgarh
    yDyrv~UDouliu
    e@uajsMPachor
    y@ouxfPDhaka
    v@kerfPDukuria
    qAey}nMAgar
    a@}|bgPMātuail
    dG}ocwLChānasma
    bE__jnOJāmadoba
    dZ}e|hOKuju
    ~CukjiTNanfeng
    lA}~zfPMotijheel
    yB}}{tPAizawl
    uAwktfPAzimpur
    yDgt`qOKulti
    dBlatyRVicente Guerrero
    aA_gwfPRamna Maidan
    ?ya~zTHeyuan
    cHc`zfPPaltan
    vJgitfPDhanmondi
    |@v~b|QCiudad Victoria
    Q_zlnOJharia
    wI_{vbOLātehār
    |Aml}lODugda
    zBcn_`VLugu
    gB{msySLaibin
    [gxupOChirkunda
    xAycupOSiuliban
    PefslOChandrapura
    aTuuq_VZhushan
    |A{z|kOPhusro
    jByan~UCitong
    nKyje_VLinnei
    gButzjOSāram
    qA{cdlMAlot
    m@gjekOKathhāra
    |Do{okOJāridih
    |D_aa~LBhiloda
    |Gwf}}UErlun
    {Pgk|mOSijua
    dFjeabSEl Salto
    _Aat`bNGarhākota
    yAoazpOMaithon
    wCegdlPMadhuban
    kCmgwkFBadr Ḩunayn
    _FkswkOKāro
    lAihjzLVadnagar
    {DkfokOBermo
    h@}arfPKafrul
    qCann}MRāhatgarh
    s@_vhtODubrājpur
    qLggkiOKedia
    gHuvyjOGumia
    AscvmOKātrās
    F_zonODhanbad
    pAsiflPDukli
    r@a_g~UXiluo
    lBo_agPBhatara
    mJyzyxLUnjha
    cPi{|kPCharipara
    PyrofPMirpur Model Thana
    `p@okqfPPallabi
    hF~yzsRRío Grande
    xNkh`tLRādhanpur
    iA{~zcNDamoh
    ]_besQNamhkam
    cGwfjpMNal Khera
    Be_clPAgartala
    jDy}tiNMurwāra
    dBctq_NSaugor
    kGg}p|LIdar
    \kpgnPTeliamura
    cCsk|`MDūngarpur
    jM}l}_NMakronia
    |As}yePSavar
    uAinq}IAs Suwayq
    }BeyfwLPātan
    rAg~tzMBasoda
    oOghlqOChittaranjan
    vAy~jdPMānikganj
    g@s{~~UTianzhong
    zBovz_NRajākheri
    pi@s{r~UBeidou
    ~@onylOGomoh
    dRcsiaUHengbei
    C}u|aRLincang
    qPyifzLKherālu
    rE}o`uLUn
    m@odfjPNabīnagar
    }EwpxiSBaise
    lCouwfPTungi
    sB_zr~UTianwei
    eFc~i~UPitou
    oH}k__VShetou
    tBaqjbNPatharia
    dCspt}UErlin
    aFmc}~OKushtia
    `AyvsdNHindoria
    pHwg}dGAfif
    {CigfuOSiuri
    wVedn_VNantou
    xEwdvxLSiddhapur
    hDyltkTHuaicheng
    GshtaUHedong
    yAcsltMBiaora
    kAbmlkSLa Cruz
    Uccw~UYongjing
    uCohuhPNarsingdi
    vSejqaUShuizhai
    rMciuyOBeldānga
    kDwhsoPĀmbāsa
    wRoex|LVadāli
    rLq~koMSusner
    ~CyadvOSainthia
    lYo_}~UYuanlin
    K{aj~UXihu
    `Fgir_VZhongxing New Village
    e@cjjxOKāndi
    aJytxpOJāmtāra
    rIoziaVPuli
    mFqztlPTaranagar
    jGa_n{IAl Khābūrah
    hEcejuLThara
    vBwjbkPBrāhmanbāria
    eFwzeeVHualien City
    D{xr_VCaotun
    `Ty{jbUShuikou
    {Uihz~GAd Dilam
    hCce_hOHazāribāgh
    tNyhptQMu-se
    eBsr{fPGazipur
    fHegitQMengmao
    xNoct_PPābna
    uDcyisMRājgarh
    ud@v|w}RVictoria de Durango
    kBogdqMJirapur
    zGmeuoNBeohāri
    \cid~OBherāmāra
    yOozy|LKhedbrahma
    `FcxlgMPratāpgarh
    xJmvvqPKanchanpur
    ~IoskrMKhilchipur
    [gbb`OMedininagar
    l@cvnjPAshuganj City
    cJkza}MKhurai
    sB{`}`NBanda
    oVoygjPBhairab Bāzār
    w@q_nkPShāhbāzpur Town
    pC_z_kNKaimur
    uI_bqcPNāgarpur
    cEszmwMLeteri
    oBgfnwMLateri
    vGoyt_VWufeng
    lIyts`UHuacheng
    xE_dx~UChanghua
    tFa{~sLBhābhar
    RsaeiMMandsaur
    nCglz~UChang-hua
    mN{jabPBera
    nCgqanPKhowai
    }]g}hgFYanbu
    _CktxgEAswān
    h]_u`wQPanglong
    kFaj|dPMirzāpur
    Y}|dyMSironj
    _DessyOBaharampur
    jP_}y`IAr Ruways
    uTqzh{MKurwai
    s@mei{MKorwai
    tFkcjeVXiulin
    fYysr~OIshwardi
    cPmbzdNHatta
    uBsx|bMSālūmbar
    bUfph`TLa Paz
    jMkar_VTaichung
    kC_biaUXingning
    fUa`|_HAl Kharj
    bA_a`iPNagar Naluākot
    iKeto~NGarhwa
    eb@ebcyLPālanpur
    `@e_f|MBīna
    |@y`fzIŞaḩam
    ~H_u_kQKatha
    i@i~}tMChāchaura
    JsgfkOBarki Saria
    |AowzaPShāhzādpur
    q@eaxvORampur Hat
    eRa_i|MEtāwa
    f@eqwyOMurshidābād
    gFudxmOGiridih
    bE}ftlMShāmgarh
    vF}||sQZhangfeng
    fBovisIAl Ain City
    wIurxhMPanth Pīplia
    zJi_dmCAl Jawf
    rA}orwNSingrauli
    aOs~bmCAt Tāj
    }Cyi_eOChatrā
    oJci|~UBuzi
    aRstbjPBājitpur
    Qw|xyNRenukūt
    U_js~PTamu
    tUyhttPKolasib
    |GymwmQShwegu
    fgAmyxcPTangail
    _Bqbq~PMoreh
    G_bpsIAl Buraymī
    gDy|mpQBhamo
    j@krf_OBishrāmpur
    xHoopwLDeesa
    u]}p|kNMaihar
    hAy}zvQZhefang
    nBmvosODumka
    `SqvxoOMadhupur
    wFibs_VXizhou
    hA_iyhRJianshui
    oA}mhhQKyauktan
    n_@ofvcUMeizhou
    tEt_avRJuan Aldama
    wRebawONalhāti
    s\u|znPSrimangal
    eI_yllIBani Yas City
    bK{v{aNShāhgarh
    EmyfmNAmarpātan
    hR}ejePSakhipur
    aJgxvlMGarot
    ~@spwzSLiuzhou
    Yyiq~NMajhiāon Kalān
    fVgtr{LAmbaji
    XmoppPKailāshahar
    yCm|uzPChurāchāndpur
    db@imxtVIshigaki
    jGq`cyISohar
    p@o_~kIMohammed Bin Zayed City
    aU{wzpRYuxi
    hKucpkIMusaffah
    cSmme}OPuthia
    aCuhpqPDharmanagar
    mKwjrnMSunel
    pGqoguMKumbhrāj
    }@c|w{ORajshahi
    cSeb}lPHabiganj
    `AuqowMĀron
    c@oa}fMChhoti Sādri
    iBoo`lNUnchahra
    x^ub|lIAl Shamkhah City
    kDc{~}KChuhar Jamali
    EeaprOBasukinath
    vCaldtLTharād
    iCsvhxQFengping
    mRek}gTHezhou
    VcbwrNSidhi
    d@ktjvRMiyang
    eDy|~{SLuorong
    tEgi}gEDarāw
    h@gbt{MMungaoli
    rGafc~ONatore
    oD}oirMAklera
    r@eqpeMBari Sādri
    rF_szmMBhawāni Mandi
    tAersgTBabu
    cEyqoyNObra
    |JkxsyOLālgola
    wIg`hlIKhalifah A City
    cRsevgPGafargaon
    vE_ycqUJincheng
    jAm~_iOJhumri Telaiya
    i@msuxQMenghuan
    {Ke`biPKishorganj
    ?}bxqUJinhu
    uJotdvMRāghogarh
    hI_eanUShima
    \~qozRGuadalupe Victoria
    yL_l_kIAbu Dhabi
    rEy_sxQMangshi
    yLcbpbPSirajganj
    qDai}gMNimach
    nVwjmkMRāmpura
    t@iqliOKodarma
    kBqcxpFMadinah
    kCumqxOJangipur
    bNyv_jODomchānch
    xDcyahEKom Ombo
    ~A}}riMManāsa
    vEuzuoUXiamen
    `@sef{LĀbu Road
    kZe~boPMaulavi Bāzār
    ~A{kdpODeoghar
    rGwqrpFSulţānah
    kN}~j{PMoirāng
    eA{ur|PKakching
    sDu}fvSYizhou
    jFmjxcMBhindār
    xOik}mGAd Dawādimī
    bEmarvLDhanera
    lIciimMBhānpura
    `@grbmUZhangzhou
    m@__zoOJasidih
    _Hu|ixRZhongshu
    cEuirlPBaniachang
    y]_gu_OHusainābād
    p@eidfOBagaha
    rDwmfxILiwá
    rDcldoNRewa
    t\sl|oMJhālrapātan
    fh@d~crNKey West
    iLszodOSherghāti
    mMot`cNBada Malhera
    N}jm`VMiaoli
    pNqzzjNNāgod
    mSe{lyMAshoknagar
    sC}pilNSatna
    yYcd|`MUdaipur
    nAkgjyQLongling County
    iJgbxyONawābganj
    l@~qmnSCosta Rica
    fHwsyzLĀbu
    kGe~zoMJhālāwār
    zGir|gMJāwad
    lDcdmyQLongshan
    oQ_|m`ONabīnagar
    |Hqs`|PMayāng Imphāl
    zQsrltQNongzhang
    }Occ{`MBhuwāna
    V}|xfMNīmbāhera
    xDckddNBijāwar
    I}~dsMChhipa Barod
    on@mtu|PThoubāl
    k@}ucwOPakur
    pPwgzhORajauli
    zBs{boMSuket
    f@itonMRāmganj Mandi
    j@szzvMGuna
    nOclznMSātalkheri
    }JgvccLBadin
    bAf{koSLicenciado Benito Juárez
    _KugepQLakang
    j@q_`|LBhauri
    U{yftQTaiping
    cJup_tMChhabra
    xFu{urNMauganj
    wMckpnRLongquan
    bUodhcQTatkon
    `Civn{G‘Irqah
    aBklywODhuliān
    jGai}sPHailākāndi
    R}djtTMaba
    wAk`ayOShibganj
    {F{b~`VToufen
    Sqjd|GRiyadh
    vA_e_zNRobertsganj
    rCufs}MLalitpur
    uGoburSHechi
    oGkds{PNambol
    zFc_veOBodh Gaya
    ~Gwnc|PSamurou
    vE}}rxQPuchuan
    gUmgwtQYingjiang
    rAilq|PKeirao Bitra
    XoecyQTuantian
    uDaj|{MChanderi
    mWgtlhNPanna
    p`@upabVZhudong
    uOuf_iLMithi
    `Nkgo{KGharo
    mAsuswIShināş
    bAirc`NTīkamgarh
    aLaiq}KThatta
    }JkdhcPSarishābāri
    {@cr`{GAd Dir‘īyah
    Pwi~aOAurangābād
    o@o}axQXinhua
    lB_cauLSānchor
    rGkoxfPMymensingh
    _Ag{bfVYilan
    oWci{ePMuktāgācha
    cEnuipSNavolato
    jL_{enOJhajha
    jU}~dkQMohnyin
    aA_katNHanumana
    `BwgaqRHaikou
    _Bm_kaTYangshuo
    hB_ozlTLianzhou
    wUmx|cLTando Bago
    eBiyy{VMiyakojima
    }SaiyeOGaya
    ~@aq{|LPindwāra
    zFyfgtTShaoguan
    hAkjquIḨattā
    gCxlnnSCuliacán
    wCytiaVHsinchu
    Q{ax{VHirara
    f@ux{}OPār Naogaon
    bKgnk|PImphal
    pT_ufcMFatehnagar
    lD_~nwOFarakka
    yAidqcORafiganj
    xBibuuRShilin
    cBm_vrUJinjiang
    qUcuhsOGodda
    `@uqkuPSilchar
    rRaajhOHisua
    xMsiqaVZhubei
    oZhu`vQSan Fernando
    _Bm_{fNKhajuraho Group of Monuments
    `Hghn`PBogra
    {T~xu~QLinares
    Wq~qfLNaukot
    sA}`fyQWuhe
    mD_~~wKKarachi
    fYmdurPKarīmganj
    qNenixKPakistan Employees Cooperative Housing Society
    ~Bqx`iOBhadauni
    bPaapqOBānka
    dGcowhPNetrakona
    TephcVDaxi
    pAyh_cLTalhar
    wEwvbiONawāda
    gDsbs{LSirohi
    eBe~qdMKapasan
    Ve_nfMChittorgarh
    nIa{~{MBāmor Kalān
    `Pwui{OMohammadpur
    c@aszhNAjaigarh
    X{vvoPSylhet
    kVe~ugEAr Radīsīyah Qiblī
    `VmhxrUQuanzhou
    |JmtwdNChhatarpur
    bEw~~cPJamālpur
    qH_ropRAnning
    nIe{gmOJamūī
    dBqurpMSangod
    qGqaklMRāwatbhāta
    ?gfgcVBade
    pEcofyQMangbang
    aGejxcVSanxia
    dJovqaMNāthdwāra
    _MqyydOTekāri
    yA}ceyKMalir Cantonment
    `NwmewTShixing
    uBymx_OSasarām
    yS{htcVYingge
    iIwgksULuoyang
    vIagtxKKarachi University Employees Co-operative Housing Society
    aKeizdSZhelou
    gFor{`OMadhurampur Dehri
    |BoopwQHehua
    aFuzbcVNeili
    ySsitgEEdfu
    bHcuhqNTeonthar
    }B_mwhMBegūn
    wLgfqqUXimeicun
    wHmfbdVShulin
    |@q{clQHopin
    }E_yicVTaoyuan
    {BwwgxQTengyue
    cMiobxLBhīnmāl
    iEsyd`PShibganj
    lBuhjoIJebel Ali
    _Ey}~xOMalda
    {JcysoIDubai Investments Park
    hCienaNJatāra
    nM}`kdVBanqiao
    wC{jxyNAhraura
    |@a{qyPTamenglong
    oA}suiOWāris Alīganj
    `DmpldPSherpur
    y@isseNMahārājpur
    iAcgqbNPalera
    pBc_nbFUmluj
    lLkpfwKHub
    _BisqoIAl Furjan
    pD}vjhORājgīr
    zCiez{MKhaniādhāna
    nEonmqRMajie
    S~aphTCiudad Constitución
    fG}pcbODaudnagar
    eDwbxjRChuxiong
    {B}thrILahbab
    xA{eonPChhātak
    d@qd}qRKunming
    mAmclqOAmarpur
    qAyqh}NBhabhua
    pFmj`bLMatli
    bBxtlbSSantiago Papasquiaro
    gByundRNanjian
    fJyuzwJJiwani
    sCdmowMKillarney
    aC{t}vIKalbā
    ImkuaONāsriganj
    bDokawORājmahal
    B}rvdVTaipei
    lGqvqwQZhonghe
    wFbaawMNassau
    xHyzzcNNowgong
    ~@maidVNew Taipei City
    oJ}dseOMakhdumpur
    o@aupeVXizhi
    qGe`{lPSunāmganj
    |@udyvIŢarīf Kalbā
    bEws|aMRājsamand
    sI}_fiULongyan
    oF}qqpIDubai
    wGcltxQBeihai
    pCqtbeVNeihu
    oEgdlhOSilao
    fDkxqoIDubai Marina
    t^uwtoIDubai Internet City
    nA}oh_SXingyi
    ~Jet_rMBārān
    ?ev_cSAnlong
    rC{ck~OJoypur Hāt
    kIg}k`ONokha
    gb@cqooIThe Palm Jumeirah
    R{{f|QBaoshan
    Nyd{vIFujairah
    Y_fsxTXiongzhou
    sEeshvKGadani
    mAao}~PUkhrul
    [{x`qIDubai Silicon Oasis
    qDy|k{JGwadar
    |EyaiaLTando Muhammad Khan
    VciunMKaithoon
    f@slhoOKharagpur
    iIc|zxNChunār
    WawyrTLecheng
    `H{o`fVKeelung
    yX_a~|LSheoganj
    n@_fhgNLauri
    _@_y|jOSheikhpura
    pAuw`gOIslāmpur
    uD}e{qOPurāini
    }EwzhvIReef Al Fujairah City
    Jk`}vNMirzāpur
    }Ne~tfEAl Başalīyah Baḩrī
    ?_jupMAnta
    mLyv`}LSumerpur
    |@mf~oIUmm Suqaym
    eDsfydLDigri
    uUufeqIInternational City
    ~A_nvvPHāflong
    iGgudqIWarīsān
    tByw_lRGuangtong
    yDowbpIAl Safa
    gBax}yHAl Wakrah
    l@cifdVDanshui
    fJ}ef|MPichor
    ~A{jnlOLuckeesarai
    rE_jinPShella
    Lw`rgLKunri
    {Jei{mMKota
    aHqzipIBusiness Bay
    Jogi_MSādri
    uIh|h`RMontemorelos
    gCwwdjNNaraini
    nFyfgqIAl Warqaa
    fC}oeiMMāndalgarh
    E{fmfEAs Sibā‘īyah
    wHyti~LBāli
    {CybgpIAl Wasl
    jEi{~hOBihār Sharīf
    rOcdzwNKachhwa
    sDq}epIJumayrā
    i@kdt_NPirthīpur
    ~EumkpIDubai International Financial Centre
    LgagaOBikramganj
    _AedbxQMazhan
    fFk`veOJahānābād
    hBy~zlNChitrakoot Dham
    aE_yxxQQushi
    BcxgjOBarbigha
    xDowgjOBar Bigha
    hA}ouxMKolāras
    Yw}fdMGangāpur
    Cu~syHAth Thumāmah Khamsūn
    lCgiz|OBālurghāt
    mAi~zpIDubai Festival City
    NeyjpIAs Saţwah
    zFgafqIMirdif
    RouipIAl Bada'a
    d@egaqIAr Rāshidīyah
    h[ioqyHAth Thumāmah Sittah wa Arba‘ūn
    jLmpkpOSultānganj
    gAy}uyHAth Thumāmah Sab‘ah wa Arba‘ūn
    k@gf}}MBabīna
    x@s~opIAl Karama
    N_besGShaqra
    eGugwcOArwal
    oCqd{uOSāhibganj
    T}tyqOBhāgalpur
    eDkgnpIMankhūl
    Du{oyHNu‘ayjah
    {D_kkqIAl Mizhar First
    bEoxmyDAl-Khārijah
    a@wxpaNRānīpur
    gBantyHAl Maţār al ‘Atīq
    cSkyqdVSanzhi
    Tqif{NChandauli
    x@ssoyHAl Hilāl al Gharbīyah
    qDeqopIBur Dubai
    AuilyHAs Sulţah al Jadīdah
    AosryHAl Hilāl ash Sharqīyah
    _CgmuxHMu‘aydhir Rawḑat Rāshid
    cCqikbKPasni
    Y_slsOColgong
    wJc`ryHAn Najmah
    f@yp_~LFālna
    _Ae{oyHAl Manşūrah
    cBuvwyNRāmnagar
    gFelppINāyf
    C}dppIDayrah
    gFqetpIAl Muteena
    hEcfqpIAl Murar al Qadīm
    gDu}vpIHawr al ‘Anz
    tDem}pIAl Qusais 1
    }@inqyHAl Ghānim
    b@mge`TGuilin
    dBn_naRCiudad de Allende
    OqrzjRXindian
    gD_iizNPandit Deen Dayal Upadhyaya Nagar
    iBa}upIAbū Hayl
    cCosoyHDoha
    gAsviyHAs Sadd
    @eswjNAtarra
    rB__dyHFarīj al Amīr
    g@}tecNHarpālpur
    f@yjatIAdh Dhayd
    Am{_lOBarhiya
    kFysofNMahobā
    zB{fwpIAl Waheda
    PwicqJChabahar
    CwyzxHAr Rayyān
    pAw|nnMKeshorai Pātan
    |@seueEEsna
    vd@ausnQMogaung
    aAgsebMAmet
    nR}{`cRMiaojie
    Yoj{nOJamālpur
    v@sehyHFarīj Kulayb
    zEusprIAl Sajaah
    mBsuogOHilsa
    Ya~syNVaranasi
    rIupaeNKulpahār
    g@ugeyHMadīnat Khalīfah
    {Dmwq|LTakhatgarh
    vBk|`qIAl Majaz
    As|yvQHouqiao
    ~G}~gaOKoāth
    aLyh~qMMāngrol
    fAmh{vIKhawr Fakkān
    uAkgdbOPiro
    q@yuivNGyānpur
    wCiueqISharjah
    rIqmkyHAl ‘Unayzah
    cC{gxuOManihāri
    iGgzcyHUmm Lakhbā
    Gq}axQGudong
    `CilidRMicheng
    gGmvezLJalor
    [ipgqIHalwan
    xBahqfMBhilwara
    kEkq}_NNivāri
    yNux~eOMasaurhi Buzurg
    nR{wsoJKonārak
    _EilonHAţ Ţaraf
    `BomthLUmarkot
    q@}`stNHandiā
    wAwatmHAl Hufūf
    bB}m|_LKotri
    oHk|e{LAhor
    lQ}pxnOMunger
    nLu~npNSarāi Ākil
    tLivmqQMyitkyina
    EuocnHAl Munayzilah
    yMcprrONaugachhia
    nUk_~vNBhadohi
    gC{rlkOMokameh
    Zk|i`LHyderabad
    vHi_mfRXiazhuang
    @yp|qIAl Ḩamīdīyah
    hCc~i{OGangārāmpur
    f@kurqIAjman
    gBc}ggNKabrāi
    Vy|veNCharkhāri
    a@wyiqIAr Rumaylah
    ~DmgioMKāpren
    nFgrtmHAl Mubarraz
    |Iis|oOGogri Jamālpur
    vKmiwxHUmm Şalāl Muḩammad
    aF{`kyHLusail
    _AmkxqIAl Jurf
    f@y_vlOBegusarai
    kBs{~|NZamānia
    qDihymOBallia
    nF}k_yMShivpuri
    gAgypeRYunnanyi
    sAe}_lOBihāt
    HwvsbRYongjian
    s@tqigRSaltillo
    @lihbRSantiago
    oCwecyQJietou
    hAurgaLTando Jam
    gOdo~tRSan Pedro
    ?i_}mHAl Baţţālīyah
    ?ikhaSXingren
    fGwbuqPJowai
    tCkd|rNJhūsi
    mBm|slMBūndi
    xAgekuUPutian
    uDelcfMMāndal
    z@~ssnRParras de la Fuente
    dHc_prNPrayagraj
    eFiv}dOBikram
    hKybmyDAl Khārjah
    pNss`iOBakhtiarpur
    xE}{{{MKarera
    v@fzsrSGuamúchil
    Pssr~MJhānsi
    bDaklbLTando Allahyar
    `Cul`iOBakhtiyārpur
    {Csbn~QBonan
    s@co`vNSuriānwān
    kHobxdRXiangcheng
    {BedgbOJagdīspur
    |@vgejNHomestead
    yE_ewkOBarauni
    bLysukOBāruni
    xFeliiNBānda
    _LwvchOKhusropur
    ~CydmxRQujing
    E_bcjOBārh
    bJs|ovUJiangkou
    o@{~zoDMūţ
    lHadpkOTeghra
    nGqkmxQMingguang
    `Fry{iNLeisure City
    J_rahPWilliamnagar
    qHg|peONaubatpur
    oCouyrMBaroda
    {EgbwnOKhagaria
    gGcasgLDhoro Naro
    yMoctgOFatwa
    mHiw|hLChhor
    `D}spePTura
    zGgd`lPNongstoin
    |XwdbbMDevgarh
    eDby`uRMatamoros
    |@m_fdLMirpur Khas
    }G{ttoNManjhanpur
    |BmlswQRuidian
    oDioncPMankāchar
    gGhuzvRLerdo
    iCss}zNSaidpur
    ~AzzwiNPrinceton
    GgrnuOKatihar
    kAjhcgRRamos Arizpe
    lMr_fvRTorreón
    aIuqqkNBaberu
    wDkb`tNPhulpur
    qJyyr`ODumraon
    {IqzhbPChilmāri
    O}xvcOArrah
    mAkkibOBela
    qDim_eOBihtā
    `EwikpNBharwāri
    cH_n}oPNongthymmai
    Xovz~GRumāḩ
    mAyrarIUmm Al Quwain City
    v@}ncfONohsa
    gGhm`uSGuasave
    nAnwuvRGómez Palacio
    Tq|xoPShillong
    nDuw{oPLaitumkhrah
    `Nulq_OBuxar
    cEchfyHAz̧ Z̧a‘āyin
    T{uffOPhulwari Sharif
    `Ar}iiNCutler Bay
    cAgnafOKhagaul
    |Cm_qdOKoelwār
    J~ukiNCutler Ridge
    sEsaqeEŢūd
    v@x~faRCadereyta
    ?{fd}NGhazīpur
    aAycgcRFengyi
    jAyusbRDali
    qFseewHUmm Ghuwaylīnah
    nI|ljaRCadereyta Jiménez
    bE_skvIDibba Al-Fujairah
    aDu`sfOPatna
    aAgjsdNRāth
    jF{nw`LMatiari
    s@xiriNSouth Miami Heights
    _CsxnmOBakhri
    sKwddbOShāhpur
    nBupdwNMariāhu
    mPwmvhOMahnar Bazar
    wAt|{iNRichmond West
    fFayzxORāiganj
    bBsnzjQHpākān
    aChtdiNCutler
    fDi}gbNGursarāi
    eFope~NMuhammadābād
    o@uxmvIDibba Al-Hisn
    `@aaseEArmant
    EqjmjMJahāzpur
    cBmwhhMShāhpura
    rAxlgiNPalmetto Bay
    pC}sxoPMawlai-Mawïong
    fLea_|ODinajpur
    fEr|nbRJardines de la Silla
    fMvl|iNCountry Walk
    j@qhbzOKāliyāganj
    mDso|eODinapur Cantonment
    xAs|afODinapore
    mC{pbfODinapur Nizamat
    eJ|xuiNThree Lakes
    xDsjpzMNarwar
    nC_hs_JJask
    dAuv_eOManer
    y@jb|aRCiudad Benito Juárez
    mNe_`yLSiwāna
    j^paavSGabriel Leyva Solano
    @f`ycRSan Pedro Garza García
    rEiix}OParbatipur
    fB_vbsMSheopur
    @g~gaPPaotana Hat
    CebefEAl Bayāḑīyah
    }D_`x_QPhek
    e@tddiNPinecrest
    d@iqrgUWenheng
    t@g|{jODalsingh Sarai
    nGhjviNThe Crossings
    rAby~iNThe Hammocks
    wAwh}oMLākheri
    jAg`{}MDatia
    Dn`_tQValle Hermoso
    GhvcdRSanta Catarina
    }Aaip~OBadarganj
    o@u`l}PKohima
    cEdz|bRGuadalupe
    gG|}eiNKendall
    `Kuh~gNMaudaha
    lAmvjyHAl Khawr
    m@pehcRMonterrey
    lBipagOHājīpur
    Sc|~uNMachhlīshahr
    jHkhibRDali Old Town
    kS_t_sNMau Aimma
    |AybyfOSonepur
    |GclffELuxor
    |TvxliNSunset
    w@nu}iNKendall West
    mB`rgiNGlenvar Heights
    w@vnwiNKendale Lakes
    bDyc}bRHaidong Zhen
    xGdezhNCoconut Grove
    yLguopNKunda
    {BwoqgULiancheng
    bIjl|hNCoral Gables
    vWyjrwUFuqing
    zMi||qOBihārīganj
    D{budMĀsind
    `Du~r_NBhānder
    tFgkefEAţ Ţārif
    tIzgecRSan Nicolás de los Garza
    jGuozeODighwāra
    iCuwvrLBārmer
    TbnciNCoral Terrace
    w@dxoiNUniversity Park
    N{}v_PRangpur
    nFkgtwPLumding Railway Colony
    yD_jmfEAz Zaynīyah Qiblī
    iGi}`lORusera
    @axtwNJaunpur
    hAsjbbRYinqiao Zhen
    t@l|giNWestchester
    Ke`blORosera
    oAg~bjMSawar
    [``qsRSan Pedro
    oBfvewSJuan José Ríos
    MmsakMDeoli
    nC|xuiNTamiami
    hJ~veiNFlagami
    nB|zpiNSweetwater
    nMrouhNLittle Havana
    KgpabLTando Adam
    fIcl}mMNainwa
    bC}}o~LPāli
    K||kiNFountainebleau
    KldiuRFrancisco I. Madero
    ~BjymhNMiami
    {Cll}cRMitras Poniente
    yDatp}OSaidpur
    }B{x{tOPurnia
    gCidgdOChāpra
    oB|dobRCiudad Apodaca
    mUruadRParque Industrial Ciudad Mitras
    ~@mfbbRWanqiao Zhen
    \_lmtIRas Al Khaimah
    VwmqcORevelganj
    xAxkahNMiami Beach
    _@`vgxSLos Mochis
    vBy_w{MBhitarwār
    ~LlhhcRCiudad General Escobedo
    lFonqyNLalganj
    cBiy{pTChenzhou
    }@ulzdRJinniu
    ]fv|dRGarcía
    xMmf`aLBhit Shah
    |CcbsuKUthal
    ?cqqySLong’e
    `Qmp~yLSamdari
    zCrvshNAllapattah
    Dktr`LHala
    nNxkmiNDoral
    }EfbwhNBrownsville
    oCyhkzQLushui
    bDorj{PChumukedima
    vV_k|wLBalotra
    zAirioSDushan
    o^wggyPDiphu
    Funr`NSamthar
    {Hwwn|TGanzhou
    aK}vjzQLiuku
    h@g`_bOReoti
    oNmuhzOPīrgaaj
    w@wihuOKasba
    |@dhvhNWest Little River
    w@di~hNHialeah
    ?}{x~NRasrā
    {Fgd|lGAl Mithnab
    qEaypjOSamāstipur
    _HbkgiNHialeah Gardens
    yE_x_oOBangaon
    x@wyoaQKiphire
    lBcpzfOLālganj
    CdkrhNPinewood
    m@cqnhGAr Rass
    }Fas|fEJarājūs
    kHuhpoOSaharsa
    nAqgcwODalkola
    jK`xbrQHeroica Matamoros
    tKe{_aOBānsdīh
    bEigb}MDabra
    |Dw~dsOBanmankhi Bazar
    _BybesOBanmankhi
    wC|mlhNNorth Miami
    lAojc{PKuda
    {Qqj~qOMurlīganj
    `LokvfENaqādah
    cAfnarQBrownsville
    v@{uwoPNongpoh
    Ap{xhNOpa-locka
    kDuw_hPResubelpara
    LfmibRFraccionamiento Real Palmas
    ^qaufMGulābpura
    zJeon_LManjhand
    k@bhdiNMiami Lakes
    sEmojySZhaoxing
    Faco~MIndargarh
    sAs_`{PDimāpur
    A`cohNGolden Glades
    eBaiezSShuikou
    iG}~}fEQūş
    G}l}sAMurzuk
    fDe||`PLalmonirhat
    rIy{msNBela
    dAmuvpOMadhepura
    mJq}r`MSojat
    m@o{yaLShahdadpur
    jFcvflNFatehpur
    dCo_ivPLanka
    dAg|rfMBijaynagar
    mE{}tqNLālganj
    dC|vghNNorth Miami Beach
    vA_}cnHAbqaiq
    vS~}whNCarol City
    w@bswqNMarco Island
    m@}o_}NMau
    d@~}whNMiami Gardens
    bRf|eiNCountry Club
    [flehNOjus
    v@tmqhNNorland
    fDr~_hNSunny Isles Beach
    `KpujbRCiénega de Flores
    oAs~dhNHamīrpur
    BmymcLJhol
    rB`echNAventura
    fQlojhNIves Estates
    sLeh{_QZunheboto
    ?agywSShuangjiang
    uCa{lbPNageswari
    zH_vtiMKekri
    kBhqbdRHidalgo
    lBww~dOMarhaura
    bWj~dhNHallandale Beach
    mIjznhNWest Park
    t@fcuuQCiudad Río Bravo
    f@uh}iGAl Badā’i‘ al Wusţá
    ?a|v`OManiar
    xDtjuhNMiramar
    cHkf}cNOrai
    kLmfbbNKonch
    iK_xhgEQifţ
    tGady_KTurbat
    tBsql`NDaboh
    i@i}vuPHojāi
    a@rvshNPembroke Pines
    dXheehNHollywood
    bPyd|dRPianjiao
    |DgifdPDhubri
    bAkp`}NKopāganj
    mCr|khNWest Hollywood
    aAqhk{PBokajān
    iDo}}pMSawai Madhopur
    cBkpukMTodaraisingh
    }BenwaRYousuo
    qDe_byNSarāi Mīr
    gHe|dfPLakhipur
    Fee~bLSinjhoro
    Xuz}xUTantou
    _Ayg~zOThākurgaon
    rHck|{NMuhammadābād
    pEapxjNBindki
    eSiwxbMRaipur
    cAcr_`OSikandarpur
    nJisycLSanghar
    ~F{cxcENag Hammâdi
    OmgtwNShāhganj
    vAcrfwMBijaipur
    rDpbdhNDania Beach
    mGcxhcEFarshūţ
    GyhxlOBenipur
    }Efa}hNCooper City
    wKe~dwUFuzhou
    sCzouhNDavie
    _Eus{hMBāda
    `E_pyhGRiyāḑ al Khabrā’
    _DkxuzNAzamgarh
    \i`gsHDār Kulayb
    }HaogiGAl Khabrā’
    uVui|wJPīshīn
    cAne{vQReynosa
    hIkpadPGauripur
    bIqp{dEAl Waqf
    pE_wj{NMubarakpur
    xE_fzvSJiuchao
    bL_}vqAWādī 'Utbah
    vEqxh~PWokha
    zG_wpkGUnaizah
    d@paviNWeston
    qAwtrdMBeāwar
    hB{wywOKishanganj
    jJsg{|NGhosī
    WgwepEAl Quşayr
    uKyrwbOMahārājgani
    |Ke_aaRZibihu
    `BibpoOSupaul
    @ksgsHMadīnat Ḩamad
    jCi|seNKālpi
    }IwjvqPJagiroad
    Ums{bEAbū Ţisht
    _Eb_dhNFort Lauderdale
    JyhdeEDishnā
    P}ydhOMuzaffarpur
    cIq|wzSHongzhou
    _AkkfjWItoman
    y@w``_OBilthra
    [_ztjWYaese
    jGw_qsHAr Rifā‘
    hA`clwABoujdour
    xDjq{rQSan Benito
    jCza~gNSunrise
    W~guhNPlantation
    hBa|_aPDīnhāta
    _F_`sySZhongchao
    {An_arNEast Naples
    Bgzu_LSakrand
    eAk|miGAl Bukayrīyah
    xBrtqhNLauderhill
    eEvwfrNNaples
    tEqnyjWNanjō
    ~@wlfcNJālaun
    gLulcuOArāria
    m@`wrtQMercedes
    N{htbMNīmāj
    |EuwgkODarbhanga
    w@eyhhNGhātampur
    jCif_bLShahpur Chakar
    Jo}y_NSeondha
    q@oy}sHSitrah
    _NvyauQWeslaco
    qM}|vfEQina
    {EokqmMTonk
    HjuphNLauderdale Lakes
    cKtwmuQDonna
    cE|wahNOakland Park
    aCsrosHMadīnat ‘Īsá
    rHsmchPGoālpāra
    dIk{hvIKhasab
    iAkrz`MBilāra
    mHbt{uQAlamo
    fAgb~nPGuwahati
    nC_{hjWTomigusuku
    kEhasqNGolden Gate
    tAq~u|LSāngaria
    s@p}avQSan Juan
    gBcpeoSXiaoweizhai
    b@rghsQHarlingen
    wD{my|LKeru
    yCqfy`NLahār
    nArngvQPharr
    yE}mqjWKanegusuku
    r@gbynPNorth Guwāhāti
    oQpppvQMcAllen
    t@seo_OLar
    j@euvjWYonabaru
    HwwgbMJaitāran
    gY`xxhNTamarac
    MuehjWNaha
    xBitrgOKantai
    iD`dcwQMission
    jCvbthNNorth Lauderdale
    bCsrosHJidd Ḩafş
    gB}b`rOChhātāpur
    bCqxzaOSiwān
    vGufhfNPukhrāyān
    lEkronJNīkshahr
    {@chm|MMorār
    mAsovsKBela
    dAi_wsHManama
    j@_swdRTaoyuan
    xCqfc|MGwalior
    jBezxnNRaebareli
    Cw`q}EAl Wajh
    PevaySLiping
    jBydu`OMairwa
    bAczvePBilāsipāra
    fCo_nbSLiuzhi
    cFewibEAl Balyanā
    iCxj`hNPompano Beach
    xCabo`LNawabshah
    xHuqpiMSarwar
    hEfiphNMargate
    bAy_smPHājo
    xHcvxqJQaşr-e Qand
    [ik{lUSanming
    n@wssrPMorigaon
    IcvmwMSabalgarh
    W{yrmPNiz-Hajo
    y@ibqeSAnshun
    ?yt|jWNakagusuku
    nDj}jhNCoconut Creek
    {Aw}wfOMotipur
    r@qfevSShangchong
    b@_|tjWNishihara
    pJsc|sHAl Muharraq
    aAiy|sNSultānpur
    qBghrjWUrasoe
    wBkslqHThuqbah
    uCue`wOBahādurganj
    |AelxjWGinowan
    iEqprmOJhanjhārpur
    VmmvpNJais
    r@kqgyOIslāmpur
    j@gmd_NMau
    rAejfoSDuyun
    d@}iwaQTuensang
    hCc~q|LJodhpur
    uGfz|hNCoral Springs
    rCwc`gPChāpar
    bQo}sbEDār as Salām
    bBaimqHKhobar
    i@qtwnOGhogardīha
    jF_zt|NChillupār
    wC_{`aNMihona
    Fss~jMMālpura
    |Ily`wQAlton
    fCg{zpHDhahran
    x`@k_ppGAz Zulfī
    dFzocvQEdinburg
    nAw`ssOForbesganj
    jAgw~jWKishaba
    pCglcgMNasīrābād
    X_kvxMKailāras
    LaqwsOShahbazpur
    _ImhjeOSāhibganj
    jBajdeRQina
    I_czjWChatan
    {@|ivhNParkland
    tCmod}LNandri
    De{~wNJalālpur
    jFqenoONirmāli
    bHixgbPTufānganj
    xCpn{gNDeerfield Beach
    }K{}nhPAbhayāpuri
    e@otmjPBarpeta
    xDelssKArif Wala
    Asr{_QMokokchūng
    z@wv|`PKoch Bihār
    {@qzkkGBuraydah
    KyigpMBāonlī
    jTuknkWKatsuren-haebaru
    k@amo{OPanchagarh
    tFue`kWOkinawa
    iC}ataEGirga
    mCbolhNSandalfoot Cove
    _@obu{MBāmaur
    uAzkcrNBonita Springs
    wEe|o_PMātābhānga
    Kob|yMJora
    jH|sdhNBoca Del Mar
    cN{i_eOKesariyā
    Gu}qtPNagaon
    nJa{ilOMadhubani
    nEesjfOMehsi
    fHjfxgNBoca Raton
    x@yrimQDanai
    J}amkWGushikawa
    gCwxjnMNiwai
    wf@atvaOMirganj
    gGgnkkWUruma
    sNoxgcOBarauli
    eG{a~fNAkbarpur
    eAs`{_MPīpār
    ej@pol{QCiudad Miguel Alemán
    qAy~rsOJogbani
    iEkl~ePKokrajhar
    {@meujWYomitan
    fAgxyoTLeiyang
    gZm_chTLengshuitan
    gNqtafOChākia
    dAeypgRRenhe
    iEby|oNImmokalee
    oJgphjPHowli
    _BubdkWIshikawa
    w@slfhTYongzhou
    iB{ce}KSehwan
    vFob|xOThākurganj
    rEm~vvNAkbarpur
    vAk~wiNJājmau
    mFyuw}MGohad
    cDkxxpHDammam
    sJd{hrNEstero
    q@iasfOMadhuban
    f@y~|}QJinding
    a@qmbmPNalbāri
    rGmuupPMangaldai
    xCwyfhOBelsand
    eBkti}NRūdarpur
    oMwgdnPRangia
    dAofd|QYingpan
    qEuzpfMAjmer
    mCopdrOBhawanipur
    xC}|ssOBiratnagar
    Vul~_LDaur
    cFud_lNPurwā
    yDsgqiNKanpur Cantonment
    kEbfvgNDelray Beach
    YkxneRChenghai
    xIkchdNAuraiya
    E}hliNKanpur
    fEkwkjTBojia
    GdzgrNSan Carlos Park
    CqgkbOGopālganj
    z@oelsPDhing
    }Gm{ajOPupri
    iD_{fsMGangāpur
    eMmcvgPBongaigaon
    n@subaEAl Minshāh
    fQentqSZhouxi
    KabnpHSayhāt
    D{|kaPAlīpur Duār
    `Qss|zMJora Khurd
    iAwttfNRura
    Tu}_fMPushkar
    `Mqty~MMahgawān
    eJ_vhiG‘Uyūn al Jiwā’
    AemcuMKarauli
    |@{m`{MMorena
    rG_dj~NDeoria
    YpsmbRCiudad Sabinas Hidalgo
    zAqmfjPBarpeta Road
    zOsoarOBīrpur
    wI}mn|PGolāghāt
    aFyzqgOSheohar
    kBwvfwMSir Muttra
    eDivq|OJalpāiguri
    ?ylzpSXiasi
    kDcolqPKhārupatia
    wBu|ipH‘Inak
    Cmum_PFālākāta
    hAzqgsNIona
    |B_dlnAAl Ghurayfah
    uJd~tgNBoynton Beach
    cPew|oSBibo
    yF~aj_NFreeport
    ?tqc_NLucaya
    rMeaz`RJinhua
    gDw}mpORājbirāj
    sLw|txOBhadrapur
    mHyggjNUnnāo
    vFafowNTāndā
    n@ok~hRRongjiang
    ]sazcOAreraj
    xSkkm`ESohag
    rAotuhIKīsh
    t@uyi|KBhan
    wBe`{pMLālsot
    mC}ateNJhīnjhak
    qB{n~mIBandar-e Lengeh
    Lkiw`EAkhmīm
    j@ovb}OMaināguri
    GokafOPakridayal
    MpwdsNCape Coral
    tAqrqrSSankeshu
    kDsjfpHAl Qaţīf
    `Coc{_NBhind
    d@oe~hODumra
    bBsoe`OKataiya
    jOwnlpHTārūt
    tQiotiRShilongba
    uKebjjSGuiyang
    jBwmviTWuxi
    dAwwxkRPanzhihua
    iAgx`rSKaili
    `Iwfg~ODhupgāri
    eBi|zgMKishangarh
    [mc~lAUbari
    M}xvlOJainagar
    _B}r`pHAl ‘Awwāmīyah
    h@ij|}PTitabor Town
    kDgkxhOSītāmarhi
    vAigz~RLiupanshui
    jI{zhnIBandar-e Kong
    pBik_dNPhaphūnd
    lCgje~MGormi
    `N{rpnMChaksu
    dDw`|rOInaruwa
    qDwzmfFAl-`Ula
    hS}cdlWNago
    rCjv{gNLake Worth Corridor
    QcrbiRZhongxin
    h@|bvgNLake Worth Beach
    {KcovdRShunzhou
    o@tnorNFort Myers
    gEfn`hNGreenacres City
    fD~ieqNLehigh Acres
    }W__luPTezpur
    `G|wzgNPalm Springs
    m[axgpUNanping
    zBqvbfRYongbei
    e@cmvxMBāri
    eEkxzbMMerta
    BogheOMothīhāri
    KwxtjOJaleshwar
    _Bc{{oHŞafwá
    ]ylzpSLushan
    eLundmOSiraha
    `C{w`aMGotan
    mCi|~oPTangla
    _@q}s~PMariāni
    [gkylWTsuha
    _Aayh`ESāqultah
    r@~cwhNWellington
    jHkhoxUNingde
    uC_h`~KMoro
    u@uutsOĪṭahari̇̄
    gHentqSLongchang
    }@pewrNNorth Fort Myers
    pTkvf_EJuhaynah
    Yqxi}MPorsa
    b@sdyfODhāka
    vWanmyONaksalbāri
    tDfkjkNBelle Glade
    eWm|t{KJohi
    |@_{izMDhaulpur
    bSqk_zOBagdogra
    s@_x{_EAl Marāghah
    Biyj~OGoyerkāta
    Ouzo|PDergaon
    nJ_cmsPDhekiajuli
    u@efb_PBirpara
    Aktm|MAmbāh
    ~H}wqpHRas Tanura
    p@cvppHRaḩīmah
    p@f`uhNRoyal Palm Beach
    cDeevzOSiliguri
    }De|_qSDafengdong
    sIplrgNWest Palm Beach
    Uqf~|SGantang
    Sgn`@Reggane
    }LccznOLahān
    Ewa~rSKaitang
    pFc`dbMMerta Road
    sHeuowPBiswanath Chariali
    tBqdqrSPanghai
    _B{xfbTWugang
    {AgnmkOJanakpur
    vCstt|KDadu
    yJ}|duMHindaun
    tBcgbrSWanshui
    v@abecQMon
    gE{akiNSafīpur
    y@rtffASmara
    }Eu|mgOBairāgnia
    fAad__OKushinagar
    kPq|j`PHāsimāra
    wEeucnESafaga
    |@{mrjNJagdīshpur
    iAk}jeRSanchuan
    }Dg_pbNBharthana
    gCmucqPUdalguri
    zEi{jzNMaghar
    dDc`~}PJorhat
    eOathaRJiuhe
    eBuqngOGaur
    RimfdOSagauli
    mFq~y{NGorakhpur
    pE{bgkTHongqiao
    \kvg_EŢahţā
    qKu}_zNKhalīlābād
    zD{_{_LPad Idan
    nAbjsgNRiviera Beach
    Ns}ktNFyzābād
    aAizhaNEtāwah
    qd@aozwNBastī
    rBt}ajRCastaños
    hC_u_jMNaraina
    xBwkdpOTriyuga
    uExf|hNThe Acreage
    xNkrvtNAyodhya
    fGy}gdNBidhūna
    x@mowbOBettiah
    eY{gblMBagru
    pJgyusODharān
    f[pachNPalm Beach Gardens
    fHc`ubRHuangshan
    Nzme|SHuatabampo
    _Bovx|NPipraich
    {IaskoNZaidpur
    x@ofdoMBasi
    mRwjrtPRangāpāra
    {Cqh|lNLucknow
    Puw}dUXujiang
    `Aqex~KNaushahro Firoz
    nIgntgNBilhaur
    dLkdo`PJaigaon
    iFiae{RWeining
    cDitq`PPhuntsholing
    iM__fiOMalaṅgawā
    kGow|fRZhanhe
    yNmdjtNNawābganj
    sKsmalNKākori
    s@wuaaRShigu
    ZojubRLijiang
    `@qju~MBāh
    hNusfjMPhulera
    zBeaf~DAl Ghanāyim
    }S}ul{USongcheng
    x@atxyOKurseong
    S_tq`NJaswantnagar
    wE}{j}MPināhat
    tBsvigMParvatsar
    uI_{jnTHengyang
    u@_j|pMDausa
    wByhqhNBāngarmau
    iTwwb|MRājākhera
    xQmoq_OPadrauna
    {Gnu_jRMonclova
    gBqtvvMBayāna
    Nay|iMSāmbhar
    d@yqz~DŢimā
    cBontwOIlām
    sUegzsMTodabhim
    xAb}}sNPunta Gorda Isles
    FelwoLJaisalmer
    xDkn}zQShangpa
    MyhqmMJaipur
    l@}c}uLPokaran
    wEkyrkNMalīhābād
    nQvzejRFrontera
    cDpnwsNPunta Gorda
    Hr||cSHidalgo del Parral
    mCaarnNNawābganj
    dHxkzgNJupiter
    bB_xgeNIndergarh
    dU}ew~KTharu Shah
    yBoz}yMKhairāgarh
    yAsg~bOChanpatia
    }M{`mvIQeshm
    aH{mgrIBandar-e Khamīr
    rk@ayo~DŞidfā
    ]yqrEAoulef
    o[elgzNMehndāwal
    e@ni`tNPort Charlotte
    lJqk{dORaxaul
    ~Iih`tODhankutā
    }Ao}r`QSibsāgar
    _IgnnbMKuchera
    nPi}v~DAl Badārī
    nW}yx`NKarhal
    |q@koy{MShamsābād
    Q}eaeOBirgañj
    Cu{zmHAl Jubayl
    wBgo`vMWeir
    yAc{whMNāwa
    oFecaePTsirang
    oDubxfMBorāwar
    _Byz|bQSonāri
    vD{n||MFatehābād
    oTo}b}KSita Road
    ?uqvyODārjiling
    _Cwu}{OKālimpong
    pH_`awASabha
    `CapguMBhusawar
    zFqddqUJian’ou
    vEyragMMakrāna
    |@pu|tNNorth Port
    {Ai{c~DAbū Tīj
    oA_uptMMahwa
    uK_o{vAAl Jadīd
    ?_lh|TDunhou
    vAyujrMBāndīkūi
    tLocxfNKannauj
    ~Ding_NSirsāganj
    jE{hi_LKandiaro
    rGtwxjRSan Buenaventura
    sBq|h~DAs Sāḩil
    @_qqaMMūndwa
    fTqqljNSandīla
    cApt~zSNavojoa
    dr@udjzPItanagar
    qJanl|KKhairpur Nathan Shah
    bA{`gyUFu’an
    nFe~~xMFatehpur Sīkri
    pF|g{pAEl Marsa
    rHuyf`OBagaha
    {@bjgvNVenice
    tKqmobONarkatiāganj
    sA{yzzPNaharlagun
    lIi}s~MShikohābād
    gEgoj~SHongjiang
    eOkrseNGursahāiganj
    eEm{w|TJi’an
    oi@l}k_SJosé Mariano Jiménez
    YsluxLPhalodi
    Awyl{IMīnāb
    lAgoesNGondā City
    zFwwsqNColonelganj
    oIglwyMKiraoli
    {KxwnoALaayoune
    sGkv_}NMahārāganj
    cEu~e~NSiswā Bāzār
    |Aml{gMKuchāman
    ~B{nfdNChhibrāmau
    rAqulrMBaswa
    hCiao}MFīrozābād
    bT_k}jMRenwāl
    jOecupNJarwal
    pAkltaORāmnagar
    aKi}}fRXinyingpan
    Yn~{hNPalm City
    kDcodmMChaumu
    tGmyn`MBasni
    p@imtnNFatehpur
    cFagngNBilgrām
    oFcceyNBānsi
    lAszqyMAchhnera
    hEee}|KMehar
    dA_qi}DAssiut
    lFesd{MAgra
    ?ym~~NKhada
    |H_jovIBandar Abbas
    hVq`xdQNāmrup
    zGqecNIn Salah
    lAdkyhNStuart
    zAgdw}KGoth Radhan
    bJcd`aMNāgaur
    k@wnkqJIranshahr
    qIm`l}DAn Nāşirīyah
    vFsrubIPārsiān
    aG{nq`LHingorja
    uDey{`LSetharja Old
    ?_xffUQincheng
    }Deso|MTūndla
    nGax}wMBharatpur
    iCay~bNBewar
    bLahdvMNādbai
    xPcijaNMainpuri
    sSirj}PNorth Lakhimpur
    Wibh|MEtmadpur
    }DeitrMRājgarh
    vAk}hgTShaoyang
    pHphdbRAnáhuac
    m]ikziMRāmgarh
    aLkahbNBhongaon
    ~EuakmEHurghada
    zL{~_eNKamalganj
    {De~rfRDaxing
    _O_mc}DAbnūb
    }Mij{tMKherli
    jYs~jlNSidhaulī
    wGwc|fQMargherita
    uB_wydQNahorkatiya
    wB}bcaLRanipur
    rCkr~fNSāndi
    cI}hbnNMahmudābād
    iEplliNPort Saint Lucie
    rFq{{iMDanta
    dCk{pnMManoharpur
    gLevraSBijie
    bL{ue_RJudian
    zGgdycNMuhammadābād
    _Jcr_~NNichlaul
    Lux_|DManfalūţ
    lKmnfwMKūmher
    Ied`xRZhaotong
    iG_l`vNUtraula
    Jco__TAnjiang
    uR_az{OGangtok
    _Dmhv|UFuding
    ySwoqcILamerd
    rFpgvvNSarasota
    }Lk|`lUShaowu
    bAiqjbLKot Diji
    Jsnf~KNew Badah
    f]kvyxEDuba
    c@kbfaLGambat
    aR}_wdQDuliajan Oil Town
    ~F{xwdQDuliajan
    iCmzzvPSeppa
    zDkmflMReengus
    xUo_m{JSarāvān
    kIefs~KDokri
    aFiwgsOKhā̃dbāri̇̄
    sLo_vjTQingshuping
    u@w|o}KNasirabad
    v]gzrnMShāhpura
    MsyudNFarrukhābād
    zD}mrfQDigboi
    iDyuahNHardoī
    qKs||}IManūjān
    jBedghMLosal
    _BaodfMDīdwāna
    kMkmojTSantangpu
    `j@}zwmMAjeetgarh
    oMcmquMNagar
    fCz|awNBayshore Gardens
    x@uh_bUAoxi
    bDypc|NNautanwa
    vAez~eOHetauda
    mBazrtNBalrāmpur
    [i|efRHongqiao
    _DiyojNMisrikh
    _Ca|b_VJinxiang
    pGqn~oMViratnagar
    sEsvljTGantang
    cA{uh{MSadābād
    lE_~a{DAl Qūşīyah
    jD{ha|IRūdān
    |M`rgiNFort Pierce
    eCkox|KWarah
    oT}askTYongfeng
    pX~f`wNSouth Bradenton
    `HobllMSri Mādhopur
    I}dcbPThimphu
    bQgt}vMDīg
    ~Bkq||MJalesar
    yHlxk~QNuevo Laredo
    gJixgbQDibrugarh
    lS|x_~SCiudad Obregón
    I{|neQMākum
    |Fo~_eQTinsukia
    dMmcfbNAlīganj
    ~EcqjmNBiswān
    lAmlxwMGovardhan
    }Ayx}_INakhl-e Taqī
    lCr{~vNBradenton
    jBoyi|NSiddharthanagar
    }I}iayMMathura
    bHbaj~QLaredo
    pQqelwNPachperwa
    `JtogtQKingsville
    xQavm}FHa'il
    }Nik{kNKhairābād
    yFuotbLKhairpur Mir’s
    eLi~_vNTulsīpur
    sIgfzcNShamsābād
    wY_didUFenggang
    eKekbvABrak
    dNidfcNKaimganj
    eDwhxyMRāya
    b@au`{DDayrūţ
    |Dse|fUJianchang
    o@wta_NEtah
    Rgti_LLarkana
    `Gi{l_MNokha
    d@qimkNSītāpur
    u@gytrMAlwar
    zAgdl~SHuaihua
    bP_lffQDum Duma
    `Pcn_qNBahraigh
    yQ~osiNFlorida Ridge
    N||}}SEsperanza
    z@{bfyMVrindāvan
    uI}b}hOPanauti̇̄
    Rsj~hOPanauti
    ~Gck`~KKambar
    _K}dqcPPunākha
    h@o`yaLPir Jo Goth
    fGcxcaQSilapathar
    mBapk{MHāthras
    _V}aw}JJālq
    sEonykMKhandela
    bUwwriMSīkar
    oLvtxiNVero Beach South
    a@q_|uTPingxiang
    zHmvohNPihānī
    ~EqqbiODhulikhel
    VsbfjFTaymā’
    l_@qo~hOBanepā
    qQ|quiNVero Beach
    {Gglh{DDayr Mawās
    aDgi|fNShāhābād
    i^qfbeMLādnūn
    ~MwrrvMKāman
    `QuodjNMaholi
    vEm_{~UKunyang
    sA_~vsTXishan
    Psvf`LNaudero
    kCk_flOChari̇̄koṭ
    mCclliIGerāsh
    pClhvp@Tindouf
    bPq|ugOPātan
    `EklngOKi̇̄rtipur
    g@ji|`SSanta Rosalía de Camargo
    gC}njbOBharatpur
    \{fdhOMadhyapur Thimi
    wGwrtjILār
    jIciokSZunyi
    jC_qbgTLengshuijiang
    ZalphTLianyuan
    Yaqk}MSikandra Rao
    eGeij|NButwāl
    qA}`ocLRohri
    |WugoeMSūjāngarh
    hDwdwgOKathmandu
    e@msapMKotputli
    kAkxasNBhinga
    g@a_hcLSukkur
    wN_hxlNLāharpur
    ~Z_glySTongren
    vAnisuNSun City Center
    tGdfcvNRuskin
    rEsqskMUdaipur
    lAshaxMChhāta
    zFetdeNJalālābād
    fBwcqjKWashuk
    zGqpskMUdaipurwati
    |Fauf{DMallawī
    k@mey`NGanj Dundwāra
    XidzmTXiangxiang
    nBg|pjTLoudi
    kFunp~MMārahra
    gHw`qmMNeem ka Thana
    mHglhfTShangmei
    r\vfquQAlice
    |Lzua~APlaya del Ingles
    dIszkoUWuyishan
    |@rcc~AMaspalomas
    cDaurhIEvaz
    zQq`icUBashan
    fGlhswNSt. Petersburg
    fOecm_VRui’an
    XkwcjOChautārā
    fe@_istMFīrozpur Jhirka
    sQ_kswMKosi
    yCyed`NSahāwar
    `EebsbNUsehat
    g@qxs~LDeshnoke
    }EjvmqQCorpus Christi
    hDkux_LRatodero
    fEinwrMKhairtal
    Bm|n|TXinyu
    dMeo__NKāsganj
    fDaj_fNKānt
    cAib{zTFenyi
    kAo}puKKhuzdar
    _Mh|cjNSebastian
    bG_}ieMChhāpar
    |A~guwNWest and East Lealman
    xBlhswNLealman
    sDcy|hMLaxmangarh
    xEudq_RShangri-La
    qMkwj~HJam
    cJumleRYongning
    ?orrqTZhuzhou
    ?_wfyTYichun
    dBcqw|HBandar-e Kangān
    cD_erdMBīdāsar
    xJ`dixNSeminole
    Ngb_|HBandar-e Deyr
    aBkftfLKhanpur Mahar
    _EbgwwNPinellas Park
    }Lm`n}KShahdad Kot
    eCwz}~HMakū
    kC_xapTXiangtan
    `Do|ljMNawalgarh
    mLrndhRSabinas
    [mgydLPano Aqil
    zEcbccLChak
    tO_~evMPūnāhāna
    wAg`mpNNānpāra
    zCnknuNRiverview
    h@up||NTānsen
    Xevr|MJalālī
    lVvkx@Adrar
    Gkkg|KQubo Saeed Khan
    _Hfq_qQPortland
    oE|jrjRCiudad Melchor Múzquiz
    sEo}o{MAlīgarh
    SkgvfNShāhjānpur
    {Erj~~AMogán
    ~LwsqpMBehror
    ~Eybs_NSoron
    jA_lceIKhonj
    aAoyewMHodal
    n@xg`jRPalaú
    YstjbNKakrāla
    ~Ahq}tNBloomingdale
    tGr~orNBartow
    @iidoRXichang
    rN|v}pNLake Wales
    tEswclNKheri
    zC{b`uGKing Khalid Military City
    ]`yg}AAgüimes
    kBcbvaGBaq‘ā’
    kIrrhxNLargo
    xCi{vgUXiugu
    \z{_}ACarrizal
    Llhz}ASanta Lucía
    qAcdviQTezu
    eIeappESharm el-Sheikh
    tAe|vmTShaoshan
    {Dpoe}AIngenio
    eC~|zcTHeroica Guaymas
    wIi`nrUPucheng
    t@dvxuNPalm River-Clair Mel
    sAkuo}MChharra
    J`t`~ASan Bartolomé de Tirajana
    qPcbf{DAbū Qurqāş
    oJiyatMTijāra
    qCqd}{SFenghuang
    zCb`xhRNueva Rosita
    cA~mfuNBrandon
    Hvx|tNValrico
    tF}nd_JKahnūj
    `DerbzMKhair
    lPddhvNTampa
    eA}e`lNLakhīmpur
    aK}fcjMMukandgarh
    b@c{zzDBanī ‘Ubayd
    zH}{|aLShikarpur
    xLij`eUFuzhou
    {@q_~_MNapāsar
    jBdkjcTEmpalme
    sBe{teNTilhar
    nHr{jxNClearwater
    ss@jrxuNEast Lake-Orient Park
    dBiff~NWāliṅ
    jUf_vwNSafety Harbor
    }Ctpb}ATelde
    fFhn{qNEloise
    Kw{nhMFatehpur
    gI}y|mNDhaurahra
    _Csvn_VWenzhou
    ~Bg`qmMKhetri
    qFihfaNUjhāni
    }BafafLGhotki
    kRfk_wNTown 'n' Country
    `Umin~LBikaner
    FtnqvNEgypt Lake-Leto
    vBx_etNPlant City
    eBtsexNDunedin
    qCcyngLMirpur Mathelo
    wAjmzqNWinter Haven
    qHeltcNDātāganj
    ~HcxpeMRājaldesar
    qBsbgeNMīrānpur Katra
    @udy|MAtraulī
    hFpds}ASanta Brígida
    xFb~zjNPalm Bay
    sAzszuNTemple Terrace
    xGwl}aNBudaun
    gCfydsNLakeland
    sG{aydSGulin
    |Ea|ooMNarnaul
    kPewcqNNepalgunj
    Al{nvNCarrollwood
    fJqwlhLDaharki
    lCjvewNWestchase
    f@cltiMMandāwa
    oDsc|}KGarhi Khairo
    oUu~lhLKhairpur
    |AhjerNAuburndale
    yAwcwmMGothara
    Eac|gNPawāyan
    DkoydQPāsighāt
    xBxjtvNCarrollwood Village
    _LtrgkNWest Melbourne
    OoslrMBāwal
    j@s_t_NSahaswān
    aDzjdvNUniversity
    \nwjvNLake Magdalene
    fEn~`dBSan Isidro
    }DdxcxNPalm Harbor
    [j|}vNCitrus Park
    A{{cjNGola Gokarannāth
    kH{|lfMRatangarh
    aFtw~jNMelbourne
    sGona{DAl-Minyā al-Jadīdah
    iPimvzDMinya
    dE`kqvNNorthdale
    bFgyubMSri Dūngargarh
    pEvoldBSan Miguel De Abona
    gCj_ydBArona
    rB}~d}RXunsi
    dBh{a}ALas Palmas de Gran Canaria
    uB_j~tMNūh
    xFbjuvNGreater Northdale
    cFsfe~KMehrabpur
    wHrivwNEast Lake
    lJpldqNHaines City
    oL|nddBGranadilla de Abona
    dBh{v}AArucas
    xEk|jxMJewar
    fAnxaeBAdeje
    _HidekMJhunjhunūn
    `Df}d}ACentro
    |Echs`NBilsi
    bKuyhuNTulsi̇̄pur
    _Jot~jSLoushanguan
    iEitsdLGhauspur
    rC`zdpNPoinciana
    wLcs}vMPalwal
    uAwtbwMPalwal Rural
    x@xlbxNTarpon Springs
    xAvto~AGáldar
    zKfwhvNLutz
    dFkr}aLMian Sahib
    sFp}gwNKeystone
    sGixotTGuankou
    wPsjrhLUbauro
    iOwvraQAlong
    h@wtobSXuyong
    gBinshMRāmgarh
    Isl{|RJunlian
    qBoym{MPahāsu
    vN}wh~KUsta Muhammad
    _`@da_xNHoliday
    DwbykMBagar
    dFfsvbSCiudad Delicias
    kJo~taUJianguang
    pN}ropTChangsha
    YkosrMRewāri
    cBegwoTLeifeng
    rCe_m}MNaraura
    _Dky|hNKhūtār
    uFukvsMDhāruhera
    ZgwnoNGulariyā
    cGiz~gUDengbu
    Hynt|MDibai
    sCimndNFarīdpur
    ZoybtMBhiwadi
    xBawoaNWazīrganj
    HtfleBGuía de Isora
    RogttMTāoru
    kMyc}aQJining
    `G|~gvNLand O' Lakes
    xE{estJKhāsh
    ie@_qbiUYingtan
    dOkptfUJinfeng
    vAeotlMChidawa
    c@dtnuNWesley Chapel
    Ushw}MGunnaur
    b@{uwbLThul
    iCwyelEEl-Tor
    lD}n~fNBilsanda
    lAlb{wNNew Port Richey
    {CktfeLKandhkot
    bDclfiMBissāu
    ?_zjuMSohna
    xCjfboNSaint Cloud
    kN}bezMKhurja
    `M_n_nTYutan
    Qqu~dGTurubah
    zNyhmxSMeijiang
    ~@_rp}MBabrāla
    mGebo_OPokhara
    f@g`g}NBāgluṅ
    vBdtxbSPedro Meoqui
    wAipxoMMahendragarh
    rMq}dbNAonla
    }Secd{MShikārpūr
    rBavu`LJacobabad
    _M_|jjUHuayuan
    iRozafNBīsalpur
    t@bluwNJasmine Estates
    pJa}_xSZhongling
    cV{_qhMChūru
    t@du|oNKissimmee
    iHg_e`SBowangshan
    E{ix`NBisauli
    iCshetIḨājjīābād
    ?wq_kLSaddiqabad
    ~AmpfmMSūrajgarh
    oBqfpxGQaisumah
    DvrdcBGüimar
    {A}`mzDSamālūţ
    sBsfiaSGusong
    ~BotldMBhādāsar
    sMciw|SJishou
    mRcyrsMPataudi
    wBlbtwNBayonet Point
    dFw_o_NIslāmnagar
    fKbwiqNFour Corners
    hH`hpoNBuenaventura Lakes
    {OlnpfRAllende
    qJ{qnsMHeli Mandi
    lIopeoDAl Bawīţī
    sEnkbuAPájara
    K_ajuMBhundsi
    `@htukNRockledge
    bFglrtMMānesar
    hDfx|bBCandelaria
    ~F}pdkIḨājjīābād
    Lc}u|MAnūpshahr
    rAir{hERas Gharib
    dAnwnkNMerritt Island
    ~VyuhuWNaze
    J}~xcNBareilly
    n@_imlMPilāni
    vA{nilMVidyavihar
    lLf`_eBIcod de los Vinos
    zG_zzcVWenling
    xB|kfdBRealejo Alto
    l@ewjuWAmami
    |WdyedBLos Realejos
    dAj{roNMeadow Woods
    w@n|xkNCocoa
    gEepe}RWenjiang
    gGhdzcBLa Orotava
    eFfevoNSouthchase
    JmtguMBādshāhpur
    xDew{~MBahjoi
    }M}ze~ETabuk
    fA}~nhUJinjiang
    tIyqezMBulandshahr
    XskuwSQingxichang
    cCw`v{MJahāngīrābād
    pAtkgkSCuauhtémoc
    mNgf{vMFaridabad
    qPxq_dBPuerto de la Cruz
    sDimzzDMaţāy
    xBqcblLRahim Yar Khan
    sAhx_fRNava
    kOsggxSPingkai
    eJqcjvMBhati
    {FqpyjNPaliā Kalān
    v@wpugLKashmor
    RitqwGHafar Al-Batin
    }Ham`vMDera Māndi
    gBki||RQingfu
    aB`rwbATan-Tan
    iBw}}fHAl Khafjī
    |Cw_teMSardārshahr
    i\uzpwGKing Faisal Military City
    p@i|exSZhonghe
    `Cigz_NChanduasi
    @}uznUShangrao
    \uzz{RShuanglong
    QgxfyMSikandarābād
    nEscc~RXunchang
    `QuecuMGurugram
    _@i~zzULishui
    vMia_wMTilpat
    jBaq`cNFatehganj West
    kEjvebBSanta Cruz de Tenerife
    _Hff~oNOak Ridge
    yAk~wuMAya Nagar
    cK_ma`J‘Anbarābād
    aBbguvNSpring Hill
    ?nbdcBTacoronte
    qPgiubIQīr
    wGzorbBLa Laguna
    Pw~l_NNarauli
    xYqrvaNSarauli
    s@{s_{DBanī Mazār
    YuxyvMTaj Pul
    hA_p}uMSultan Pur
    {@awfxMGreater Noida
    |B_h|vMMīthepur
    lB{uavMChhatarpur
    xA_|vvMPul Pehlad
    }@c`|eIJahrom
    e@~prsAPuerto del Rosario
    `Ct}tpNLake Butler
    |@ic|ySHong’an
    YyekvMDeoli
    h@cn{vMMolārband
    _J_n~vMJaitpur
    eCehjxSGuanzhuang
    {@}fevMNeb Sarai
    _KebmvMTighri
    y@y}dhNPūranpur
    gBkptuMRijokri
    ~EarzvMAli
    xH_yevMSaiyad-ul-ajaib
    qPkupwSRongxi
    `CwmnuMKāpas Herd
    lEglbnNṬikāpur
    rHwa|uSLixi
    tJmxouMSamālka
    nIfkuoNOrlando
    qDajmbNMīrganj
    PusuuMMalakpur Kohi Rangpur
    t@iacjSShihao
    Tks`eNNawābganj
    iPgyk_LDera Murad Jamali
    ~GhgbrNClermont
    nAavbcNShāhi
    wDijbmLKot Samaba
    q@ugjxMDādri
    vEcx|uMKusum Pur
    qHvzcpNPine Hills
    wRfrtnNAlafaya
    m@kr{uMMurādābād Pahāri
    gArx}pNWinter Garden
    xCwpfaNShāhābād
    kFvpupNOcoee
    TyyulTHeshan
    }Dik`zSErong
    dSmjk_SChangning
    bFoo~vMNoida
    jMyjgnKKharan
    f@}rp~MSambhal
    _CmlbbSHuguo
    wHk~xyMGulāothi
    cFqxopMCharkhi Dādri
    uKy_yvMChilla Soroda Bāngar
    kAyn`jSDatong
    TsvcqNBirendranagar
    oCql|tMDīndārpur
    zDfqmoNWinter Park
    ?ibxuMDelhi Cantonment
    x@k}{tMRoshanpura
    `Oyj|vMDalūpura
    {@c~zrMJhajjar
    cH{bztMNajafgarh
    _Arwpx@Assa
    ImtqxSLongchi
    b@i{ebNMilak
    T~o_tALa Oliva
    rBuz}vMKondli
    v@dvelNTitusville
    eL_ivvMGharonda Neemka Bangar
    Ym|~vMGharroli
    rMo_hvMNew Delhi
    Hqi~_NBilāri
    V{p|tMNangli Sakrawat
    `RnfroNMaitland
    rE_wadNDeoraniān
    fCgxafNPīlibhīt
    zA}cg|RShuifu
    {@omfuSWanmu
    bCuiiuMHashtsāl
    nBmoduMRaja Pur Khurd
    JpnofSChihuahua
    cK}}~~MSirsi
    xEmy`uMBāprola
    cAgzbkMRājgarh
    yO{dgnLKhanpur
    d@gsf{DMaghāghah
    gJ_icvMKarol Bāgh
    z@ygkvMDelhi
    EwaiuMNilithi
    ~@outtMJharoda Kalān
    eD_drxHKhūrmūj
    jHa{euMShafi Pur Ranhola
    yBxsjlBLos Llanos de Aridane
    cGbvroNAltamonte Springs
    zC_lddVTaizhou
    lGuyswMGhāziābād
    tFu~auMBakarwāla
    oAmu}hMTārānagar
    kCv}snNOviedo
    hRbhopNApopka
    mAwphuMKamaruddinnagar
    h@wbdxMDāsna
    i@`jkoNCasselberry
    [oml_JJīroft
    bAw_svMJāfarābād
    sA}ikuMNāngloi Jāt
    k@e{qjSAnwen
    J}zcuMMūndka
    cEor}oTWenxing
    _B}xz_NKundarkhi
    n@hqlkBSanta Cruz de la Palma
    C}extMTikri Kalān
    h@spbbUNanchang
    ~I{yuvMBābarpur
    zE__muMSultan Pur Majra
    `IenqtMBahadurgarh
    sDwxjdNRichha
    lG_vjuMKirāri Sulemānnagar
    kBegldVJiaojiang
    Pdm~oNWekiwa Springs
    [vngoNWinter Springs
    ]sfxzDAl ‘Idwah
    r@iwb}RBaixi
    ]em{aUChangleng
    F`opdRPiedras Negras
    jCwmkrMBeri Khās
    L}e{jNDhangaḍhi̇̄
    sBerzvMMandoli
    NasvvMGokalpur
    fEikhuMNithari
    CotqvMMir Pur Turk
    nBobcuMRāni Khera
    lGkatvMZiauddin Pur
    h@~xkdREagle Pass
    k@{qpvMKhajoori Khas
    iE}mmuMPūth Kalān
    nB_e~xMPilkhua
    pDquuvMJīwanpur
    pHwyqvMDayal Pur
    |EyjrvMMustafābād
    rGg|x|MHasanpur
    uKackuMBegampur
    x@m{rvMKarāwalnagar
    yBapnvMSādatpur Gujran
    wAepeuMAuhammadpur Mājri
    EycbcNShīshgarh
    x@gpvyMHāpur
    \}{fvMJharoda Mazra Burāri
    `I{ch`SJiang’an
    tEc}duMKarāla
    Iss~uMBhālswa Jahangirpur
    h@u`xhSBailin
    xIuyavMMukandpur
    uGm_ijSGanshui
    cBshkuMRohini
    xIgzcvMKamal Pur Majra Burari
    e@qmtuMSāhibābād Daulotpur
    `Jg{muMPehlādpur Bāngar
    ^mtzuMLibāspur
    u@}vvvMLoni
    [an{kIDārāb
    nKi_evMBurāri
    qC{`axSLongtan
    bB}rwuMSiraspur
    hAnkioNLake Mary
    i@snt}RYibin
    pE}f_jSDongxi
    pf@g|}uMKādīpur
    KwyedNBaheri
    EoabbSNaxi
    ~BknouSDingshi
    hDymqsMSāmpla
    ~Iqm_xMMurādnagar
    cBcajvSTonggu
    rPkiu{MGarhmuktesar
    {P_`voMBhiwāni
    cOmwduMBawāna
    i@caxuMAlīpur
    `E~s`oNSanford
    jCyo{jSGuanba
    }Ed`yqNTavares
    nBn_aoQVictoria
    ]cbg_SLuolong
    sB_ulbNKemrī
    tIu}iaNRāmpur
    cArwvrNLeesburg
    nA}r}dSHejiang
    zBibmmLZahir Pir
    }^}}q{DAl Fashn
    mK}|~}JNok Kundi
    vB{~gqMKalānaur
    kP}sqjSFuhuan
    nBwgpcIĀbādeh
    _H~~leSJuan Aldama
    rBgby_NMorādābād
    fCj}kgTMiguel Alemán (La Doce)
    }AajwlTQionghu
    vAkyv_SNanxi
    `Fe_vqNDailekh
    X}zz_IFīrūzābād
    nBodp|MGajraula
    yA__zvSZhongduo
    sIuqsiSGuofu
    jGoepuMNarela
    IldqqNEustis
    `E_l{_VXianju
    fAcw_hSZhongshan
    vMwu}|HFarrāshband
    kNkyakSQingnian
    qAspuvMKhekra
    aBikuzMKithor
    dFyruuMKundli
    oAcmjnMToshām
    lZyrltMKharkhauda
    cHw}r{UGuli
    aBgq}wHAhram
    l@frgoNDeBary
    }IknybNBīlāspur
    vJ}}mbSLuzhou
    lHso~wSMawang
    sBiymrMRohtak
    vDet`jSZhuantang
    gL|x~nNDeltona
    cGoc}}MAmroha
    iMoyhtSGongtan
    tBor`hSCaijia
    SynolMSiwāni
    tFqgjdNKichha
    `Ookh{DSumusţā as Sulţānī
    kLmbi{DSumusţā al Waqf
    f@ehbgNKhatīma
    rDdblrAPuerto del Carmen
    |A_zb|DBibā
    Csqj{RJuexi
    a@uxqjSShijiao
    yF_eo|MBachhraon
    kFggneNSitārganj
    bEuwtvH‘Ālī Shahr
    zGrxfsNThe Villages
    eLgdmfIFasā
    kPckjkSNantong
    uA_|hjSSanjiang
    LqwhvMBāghpat
    iEis{vJTaftan
    gFgy`oMBawāni Khera
    vVlp_sAYaiza
    iFyls|MDhanaura
    _@yootUQuzhou
    cDj`hrATías
    uDwmskSWansheng
    K``uqAArrecife
    k@eucySYouchou
    t@erjhNBhimdatta
    kGihfiSYongxin
    {Eq_huHBushehr
    XmjtpMMaham
    dUuiy`NTānda
    {E{otzMParīchhatgarh
    ~C_yrcNRudrapur
    Aw_hyMMeerut
    cEkfwcSTaifu
    mAv_whQBay City
    cIo`ovHChoghādak
    _Brik|@Guelmim
    lAqjoeSShima
    rBffxlNEdgewater
    oAwo`gSYongxing
    dEsdbhSJiaping
    lAcsagUPoyang
    kFazauMSonīpat
    fRfxarASan Bartolomé
    }VtkrtNMarion Oaks
    t]yq`eSZhutuo
    dHwh~jSYongcheng
    pD_u|iSGunan
    oGv`}lNNew Smyrna Beach
    pAaqmuKKalat
    hDnofoNDeLand
    HkvoaNSuār
    zDgs{kSConglin
    pDgbwhTChangde
    ~A_~{|DBanī Suwayf al Jadīdah
    uA|oneQLake Jackson
    iD_v||DNew Bani Sewif City
    ~@qobeLDera Bugti
    jDwidcRDaocheng
    ue@m}mjSSanjiao
    jOgh`wSHeishui
    cKmi|~MKānth
    Ko~a~UĀnwén
    aBxexqATeguise
    pDcjufSBaisha
    dEmjseSZhuyang
    nEwcncJBaravāt
    aWew}gNTanakpur
    h@qxx|DBanī Suwayf
    cB_hfgSCiyun
    xCikndHAl Aḩmadī
    aEohqgSLishi
    zFmq}jSLongsheng
    h@qmxcSYunjin
    eAgmwdHAl Faḩāḩīl
    dKc}~kSNanping
    jFhehdTHermosillo
    kA}qz{DIhnāsyā al Madīnah
    nIuti|DIhnāsīyah
    hCgjn}RBaihua
    |D{|wdHAl Manqaf
    zHond|RGuanyin
    `B_jkhSXihu
    MoqdfSShimen
    aD{nqvMBaraut
    g@ylsnMHānsi
    p@mcrzMMawāna
    Ic|xiMBhādra
    mBqgglLRajanpur
    _EgzdcJBam
    mAi_gyUJinhua
    hIw|ifEZaafarana
    sAm}uyMLāwar Khās
    {Fsi_mMGanguwa
    aFeluhSJiasi
    rB{vaiSXiaba
    uLur{tLYazman
    Ba_{~MSahaspur
    rFg{iqMShādīpur Julāna
    cHcbzhIEstahbān
    Wgxi`BHūn
    cGqxhaTZhangjiajie
    kAosauMGanaur
    tMenv|MChāndpur
    nEwudeSHegeng
    pAm}csMGohāna
    v@pmjmNPort Orange
    tLuo|qLAhmadpur East
    jCch{}RKongtan
    {AgmwdHAl Mahbūlah
    r@q`vxMSardhana
    _@_opdHAr Riqqah
    hFyp~|DBūsh
    B}ycbSFuji
    hCocq}MNūrpur
    m@eefiSDushi
    hBe}sdSXianlong
    xAazuvSApengjiang
    D}rulSNanchuan
    aB{xyaNBāzpur
    ~AksdmMHisar
    vN}uldSJi’an
    pCszb{MHastināpur
    gEs_`~MTājpur
    hLosv_PLuobuqiongzi
    vD_ublSXinglong
    zAf`neQAngleton
    _M}sudHAl Finţās
    {Hxygz@Bou Izakarn
    wNww}dSWujian
    rAosjgMNohar
    kLp~itNOcala
    gBgd`zMPhalauda
    ~Gypy}LAnūpgarh
    {Aasi`NThakurdwara
    aAzv`sSMadera
    jAipt{LFort Abbas
    aHsqysSXintian
    uFw{qjINeyrīz
    wLyhwzCSīwah
    xDebr`IKavār
    ~I{ajcSXuantan
    o@iht~MSeohāra
    _@whzfSYouxi
    _@pn``RUvalde
    T{c`vMChhaprauli
    NwvxgSXianfeng
    WirfgSLonghua
    t@twomNDaytona Beach
    }Hyg|`NKashipur
    |DghexULanxi
    jMksvoMNārnaund
    nEw|kdNHaldwani
    _`@wbnxIBāft
    qFqp`uMSamālkha
    oE_q|zDIţsā
    kEgamqSJiangkou
    pImhcoPLhoka
    tCaufeSWeixinghu
    gA}sueSLinjiang
    _EkkzvMAsāra
    GqdriSAnlan
    e@u~xmSShuijiang
    zCq`zaUGongqingcheng
    ^}xujSJielong
    u@y_o}ORikaze
    sN{||kSDaguan
    cEcljfSWutan
    YsdidHŞabāḩ as Sālim
    lB_ddhSZhiping
    {F_r_mNDipayal
    mI}`m@Timimoun
    sDswrdSLaisu
    ~B_ybeMRāwatsār
    u@_ox|UDongyang
    jC{uycHJanūb as Surrah
    hAotrwHBorāzjān
    gJ{qycISarvestān
    sJsr{iSTiaoshi
    [i|ucHAl Farwānīyah
    vA{ortSSangzhe
    FkfmyMKhatauli
    AijkgSDegan
    hA{ac`NJaspur
    jBc{rkMAdampur
    cE{omkSShilong
    tBgcvrSDianshui
    qFhfvmNOrmond Beach
    m@}phtEḨaql
    qD{{zwMBudhāna
    oBowbdVNinghai
    fAi|x|MHaldaur
    Dq}ngSJijiang
    `@unwzMMīrānpur
    {LidkjUJingdezhen
    ]s|pcHAr Rābiyah
    WggdsSHanjia
    z@ijmdHSalwá
    rIy|yjNAmargaḍhi̇̄
    tErdraQGalveston
    mDwd{vSZhuoshui
    JapgdHBayān
    rPuce~MDhāmpur
    oBgxf{DAl Fayyum
    kDqnldHAr Rumaythīyah
    vGau|eSChenshi
    {@wn{{UYiwu
    fA{gxpMJīnd
    pN{_jcSShuanghe
    ]y~rvMKāndhla
    m@up`bMSuratgarh
    kD`fdgRCiudad Acuña
    }Ag_m}MNihtaur
    No~upSWulong
    fAgddzMJānsath
    iEipq~MSherkot
    }PyqcdHḨawallī
    nBuzldHAs Sālimīyah
    lAoe~nSChangba
    Eko}iSNanpeng
    ~AqnzfSGuangpu
    i@_pm|MJhālu
    lC{e{aHAl Jahrā’
    VibieSNandajie
    Dwym}DAl Wāsiţah
    _Dgh|dSQingfeng
    _Fqfo~RZigong
    sNsbshSLuohuang
    qGmsuaTWulingyuan
    iAoxixMShāhpur
    e@kefeSShenglilu
    uCowhdSHonglu
    qD_lieSYongchuan
    {@qsytMKheri Nāngal
    gB{bxhPQuxu
    _IshbgSJianlong
    A}lvvHĀb Pakhsh
    a@yhgzDIbshawāy
    h@kbvbSAnfu
    wCczrtMPanipat Taraf Rajputan
    wDvkyfRDel Rio
    lB{kamTNanzhou
    uBug~cHAd Dasmah
    gEi~xcHKuwait City
    n@qxhnMBarwāla
    mBtatbQLa Marque
    oAeigeSZhuhai
    jJg_|{MBijnor
    zCqygqTYueyang
    [ysacSGuangshun
    |Hk{_uMUgrākheri
    |@_rgiSBanan
    qBd|a}@Sidi Ifni
    jGcyxoLAlipur
    cAg_afSDa’an
    jAztfbQTexas City
    _B{a}yRLuocheng
    RgdoyDYūsuf aṣ-Ṣiddīq
    ?oqciSYudong
    jA{iasINajafshahr
    kDqzwtMPanipat
    rE}ytiSJieshi
    cH{v}aNRāmnagar
    w@yb~jSJiangjia
    Fu~}vSFengjia
    x@a_e_NAfzalgarh
    s@kzkqSHuolu
    vBwdfvMKairāna
    KexjoSBaima
    CerqrSGaogu
    yD{}{cNNaini Tāl
    c@_antLBahawalpur
    {Fim~dSShuangshi
    sMuumcSChangyuan
    `Bcu}rMSafidon
    yCc_w}DAţfīḩ
    uCg|yfSDingjia
    bI{eutMPanipat Taraf Ansar
    yBenk{DSinnūris
    Mk{rgSShuangfu
    IebrkTShenliu
    PssywMSisauli
    |E}w{tMPanipat Taraf Makhdum Zadgan
    iWrjidQAlvin
    Zd`dxQSan Antonio
    pGct~cSFenggao
    zLyzjdSYouting
    lMamrbSRonglong
    rCacfePNyêmo
    dCw|atSBaojia
    sP{rv}MNagīna
    eEqkulSLongtan
    hCkuzlMGorakhpur
    cEyygcMPilibangan
    E}ozvMShāmli
    fDsdzrISirjan
    pCsgufMEllenabad
    bEqljnSYajiang
    cC_tekSDongwenquan
    eAowvzUPuyang
    }@{jwfSZhengxing
    qIvuccQDickinson
    i@m|gmSTongle
    hAowgjSHuimin
    `DkjcwMBanat
    cFuttjSErsheng
    cDko}oMBara Uchāna
    VcglgSQinggang
    \asw|LFaqirwali
    cHwlgyMMuzaffarnagar
    mK}e|{KDadhar
    uCmb~{DŢāmiyah
    g[cyodSShuanglu
    oBwfz{MMandāwar
    \}wmcSGuchang
    tBygdeSSanjiao
    |XchnrJZahedan
    jKsecbSPanlong
    dNspuqLJalalpur Pirwala
    `Disi|MKīratpur
    gAefxbSRenyi
    AhflcQLeague City
    `Iat~kSZengfu
    kFy_ueSBanqiao
    y@{}ifSJinlong
    dDclpkMFatehābād
    sGvjawQConverse
    YszkoLJatoi Shimali
    bHk}ivMJhinjhāna
    @o_qrMĀsandh
    nIqqwgMRānia
    tEsmttEAqaba
    kAmshmSQingyang
    dEn}`dQFriendswood
    HulewSZhoubai
    hCk_nsSLongshe
    eEowwtSYushan
    ?ka|vSQianjiang
    iBwuetLLodhran
    bBcb}hMSirsa
    }Aiph_MRāisinghnagar
    ^y`}cSZhuxi
    mAknxtMGharaunda
    `EnaqeQFresno
    }K{gh}KSibi
    {HgbydSYulong
    gA{crxMCharthāwal
    qBnn|vQUniversal City
    yG_p`oSBaitao
    eCxhxvQSchertz
    @_b~qKNushki
    bKck}fSDaxing
    pBnrwgQRosenberg
    r@{iplLDajal
    c@iyhtEEilat
    |Eu`kiSChongqing
    gCn}ovQCibolo
    `AckixRLeshan
    aCxpqdQPearland
    vAlyh|RManuel Ojinaga
    [}q|}DAş Şaff
    r@niewQLive Oak
    _@ysodSLongshui
    }@c}dcSHebao
    gAl|a}ROjinaga
    bEpv|tQSeguin
    zB{hjlSDashun
    iDq|{uSShihui
    Lkk~eSYongjia
    oCo`bkSMudong
    vDaonpLShahr Sultan
    hKgrisHBandar-e Genāveh
    pAya}tLDhanot
    sCw~{wLKhairpur Tamewah
    j@smtdMHanumāngarh
    fDe|phNPithorāgarh
    Do}f`SNeijiang
    |Bg}ovMŪn
    Q~{snNPalm Coast
    kBevowMThāna Bhawan
    hHyrjdEAl ‘Ayn as Sukhnah
    {Iqs~mSMawu
    aDzs~fQNew Territory
    nAw_jgSBishan
    uA`tuhPHouma
    gCmleeNAlmora
    }Dm`roMNarwāna
    rBmzfdEAin Sukhna
    z@m`hpUWucheng
    yKgsxiTJinshi
    _Pq~r_IShiraz
    bDcid}MNajībābād
    Kswk}LHarunabad
    lGmpieSShiwan
    cCvrffQStafford
    uFgyswMJalālābad
    CvubfQMissouri City
    }@kqgzHKāzerūn
    p@luufQSugar Land
    Ck~w}DAl ‘Ayyāţ
    hEabbdSBaoxing
    lF~y{hPBayou Cane
    Syw|uLKahror Pakka
    pDrqhgQPecan Grove
    |Nq`}dSShima
    oDqzdtSPuzi
    }DkegbSWujia
    gJqbujPChéngguān Qū
    oFybycNRānikhet
    jAaftcSSanqu
    mA{b{mLJampur
    bEwukfSDamiao
    fMiv{~PNyingchi
    rB_~_kPLhasa
    bDdanuNGainesville
    tG_~sdSZhifeng
    `AqyjjPDoilungdêqên
    VwdklSXinmiao
    cB_e_dVFenghua
    b@qpdgSHebian
    tCgn|~PBayi
    hNxtgdQSouth Houston
    nGi_kiSYuanyang
    E`n}bQLa Porte
    wBa_gmSLinshi
    vRe{olPDagzê
    oIqtlpMKalāyat
    tE_m~hSLijia
    kJ}oqeSWangu
    `D{eviSHuixing
    }As|thSTongjiaxi
    _IgaqiSCuiyun
    aCgt|bSTieshan
    qAobhlMRatia
    lAzobdQPasadena
    zA_`{tMKarnāl
    WkaxyLHasilpur
    BopejMSardulgarh
    DocnsMNīsang
    x@}nvkSMaliuzui
    aB|p{fQMission Bend
    xBwxbyMDeoband
    lFrukz@Tiznit
    AqefdSLonggang
    _AowytSLianhu
    fKksxjSLongxing
    ZuchdSTangxiang
    iAx|{uQNew Braunfels
    PasnnSLizhi
    }C{s_cUJiujiang
    o@zzqcQDeer Park
    w@thseQBellaire
    qHu}j`MPadampur
    oB}jnnSFuling
    d@y|zmSLongqiao
    gA`dnfQAlief
    `@c|bqUHuangshan
    kA_qowMNanauta
    tBqahnMTohāna
    yEaxsfSHufeng
    x@_dvoSJiaoshi
    Ew|{lSShituo
    CwstiSShuanglonghu
    q@_c`mTXiulin
    ?yyavTPuqi
    eCllneQWest University Place
    y@orxiSShuangfengqiao
    Qqy{|UZhuji
    aBklkjSYufengshan
    cGkdtkSLuoqi
    rQcdziSJiangbei
    yCsshgSDalu
    uP|gubQBaytown
    wD{flmSYihe
    vBibzeSYongxi
    Gi_{mSLidu
    VnvmgQCinco Ranch
    kJg|zhSCaijiagang
    `Dffto@Tata
    jEujg~MKotdwāra
    kGe}ndSBaoding
    ~Akg`~LDunga Bunga
    ~Zgni{MLaksar
    aFcehrMPūndri
    gFls`eQHouston
    wAs|epSBaoluan
    sAi~|cSZhong’ao
    sAwy~jSShichuan
    cCgnfjSWangjia
    hOetw`IZarqān
    qD_dfhSXiema
    ~DpapcQChannelview
    }Efg{cQCloverleaf
    V_yugSQitang
    xCsoqvMGangoh
    y@o}}~RChonglong
    ~Cwg_iSShuitu
    eJnuzgQKaty
    `@cmhpUHaiyang
    aNwrizMManglaur
    zEeuhlSJiangnan
    nKuxznSQingxi
    @w_u{LChishtian
    lDuhoeMSangariā
    oAqw~vKMastung
    Emim_IShahr-e Ṣadrā
    vCknowLMailsi
    Wq`ptMTirāwari
    EmxhqMKaithal
    yBok{tLDunyapur
    eIm~{iSMu’er
    RemvwMRāmpur
    zUybnnSBaisheng
    oDs|qhSLongfeng
    kComo|D6th of October City
    ?umpsTXindi
    `Cmf}fSPulü
    lBc}jiSFuxing
    oR}jenMMoonak
    y@eemlSFengcheng
    wCyjshSBeibei
    Rk|`lSYanjia
    qFolsjNDārchulā
    bHscvhSDongyang
    uFmhwgSBatang
    c@c|qhMKālānwāli
    aBmwptMNīlokheri
    fBqxznPMaizhokunggar
    nBgdojSGulu
    gAwyarSLonghe
    tA}ui_MKaranpur
    eBgm`~DḨalwān
    jEqowxTXianning
    sAaaomUQishan
    pCb~}dPEstelle
    QkgfeSPingtan
    lGk~gfSBachuan
    hCuwy}DAl Badrashayn
    y@czg`UWuxue
    uBkwzyHQā’emīyeh
    iJkphoSNantuo
    rB_cckSTongjing
    tDszxeSLüfeng
    pJ_wegSJiuxian
    tCwm_mMBareta
    Rsl}yKMach
    dG{blzMRoorkee
    gFeappSSanhe
    |@gqzqUHuicheng
    lGegihSChengjiang
    rEol_iSTianfu
    Ac_haIMarvdasht
    rBt{vvQCanyon Lake
    hHac{dVNingbo
    La_jpSMingshan
    O_wplSDuzhou
    vCgviuMIndri
    |A_ocrLShujaabad
    jFtdxtQSan Marcos
    _Epbk|PPort Arthur
    {K{`hjSXinglong
    aB}jmkSDasheng
    fAejlmSLinfeng
    {CsnxiSSansheng
    u@kp_lPLhünzhub
    jFkgliSJingguan
    sIwyifUPengze
    k@gd|nSZhenxi
    Gdv|dPMarrero
    ~@oov}DAl Ḩawāmidīyah
    z@c|elSBake
    fH`fxdPHarvey
    FeuefSTaiping
    nDy{omSChangshouhu
    \yc~oSHuwei
    cGcptdSWofo
    l@}lvcMSadulshahar
    vCpnodPTerrytown
    zEcyjdIArsanjān
    mEeqiqLKhangarh
    RftsdPGretna
    }Mq|cnSYunji
    TkoyvMNakūr
    l@ou{aMSri Ganganagar
    `GqthxIBardsīr
    gG{}}hSTuchang
    lGyeelMBudhlāda
    uA{k{nUBiyang
    gJh}ceQAldine
    y[sfurSXialu
    aB_~smMLehragaga
    ^pjbdPChalmette
    eEapbhSYanjing
    hHqt`|MHaridwar
    c@~df|PGroves
    nAoidgMDabwāli
    }A_wl}DAbū an Numrus
    l@wfshMRāman
    cLdxwdPNew Orleans
    vA{{`qSXingyi
    xBgnmdSXinsheng
    yAsimiVShenjiamen
    FwfdoMPatran
    iEgeimSShuanglong
    WowulSXinshi
    uDeouhPDêqên
    \k_heSXiaodu
    ?gguiSLiuyin
    iLq{|fMMandi Dabwāli
    |CsphxMSahāranpur
    xBhzagQCypress
    f@abveVZhaobaoshan
    WayktFSakakah
    |I{g}sMThānesar
    o@exoeESuez
    q@ykzfHAl Fāw
    Pn{t|PNederland
    aGqxciSQingping
    }CvciePMetairie Terrace
    j@qolrMPehowa
    aNumgiMTalwandi Sābo
    ]h~fePMetairie
    p@i`{eSShaoyun
    f@a}qgSNanjin
    Ww~ssRYa'an
    R{rnjSCizhu
    xBeyqpSShuren
    vDm{ekMMānsa
    Xoc{hVZhoushan
    i@tsktQKyle
    LaryoSShetan
    mCcjdfSAnju
    uAi~{`VLianghu
    kAyxqgSHechuan
    yBe~fuMLādwa
    z@zixePKenner
    yIsijhSCaojie
    oAodb~LBahawalnagar
    j@ibrgSDiaoyucheng
    Dn{ldQHumble
    ?vd|cQAtascocita
    x@aazrSNanbin
    [gcpgSYangcheng
    jAgaxkSHonghu
    CerwfSTongxi
    nDsmhmRKangding
    Noo}~UShaoxing
    tB`jloPNew Iberia
    mQyln}DGiza
    cRmsv`VShangyu
    ~AcpvdSTangba
    t@_aanSBaijia
    p@wtdmSLonghe
    qEmi~jSDawan
    d@_ue|DAsh-Shaykh Zāyid
    b@_liqSGaojia
    iHe`rhSShuangfeng
    zSona_ENew Cairo
    fBik{|DKirdāsah
    eNwbxlSGelan
    ^}gncHUmm Qaşr
    _@iihsSSanhe
    sGkuiuLJahanian
    v@yyzfSWeituo
    Vm{{kSWanshun
    oE{n|~DAl Qāhirah al Jadīdah
    qD_twxRMeishan
    y@o}rxLVihari
    ZcctqSLongkong
    mBy|cnLDera Ghazi Khan
    {C~ib|QKerrville
    sCwv}pMChīka
    lB__mbVYuyao
    oHcq|pSShizhi
    @anuoSRensha
    [sbc{UFuyang
    vAwtcqHBandar-e Deylam
    qNw|_lMBhīkhi
    X{yt|IMāhān
    aBu{r}DBūlāq Abū al ‘Ilā
    j@wnjpSBaohe
    rDmmv}DCairo
    sIk{xdSTai’an
    _A_h`~DMadīnat an Naşr
    ^ddggPLaplace
    eEej`iSShitan
    eIm~ynMDirba
    c@e`pqLMuzaffargarh
    a@ehzrSDaxie
    tRozhcISa‘ādat Shahr
    hAfdkeQSpring
    jBa|qhSGuandu
    p@jhvpNSt. Johns
    P_rqiSSanhui
    dBcmvrTFengkou
    Eoj}gSYunmen
    z@oghjMMaur
    ?odr|TDaye
    KiacmSShiyan
    cGpgj}PBeaumont
    mF}`}}DḨadā’iq al Qubbah
    wBacbeSTianjia
    oIl|b{POrange
    ^rvwqNFleming Island
    i@epigSDashi
    ^aafdSBaizi
    {FmitnSPingshan
    eHstgfSTaihe
    |Xmoz|MRishīkesh
    hI~shqNFruit Cove
    iH{ymyHNūrābād
    oFerfbHŞafwān
    DgjloIShahr-e Bābak
    iMuav}RZiyang
    _DunfiSXiaomian
    b@ee`}DAwsīm
    oEyrv}DShubrā al Khaymah
    |GenuvMYamuna Nagar
    vAmqsmMSunām
    pB|iarNLakeside
    {Qwiq`EBadr
    mEg|}_EEl Shorouk
    wAmmimSYuntai
    rKmwpvMSisauli
    {C_izcMAbohar
    |AqarvMKansāpur
    {Boz_nSYantai
    gR{cy_NPauri
    Fyec~DAl Khuşūş
    eBuoapMSamāna
    ~Bv}bdQNew Caney
    d@kkrcSChongkan
    oFrgyeQThe Woodlands
    rC|lyiOPanama City
    yAufqeSShanghe
    _Isz_`MMinchinabad
    vHomlzLBurewala
    TztjkQBrenham
    ^}jyvMJagādhri
    Zu`_}UXiaoshan
    ]kwdtMShāhābād
    rHxnnrNOakleaf Plantation
    yA}inmSHaitang
    F{}uxMBehat
    qK_b}hSLaitan
    P_t_gSGulou
    h@sx_cVCixi
    iBj_woNPalm Valley
    e@{o}|LQabula
    c@}{|dSZitong
    eB_zm}DQalyub
    kNye}wKQuetta
    AwtjiSShuanghuai
    Gc}{gSQiantang
    v@qnz|DManshīyat al Qanāţir
    gUorifSLongxing
    k@_cdcUHuangmei
    {Amm`}DAl Qanāţir al Khayrīyah
    aAql|lMLaungowāl
    fFyhbyEMa'an
    v@_rgsLMultan
    fD{r|lMLongowal
    jBegvfMGiddarbāha
    pF_vqcIPāsārgād
    xDemzwKKot Malik Barkhurdar
    oJiokhMBathinda
    mDc_tmSChengxi
    Tb{fx@Tine Biougra
    o@}adnSWudong
    l@wqm~DAl Khānkah
    uAgfreMMalout
    {Dn~zwPLake Charles
    {Cq|euMBarāra
    C}mwhSLongshi
    |GojldSShuangjiang
    uEgbqnSGaofeng
    vAe{coSGangjia
    {Dikz_NSrīnagar
    lB{gkpSDongjia
    x@~rspPLafayette
    dKievhMMahna
    wAivc_EAl-'Ubūr
    sAcrp_UCaohe
    sSkjlnHHendījān
    \rw|xPSulphur
    gB_}vfSSanmiao
    mEfsvoNPonte Vedra Beach
    xOom|mMSangrūr
    i@rdwiOLynn Haven
    }C{ie}THuangshi
    tJigleSLongxing
    hOgpfjMRāmpura
    lOgrniSXianglong
    nAmszmSTaiping
    Spe_y@Ben Jerrar
    hC{`c{MClement Town
    cI{gboMBhawānīgarh
    ]bmqsQAustin
    dBsqbfSLongfeng
    ~Thk~bPSlidell
    k@yxfjMRampura Phul
    _Mexm}DQahā
    lEylglMDhanaula
    hBmek{IKerman
    zG`spsQUniversity of Texas
    xCe{~kTBuhe
    pAm~yhSXiaojia
    tDit{nSGao’an
    f@{s}|LArifwala
    }BwjmtLQadirpur Ran
    tD{_l|UHangzhou
    gBbbxoNJacksonville Beach
    WwikrSBáigōng Jiēdào
    ~@ogqgTZhicheng
    oAqmw`EAl ‘Āshir min Ramaḑān
    bBqaa|DAshmūn
    Whywx@Lqoliaa
    b@oq_kMTapa
    mEowjwSLichuan
    ?ymf{SEnshi
    uDsdtqMSanaur
    rBh~fjPPrairieville
    `I_brnSChanglong
    ~Me|r{MRāipur
    zAhwreQConroe
    jAmledEFāyīd
    Ecfd~DShibīn al Qanāţir
    lKmxmqSBáishí Zhèn
    LkjfhMGoniāna Mandi
    xAg{ctMKardhān
    oR}srdSYuxi
    r@__h{MDehradun
    fQoceeSGuxi
    wCynlfSYanwo
    g@xjkqNJacksonville
    V~hsb@Zagora
    qBa|dnSGuixi
    |DqfctMAmbala Sadar
    pAgjgqMPatiāla
    q@qjbySTuanbao
    tF{lyeHAbadan
    sFfd_y@Ait Melloul
    uC_{|~LPakpattan
    iUgdwkTJingzhou
    Sbtc_PLong Beach
    eGqreoSYong’an
    pDq}l}DŢūkh
    o@lqey@Inezgane
    aEwlftMBablāi
    bCco`uHDogonbadan
    cE_mo~DMashtūl as Sūq
    j@kqvsMAmbāla
    dDyq|eSErlang
    jGf~lx@Oadar Temsia
    l@xbo{OPascagoula
    eDb}w~OGulfport
    ?mveyDMadīnat as Sādāt
    gBm}`nMDhūri
    lEe`uaLLoralai
    \kyksTXiantao
    hGpwgy@Dchira El Jihadia
    iBkrblMBarnāla
    }BwrxoMNābha
    {Czgyx@My Drarga
    LoxfxDMadīnat Wādī an Naţrūn
    |X`~y{OGautier
    yEcbk{SLongfeng
    hAc{{|UTianducheng
    {E{d_~MTehri
    ~B}vcbHAz Zubayr
    }F`sew@Oulad Teïma
    gCdlo}OBiloxi
    ?dqhmOSanta Rosa Beach
    C}we|TE’zhou
    }Bqc}nSCaohui
    YkomnSXinmin
    wDet}|UXingqiao
    x@ik{{TEzhou
    aCzrljPShenandoah
    \hpdqONavarre
    o@gtybMFazilka
    iEvex~OWest Gulfport
    ~@ytruLKabirwala
    wCs_nvBAl Burayqah
    SwcitSLinxi
    Cpg`rOMidway
    JnudvOFoley
    J{hwtIRafsanjān
    zBgeosSXituo
    qIxdd}OOcean Springs
    M~{hy@Dakhla
    vKznsqSNuevo Casas Grandes
    b@qenvRLinqiong
    `IorjoSZhoujia
    mBlsqy@Agadir
    T}ns_EBilbeis
    StktoOFort Walton Beach
    h@ke`pTQianjiang
    Btf{sOMyrtle Grove
    [tpisOPensacola
    GiyaiTZhijiang
    nBspf}ULinping
    iCquuzLChak Thirty-one -Eleven Left
    nG`yusOWest Pensacola
    }ExibsOEast Pensacola Heights
    e@ssy|LChak One Hundred Twenty Nine Left
    ~B}zl|DAl Bājūr
    kR{`xxMPāonta Sāhib
    _@_lujHBandar-e Emam Khomeyni
    _CpalaOTallahassee
    nB~kyrQPflugerville
    aC}dsxLMian Channun
    Kw~aeHKhorramshahr
    ~DxtwsQJollyville
    I}w_|DSirs al Layyānah
    ]sdfcHAbū al-Kahṣīb
    Ut`qkPBaton Rouge
    {S_{t{THuangzhou
    `Buhx`MHaveli Lakha
    Oq|m~TQingquan
    LiibhMJaito
    Purb|THuanggang
    bJwdo{MMussoorie
    KwumfISurian
    `AhpxoOWright
    qKgti}DBanhā
    uDpu|sOBellview
    uL}kx{DMunūf
    {GnhmsOBrent
    YuvcpLKot Addu
    xB|wdu@Taroudant
    tEkgwoSPushun
    kD_pziSGuang’an
    Lw_yeMMuktsar
    d@eqvnSShaping
    {Dq~wjMBhadaur
    qCk`akPDamxung
    @gawuMNaraingarh
    y@gpnrMRajpura
    ah@yvvsMLālru
    cAz|xy@Aourir
    lVeaghFŢubarjal
    hExqut@Ait Yazza
    _Ce{ybHAl Başrah al Qadīmah
    rChpcgPHammond
    x@xo`tQCedar Park
    jAwhwsSWuling
    nEgxjcSSuining
    Wb|dsQRound Rock
    YobsbHBasrah
    gD|thsOFerry Pass
    lIhxpsQBrushy Creek
    KexkiUAnqing
    zDiii~DMinyā al Qamḩ
    Gw_ruSLuotian
    `ItmtsOEnsley
    nKgy~oSYunlong
    PxrowOFairhope
    mJ`zqbULázaro Cárdenas
    ]}o|wLTalamba
    fGkk_oSHuilong
    u@eqtzLChichawatni
    oAyecnMMāler Kotla
    Vct`~UChóngfú
    oFlt_qPOpelousas
    sG{pr_VHaining
    hCegj`EAbū Ḩammād
    nL{wqoSYinping
    hAtakrQHutto
    t@o__aEAt Tall al Kabīr
    aDktd{UDeqing
    jK_widKKhān Neshīn
    {Awlu}DKafr Shukr
    nBuc}~LBahawalnagar
    nDomg|DShibīn al Kawm
    tCwggsMBanūr
    [xrsjPCentral
    {EgcfkHBandar-e Māhshahr
    uJcpwvMNāhan
    ~Jsa|aEAl Qaşşāşīn
    eAaod}DQuwaysinā
    gCiyesSGuocun
    uIoeztSZouma
    Pgk_cEAbu Suweir-el-Mahatta
    bB~gpqQTaylor
    gLmgmzDBadr
    w@airPEl Menia
    jEoutaMBasirpur
    yBt|ftQLeander
    sDanugMKot Kapūra
    }@_kfpSHelin
    t@{w{wKPishin
    McyvgMKotkapura
    nCic_wTCaidian
    ?uulxTWuhan
    sCcjobHAl Hārithah
    ~Govg_EZagazig
    l@cx_tMBasi
    mEvzcyOTillmans Corner
    hM{rgvLSarai Sidhu
    qBsysqHBehbahān
    |Au_r{DAsh Shuhadā’
    f@gfcwSBaitu
    uEvs~rOPace
    `LntowODaphne
    Oyiu|SYezhou
    y@qd~cEIsmailia
    bE}jfdMJalālābād
    fFzqatOCantonment
    lF{x`vSLongju
    uAa{koSPingjin
    eCgvtcIŞafāshahr
    sHsgu`EAl Qurayn
    tHiz__EAl Qanāyāt
    qVldgdTMagdalena de Kino
    tB`i~jQCollege Station
    sBuwu|DBirkat as Sab‘
    gFmc}aEAş Şāliḩīyah al Jadīdah
    hBonw{LHarappa
    QtqdsQGeorgetown
    jFwngqSPanlong
    sAa|uoSJukui
    xJi`ssSLongsha
    lAt`ur@Oulad Barhil
    vGixeqMSirhind
    rOb_kkPZachary
    gAa{_hHShādegān
    kA_sllMRāikot
    ?_zhqTJingling
    ?u`kuTHanchuan
    eL_q~qSFulu
    mAgmjsSXiangshui
    yBya{sMZerakpur
    dBmd_{SXinglong
    pJm`fpSRenxian
    OcawpSLiangping
    Ym{_lUChizhou
    lMsud}LSahiwal
    gAuodzRChengdu
    |CwwzyHYasuj
    m@}xpvDAn Nūbārīyah
    h@cp{sSGanning
    hAsjp`MDipalpur
    OotxnTDuobao
    xA_vupMGobindgarh
    h@apx_EHihyā
    pDly|p@Aoulouz
    {AuvggMFarīdkot
    d@fgekQBryan
    fHqyxmMAhmedgarh
    {@ok{tLAhmadpur Sial
    |Dwtz{DTalā
    NexgsMMohali
    rNqw|oSLirang
    zH{sjiMBagha Purana
    h@}aiqMBasi
    gMcomxTPánlóngchéng Jīngjì Kāifāqū
    aC`|jxOMobile
    X_z`tMPanchkula
    tKagstSXintian
    aE{ucoHAghajari
    iH{|enLTaunsa
    |DgbfpMKhanna
    bHsaakHChamrān
    Wm`ceMGuru Har Sahāi
    ~KuogtSGaofeng
    OgmfySTuxiang
    gB_n~sMMani Mājra
    Vqku}DZefta
    WohffTYichang
    oA_ix}DMīt Ghamr
    @etqyHMādavān
    sHx|pkTHeroica Caborca
    k@uss_EAl Ibrāhīmīyah
    |Ay_urSFenshui
    ~JjgefQHuntsville
    zCwyh`EAbū Kabīr
    yB{xapSMingda
    mA}tkzLKamalia
    kBajaaEFāqūs
    iDk~w}MUttarkāshi
    `Ap`vpNSt. Marys
    FofbsMBalaungi
    kFuhzsSZhushan
    f@_}p~WNishinoomote
    gHovtsMChandigarh
    zF`|qxOPrichard
    c@o{yuSChangtan
    {FmrqaMHujra Shah Muqim
    |HqpaqSHexing
    r@{fk~UWuzhen
    mAg__}DAs Sanţah
    QabyrMKharar
    yPcjv|LChak Azam Sahu
    Qo~~_VJiaxing
    qD{|ltSShuanghekou
    g@_t{~DDiyarb Najm
    jBammzBAjdabiya
    OsdvtHCharām
    vPg`kzDKawm Ḩamādah
    tAthkoOCrestview
    _AcnjnHOmīdīyeh
    EicztSBai’anba
    gDcartSWanzhou
    P{blcMKanganpur
    bE}jbyLPir Mahal
    kDmjcuSChangling
    oF{uznSBishan
    wLwsusMNaya Gaon
    |@kfrfSGaoping
    fKcs}tSWuqiao
    IqczySQinglong
    eX}~skMJagraon
    _A_af|DTanta
    fDud|qMMorinda
    aI}{_`EKafr Şaqr
    @w~rsHDehdasht
    jDqtnfSNanchong
    m@aoevSTai’an
    vAgbptSPailou
    qDosgpSLongmen
    NaemtSJiuchi
    f@{antMPinjaur
    oAej_oMDorāha
    j@l`rqNKingsland
    eLouimBBin Jawwād
    |I{ottSChenjiaba
    eGe_i_MOkara
    xBav{qSYujia
    xB}sfxIZarand
    oB{kxiMMoga
    _BggkoSHucheng
    yB}xmtSWanxian
    Go}wsSLihe
    ^sa|uSBaiyang
    qV_x_tSGaoliang
    uAycb{DKafr az Zayyāt
    AmsjtSTaibai
    HywotSZhonggulou
    aBcjjrSHoushan
    nE_~jyDAd Dilinjāt
    VqditSShahe
    `Fmsi{LMamu Kanjan
    aH~th{NValdosta
    p@u|zuLGarh Maharaja
    h@ykkrMKūrāli
    x@euj{SFengping
    RamkqHShahrak-e Ţāleqānī
    w@ydicVJinshan
    l@wn`pMSamrāla
    x@jbq_OThomasville
    }As~hxEAţ Ţafīlah
    eFanrtMKālka
    wCe|wnMSānehwāl
    vEciltSZhoujiaba
    QyznpSXinsheng
    dDc{jrDAl Ḩammām
    _Dsb`nMGil
    aFmiaaVJiashan
    fNyqqzSWuma
    s@qoxlMMūllānpur
    ~BevihMTalwandi Bhai
    sB_|erSDanzi
    J}{edEAl Qanţarah
    aCudkdVFengxiang
    aIa_yaEAl Ḩusaynīyah
    wN_{t{TXinzhou
    }Aq}ltSTiancheng
    jBkgf|SMiaoyu
    aDcv~{UHuzhou
    c@a~ipIAnār
    uRg|~bMAlahabad
    uDave`MRenala Khurd
    tJea`_EAs Sinbillāwayn
    iEylbyTHuangpi
    gAqxosDBurj al ‘Arab al Jadīdah
    kDgudzDĪtāy al Bārūd
    `FwljySJiagao
    kHagr_MMustafabad
    |Ae~plHRāmshīr
    nD{xvpHLīkak
    jKiks`IEqlīd
    vE{~nbVZhujing
    v@mmytSXiongjia
    `Dw_ksDBurj al ‘Arab
    Dtvei@Tabount
    Usfc{SXinmin
    iHa_ywUTaozhou
    eAiqmbEMunsha‘at Abū ‘Umar
    dEihsuMSolan
    mB{ldwDAbū al Maţāmīr
    lBkzcsSYuexi
    lAee~mMLudhiana
    kAu`{wDḨawsh ‘Īsá
    tG_zapMMāchhīwāra
    u@_rgdVNanqiao
    }Cu_rtKChaman
    |Bxjai@Ouarzazate
    gT}zkfMFirozpur
    rBylivTXiaogan
    mJocn`EAwlād Şaqr
    aJkzv|STonggu
    {HgizqSWushan
    zFsfa{DBasyūn
    yD}k~}DAga
    bAwol~SBaolong
    zC{`m_ETimayy al Imdīd
    eAghatTChengzhong
    hBmydjMDharmkot
    xLyp{mUTongling
    {EkvxyBAz Zuwaytīnah
    ]okysUXuancheng
    rIqnm}SGuandu
    aE_iusMBaddi
    rDibqxJZaranj
    eD_h~oLLayyah
    _@iut}DSamannūd
    ZmgtsSNanmen
    hCklo_HAl Madīnah
    {@omkzSAnping
    lFg`pbMChunian
    gFcuuhMZira
    j@mtarMRopar
    kAkpd|GNāḩiyat al Fuhūd
    zAchf}DAl Maḩallah al Kubrá
    _AexkyLToba Tek Singh
    aB{b}{DQuţūr
    |F}`paEŞān al Ḩajar al Qiblīyah
    t@_gnyFArar
    tXzne`TCananea
    wHyskyRTianpeng
    th@}f`tSChangsha
    oEc_``EAş Şalāḩāt
    aPeszzUZhicheng
    hH}sj{SYongle
    rNcko`HAl Qurnah
    sIgfnhEBi’r al ‘Abd
    ?m}qmMPhillaur
    Fyxa{SYong’an
    ~BinwaMPattoki
    xNx_}{TSan Felipe
    PckszSZhuyi
    {Fi_nzDShubrākhīt
    WctrlDEl Dabaa
    pFcvivJZābol
    jHgvj}LTandlianwala
    Ao~ykTJingmen
    n@my}xDDamanhur
    b@kl{bVSongjiang
    dD_zmwESafi
    \i`p~DAl Mansurah
    kJcz~rSTieqiao
    ~TczpqTXinshi
    m@}ii{DQillīn
    lOe_roMRāhon
    rBuno~DŢalkhā
    rEx_{qQBelton
    _D_n{{SBaidi
    e@{riyGNasiriyah
    fGktupMBālāchor
    ~BiytgMMullānwāla
    }@ayjuTYunmeng Chengguanzhen
    xF{zkcVXinqiao
    bQiiytEDimona
    oE}jf_EMaḩallat Damanah
    mMmfs}SWushan
    wJwcutSZhaojia
    aFjdasQHarker Heights
    rAoturSNanya
    oMkzy_EDikirnis
    l@oju}SLongjing
    oAy|a|SCaotang
    _Hsv_xDAbū Ḩummuş
    _Buzk`STongchuan
    {Io{`~DNabarūh
    cAjgcqQTemple
    dCwsosSLinjiang
    eNkr~uMShimla
    h@ms_zDAr Raḩmānīyah
    qG_}zaVZhujiajiao
    {B}~xcVMinhang
    dHm}y{DKafr ash Shaykh
    gBg~{zSKangle
    qLvmnsQKilleen
    kAukq`VZhouzhuang
    mAaaleMKasur
    mGyie~SLiangping
    _AypgdVHuajing
    mEfuptQCopperas Cove
    DohnmMGorāya
    _@qo}sSZhuxi
    FylqoMNawanshahr
    gCgftkMNakodar
    e@qhc`EMinyat an Naşr
    fAsqnySGongping
    bE_vedIAbarkūh
    `Ckbb|RDeyang
    T{lcpQQamdo
    vBgghmEArīsh
    j@uv}~SSanxi
    x@_|`zDDisūq
    wBqu{vDKafr ad Dawwār
    mBpxwsQFort Cavazos
    yB_fozSShigang
    oB{_n{SFenhe
    rd@e}rzLGojra
    h@gmfbVXiayang
    m@thkpNBrunswick
    tEurbtSZhen’an
    h@ooucVQibao
    ~B_bfbVQingpu
    tGmf_wD‘Izbat ‘Alī as Sayyid
    ~@_{trSYihe
    xA_o|aEAl Manzalah
    aA{fzxE‘Izrā
    h@u`plMJandiāla
    sBckwtE‘Ar‘ara BaNegev
    a@gij`IAbadeh
    _HwwgyEKarak City
    rFc{cnTZhongxiang
    qCydbaEMīt Salsīl
    vAke{`EKafr al Kurdī
    eBknstSHanfeng
    yB{{gcMKot Radha Kishan
    pCn~~t@Imi-n-Tanout
    mEg_q}DBiyalā
    tFem~rSZhonghe
    kB_erqLFatehpur
    pFig`}TMacheng
    s@asnaEAl Jammālīyah
    vD}s{xEQīr Moāv
    f@gaobEAl Maţarīyah
    `A_yhyDAl Maḩmūdīyah
    dDo~qtSZhendong
    dJmwynMBanga
    dBivutSFengle
    uAkivySQinglian
    lG{sx_VSongling
    rBkwusSJiulongshan
    p@k`t}SShuanglong
    cBicgdVXuhui
    }A{al_EShirbīn
    gN{|quDAlexandria
    _AqajbMPhool Nagar
    |BwrmyDFuwwah
    oCgsguSHouba
    uCmi|~SLuoping
    lEowa`EAz Zarqā
    [c~fdBSirte
    gDg{{nSDazhou
    `@szfzSDashu
    T}to|DSīdī Ghāzī
    mDsegtSDade
    cDkrk~DBilqās
    Ocv}iMSultanpur
    dAikvoMGarhshankar
    |AcgeoEAsh Shaykh Zuwayd
    j@~wfq@Amizmiz
    }@iap|LDijkot
    Cq`bdVChangning
    dG}_adVJing’an
    mAu{edMRaja Jang
    zBwzr|SFutian
    T{gidVShanghai
    dBpydhODothan
    `CuqnmMPhagwāra
    Gav`pLKaror
    o@lozm@Setti Fatma
    xXoql|WIbusuki
    WqjyjULucheng
    fLcemdVHuangpu
    vAeke`EAs Sarw
    m@uswcVChangzheng
    Cme~gHKūt-e ‘Abdollāh
    Hy{|qMAnandpur
    dA{sqdVPudong
    eEo}z{DAr Riyāḑ
    |E_yjdVPuxi
    xB{beuEKuseifa
    e@vwld@Kelaat Mgouna
    oAbkuo@Asni
    rEmrwsETel Sheva‘
    ^{d~cMRaiwind
    hBijodVHongkou
    cBs|{cVPutuo
    pAsdjsEBeersheba
    _Laxq~UMudu
    xCqxytTAnlu
    nBgridVZhabei
    Tco|uEArad
    vH_eudVYangpu
    zCgi_uSBaihe
    vD{}cdEPort Said
    ^ayuyIRāvar
    hBenkzWMakurazaki
    aEcvd}SDachang
    wBmkkxLJhang Sadr
    nBeuceVJinqiao
    h@q|{zDSīdī Sālim
    _Z}dwmHRāmhormoz
    ~Aqx{gMPatti
    oByf~oERafaḩ
    g@xa`YMoulay Ali Cherif
    iAhc`YReçani
    gFkbedVPengpu
    ~Gm}i`EMīt Abū Ghālib
    gQknplMJalandhar Cantonment
    UolhyDMuţūbas
    tAoubuSGuojia
    aEie_pERafaḩ
    iJkmftEH̱ura
    cC{mzySZhuyuan
    F_ed|SLongxi
    xDcx`_VSuzhou
    xAgbz|RLuojiang
    hFcr|wDIdkū
    cCpkcdTNogales
    Jk|`dVDachang
    fFqinvDAbū Qīr
    XbufsPAlexandria
    P{ob}DAl Ḩāmūl
    f@wgvjMHusainpur
    `FqwhrEOfaqim
    jBbr_kOEnterprise
    fElk~sTPuerto Peñasco
    xDgschHAhvaz
    Ki`rpE‘Abasān al Kabīrah
    Zclt{SFengling
    jB_sf{SShanghuang
    qDkrldVGaojing
    Nt_r{SAgua Prieta
    _Bsjz`EAr-Rawḍah
    aCatedVMiaohang
    yAyphlMJalandhar
    {Cro~_PHattiesburg
    hGejq`EFāraskūr
    `@m~}zSGulu
    eDso|bFQurayyat
    U_qmsGAs Samawah
    fBwujtSDunhao
    Rwqb_MJaranwala
    qMqqb{RMianzhu, Deyang, Sichuan
    e@zwdaQLufkin
    aEemkpEKhān Yūnis
    S`zadTNogales
    k@ci{fLZhob
    ~FaxnpEBanī Suhaylā
    uBjqr{SDouglas
    hB}hsgH‘Eyn-e Do
    `Cwuf{WMinamikyushu
    sFys|cVGucun
    I}j}fMBhikkiwind Uttār
    cBs~mdVSongnan
    wEewyqUWuhu
    ^ywfeDMarsá Maţrūḩ
    j@imjfSNanlong
    oFgmk`EKafr Sa‘d
    aAiugvSHeyan
    oG_wjuSWenquan
    sC_kizUYixing
    iSee|dMKahna Nau
    fDm`tsSGaoqiao
    qC{fedVYanghang
    nJierpEAl Qarārah
    tJm{faVKunshan
    xFqzakMKapurthala Town
    aIoss}WKanoya
    qFar_cVJiading
    fKkcdqMNangal
    `@m~dzWMinamisatsuma
    dHkmdzSTangfang
    ~FencsERahat
    {Bez_uEAs Samū‘
    ~Bmow{SChengxiang
    xCkzsxDRosetta
    ~Lcxu`EKafr al Baţţīkh
    `Be{uySWenfeng
    vE_`gaDAn-Najaylah
    sAgeyhHSheybān
    r@wlodVBaoshan
    |@kbyxGAsh Shaţrah
    |@avmtEAz̧ Z̧āhirīyah
    yHqebtSZishui
    wEyn`uSHeqian
    x@qib}LFaisalabad
    AgcqcVLuodian
    {AgpdaEDamietta
    RurvyHSemīrom
    ?enkzWKaseda-shirakame
    fDizspEDayr al Balaḩ
    vM}tbrENetivot
    dKubbdVYuepu
    vBasgxULicheng
    zKw`cmMAdampur
    kDyrswSJianshan
    X}otsSMaliu
    |@cpi`EDumyāţ al Jadīdah
    a@lrqsQGatesville
    MrtyXArfoud
    }Kcj~pEAl Burayj
    Ii}ypEAz Zuwāydah
    yHmxxkMKartārpur
    aIekeuEYaţţā
    _BmvhmHHaftkel
    {AycbbVTaicang
    rAch|pEAn Nuşayrāt
    hAcegnAMizdah
    kAyxz`MNankana Sahib
    c@bgu|NTifton
    pCqiihMTarn Taran
    ~JicfuSTanjia
    }OuygcMSharqpur Sharif
    iAomldHHoveyzeh
    zDnr_dRSan Angelo
    sBciopMUna
    bHos|}RMianyang
    kJ~ajdTRio Rico
    cMcud_XShibushi
    mAa}zpPNagqu
    mCe`rcVLuojing
    {GevsdMModel Town
    tDorrfHḤamīdiyeh
    o@_jv|WTarumizu
    eGu|hiHVeys
    Ycf``XKushima
    bh@uae~LKhurarianwala
    `F_xjqEGaza
    gRatxtEDūrā
    ~@s}iaE‘Izbat al Burj
    rBey{tSDajin
    fHnesz@Essaouira
    wA_bfuHLordegān
    eCzrw`@Tinghir
    vB__suEBanī Na‘īm
    fX{gnoHBāgh-e Malek
    eByedrESderot
    {Eu`nqEJabālyā
    qAc`t_HQal‘at Şāliḩ
    j@qz{rGAr Rumaythah
    iA}wf~JKhāsh
    OggeuEHebron
    mKop_fMManhala
    _Bo{hxUHutang
    }AgoktMSundarnagar
    FugxqEBayt Ḩānūn
    `EiuinMHoshiārpur
    mM_{lmJNehbandān
    eDdnnt@Chichaoua
    bDuuraMChak Five Hundred Seventy-five
    }BsipqEBayt Lāhyā
    dHt}|oQWaco
    gBi||eSLangzhong
    mIatpxCAs Sallūm
    fA}}tlMBhogpur
    K`uf`TSierra Vista
    _Ckbw|DBalţīm
    yE}rxdMLahore
    iAw|mtEIdhnā
    nCpe{lPNatchez
    e@e|crUGushu
    nCcz|hMJandiāla Gurū
    wC{_ceHSūsangerd
    fDdlwm@Ait Ourir
    uCo`y{WKagoshima
    lCyqt}LChak Jhumra
    kAihlzLBhawana
    Bqzd}UWuxi
    jEero_MShahkot
    xVjts`OAlbany
    CainuESa‘īr
    mDcyfuEḨalḩūl
    gE}}a|DAl Burj
    rCeaooGNāḩiyat ash Shināfīyah
    s@ojhkIMahrīz
    vJ}lw`MMananwala
    bQqq{gKLashkar Gāh
    iRuyknUChaohu
    ?upx`XNichinan
    oAxzvo@Méchouar-Kasba
    mGqxcqIBāfq
    @xkv`QNacogdoches
    fSk{dsEKiryat Gat
    gDupf}CSīdī Barānī
    eDi_apKKandahār
    nId}oLBéchar
    ?_w{zWIjūin
    xDixweVChongming
    iCgexvTGuangshui
    sF{a_hMAmritsar
    bMmyvpLBhakkar
    lKgn|cVChengqiao
    mIrnyo@Marrakesh
    mEzzvgSSocorro Mission Number 1 Colonia
    `^ym}_VChangshu
    Uwbo~WSoo
    jJeet~WSueyoshichō-ninokata
    mAmo_uESurif City
    yJtjygSSocorro
    zd@ynxzWUmeki
    vCinrzBQaryat Sulūq
    kByf_rEAshkelon
    qGwj~jFŢurayf
    s@ko~jFTuraif
    tWkbad@Hassi Messaoud
    _BypslMUrmar
    qGsharMHamīrpur
    gD_oirUMa’anshan
    u@umahMNangli
    AqhpsTXihe
    oQnhf]Goulmima
    a@vsfgSHorizon City
    oChi__PLaurel
    rQeviuEBattir
    wMu_dlTYicheng
    NovzuEBethlehem
    |Lvee{QBrownwood
    rDcf|rTSuizhou
    rAq|ptMMandi
    |AwhqbMShekhupura
    aGgswuEBayt Jālā
    u@__nyEMādabā
    cAyt{~LSangla Hill
    ?uuazWKushikino
    ?iz||WHamanoichi
    dJfcxhSCiudad Juárez
    bAwql|LChiniot
    jEv}nfURodolfo Sánchez Taboada
    qQokasEQiryat Mal’akhi
    m@qzfzWIchikikushikino
    iCypqtEBet Shemesh
    dGuyo|WKajiki
    ?ujc}WKokubu-matsuki
    ?u}}~WMiyakonojō
    mBpdwi@Demnate
    uBoedfULu’an
    mO_sb}WKirishima
    _FowioGNahiyat Ghammas
    hAknyiITaft
    iDcdjtABani Walid
    }L_amaMChuhar Kana
    sNn~np@Tamansourt
    Eahj_XMochibaru
    Du_`|LRabwah
    mDgvnbTSongbai
    zDhf}hSEl Paso
    gEd|cwPNatchitoches
    kCl{tfQPalestine
    fMunsuEQiryat HaYovel
    ?io`vEGiv`at H̱ananya
    ?enc~RJiangyou
    lFae}uEJerusalem
    mDiogvEAl ‘Ayzarīyah
    xGqoc{UChangzhou
    eAoga|WAira
    mFqt`vEOld City
    hAehmvEMa‘ale Adummim
    jMqy}uEWest Jerusalem
    hCwr`vEEast Jerusalem
    y@_ipiTNanzhang Chengguanzhen
    t@ib~pLDarya Khan
    aHesyrEGan Yavne
    {MkonrEAshdod
    tL|koiSSunland Park
    wO_kpuEMevasseret Tsiyyon
    gAwmfdMMuridke
    rDcipnGAl Mishkhāb
    gBwtcxLJahanian Shah
    oId_vkOTroy
    k@ka_jMBatāla
    }DwvoeVHuilong
    xI{}gsEGedera
    bEqj_vEShu‘fāţ
    O_fhzWSendai
    @w_uxQGengqing
    J{~vlMDasūya
    yEjtzl@Tamallalt
    _EyibiKGereshk
    lB}~`kMQadian
    gGg~i{LLalian
    lA_bwyLSillanwali
    kMu}~uEBayt Ḩanīnā
    [gwjoHĪz̄eh
    eBs~voLDera Ismail Khan
    dDiij`MKhangah Dogran
    pCml_sLDullewala
    |Alqsk@Laâttaouia
    \e~v~GAl ‘Amārah
    aTfhrpRWest Odessa
    mFmcigMAjnāla
    ~AvtxoROdessa
    wBtu_qNHinesville
    `Gwt`vEAr Rām wa Ḑāḩiyat al Barīd
    _NrmmdTGreen Valley
    ~ZqtexGQal‘at Sukkar
    dAelyjUHefei
    i@a~nhMFatehgarh Chūriān
    dAawu~UZhangjiagang
    h@udt_MSukheke Mandi
    }Beg}uE‘Aţārūt
    ?oyjwEJericho
    tDow_bANālūt
    {A_oojSBazhong
    {A}dwzESaḩāb
    tBlqtfUEnsenada
    rS}b`sEYavné
    hBcyfzEKhuraybat as Sūq
    tRkxyyEUmm as Summāq
    cBch~xLFaruka
    wSm`xxLMangla
    nA_{utEModi‘in Makkabbim Re‘ut
    c@}ensEReẖovot
    lH{syjIYazd
    yBuef~LPindi Bhattian
    wBkyzuERamallah
    ~Aw_|nRBarkam
    vEigxyEMarj Al Hamam
    eBe{xeMNarang Mandi
    pRye}uEAl Bīrah
    UygroLShorkot
    M}llzEḨayy al Quwaysimah
    `A{z_}UJiangyin
    tPeibaXMiyazaki
    wVs}s_@Rouissat
    dE{gxsERamla
    tHwrksENess Ziona
    |Bms`mLKulachi
    qAlq_ZErrachidia
    NucxiAZintan
    aA_q{tEModiin Ilit
    bLkt|kHMasjed Soleymān
    wBardnMTalwāra
    gBiessEBe’er Ya‘aqov
    yBujfzHDehāqān
    kTko}sELod
    yDqxevSGecheng
    kAk`o_@Ouargla
    cAy_l{WTsuruda
    iKg~olMMukeriān
    w@mwryEWādī as Sīr
    gAmokzEAmman
    }AcuvjMDhāriwāl
    mCx_fdTSahuarita
    lAmesuMKulu
    `Ihlbg@Azilal
    dBuafoGAsh Shāmīyah
    @ynnbMNaushahra Virkan
    hGs``xHBorūjen
    bQuxisERishon LeTsiyyon
    {GidnxLSahiwal
    kC_u_dMKamoke
    fA}~e`MKaleke Mandi
    _Vytm~WKobayashi
    ?i`r`XHonjō
    xHuhiyEMāḩiş
    kKsyufMBaddomalhi
    _Dc_wyEḨayy Khildā
    o@cpodUWuyang
    f@ooeqGAl Diwaniyah
    eKgrziIAshkez̄ar
    w@|a`nRMidland
    bC}hhtEShoham
    hNvdfmNWilmington Island
    pBomkyEAl Fuḩayş
    xKmup{HShahreẕā
    |C{xgsEH̱olon
    d@sibzEAl Jubayhah
    sQ_utyWAkune
    nB}h_{ERusseifa
    oLswwyEṢuwayliḥ
    hDanbsEBat Yam
    vEaktmGNajaf
    yAujljAAr Rayāyinah
    {Col{sEYehud-Monosson
    rAwdwsEOr Yehuda
    hB_jw`VNantong
    wEotltUXiaolingwei
    hAes}sEYehud
    Ou_pmAAl Aşābi‘ah
    jK{~ubSPu’an
    |Dc~`yEAs Salţ
    O{dfkMGurdaspur
    ~G}gnkTXiangyang
    Pw{fdMEminabad
    pOspr}WEbino
    mEuuciHShūshtar
    Kk|itEEl‘ad
    z@opbsEJaffa
    fAavfnGKufa
    Fllfl@El Kelaa des Srarhna
    qYodzsEGanei Tikva
    xCczvsEKiryat Ono
    j@cx}sUNanjing
    uCi`paXShintomi
    Ku~mkAYafran
    dBmkdsG‘Afak
    }G{be|WIsa
    ~@mqg|WŌkuchi-shinohara
    {Hcew`MHafizabad
    aCiinsEGivatayim
    MhubaOAmericus
    c@wlg{EZarqa
    }OsjusEGiv'at Shmuel
    `GgnrsEBnei Brak
    MqahsETel Aviv
    Mrnss@Echemmaia Est
    `Bi~~`XSaito
    [q}msERamat Gan
    iBufuzWIzumi
    T|x~mNSavannah
    gFsdqzLSargodha
    xBu}|sEPetaẖ Tiqva
    _GqneqCTobruk
    Rud~aVJinsha
    pPlqxkQCorsicana
    L_njtERosh Ha‘Ayin
    {L_a_aXTsuma
    dEms~gMNarowal
    pH}ldpLPaharpur
    sCa~vuEAriel
    `Czcmv@Sebt Gzoula
    rRohntEKafr Qāsim
    oAusnyBBenghazi
    }@bq{nNPooler
    sOo}l|EAz̧ Z̧ulayl
    eEwlewTXinyang
    {LqheoTZaoyang
    bR_rraXTakanabe
    jIuxskMDīnānagar
    mF{hd}THuangchuan
    xEtftdTDrexel Heights
    mNgqssERamat HaSharon
    b[me~qLKalur Kot
    v@atxcMGujranwala
    |BwujcMLadhewala Waraich
    qFoa~sEHod HaSharon
    tToypsEHerzliya
    g@ado{UTaixing
    jPw_nnAGharyan
    dEqz_xGAl Ḩayy
    pAkw`tEKfar Saba
    `CmhdiMFazilpur
    _UezuaXKawaminami
    ZshzsERa'anana
    y@yzunAAl Qawāsim
    hLusv|LKot Mumin
    zBmemtEQalqīlyah
    a@iwu|BAl Abyār
    }JndxkNHilton Head Island
    e@oqmeHShūsh
    cQ~boh@Oulad Ayad
    mCuzqxWUshibukamachi
    |VkbhgSJiachuan
    rDgabxUZhenjiang
    xBavjvEBalāţah
    hLx~zkNHilton Head
    b@_w{zWMinamata
    ?ob`}WHitoyoshi
    g@uuqlLTank
    jHygypMDharamsala
    _AbckvQStephenville
    h@gsdvENablus
    ~@ni`dTTucson
    gNcp_uHHafshejān
    fT{}xgSDonghe
    dA}eitEEṭ Ṭīra
    pHl`plNBluffton
    tJhopo@Ben Guerir
    cMmfbwLMitha Tiwana
    l@ey|hHGotvand
    p@x{`s@Youssoufia
    {JsbuhIMeybod
    YbakjRBig Spring
    eCdk{bTTanque Verde
    uMnenZRich
    q@}drsHFārsān
    oQmtufMPasrur
    jAouviMShakargarh
    vEa||{LBhalwal
    [gtjhTGucheng Chengguanzhen
    KytttEEṭ Ṭaiyiba
    r@isdUMetlili Chaamba
    zNo`dvHFarrokh Shahr
    qC~jfdPBrandon
    jCd|bePPearl
    Xm}vlMPathānkot
    zCc_hxEKurayyimah
    nCgectEKadima Zoran
    xAimvsLHarnoli
    bDmkjvUZhenzhou
    o@qqbzEJarash
    ~Cmy_mMMamun
    {FsfotEQalansuwa
    gKjap}TCiudad Guadalupe Victoria
    pB{`_cSXiasi
    QkpdxLJauharabad
    {JjrpdTFlowing Wells
    nGcjrxLKhushāb
    ~@xd|g@Souq Sebt Oulad Nemma
    v@zx~cTCatalina Foothills
    MsbvoGAl-Qāsim
    lA`fmePJackson
    ~@jckw@Safi
    xAsdswSLangao Chengguanzhen
    pCo_p{WSashiki
    mNehfyE‘Anjarah
    mIehuhIArdakān
    zCcextEŢūlkarm
    kArcvjSLas Cruces
    hKianlMSujānpur
    k@egftEKfar Yona
    cAo`tbVJuegang
    aJyd{vEŢūbās
    fBc``qUChuzhou
    rCjvmdTCasas Adobes
    pA}pxdMDaska Kalan
    }Do`luHShahr-e Kord
    ~H|bwlQEnnis
    q@wosjHLālī
    uHoqwsENetanya
    Sk}~eMKot Ghulam Muhammad
    N}}eyE‘Ajlūn
    nKlewe@Beni Mellal
    kL~}gfPClinton
    gCg{~{EMafraq
    pCuy}fMChawinda
    ]k{chMZafarwal
    sCy~iyHMobārakeh
    wCvykqQCleburne
    iJrntdQTyler
    jCvqtiPVicksburg
    oE{sxdUHuoqiu Chengguanzhen
    fD{{qxHVarnāmkhvāst
    sKhskiURosarito
    sCecgzLJhawarian
    nFz|k|OMeridian
    yFxmvmOMontgomery
    }Cu{{lMJugiāl
    eBu`~kMKathua
    }Aab}~URugao
    _LkbczJFarah
    sAkwb{AMisratah
    pIatexHSedeh Lanjān
    qFigmfHDezful
    eJwpkzSPingli
    nBsbqhTLaohekou
    eA`ubnQWaxahachie
    cB{qkyHDīzīcheh
    oHknqxHZarrīn Shahr
    a@pchdTOro Valley
    qFmfjxHChamgordān
    dK}h~wUYangzhou
    zZs{ncMDhaunkal
    vBco~|RPingwu County
    CzhcrOSelma
    w@cf}xEJudita
    `BppwhULas Delicias
    qCmxivEQabāţīyah
    bWoj{tEBāqa el Gharbīya
    dGfed{RCarlsbad
    lEybnbXHyūga
    tB|_}hUVilla del Prado 2da Sección
    `L_tvxUXiannü
    i@|}bePRidgeland
    wB{b{dMBhopalwala
    gCw{a`MPhalia
    lKoverATarhuna
    lDruzeTMarana
    eOkd`tEHadera
    Hwp{dSGuangyuan
    p@pfiiUPórticos de San Antonio
    iA_qkcMWazirabad
    f@dhciULa Joya
    ~Nbcv_RAbilene
    DxgdrNStatesboro
    ~Sxao{TSan Luis Río Colorado
    `FgvgsLKundian
    m@hy`~NPerry
    g@ybbwTMinggang
    ?sisyWAmakusa
    qAkumvEJanīn
    q@qgnyWHondomachi-hondo
    hBddveOColumbus
    s@oacfHAndīmeshk
    ^~s_ePMadison
    Dsv}{G‘Alī al Gharbī
    X}twcMSodhri
    {CuubnGAl Hillah
    b@btunOPrattville
    pIsm|wAZliten
    fJxuxeOPhenix City
    [wwpbXKadogawa
    yGirntEPardés H̱anna Karkur
    jLscydMSambrial
    vC~pbnOMillbrook
    {Ea~~{LBhera
    ]hf_oQMidlothian
    fIe{_vEAl Yāmūn
    dBqluxHFūlād Shahr
    c@rkq{TSan Luis
    q@tu`hUTerrazas del Valle
    _A_}~zHBahārestān
    ~FwpzzUTaizhou
    XenlUGhardaïa
    bDydc~BAl Marj
    J{{{eMSialkot
    hHy_euE‘Ara-‘Ar‘ara
    |Ac|swEBet She’an
    {K`_gaQLongview
    u@{`{gNGar
    xAdeyg@Al Fqih Ben Çalah
    x@dhciUTijuana
    hD_vb|WHonmachi
    [jw{j@Al Brouj
    {@}b}tEKafr Qari‘
    @apzyEAydūn
    rAkkh|UJiangyan
    \mnctEOr Akiva
    bHr`gqPMonroe
    |IqzsvGAl-Kut
    ~Hv`b{PBossier City
    ~Ci_quEUmm el Faḥm
    aAk}itEBinyamina-Giv'at Ada
    |A_vluSZiyang Chengguanzhen
    cKmdhtEBinyamina-Giv‘at ‘Ada
    O`jltPRuston
    aErqe{PShreveport
    gJciylTXinye
    jB{eobMKunjah
    sEknmnAAl ‘Azīzīyah
    xD`f~JBouarfa
    xSlc_yNDublin
    tCis|lGAl Hindīyah
    Nh~~pQBurleson
    eAy_rgTDanjiangkou
    pEjc~~PMarshall
    vRk~nyHKelīshād va Sūdarjān
    jIsjz}LMalakwal
    j@ggz}LMalakwal City
    e@ynkyHFalāvarjān
    @mmsoMChamba
    Xo}xyEIrbid
    x@y{wyHAbrīsham
    GyudtGAn Nu‘mānīyah
    {F_zwzEAr Ramthā
    sJqzniMSāmba
    iAn~{oQMansfield
    xGdtzfUTecate
    l@t`a_UPuebla
    mFe_jtEZikhron Ya‘aqov
    rKttvc@El Ksiba
    eCkzbcMGujrat
    uHmp`yHQahderījān
    Y}kqsLMianwali
    `QucsbXNobeoka
    KumttAMsalātah
    p@vsxiUImperial Beach
    kGooy|LPind Dadan Khan
    i@ewp_MMandi Bahauddin
    nCvvwnQCedar Hill
    m@svteMKotli Loharan
    |A|jdnQDeSoto
    }EttpmQLancaster
    sLnfc{TSomerton
    Belb{WŌyanomachi-noboritate
    v@wvpcMSook Kalan
    cAvhge@Kasba Tadla
    tXwjcgMR.S. Pora
    dCcayoLLakki
    vDolkvEAfula
    nAzmvhOAuburn
    }Iuts`@El Hadjira
    _EgmtyHDorcheh Pīāz
    m@nil}NWarner Robins
    \orukGKarbala
    }Giej{EDar‘ā
    `E}{niUDatong
    fCa{n|WUki
    eL{}aiUHuainan
    mCjut_UMexicali
    w@kv}xHGoldasht
    kBi_tdUYingshang Chengguanzhen
    aC|ik`USanta Isabel
    jEakqmAAn Nāşirīyah
    yDygoxHNajafābād
    mNncflQSeagoville
    n@f_siUChula Vista
    e@cgcfMHadali
    y@mo}`MDinga
    Pah|cMJalalpur Jattan
    wGu`fhMBrāhmanān di Bāri
    n@b|bc@Zawyat ech Cheïkh
    PitgeSChaotian
    QdhkfBSão Martinho
    |@fmbhOOpelika
    wBc|duEYoqne‘am ‘Illit
    xA{iccTShiyan
    nB}o`vAAl Khums
    p@e{r|LKhewra
    yAuyo|WMatsubase
    j@jzrfBCâmara de Lobos
    b@hqweBCaniço
    eBblnnQDuncanville
    w@``mr@Sidi Bennour
    IkukzHIsfahan
    xOhaiyTFortuna Foothills
    bJrqjfBSanto António
    ?kp`nGAl Maḩāwīl
    mLdwhfBFunchal
    nVrgzqQBenbrook
    NuzazWMinamishimabara
    eM{bbvEMigdal Ha‘Emeq
    V~|uiUNational City
    mA}hqmAAz Zahrā’
    E~j}_UCalexico
    hBslkxSAnkang
    pGqickTDengzhou
    s@{l}yHRehnān
    GyzmoAQaşr Bin Ghashīr
    ?uyo|WUto
    tAoqdqWGotō
    eB~w}[Midelt
    XcqtoTTanghe
    NqspyHKhomeynī Shahr
    \hifjUCoronado
    mIohivEYāfā
    kM{a|tEDaliyat al Karmel
    Zk_o_HDehlorān
    jGsjosAQaşr Khiyār
    Ecj`vLLawa
    p@adlqWFukuechō
    bJm~lvENazareth
    r@cykbMLala Musa
    zBfwntRHobbs
    bAi~ewHTīrān
    mBci|gMJammu Cantonment
    tJx_biULa Presa
    DijrvENaẕerat ‘Illit
    oAmne~EAs-Suwayda
    nBq}ftAAl-'Alūaṣ
    qEqjkuEQiryat Tiv‘on
    sIadgmGSaddat al Hindīyah
    MnvbjUSan Diego
    _BuawnAAs Sawānī
    ?wen}WMifune
    tCiqkeMSurkhpur
    qCacn|LChoa Saidan Shah
    aGoqpvEAr Rayna
    kCrqc^Boumia
    kDnqrzTYuma
    Hh~~pQFort Worth
    lIhsvlQBalch Springs
    mSml|gMJammu
    h@lluoQArlington
    ZjwrjQTerrell
    pB{fc{EŢafas
    aPjuhiULemon Grove
    }EfjbiUSpring Valley
    \usurAQaşr al Qarabūllī
    aAsgkmAQarqūzah
    Ju}iaSBikou
    Lb{_oQGrand Prairie
    _AcyuvEKafr Kannā
    bAr|uhURancho San Diego
    zApdykQForney
    aCk~q|EAl Ḩirāk
    s@x|pBAïn Sefra
    ?yyvwWNagasaki
    }Es{tlAZawiya
    dCgxo{EDā‘il
    jFv`{gTEloy
    mAmkvkAŞurmān
    Os}vfCAl Qubbah
    ?e_h}WShimada
    YwztlAAz Zāwīyah
    GagpjAAl Ajaylat
    sEx_|sQWeatherford
    ZtyyqQWhite Settlement
    cAsyltETirat Karmel
    vFc`xcCAl Bayḑā’
    |Bxm|hUCasa de Oro-Mount Helix
    jAyjjlAAl Ḩurshah
    uCqq{tENesher
    y@v_rlQMesquite
    WifdiCDarnah
    nAfagiULa Mesa
    gIqc~yWUnzen
    U|n_f@Bejaâd
    rNtzzfNCharleston
    gDygfzHKhowrzūq
    w@qe_}WKotō
    OykimGAl-Musayab
    }BayuzLKallar Kahar
    Rsx~nUMingguang
    `HtpzmQDallas
    ZufuzWShimabara
    wQkn_xUGaoyou
    jG`|i`UEl Centro
    JyxmZGuerara
    {BycfkAŞabrātah
    |@_wzwETiberias
    JddmfNMount Pleasant
    eAxf{hUEl Cajon
    nJq~lgMRaipur Domana
    pBj{tpQHaltom City
    TaxozHDowlatābād
    eFqpizHDastgerd
    }EyumdCShahhat
    s@meazHGaz-e Borkhar
    dB}|suEShefar‘am
    Eyvt|WKumamoto
    eDrcvhUBostonia
    sImzevEKafr Mandā
    u@u`iuEQiryat Ata
    yCoxrtEHaifa
    bBpivnQIrving
    qEq`~aMKharian
    v@yyvwWObita
    hE}lmnAJanzūr
    }M`sapQHurst
    j@_lozSXunyang
    _Eul_oLSarai Naurang
    bAav~UBerriane
    Qgru{EShaykh Miskīn
    sAmucuEQiryat Bialik
    mJnpuhUWinter Gardens
    xEoipwWTogitsu
    bAu_ogSHanyuan
    ]r_mpQNorth Richland Hills
    sG_bbuEQiryat Motsqin
    @dipoQEuless
    bC~m}hUSantee
    fFnmm}NMacon
    i@c`vxWIsahaya
    nE_{prLKamar Mushani
    sAdg|oQBedford
    dIvbxjULa Jolla
    [~ck`UImperial
    rEyp`uEQiryat Yam
    n@vhymQUniversity Park
    yEe}h}UDongtai
    v@ourhAAl Jumayl
    N{vyuETamra
    `DpacgNNorth Charleston
    hG`kshULakeside
    |@s|syHShāhīn Shahr
    BbarpQWatauga
    vEys_cINā’īn
    FlkgqQSaginaw
    b@yha{LBhaun
    }E|{bg@Oued Zem
    kFuamvESakhnīn
    yBcsmhJBīrjand
    |Jcgh}WOkino
    kO{vysLDaud Khel
    `LlrbiTCasa Grande
    yAqzw}WŌzu
    w@xq~oQColleyville
    Kj{ci@Khouribga
    z@_pnpATājūrā’
    ~Ma{}zENawá
    gAqgdhASīdī Bin Zīnah
    KujtmGNāḩiyat al Iskandarīyah
    LysnoATripoli
    pC}tbwEMaghār
    zFoiguSHanyin Chengguanzhen
    cC}be}WKōshi
    \mbjBEl Abiodh Sidi Cheikh
    yF{scgMAkhnūr
    rKtjveSAlamogordo
    Jcet|WUekimachi-mōno
    c@em{aUFuyang
    m@ndjh@Boujniba
    sFfcklQRowlett
    lE{hdaMSarai Alamgir
    }Lmn`rGAl ‘Azīzīyah
    IoamvEKarmi’el
    vH~wylQGarland
    iHnt~iUMira Mesa
    bHthlgNHanahan
    rF{rdvEMajd el Kurūm
    l@yrdxWŌmura
    cHi}qiMUdhampur
    |B}ghpGAş Şuwayrah
    ~Av_lnQFarmers Branch
    rBsv~xLTalagang
    o@}zauEAcre
    EqrquEJudeida Makr
    rCqjx~@Tataouine
    xCmwvhAZuwarah
    BdxvkQRockwall
    eCwbd{WNagasu
    \cht{LChakwal
    n@inciXSukumo
    _B|pooQGrapevine
    R{q_aMJhelum
    H~mqpQKeller
    b@lxpa@Khenifra
    iFoq`_XAso
    ~DqblzUXinghua
    eDe`ikUBengbu
    h@rozoQSouthlake
    kMu{tjXShimoda
    _Cuq|}RWenxian Chengguanzhen
    Cky}{WTamana
    eBvokmQRichardson
    uD_v`dXSaiki
    tJf{jnQCarrollton
    }@yi|uEYirkā
    UxfcoQCoppell
    sLk|bjUHuaiyuan Chengguanzhen
    w@tayiURancho Penasquitos
    vE{{tsLKalabagh
    Nh}~mQAddison
    fBbqiiUPoway
    tAcybhXMishōhirajō
    aB_yswESafed
    iE_a_aXTakedamachi
    ?yzbbXMie
    }WkmccMBhimber
    }ClgqlQSachse
    rFdoc`UBrawley
    Uwtd{WArao
    tEtjngNGoose Creek
    gFyqzrWKamigotō
    ?ecm}WKikuchi
    ?ipjjXNakamura
    s@st}vTZhumadian
    DshovWSaikai
    hCez|mLBannu
    oD_tvpSXixiang
    e@oztrHDārān
    _Kycb{EJāsim
    fCwtl`HĀbdānān
    sVud|xTRunan
    vAzrnm@Settat
    Ny`boQYushu
    uKew|mTNanyang
    oJkbfuENahariyya
    tP~fsoQFlower Mound
    v@pvtlQMurphy
    ?~fflQWylie
    zCu_gvEmaalot Tarshīhā
    ?}et|WYamaga
    mCwho{EInkhil
    h@xhjhNSummerville
    eC`oemQPlano
    hc@zizfTFlorence
    {Dooe{WŌmuta
    {Bum~kTZhenping
    qFzq{jUEncinitas
    Rsi{tFAr Ruţbah
    rExt~eOLaGrange
    yCm|rsSShiquan
    wAnxhhURamona
    cMpd_oQLewisville
    mGdejWMissour
    u[vh{jTMaricopa
    yKgdxmGAl Maḩmūdīyah
    }K`kek@Ben Ahmed
    kCipnaSLuotang
    zKw_z{EAş Şanamayn
    `IkwelSHanzhong
    _@utzcXTsukumiura
    zMrg_{NMilledgeville
    tN{z~e@Taïbet
    aK|bjnQThe Colony
    uGvlioQHighland Village
    hUcguFBrezina
    hL|}_mQAllen
    eH_i_yWKashima
    wC_`v~RQiaotou
    _Iop`d@Touggourt
    rGgenxWUreshinomachi-shimojuku
    tHyccd@Tebesbest
    jCgfnuEEn Nâqoûra
    rBbmsiUEscondido
    tDmho{WMiyama
    oFa~mcXUsuki
    |Fy~syEAl Qunayţirah
    cd@yincABen Gardane
    }@psriQGreenville
    ?taofQSulphur Springs
    kNj_cjUSan Marcos
    mBk{d`HDarreh Shahr
    hCkqpnMBunjwah
    eEetcaMNew Mirpur City
    kAgph{WSetakamachi-takayanagi
    y@sjblMDoda
    @maanSChenggu
    uCpz}mQFrisco
    uDkkebHPoldokhtar
    wCp}loQCorinth
    uGtnsbQMount Pleasant
    WiwejSMianyang
    iBd`gkUCarlsbad
    uGzggnQThe Trails of Frisco
    s@bztb@Aguelmous
    zBlbtnQLittle Elm
    dDbj~`@Mrirt
    oF_w{zWYanagawa
    fDk|wvWSasebo
    zm@_bzwWArita
    {RsptaMIslamgarh
    g@guqxWTakeo
    gAwqhyWHigashigō
    \~xugTSan Tan Valley
    Vqpi|RZhongzhai
    }@mzcd@Megarine
    lJiyz`XYufu
    ZvtlkUOceanside
    nDldulQMcKinney
    rEg|e~UDazhong
    ^z|qjUVista
    tO}tm{WChikugo
    \m|vzWŌkawa
    hAwod`SWaina
    {Bd{qtPEl Dorado
    |EhjnuOTuscaloosa
    {EgjbxEQiryat Shmona
    wGthzoQDenton
    wPqcbrHKhānsār
    kCulkoSYangzhou
    vDasahXUwajima
    `Lqil|WYame
    lBt|ouONorthport
    OiqewUBaoying
    _L_fhzWSaga
    ?_cfbXŌita
    aH|mymQProsper
    wM_faxLPindi Gheb
    eEwmy{WHirokawa
    fCji{pOAlabaster
    cBy_xbXTsurusaki
    uCpyhaOGriffin
    {DjqjhTQueen Creek
    wLiq{zUQinnan
    ZibncWSeogwipo
    mAagl~LGujar Khan
    nGb{|r@El Jadida
    IeoupTFangcheng
    eSwmb_UJieshou
    gAcejaMChaksawari
    nCb}hm@Berrechid
    y@yxmfUMengcheng Chengguanzhen
    qUyxxuETyre
    \i}uwWImarichō-kō
    qHwmo_XTsukawaki
    h@_~byWTaku
    Vfqck@El Gara
    tEmbraXBeppu
    Uoqdi@Robbah
    |@}usyWOgi
    zOlazpOPelham
    ~A_w{qXMuroto-misakicho
    aHrk|q@Azemmour
    dRi`cyJKushk
    x@ns`qOHelena
    _TgdizJShīnḏanḏ
    lGyytlGAbū Ghurayb
    t@x~riTChandler
    vGmsvzWKanzakimachi-kanzaki
    fIsez`MDayal
    {BkhmmMKishtwār
    z@kgfkFRukban
    eGepr{WKurume
    nMcle~WHita
    |Es~c{WNakatsukuma
    hBvevmQCelina
    rRe|pcSZuitai
    yBok|fSLüeyang Chengguanzhen
    hEogu{EZākīyah
    `PqiwiLKhōst
    jBo`_nGBaghdad
    ?_arvWMatsuura
    pBd{njTAhwatukee Foothills
    mCkz|_SHanwang
    yDdlrUOutat Oulad Al Haj
    }Km}fjGAl Fallūjah
    vAyas|WTanushimarumachi-toyoki
    zGlxhiTGilbert
    sEgzb_AMedenine
    pB}m{h@El Oued
    Yk``}WUkiha
    sBcfk|UYancheng
    {@{ne|EAl Kiswah
    wIwt|zWIshinari
    hHekxgXUwa
    wEepr{WTosu
    yD}evuWHirado
    rDr_dnTBuckeye
    p@aoxaXHiji
    xGjmxo@Bir Jdid
    |Bnx~l@Ad Darwa
    f@oopdMRajaori
    sBtrsjUFallbrook
    vFimqwENabatîyé et Tahta
    a@sdq_SDongjiang
    Oins~HArdestān
    i@vcom@Zawyat an Nwaçer
    uAzlqdONewnan
    _FialrLLachi
    qC}hd~LKuri Dulal
    rAubk_SChengjiao
    yEaxx{WOgōri
    wCkgjnGSadr City
    bPt_~|RRoswell
    a@omplXSusaki
    nEnricOPeachtree City
    pBmrj_SLongnan
    pEeaf|WTachiarai
    qDfhvqOBessemer
    }EulhnHAlīgūdarz
    jCbjzpOHoover
    uEa`qwEHabboûch
    pCrbxjPGreenville
    jOv}fjTTempe Junction
    Qi_z|WAsakura
    e@dh`jTTempe
    [z_zgTApache Junction
    jHikm|WAmagi
    gDht|n@Had Soualem
    YyuibXKitsuki
    y@spigGRamadi
    }@_ne|WYamaguma
    lBnjoiTMesa
    wCico{WSonobe
    eC`u_}PTexarkana
    Qohb|EŞaḩnāyā
    u@pcsc@Oulmes
    oB|azlUSan Clemente
    _Nyou~RLiangshui
    ~BidqvLJand
    \imb}THuaidian
    lAgtw~LSharifabad
    `@zwz^Azrou
    xAx}wlTGoodyear
    [~gvlTAvondale
    a@fpplOTalladega
    bD_te{EQaţanā
    sFxi}jTCentral City
    qDpv}|PTexarkana
    fAwugxWKaratsu
    cNz|q`OMcDonough
    H{n}nTYunyang
    ~Avm`kTPhoenix
    a@pvupOVestavia Hills
    @hbnbOFayetteville
    fBlrum@Bouskoura
    hApqb}OStarkville
    hAbp~qOHueytown
    f@tv{l@Mediouna
    pEg}|qHGolpāyegān
    pG{mzlHAznā
    }A_xhgXYawatahama
    aBotc|EDārayyā
    mB}pr_SMajie
    rNqp~aWGaigeturi
    {D{w`v@Douz
    ZoqgtMPadam
    e@d|jmUDana Point
    mCijv{XKushimoto
    q@{kgcWAra-dong
    dBgeq|Eal-Yarmūk
    jBvuisNAugusta
    Cgzv|EBabīlā
    kAbhxpOHomewood
    qPpamo@Sidi Rahal
    eE|gakTEncanto
    `G}gccWOra-dong
    xFgq`cWSeodong
    uAyonh@Guemar
    zAkzy|EJaramānā
    }C}ncfHKhorramabad
    yFoe}bWTallang-dong
    }D_jmjHDorūd
    qCfp_jUTemecula
    jEj}uzOColumbus
    _Aoir{WChikushino-shi
    rCcjgcWIdo-dong
    {@nflkTAlhambra
    n@emtc@Sidi Amrane
    rBot_hXŌzu
    ?_jgpXAki
    }AhxnpOMountain Brook
    jA|}cmUSan Juan Capistrano
    J~xgsNNorth Augusta
    RhutkTMaryvale
    fE}iybAZarzis
    mAulnmXTosa
    s@{cd`SAnhua
    hK|g~iTScottsdale
    r@cifcWJeju City
    ^oe~`SYulong
    Poco|EDamascus
    aB_g{{HNaţanz
    _Di}s{WDazaifu
    `Gxuun@Dar Bouazza
    wA`elePGreenwood
    k@olli@Debila
    dA|k}sNMartinez
    Mq~zvEGhazieh
    uAw_abMKotli
    eFprxpOBirmingham
    l@wo`{WKatanawa
    mCdwlmULaguna Niguel
    tI{tg{WKasuga
    gAtae^Ifrane
    mG}~b}WKami
    eG{xupLHangu
    hCmyqaHKūhdasht
    g@tchtNEvans
    Lsoqc@Djamaa
    mAsov~RPuchi
    fAo_q`XYokkaichi
    ]ibk{WŌnojō
    wCux}|E‘Irbīn
    qClivkTGlendale
    pG~k}l@Lahraouyine
    vAlo{mULaguna Beach
    ?irqyWItoshima
    jEh|baOStockbridge
    Xh|u@Mecheria
    {OksrhXUchiko
    FielmXIno
    ?iv_nXKochi
    fK~iljUMurrieta
    ?_nr`LGhazni
    nAwb_cXKunisaki
    gEszgaXBungo-Takada-shi
    pAwn{vESidon
    x@leul@Tit Mellil
    |@eq}|EḨarastā
    n@g~tyWMaebaru-chūō
    WkxdjMDooru Verinag
    eBdzwqNAiken
    |Ikf|g@Reguiba
    dBq`kzLFatehjang
    KnqpmUAliso Viejo
    j@yvu}RJiaogong
    Fwy`oXYamashita
    oGagq{WUmi
    tBqkvnXNankoku
    nCpu~lULadera Ranch
    xA{{d}EDūmā
    uAz}ebORiverdale
    bDy~~vTLuohe
    iJxqtlRLubbock
    `FxogfOCarrollton
    p@rj`lTPeoria
    gCa}asLKohat
    vNgul{WShime
    Fde_cOUnion City
    |Bbrmm@Casablanca
    ]y|luUHuai'an
    _Hmbp{WSue
    a@_n|~LKahuta
    kAztxcOSouth Fulton
    fIi`mzITabas
    z@qw|~RMaying
    wAkdz|LRawalpindi
    J_uoeLGardez
    IzaglTSun City
    x@{uu_XNakatsu
    oAfgyjUWildomar
    eBmxl}WKawasaki
    Fe__{WFukuoka
    ?y_}nXTosayamadachō-nakano
    A~xemUMission Viejo
    m\alt{WWakasugi
    E{wsiHAznā
    oAhfpmULaguna Woods
    ?dbmzTBlythe
    B{|r|EAt Tall
    wBsij_XBuzen
    QnxzhTFountain Hills
    pAdxmmULaguna Hills
    x@vkqlTEl Mirage
    uBns{jOOxford
    eCagy{WSasaguri
    g@p|mj@Benslimane
    `Eozw}@Mareth
    `B|~wnUNewport Beach
    {AnxroOTrussville
    }Exi}aOForest Park
    dKljzoQGainesville
    mCcre}RShawan
    gG~y`a@Agouraï
    z@raslTSurprise
    qGiitzTZhoukou
    ?yv_~TXincheng
    ?_{i}WTagawa
    hFn|slQSherman
    l@am~hUSuzhou
    OwtxjXShinagawa
    Zkws|WIizuka
    I_xkdGHīt
    hAt_nl@Aïn Harrouda
    B{|izGĪlām
    tCegtpHKhomeyn
    mAf}fnUUC Irvine
    vBjjxlURancho Santa Margarita
    Zt~unUCosta Mesa
    vIee{hMKulgam
    mBnkapOCenter Point
    bCrdimULake Forest
    dEups}LAlipur
    wRsh{cSJifeng
    hMt~zjOAnniston
    n@dveoUHuntington Beach
    _A|dffQParis
    gB|stlTSun City West
    iCpx{dULa Quinta
    hLpux_OConyers
    n@jnbkULake Elsinore
    iClicnUIrvine
    YqwjpUGuiren
    nI_ix~WTsuiki
    `Lbv}mUWoodbridge
    fF`akbOEast Point
    jAxeadUCoachella
    ]wnhcSXiaochuan
    aGmafEEl Bayadh
    NopbyXShirahama
    PxjdaNSocastee
    j@~ilkTDeer Valley
    Mfmxk@Beni Yakhlef
    AuabjMAchhībal
    uBtnanUWestpark
    oAr~`l@Mohammedia
    rDv_x_@El Hajeb
    wBxpn`NMyrtle Beach
    zGebc}WAkaike
    xMfgzmUEl Camino Real
    aGmia~WMiyako
    oAeqoyXAsso
    EvzcnUTustin Legacy
    ~JyojsUZhongxing
    q@mwvu@Kebili
    ~ApbsmUStonegate
    tGadm|WMiyata
    e@xqo`OStonecrest
    dAly|nUFountain Valley
    @zaijUSun City
    dMtdwmUNorthwood
    Zsza{WShingū
    _C{iv`MPallandri
    rDizj|WMiyawaka
    Pi`wgMShopian
    zIxqidUIndio
    mAqgy|LIslamabad
    ]}`srKNīlī
    lA`{heUPalm Desert
    aBgx~cSPaosha
    fCc{i{EAz Zabadānī
    uC_|s`AAjim
    OmmfhJQā’en
    QzmjaOCandler-McAfee
    bDbd_jUMenifee
    c@fuq]Imouzzer Kandar
    Awrm~WYukuhashi
    bEspuiMAnantnag
    Vc}rrTPingdingshan
    qF_aj_UJishui
    ?uwh{WKoga
    ?uxeyXTanabe
    ?yf~|XShingū
    mCasfbSXigaoshan
    mBx}~pUSan Pedro
    fGmqk~EAl Quţayfah
    }B|zoeURancho Mirage
    [dsvhUEast Hemet
    RruzoODixiana
    ]mwz|WNōgata
    yA|izoUSeal Beach
    pHzmqqURancho Palos Verdes
    {Aj}n`ORedan
    R|`lnUSanta Ana
    [p|cnUTustin
    y@bdqk@El Mansouria
    v@yzt_MKamra
    ~@th}hUHemet
    M{}idSChengxian Chengguanzhen
    b@}m`uGMandalī
    yAz_abOAtlanta
    nFuf}hXIyo
    JdhgdODouglasville
    |Fk}foGBaqubah
    oAjniaOBelvedere Park
    rAbyelQDenison
    _J`egoUWestminster
    oObs}mUNorth Tustin
    tDiij{WNishifukuma
    g@yp{mULiji
    CqwsxLAttock City
    XtyjpULong Beach
    hCe|mfSHuixian Chengguanzhen
    gEkefcMPūnch
    CaoniXHaramachi
    x@we`{LWah Cantt
    }B_s_}UHede
    hD{n_bMHajira
    A`mznUGarden Grove
    {A|boaODecatur
    jN`czeUCathedral City
    [`dypUWilmington
    yF`fojUPerris
    a@sbwvWIki
    Mspm{WFukutsu
    `@ep}yTWacheng Neighborhood
    ?ytm~WKanda
    y@nnzhUSan Jacinto
    Ykj~{RZhouqu Chengguanzhen
    sIgd_iXMasaki-chō
    U|dinUOrange
    bD~juj@Bouznika
    _Bt_qaONorth Decatur
    yDdlcqULomita
    yCwiliMBijbehara
    U`gvcOLithia Springs
    ZebbjXTōon
    nCmxz{WMunakata
    fG}wknUGuanshan
    fDcrnPLaghouat
    ?_{eoUQiuji
    dBkgs|WInokura
    vC~odoUStanton
    pAhanh@Ain El Aouda
    bE_chxEAley
    tDiof_FJayrūd
    cB}|xnGKhāliş
    Cw|abAMidoun
    `Uxw{YRibat Al Khayr
    rAbef_NNorth Myrtle Beach
    e@aa|oULingcheng
    e@zlraONorth Druid Hills
    D{|abAEl Mgarsa
    Ecfx|WNakama
    G`dmoUCypress
    pBr{ei@Tamesna
    ~@d_gcOMableton
    PaaueSFujia
    vGp__qUWest Carson
    kFdy_d@Khemisset
    {HszsyGEyvān
    uH`wifUPalm Springs
    nBr}|pUCarson
    l@~}m\Sefrou
    tC|k|jUMead Valley
    aErdunUAnaheim
    w@|khqUTorrance
    Nx_naNConway
    {H{xiiXMatsuyama
    zDy}gaSLuoyu
    ~L}lv|@Teboulbou
    f@ckraMKhai Gala
    r@`_ooULa Palma
    Terh|WYurigaoka
    ?wyx|WMiyaodai
    Egp~lGAd Dujayl
    GubczEZahlé
    rFpvqqURedondo Beach
    fGsus}WKitakyushu
    xAdk|i@Skhirate
    Gg_ymUTaoyuan
    tAf``pULakewood
    o@}mtsTXiangcheng
    k@bt_aOTucker
    i@ynzxLKamra
    kFlcy_OSnellville
    p@uieaMRawalakot
    t@|oroUCerritos
    HfuwaOBrookhaven
    {J~{sqUHermosa Beach
    e@fmhi@Mers El Kheir
    |CchqeHAleshtar
    Iiys|WKoga
    {CnbvoUArtesia
    qA_y}}SShangluo
    z@rtnkTAnthem
    XfoeoUBuena Park
    }Aiqo}IBoshrūyeh
    `Ci}}~RBaihe
    v@jhwnUFullerton
    aEa|j|@Chenini Nahal
    @rplnUPlacentia
    tAirao@Nefta
    _BeychMPulwama
    {BfeqlUCorona
    n@argaAHoumt Souk
    qCgkraUBozhou
    gLwhs|@Gabès
    F_i_xXGobō
    Nhv|oUBellflower
    fFzuybOSmyrna
    jAdcvqUManhattan Beach
    H~ada@Douar Toulal
    pFpvjqULawndale
    a@l}oi@Aïn Attig
    lA~ebqUGardena
    [|janUYorba Linda
    rAtaepUParamount
    xBaqvgUSuixi
    tAyixz@El Hamma
    t@proaOChamblee
    ~By{twEBeirut
    Slmz`@Meknes
    tBpvne@Tiflet
    sBlzppUCompton
    l@uxxnUSuicheng
    cBoxphHBorūjerd
    lA|_lpUEast Rancho Dominguez
    `EyiqwERa’s Bayrūt
    ?i|_pUShaji
    jCcj{dSJiangluo
    tAxyuoUNorwalk
    qAgsmoUGaozuo
    Xfqw_@Sabaa Aiyoun
    y@kjy}XKumano
    ~Lk`}~LMurree
    yCupmyLHazro City
    uBic}rHMaḩallāt
    fGt~cxQWichita Falls
    b@peo`@Ouislane
    iFpvjqUHawthorne
    Zyj{kXSaijō
    ?oyytXAnan
    @jjrnUBrea
    [duwpUWillowbrook
    [`fhoULa Mirada
    aE|ewqUEl Segundo
    q@oqsp@Tozeur
    kAdujiNSumter
    ~Jzd_bOSandy Springs
    aCpljhUBanning
    vCaaniMTrāl
    }C~|ci@Temara
    oAxb~hUBeaumont
    rArdopULynwood
    sAbvmlUNorco
    RitplHShāzand
    _Apj{nULa Habra
    zJ~ey^Aïn Taoujdat
    c@gdpmULanshan
    Lq`eaSHeba
    _CdrojUMoreno Valley
    v@rvjqULennox
    aEpw_pUDowney
    u@mul|@Rhennouch
    aAp}~`ONorcross
    Rj|`qUWestmont
    iCe~g`SLonglin
    [m~a`XUbe
    pDbvhi@El Harhoura
    iCprvaODunwoody
    Khrn]Oulad Tayeb
    zAlpvoUSanta Fe Springs
    `E}s_qUSuqian
    aBxomoUSouth Whittier
    {B{tcc@El Meghaïer
    j@}|saSShili
    mA`t`cOMarietta
    jA~|okURiverside
    jCbhopUSouth Gate
    YonjdXHikari
    o@atd~WShimonoseki
    hAv{r_OLawrenceville
    hHek_|@Métouia
    `CsdslXNiihama
    IlajpUCudahy
    e@bw{{NAthens
    hA`zjqUInglewood
    D`rafUDesert Hot Springs
    xDbwplUEastvale
    ^_|_oULiangji
    ZatxwLJahangira
    w@ktyzEChmistâr
    x@rmcpUBell Gardens
    wAgbj_SBaiguan
    q@e`keXYanai
    lAosycLBaraki Barak
    [jrupUFlorence-Graham
    b@tyqpUWalnut Park
    qBasv~EYabrūd
    VopnnUQing’an
    aA|o`aOPeachtree Corners
    dKxib^Ras el Ma
    l@}zygUHuaibei
    _B}wbnXShikokuchūō
    {@xjsoUWest Whittier-Los Nietos
    KjksnURowland Heights
    p@mcliXHōjō
    yAzkjpUBell
    mB{vgqGAl Miqdādīyah
    x@fhloUWhittier
    dDcrkxEJounieh
    [okhaMBāgh
    j@hmynNLexington
    MtyqpUHuntington Park
    dAan{xHKashan
    eApwxoUPico Rivera
    Yo`umUWangji
    nIlajpUMaywood
    zJklexLTordher
    BwdjtHDelījān
    a@nv_rUVenice
    fDvlglUJurupa Valley
    I`r~}NWinder
    m@fw_oUHacienda Heights
    i@jwymNWest Columbia
    ^~wvmUChino Hills
    RrlekQDurant
    uE~wqkURubidoux
    lB|nch@Salé Al Jadida
    |@ibd|LHaripur
    m@sdmvLNowshera Cantonment
    hBszaaSJiangxi
    e@umkzUDongkan
    [yxltXKomatsushimachō
    `Amx~mRNima
    EpbrmNColumbia
    cAqxt_XOnoda
    LmltrLJamrud
    s@ng`qUVermont Square
    Wms}xHKāshān
    {@~nq`ODuluth
    p@a`fwLAkora Khattak
    uF{y`|EBaalbek
    @uw_vLAmangarh
    yDrpzf@Sidi Allal El Bahraoui
    ]qd{sLPeshawar
    uBig}aSLuhe
    [lmzoUMontebello
    QyczcXKudamatsu
    CijeuLPabbi
    Aj}kKAïn Beni Mathar
    pBsysaSHanyuan
    tAxfalUGlen Avon
    v@zbimUChino
    w@zgsnUSouth San Jose Hills
    m@lnuh@Rabat
    lB|b}kOGadsden
    r@{emlGBalad
    ]mrghMPāmpur
    Hs{`gMBadgām
    aCgphnXKawanoechō
    _By_nvUGaogou
    cBkw`bJFerdows
    {@iohvLNowshera Kalan
    f@bzerUSanta Monica
    s@l_|nULa Puente
    [jqknUWalnut
    rA|hsqUCulver City
    kE|z{aORoswell
    ZxmmcOKennesaw
    n@bngpUEast Los Angeles
    L_pd_FAn Nabk
    wEaqoxXItogawa
    eFo_uoXIkedachō
    Lry`nUDiamond Bar
    ^b`|`OJohns Creek
    gHuz}uTXuchang
    x@wfp_XSanyōonoda
    bAvro]Fes
    Sob|nUWeiji
    ]h~jiUYucaipa
    J_rkyLMusa Banda/Musa khan kallay
    Ol~mpUBoyle Heights
    xBkfa`SZhongba
    P{mslUShuanggou
    sAzcdoUAvocado Heights
    Qht}qUSawtelle
    ~Dk`~aSXinglong
    d@m|srXYoshinogawa
    z@{na`MDhirkot
    pErhlqUMid-City
    mDf`_nNSaint Andrews
    aDoqd|RTanchang Chengguanzhen
    bA|zznUValinda
    tGlulrUPacific Palisades
    \dqujULoma Linda
    h@n|gnNSeven Oaks
    xAbr~YTahla
    b@ur_bXHōfu
    ?empcXTokuyama
    i@sgvlHMahājerān
    jBrdc`OSuwanee
    MobvaSXiyu
    Dnu_oUWest Puente Valley
    ZhmbrUBrentwood
    ?`_ooUSouth El Monte
    [~mupULos Angeles
    vAjynh@Salé
    e@q`p}LHavelian
    uBh~p]New Fes
    ZucvqXMima
    c@vnumUPomona
    [zefjURedlands
    aEegfyHĀrān Bīdgol
    [ts`qUKoreatown
    jDcuhyLZaida
    n@eg{{LKhalabat
    r@walvLRisalpur Cantonment
    n@{e_nHKarahrūd
    y@qr_vSYuxia
    `BcefaSSuhe
    @xz}oUMonterey Park
    rA`uamUOntario
    \{{}tRDianga
    l@{bbbSShaoyu
    bFxvycOAcworth
    _@eabnUYaoji
    ?odxqXWakimachi
    ?upitXTokushima
    ?_qh~XOwase
    tA_fqsXIshii
    r@qh_sXKamojimachō-jōgejima
    z@hgkoUEl Monte
    ?l}ynUWest Covina
    jCmrwjXImabari
    H`vf]Fès al Bali
    Rf{okUBloomington
    De{fzLTopi
    qHcsxcHNūrābād
    UfatqUBeverly Hills
    RwtzgMBadāmibāgh
    Hhy_kUColton
    sC`unaOAlpharetta
    jCs}}fMSoyībug
    iAbhimUMontclair
    x@bxxpUEcho Park
    tFgercXShūnan
    ChbtoURosemead
    _@amuwXArida
    wLrf~nUBaldwin Park
    c@umqgMSrinagar
    iAaa_lUFangcun
    \|szpUSilver Lake
    lIzolqUWest Hollywood
    ?rmpnUCovina
    kEgmrrXAwa
    Q`pwkUFontana
    mGatinHArāk
    c@xt~oUAlhambra
    qAlpzoUSan Gabriel
    x@rcomUClaremont
    rAleamUUpland
    rAbueqUHollywood
    A|~vnUVincent
    cD_a_aXOgōri-shimogō
    sA~oxmULa Verne
    `AbuzbOWoodstock
    jN|kvlURancho Cucamonga
    ?n{jkURialto
    Hnx{_OSugar Hill
    R`c`nUSan Dimas
    v@pdqoUTemple City
    MorngKShahrak
    p@aoxaSShibao
    o@`d{jUSan Bernardino
    w@wz~zGEslāmābād-e Gharb
    dKgryKAflou
    mBk~nnUGupi
    [ntseUYucca Valley
    bEtfcpUSouth Pasadena
    [z}wpUAtwater Village
    pEbech@Bouknadel
    hDkgiyLSwabi
    |AkoqxEByblos
    wMsbqnLMarkaz-e Woluswalī-ye Āchīn
    pDkvunXKan’onjichō
    cAodctXTakabō
    E`ikjUHighland
    }Jd~oaOMilton
    tBiozqUShaodian
    \fysnUAzusa
    aEpyicUTwentynine Palms
    w@jqknUGlendora
    Zxc}sUAgoura Hills
    U}xsaGḨadīthah
    xAg|kkUZhangji
    cBq{|sXYakami
    g@x{jqUUniversal City
    v@`maoUDuarte
    [zwloUArcadia
    uGfuwpUGlendale
    ]ujgqUXindian
    Xt~usUAgoura
    cI_dz}LAbbottabad
    sClhovUPort Hueneme
    ?fbbpUPasadena
    @edtjUTangzhang
    ZlteoUMonrovia
    OwyztLCharsadda
    g@|hsqUStudio City
    yFxr}qUSherman Oaks
    u@k~gxXKainan
    ~Ewct`SShiqiao
    g@iekTMessaad
    l@uvpsTYuzhou
    sAwig_FQārah
    p@{z}oXShioiri
    k@movlUYizhuang
    ~BbqbsUCalabasas
    jClwgrUEncino
    oEcx`fMPattan
    kD_f_fXIwakuni
    nEccpxMLeh
    \l}qdOCartersville
    iB}ndcSKuanchuan
    bE~e|rUWoodland Hills
    }E|mitUThousand Oaks
    fDp{oqUNorth Hollywood
    jEtj|oQArdmore
    w@ps`qOCullman
    ReqwmUZhancheng
    zLemh}EAarsâl
    dBufajUTongshan
    f@`fbqUBurbank
    xFu{roUYaowan
    ?ualaXYamaguchi
    qCvrwkRPlainview
    xA~}wqUValley Glen
    l@mncoUXinhe
    u@`q}qUVan Nuys
    Mod{_XMine
    P~_xg@Sidi Taibi
    lAcd_uLUtmanzai
    |AaytnUBalu
    hBzn_pUAltadena
    Zco|`SLixian
    wAkcgfHNahāvand
    cJyyriUHanwang
    _BdfntNGreenwood
    B~ryeNFlorence
    n@olzjGSāmarrā’
    lCzscsUWest Hills
    RpwkvUOxnard
    k@iewvLMardan
    zB`qjpULa Cañada Flintridge
    Og{qtXNarutochō-mitsuishi
    bAygdrUShiji
    JhsxgPClarksdale
    dBjuzrUCanoga Park
    ?|snrUReseda
    nFcokqUMalingshan
    zAc_zjUXuzhou
    ]g{vlUShanji
    Oep|aSChangdao
    qCgbctWTsushima
    wB}i_fXŌtake
    Wq`{aSYongxing
    yByawdMBāramūla
    cBnenWTaza
    Wir|rXHigashikagawa
    [gi{nXMitoyo
    yGdrurUWinnetka
    yDco{wXMinato
    nAopvsLShabqadar
    g@~opuUCamarillo
    {L{_fnUTushan
    aAlxya@Sidi Kacem
    bL`_nSGuercif
    r@kmkgMGanderbal
    oA}nooXZentsujichó
    fCtunrUNorthridge
    H~jppPPine Bluff
    pBcqhbFAl Qaryatayn
    sB_prfMSumbal
    NbenfTPayson
    l@y`c{RHadapu Zhen
    sApyspULa Crescenta-Montrose
    Ec|bhXKure
    nBuv~wXWakayama
    ~EvyvzMWilmington
    rAnpdrUNorth Hills
    d@fbubOCanton
    zD}|qgXEtajima
    }QaaqpUQipan
    mDoykpXTakinomiya
    iEu{u{RLichuan Zhen
    zCe`|xXIwade
    rA_ixzEBsharri
    kCpe~pUTujunga
    y@}usjUYunlong
    zH`lvg@Mehdya
    _@lbj{MLeland
    kAdvxfORome
    Rnh{rUChatsworth
    i@}qfuXFukura
    i@~bl|OTupelo
    YybzwSXi’an
    ?qdpnUYitang
    kGfedg@Kenitra
    _HilubSYanguan
    UurikUDamiao
    cAjldc@Sidi Slimane
    {Dy_hmUBayiji
    [j|`qUSunland
    wAzsdmOAlbertville
    aDfo~sUSimi Valley
    [ijnyXKinokawa
    vAcltqXHiragi
    uCcdmaHHarsīn
    yDogruXMinamiawaji
    gBo`joXTadotsu
    mIhmbwUVentura
    hJpr{qUSan Fernando
    k@conlUDaxu
    }AuihfXŌno-hara
    ?yj{kXInnoshima
    ?yppoXMarugame
    fBcgqiUDapeng
    wBvcrtUMoorpark
    rBwjpeMSopur
    bIq~oaSYongping
    zIgyekUDahuangshan
    pGk_|kUXuzhuang
    kBkkymUNianzhuang
    aAl{r~NGainesville
    sEeawoXUtazu
    yAkritLTangi
    cAkn~hHMalāyer
    oBe}inUZhaodun
    dAsifzXNakaiburi
    zCfgne@Sidi Yahia El Gharb
    {Gxr}qUSylmar
    }E~zdLJerada
    jCgd|nUPizhou
    uGgkg~GKermanshah
    yFexjrUGaoliu
    ?esvzXHashimoto
    kA}inpUGangtou
    qIy|gr@Metlaoui
    dEowzoXSakaidechō
    v@iv|qXShido
    qT}fw}LMansehra
    dGmochXKumano
    p@osdqXTakamatsu
    ?o_oxXHannan
    ?igdbYShima
    uGufqlUTashan
    fDi~mvSXianyang
    v@ehgjXTakehara
    xE{l{oUCaoqiao
    oG}ohvXSumoto
    z@uytR’Aïn el Bell
    sL}jszJHerāt
    Bqj`tGKhānaqīn
    NsrrxXSennan
    dDijufXHatsukaichi
    ?_|f{XGojō
    ~GysdeJGonābād
    aClwtuUSanta Paula
    _L{zliULiuji
    ~H_|alUZizhuang
    xJ_rbrUShuangtang
    }@_qgnSGuozhen
    z@hfkaPOxford
    Pil|gXKaitaichi
    kBqvomSBaoji
    qAcrf_G‘Anah
    Cw_yiULiuxin
    lCswl_MMuzaffarābād
    {Afiy^Karia Ba Mohamed
    yPgt{rUAhu
    B_osjUMaocun
    gCwzpySLintong
    rMyzwp@Ar Rudayyif
    ~@imspUWayao
    ?__x_XNagato
    zAqniqUXinyi
    `Ek|w{XShimobuchi
    rAaem]Sidi Khaled
    |AqzwgXFuchū
    _BosooUChenlou
    ~Cv|urUStevenson Ranch
    uBdzorUSanta Clarita
    tAawdyFAl Qā’im
    ZgcvmUSuyangshan
    jCoka}EEl Hermel
    rNleytUFillmore
    C}ovt@El Ksar
    oAeibaXHagi
    ?oclgXHiroshima
    ?yygkXMihara
    aMmw`yXŌkubo-naka
    ]tg|tRClovis
    zFf{tPTaourirt
    eB{v}oUHegou
    [cddiXHigashihiroshima
    wM`jqzUIsla Vista
    `Bya|`UShangqiu
    pEcnikUQingshanquan
    [_s~kXOnomichi
    ?e`|xXIzumisano
    |@gvqfMBandipura
    bJtpqyUSanta Barbara
    vBw{}kUJiawang Zhen
    zByr`mUBiantang
    GdabrUCanyon Country
    fDatrt@Gafsa
    [o}doUGuanhu
    nBni}jUHesperia
    Gaa_mLJalālābād
    `Jup{]Ouled Djellal
    uGmurfUTangzhai
    ?c{xkUJiawang
    v@yh_iUHuangji
    ?ukogXGion
    R}xwyETripoli
    `Aqy|jULiuquan
    eDvyjzUGoleta
    jCadjiUZhengji
    o@_o|}LBaffa
    qIu_pzXKawachi-Nagano
    |Fp||rUValencia
    tDyslNEl Idrissia
    iMopbyXKaizuka
    ?ilm{XGose
    ?u|s{XKashiwara
    aF{{vxFĀlbū Kamāl
    s@_`ohUHeqiao
    nGsp{pTSongyang
    uJemx|XŌuda-yamaguchi
    yDop|vGSarpol-e Z̄ahāb
    mPuj_oUPicheng
    ?uxeyXKishiwada
    jG}y~~F‘Anat al Qadīmah
    {N_bzbRMaqin County
    rA}gumUChefushan
    sFqspvXAwaji
    aI_wehUFanlou
    Pk{~|JKarukh
    UorabHŞaḩneh
    gEs|ebYToba
    Bud_mXFukuyama
    ?iyryXIzumi
    ?ie}`YTamaru
    ?_fjaYIse
    x@hrwxTLake Havasu City
    kDcif{XKatsuragi
    lDsblyXTadaoka-higashi
    pCs~mq@Moularès
    G|o_sUCastaic
    qGzzr`@Souk et Tnine Jorf el Mellah
    DscpkUJiangzhuang
    {C}}zzXKanō
    iHqlshUJing'an
    aFmps|LOghi
    xCut~UFeidh el Botma
    ?ovqgULiangzhai
    ?_ilyXIzumiōtsu
    ?oed|XSakurai
    v@zr|oUVincent
    IexszXTondabayashichō
    QvzfjUApple Valley
    rChk{tQDuncan
    \`_oeOCalhoun
    tAhrmwNAnderson
    Jumk{SWeinan
    Nzy}vPHot Springs
    {@cfwcHKangāvar
    bC{ukmUYanzibu
    c@m~ymXKasaoka
    vDyqg~EAl Quşayr
    sBs`y{XKashihara-shi
    lN{binUDaizhuang
    jDkdeuGQaşr-e Shīrīn
    jBuqoiUMapo
    ?iyryXTakaishi
    ?otp{XYamato-Takada
    QsclzXSayama
    {@{gppXTamano
    fEwsciUZhangzhuang
    jEu~|oUGangshang
    zQe}a_AMahires
    ~@afeeLKabul
    j@wtgdMKopawor
    |MyaonUChahe
    ?ikloUTiefu
    ?ovw|XHaibara-akanedai
    ?ie}`YSaikū
    jCyuh{XKashiba
    K{imnXAsakuchi
    ~Bvl{jUVictorville
    q@pgi[Taounate
    sAmvjnXKamogatachō-kamogata
    eBifyfUDashahe
    zCbommTPrescott
    }Kwjn{XHikiso
    lQaq~cMGulgam
    ~AastfHTūyserkān
    oDqrqzXHabikino
    J_rckULiguo
    dCaay{XTawaramoto
    zBa{llXShin’ichi
    ~DqgauHShahrak-e Pardīsān
    ^{ksoMKargil
    j@geimXKannabechō-yahiro
    oLcjthFTadmur
    rDech{XKanmaki
    b@tjbtPBenton
    iA}ix~SHuayin
    jCsfdnUXinglou
    ?orizXMatsubara
    |AwzrzXFujiidera
    dBihieSBeidao
    yFajucWHaenam
    wB}{tfUSonglou
    vBqnelXFuchūchō
    V`gjc@Mechraa Bel Ksiri
    fAoduiUWuduan
    yDyganJKhvāf
    sCye~gUHekou
    tBskj`YMatsusaka
    o@zr|oUPalmdale
    H{xkdSTianshui
    vEqjbvUHaizhou
    p@yhyyXSakai
    v@y~k{XTakatsukadai
    ErnrkUAdelanto
    i@fnhNEl Aïoun
    MuqoiUWeimiao
    ?oiakXKōzan
    ?uhmoXKurashiki
    ?esvzXKashihara
    ?i}`|XTenri
    eMe~ycLPaghmān
    xDatvvRLiulin
    lRpgosPBryant
    sAioe{XTatsuno-kita
    gDghsvULianyungang
    Nkig{XOji
    U{}rjYOmaezaki
    uBosooUZouzhuang
    ?uurmXIbara
    fJmprjYŌyama
    rEwgq`SXiping
    Vz|{qODecatur
    `Aqst{XYamatokōriyama
    rEpzowQLawton
    dCftolTPrescott Valley
    gFsfn{XHōryūji
    zIi~qiGTikrīt
    uAoxxhUZhangzhai
    ?_kszXYao
    ?ywq}XNabari
    pB}bhvLBat Khela
    u@hvfaNLumberton
    gG}{`PCharef
    {B{h}_SSimen
    rKeh`oUSihu
    jC{t{~RTange
    h@wgrsGKelar
    ~Duef{XFuki
    C}}ngUHuashan
    lI_o{gUQishan
    qJl`cGSebdou
    mBjdh}QAltus
    eBb}e~ULompoc
    ~AoxouHQom
    }]izmpXOkayama
    `Eoge`SWenquan
    jI}o_wXAkashi
    iKqytySYanliang
    @{tvqXSetouchi
    _Pix_~RMali
    kEuavsJEslam Qaleh
    ?ydqfUSunlou
    ?o}vcXMasuda
    ?ybpzXHigashiosaka
    ?us|_YHisai-motomachi
    cC_`ydYTahara
    j@u_i|ETallkalakh
    eBaediUHuzhai
    bE_xokLMehtar Lām
    Gyj_fUWanggou
    cCwh|RDjelfa
    aAgigmTLuoyang
    fAwlyhXAki-takata
    NoxfwRXincheng
    fBefjoXSōja
    mBsyecYMinamichita
    Gor`oYShimoda
    bAqju|LBattagram
    cLrwsJOujda
    XkoqeWJangheung
    wBiuvf@Zeribet el Oued
    p@il|gXYae
    ?_|f{XIkoma
    ?unsfYArai
    JpdrxNClemson
    c@o_ydSGuochuan
    YcvshELimassol
    bAnpsc@Souk El Arbaa
    ]yapjYSagara
    Aik{{XNara-shi
    ~C~ksc@Souq Larb’a al Gharb
    |Es_yuRLintan Chengguanzhen
    mAqjlqGKifrī
    fDw|axXKobe
    pDawgpHTafresh
    gAu``zXOsaka
    `Cc{exFHajīn
    jAqfsaSBaijiawan
    iCw~jhEKáto Polemídia
    rArq`pULancaster
    yB``npOMadison
    hAyzg`ASidi Abid
    @i`tgYHamamatsu
    ?oyjhYIwata
    t@yzjfYKosai
    mFso_jYKikugawa
    `By|qfUFengcheng
    mN{jmcAKellabine
    MkeuiGAl-'Alam
    d@a~wbYToyohama
    |LajwzXDaitō
    wCc~v{GRavānsar
    _@}__yXNishinomiya
    hBu~tgULulou
    ?eqoyXAmagasaki
    rAcagvXHigashinozoe
    bI}x|hEGermasógeia
    Imod_SWushan
    lCiny_@Tolga
    tD}}c_FHoms
    qKohyxXAshiya
    hFbinoOHuntsville
    dHuzlzXMoriguchi
    ?ysc{XShijōnawate
    ?elf`YTsu
    wBaffbSLiufeng
    gAeywwKBāzār-e Yakāwlang
    f@opzaSGangu Chengguanzhen
    n@ozshUPeicheng
    x@sfb|XKizugawa
    e@fh`uNSimpsonville
    cBii{iTYima
    CcknzXKadoma
    nAgfxeUZhaozhuang
    c@}`djYMaruobara
    jAof}qJTāybād
    w@wrt`ASfax
    oLogep@Bir el Ater
    Wq__c@Sidi Okba
    gC|hhrPLittle Rock
    }Ck|vfSYongqing
    @gdmvXInami
    `EezwhYFukuroi
    ?o}xjYSumiyoshi
    iB{zy~RShandan
    ]{ofsXKariya
    v@s{ifSHongbao
    uE~arwMJacksonville
    Kos_`SLuomen
    v@}rp`SPan’an
    Kgyy{XSugai
    q@apwpTGongyi
    sFy~stTZhengzhou
    Rwx{}XIga
    z@gb{}XUeno-ebisumachi
    mEm_ejWYeosu
    @grudSYunshan
    Tgt{}RGaolou
    Zye~gUZhuzhai
    _@}{bzXSuita
    zCyruuXTakasago
    |HmwxzXNeyagawa
    s@ytoeYToyohashi
    ?ekkiYKakegawa
    sGqx|uXKakogawachō-honmachi
    Jh|crPNorth Little Rock
    YzvreODalton
    gDwhsfWBoseong
    `Gra_dNLaurinburg
    o@rnamQAda
    dCeeqfUChangdian
    JovyaSXinxing
    qAe|{dEPaphos
    kColrzXSettsu
    u@fekuNMauldin
    lAqitxLMingora
    bCmjteTSanmenxia
    iBqwoaHSonqor
    u@wmudHAsadābād
    BgzyyXToyonaka
    xAe_pnXTakahashi
    ?ezfuXShirahamachō-usazakiminami
    }A{plyXItami
    Pilq`ADar el Haj Taïeb
    eFkzhrXBizen
    }Au|n~RYuanyang
    rHuzl`AGremda
    }Fgdd{XKatano
    iBqq}`ASakiet ed Daier
    |AmeocUShancheng
    Fcjn}GKāmyārān
    p@pp`a@Ouezzane
    sGkttxTKaifeng
    }@_obgHHamadān
    Ma|cyXTakarazuka
    l@xmcvOFlorence
    Ryby`AEl Ain
    ?ogziXMiyoshi
    ?y|zvXMiki
    ?eahcYIshiki
    ?a|jeYKozakai-chō
    ?yx}gYHamakita
    z@imhdWYeongam
    fCqgu`ASakiet ez Zit
    [}jxiUXiazhen
    TdwyqOAthens
    uBkhvsXAioi
    uAifl`YKawage
    Bq}s{XKyōtanabe
    UctkcSQianhu
    sAa`|fUShizhai
    |@njmjSLos Lunas
    t@siwzGJavānrūd
    cCqijbYKaminoma
    xB{johUDatun
    ]d`~uOEast Florence
    `@qa_qXAkaiwa
    xCgtobSJinshan
    iAwh|`SXiejiawan
    dAy{lbWMokpo
    eAc~|zXHirakata
    ZwxppWGeoje
    aC~p{qPSherwood
    Kvz~oRHereford
    wBwdmzXIbaraki
    Y_rcuXHimeji
    ?eqoyXKawanishi
    ?_}reYToyokawa
    ?y|kjYShimada
    bJmaajYKanaya
    |@yla`SJutou
    Oyfm{EŞāfītā
    x@{o~|KBāmyān
    s@gcryXIkeda
    a@wxs{XTanabe
    |Cr{gdPHernando
    _D{jj~RHualin
    |@}qu`WSinan
    fAabzyXMinoh
    dHnbdwNEasley
    p@es\Saïda
    Voh_hUAnguo
    _Cc_etXTatsuno
    sAwurdLIstālif
    `AikrdYGamagōri
    ?ib{hYMori
    w@mqodSWangyin
    uAuwktXIkaruga
    tQg_e_FTallbīsah
    iA}flX’Aïn el Melh
    e@salfUShunhe
    a@qcmH’Aïn Deheb
    qDap{{XJōyō
    qEhz_d@Lalla Mimouna
    i@wzxeUShouxian
    lBedcbSBaliwan
    kA{svzXTakatsuki
    [ornoUBianzhuang
    c@gefhWBeolgyo
    {@upznWTongyeong
    K`lpIMaghnia
    ^itckUTaozhuang
    ?eyzjXShōbara
    ?idqvXOno
    ?oky_YKameyama
    ?eptbYTaketoyo
    [y}yoWKyosai
    Iiw}a@Biskra
    hAmm~eSBaituo
    vCpq{uNGreenville
    j@etxvFSubaykhān
    kPyk}cSXingguo
    yFkk~dSXingfeng
    n@|qdGMansoûra
    _GhxepURosamond
    V_uftXTatsunochō-tominaga
    b@qxnlUZaozhuang
    u@~sa~UOrcutt
    tAwjaaTYongji
    HlgeqPJacksonville
    n@oqncYNishio
    ?ue|jYFujieda
    H~u~rPMaumelle
    hE_pfkYYaizu
    }A|omiUBarstow Heights
    \w`bgUHuankou
    H{lg{XYawata
    c@|}tGBeni Mester
    iGq{fqLAsadābād
    hD}pasXKamigōri
    A{dfdYKōta
    q@yup{XSayama
    _E{a`{XMinase
    lBvy_GTlemcen
    gAhxjtMHavelock
    _AszeyXKimokawa
    qBmxpaSAnyuan
    fDukapWSinhyeon
    rAywkhUYangtun
    ?yodeXHamada
    ?yls`YSuzuka
    ?oogbYTokoname
    ?ixwbYHanda
    ?ypacYHekinan
    nBkojxXSandachō
    w@mrdcSWangyao
    sHohloGŢūz Khūrmātū
    }Aeb`zEŢarţūs
    mCia{{XUji
    ~AyggdSLiuping
    `G}{c{XOyamazaki
    hA{aw}EKafr Lāhā
    hD}vgTDar Chioukh
    oB}e_aSDashi
    lBr_giUBarstow
    T_l~wSTongchuan
    wB_nffYShinshiro
    lIux|gULonggu
    g@huouNWade Hampton
    bBb}hEOuled Mimoun
    wFwetfHBahār
    aB|ajMSidi Slimane Echcharaa
    sKopj`SLixin
    dKatbsUXiazhuang
    w@utwvXYashiro
    ?ypacYTakahama
    lI~bdMBerkane
    f@lnhuNTaylors
    y@e~g{XKōtari
    _@n}{FChetouane
    `A_|~yXYono
    Os}flELarnaca
    sEahcwXKatō
    `AvepmNRock Hill
    qCi~_vXKasai
    a@qhe_FAr Rastan
    }E_czeUYucheng
    Y{{lhGBayjī
    kLt_pgQMcAlester
    {CeysbYAgui
    ~EubycSYebao
    sAkefeSZhongshan
    bAb~ztNGreer
    wC|`qTMidar
    qBm_xgSGongmen
    @aqkjWGwangyang
    mCrwtOZaïo
    vFilhs@Feriana
    yFyd_lEAradíppou
    qDhjasNSpartanburg
    j@ujedYOkazaki
    q@_~biWSuncheon
    xAjejGHennaya
    cDfra~USanta Maria
    `AteyKAhfir
    hDp|odPHorn Lake
    Re}puXNishitawara
    oGkptcYAnjō
    |@um|aSDazhuang
    ~GpygcPOlive Branch
    pJ}ug{XMukō
    yBu`b~XMinakuchichō-matoba
    ?e}y`YYokkaichi
    ?uh~bYOgawa
    ?yu{oYItō
    tIud|nYShuzenji
    c@d_z`NHope Mills
    rBe~`oYIzu
    tB{zgcSGuojia
    Ag|ucSAnfu
    nDh~rpPCabot
    jAiwviWKwangyang
    fBqefnWGoseong
    iAz}rSDriouch
    zHog`~XKōka
    vA{_itXShisō
    aFuurmXNiimi
    ?ypacYKariya
    ?y~rkYShizuoka
    ?uuttYTateyama
    uA}byvXNishiwaki
    {BlisjNMonroe
    L_obsRHezuo
    gEk}fgSZhangjiachuan
    mCtqkdPSouthaven
    lAielfSDayang
    f@u|}bWMuan
    `Q|{ufOEast Brainerd
    iIskt}XKonan
    nAodxqXHayashino
    ?ohftXYamazakichō-nakabirose
    ?ybpzXKameoka
    ?umg|XŌtsu
    ?oir~XHino
    ?elf`YKomono
    ?iikcYChiryū
    [ayeyLDursh Khela
    Ora`c@Ksar El Kebir
    s@u|xeSLongcheng
    jDghjbYChita
    @o~`sXSayō
    kQsi`fXGōtsuchō
    tC~pbjSSouth Valley
    tArwjQAl Aaroui
    d@w}caFAs Salamīyah
    zBq_{nEProtaras
    nB|ktINedroma
    ?e`eeLCharikar
    ~@jwigOEast Ridge
    x@uob{XArashiyama
    CojjeSWuying
    uDu~z|XKusatsu
    ?uucaYToyoda
    xAe}zbYŌbu
    aFcu{uFAl Mayādīn
    |Bqlq{XKyoto
    VwgjrHSāveh
    jCm_sbYTōkai
    d@{gmdTYuncheng
    ^_nxfSMuhe
    wKema}XRittō
    nDkoldWNaju
    a@c~q{XKamigyō-ku
    _BwljfSXichuan
    kAuk`uYMinamibōsō
    cAozmfSLongshan
    jCacprLĀsmār
    rMutdcYToyoake
    V{o{x@Sidi Bouzid
    sAm}aoYIzunokuni
    hHhrgbPCollierville
    fA~mi~UNipomo
    `Ac_}yGPāveh
    vArsaTBen Taieb
    gCn`ugOChattanooga
    tR{gdaYKuwana
    VyszpXTsuyama
    i@tewtQChickasha
    Hv|l`NFayetteville
    }La}obSWangpu
    |KsfafWHwasun
    b@giudSLianhua
    c@b_wGRemchi
    mBkyhqULinyi
    _Fwwx|EMaşyāf
    D~eigOEast Chattanooga
    Ha~kEFrenda
    fAwrdfSMaguan
    s@e|mvXKajiya
    ?eohxXSasayama
    ?yf~|XMoriyama
    dCumvjWHadong
    hCra}ESidi Abdelli
    kD{wnQHassi Bahbah
    kEjt}PSelouane
    DivhxXTamba-Sasayama
    uBkmj`UDingtao
    \|bnFBensekrane
    H}sxxSTongchuanshi
    u@c~{kUShanting
    xCvujkNIndian Trail
    kSobbdYToyota
    W}xgjUChengtangcun
    {Arh}iSAlbuquerque
    bFvetdPNew South Memphis
    ?``dcPGermantown
    }CyyuoYAtami
    c@bbfsPConway
    i@}zdnTJiyuan
    z@kkvcYMiyoshi
    bBr_nkNStallings
    kK{xv`YTōin
    pBvyiJGhazaouet
    nB{ibvYKamogawa
    uHuyqcYMorowa
    ?ukqnYNumazu
    t@c~d}XYasu
    aBkmboYKamizawa
    PwdprWBusan
    jA_hicSWeidian
    fGv`mVBni Bouayach
    WcypaYYatomi
    pBqedoXManiwa
    mEttfuMNew Bern
    bCwe~yXNantan
    kJifq`YInabe
    qA{kwnYFushimi
    aBk_{xSYintai
    eBobh~XYoukaichi
    h@ed{nYMishima
    M~iukNMatthews
    iAuzkjEKáto Lakatámeia
    mAc_reLJabal os Saraj
    Y`{__VArroyo Grande
    uRmddnEFamagusta
    kFywbeWMasan
    gC_qt}XŌmihachiman
    }Hmgj_FḨamāh
    yC_w}aYKanie
    `EomxnYNakatogari
    uCk`ocYNisshin
    _FtzeaNFort Bragg
    cByjdsYMiura
    {Esb`bYHaruta
    pKehlwYKatsuura
    OlaoVImzouren
    JjdmePWest Memphis
    aCzrgzTBullhead City
    xAoomjEStróvolos
    uAburdPMemphis
    n@umxoYYugawara
    eLuvyjEAglantziá
    q@geseWGwangju
    xAvkiQZeghanghane
    Cfl}bPCordova
    bKxm`eOCleveland
    qAsyewXTanba
    mFcyxmEÉgkomi
    Eg}zoTXixiang
    fAkopaYAisai
    bHg`xbHQorveh
    Zefq|XKitahama
    ?_qh~XEchigawa
    ?enmaYTsushima
    ?yqmmYFuji
    zAe{|t@Kasserine
    v@n}{PNador
    `An`c_@Chefchaouen
    hFqwgtUShizilu
    lDimqjENicosia
    h@e{ocYNagakute
    ~@egynYSusono
    dA{tabYŌharu
    YyfdwXTamba
    fHettwGHalabja
    tDplfkNMint Hill
    {DaprbYNagoya
    h@mflzEBāniyās
    vBcu}aYAma
    dGwecHSougueur
    wJh~bwTKingman
    q@xezBSidi Bel Abbes
    ^{pwgXŌdachō-ōda
    GmzquTXinxiang
    tFopwlWChinju
    j@fhqd@Larache
    }Efk`dNPinehurst
    gGl{mhTFlagstaff
    }@s_khEMórfou
    _GitvpRLabuleng
    k@ap}`YKaizu
    {GjopcPBartlett
    ~G_muuLUpper Dir
    {@otjcYOwariasahi
    v@sfnXBou Saâda
    a@i}~hTChangzhi
    WttgtUArvin
    JihkhHKabūdarāhang
    Swk~hWKurye
    uGa|cMKsar Chellala
    |LigdbYKiyosu
    ?eq`mYFujinomiya
    |Ciym~HGarmsār
    wJr|olRAmarillo
    x@vcvqQNorman
    cMptllNCharlotte
    vAgqtsYKurihama
    I}_lpWChangwon
    fEwy}wYIsumi
    z@~bgcPEllendale
    vAa{tv@Sbeitla
    uD_jxcYSeto
    D|{_jSRio Rancho
    nA}asqWKimhae
    e@{tg~HĪstgāh-e Rāh Āhan-e Garmsār
    Hdvn@Sfizef
    zCxjcWTirhanimîne
    fBw{ybAChebba
    lB{`zcJKāshmar
    }As_drTJiaozuo
    C{lx_UHeze
    |Ji_djXUnnan
    yAsi_qJTorbat-e Jām
    PyatsWGijang
    |Go`mbYKitanagoya
    z@qn{wYŌhara
    @yk_cYKasugai
    [caf~EMaharda
    uD_qloWNaesŏ
    [oir~XHikone
    ?enmaYSobue
    ?ynzaYInazawa
    o@assbYToyoyama
    Opf|nPSearcy
    dBt~_WAl Hoceïma
    fKgsjpYOdawara
    dIctve@Arris
    vAdmxtULamont
    _@ng{PBeni Enzar
    Miql~EḨalfāyā
    i@{o_oUFeicheng
    wCr{onNGastonia
    Iely`JBardaskan
    o@ftoxMKinston
    eIeja_FŢayyibat al Imām
    iUs`in@Cheria
    rAgoqwUTaoluo
    KyhmhJTorbat-e Ḩeydarīyeh
    yFie|rYHayama
    bDyidcWYeonggwang
    [demwPRussellville
    pLrim_VSan Luis Obispo
    y@uwjbYIwakura
    ?eptbYKomaki
    [cwmsYYokosuka
    _Y_mh_FŞūrān
    i@x|spNShelby
    eCp{|PMelilla
    qBgj|rYZushi
    iGhv}EAïn Temouchent
    \wqydWJangseong
    HweslMSkardu
    tEebl`AEl Jem
    ?e~twXFukuchiyama
    ?o_oxXAyabe
    ?udp`YTakada
    ?_w}aYIchinomiya
    bBb~lGBeni Saf
    r@yk}pYNinomiya
    eAwqpyHEqbālīyeh
    OynpmGTāzah Khūrmātū
    yE{cfsHMāmūnīyeh
    yI{zuzHPīshvā
    wGijktYFuttsu
    DsgvrYKamakura
    nE}dhgLBāzārak
    tDxyHBou Hanifia el Hamamat
    Uumz}GSanandaj
    ~@qeiqYŌiso
    lBucdvXWadayama
    ?yyx~XMaibara
    ?iz~cYTajimi
    _Emk`oYGotemba
    ]ip`fWDamyang
    y@_z`pYMinamiashigara
    w@wijpYKamiōi
    `Ls`fzHVarāmīn
    tHbvqnQShawnee
    w@mimqYHiratsuka
    AiymxCIrákleion
    pBelfaYHashima
    hGcokbYKōnan
    fLg__tFDeir ez-Zor
    m@ahjjEKyrenia
    CclzqYChigasaki
    e@~|qiSEnchanted Hills
    rGzj_rQMoore
    bEgmsbYŌguchi
    t@{zprWYangsan
    tEikbpYKanaishima
    mFcyl{HKahrīzak
    sGcphrYFujisawa
    iAe}y`YŌgaki
    ?ynzaYKuroda
    ?yrhdYToki
    MjaohNAlbemarle
    \ilutYKimitsu
    iS}}joYOyama
    xAmesbYFusō
    cL|wdmOTullahoma
    HmbhzEJablah
    wD|ccB’Aïn el Berd
    _DoultCRethymno
    oBu~iiXIzumo
    ?iti`YTarui
    ?ufwaYKasamatsuchō
    ?osudYMizunami
    `AsyuwHḨasanābād
    rJef`GTiaret
    GqbwpYHadano
    fD}|wqYNihammatsu
    r@|yluUBakersfield
    _Bsal~EKafr Zaytā
    wDa~csYSugita
    aAaj_c@Aïn Touta
    uEr_|DHammam Bou Hadjar
    iBmtybYInuyama
    }Be{xqYEbina
    oEkqauYKisarazu
    Cuqu~XNagahama
    yA`ymsQMustang
    `Ax}_{MGoldsboro
    gB|ed_QFort Smith
    pC_gmcUJuye
    `BexzaYGinan
    bAo_w_@Barika
    kFjjtEEl Malah
    dHcddaYMizuho
    iFukZMascara
    kGu_hqYIsehara
    {Bwy{hUZoucheng
    wF{nquXYabu
    pBawqp@Tébessa
    QuvocYKani
    `AuxpfUJining
    nByfksWUngsang
    pEcjdsYIsogo
    cAzqyjNConcord
    jBetlrXKōge
    Dm`ohWNangen
    dAxrllNHuntersville
    uGwsd}XTakashima
    Tm|ruYSodegaura
    m@wopxURizhao
    |F_uv`YGōdo
    ?uwjbYKakamigahara
    ?iz~cYMitake
    v@kl_ATighenif
    uAelbbAKsour Essaf
    _Dd_muUOildale
    qD_{flXYasugichō
    pCm_vaYGifu
    cHoqhwYMobara
    aHyvxyHQarchak
    xDcevIMehdia daira de meghila
    rG_bidWKoch'ang
    ?ewsiXHiratachō
    ?itxlXYonago
    ?eawoXKurayoshi
    ?yls`YIkeno
    ?y}faYKitagata
    ?okjsYYokohama
    uD_q~qYAyase
    cAydrj@Khenchela
    |Atkz~PVan Buren
    cJcqcnYFujiyoshida
    hDllvqQDel City
    Fmku~EKhān Shaykhūn
    _AeqsqYAtsugi
    aMwtoeYEna
    kC_bpo@Hammamet
    gAmhwvUXihu
    PjxmqQMidwest City
    p@ih_yXMaizuru
    jCmpvPAïn Oussera
    gMsieCOued el Abtal
    pLie_aTHancheng
    mNlpyc@Asilah
    pC_jgpXMatsuzaki
    ?ie}`YKurono
    xAtderQOklahoma City
    q@kj}mGKirkuk
    dKuccvHParand
    b@_juzHMojtame‘-e Maskūnī-ye Nāmjū
    m@yocrYYamato
    vIshxaYYamagata
    xE}b}wLThal
    QglmzHPākdasht
    eCz{gbNSanford
    vDsxee@Tazoult-Lambese
    [k`icYMinokamo
    eCoiakXMatsue
    ?udp`YIbi
    ?eptbYSekimachi
    ?_nffYNakatsugawa
    GtwunOShelbyville
    j@efeaYMotosu
    kAccxvHRobāţ Karīm
    {El~olNCornelius
    w@xlakNKannapolis
    i@mvlwUNanhu
    KyxwqYZama
    nC_qnmYFujikawaguchiko
    H`oo_VAtascadero
    jGw}bwHNasirshahr
    {BqgypWMiryang
    lCwogi@Kaïs
    t@m|arYMinamirinkan
    p@w{o{XObama
    gLy_}nXYabase
    ?imhrXTottori-shi
    r@rg~vUShafter
    DogobAZouila
    ?uw}lUPingyi
    eD{stoTJincheng
    nB}ujvUSanzhuang
    jC{qobAMahdia
    ?ki}vUChentuan
    v@kimwHṢāleḥīeh
    pCzfusQYukon
    cMqetqCChaniá
    z@qrswYŌamishirasato
    z@quxmXMikuriya
    pF__tmRTongren
    lA_tazHFerūnābād
    AsiupGShūrash
    hBy__vYIchihara
    ?erlwYŌami
    r@gjnxHKahrīzak
    Ck~yfGAsh Sharqāt
    jBsb{xGMarīvān
    @{mkwHGolestān
    d@rx{rQBethany
    aBsbehYIida
    zAsowsYKawasaki
    }EoyiqYMinawa
    y@aylxUHeshan
    a@s~fzHQīāmdasht
    dApkeEEl Amria
    pJbxuvSGallup
    Wpyd@Sig
    dH_lmyELatakia
    f@__wxHBāqershahr
    ~@`zztQEl Reno
    rAsx}qYBunkyo
    V_vqwXYotsutsuji
    ?eptbYMino
    VkuspGJamjamāl
    cGdvegRPampa
    U{bexXMiyazu
    sAedhtWUlsan
    s@ktdlXSakaiminato
    nCecdjSPingliang
    zAkb{uXToyooka
    SuncrYMachida
    tBcugoWChangnyeong
    uByzdwHKhabarābād
    Nwv~qUJiehu
    tJumprYAobadai
    oA}wynYTsuru
    f@g~`wHOvrīn
    eFujvwYTōgane
    }E_zuwHEslamshahr
    w@yaahUYanzhou
    Xnj__@Azla
    dE_yfa@N’Gaous
    `Bk{td@Batna
    pOihwsYŌta
    }EigxsYKamata
    sCsrhtGSulaymaniyah
    GwygwHNasīm Shahr
    WkzfwHNasimshahr
    rDmszpYSagamihara
    {Dqk}yTDaokou
    ~AczurYAzamino
    aB}dq}RDingxi
    {Cml|s@Thala
    [nunDBou Tlelis
    QgpxvHShāhedshahr
    jF_ro`AZeramedine
    mCidusYIkegami
    Wic{dISemnan
    yChow_@Tétouan
    bB{ohtUChengyang
    qA_e~vHŞabbāshahr
    lEm|`yHShahrak-e ‘Alā’īn
    hE`s}_NFuquay-Varina
    u@|eflNMooresville
    vJykLMohammadia
    eLmvzsYMinami-ōi
    `C|wkwUWasco
    t@eijlYChūō
    rAmkmsYDen’enchōfu
    vBmy`iUQufu
    lIehiqYAihara
    ?epevYChiba
    ?ec`xYNarutō
    CenseWJeongeup
    W}n|tRLinxia Chengguanzhen
    bAryzvNAsheville
    NcptvHFerdowsīyeh
    kC_flxHMorteẕá Gerd
    {@gmdxHChahār Dangeh
    {DecvsYNakanobu
    |ByyfwXKyōtango
    uAaunvHVaḩīdīyeh
    Lqt`JTissemsilt
    dCq{blYMinamiarupusu
    _HopwsYTogoshi
    zBtrewMGreenville
    _@uwtsYEbara
    GogzgWImsil
    eAaod~EKafranbel
    kAdna}OJackson
    v@nafrOColumbia
    |AosblYMinami-Alps
    }@bie_@Martil
    DefbpYUenohara
    gAskbbABekalta
    oBgjfoYŌtsuki
    jEwlmwGBaynjiwayn
    tCe|xrYNoborito
    [_~s`ADjemmal
    NbremURidgecrest
    cGquysYHigashigotanda
    WefhsYYōga
    eCvms_VPaso Robles
    {Aci`xYSanmu
    c@ssplYShōwa
    iG{gxm@Meskiana
    o@ctac@Merouana
    iB}yzsYTakanawa
    G{ntsYMeguro
    jA}_mrYInagi
    e@_|oaAMoknine
    ?iqvtXKasumi
    zAsy{rYKomae
    kAg{tRBirine
    YyydmYFuefuki
    kNu`}aATeboulba
    iDuyisYSetagaya
    kDw|frYTama
    jF{dwsYEbisu
    l@uflsYWakabayashi
    aAcabwHBāghestān
    bAk`naAKsar Hellal
    ExzxBEs Senia
    EjfnBEn Nedjma
    x@eihiWChangsu
    n@}lxjUSishui
    nB_xilYRyūō
    ?iycmYIsawa
    ?ooxuYMakuhari
    ?uhovYYotsukaidō
    ?erlwYYachimata
    ?ycmxYYokoshiba
    fAloz}MClayton
    Ou`ftYToyosu
    g@bed`NHolly Springs
    {Cbu}qQEdmond
    Puzm}XTsuruga
    zGiujqYHachiōji
    _EaxbtYKachidoki
    b@{e~sYMinato City
    dAmi{tYUrayasu
    D}esvHShahrīār
    EqmusYShibuya
    Ln{dBSidi ech Chahmi
    TipvrYChōfu
    zOudwsYMinami-aoyama
    ~BkkcvHMalārd
    lAuxvlYKofu
    fBgflwHSa‘īdābād
    qE_pjtYTōyō
    VqbuVAin el Hadjel
    @o{btYChūō
    |A|rdjNSalisbury
    e@c{zsYAkasaka
    PeopmYYamanashi
    yCwryqYHino
    mAcrma@Râs el Aïoun
    KeuoyEBurj Islām
    w@orirYFuchū
    aBolhsYEifuku
    AgsmsYSasazuka
    aGa}r|@Kairouan
    l@snrsYYoyogi
    nDsukvHShahre Jadide Andisheh
    yCozvuYNarashino
    YatttYFunabori
    fBlwo_@Mdiq
    PoaarYKunitachi
    vB_`~sYChiyoda
    MeuklYKai
    jFf~qeSSanta Fe
    oCw_nfMJaglot
    jAcbntYŌjima
    `@eprsYTokyo
    UqjwsYYotsuya
    a@{cd`AOuerdanine
    lBkyusYShinjuku
    U{xwtYIchinoe
    tAnp`BAssi Bou Nif
    Bw}utYEdogawe
    RwhjuHṢafādasht
    dAgk}rYInokashira
    mBmywrYKamirenjaku
    OmgzxHTehran
    ~JggesYOgikubo
    YiibtYAkihabara
    y@fe{BOran
    C_m{`ABembla et Mnara
    yAo_`lYNirasaki
    ?ijwmYEnzan
    ?odzxYYōkaichiba
    MigorYKoganei
    rBobluYHonchō
    lAa}gsYAsagaya-minami
    Dfn}b@Gueznaia
    JgihrYKokubunji
    tAg_usYŌkubo
    mCcensYNakano
    yBysurYSakai
    g@ouxrYMusashino
    Jkka}TPuyang Chengguanzhen
    gA}nwnUMengyin
    v@opctYTaito
    Rs~otYHirai
    VfrcfNAsheboro
    aBsduZM'Sila
    Teg}qYTachikawa
    Diwc`AOuardenine
    |@mi_pSQingyang
    ~AcusdIMahdishahr
    So{gsYAsagayakita
    b@piy~MGarner
    ~H{{cyHVaḩīdīyeh
    _BywzxYSōsa
    sBa|{hYKomagane
    Iii|vYSakura
    ?uybwYShisui
    ?ujvwYRyōgoku
    ?oumyYAsahi
    WmzftYAsakusa
    vC{yx|HDamāvand
    }CfmiBBir el Djir
    QoptsYShimo’ochiai
    bA}suqYAkishima
    i@b{pzMWilson
    Jyz|rYSekimachi-minami
    Agf}vHQods
    Fg|dsYShimoigusa
    gBinrCZemoura
    J}zasYKamiigusa
    lCgwysYŌtsuka
    Rcv~mYKōshū
    Ww{gsYSaginomiya
    oAkqtrYNishi-Tokyo-shi
    Ac~upYItsukaichi
    UwclrHEshtehārd
    t@wdjrYKodaira
    rB{`dsYIgusa
    _@uc`fUWenshang
    g@rhiCMers el Kebir
    OsiodWBuan
    Ea|_tYSendagi
    GwncuHMāhdāsht
    a@wuxpYAkiruno
    ~@cqq_AMsaken
    DiptrYTanashichō
    q@gsq{HBūmahen
    Jq|qsYNagasaki
    nAophdKGhormach
    hDoopxTHebi
    `@awatYNishinippori
    @hmg`NApex
    WiwktYSumida
    ]n}moNHickory
    MomqtYKatsushika
    ?ioqzYChoshi
    ?ioqzYHasaki
    Duzx{HRūdehen
    jAsn|tYIchikawa
    fA{szsYSugamo
    n@y`gvYYachiyo
    gCqsjqYFussa
    MmpusYIkebukuro
    Iwu|bYGujō
    j@}qkBRelizane
    zA}zctYArakawa
    j@ab|sYKomagome
    pD_wfsYNukui
    dEuu~qYMusashimurayama
    jCbguC’Aïn el Turk
    WmnlsYSakuradai
    gCbaqqNMorganton
    h@a`mtYHorikiri
    hBkqf{HPardīs
    Tub~wHAndīsheh
    oAp{aeQMuskogee
    NajuvHGarmdarreh
    @_`dtYMachiya
    xAqawsYItabashi
    \shmHLardjem
    s@yfrtYAoto
    Mo}|uHMeshkīn Dasht
    Ki_ypYIwai
    ?yhvqYYokota
    uBnoqqOSpring Hill
    o@i_k`ASahline
    @u`g`AMaatmeur
    b@akorYHigashikurume
    }@guzsYKita
    bEg}frYHigashimurayama
    zAkhgvHFardīs
    zAumd}TPuyang
    Ejno_OMaryville
    ZkwaaIFīrūzkūh
    }@ol{sYŌji
    Bm}esYHikarigaoka
    dEakqxHShahrak-e Qods
    }Du||sYToshima
    iB_ziqYHamura
    aA}nbrYHigashiyamato
    A{vwuHMoḩammad Shahr
    QqditYAdachi
    bBeyygUNingyang
    |@o`asYŌizumimachi
    c@ivttYKanamachi
    Oyl~rYŌizumi-gakuenchō
    gCabbtYŌgi
    |@lwkb@Tangier
    |C`myvUDelano
    {@m_pqYHakonegasaki
    Z{eouYKamagaya
    {@gdzsYKamiya
    hD_j_vHShahrak-e Mohandesī-ye Zerā‘ī
    Ihb~~MRaleigh
    pEwfkrYAkitsu
    Lk|jtYAoi
    y@oi{`ASkanes
    tFodisYAkatsuka
    _AqnaaAMonastir
    xCk~rrYKiyose
    j@_o{tYMatsudo
    sBhdrAGdyel
    xCrhulNStatesville
    e@gkosYHasune
    ^erlwYNarita
    U{|fsYNarimasu
    a@c|zpYŌme
    oAspctYNishiarai
    Bkp`sUYishui
    pAisz_AZaouiet Sousse
    y@kqlsYTakashimadaira
    fAh`c_NWest Raleigh
    eGydesYWako
    eAo|q_AEzzouhour
    uAavssYUkima
    u@~|y_NCary
    L_wvhWJinan-gun
    }DoyftYTakenotsuka
    yG{{bl@Aïn Beïda
    tGm`grYTokorozawa
    sAikrdYGero
    ?uw{uYShiroi
    EenqxUTaolin
    `Dq~meWKimje
    ?eyhoWHwawŏn
    }Eb}y@Aïn el Bya
    r@_a{xHTajrīsh
    _@c_asYAsaka
    p@_gvsYKawaguchi
    uP_abtYToneri
    s@envxTYigou
    vG}ut|EJisr ash Shughūr
    qAchqsYShimotoda
    kH_isqYIruma
    m@uks`@’Aïn Azel
    qF}kxrYNiiza
    fAwxezHLavāsān
    \aiqsYWarabi
    Eqw`gWJeonju
    q@u~l_AKalaa Srira
    JaiotYYashio
    mAcbwpWGyeongsan-si
    Nvrb`NMorrisville
    v@rnyhNLexington
    gCep|_ASousse
    xEcb_iYIna
    _Dwb~jJMarāgheh
    }IehfvHKaraj
    o@sm|sYHatogaya-honchō
    CiwurYMiyoshidai
    Nyj}rYShiki
    ?ii|vYAjiki
    |BknukYHokuto
    TqunvYInzai
    cDirgtYSōka
    rBw}gjFAl-Tabqa
    {Fo}ztYMinaminagareyama
    {EvtrhPJonesboro
    o@}sssWGyeongju
    ~Au~wtYMisato, Saitama
    gC_o`gWWanju
    t@dbhnOMurfreesboro
    wIdku_@Fnidek
    aA{}ntKSang-e Chārak
    [_hkmUDongdu
    ?o`lvYFukawa
    ?eegyYOmigawa
    o@nb}@Arzew
    j@{~prYŌi
    xAwwcuLChitral
    M{piqYHannō
    dBw|{qYSayama
    {Cyhh_@Salah Bey
    rDsv{tYNagareyama
    kMq|u_AHammam Sousse
    `B_kouHKamālshahr
    d@gijuYKashiwa
    ~E}ss_FSaraqib
    oBvskmRDumas
    kBe_ruYAbiko
    LszpaHBījār
    Jakco@El Aouinet
    yAmaxEAmmi Moussa
    a@nt_}NSevierville
    ~Acpn_AAkouda
    uBmmzoWDaegu
    rAkbkKTheniet el Had
    zCqworYKamifukuoka
    Ks`i_AKelaa Kebira
    L}fciYMinamiminowa
    yFqjlj@Oum el Bouaghi
    {@_qiwAQormi
    uAo`vwAŻabbar
    mDotg{UYinzhu
    rKl_xgNThomasville
    dAicgsYYono
    ?_lpxYSawara
    vBpfs`OFarragut
    _Bgx_VSidi Aïssa
    Vazb~XEchizen
    }Hq|wOKsar el Boukhari
    [crbxUHuanghua
    Arcn_@Ceuta
    sBgqetYKoshigaya
    jCwmes@Tajerouine
    y@ozotYYoshikawa
    dMs}pyYKamisu
    TemgwABirkirkara
    |@mhpxYKatori-shi
    n@sownHShāl
    yDy__vYToride
    ?yprvYRyūgasaki
    w@slumUXintai
    BqveiYKinoshita
    s@{s{\Bordj Ghdir
    tAq}qrYFujimino
    dE}ab~XTakefu
    }KqtksYSaitama
    u@_fjrYKawagoe
    pAko`wAMosta
    gApksaNCarrboro
    oE}b|dUZhoucheng
    X}jowASliema
    hA~qoaNChapel Hill
    L_dgqWHayang
    x@kj_~GDīvāndarreh
    KrqtpNLenoir
    G{x|rYSashiōgi
    ~BfysbQTahlequah
    ~BqerqYHidaka
    BeosvUZhigou
    ?epevYFujishiro
    iEycqdMGilgit
    \o{itYMatsubushi
    pFq`ljKMaymana
    |Cgki_@Aïn Oulmene
    oDotzg@Aïn Kercha
    a@pqeqOFranklin
    bNmz`DDjidiouia
    hAaar~EIdlib
    t@klPMostaganem
    yEommfWNamsa
    ?_wnuYMoriya
    ?odzxYItako
    ~Ew{fqYMorohongō
    hGxmxyMRocky Mount
    rCgdzSChellalat el Adhaouara
    kFvefhQBixby
    wDsd{t@Dahmani
    @gxzeWIksan
    Tesu]Râs el Oued
    o@o|kbLPul-e Khumrī
    |Dcse~XSabae
    yFq}ttYNoda
    fBerlwYEdosaki
    _Aqp~vASan Pawl il-Baħar
    zEgvamFAr Raqqah
    q@ivrp@Ouenza
    mA}~zsHNaz̧arābād
    }Cf`igNHigh Point
    _Ag}mwYInashiki
    ^gta_FBinnish
    ]qkwqYSakado
    mHubzqYTsurugashima
    cArwe_OKnoxville
    {@onrDOued Rhiou
    kAklitHHashtgerd
    qGwmssYIwatsuki
    }@stlyYKashima-shi
    bCuqfrYIgusa
    ?ixhvYUshiku
    rAux|qWEisen
    eJ{o}h@Aïn Fakroun
    D{ejsYHasuda
    _@kicsYAgeo
    iU`f{{TBoulder City
    AeikdWGunsan
    }Bv|d~MWake Forest
    KqupXMelouza
    jBmt``YOno
    qDfdaoOSmyrna
    Wkz}sYKasukabe
    fBaqpuYTsukubamirai
    NqqgiYTatsuno
    `N_dvtHMehestan
    xBmjzoYChichibu
    ~EqutnWWaegwan
    iCgehyULinjiacun
    Mj{p`NDurham
    d@ggfjYChino
    _@kyvwUZhucheng
    ]eywwUZhu Cheng City
    wFc~`wGBāneh
    wBphsiQSapulpa
    dBknesYShinden
    \sgxrYOkegawa
    }LsohtWYeonil
    |Ee~tgSGuyuan
    e@mtoxYNamegata
    jIf|iaOOak Ridge
    sB}my~EMa‘arratmişrīn
    pFlbfa@Tarifa
    hDbpmoOLa Vergne
    hBynkuYMitsukaidō
    kDcllsYShiraoka
    yHnrriNClemmons
    kAm|ysYMiyashiro
    D_pfrYŌgushi
    t@`yvhQJenks
    iAuqkvUJiayue
    pCx`tpOBrentwood Estates
    Rbek~TEnterprise
    gKaqqtWPohang
    }DwhysYSugito
    lEjwtpOBrentwood
    I}mtrYKitamoto
    Jey|qYHigashi-Matsuyama
    ?_yuvYAmi
    vBdcq`PDyersburg
    dB}eguYJōsō
    eCesbg@Aïn M’Lila
    oBwe~iYSuwa
    jDblx|THenderson
    VyilsHĀbyek
    {[u|rxUXinxing
    rA_f{tYIwai
    ?uhovYNaka
    cGrctgQBroken Arrow
    qAgl_qYOgawamachi
    yD}}hqYRanzan
    bC{|piYOkaya
    i@efxxRLanzhou
    TydbzULicha
    uBhgjgPParagould
    lIijc`YKatsuyama
    tA|bu}PFayetteville
    _Coxf[El Achir
    x@a~l~XFukui-shi
    l@sxv}UQingdao
    A}r}dLNahrīn
    `@xmluUPorterville
    iBs|zEBoukadir
    e@o`psHĀbyek
    ?_s`sYShōbu
    gAsgosYKukichūō
    `CgkprYKōnosu
    `CaxttYBandō
    {@eeinHTākestān
    hAqcxiYShimosuwa
    {BmgysYSatte
    Izj_fNGreensboro
    |Bu}`\Bordj Bou Arreridj
    vBumlgEAnamur
    {DeibcFAs Safīrah
    Ct|jtODickson
    xBogvn@M’Daourouch
    ~DeqqzESamandağ
    ~Cs_tqYYamata
    uBqpkoGKoysinceq
    k@epevYTsukuba
    cDsfex@Siliana
    cFoodZMansourah
    cDa`tgTLinfen
    sBsxg_YIijima
    i@mzwvYTsuchiura
    H}kaxUChangcheng
    `OfezcNBurlington
    ^kkcyTAnyang
    vBrqx}TParadise
    qAnsvxUCorcoran
    ]z_c}TWhitney
    tAqllsYWashinomiya
    eAjuwhNWinston-Salem
    MuraiYShiojiri
    ?oicrYFukiage-fujimi
    ?yj}rYKisai
    ?_ugtYSakai
    {BygiFOued Sly
    uDqdciWKinzan
    pNfxk~TSpring Valley
    PavdhEBozyazı
    |BivmtWHeunghae
    nBojsaUYanggu
    oH_shnWGumi
    oBmmqgHQīdar
    sAijqxUBaichihe
    DxukoQStillwater
    EikqpYYorii
    uAsaxe@Telerghma
    M_s`sYKazo
    ?ufhuYIshige
    Lc{z}EKafr Takhārīm
    [pk|~TSummerlin South
    uGhkvgNKernersville
    nC{gpc@Tadjenanet
    n@yk~lWGimcheon
    w@qonDMazouna
    |Ckg}uUShibuzi
    ~M_m~l@Sedrata
    kA_fwfWYŏnmu
    t@`ds}TWinchester
    fAyqjbLBaghlān
    }B}_vyUPuji
    cCtpg`@Algeciras
    FosudYTakayama
    ?_dtsYKurihashi
    qBuvf_FBatabo
    q@wrwqYKumagaya
    RyowPBerrouaghia
    aHqr{zUYanghe
    z@wrn}ESalqīn
    fB|yr}UCoalinga
    LpgriQSand Springs
    |AuherYGyōda
    oKplt_@Gibraltar
    mEo{kkHAbhar
    q@_lg~XSakai
    c@e}oUSour el Ghozlane
    nB}t_uUZheshan
    zBetsxYHokota
    xGojva@El Eulma
    l@uz~vYKasumigaura
    Mihv~XMaruoka
    y@xq{hQTulsa
    yBoqqtGSardasht
    mDsxceFDayr Ḩāfir
    xMcq|vUShiqiaozi
    mByo|D’Aïn Merane
    FfpzhOCookeville
    Auksd@Chelghoum el Aïd
    ]t|pxNGreeneville
    _Ca_{wUXiangzhou
    pAwscGChlef
    _AvaupONashville
    mAirsrYHanyū
    zBgztjIDāmghān
    Rpns_@La Línea de la Concepción
    fRkdct@El Kef
    hArvv}TLas Vegas
    Bmi{jWYeongdong
    uMgkibIZīr Āb
    bGomytYYachiyo
    XqnmrGQeładizê
    nAelwsYKoga
    ?ufhuYShimo-tsuma
    ?uybwYIshioka
    w@_{iqTChangzhi
    xA{bdpUNanma
    Cxto`@Los Barrios
    NmeepYKodamachō-kodamaminami
    EeljHOued Fodda
    X__ziUTai’an
    qC`po}PSpringdale
    Hexl_@Aïn Arnat
    bCb}_`QSiloam Springs
    sB{dqpHAlvand
    uDyj``@Sétif
    D}qrkGErbil
    wBrrcc@Barbate
    h@{zbmULaiwu
    xHaetFEch Chettia
    Sgu`rUJiushan
    ErmuoOHermitage
    lGj{r}TNorth Las Vegas
    y@q`lrYŌwa
    w@ywbqYFukayachō
    DhdaoOMount Juliet
    tAupllGKhasnahzān
    a@i`yaFAleppo
    EkffwYSuginami
    bGoftfWNonsan
    iGs}t{EAntakya
    uBz_mwUTulare
    CmmgkHKhorramdarreh
    Xefo{EHıdırbey
    HjvtmOLebanon
    Qlb|bUPahrump
    yCftz_@San Roque
    |Brej}TSunrise Manor
    z@m|aqHSharīfābād
    vAksl_FAd Dānā
    E}~`_JSabzevar
    dAmpzeJNeyshābūr
    dA`pk{NMorristown
    _B_n~}XMikuni
    q@amlqKSar-e Pul
    zByoflYSaku
    K|`oqNBoone
    kL}|msUYishan
    iCy`vqYMenuma
    _Agag~XAwara
    `AmghqHMoḩammadīyeh
    RepeIEl Attaf
    iKk{zsYNogi
    eHe~uoHEqbālīyeh
    Osw|pHBīdestān
    `Bybki@’Aïn Abid
    jCyrhdYFurukawa
    ?uraiYMatsumoto
    jC{zvoWKunwi
    |@cd`|ENarlıca
    m@y}kpGHajiawa
    hE}qppYHonjō
    nHkbanWJenzan
    [cg~`UYanta
    sJusfdYHida
    jBksag@Ali Mendjeli
    a@goyoYFujioka
    dBoritUWushan
    gCmytgUFeicheng
    [abcyUChaigou
    fBkxlyGSaqqez
    GydhoYYoshii
    ?ovhpYIshigami
    ?irsrYTatebayashi
    ?okjsYFujioka
    s@yievYSakuragawa
    fJipwnYTomioka
    e@s{xwYOmitama
    }@}a}pGRānyah
    pQ}rpLKhemis Miliana
    dFajzg@El Khroub
    ?y`ovUGuanzhuang
    gAkj_KAïn Defla
    Ka{xOMédéa
    Hwf_rYKamikoizumi
    i@}gc~KAībak
    fEog|pYSakai-nakajima
    ?_hbvYMakabe
    hAmxtf@Aïn Smara
    r@uae~EReyhanlı
    uAslepHQazvin
    `A_bgdEGazipaşa
    HaihIEl Abadia
    B|r`hQOwasso
    jC{dwgGAl-Hamdaniya
    j@mwruUHuiqu
    dEqc`xLBuni
    `Cgqs\Bordj Zemoura
    Is|qeWBuyeo
    vFbddd@Conil de la Frontera
    cLs~aeRQabqa
    d@a~txUJinggou
    aC_fveUPingyin
    Zec`xYOkunoya
    w@ycm{UJiaozhou
    yFm}oo@Souk Ahras
    oDaarhYAzumino
    wCwjqoHMaḩmūdābād Nemūneh
    mJmllUAïn Bessem
    ~B`xkpMElizabeth City
    zImvxjJMashhad
    wDwxthYToyoshina
    Hirb_YKaga
    ?efbpYTamamura
    ?u`sqYŌta
    ?_ugtYOyama
    ?y}wtYYūki
    ?ynkuYShimodate
    mAdbbzULemoore
    i@_sriWOkcheon
    dJ~}toOHendersonville
    lA_pqLMiliana
    }L{ztwUJingzhi
    g@kkkiJŢorqabeh
    Gype`IGalūgāh
    sEp_rfQClaremore
    NaivqUSitou
    dAdtsuNJohnson City
    `Aix`yYŌarai
    rCyswkGBaḥarkah
    k@{hkuYChikusei
    Jwcvj@Oued Zenati
    w@iw|kYKomoro
    ?_orpYIsesaki
    ?yj}rYSano
    eEao}jYKamimaruko
    fCi}ltUDasheng
    oAxl_cVGreenfield
    Io_r~FSinjār
    q@ioxmETaşucu
    jDhegpOGoodlettsville
    eG{p}wDBeykonak
    vByhufMKarimabad
    r@ehazUBaicheng
    AnhgyUHanford
    uEvio}MHenderson
    s@abwnYAnnaka
    KjfbwUVisalia
    rDzom}PRogers
    dAu`bfGAl Mawşil al Jadīdah
    Uuy`^Bougaa
    g@eunoYTakasaki
    ?oicrYAshikaga
    {B}q{vUJinzhongzi
    j@atdfGMosul
    {CohllYMiyota
    oH{dqhYHotaka
    uYcgadFTādif
    bByznhWDaejeon
    QwbucWBoryeong
    dAiycmYKaruizawa
    ?_hbvYIwase
    ?_jiwYTomobe
    ?osfxYMito
    eQyrnkYTōmi
    cEkkh|ULigezhuang
    hJa~_|ESerinyol
    uG{exuULinghe
    rA_}jg@Constantine
    Dw~kYChorfa
    aDyj}rYTanuma
    _Kch~cFAl Bāb
    oD_{zxUKanjia
    y@bd_~PBentonville
    eCuzm{@El Fahs
    eAobyVBouïra
    `HgybnESilifke
    xA{dx`FNubl
    qM{e|yUGaomi
    ?itzsYTochigi
    ?uybwYKasama
    ?i|vxYKatsuta
    |DmfwlGPīrmām
    {GwgfkJGorjī-ye Soflá
    _@rbsnOGallatin
    eC{wf~UJimo
    hJymewUShidui
    aF|zktQEnid
    cBmewxYHitachi-Naka
    tIeqx_AHammamet
    ?ei~rUXinzhai
    ?yu{oYMaebashi
    ?iplqYKiryū
    yAcyp~GTakāb
    lD_qy_YKomatsu
    Aac_kYUeda
    L{dytUHonghe
    Lg`||@Zaghouan
    bCejpmGShaqlāwah
    bO}`hc@Fedj M’Zala
    _@gd``YNomimachi
    _CiujoYKanekomachi
    kBehgg@Hamma Bouziane
    cBqy`zEArsuz
    Q{rttYShimotsuke
    lEojfmWSangju
    `C_shFAbou el Hassan
    I_pgrUYeyuan
    ?_ugtYMibu
    wCwppnIShahrud
    |C||nd@Chiclana de la Frontera
    lNnpocVSoledad
    Bor`xTLinshui
    cHx`l^Estepona
    eD}lwaQGuōlèmùdé
    tDoyywTPengcheng
    eA{eaqYŌmamachō-ōmama
    |AqrhdFKabbasin
    z@en~tYKaminokawa
    ?e_ruYMooka
    ?etsxYInada
    QgmurWCheongsong gun
    aAcxnvUAnqiu
    jCmbgkDRódos
    g\__cqYMidori
    nDgxmtUTangwu
    bBcvs`ADouane
    Ucuor@Ghardimaou
    `CgklzUXiazhuang
    v@_jzsULiushan
    [__tqUWujing
    ?ie}`YTsurugi-asahimachi
    [wofe@Mila
    c@mv_cULiaocheng
    yDmdog@Didouche Mourad
    qHo`|fWGongju
    q@eep`ANabeul
    sAqnjoYOgura
    A}cmw@Tabursuq
    y@kvtZAkbou
    Wue{c@Rouached
    z@ypzl@Boumahra Ahmed
    `Ily}xMRoanoke Rapids
    {@_lil@Guelma
    nAa|uOChiffa
    Ag}nZIghram
    BovdPBoû Arfa
    mDcl}FSidi Akkacha
    bEy|kjYSakaki
    ?_hbvYMashiko
    ?ul}xYFunaishikawa
    CsutaIQā’em Shahr
    W}jlOMouzaïa
    fB}|r`ADar Chabanne
    vB{{x`ABeni Khiar
    k@_wo~HĀmol
    j@chgPBlida
    E_w_OEl Affroun
    zE}`laFTall Rif‘at
    fDey|xYTokai
    aEpqyd@San Fernando
    yKmebpRNianbo
    eAzjk~PBella Vista
    fGiienUBoshan
    ?_mkoYShibukawa
    ?yrywYIshitsuka
    rAoq{jRLushar
    fLdzm]San Pedro Alcántara
    GzlzeNEden
    Rai|{EBelen
    _Cs{x`@Babor
    {BcbefGTallkayf
    eIqhdzUJiangzhuang
    RyvzbEMahmutlar
    iLoixhTXinzhi
    q@ua||EKırıkhan
    |@uanhYŌmachi
    qBo{qt@Jendouba
    zBgpuwFAl Ḩasakah
    {Bktll@Héliopolis
    sNkdybEKestel
    {@fvhqOSpringfield
    zCqn~FTénès
    uBsa``F‘Afrīn
    ~@kmvMHadjout
    Po_pbYNanto
    lGlgy\Marbella
    LghorULinqu
    v@cxre@Grarem
    w@udp`YMatsutō
    eD_mvPSouma
    ~E}zee@Sidi Mérouane
    k@sd`yGBūkān
    xGi_stJSarahs
    GezmPBeni Mered
    qGixguUYingqiu
    Hzike@Cadiz
    j@}qyiYChikuma
    cBmatfFManbij
    Cd_xd@Puerto Real
    }CpketOClarksville
    }DsjgQBouinan
    nBysf|UNancun
    \i_~g@Zighout Youcef
    YminwTHecun
    ?e}y`YNonoichi
    fHwukVDraa el Mizan
    lE{bfPBeni Tamou
    dDpgf[Fuengirola
    sDgwxQBougara
    k@sacWBoghni
    iBdxtwUDinuba
    [{_hzUDamoujia
    R{}hbEAlanya
    rBszgtJSarakhs
    q@wvpsUShanwang
    \_lwWTizi-n-Tleta
    ~B}vxzRBaiyin
    Yegr[Seddouk
    iB{l~QOuled Slama Fouaga
    Njj|vNKingsport
    |CyvpqUWangfen
    ?itzsYKanuma
    ?ec`xYŌmiya
    LostbEOba
    xAgxo`IBābol
    HsrumGḨarir
    Ri|uxYHitachi-ota
    pGcxnbECikcilli
    |Bg~_POued el Alleug
    }EchmgUChangqing
    @aikbYFukumitsu
    aH{cs\Feraoun
    bHqhzbISari
    oBiortUQiaoguan
    Byk}wYHitachiomiya
    Ocy|TLakhdaria
    GsagRLarbaâ
    ?u`hY’Aïn el Hammam
    dDedtpWAndong
    ^u`i]Barbacha
    ?iz~cYYatsuomachi-higashikumisaka
    ?y}wtYUtsunomiya
    ~FspsbYNanto-shi
    u@_sghJGolbahār
    eBnv`yUSelma
    yAsfn|HNūr
    tF{wwPBoufarik
    tHivjQChebli
    jCiygaAKorba
    _VzyqcNDanville
    `AgrbaFI‘zāz
    v@ejlnYNakanojō
    @ecx{Eİskenderun
    xBie`VTizi Gheniff
    dCqh}MTipasa
    pGmw|gWSejong
    EeqtaEKonaklı
    iCbk`e@El Puerto de Santa María
    dAs}mmWMungyeong
    t@rnstNBristol
    _A~uh[Mijas
    b@db|ZBenalmádena
    W~caxUReedley
    N|lstNBristol
    Wghm`IAmīr Kolā
    hBozoyDKemer
    nB}ah{SYan’an
    D_za_AGrombalia
    V`wtZArroyo de la Miel
    rAeud[Chemini
    ?e}y`YKanazawa
    ?oumyYHitachi
    Wvp~fVMonterey
    aAggbdWHongseong
    aJg~ixUBeimeng
    UieiWMaâtkas
    _@gzkpEErdemli
    Au{jLCherchell
    hC}azQSidi Moussa
    hF_y_nGKhalīfān
    `CwzwyTHandan
    a@f~_zOMurray
    iArcvfVSeaside
    `@cuvnGṞuwandiz
    UdcpxUParlier
    cRzybgVPacific Grove
    sDsl|WBeni Douala
    pAnzmZTorremolinos
    DoktRMeftah
    FavybYTonami
    p@ocmrUMihe
    kGxdye@Rota
    cDiotyUCuijiaji
    YunalRXining
    mPo`sXL’Arbaa Naït Irathen
    nA{q~}HMaḩmūdābād
    v@{}}`YMukai-awagasaki
    vAoeuoYNumata
    ?ynkuYHōshakuji
    wJcspUChabet el Ameur
    LwiciWCheongju-si
    r@mmqSArbatache
    vAcaspUMiaozi
    @qgt|URenzhao
    Zyu{OKolea
    eCeh|\Amizour
    Ok~wpDFethiye
    DudwgEErmenek
    l@kk}aIJūybār
    Usa`|EDenizciler
    wC}klOBou Ismaïl
    e@nnr[Alhaurín el Grande
    xAy_bkEMut
    |CubzgJChenārān
    bDsc|rUHuanglou
    nCizhyHNowshahr
    oB}kty@Medjez el Bab
    `@opiSKhemis el Khechna
    Bajc\el hed
    ?y|kjYNagano
    ?e~ekYSuzaka
    ?o`lvYKarasuyama
    e@wjs_ABeni Khalled
    h@a~hdINekā
    yCgdnvYNasukarasuyama
    hAmfvh@El Arrouch
    vA}rhWTirmitine
    jBo`zxHChālūs
    y@qsznGSoran
    uDs{_oWYecheon
    v@{xujRDuoba
    wCl~_\Coín
    gCsocxUYinma
    }Ht{yZAlhaurín de la Torre
    IatbeYGohyakkoku
    sFku{QBaraki
    KoogbYOyabe
    yAsjipKShibirghān
    Puk|TBeni Amrane
    z@s_biUJinan
    fDwa~PDouéra
    K{araYTsubata
    cDouqXTizi Rached
    kGoctzULiaolan
    Aat~|@La Mohammedia
    cEw|~fHZanjan
    qB_~deWYesan
    QzyoeVSalinas
    Bntf`@Ubrique
    \izs~UJiangshan
    {Bcbf{GShāhīn Dezh
    @ucy}@La Sebala du Mornag
    J{is\El Kseur
    kFsw_YMekla
    }B}qydLKhanabad
    G}fr_AMennzel Bou Zelfa
    TufhuYUjiie
    |@ippSOuled Moussa
    m@pnlfVMarina
    i@m{hn@Drean
    Fysp_IFereydūn Kenār
    {Cjmmd@Jerez de la Frontera
    lDowhoYMinakami
    `L{nzeIBehshahr
    fA_la~UXiagezhuang
    lI}c`_ASoliman
    [gqcrUQingzhou
    e@{rk~@Borj Cedria
    ^cie|KKhulm
    `Eefj`IBābolsar
    o@}{hsUTanfang
    V_~lpNLanggar
    ?ecodYToyama
    ?ulleYKamiichi
    o@c`a}@Fouchana
    s@ctorGPiranshahr
    bAmaq}UDianbu
    v@ct{n@Besbes
    iF{vmQSaoula
    ~B{ngtUChangle
    rB|_qoQPonca City
    fBxwuxUSanger
    fB}qrxKMazār-e Sharīf
    _Bcb}uUWeifang
    cA`{g[Cártama
    j@{|ulFAkçakale
    y@gdjPZeralda
    L}euWTizi Ouzou
    vCcmrRDar el Beïda
    ^_ai}@El Mourouj
    `BwwkSOuled Haddaj
    e@surQBirkhadem
    Vuhb{APachino
    ZgienDSarigerme
    }@w_paFKilis
    w@_fdlUMingshui
    ?y{psYImaichi
    ?evzyYTakahagi
    i@|_nrMSouth Suffolk
    E|bbYRincón de la Victoria
    lHbj~YMálaga
    w@ujluYSakura
    {Ke~atLIshqoshim
    Uu_n}@Boumhel El Bassatine
    e@atuTThenia
    Sqh`w@Béja
    r@etlRBab Ezzouar
    vBoplgIGalūgāh
    @e_ySBoudouaou
    fAxmosSFarmington
    ]~~lrMSuffolk
    ]ezb~@Hammam-Lif
    \gsgcLKunduz
    dC_wryAPozzallo
    dEs_zQAlgiers
    Th`pUAlmuñécar
    pBkkyjG'Ākra
    r@{px|UGuxian
    Y}zdWDraa Ben Khedda
    rC}hruDElmalı
    CckkSReghaïa
    Qu}kgLTaloqan
    y@lfhf@Chipiona
    eD}w_SRouiba
    rB_wjj@Azzaba
    mEsqrlHPādegān-e Manjīl
    q@tk~WTorre del Mar
    ^hep^Ronda
    `Bc`uUBordj Menaïel
    tAyxxVTadmaït
    _@crolHManjīl
    Zk}tYAzazga
    jCaj|}@Ez Zahra
    MujkVNaciria
    kAmucqUShaozhuang
    ]bgyhQBartlesville
    i@h``zUFresno
    y@v~lQAdra
    A}wpoUNanding
    e@apnRBordj el Kiffan
    n@wtwrUDongxia
    qAeahcYTakaoka
    ?uvokYNakano
    ?e{csYNikkō
    ?ixhvYOgawa
    aAzanTMotril
    H~zmb@Arcos de la Frontera
    ~C{ziYFreha
    k@~usVNerja
    rAejfyUMingcun
    zAmlk}@Ben Arous
    Scbhe@El Milia
    dAy~aqNArix
    i@qfw|@Sejoumi
    Ca``^Béjaïa
    o@ozhwKBalkh
    `ApzufPPoplar Bluff
    WscvsUJitai
    a@snlaYKahoku
    b@`}bWTorrox
    hBomc|@La Mornaghia
    bAmpkeYNamerikawa
    hAgb|jG‘Aqrah
    oGwbavGMahābād
    lBdu}NRoquetas de Mar
    kDopxnDDalaman
    o@icfTBoumerdas
    [obswYDaigo
    kBg~`QCheraga
    y@w~o}UYuanshang
    Awj}cYImizu
    qAmhn}@Mégrine
    \wwu}@Radès
    Tafgo@Ben Mehidi
    sBujrvUHanting
    e@kxxqUYidu
    nAw~~b@District of Taher
    pE{ughIBandar-e Gaz
    iDlrreVPrunedale
    q@~udPEl Ejido
    e@g_obVDongcun
    lCzowe@Sanlúcar de Barrameda
    tCorscYNishishinminato
    uCrh`XVélez-Málaga
    {@kuxbWSeosan
    v@{~`bAMenzel Temime
    nBiy{_ATakelsa
    [aodfWAsan
    rA}_b{UPingdu
    [cjuiWJungpyong
    ~AaoxWMakouda
    gBi`azYKitaibaraki
    @kx{~DManavgat
    uIosvxAScicli
    i@yfroUZibo
    KotyRBordj el Bahri
    nF{wgiIKord Kūy
    Yk~`SAïn Taya
    [kbiYArhribs
    }EeayyUTianzhuang
    fDgk_qUXindian
    yFui`YTimizart
    ?_pgrUGaoliu
    ?_}reYUozu
    ?ivauYYaita
    qCu}lm@Ahmed Bel Hadj
    gAe|iXBoudjima
    z@qtyP’Aïn Benian
    cBgbfn@El Hadjar
    oD|vewTMesquite
    `BglagWCheonan
    fBivu|@Den Den
    aB}bueGSīnah
    zCixr|@Manouba
    s@qmz|@Le Bardo
    X_|~jWKoesan
    pB{klrEMersin
    bB}pmqNArele
    jI_houHTonekābon
    h@eabnUZhoucun
    TklkQRais Hamidou
    }@m`_gFJarābulus
    rCeo`}@Tunis
    Ak_gqNKokyar
    DjmppMChesapeake
    Nk~{}@La Goulette
    cBqbbn@Sidi Amar
    nAdxbqMPortsmouth Heights
    A_udb@Jijel
    l@wdgzARosolini
    UuebpWYeongju
    yFetx|UYunshan
    iBfnryUClovis
    eC{sq|@Douar Hicher
    sG}v`{@Tebourba
    qDaiq{@Jedeïda
    k@`dcOVícar
    zAeru|@Ettadhamen
    vAirasNOytograk
    w@cfutUDaotian
    Rq`h|@Oued Lill
    wBivnl@Berrahal
    Nd_upMPortsmouth
    b@q|}}@Le Kram
    xDc|og@Tamalous
    r@jl_NAlmería
    dBqaqnDOrtaca
    Aafc|EDörtyol
    nD}wfaUQingnian
    qDmqhkIGorgān
    kKeracYHimi
    NrmrpMNorfolk
    Kjb_QBerja
    \ogmsFCeylanpınar
    b@swubAKélibia
    Puwu|@Mnihla
    aFuvokYIiyama
    tF~f~cVHollister
    o@lmvnMVirginia Beach
    cAuouwUChangyi
    xAq`mqNMugala
    ^qlgqNJiayi
    RqhqkDMarmaris
    lBcqbcYHimimachi
    y@ygzhWChinch'ŏn
    {CgxodGSumayl
    IcdpdGSimele
    b@{vayAModica
    p@kls~ULaixi
    ~Aq{e}@Aryanah
    _Bq{`~@Carthage
    iEymr|DBelek
    fDyxioLJurm
    sAxb_uOHopkinsville
    n@kakeGDihok
    z@iguuYŌtawara
    u\qmdi@Skikda
    v@bsxaPSikeston
    gAoip}@Sukrah
    iAcp_~@La Marsa
    uDk|usUShouguang
    lIynzaYHakui
    aEsmqpNSiyeke
    oBwznpNXambabazar
    oFosltHKatālem va Sādāt Shahr
    vBe}urUHeguan
    `Be|aiF‘Ayn al ‘Arab
    }@cxwzDMuratpaşa
    vAai~zANoto
    r@_speDKos
    e@u`~dNLangru
    nBwj{cWTangjin
    b@wmd}@La Gazelle
    lAyapr@El Kala
    uFehdmIFāẕelābād
    eEu|kn@Annaba
    mBwgrzUDianzi
    Lur|eYKurobe-shi
    @u|_iIBandar-e Torkaman
    oTgfjzDAntalya
    [a|k{AAvola
    jDah{mI'Alī Ābād-e Katūl
    KpscfVWatsonville
    bEw{uxUBuzhuang
    qIej}fWSeonghwan
    _D}g{VDellys
    _@}bz|DSerik
    Qy~}sETarsus
    ]cectHRāmsar
    xGpqad@Lebrija
    fLs_}xUXinhe
    iAuzzxARagusa
    vIwfeg@Kerkera
    _Ly`twULiutuan
    fDacqkRQiaotou
    sFuqffYNyūzen
    xAml{yTShahecheng
    wTgvhwULongchi
    {@_zxrUHualong
    oHu~cxAComiso
    vBivbwIJājarm
    fAciw}URizhuang
    cAgntwAVittoria
    mConnlKAndkhoy
    u@kxzsUGucheng
    @}~|{EErzin
    h@oizoUSuozhen
    t@qpmt@Tabarka
    wA_z_tGNaqadeh
    {Qnjx{UMadera
    eLcjrtUShangkou
    bBdzmLNíjar
    KaxlxGMīāndoāb
    ?ooxuYKuroiso
    xMwaybWTaesal-li
    oGncygVSanta Cruz
    jDa{w_VLaiyang
    \i}oiFSuruç
    u@kaykWChungju
    Ocv{uYNasushiobara
    cJ|tnqMNewport News
    }HfiogVLive Oak
    Wx_gc@Las Cabezas de San Juan
    jEs|qbYHitoto
    _@enrvEAdana
    _BakxaYOshima
    `AsebeEHadim
    aB_i}zUDazeshan
    }CnornOBowling Green
    gBkobuUHouzhen
    k@wjt|UJiudian
    cHq`ufWPyeongtaek
    oOyz~sUTianliu
    z@{ftjYArai
    bEo}woLBahārak
    tHaj`g@Collo
    Nvx~dVGilroy
    iKqtteFNizip
    nBgnxgWAnseong
    rH_wjkIĀq Qalā
    _@wx~iISīmīn Shahr
    tFuoleDTurgutreis
    iDwp|~UHetoudian
    _@vgko@Faro
    dAtzyZAntequera
    kAekn}UNanshu
    jArh{wPOzark
    bJc|`jTJiexiu
    [krryECeyhan
    }@q`zjYMyoko
    j@atxfFBirecik
    {C_uasUTaitou
    ~Bzmzn@Olhão
    ~Brd~pMHampton
    yIoyjhYItoigawa
    sKpo{pMEast Hampton
    Se{mnYShiozawa
    kAiglfDBodrum
    oAa{}eCKalamata
    x@kggrGOshnavīyeh
    jAyx~y@Mateur
    cDeaavYNasu
    f@kgfxUXiaying
    {@fc~fRLiberal
    ^tplxPNixa
    |Mup~bYNanao
    wDio`vEKireçocağı
    ?yg{zYIwaki
    vEk_tzFAl Qāmishlī
    dR~nr`VLos Banos
    sBsgdcFGaziantep
    z@zsvn@Quelfes
    uEozxyTXingtai
    hAifw|@Galaat el Andeless
    oEyqhwDKorkuteli
    AicdtUYingli
    cAy|`fNBuzhake
    bBystnYMuikamachi
    cCv}sn@Laranjeiro
    rC~cmp@Quarteira
    qAqvpzFNusaybin
    wCky`iIGomīshān
    bB}ybwFAd Darbāsīyah
    eBki|uAGela
    c@ssf|EOsmaniye
    \a{{gCSparta
    e@uyf~UMalianzhuang
    y@oth|ASiracusa
    fBam_~IEsfarāyen
    p@}qseNLayka
    dEkokhNLop
    oJizrnYMinamiuonuma
    oAhuw{OPaducah
    Cgsn{AFloridia
    oA~rz_QJoplin
    nBz__t@Porto de Mós
    d@kfagLĀrt Khwājah
    eAkyvoIĀzādshahr
    qDjkjq@Albufeira
    hYidiqHAmlash
    }Ozd}s@Lagos
    `AgratALicata
    sCvkgtTSaint George
    AocyxF‘Āmūdā
    vDusbdJQūchān
    fIqd{fNGujangbagh
    `VcdxmLFayzabad
    qF~~zTZubia
    o@e}awYShirakawa
    r@dzpyPRepublic
    nAtfh`@Morón de la Frontera
    wEbi_}UChowchilla
    oHiweiLRustāq
    aCxztm@Tavira
    zFzzwiNChristiansburg
    `A|roeVMorgan Hill
    CxqxsTWashington
    |BxqxjNRadford
    yCuz}mYTōkamachi
    vEhzkULas Gabias
    ~@g|h|SWayaobu
    tAkr}qHRūdsar
    kA~i}o@Loulé
    sA|obs@Portimão
    vEixgfNBageqi
    zDqqkxGMalekān
    _CjacUArmilla
    fGihzvANiscemi
    rDshvjYJōetsu
    j@}apcGZaxo
    dBqgeeNSaybag
    [osfxYIshikawa
    }E_nqfWOsan
    ]ysovYKumakura
    kA_okoHSīāhkal
    g@civz@Menzel Bourguiba
    cHcrhjVYatou
    oHwjqz@Tinja
    xE`bdc@Los Palacios y Villafranca
    eNohoz@Douar Tindja
    h@_}wkFŞanlıurfa
    rDpxiXLoja
    Wk|f|@El Alia
    HolkeNAkesalayi
    uOazoeGBatifa
    gAd}mrTHurricane
    _AschrWT’aebaek
    nBkne`GAl Mālikīyah
    sJqea{ULaizhou
    e@whviEKaraman
    oIimboWNeietsu
    dAxahb@Utrera
    lHtl_UGranada
    RuftvFKızıltepe
    S|iuUSantafé
    qEut_sAPalma di Montechiaro
    aN}lbqHLangarūd
    gBwoneNJiahanbage
    {Id`tk@Isla Cristina
    ?erlwYYabuki
    yF{wtkTGutao
    eDmlfpHLāhījān
    iGs|_eWHwaseong-si
    qAh}dUMaracena
    tPl{el@Ayamonte
    {Aap_eNZhawa
    oB~hmxPSpringfield
    f@crx|@Rass el Djebel
    jFsiclDMuğla
    wCgsxbLQarāwul
    eK}tsqFViranşehir
    r@cj~kHFūman
    PqhsyKTirmiz
    }@zaoUAtarfe
    uDvdngVLos Gatos
    fBbojgNCave Spring
    \`qlwMPetersburg
    cDbzxiNBlacksburg
    y@uz}pIMīnūdasht
    hAj{hUAlbolote
    tF_hqbYAnamizu
    |Golo{@Menzel Jemil
    vBqke{@Menzel Abderhaman
    Vluc^Osuna
    X}`rwACaltagirone
    wGq{{{AAugusta
    aDe_leNTuohula
    wCqsdbGSilopi
    lBsadoYUonuma
    cOazuoIGonbad-e Kāvūs
    }M`b~j@Lepe
    vWbaz`@El Arahal
    l@ipyoHĀstāneh-ye Ashrafīyeh
    o@wi}gVTianfu
    PxrwgVSaratoga
    vAdxwf@Almonte
    c@ihsxEİmamoğlu
    cCfnji@Huelva
    eDjrmwMColonial Heights
    xDpuzi@Aljaraque
    pAr|dsMWilliamsburg
    Z|p|fNRoanoke
    tC{bteNQaraqash
    Lc}iqIGālīkesh
    vD}ng{@Bizerte
    iA}bieNManglai
    KlimqSDurango
    ^tsvh@Moguer
    s@{gtmHRasht
    qHsbzhWIcheon-si
    dE|rsj@Cartaya
    lDnlcc@Dos Hermanas
    m@yrywYSukagawa
    ~EqdpzALentini
    `DfjigVCampbell
    p@bm}c@Coria del Río
    oD{qpqAPorto Empedocle
    hDqlefWSuwon
    w@szfiWPubal
    sDfurgNSalem
    hEspqyAScordia
    b@yn_jWYeoju
    Qmz`eNKuiya
    qGmzffNYing’awati
    Jmsr{JYolöten
    m@bcdRGuadix
    cA_kdnYOjiya
    _B_czdNKageleke
    e@_z~kHŞowme‘eh Sarā
    qApyj~UMerced
    wE~cvvMHopewell
    qAw{`oGŞemdinli
    f@ubn`VZhuangyuan
    b@l_kaPCape Girardeau
    jEepbdYUshitsu
    qGytzqAAgrigento
    sFivtwFMardin
    iIipqhDMilas
    cBgmneNPuqiakeqi
    NclkrAFavara
    hGk|qdNWu'erqi
    xGblygVCupertino
    |@c|`eWAnsan-si
    `M`s`uOMadisonville
    yA`~``@Marchena
    v@sy~xAPalagonia
    dAgfn`GCizre
    hM_pt~Fİdil
    uH|osb@Alcalá de Guadaira
    UuccxFYeşilli
    }Bnr~fVSan Jose
    uAmswjDYatağan
    NsibxGBonāb
    dLlj_d@Mairena del Aljarafe
    ZsuzeNTuwaite
    {Gvmc_VAtwater
    p@mlzjJKaka
    }H_i|kWWŏnju
    rAs}}kRQuankou
    |DfkjgVSanta Clara
    i@ioqeNKuoyiqi
    Ja{g_UNangong
    yEhitwMChester
    bCddzc@San Juan de Aznalfarache
    \ctosACanicattì
    wKuvcjFBozova
    {@sg{jHMāsāl
    zDiq|}UZhaoyuan
    ^snyeWUiwang
    lAzjqfVAlum Rock
    }@ecioUBinzhou
    ?opslYKashiwazaki
    rAkiyeWGunpo
    n@ywplRDongchuan
    uAdfzgVSunnyvale
    mKxy{c@Tomares
    Sl}ab@Mairena del Alcor
    x@`_ad@Bormujos
    ^u_i{EKadirli
    yDm`gkRHaomen
    cIgnuqIKalāleh
    _Khsmc@Sevilla
    v@anhpJTejen
    nAqnuvAPiazza Armerina
    DutfeVNinghai
    iAuojeDDidim
    YhlihVLos Altos
    gArc}c@Castilleja de la Cuesta
    J`ochVMountain View
    xHvnzJHuercal-Overa
    Xz_b\Puente-Genil
    hAk|anHKhomām
    yApd|a@El Viso del Alcor
    cBiafyGMarāgheh
    k@klueWAnyang-si
    bLojq`JShīrvān
    jIyrywYKōriyama
    iEbjyc@Camas
    uB~mgbNWest Lynchburg
    iCobqbYWajima
    kD`dtHÁguilas
    gFigjtYAizu-misato Machi
    Rr_kZLucena
    vBs|ugWGwangju
    wA~``aQPittsburg
    eBicidNYawa
    xD`n`bNLynchburg
    }MkcbrKQarqīn
    v@i`i{FMidyat
    Q}wjaESeydişehir
    mDwifbHMīāneh
    pJyln{JTürkmengala
    eJj{`gVMilpitas
    cF}qdyYTamura
    uGycmxYMiharu
    yMdkrXPriego de Córdoba
    u@cr~fWSeongnam-si
    bEutksWSantyoku
    cCz`ohVPalo Alto
    bGqpwgJDargaz
    uEc}feUDezhou
    |@{m_yYFunehikimachi-funehiki
    _DppzwMMeadowbrook
    uBocnnYNagaoka
    pDmgreWSiheungdong
    mEtuvhVMenlo Park
    eCigryEKozan
    `CebjdWIncheon
    nGwqvyDBucak
    ~Exe}VAlcalá la Real
    bCy{erUDongying
    u@p`uc@La Algaba
    qCeja_LZarhalol
    cEiebjRQingshizui
    wEvtnhVEast Palo Alto
    qF~vma@Carmona
    b@jcibVPatterson
    xAzqbZCabra
    dAqvzlHBandar-e Anzalī
    zCma||IBojnūrd
    hDqnjoYTochio-honchō
    Fa|edVYantai
    hA}qieWGwangmyeong
    e@kvbwGAjab Shīr
    ]ord~GHashtrūd
    ~O_ar{YNamie
    nA{ojtASan Cataldo
    Fs_ydNKa'ersai
    fBdhaiVRedwood City
    zAtcoc@La Rinconada
    gAqatbFPazarcık
    ~G_ociWYangp'yŏng
    t@ooytACaltanissetta
    MqgvsLKhorugh
    a@to|OBaza
    dAcbduYAizu-Wakamatsu
    lAgkrfLFarkhor
    Cam~zACatania
    rFdzq`VTurlock
    tB{ebcVQingyang
    }Dgd~oARibera
    sBciydWBucheon-si
    dUfz|xMMidlothian
    ~A}mznASciacca
    Vf_fiVSan Carlos
    eEwhihVWeihai
    l@uzqgCTrípoli
    iDu``aSZhongwei
    kE_wxnEEreğli
    y@}~|wYMotomiya
    AozbbGŞırnak
    yKanrzAMisterbianco
    tBg{jeTLüliang
    dBv~hiVBelmont
    qM`_kxMBon Air
    ~Mn~zgVNewark
    nJil~nYMitsuke
    zSwykgWHanam
    mDm|~gNHan’airike
    m@fu_^Écija
    hDke_sWDonghae City
    gDxytpQDerby
    h@na~vMHighland Springs
    Qgwr}FDargeçit
    rEp{pgVFremont
    wBoc|jHReẕvānshahr
    jBm_k`UJizhou
    {Ei|brGOrūmīyeh
    eBr}wwMRichmond
    {Dmam{AAci Castello
    bHfahiVFoster City
    eFg~|zAGravina di Catania
    `AyllzIĀshkhāneh
    tCpuriVSan Mateo
    pCc}ktYBange
    iBq}bvAEnna
    q@_n_fWSeoul
    jA{s}yAPaternò
    dSkg`gEÇumra
    i@wyhmGYüksekova
    qAec~iGHakkâri
    TgkzzAMascalucia
    `Fu~b{ASan Giovanni la Punta
    ~K}asqDSerinhisar
    cFikcxYNihommatsu
    lA~rziVBurlingame
    {@aek`FKahramanmaraş
    Ta}khNYisilamu'awati
    gCxzh[Montilla
    {@alwlFHilvan
    gC{|`bLKolkhozobod
    tCwungWWabu
    j@jvjxMTuckahoe
    pDawlzABelpasso
    yDmfkxJMary
    rBtpgaVCeres
    sApzvgVUnion City
    uG|v~iVMillbrae
    Dg|~fWGuri-si
    {@hy_GMazarrón
    dArq|CAtamaría
    oExd_ECartagena
    `Lijl{AAci Catena
    eGd~fwMMechanicsville
    Iaaq{AAcireale
    l@{uqaLMoskovskiy
    nIohgjDÇine
    tBffrjVPacifica
    eAyhmhLChubek
    uEotaoYSanjō
    BhfkYBaena
    fD_kegHKhalkhāl
    Nu_mzJBayramaly
    ~@lnjDLa Unión
    }LqzkdWGimpo-si
    wCn}_EBarrio de Peral
    jKw{m{YMinami-Sōma
    lCflcjVSan Bruno
    {GibwiCÁrgos
    mIqomgWNamyangju
    rFneoaVModesto
    }JlmaxMLaurel
    uCytvyABiancavilla
    xB`aldODanville
    tLuuttYKitakata
    i@`uuxMShort Pump
    jCmam}ULonggang
    dA{v_hWHwado
    wElwbjVSouth San Francisco
    dAs}ykAMazara del Vallo
    gBwmceWGoyang-si
    `G|qv`@Lora del Río
    zIvszfVPleasanton
    rBe`pyAAdrano
    sA{groYKamo
    Gky|nYTsubame
    oL~{bhVHayward
    lFrjkILorca
    dHpcmhVSan Lorenzo
    dBkuzaCPýrgos
    }Eses`EBeyşehir
    LxkaqTCedar City
    wGs}`oTYuci
    t@slamACastelvetrano
    iB`yefVLivermore
    qCystnYYoshida-kasugachō
    eA}keoTJinzhong
    hWstpkWHongch’ŏn
    k@rfbqQWichita
    `@m{lpYMuramatsu
    T}vafFBesni
    tBpj`kOElizabethtown
    Nt~chVCastro Valley
    v@pjihVAshland
    nPpnf_@Palma del Río
    ~DtqfgVDublin
    eJhmnqPFort Leonard Wood
    C~imjVDaly City
    k[_gccLVakhsh
    nBozwkEKarapınar
    vB`bbjVVisitacion Valley
    xHud{wDBurdur
    nA~{fWMartos
    lIidt{AGiarre
    t@nrqhVSan Leandro
    iFtcp_PCarbondale
    _Ctp}iVBayview-Hunters Point
    mE`wx}OMarion
    oGu~kpYGosen
    nGxecaVRiverbank
    oHwlaaUHengshui
    k@rlt{CPonta Delgada
    b@r`cdVTracy
    eCarihFAltınşehir
    \g}lfWUijeongbu-si
    HjbhbVRipon
    e@jbrjVParkside
    _BfiyDTorre-Pacheco
    cC`beDLos Alcázares
    aBsmqbFÇağlayancerit
    fEwe_cWGanghwa-gun
    _ApxnaORichmond
    a@kwgfDSöke
    sDystnYMaki
    ?u{ixYFukushima
    QpygjVNoe Valley
    wFmkqqWGangneung
    MvqmaRDodge City
    ~Ee`~nFSiverek
    |JkhrhNTawakule
    OkcswGĀz̄arshahr
    |Ar~djVMission District
    wCmr}yTHuaiyang
    pEmvooYShirone
    vAyyrhFAdıyaman
    BkfnyDIsparta
    vEt}q`VOakdale
    |EhldHTotana
    i@fhcVJaén
    pDlafiVAlameda
    }H{cppDDenizli
    DhiurOOwensboro
    fAj`ejVSan Francisco
    cI~`pnNBeckley
    oDryngVSan Ramon
    ~Ado{fPFarmington
    pGe|udFGölbaşı
    ~DcuvjFKâhta
    vHafpyABronte
    cLygd{YSōma
    vJqxniHHashtpar
    Ar|bjVChinatown
    dAqhtvJÇaşgyn
    Mh_zbVManteca
    bBw`iaCAmaliáda
    mAk`|jAMarsala
    gB_jcpYNiitsu-honchō
    |Kn_hiVOakland
    hBgqahLHulbuk
    AwigpDMerkezefendi
    qAnpbDSan Javier
    cEgw``VDengzhou
    eL_vbrKMagdanly
    fL_lpxYDate
    ?odzxYHobaramachi
    kNvbsgVDanville
    nBxyecVLathrop
    ~XelgiWGapyeong
    qEqvofWYangju
    Hm`hpCVári
    lDpmlhVMoraga
    jAznyCSan Pedro del Pinatar
    Dcm_mKKerki
    _@w`wpYAgano
    IplruOHenderson
    f@ccxbLBokhtar
    |J`}qkORadcliff
    yDezbpCVoúla
    wGul|hDAydın
    LugdwFBismil
    }A}lxpYSuibara
    Xkpz|GBostānābād
    nJ_}cyYYanagawamachi-saiwaichō
    fBtiuGAlhama de Murcia
    vBqwehDİncirliova
    oOyictTYangquan
    aEguydWMunsan
    eAatjeDKuşadası
    rGsf_pCGlyfáda
    mHnxyCPilar de la Horadada
    r@usbsMHuoshilafu
    mHwl_nTTaiyuan
    ~D_tgeEKonya
    WtkhiVBerkeley
    v@{{`pYKameda-honchō
    wFcnh{DEğirdir
    IqasjWChuncheon
    rF`fvhVOrinda
    {IfdecONicholasville
    dKizvzTLuancheng
    {BrdjhVLafayette
    nB|gmiVAlbany
    r@is`zFBatman
    Ow{cdJÄnew
    bGko|oCEllinikó
    j@ax|qEBor
    rAmhhqWJumunjin
    Otdc\Córdoba
    zUymupCKoropí
    cUuv}oCArgyroúpoli
    d@~x_hVWalnut Creek
    vBot`}VKangnyŏng
    jC}y_aWYŏnan-ŭp
    nBepevYYonezawa
    `@qoxoCÁlimos
    iIq|mtFDiyarbakır
    _Bkx|hLKŭlob
    l@cioxGOskū
    gAv~oiVEl Cerrito
    v@auzkDNazilli
    sRynsoYNiigata
    |DgmpoDSarayköy
    tAyql}FKurtalan
    }@evf~TXinji
    lAcilqRWuwei
    kCqbtoCPalaió Fáliro
    uBkt~~FSiirt
    zEucapCIlioúpoli
    e@tuweVBrentwood
    qCilzoCAgios Dimitrios
    jCcwc|VOngjin
    gBl`wiVRichmond
    yCwgswGĪlkhchī
    tGstakCKórinthos
    hAkocaHSarāb
    zBukioCPiraeus
    lHotvoCNéa Smýrni
    |GowooCMoskháton
    H~~~gVPleasant Hill
    kD_uaxGKhosrowshahr
    ]_|soCKallithéa
    ?y~icJAshgabat
    ?iplqYShibata
    AyrzoCDhafní
    eBk|lxGSahand
    `@al`fDSelçuk
    ElacoPRolla
    rRjrhcVStockton
    nIgg~oCVýronas
    mBprviVSan Pablo
    b@gfdoCKeratsíni
    yAus`pCKaisarianí
    vAadlnCSalamína
    _A}amoCAgios Ioannis Rentis
    {A}htrENiğde
    sAocjoCNíkaia
    {@g{mqCArtémida
    o@s|znCPérama
    cDbvlFAlcantarilla
    xAkdt_WCh’ŏngdan-ŭp
    v@gtlcWKaesŏng
    uAbutfRGarden City
    wDhzzjVSan Rafael
    aBcpezYKakuda
    X`wkuOEvansville
    aB}kapCZográfos
    wEqdcnAAlcamo
    GdeygVConcord
    GccdtMKaqun
    aAzfdCTorrevieja
    `JagrrATermini Imerese
    kByspoCAigáleo
    j@_jyoCAthens
    {AmqioCKorydallós
    iEgkegSWuzhong
    a@vu{EMurcia
    dDvprbOLexington
    dAubloCAgía Varvára
    eAxix`OWinchester
    iHuf{aWPaech’ŏn-ŭp
    mA||dTBaeza
    vAgfnmCMégara
    nGx}zeVOakley
    _Agt{vTTianchang
    iC{vv|KSho‘rchi
    w@_mgpCCholargós
    yFmatvYTakahata
    rAqogyYShiroishi
    gBznmiVPinole
    v@demfVAntioch
    bSigmoCChaïdári
    `ErhqSÚbeda
    lCvu~n@Beja
    eAeiroCPeristéri
    uB_qvwTSiwei
    Iot}oCGalátsi
    ?i}mpCAgía Paraskeví
    ?ymugSHaojiaqiao
    n@rnkiVHercules
    m@anokATrapani
    pDhimhVMartinez
    ~Cckw}EGöksun
    tD_urpCGérakas
    {AgqgpCKhalándrion
    ~BuhnkYSado
    QozqkACasa Santa
    bBuetxGSardrūd
    xDfr|fVPittsburg
    WvpqFLas Torres de Cotillas
    vAdskgVBay Point
    Ufn~}MCharlottesville
    qAupxoCÁgioi Anárgyroi
    iDupaqAMisilmeri
    uC_|soCÍlion
    ?_vxgSChongxing
    o@cfmpCVrilissia
    mBej{oCNéa Filadélfeia
    Hm~tzYWatari
    eAib_pCNéa Ionía
    _JhdvWAndújar
    eC_th~VHaeju
    f@j`bHMula
    g@mfunCElefsína
    CibvyTShijiazhuang
    o@{}poCPetroúpolis
    fCwwdvYNanyō
    nIqaaoAPartinico
    JnucqQNewton
    lGbbrhVBenicia
    j@|xnbOLexington-Fayette
    S_mgpCMaroúsi
    ?i}mpCMelíssia
    ?a`~yYŌkawara
    yGus`pCIrákleio
    dCqsebJAbadan
    h@tzjFMolina de Segura
    aCe|toCKamaterón
    pL__fpCPéfki
    `A`|utQHutchinson
    q@uj~nCAsprópyrgos
    LxykESantomera
    {H_tzqYTainai
    d@yubwDDinar
    kAgi`pCMetamórfosi
    nGdbo`NWaynesboro
    wGc}kaJArkadag
    iAcw~jKHalaç
    p@esawTKuangshi
    sBu|mfUBotou
    gAcripCKifisiá
    ~Iep`qAVillabate
    [e}}kYRyōtsu-minato
    jAicnqABagheria
    s@}fm~DŞarkîkaraağaç
    w@kkpyGTabriz
    |BerbpAMonreale
    NwkahSDongta
    `E_|soCÁno Liósia
    ?ilzoCAcharnés
    uC`kwDOrihuela
    yFs{iqCNéa Mákri
    aA~tlCRojales
    Vkiw{VT’aet’an-ŭp
    v@g_hhDTire
    yCf`_CGuardamar del Segura
    rErg~ICehegín
    [}wkpCNéa Erythraía
    xFbdeULinares
    z@{}efLDanghara
    |@rz`VBailén
    gPaq`hSLingwu
    d@otxvEYahyalı
    FizmoCFylí
    }BwquuYNagai
    o@~feiVVallejo
    b@yomyDSenirkent
    [orvzYIwanuma
    uAl}jJCaravaca
    X_}dlWYanggu
    yBosmjWHwacheon
    d@rkbkVNovato
    hCxtyCAlmoradí
    gDazq~AReggio Calabria
    fA~obkOValley Station
    `Ot~|FArchena
    \oaqpAPalermo
    eEcf|yYMurata
    rOojhaWPongch’ŏn-ŭp
    kBzojDCallosa de Segura
    jOx_ecVLodi
    {EcwmoACarini
    rC_a`iOQiemo
    vCgbwoFÇermik
    iDalhyFSilvan
    yKj{~iOOkolona
    fDxmriOHighview
    wEwagzTZhengding
    a@je`kOPleasure Ridge Park
    lFyrz{ABarcellona Pozzo di Gotto
    zEn~raNStaunton
    mKaedwYKaminoyama
    yAafv{TBeisu
    vA{ph|EYeşilova
    hHomw`JGökdepe
    sBjjkiOFern Creek
    [~kyiONewburg
    gCkkpiSNingdong
    kOyg{zYNatori-shi
    xX~`fiVAmerican Canyon
    cPoi}uGShabestar
    OwdybRQilian
    oCwzyeDTorbalı
    dCymugSWutongshu
    yF_qufSLijun
    {Ge}rvMZepu
    zF}bd|FKozluk
    n@fomBSanta Pola
    dFor|}AMessina
    ]nxfiOJeffersontown
    qHcffpGSalmās
    Sq}xbDSeferihisar
    `GbgyjOShively
    sA~x_eOFrankfort
    sNkh`bFElbistan
    mByqzoWSokcho
    eCoheyKBoysun
    qAkdngWCheorwon
    ~@tkbcOGeorgetown
    |EhfdgOShelbyville
    p@gajgSWanghong
    jNo{vgDBayındır
    zChdeQCampiña
    oBmr_|AMilazzo
    iNky{aGHizan
    yGuxuiDÖdemiş
    mM`nokVPetaluma
    zAyyirYMurakami
    ?ujvwYYamagata
    fEg~q~VSinwŏn-ŭp
    dHn~zgVSuisun
    rCehrcEKadınhanı
    YditGCieza
    mRgctcCPátra
    bBghx~VAyang-ni
    q@mwh`FAfşin
    {Ac{weCAígio
    HwkxeSMinning
    aAx|zgVFairfield
    ZitrdDMenderes
    PchweHArdabīl
    M|c}CCrevillente
    xAuyozVChangyŏn
    iEtsxiOSaint Matthews
    jCh{ljOLouisville
    Tbnn}RPueblo
    RtkjcVGalt
    oAosriPHuatugou
    aTt|gCElche
    `Mu_xzYSendai
    nA{nl}KDenov
    xCkpsqFErgani
    }AmymbBSiderno
    uP|baULa Carolina
    eEjphjOJeffersonville
    ~AoongSYanghe
    `AydxaEIlgın
    mOmb~{YShōbudahama
    vBxoyjONew Albany
    jRqbx|SYulinshi
    vJclh}DYalvaç
    uBv~ljOClarksville
    g@p{jiVNapa
    }G_ar{YTagajō-shi
    }Hj_xwMFredericksburg
    vEglkhFYakınca
    nQk|ehUCangzhou
    {Go}jdLYovon
    bGiqx{YShiogama
    {@n{r}OMount Vernon
    |K__fhSLinhe
    wCejjbDUrla
    sBfmrjVAgua Caliente
    {AanimCThívai
    qB{yp_DÇeşme
    }Mupm{YRifu
    gZz`|kVRohnert Park
    nBeuywMYigai'erqi
    sL`ztCAspe
    Eh`}AAlicante
    |Jen~zTXinle
    sAzzfqNCharleston
    Qdtd~RPueblo West
    QevzhFMalatya
    `Akw`mDAlaşehir
    oFms{|VSinch’ŏn-ŭp
    e@w}vwYTendō
    hHjvpgVVacaville
    {Am_w~DAkşehir
    `Ee_w_BPalmi
    @su|{VSamch’ŏn
    sAszwzVSonghwa
    f@`ollMSalisbury
    pBykwuMWudalike
    `C}gkvMTuomuwusitang
    hC`_yyQGreat Bend
    lLk|o~CChios
    zIgd|tMQarek
    [c~cwYSagae
    DqqtnEAksaray
    eBq~}{YMatsushima
    kOoiboWKosong
    Xt|q\Pozoblanco
    eBwf{vMArele
    _E_frdDKarabağlar
    jC{dbzTAnxiang
    dA_gsgSWangyuan
    fAh}tCNovelda
    jAaogePMangnai Zhen
    jJ_rbfLNorak
    jCkaswEDeveli
    wAlvqqOJasper
    aDey{zYTomiya
    mIjseBSan Vicent del Raspeig
    cGo{_bHMeshgīn Shahr
    Pghu}VChaeryŏng-ŭp
    rA_~kdDKonak
    rB_e_`GBitlis
    `@letASant Joan d'Alacant
    qFjn`jQEmporia
    iNrkxcVElk Grove
    Ey_u|YHigashimatsushima
    ^ifaoTXinzhou
    tIpbywNMeads
    Jg`kvMGulebage
    C{msdDİzmir
    rH`~uAMutxamel
    vAo`mvMShache
    ?i}maWSinmak
    ?_tl}YIshinomaki
    aGdqevNHuntington
    pD~qbdVLaguna
    {Aa~jwYYachi
    {Hk~_`BGioia Tauro
    \jkdf@Zafra
    qAe}ifDKemalpaşa
    tB}_||YYamoto
    rCztlAEl Campello
    fEc|giHĀstārā
    fEb{rfPArnold
    FclkvGMarand
    eIabsjCLivadeiá
    Gkbp}IBäherden
    |BajovIMagtymguly
    kCo~|wYHigashine
    }Cdt~kVSanta Rosa
    r@hdjaSCañon City
    h@m|yzYYoshioka
    wHhspv@Sesimbra
    ~ArrpfVDixon
    `Aiu`zVKwail-ŭp
    yIvak`NHarrisonburg
    vLkvnvMMixia
    iEs{hiHAstara
    mDwvndDKarşıyaka
    p@_h`wFLice
    cBgmkdDBostanlı
    j@_s{wMBaishikante
    eKw|`oCChalkída
    ~AfqscVVineyard
    Vc_wwDSandıklı
    lCip}bLBoshkengash
    `EsmsgSYinchuan
    eDau_xYMurayama
    `@nrdfPOakville
    aAkmieDEvka-Üç
    vFbv`{MCulpeper
    rDmdkdDŞemikler
    rF{ih~GAhar
    j@hryCElda
    p@`qlqSMontrose
    HbfkwNAshland
    kAfxaGJumilla
    tIkrxjDSalihli
    tQglddDAtaşehir
    a@alevMYishikuli
    RkqgxMBage'awati
    xHyiaaGTatvan
    kFehxgGVan
    kAcbahDTurgutlu
    dAft_dVFlorin
    j@idfdDÇiğli
    lBwbhyFKulp
    uFeoohSJingui
    }@evvnRJinchang
    sS}tp~VSariwŏn-si
    _@brl@Villajoyosa
    n@ggcdDKüçükçiğli
    e@`ehfPMehlville
    |E~ekIHellín
    Vqq}|VAnak
    {Dunm_LTursunzoda
    uBwbb{VŬllyul
    sAojy|TDingzhou
    xC_vadDBalatçık
    dHzo_v@Azeitão
    uA|~edPBelleville
    rLf~fu@Setúbal
    Ij|nfPConcord
    u@g|kaLHisor
    |Xua_|YKogota-ekimae
    Ent_fPLemay
    kFalxbLDushanbe
    pFrqXBenidorm
    hSijl|YWakuya
    Yfm`fVDavis
    XgipvMTage'erqi
    bAmj|cFDarende
    aCjqrlVWindsor
    L_tzmDKula
    qGoy{{YKogota
    JqvfvMPaikeqi
    RsujqGKhūy
    ^hejfPAffton
    {Bd`wcVRosemont
    hAibbhSXigang
    uJsefdLVahdat
    _[vfev@Quinta Do Conde
    [cop|VŬnch’ŏn-ŭp
    ^hwfo@Évora
    qGanuzYNaka-niida
    Dci|kFBaskil
    c@zoiu@Palmela
    qAhervMCherry Hill
    vDgki{YFurukawa
    |Kkdm_GGüroymak
    yAnsqqPJefferson City
    wJ|jwdVWest Sacramento
    H`dSl'Alfàs del Pi
    eB~jpdVSacramento
    m@ka{wMAlamaiti
    oAbrjhPWildwood
    w@jqxfPKirkwood
    nOgxl{YŌsaki
    [zfgdPFairview Heights
    L`}jcVRancho Cordova
    cGygk|DÇay
    {@`xwcPO'Fallon
    [j|nfPWebster Groves
    yF|xsgPBallwin
    bE`rlgPManchester
    qD|`IAltea
    sJzvycVArden-Arcade
    bAbartMSaint Charles
    Ocg}wYObanazawa
    jKzjotMSt. Charles
    Ys~edDMenemen
    sAonkwMAwati
    `Gdl`wMMontclair
    jBmvkfDManisa
    bDvuxEYecla
    FbxWla Nucia
    tIv|ocVCarmichael
    ~Hbwbw@Charneca de Caparica
    r@mji_UBeiwangli
    n@_wjsKG‘uzor
    HsetaCAgrínio
    gCwstvMKuoshi'airike
    nDjrfePEast Saint Louis
    ErdrtMWaldorf
    k@lspv@Arrentela
    ?kvzrENevşehir
    `@pwnBIbi
    aExwoePSt. Louis
    hF}vatEÜrgüp
    @hksv@Amora
    pC~}ku@Pinhal Novo
    wQhyzvMDale City
    WnahDVillena
    qGngzv@Corroios
    zFhjhfPClayton
    oE`~dcVFair Oaks
    FcuGCalp
    `DqujwEHacılar
    KeerhSLigang
    rLz|zu@Moita
    }N~oefPUniversity City
    J~yzv@Laranjeiro
    {G_dywMAzhatebage
    mEjt{fPCreve Coeur
    yA~|cw@Caparica
    cCtyygPChesterfield
    Bn}jv@Barreiro
    mNf~fv@Lavradio
    fAvhmaVCameron Park
    }Bvw{v@Piedade
    Vust~VHwangju-ŭp
    Ao{hbDFoça
    BlbfdPCollinsville
    }HginrDUşak
    oAaxknFElazığ
    h@wo~gSChangxin
    qC{ugaBVibo Valentia
    lB|lfuOVincennes
    dAjerbVFolsom
    v@b|{bVOrangevale
    @bzffVWoodland
    XrktcVFoothill Farms
    Xrm{v@Almada
    _I`k`~RFountain
    }Atmbf@Almendralejo
    aG`oxcVNorth Highlands
    ?pz_bVEl Dorado Hills
    iCzeaXPuertollano
    lA~exvMLake Ridge
    bHgb_xETalas
    TplgdVRio Linda
    Clv{w@Carcavelos
    ?xoyw@Oeiras
    pDf~ax@Parede
    ~Glvuw@Paço de Arcos
    oBdcox@Cascais
    aEpnbw@Belém
    bFph~v@Alcântara
    Mr{ofPOverland
    [ndfePGranite City
    q@dk_x@São Domingos de Rana
    r@nriw@Algés
    vDnpjvMLorton
    Qrs_xPSedalia
    bBns{AAlcoy
    Yxnjx@Estoril
    `Adblx@Monte Estoril
    f@vuwu@Montijo
    d@rufcVCitrus Heights
    U|pbuMFort Washington
    yAdgpcVAntelope
    y@snp|YTome
    b@_mfwMElixku
    Wk}rcURenqiu
    vAqpxiWHoeyang
    rAydo|DBolvadin
    gEna}fPMaryland Heights
    fCvblw@Linda-a-Velha
    qAk}eoTYuanping
    uCv~wuMWoodlawn
    kEwthrFKovancılar
    {Fbo}v@Campo De Ourique
    `@m|ktYTsuruoka
    uIfazv@Lisbon
    dE|~lw@Carnaxide
    wDzwwv@São Jorge de Arroios
    pGcoe|FMuş
    JlnqyNPortsmouth
    CjgrwMBuckhall
    X~rgw@Alfragide
    R_vqwEKayseri
    bAtkiuMFort Hunt
    `@afvgSHongguang Qidui
    J~zcw@Buraca
    `@~vlx@Alcabideche
    xEucj{VChaeryŏng-ni
    {Bs|qtDBanaz
    TsdwnEOrtaköy
    Usul|VNamp’o
    fFhtpv@Marvila
    vBnwwv@Areeiro
    a@hi|v@Sete Rios
    _HtwdfPFerguson
    qH|_c~RSecurity-Widefield
    `@|gnuMHybla Valley
    K}qovFGenç
    tBm{gbGAhlat
    mB_ar{YKurihara
    vArldw@Benfica
    Gl{zwMManassas
    m@tgfw@Damaia
    y@x{{v@Cidade Universitária
    L`ahcVRoseville
    bAzusw@Massamá
    p@x|xv@Alvalade
    u@t{iw@Amadora
    m@kcdiHLankaran
    j@ti}v@Campo Grande
    yDtonw@Queluz
    IynlyDAfyonkarahisar
    aEeoiwYShinjō
    zBtjnxMLinton Hall
    qBvzdw@Alfornelos
    pBdbtSValdepeñas
    cAhyb{PWarrensburg
    k@~xobVGranite Bay
    Y_gz}VSongnim-ni
    j@fjiw@Falagueira
    vBlejtMClinton
    eBf{|w@Rio de Mouro
    u@xr`w@Carnide
    ^`_ww@Cacém
    hA|vcw@Pontinha
    hC~rov@Parque das Nações
    uAbtqv@Olivais
    tAltmw@Olival
    `AlqqfPHazelwood
    tBxfivMWest Springfield
    ~Bq`ofHLerik
    g@`tioMEaston
    q@`h{v@Lumiar
    _E`hpw@Belas
    bGzwpv@Moscavide e Portela
    tGxszuMFranconia
    ~Bup_@Javea
    {@es{dKSaýat
    @tbggPSaint Charles
    EtxywMManassas Park
    ~JrhsePSpanish Lake
    xAvatuMRose Hill
    q@hchfPFlorissant
    E~rbvMSpringfield
    pCrz}bVRocklin
    `C`|qv@Sacavém
    bAvu`w@Odivelas
    Shf_xMSudley
    w@xbsvMBurke
    mGtdytMOxon Hill-Glassmanor
    tCb}_x@Algueirão
    `Bsvw~VHŭkkyo-ri
    q@m_ycGAdilcevaz
    _Ae~rcDAliağa
    Xu{ccVLüshun
    `@tnchPSaint Peters
    _Abufx@Sintra
    aBpxn_QRaymore
    uCr`|tMOxon Hill
    Lpyuv@Camarate
    Ibnaw@Ramada
    _@nyktMCamp Springs
    sAffguMAlexandria
    }KytuwMHuangdi
    bD`yqhPO'Fallon
    V|mkbQGardner
    {@tuoiPWentzville
    ?f~_dPEdwardsville
    r@jg~_QBelton
    iSt`zuMLincolnia
    v@dx}tMGlassmanor
    nFszuoKBeshkent
    s@tjuBOntinyent
    zDlxov@São João da Talha
    tShldvMAnnandale
    s@xu}v@Loures
    r@t{lsMGreater Upper Marlboro
    rCjcvtMHillcrest Heights
    bBn|w~RColorado Springs
    iB|x`fPOld Jamestown
    nJyk}cSBayan Hot
    fDjvwrQSalina
    JnyqwMCentreville
    f@{sSDenia
    _@fdpv@Santa Iria da Azóia
    _Ox{yvMFairfax
    ~@|qotMSuitland-Silver Hill
    hBkluuGHādīshahr
    w@gy{tYShonai
    YbeotMSuitland
    fDrkwuMBaileys Crossroads
    _P{iuhWKosan
    {Css`xMDunbage
    yBz~_~RCimarron Hills
    bEqlppKQarshi
    l@hliv@Póvoa de Santa Iria
    _H_iy~VChunghwa
    ~AdwbvMWest Falls Church
    pL`huEAlmansa
    `Hx`lv@Vialonga
    qAkgv_UBaoding
    kChkjvMMerrifield
    hJhmpi@Badajoz
    Frt~tMCapitol Riverfront
    yBhwf}QHays
    OznauMSouthwest Waterfront
    `DbyxvMOakton
    EvlruMArlington
    f@pjvaQOlathe
    jBkjidBCatanzaro
    `Fy}cvFBingöl
    oBhn~_QGrandview
    {Hpb~tMCapitol Hill
    _DvbmePAlton
    yAk`yqGQarah Ẕīā’ od Dīn
    Eh`icVLincoln
    aEl}auMDowntown DC
    mAjgrwMChantilly
    rAxkgvMIdylwood
    ?hdeuMWashington
    sLkp|gCLamía
    cAdg}tMH Street NE
    `Bczb_ZKesennuma
    IzzqvMVienna
    [vejuMFoggy Bottom
    qAhjauMMount Vernon Triangle
    kCjf_uMNoMa
    w@vk`uMNorthwest One
    _BrqfuMGolden Triangle
    zHppkg@Montijo
    DztfuMDupont Circle
    f@_{vGIbiza
    hEp_a_QLee's Summit
    {@rpfePUpper Alton
    }@pfbuMShaw
    O{leeVDalian
    |LwlrtYSakata
    ?ibl|YIchinoseki
    fCfzue@Mérida
    Nfjg|MFront Royal
    b@ko|hDAkhisar
    ShekvMTysons
    bB|hVOliva
    zBfn`xMSouth Riding
    w@vhfuMAdams Morgan
    `LzxcuMColumbia Heights
    LvnlwMOak Hill
    Bef|oMYengisar
    cN``fuMMount Pleasant
    ?`~cuMPleasant Plains
    jCltbuMPark View
    uBdmi{USouth Lake Tahoe
    kA~zitMLandover
    P}mbdRZhangye
    Jfv`vMMcLean
    rE}pn}VKangsŏn
    cA`mduMCentral 14th Street / Spring Road
    yEgoukEŞereflikoçhisar
    y@`}uvMWolf Trap
    fHfkisMBowie
    a@to_cOIndependence
    mBbmwRLa Solana
    kDb}buMPetworth
    eCk|tlFAkçapınar
    zL|~prPColumbia
    FcxhsFKarakoçan
    wDxseaQLenexa
    Z}yqkWT’ongch’ŏn-ŭp
    gCjxzu@Vila Franca de Xira
    b@jrmePGodfrey
    a@plstMHyattsville
    Vsys}BPréveza
    Ibzwb@Don Benito
    BlqauMKennedy Street
    iDvtltMEast Riverdale
    VxmmkVClearlake
    bB`mfkOSeymour
    gEvlcuMBrightwood
    dCslpbBLamezia Terme
    tBpg|tMChillum
    eAlzvVMiguelturra
    rAemqyFSolhan
    mCrzn`QLeawood
    ?xxb@Gandia
    ?yikbBSambiase
    gDf~`tMLanham-Seabrook
    d@zt`wMReston
    rAbniwMHerndon
    eCibqbBNicastro
    mAhsgdQLawrence
    hFfq`tMSeabrook
    sFmjnvIGyzylarbat
    Jvhkb@Villanueva de la Serena
    eCvo_uMTakoma Park
    eA~xzqMAnnapolis
    oErsquMBethesda
    ?vvqtMCollege Park
    @sr}FSant Antoni de Portmany
    MocjhSShizuishan
    QfeerMParole
    zBlky`QOverland Park
    iFasjHSanta Eulària des Riu
    j@kimkUXianshuigu
    }Btk~VCiudad Real
    uFnlztMLangley Park
    iDvgdBXàtiva
    X`dcuMSilver Spring
    gAc`|_WSŭngho 1-tong
    [xbr`QPrairie Village
    N}u}}VMan’gyŏngdae-ri
    nEunkrDGediz
    b@tqiJAlbacete
    hK~jvvMGreat Falls
    mAhsocOFlorence
    S|dqSManzanares
    fGt_asMCrofton
    jCnqxtMAdelphi
    iC`wetMGreenbelt
    fDvwqwMSterling
    oFf|p_QRaytown
    jXzqjcOErlanger
    U`km~PBlue Springs
    yBtxfvMPotomac
    zCo~b}DEmirdağ
    {@syq_ZRikuzen-Takata
    nAk|`mUTanggu
    f@ssmdHGermī
    tLwtsgGErciş
    hDttbdOBurlington
    hBfk_nQJunction City
    ?wpweVDalianwan
    xIb}|qMArnold
    zCkkiuKChiroqchi
    Wokp~VPyongyang
    aBt~ktMBeltsville
    jGgqhoKKoson
    hFjzhuMWheaton
    ?lu|tMWhite Oak
    wDn`caQShawnee
    Z}lkhSDawukou
    w@i_jiWAnbyŏn-ŭp
    yBxg}wMAshburn
    rA|guuMNorth Bethesda
    wCam|mDDemirci
    aFvb~fQTopeka
    _\xoqtMCalverton
    Pqp|vKShahrisabz
    pJ{kzpEMucur
    oFphpuSGrand Junction
    xB_x{mGSeyah Cheshmeh
    zM`y`tMSouth Laurel
    Tr`aUDaimiel
    Xjacu@Azambuja
    IvferMSeverna Park
    _Ce`~_ZŌfunato
    [|~r@Tavernes de la Valldigna
    dCiu`cKTürkmenabat
    qDvqlbOFort Thomas
    sB|xutMFairland
    lIliluMAspen Hill
    yBwfpgBCrotone
    sEbyqvMNorth Potomac
    mAlqxbOCovington
    `@v{{uMRockville
    ?pocsMOdenton
    _Gkd_aGBulanık
    cDmuzoDSimav
    `Hfiow@Torres Vedras
    B|og_QIndependence
    `@ravbONewport
    o@bm|tSClifton
    K|mzsMMaryland City
    sHi|{hEKulu
    j@dw{~PEast Independence
    lJ}ijpFTunceli
    F|l`tMLaurel
    l@`kg`QKansas City
    Zex{eVJinzhou
    }Ryc{gDKırkağaç
    bA~myqMLake Shore
    bAqqaaDMytilene
    k@|r}tMCloverly
    xQr|p`QKansas City
    tCnclxMLeesburg
    ^ofntGNehram
    z@psleVSouth Yuba City
    sFfhjrMPasadena
    mDgu{dDBergama
    sAytfwKKitob
    UvovACarcaixent
    rO|uybOCincinnati
    w@nk{dVLinda
    dCf~trMSouth Gate
    pLibl|YMizusawa
    sJjccsMSevern
    l@gobiUYangliuqing
    pDc~r|YŌshū
    [jverMGreen Haven
    yAthheVYuba City
    pDeaejUTianjin
    [ucs`WKangdong-ŭp
    }ApkevMGaithersburg
    fDpqjtMScaggsville
    [|ezuMRedland
    k@isooEKırşehir
    bA_urbGMalazgirt
    }IhssAAlzira
    Pr__oVUkiah
    dGqizhWWŏnsan
    e@fckuMOlney
    tFz_obONorwood
    eEvcmQTomelloso
    y@hz}kMDover
    dEawa_CÁrta
    vFhwtrMGlen Burnie
    vBfa_zUCarson City
    tAci_s@Carbonia
    cA|tboOBloomington
    eCnyo@Cullera
    ?_lpxYYuzawa
    hSxbsvMGermantown
    z@sn_|FVarto
    mHjedvMMontgomery Village
    ~RnxwrMFerndale
    Yihd{EGemerek
    R|sllQManhattan
    `EanogDSoma
    Kxga|MWinchester
    {MfbtAAlgemesí
    vFzdhsMHanover
    fUezh|YKanegasaki
    oCrolkOColumbus
    sBrw{@Sueca
    ~@_md~VSunan
    aAvub`QGladstone
    }E_felIGumdag
    }AfvhsMWest Elkridge
    ]tidLLa Roda
    ZkyfzGKapan
    ~BkqdtGNaxçıvan
    iAca~fHJalilabad
    nBcfpkREhen Hudag
    zDzbfsMElkridge
    q@dijcOWhite Oak
    `RocgpGShowţ
    |PynqdGPatnos
    fDzydBCarlet
    rGwsmw@Quartu Sant'Elena
    vByatv@Cagliari
    vG_ltjSHuinong
    m@po_t@Santarém
    e@ihahSShitanjing
    eDqm`lVXiaochangshan
    fMju~sMColumbia
    hL_zyqIBereket
    sCnfh_QLiberty
    [sjg_WP’yŏngsŏng
    yFiu|mUHangu
    pDfl`rMDundalk
    [hbpsMIlchester
    _Jec|dBSan Giovanni in Fiore
    HxmcsMArbutus
    hA{ctlKMuborak
    qBo_yv@Monserrato
    hCeu|v@Selargius
    ~Zl~xpNParkersburg
    z@ltvsMEllicott City
    bGl`{NVillarrobledo
    tAy|buYNikaho
    _CnuisMCatonsville
    ~I_ihkVDachang Shandao
    iCar{`ZKamaishi
    rJhhkiNClarksburg
    kGezh|YKitakami
    ~Nd{evMDamascus
    sCetjnGMaku
    i@tuwbOForest Park
    CdirrMBaltimore
    tAmq|u@Assemini
    _Gbljl@Portalegre
    rM_{nv@Sestu
    k@ulebBCosenza
    kKuldw@Sinnai
    yRolbs@Iglesias
    FnowqMEssex
    wDjpjbQLeavenworth
    wMsodmTShuozhou
    sAifz~YTōno
    WsfzxYYokote
    kFyp|aDAyvalık
    sA~l_rMRosedale
    tGd}hsMWoodlawn
    {Nhhp|UTruckee
    _CzkbtNAthens
    C|berMFrankford
    lIt`bsMGwynn Oak
    r@~nnyNChillicothe
    rBhqpqMMiddle River
    `L~lxqMRossville
    }EtxgsMLochearn
    iFmpqqDEmet
    _A{n}_GKaraçoban
    mBsnbbBQuattromiglia
    rBbvbcOFairfield
    fEhcqsMMilford Mill
    Kw|arGPoldasht
    aK_hf}EŞarkışla
    iK~fgx@Peniche
    iDiuylEKaman
    Oian}FHınıs
    oFbxqaOMason
    zF`loASilla
    |AxvxAPicassent
    f@winiUYangcun
    YbwfeMAtlantic City
    eA}rxdCKardítsa
    wFhavsMRandallstown
    }Da~`kCVolos
    iHpu~~RCastle Rock
    f@jaswMBallenger Creek
    fDlzgsMPikesville
    |FwpqkHNeftçala
    t@`ddrMParkville
    jD_`}jCNéa Ionía
    lLezh|YHanamaki
    hRibzuYYurihonjō
    a@fnzeMPleasantville
    ZtrqRAlcázar de San Juan
    nFmjujDBigadiç
    pDj_arMCarney
    dBktlgVPulandian
    eLj{bcOHamilton
    q@dkpAAlbal
    ?~bmACatarroja
    uC|hprMTowson
    w@zb_iMMillville
    wB|ywv@Caldas da Rainha
    Fqm`}VCh’ŏsal-li
    e@bjttMEldersburg
    {AviaRCampo de Criptana
    }WhhuqMPerry Hall
    eDzfnwMFrederick
    oFxziAAlfafar
    ?odzxYRokugō
    lE~ftpMEdgewood
    ]k}oyKUrgut Shahri
    t@pcssMOwings Mills
    uHjolABenetússer
    wCyb_vDKütahya
    |H~cejMBridgeton
    oAhqpAPaiporta
    `J{fs_WSunch’ŏn
    nJt{|`OLebanon
    jDb|yATorrent
    dBcdsgWKowŏn-ŭp
    ~DtarrMLutherville-Timonium
    vBaknxYDaisen
    ~M|`}hMSouth Vineland
    hJ~icmMMiddletown
    k@ycmxYŌmagari
    wPf`yAAlaquàs
    t@hizzMMartinsburg
    sEgmhgHPushkino
    qJvodt@Monsanto
    gAcls}VPaek'ak
    eHhzxAAldaia
    RxdrAXirivella
    nAtstr@Entroncamento
    ?orkaZYamada
    B|_ptOTerre Haute
    o@edxnMKashgar
    qF}{eRFelanitx
    Ojf}sMReisterstown
    ~KzciAValencia
    cC`upAMislata
    y@vscs@Torres Novas
    cAnq{e@Cáceres
    uKi`vhTYangjiaying
    EtrflOFranklin
    |@boxrMCockeysville
    P`ytAQuart de Poblet
    T{y~~JSeydi
    tCdikzOMattoon
    fEbzchNFairmont
    rBxm|hMVineland
    rEv|uERequena
    bGgtsPLlucmajor
    m@xoyAManises
    lIaqy|VSil-li
    s@e}s{KPanjakent
    zA|{dyOCharleston
    hI}bijSWuda
    f@v}wrMHunt Valley
    PnjcAAlboraya
    h@ibscDBurhaniye
    }E|auAPaterna
    rFpeypMBel Air South
    aEtxfdOOxford
    _GvxzoMAberdeen
    [|uoABurjassot
    zAqqyjIBalkanabat
    c@obzyGGoris
    zG~v|dVOroville
    oBf`cbOMiddletown
    aJnel~RParker
    zE}yjgULangfang
    `AvhpjOShelbyville
    rXfchzUReno
    `Jbt|pMSouth Bel Air
    PimrdKKarakul’
    }Che|yUSparks
    kNna`qMNorth Bel Air
    hA}ppiGDiyadin
    tDsm`sDTavşanlı
    }H|flAMoncada
    g@xmnBRibarroja del Turia
    bBaealGDoğubayazıt
    qHurr|YHizume
    `AyhzNSant Agustí
    }Chlxu@Alcobaça
    D|xbaOSpringboro
    _D|yt_SHighlands Ranch
    h@xrcqMBel Air North
    _AiszcCTríkala
    t`@ynhNCalvià
    `BhdgBL'Eliana
    ?hb`AMassamagrell
    oG_sdOPalma
    XuzqRManacor
    }Pxf}tMWestminster
    k@hvp`SKen Caryl
    dCgrdcEPolatlı
    hEvwb_SCentennial
    jPxng_SCastlewood
    |Bo}umDDursunbey
    |Bvqq_SSouthglenn
    w@|jh`SColumbine
    zCuo~NSon Rapinya
    rDlcyABétera
    sNwe}cDEdremit
    I}i~iHSalyan
    Hbw`zUSun Valley
    tBvikBLa Pobla de Vallbona
    z@wct}VSinanju
    p@y~odBRossano Stazione
    nFaaw~GFuzuli
    hBvlir@Tomar
    yLws`yFÇat
    d@|dzmMElkton
    vB|jzvUFernley
    ~@yu`}SOrdos
    }Fmzn|YYahaba
    yE`a~_SLittleton
    a@puplOGreenwood
    oGz_v`SDakota Ridge
    \~qy@Puçol
    u@peq_SGreenwood Village
    x@o{~}VAnju
    v@kutgVWafangdian
    tHchsOMarratxí
    jH_tqxBCorfu
    oGoixcBCorigliano Scalo
    }Bbkt`OCenterville
    G_czgCLárisa
    n@lwsBLlíria
    a@b_xlMBear
    Xjk_gNMorgantown
    mMy{~iIJebel
    fKc{jqEYerköy
    hJ`tm@Grao de Murviedro
    H|tjyMHagerstown
    kBhfmaOMiamisburg
    `B}sipUTangshan
    uHqwiaZMiyako
    uAnlx_SEnglewood
    j@wzmcHPārsābād
    wAhjsyUSpanish Springs
    HeoeiDBalıkesir
    qJvhv_NCumberland
    hDy~uwKSamarkand
    {Pqo_zEAkdağmadeni
    xHesg~BIoánnina
    d]addlEKeskin
    b_@tas@Sagunto
    f@jzimMNewark
    eA}m}jSWuhai
    c@hog_OXenia
    pCxnvhMWilliamstown
    kAsq~bUFangshan
    zFdfv`OKettering
    ~Jgcf{VChŏngju
    pAs_o{YShizukuishi
    iQojo|YMorioka
    w@ipk_WKaech’ŏn
    ZmutmVZhuanghe
    mE~gmiMGlassboro
    cCn{inOPlainfield
    q@puj`SLakewood
    oD{nhvUChangli
    ~DnmrlPHannibal
    Cez}oMArtux
    pAlra`OBeavercreek
    F{p`zYSemboku
    P}|hqFCimin
    kFst}qULinxi
    xDxtcwNLancaster
    bB}gueGAğrı
    oCaj{uKJuma Shahri
    w@epevYAkita
    bAhmqhMSicklerville
    wJipwPInca
    {Rsi_iKKogon Shahri
    fBfksfVChico
    }An~y~RAurora
    bMhzuePJacksonville
    kE}eycULiangxiang
    |Hjyw_SDenver
    Cm|_pFErzincan
    iBib_eUDaxing
    y@y{}qUGuye
    jFothxQJiuquan
    Gu}}qUTangjiazhuang
    Rb_kdMOcean Acres
    P`cwt@Leiria
    hFdeblMWilmington
    mDvqou@Marinha Grande
    _Auu|`FSivas
    _A{ubdLDalyoni Bolo
    kJkwraWTŏkch’ŏn
    dHz~eaSGolden
    tIptz`ODayton
    aA~gieVParadise
    i@apryKBulung’ur Shahri
    Byyi|GShusha
    sGf}inOAvon
    _GmivqUZhaogezhuang
    gAp{i`SWheat Ridge
    g@bssiMSewell
    {DvvzlOIndianapolis
    Vlv{aQSaint Joseph
    dDybghKBukhara
    dLai~bLShahriston
    lBiosaHBeylagan
    }Azp|gMJackson
    Po`hyDEskişehir
    vHrnm`ORiverside
    mOzynjOGreenfield
    x@euw_DEzine
    aNm_ggEGölbaşı
    lTx`raOTrotwood
    qI~vztMHanover
    iBdpcbPSpringfield
    gBv{k`SArvada
    Csjl|YTakizawa
    gPt{m_SCommerce City
    sDggwuESorgun
    lBso{vQJiayuguan
    gNe_g~SDongsheng
    Vml{aBCastrovillari
    oJwvlsEYozgat
    xAb`y_OFairborn
    rGxavl@Castelo Branco
    _Al~vhMLindenwold
    kF{z`pUFengrun
    dE~ofnOFairfield Heights
    `@~bceORichmond
    vLiposQLaojunmiao
    kInab`SWestminster
    nBpa{_SSherrelwood
    xAzx`lOLawrence
    ]orjgLRazzakov
    gCn~|}ODecatur
    fDkc_jWHŭngnam
    kC`qinOBrownsburg
    x@brm`OHuber Heights
    dC}eokEKırıkkale
    `Fpi}jMChester
    rPss`RAlcúdia
    qD{lxoGArarat
    {HltpWToledo
    |YhpwlOBroad Ripple
    r@ghf`WKujang-ŭp
    qAniu_SThornton
    sDkspaNTumxuk
    nBuuidHImishli
    D{hqtYOga
    qLydbyBSarandë
    oCsblQPollença
    ~DmhnuYKatagami
    lEknjfHƏhmədbəyli
    fA~adzNGrove City
    BucgeLMuchun
    rGjxaxNPickerington
    bC~hx_SNorthglenn
    jHmd`YMaó
    o@drOBurriana
    _Dta|`OVandalia
    `B~cy`@Navalmoral de la Mata
    tXylk|YHachimantai
    TufhuYTennō
    gJqfms@Oristano
    b@mo`gUTongzhou
    vCwnmsKKattaqo’rg’on Shahri
    kEuyleUBeijing
    [epivDBozüyük
    rA{{|zFErzurum
    cAzjrcMBayville
    oLcqzjDSusurluk
    z@oeddLIstaravshan
    }F|fts@Pombal
    CrxuiMWhitman
    nBv}cjMElmwood
    @wnqgEÇankaya
    j@mmliWHamhŭng
    zBtrwiMLower Moyamensing
    ^ezogEAnkara
    Ng`bwKChelak
    s@pvk`SBroomfield
    \ukyiEElmadağ
    ?wfkwFAşkale
    w@_`kqKOqtosh
    gFgpykGIğdır
    s@b|o~NSpringfield
    kDrxniMCamden
    rA~bviMWharton
    rAhytiMPennsport
    dC`{`hONew Castle
    lDd~ujMSpringfield
    rCw`ffHSaatlı
    bCfeziMPoint Breeze
    v@vcbhMMount Laurel
    ?`ifgMVincentown
    sA`m}hMCherry Hill
    kAtn|lPQuincy
    {AumrgLSuluktu
    YdhdjMKingsessing
    pAzd_yMChambersburg
    RgmsiHŞirvan
    h@ulqcUMentougou
    JluRVila-real
    lEleqsNZanesville
    dAoh|xUQinhuangdao
    yQxnpjMDrexel Hill
    VpiKAlmassora
    TmymkWSamho-rodongjagu
    JbjfjMCobbs Creek
    sAv`yiMRittenhouse
    aFfn}iMUniversity City
    Ob`omOZionsville
    `@dpviMCenter City
    uBrkwiMPhiladelphia
    Vl}uhMMaple Shade
    oB~wzcMToms River
    iBvfmxNReynoldsburg
    Ds|{nGArtashat
    jAtq~kOFishers
    ~@dwbiMPennsauken
    qL}pm`LZomin Shaharchasi
    h@fenlMWest Chester
    TluqyNColumbus
    mCj{hsMYork
    wAfon\Talavera de la Reina
    rCpzq@Onda
    Op{qiMFishtown
    bAfzejMHaddington
    ~Abq{xNWhitehall
    _DuvwfEBatikent
    lOgoAEl Grao
    aLpqt`SLouisville
    |@v|rlOCarmel
    cCsmn{VKusŏng-si
    Eiti}FPasinler
    iAm_piUSanhe
    m@fusjMHavertown
    mBu`jgEEtlik
    kCvb{iMStrawberry Mansion
    uAytmgEİncirli
    s@ndtiMHartranft
    j@hww~RBrighton
    h@lsHCastelló de la Plana
    hJf}fjMOverbrook
    gD_ol}GAghdam
    xF`_kiMPort Richmond
    Ntil`SLafayette
    zA`c~yNUpper Arlington
    nBpirwNPataskala
    vMiauhKVobkent Shahri
    nA_hmVCiutadella
    Fem|yUShanhaiguan
    uU|tliMJuniata Park
    EtjjQTarancón
    Qid{fHSabirabad
    wBdmwiMNicetown-Tioga
    mCyizmBCasarano
    DqwfsKPayshamba Shahri
    wFdxfiMFrankford
    rB|soaSBoulder
    vCtosiMHunting Park
    vD_o|hWYŏnggwang-ŭp
    yAzjzxNGahanna
    dHyxebITürkmenbaşy
    PdxciMWissinoming
    nFgefmWYuktae-dong
    w@}j~kWHongwŏn
    J}~qqKYangirabot
    |Cyvo{KG’allaorol Shahri
    |Apz}gMWillingboro
    w@h`uiMLogan
    fGjr~TAranjuez
    Gxcdd@Plasencia
    Ebb`iMTacony
    mEgtbdDÇan
    K`zpzNHilliard
    _MllvpMLancaster
    ZcqklDMustafakemalpaşa
    z@{cviHHacıqabul
    J{aj`GHorasan
    `An}|`OTroy
    Tk}lmWSinp’o
    `Bif{uVLangtoucun
    n@htfqOCrawfordsville
    FtroiMOlney
    [t{|hMHolmesburg
    cCxwtlOWestfield
    uB`dckMWayne
    g@|t}hTPayson
    vBvp}kONoblesville
    ~@lv}jMRadnor
    vEhownOLebanon
    bDu_LBenicàssim
    J~meiMOxford Circle
    Calt`HAghjabadi
    Jjqd`SErie
    LfiiiMLawndale
    jP_zxlBGallipoli
    yEz~|uNNewark
    sBv{ncMBrick
    oBq{foLBatken
    iChibiMRhawnhurst
    yEtxtkNWheeling
    u@z`|iMEast Mount Airy
    pCi`fnGMasis
    gAht_LCuenca
    dGh|wiMWest Oak Lane
    nSak|yBGjirokastër
    ~EiicsDİnegol
    {H`bgiMFox Chase
    jCfr}hMBustleton
    w@dmacMPoint Pleasant
    ~Byj`nKNavoiy
    bNbxdkMKing of Prussia
    `LtdqhMParkwood Manor
    PefnrTDatong
    tHmz}uYMoritake
    vBfs~cMLakewood
    eC~ehzNDublin
    dC{ngvVSinŭiju
    fDcgxiKG’ijduvon Shahri
    gFn|mhMBensalem
    Q`gqUSeseña
    PmdxgDGönen
    i@pl}iOAnderson
    nOl~jyOUrbana
    _Fvwzr@Condeixa-a-Nova
    tEfrnhTSpanish Fork
    qCb`ryOChampaign
    vD}bzrDAkhisar
    nDu|thKShofirkon Shahri
    bAdnniMAbington
    rAjyyjMNorristown
    X}w}fUShunyi
    e@~jnVIllescas
    bC`jzhMSomerton
    gBrfzuODanville
    hDtadyNWesterville
    _@{~`nLIsfara
    `@__uoFKelkit
    Kgy`aLDashtobod
    ~E_zfvVDandong
    xBd_|kMPhoenixville
    nGahxnGErebuni
    i@w}~|KJizzax
    `Dkc}hEAkyurt
    gTwi~uDBilecik
    oEh`niMWillow Grove
    lAfrdaOPiqua
    _Rdyau@Figueira da Foz
    iLx~ugMLevittown
    h@mve`DÇanakkale
    @oixkGArmavir
    P{annGShengavit
    bB_tgfGKağızman
    sFlfbUCiempozuelos
    {AyhmgFSuşehri
    eOd~ehTSpringville
    a@khjmGVagharshapat
    mByy{`QDunhuang
    m@epegLProletar
    G`vn`SLongmont
    \}qyaEBeypazarı
    ?ysxpESungurlu
    rAsdtsEAlaca
    rPsxgnGMalatia-Sebastia
    So{{mBGalatina
    |IwztnGYerevan
    h@m}tnGKentron
    rCky`mBNardò
    wKcohzYHanawa
    gFukj~DNallıhan
    xDqfh`ZKuji
    nH|omUValdemoro
    `Gv_dhOMuncie
    hChtatPKirksville
    sAyxjpDBursa
    eBcn_oGNor Nork
    fDiphqDKestel
    xA_tlnGAjapnyak
    Z}qawVUiju
    Kwt{wYKita-Akita
    _El}bvMCarlisle
    bJpbwr@Ribeira de Frades
    xBybsnGArabkir
    }@vokr@Coimbra
    p@lkxTSan Martín de la Vega
    fBgbtuYNoshiro
    vDvvrr@São Martinho do Bispo
    mHohblDKaracabey
    mA}qnoDNilüfer
    b@kvaoGAvan
    oD}amdUChangping
    ]otnnGDavtashen
    ~@jfegMTrenton
    cBtshr@Santo António dos Olivais
    fA}beqDGürsu
    {Bq{ynGKanaker-Zeytun
    f@nnvbMAsbury Park
    k@wfxeLBekobod
    xDegvwYTakanosu
    yO{vgeDBiga
    ~Gfl}kMLimerick
    Taz_oDGörükle
    KllwfMMercerville-Hamilton Square
    h@iqnfEKazan
    xExhohTProvo
    `@qgkhLBuston
    zD~y~UParla
    h@rsy{NMarysville
    wEkrrhEÇubuk
    }G|sqUPinto
    BtznjMLansdale
    bKdivlMPottstown
    lCrmfr@São Paulo de Frades
    tCxsjr@Eiras
    rEjdkVHumanes de Madrid
    pQa`otFBayburt
    t@qnfwLKyzyl-Kyya
    wVsr~sDYenişehir
    xCsgfzLNookat
    @a__iLQayroqqum
    dA_`awLIradan
    yCkfemBCopertino
    aCro|VArroyomolinos
    D_vjhCKateríni
    ZfjpgMEwing
    zD{mloGAbovyan
    Gws{xYŌdate
    _ErngtMHarrisburg
    aCs{`cLYangiyer
    _Mvs_oOFrankfort
    }Cnyxl@Covilhã
    uCoa}gLKhujand
    bDl`dVFuenlabrada
    Bzrs`OSidney
    nBuzl_ZŌno
    kHqroiFŞebin Karahisar
    jAxqnWNavalcarnero
    lDkgo}YNinohe
    _AydioQYùmén
    dCg`loVXiuyan
    sBm{zpUSonglingcun
    Scb{lLKonibodom
    sGpjvhTOrem
    ^ssivLQuvasoy
    f@ojwmGAshtarak
    jBxe_zNDelaware
    _Aoy~cCKozáni
    pCri~SArganda
    eF}``zEZile
    yBrvgcMTinton Falls
    ?fsrbMLong Branch
    nC|axUGetafe
    aRexw}KPaxtakor Shahri
    oEgpb~ETokat
    V~isjTEagle Mountain
    ~BbfddMMarlboro
    cMol|w@Nuoro
    rF~zqVMóstoles
    gAo~fpWIwŏn-ŭp
    }F_spnHLokbatan
    l@`vlTRivas-Vaciamadrid
    dAhmu`NJohnstown
    k@z`~ULeganés
    f@zuogNBethel Park
    Kax|bGSarıkamış
    {W|mlnMReading
    XdhxgNUpper Saint Clair
    `Cz_mUButarque
    }Aj{cgNBaldwin
    gGtkoUSan Cristobal
    O|akqMLebanon
    kBqim}GTartar
    w@aq|dHKyurdarmir
    nHjbwETeruel
    Ul`jVAlcorcón
    jEjnmfNMcKeesport
    bAhhaUCasco Histórico de Vallecas
    S`ztfMPrinceton
    g@bk_jTSaratoga Springs
    JuznzAAgropoli
    lA~sqUVillaverde
    }EeewiDBandırma
    oDcglrGGavar
    rAwh|mBLecce
    u@jtqgNMount Lebanon
    d@lloULos Rosales
    FrnqULos Angeles
    wAoxarLRishton
    v@qcevDOsmaneli
    wAzpyVVillaviciosa de Odón
    kJw~`dWYŏch’im-dong
    eDf|mfNWest Mifflin
    gAz|~hTPleasant Grove
    zGbl~TVilla de Vallecas
    M~szUBuenavista
    yCratUOrcasitas
    sBfyckNSteubenville
    oA~ooUSan Fermín
    zEar|aWSongwŏn-ŭp
    eD_hupHHövsan
    oAwjhoDMudanya
    t@uis~GBarda
    EgdfoLYaypan
    u@du~}REvans
    t@nbjiTAmerican Fork
    Muth_WSongwŏn
    ~@apooHBaku
    n@n`sUPradolongo
    _@zplUEntrevías
    s@pwvUAbrantes
    cAhhyUPuerta Bonita
    uEhp_VLas Águilas
    xCdkaUVallecas
    J|i`USanta Eugenia
    WtoqUAlmendrales
    t@_kcuLFergana
    J|qzUVista Alegre
    k@~riUPalomeras Bajas
    o@zkeUPalomeras Sureste
    tBhtdb@Béjar
    BrydVCampamento
    iB}af{ETurhal
    sBdvqUUsera
    QtcoULegazpi
    LpqzULatina
    Br~rUMoscardó
    k@udfzVSakchu-ŭp
    z@dkkUSan Diego
    Sb|uUOpañel
    e@npgUPortazgo
    `@fkvUCarabanchel
    cAhztiTLehi
    \hv|UAluche
    BqxfsLOltiariq
    n@lhxTCasco Histórico de Vicálvaro
    i@bagTMejorada del Campo
    x@vnmvNMount Vernon
    Iv~sUComillas
    CnfjUPuente de Vallecas
    iAx~jcMMiddletown
    o@dnqUChopera
    wD`ewUSan Isidro
    Fan_pHQaraçuxur
    EfuoUDelicias
    fBrmi`SLoveland
    zB{wsjBManduria
    r@xpiUNumancia
    IglshDErdek
    g@~b~TVicálvaro
    Tb|pUArganzuela
    r@hhbUValdebernardo
    Pmig}YNanaku
    QjasUAcacias
    Dp~kUAdelfas
    \jggUFontarrón
    GptxUCármenes
    u@egcjBSava
    Ytn{ULucero
    {@}rnoGCharentsavan
    }@vrpUPalos de Moguer
    sA`omUPacífico
    d@sqlnHGobu
    [tntVBoadilla del Monte
    XplfUVinateros
    }AvfuUImperial
    zBlwgUMoratalaz
    }@d|qULavapiés
    KniydMSouth Old Bridge
    SkixaDGelibolu
    CfiqjNWeirton Heights
    sAjcrUEmbajadores
    l@xzwUPuerta del Angel
    gBx`fUMarroquina
    wA|mlUNiño Jesús
    [bfiUMedia Legua
    _CdjnURetiro
    {Ap|jUEstrella
    iA|n{dMOld Bridge
    z@|ktUPalacio
    uAh`l_VSusanville
    U~crUMadrid
    ?ilrABenicarló
    SpyfqOLafayette
    `DderUMadrid Centro
    x@rslUIbiza
    Eid~oHBakıxanov
    Anc{jNWeirton
    }Err~eNMonroeville
    C|paUArcos
    }BhkgUVentas
    rA`_b~RGreeley
    b@b_qUJusticia
    K`qvTCoslada
    Gx}pTSan Fernando de Henares
    iAj{nURecoletos
    QtqjUFuente del Berro
    ZbtlUGoya
    j@lziiTHighland
    Rd`sUUniversidad
    SlfmqOWest Lafayette
    i@r`eUPueblo Nuevo
    IqlapHAmirdzhan
    pBb_}TRosas
    c@zjeeMEast Brunswick
    `@pcuUArgüelles
    Rt|leNMurrysville
    T}{ktDİznik
    nBlumUSalamanca
    u@{skpHYeni Suraxanı
    cAag~pDGemlik
    PshqnHHokmali
    zA||lULista
    rA`{qUTrafalgar
    ?rkpUAlmagro
    GrxgVPozuelo de Alarcón
    }@xqnUCastellana
    p@tkrUChamberí
    c@dfsUArapiles
    y@hotUGaztambide
    b@z_cUSimancas
    MbzwUMoncloa-Aravaca
    Ea``uLKirguli
    ]ga~mLBeshariq
    q@bckUGuindalera
    cAt|fUQuintana
    _E`caUSan Blas-Canillejas
    f@~vgUConcepción
    KaisqTBeichengqu
    uBheggNPittsburgh
    oBl}pfNWilkinsburg
    `AxeqURios Rosas
    JknzoHSabunçu
    c@bqhUSan Pascual
    BfzsUVallehermoso
    iCzskUProsperidad
    Lkt~nHBilajari
    `AvchUCiudad Lineal
    CnhxTRejas
    tBtpnUEl Viso
    Vjo_eMSouth River
    `@tirUCuatro Caminos
    FvamWVillanueva de la Cañada
    vB{wtnHKhirdalan
    UfklUCiudad Jardín
    G`x_UCanillejas
    mF{qupHBiny Selo
    eBto{TAlameda de Osuna
    bAtcsUBellas Vistas
    sB}vgtVFengcheng
    f@ngreMNorth Brunswick
    fCxtdTTorrejón de Ardoz
    A|dmUHispanoamérica
    b@h~dUPiovera
    V|cyUCiudad Universitaria
    pDryaVAravaca
    tCvilhPMacomb
    EbszdMSayreville
    b@~rrUBerruguete
    LjdqUTetuán de las Victorias
    Yoi|oFGümüşhane
    g@hopUCastillejos
    dDvamUChamartín
    eAhkmUNueva España
    wBpeeUCanillas
    i@eqghBTaranto
    vAb`uUValdezarza
    LdttdMSayreville Junction
    cD~mrUValdeacederas
    aGul|uBVlorë
    K_ahfEKızılcahamam
    |@m{{AVinaròs
    `@lppUAlmenara
    jD}uwtLMarg‘ilon
    BhigUPinar del Rey
    pBzesVMajadahonda
    L`xyTBarajas de Madrid
    `AfumUCastilla
    LzcfUHortaleza
    Kv_vUPeña Grande
    wDjviUApostol Santiago
    XfokUCostillares
    p@|osUPilar
    Gsc`uLToshloq
    W{fyoHZabrat
    Anpg_SWindsor
    KrpnfMHillsborough
    nCfnkUPinar de Chamartín
    tEt~pULa Paz
    xAvfoSAlcalá de Henares
    vEpqd~OBloomington
    iEzjleMNew Brunswick
    T~}ulOKokomo
    qGqk{qDOrhangazi
    }@ljbpNNew Philadelphia
    b@|deWVillanueva del Pardillo
    gDgp`qHMardakan
    mBtqsVLas Rozas de Madrid
    jAjceUValdefuentes
    hDkuwbLGuliston
    ~AhnuUMirasierra
    {@ctgoHMehdiabad
    dA`pseMSomerset
    oAfxwUFuencarral-El Pardo
    a@qw|jCPeraía
    t@~`beMPiscataway
    hAxknUFuencarral
    ?_vs~YHachinohe
    WhomUValverde
    JhaweNPlum
    rAbrhfNPenn Hills
    nPz}gdMPerth Amboy
    hAco{wDGeyve
    tSdmxjTHerriman
    Hl~c~ONormal
    s@ibicCPtolemaḯda
    yEmkdpGHrazdan
    qDbnn}MAltoona
    CrrdeMEdison
    ]}mzaHUjar
    @{}zpHBuzovna
    }GjbfjTRiverton
    Nwv{vLQuva
    MqylhBPaolo VI
    eCizm}YHakurōmachi
    tAclofCVéroia
    ]zkwiTDraper
    hJsmi{LOsh
    `@s}~oLQo‘qon
    Salf~KDo’stlik Shahri
    m@zyqdMFords
    w@oyepHMaştağa
    ~AfgllTTooele
    l@srijBFrancavilla Fontana
    oDaimnHSaray
    jKuuliBGrottaglie
    {@lejk@Guarda
    ~Dcsg_GOltu
    aEucoaTSalaqi
    JbmycMWoodrow
    a@ke_oNĀlā'ĕr
    qPhifUAlcobendas
    u@c|jqGSevan
    xAiyitEÇorum
    g@td}cMRossville
    |K~qqUEl Goloso
    Ubibk@Sequeira
    ~@`vqcMGreat Kills
    _CxmcUSan Sebastián de los Reyes
    lEtukdMWoodbridge
    lArhyiOMarion
    MkaukBMesagne
    cBt|_gNAllison Park
    Qa|wq@Alghero
    iDyx|oKNurota
    mAjgdjTSouth Jordan
    ObmocMStaten Island
    vCrbhjTSouth Jordan Heights
    uD`e}RAzuqueca de Henares
    {Db}bbPPekin
    fG}{`hLIstiqlol
    JmhlfHAghsu
    sCy_knHJorat
    vG`codMColonia
    rAxasdMIselin
    sBb|}VTorrelodones
    c@mwgeBGinosa
    j@fu`dMCarteret
    \gw~fBPalagiano
    Yt}rbMConey Island
    ?jflbMBrighton Beach
    i@ramWGalapagar
    `BbodeMSouth Plainfield
    nBdykdMAvenel
    cAhztiTSandy Hills
    oCgnakCKalamariá
    CzieXEl Escorial
    oGrhk`SFort Collins
    y@ctuyGGoygol
    [lnowQHastings
    Ee`ngBMassafra
    c@~r_jVRedding
    iAeh~xYHirakawa
    r@{iqkCPanórama
    `A|hq`MLong Beach
    Vf`kzNMarion
    hBy{cnHSumgayit
    uCrhibMSheepshead Bay
    Ub`iXSan Lorenzo de El Escorial
    Prj{iTSandy
    E}bp`FNiksar
    jCc`kxYHirosaki
    e@~~scMNew Springville
    nJ|ajTAlgete
    p@bimbMGravesend
    `Agc~eGKars
    |AinhkCPylaía
    lAsndlEÇankırı
    sA|urfMBridgewater
    LjfsUTres Cantos
    tAt}rbMBensonhurst
    Jxk|s@Ílhavo
    hEu}u_WKop’ung
    aA|}tbMBath Beach
    rAphdaMFar Rockaway
    hAcv_qWChangam-ch’on
    lEhjjdMRahway
    EthyeMWarren Township
    TrdwkMAllentown
    QaemzABattipaglia
    JzzfcMEmerson Hill
    qA{v~kCChortiátis
    LjbfjTWest Jordan
    jCrm~iTMidvale
    bB}ph}TXuanhua
    lAjo_aPMorton
    `K_etBSant Carles de la Ràpita
    ?enx_VXingcheng
    oAyx{zAEboli
    tAk_x~GYevlakh
    \ewy}BKorçë
    JnrzbMFort Hamilton
    m@mhkkGArtik
    p@x|liTCottonwood Heights
    qAue{|YTowada
    hAzkgbMFlatlands
    Zz~ubMDyker Heights
    w@t{cdMLinden
    _CilnmHHaji Zeynalabdin
    uC~bqcMGraniteville
    mBjx_kMBethlehem
    iCp~ts@Vilar
    bCpphRGuadalajara
    qAkdueCNáousa
    aA`rgeMNorth Plainfield
    bCqg{gHShamakhi
    _A|~{`MWoodmere
    ImcnlBBrindisi
    Gapd`MKara-Kulja
    |AhxncMPort Richmond
    v@`uceMPlainfield
    [`osbMBorough Park
    jBjemWCollado-Villalba
    vA_}h~YHitokawame
    sAdcscMMariners Harbor
    v@ugujVDashiqiao
    jCxym`MOceanside
    hEin~jCThessaloníki
    pAwb|wLAsaka
    Usnn_BPotenza
    fBu`}vBPatos Fshat
    }Ahv`bMCanarsie
    oDppvbMSunset Park
    Zdwws@Aveiro
    Ecv`yYKuroishi
    f@ye|iBCeglie Messapica
    @xknbMKensington
    mAgfw`HAğdaş
    tFuqakCSykiés
    aAzgjbMBrooklyn
    l@uskbHGöyçay
    hBi{l}SBaotou
    l@|blbMFlatbush
    QrtfdMRoselle
    `Bww_kCNeapoli
    LssuyEAmasya
    e@bpfbMEast Flatbush
    oBv_t`MLynbrook
    QycuqDYalova
    d@tg`eMScotch Plains
    gB{rakBSan Vito dei Normanni
    Fbyg`MBaldwin
    jA|zt[Ávila
    c@zub`MFreeport
    [pctaMHoward Beach
    w@lsndMCranford
    Zv`n`MRockville Centre
    [`~wdMWestfield
    Irz~UColmenar Viejo
    uA`hqjTKearns
    bBzodbMBrownsville
    fApvgo@Viseu
    g@hm`aMRosedale
    rA~o|_MMerrick
    WxteaMSpringfield Gardens
    nAy`wjCElefthério - Kordelió
    Gzg}cMElizabeth
    [zd{`MValley Stream
    l@ok`iVYingkou
    @__a_LGagarin Shahri
    wBbdp_MSeaford
    E}ajdBMatera
    OrbwaPEast Peoria
    w@aeakCPolíchni
    DlaykMWhitehall Township
    @vc}aMEast New York
    K|b|iTMurray
    rAt`fjTTaylorsville
    bBlmjcMBayonne
    ?dww_MBellmore
    LbwoiTHolladay
    Ac{zyLXo‘jaobod
    B{ae~EErbaa
    v@{a_kCStavroúpoli
    aAhkqbMPark Slope
    ?zwpaMSouth Ozone Park
    HdsbaMLaurelton
    d@ahyjCÉvosmos
    ~Gdaf_MEast Massapequa
    iE_ihyASalerno
    cClruaMOzone Park
    [h{~aMCypress Hills
    eDjzc`MRoosevelt
    fDnui_MMassapequa Park
    [hmm_MMassapequa
    rAfetaMQueens
    ?~{~~LCopiague
    Gk}}yGGanja
    oDo|vvBPatos
    e@hmt_MWantagh
    |Br||gNCranberry Township
    C{{{yDAkyazı
    If{y`MNorth Valley Stream
    fD`wy~LLindenhurst
    Dqd~}YMisawa
    FxtyiTMillcreek
    kBgbbkCEfkarpía
    m@ppbjMEaston
    _Ag_swAGragnano
    JeodzLJalolquduq
    H|jxaMWoodhaven
    iEanwsDKaramürsel
    KcrvwDSapanca
    GpdnaMJamaica
    ?b_y_MNorth Bellmore
    KperjTWest Valley City
    kEdzxaPPeoria
    }@dgdbMBushwick
    [l`aaMCambria Heights
    rA|{rbMBrooklyn Heights
    }E~ogdMUnion
    ?~yc_MNorth Amityville
    yDfzv{QKearney
    GirwxACava Dè Tirreni
    \hdsaMRichmond Hill
    Kp~liTEast Millcreek
    NpuabMRidgewood
    [trd`MUniondale
    v@|`k_MNorth Massapequa
    @t`|`MElmont
    ZlaadMHillside
    [n_~aMGlendale
    }@ymlwACastellammare di Stabia
    oCkjyhBMartina Franca
    Itju`PWashington
    ~Aswv{LKara Suu
    Uhxo`MWest Hempstead
    dBk|wxBBerat
    ?wcc`TShiguai
    e@fl_fMBasking Ridge
    ?bti`MHempstead
    ?|rl~LWest Islip
    nBvyt`MFranklin Square
    w@nnjaMHillside
    @pxubMFinancial District
    yB`zekTMagna
    Wp`paMBriarwood
    {@__pBAmposta
    iAoabyYNamioka
    eGssxvLShahrixon
    LfsfaMHollis
    v@z~}_MEast Meadow
    [hhubMNew York City
    ?d`kbMWilliamsburg
    ?pbsaMKew Gardens
    iA_{~tDGölcük
    |@fj{dMSummit
    z@jzvaMForest Hills
    [pksbMChinatown
    ?x||aMMiddle Village
    ?dto~LNorth Babylon
    QurlvBFier-Çifçi
    vAr|waPNorth Peoria
    }@h_v~LWest Babylon
    cAtd|iTSouth Salt Lake
    hGbagaMTerrace Heights
    Bi{vwASant'Antonio Abate
    cD~`cbMMaspeth
    v@ppjbMGreenpoint
    ?hnz`MFloral Park
    nBfoodMMillburn
    [tv`~LBay Shore
    ?}}jvBFier
    kA__fs@Sassari
    Fhgu_MLevittown
    w@~iwaMRego Park
    [nsaaMQueens Village
    ?jul`MGarden City
    hBaoz{LQorasuv
    a@fhccMJersey City
    l@o_sxVKuandian
    s@u}gjBOstuni
    M~sqbMEast Village
    v@|{y}LIslip
    SfsqaMKew Gardens Hills
    pAs_{jCOraiókastro
    e@fpidMMaplewood
    ~@o`}hCChalkidóna
    Gahb{LQo‘rg‘ontepa
    g@|~adMIrvington
    `Ch|ubMWest Village
    xBdxkaMFresh Meadows
    m@ydlqEİskilip
    Mekhs@Monte Rosello
    WhxucMNewark
    Pea|_EBolu
    Izy`}LSayville
    w@|g|aMElmhurst
    dBdlqbMGramercy Park
    Fe`rsAForio
    c@{ictAIschia
    U{y|wAAngri
    aBwxctAIschia Porto
    dAjogbMSunnyside
    v@okypGDilijan
    iBmylnSBayan Nur
    w@okexAPagani
    p@mbqxANocera Superiore
    Ftxi`OLima
    oCfmzbMHoboken
    [|}n_MBethpage
    v@tbjbMLong Island City
    w@xsabMWoodside
    A{lkxANocera Inferiore
    a@cmnwAPompei
    jArsrcMHarrison
    w@zxxaMCorona
    pAwwb}YToyota
    pBzcgdMSouth Orange
    [f}m`MMineola
    hAuexkCLagkadás
    rF_uo`VHuludao
    x@fsc~LNorth Bay Shore
    d@ewewATorre Annunziata
    nBdpanOLogansport
    uBxv}aMJackson Heights
    ?tqc`MWestbury
    eAfnqbMTimes Square
    y@_e~tDDerince
    pCphsvNMansfield
    dCsfu|ETaşova
    IzqeeMMadison
    e@uhvwAScafati
    y@`v|iTSalt Lake City
    j@bxyaMEast Elmhurst
    w@`cq~LDeer Park
    tFezf~GMingachevir
    I}cs`VLianshan
    \}el|LSultonobod
    b@bjrbMHell's Kitchen
    B_qtuDİzmit
    lEjap|LEast Patchogue
    ?e}wtDKörfez
    [lc|cMEast Orange
    nBzopcMKearny
    ?`kw_MHicksville
    @vqhaMBayside
    hAerd~DKaynaşlı
    lAgpk~LUzgen
    gA`qadMOrange
    jCjnfbMAstoria
    dAkjkwABoscoreale
    dJkg``LZhetysay
    Q|al_MPlainview
    qHlwxbMUnion City
    dBycqxDAdapazarı
    `A|{`~LBrentwood
    kAirtaCFlórina
    lCu~qxLAndijon
    Beyb|TZhangjiakou
    A`pmbMManhattan
    mCiq{dHIsmayilli
    {EjiobMUpper West Side
    v@h`vaMCollege Point
    [l|vbMWest New York
    v@ncncMNorth Arlington
    wAkguvATorre del Greco
    Whd_cMSecaucus
    g@q{ndFGürgentepe
    eAbfx}LCentral Islip
    `C{mwgCGiannitsá
    i@aeheBSanteramo in Colle
    dAuvrjGGyumri
    a@~_fzMState College
    Cn{a_MMelville
    LqapgBNoci
    NjmqcMBelleville
    QfhmbMManhattan Valley
    aAltpaMWhitestone
    Pr{hbMEast Harlem
    xB|rqdMLivingston
    nAldqpNMassillon
    ?iv{tABacoli
    DrdreMMorristown
    aE~xbdMWest Orange
    WhfuoNCanton
    p@kntzDHendek
    WsghfBGioia del Colle
    _@ng_mQLincoln
    [e~pxBKuçovë
    v@{mocEGerede
    ^c~vwAPoggiomarino
    b@n}v{LShirley
    v@zvq{LMastic
    B|uytVEureka
    t@}cqeCÉdessa
    ?u|k|LXonobod
    OwdsrDGebze
    pAum}wYTsugaru
    j@ytmwATerzigno
    ZnnvbMNorth Bergen
    Pu}dxYGoshogawara
    e@lnr~LDix Hills
    b@zebsNWooster
    _DzixcMBloomfield
    ~@oyqnGVanadzor
    GmwfxASarno
    EvnbkPBurlington
    \gwqvAErcolano
    DzmibMHarlem
    nBdaebMMott Haven
    dBrxlbMMorningside Heights
    w@kanhTHohhot
    s@qnieLBo‘ka
    w@{owgEÇerkeş
    g@|klcMLyndhurst
    [fc`}LHolbrook
    P_{dBTortosa
    Jbn}aMHunts Point
    RamtuAPosillipo
    j@menuABagnoli
    wE|ry|LHoltsville
    XgfovAPortici
    S{|o{LDardoq
    YeaxwYShimokizukuri
    y@i~}yYAomori
    pAuzecBGravina in Puglia
    Ktyp|LMedford
    bEsn~zLOyim
    pCvvl}LRonkonkoma
    p@vuqbMCliffside Park
    rAdjscMNutley
    [j{paMThrogs Neck
    bE`sbbMMelrose
    Pug}bFKorgan
    |Ahkx}LHauppauge
    @tdy`MPort Washington
    Zl}|cMMontclair
    [|zr_MSyosset
    [p~hcMRutherford
    Noi_dBAltamura
    cAhzvaMUnionport
    bExzabMMorrisania
    o@gzzwGShamkhir
    qCtqv|LFarmingville
    GgnqxESuluova
    pBn~paUElko
    LityuAChiaia
    EcbpvASan Giorgio a Cremano
    gA_mtuAFuorigrotta
    H}u}uASan Ferdinando
    `@ethr@Porto Torres
    fCbmj}LLake Ronkonkoma
    q@m~owASan Giuseppe Vesuviano
    `Ams}hBFasano
    tD{jkuWHwadae
    A{civASan Giovanni a Teduccio
    pAiue}DDüzce
    IpzxaMParkchester
    oI|dftVBayside
    SqqkvABarra
    ZemzuAVomero
    Ep_j~LCommack
    hAmnabLSirdaryo
    `@_~_uAPozzuoli
    i@ui}uAMontecalvario
    c@qlxgLOlmaliq
    aApy~aMEast Tremont
    K{~ruASoccavo
    }Cax`vAPendino
    kBftsbMPalisades Park
    LfuefMRandolph
    MloyaMVan Nest
    L~x_jTNorth Salt Lake
    aBpuabMTremont
    [bndbMMorris Heights
    B``zaMThe Bronx
    Iw~||CAlexandroupoli
    NhogbMWashington Heights
    rAjhnbMFort Lee
    L{bogBPutignano
    s@ccelVHaicheng
    b@cxjwAOttaviano
    VuvavANaples
    ~B|da_MHuntington Station
    lA{{mvAPonticelli
    Ki{|uAAvvocata
    |AcupaDKeşan
    cAd_x}LSmithtown
    sA~emcMPassaic
    HabavASan Lorenzo
    o@o{xuAArenella
    u@ligeMParsippany
    v@nbtcMClifton
    ?dgd}LCentereach
    R`rss@Ovar
    l@ceouAPianura
    Slh`bMFordham
    rAblbbMUniversity Heights
    Pms~uAStella
    OidsvACercola
    kB_wbvAVicaria
    pAzql`MGlen Cove
    vGev`vASan Carlo All'Arena
    _@ywevAPoggioreale
    iBzww|LSelden
    Bv|itVArcata
    bDn}c_MHuntington
    Zg{{vASant'Anastasia
    XzwluNAshland
    Chbq|LCoram
    Bgp}tAMonterusciello
    u@xdtaMBaychester
    pKq`cwASomma Vesuviana
    CckmwEMerzifon
    [qm_qLPop
    Ai}ovAVolla
    pAibmbFKumru
    pCr{yoNNorth Canton
    vAnep~LEast Northport
    @}chvLChinobod
    pC_liuAQuarto
    p@brabMKings Bridge
    eDo|prGIjevan
    _Am|uuAChiaiano
    o@nfjcMGarfield
    rA~jdcMLodi
    mAfvyhOHuntington
    xAb|afMDover
    fD_`fvASan Pietro a Patierno
    Ztr|bMHackensack
    [jac~LKings Park
    bEuz~uAMiano
    aA}{kvAArpino
    x@xuziTBountiful
    eDqhecDMalkara
    ~BrjqeMDenville
    w@~wnbMEnglewood
    Jca{uAPiscinola
    tKsuxeBAcquaviva delle Fonti
    EocruAMarano di Napoli
    K_`hfLPiskent
    e@xfwbMTeaneck
    Isi}wLPoytug‘
    QfhwaMWakefield
    _@af~{LSuzak
    dB}kcvACasavatore
    nAumavASecondigliano
    eAvfyr@São João da Madeira
    sDcu`}BPogradec
    `Bov{uAScampia
    s@ngkcMElmwood Park
    |Don|sFSürmene
    r@qf`hLOhangaron
    oBgrfvACasoria
    xDojvuAMugnano di Napoli
    VmdavAArzano
    IydpvACasalnuovo di Napoli
    EwexvAPomigliano d'Arco
    mDtriaMNew Rochelle
    nBvhtaMMount Vernon
    iF}zgyAAvellino
    g@`_`nNAlliance
    rAub{sLToshbuloq
    q@ehdwLHaqqulobod
    IxtucMPaterson
    TiphiFGiresun
    eB~_yiTCenterville
    bBojkuAQualiano
    p@_ozuAMelito di Napoli
    y@ucsuAVillaricca
    fFcd`wABrusciano
    |@mxivAAfragola
    f@sa~x@Olbia
    hAifplVNantai
    eAwmfwAMarigliano
    TplfwQGrand Island
    a@hocs@Feira
    BjcjdMWayne
    cA_ptwANola
    yCnrsbMBergenfield
    xAiytuAGiugliano in Campania
    vAmpnyLPaxtaobod
    gBxd`bMYonkers
    Pniiq@Arouca
    Fdud}LSetauket-East Setauket
    }L|ywbMNew Milford
    x@ej}pDMaltepe
    W}b`vAGrumo Nevano
    i@_}tbLChinoz
    kDwajhFBulancak
    p@c|nsFAraklı
    hB}}}sCKavála
    nAxzmcMFair Lawn
    P{bvtFOf
    I`osbMDumont
    PmgayDFerizli
    y@ggcvAFrattamaggiore
    Hboe}LEast Setauket
    l@gsgwBLushnjë
    \gf{uASant'Antimo
    oD~bwfMHopatcong Hills
    v@jzbcMParamus
    Vg|uvAAcerra
    Tano|LManas
    zAxtipNGreen
    @_{gvACardito
    Dm~bvGGovlar
    x@zkmtVMcKinleyville
    t@udfkFEspiye
    lAfsqfPGalesburg
    Y|jcXSegovia
    ~@|{_aMMamaroneck
    n@ijqhBMonopoli
    G|crcMHawthorne
    gGuy}nUChengde
    pAceurFArsin
    v@sggrFYomra
    }FaobvAFrattaminore
    hAuygfBCasamassima
    cB}bivACaivano
    oAxvnaMEastchester
    HpxunMHazleton
    eFu|sqDSultanbeyli
    xIsijtWKilju
    WkyavAOrta di Atella
    jKammgBConversano
    m@ffqa@Salamanca
    P|~{`MHarrison
    n@utrcWKanggye
    mB{gtxEHavza
    jEq{uuAAversa
    aGcpouATrentola-Ducenta
    hGmngfFOrdu
    [yf|fDTekirdağ
    GkxlsEOsmancık
    kBh{jcMRidgewood
    {Bn_|iTFarmington
    Njjv`MRye
    fCkvxmDBeylikdüzü
    aCkzupDAtaşehir
    B_`pcLZafar
    pP{v_nDYakuplu
    qEekrnDKüçükçekmece
    wCgvsmDGürpınar
    k@ghoqTUlanqab
    AqsrjCKilkís
    jCajloDZeytinburnu
    dKqpmtLNamangan
    yCsbnsLTo‘rqao‘rg‘on
    _Enyr`MPort Chester
    v@wtcoDBahçelievler
    LejlqDSancaktepe
    tA}sxqLChust
    @oi~eBAdelfia
    d@xwkiNNew Castle
    dCkdnqFTrabzon
    Ir`jaMScarsdale
    wDyy{kFTirebolu
    PudioDGüngören Merter
    s@xvvs@Espinho
    ~Dv{ucMWyckoff
    i@ixfuACasal di Principe
    @{kxfBRutigliano
    }G~naqNBarberton
    KaxhoDMerter Keresteciler
    xAkfuoDIstanbul
    gBihimDMimarsinan
    x@ymwnETosya
    aBwlwpDUmraniye
    Wq|bkLAngren
    b@_qlwASan Felice A Cancello
    s@ykyoDEminönü
    vFra`sPOttumwa
    fAk_nmDBüyükçekmece
    JcmivFRize
    e@sxopFAkçaabat
    `CeosoDFatih
    WkvapDÜsküdar
    tCxmikNBoardman
    iCpzyqNWadsworth
    gCg``nDEsenyurt
    t@m~iqTJining
    gCqd{cFFatsa
    MoepuLUychi
    ^ccgmDTepecik
    dCwugvAMarcianise
    Rcx`mFGörele
    ~ByjjfLTŭytepa
    OabfaCBitola
    |@dmuaMGreenburgh
    @cjbtACastel Volturno
    v@pypfMSparta
    w@dyeaMWhite Plains
    q@ehufBNoicattaro
    hA|~ejTKaysville
    w@k`xvAMaddaloni
    bC_{kyLKochkor-Ata
    r@sd_{LBazar-Korgon
    nCmacoDBağcılar
    ~Le{foDEsenler
    Yuy`fBValenzano
    m@`{p}NFindlay
    `DmdvnFVakfıkebir
    [mspwBPeqin
    dKh`YAlcañiz
    ?yje~JUchkuduk
    iE{tmnFBeşikdüzü
    b@knnvASan Nicola la Strada
    bB{|h{DKocaali
    F``z_MStamford
    zEaj}dBPalo del Colle
    iDbtocMRamsey
    fDhkxbMPearl River
    aBq{hgBMola di Bari
    LibizLMassy
    K`jljTLayton
    Wyp|oDŞişli
    vNithfBTriggiano
    uBug}eBCarbonara di Bari
    ?otlmVJiupu
    `GgakuLChortoq
    hAy|mECambrils
    B{d`wDKandıra
    w@ic~tWMyŏngch’ŏn
    C`k{eONew Haven
    c@}w{zDKarasu Mahallesi
    eD}gnvACaserta
    bCg{kkDSilivri
    mGe~}ESalou
    c@egeFLa Pineda
    oBw{wjHSiyazan
    {@`nl_MDarien
    QwribWSijung
    ~FxtppNAkron
    K{z~uASanta Maria Capua Vetere
    tGk_meBModugno
    aAicvnCSérres
    mBippwFÇayeli
    eGnepcMMahwah
    ?dwvbMNanuet
    _Asy}|DAkçakoca
    Cds~jTSyracuse
    {@ihf_CResen
    \ih`nWKapsan-ŭp
    yEan{sGGazakh
    Kgp|kDKavaklı
    c@d~ts@Valadares
    oOoq~_VNanpiao
    {CnzfkNYoungstown
    fDbrapNTallmadge
    Zfi}kNAustintown
    vFuiopDÇubuklu
    V_mjzDKarasu
    lAi|vuACapua
    J`{tk@Custoias
    b@hs~~LEast Norwalk
    Hz~ks@Vilar de Andorinho
    YwfvnDBaşakşehir
    s@}jeoDSultangazi
    }BmnkbVJinzhou
    |A{gscGArdahan
    fC{|zdBBitonto
    Ak_ipDİstinye
    eAxawjTClearfield
    g@wc_FVila-seca
    B~nacMMonsey
    P_iqyBElbasan
    _AkwldLYangiyŭl
    pBlt|bMSpring Valley
    w@u}|vLUchqŭrghon Shahri
    Gtcos@Santo Ovídio
    SiexsAMondragone
    r@hutzNTiffin
    xEoinpVGongchangling
    a@}y}}BOhrid
    x@iqrcBRuvo di Puglia
    ?uaazCKomotiní
    Ajn`_MNorwalk
    pC_grFTarragona
    M{fyjLYangiobod
    sAdkgwOKankakee
    ~@k{}eBBari
    a@{pahVPanjin
    uEzwws@Canidelo
    n@ontmVAnshan
    [zv_fRNorth Platte
    Kpbqs@Vila Nova de Gaia
    `A|tks@Oliveira do Douro
    IsxneBSan Paolo
    lLoo~cBTerlizzi
    zCjvqfOFort Wayne
    IojeyABenevento
    r@`{{dMWest Milford
    oF}bhpDTarabya
    `@n}ipNCuyahoga Falls
    }A_}{vCXánthi
    rDvtghQBellevue
    v@_}juWMyŏnggan-dong
    |Ar}z_MNorth Stamford
    Wl_trNMedina
    _Crz{jTClinton
    ^puw~RCheyenne
    r@e|qbFÜnye
    W}oulDÇatalca
    o@hid~LFairfield
    [zuv~LWestport
    p@dkgwOBradley
    zAwvihCGevgelija
    i@`f{r@São Pedro da Cova
    ]_wkwEVezirköprü
    [|vws@Afurada de Baixo
    `Almas@Gondomar
    r@idpGTorredembarra
    jDvmq_MNew Canaan
    sAd`rbMNew City
    yApyps@Porto
    pExcxs@Lordelo do Ouro
    oBmjdcBCorato
    oBsgkrCDráma
    sAxeqoNKent
    HbplwOBourbonnais
    h@~bls@Bomfim
    Z~feiQPapillion
    [_|xaWManp’o
    kC}dwEReus
    }Arvis@Campanhã
    sFliapNStow
    vByzthDÇorlu
    {ApcwjTRoy
    oBzg`p@Baião
    MnayaMOssining
    pFulwcVLinghai
    uDzd|s@Aldoar
    k@h~`s@Fânzeres
    vOtpns@Paranhos
    qNkze}BStruga
    tA`xfs@Rio Tinto
    RyjvsDŞile
    _@`yu}LBridgeport
    Tww~zBLibrazhd
    cEc|p~DAlaplı
    Twhg~FArtvin
    m@va`t@Matosinhos
    lAnn}kNNiles
    fAgilnDArnavutköy
    a@paciQLa Vista
    \ap~hNAqsu
    c@hyj}LStratford
    m@{}vdBGiovinazzo
    w@{ujvBKavajë
    tAfxxs@Senhora da Hora
    hBo{wuJGazojak
    {@_x|gVPanshan
    lA`{zr@Valongo
    tD}wbyFArdeşen
    c@tgbt@Leça da Palmeira
    rA`zps@São Mamede de Infesta
    ExkljTSouth Ogden
    D__|~GSheki
    Hjecs@Baguim do Monte
    nGaqwtLYangiqo‘rg‘on
    ~@zif_MWilton
    lGg~dpDZekeriya
    Z{}neLSergeli
    w@cgc_FÇarşamba
    kB{hqHCalafell
    Bheus@São Tiago de Custoias
    c@a_idBMolfetta
    pAox~iHDivichibazar
    oJtfzq@Paredes
    B_rcfEKarabük
    lLymt`FTerme
    v@qydfLBektemir
    l@|~is@Águas Santas
    uC_bp}ETekkeköy
    a@zjus@Leça do Bailio
    mB_imdDHayrabolu
    `BspyqAGaeta
    tFjpes@Ermesinde
    MinjHEl Vendrell
    yF}j`bEDevrek
    d@_faaBCanosa di Puglia
    kGu}duJDruzhba
    Ibz{|LMilford
    cAl{ljTOgden
    iAfz||LCity of Milford (balance)
    Q}|oIVilanova i la Geltrú
    tUienbBAndria
    }Efs_jNHermitage
    fDq{`JSitges
    cAjqrs@Maia
    `Bj}_s@Alfena
    tAbzglNWarren
    v@fvorNBrunswick
    nBb{noNStreetsboro
    mA}owwULingyuan
    EdkapNHudson
    pBvg~tMWilliamsport
    gCh{fwNNorwalk
    HozucBBisceglie
    Vd_x}LTrumbull
    [t}os@Vermoim
    sGdqcnMWilkes-Barre
    `JcbusLKosonsoy
    jCqqpfESafranbolu
    xM{pjuWHwasŏng
    eAtjqhQOmaha
    Eo~`rAFormia
    gE}jz}KShardara
    tE}myISant Pere de Ribes
    tCdyahQCouncil Bluffs
    cBmv{rAMinturno
    jDuxmeLTashkent
    Futd|VHuanren
    r@mr_`BCerignola
    fKkb{aDUzunköprü
    vC`nf|LWest Haven
    `CsfxnVLiaoyang
    aJwbvhNWensu
    hAtbw{LEast Haven
    oBebdcBTrani
    |@qy_KCastelldefels
    _Djul{LBranford
    ?dkbzLMadison
    Us{w|ESamsun
    Wv`{aMCortlandt Manor
    aE}|feLChilanzar
    bA{iw~DEreğli
    {DrvzaODefiance
    bDacsFValls
    Pes{iDÇerkezköy
    gFgzkrVBenxi
    e@~srzLGuilford
    l@{l||YMutsu
    `ArqdbMPeekskill
    dDmsyoATerracina
    mGmtghLParkent
    jGwjqtVXiaoshi
    jH~ign@Vila Real
    N}ponASabaudia
    cQuzeKGavà
    nBjfjjTNorth Ogden
    bB~wb|LNew Haven
    aIjgncSLaramie
    eBhx~\Medina del Campo
    PtgapNTwinsburg
    mBpyxqNNorth Royalton
    [`cqqNBroadview Heights
    JelhKViladecans
    Wi_kbBBarletta
    T`pnrNStrongsville
    fEf_c}LShelton
    iBtwnoNAurora
    |DqpwsJHazorasp
    mIgravBRrashbull
    lAyvvuBDurrës
    dKsy}wBTirana
    g@_cxKEl Prat de Llobregat
    ~Acj{~AOrta Nova
    gU|_znMBack Mountain
    iCnxfs@Trofa
    yFvges@Bougado
    ~Dx`hwLWaterford
    a@n|tcMKiryas Joel
    xCuwlKSant Boi de Llobregat
    hEsupbCPrilep
    @bag}OOttawa
    t@u{wwLTash-Kumyr
    EanjIVilafranca del Penedès
    Bvf`}LAnsonia
    |@_{ycLAbay
    }Hy{uKCornellà de Llobregat
    `@rvizNFremont
    wAohb{FArhavi
    lEf`kt@Vila do Conde
    Zz|_ICalatayud
    sE~|`wLNew London
    }E{n}pAFondi
    Q~|_zPIndianola
    aDweyKL'Hospitalet de Llobregat
    `@c}`Lla Marina de Port
    kBygbgHQuba
    c@tajrNMiddleburg Heights
    wMjdrrNBerea
    eBwypKSant Joan Despí
    wAfk_q@Felgueiras
    _@xsctNElyria
    lHoczeLYunusobod
    {BgycLSants-Montjuïc
    eCquaLLa Bordeta
    \cs`LSants
    YkoeLPoble Sec
    Rmq~KSants - Badal
    Evcq}NBowling Green
    V_ihfLSalor
    aEcqaLHostafrancs
    e@qyvKEsplugues de Llobregat
    [pwkuLWesterly
    l@ovcmEKastamonu
    s@awdLSant Antoni
    dCutjLla Barceloneta
    _@mmgLCiutat Vella
    SwpfLel Raval
    rA_q|Kla Maternitat i Sant Ramon
    wDgvbLla Nova Esquerra de l'Eixample
    WokoKSant Feliu de Llobregat
    Jvsnt@Póvoa de Varzim
    Sw`hLBarri Gòtic
    XkyrKSant Just Desvern
    |@oaiLSant Pere, Santa Caterina i La Ribera
    hBozloJXiva
    mC_}_LBarri de les Corts
    N}__LLes Corts
    fDutdLBarcelona
    PefeLEixample
    j@y|cLl'Antiga Esquerra de l'Eixample
    I|irsNNorth Ridgeville
    Vgk~fLQibray
    EtnapNSolon
    Zjt_rNParma Heights
    h@{wx{FHopa
    n@bku{LNorth Haven
    _Fa~fKSant Vicenç dels Horts
    lCsthLFort Pienc
    Wpni_MDanbury
    o@mqkmWHyesan-dong
    ~@xs|{LHamden
    L_ffLDreta de l'Eixample
    eArs_}LSeymour
    iAypaLSant Gervasi - Galvany
    ?ejfyUYebaishou
    wArmhrNBrook Park
    G{rslCPetrich
    nCe{~KLas Tres Torres
    rBgz`LSarrià-Sant Gervasi
    ~@cvimWHyesan
    Ecg~eDLüleburgaz
    _AqddLGràcia
    _@gi|KSarrià
    m@mgdLla Vila de Gràcia
    lAynmLel Poblenou
    OgngLSagrada Família
    dAdoxqNParma
    kBun_LLa Bonanova
    p@mzeLel Camp d'en Grassot i Gràcia Nova
    z@ovaLel Putxet i el Farró
    ~ErhylMScranton
    eAyyjLel Clot
    _AgdisLAla-Buka
    t@`xkt@Pedroso
    EgemLProvenals del Poblenou
    aA_lfLel Baix Guinardó
    \mgiLel Camp de l'Arpa del Clot
    DsvaLVallcarca
    cBoapLel Besòs i el Maresme
    _FfzypNMaple Heights
    Ztt_sNNorth Olmsted
    jBe{hKMolins de Rei
    ^dpftOCrown Point
    AftaqNGarfield Heights
    y@sudLEl Carmel
    MoimmWChangbai
    ^g}iLNavas
    JyplLSant Martí
    b@ckfLHorta-Guinardó
    c@gpgLel Guinardó
    fC_~kLSant Martí de Provençals
    zFy|iLLa Sagrera
    _C_hmLla Verneda i la Pau
    o@`{tjPMuscatine
    _EgwwbEÇaycuma
    nBw_rfHQusar
    z@whkdDBabaeski
    Tc|ynMNaryn
    ^csgLVilapicina i la Torre Llobeta
    oBjghqQColumbus
    cB}hpLSant Adrià de Besòs
    ~C}rfLel Turó de la Peira
    dB~g~kQFremont
    JcgjeCKavadarci
    qCuphLPorta
    r@kujLSant Andreu
    vAyidLHorta
    `A{wjLBarri de Sant Andreu
    eA_meiCStrumica
    j@{npLLlefià
    mAyrfLla Guineueta
    aB~gpvLLedyard
    aDzbtrNFairview Park
    R}fhLNou Barris
    iBodiLla Prosperitat
    mDdjsq@Guimarães
    uChvfeMMiddletown
    aAec`KSant Andreu de la Barca
    z@zupsLSouth Kingstown
    {@gjjvWŎrang
    ^}ygLles Roquetes
    tAv{xwNSandusky
    |Afmm{LWallingford Center
    Pi}uLBadalona
    Ej~asLNarragansett
    hAre{p@Fafe
    w@qq`aEZonguldak
    LsgnLSanta Coloma de Gramenet
    RjpusNAvon
    {Ayc`lAAnzio
    RxfrtNLorain
    yF~q~rNWestlake
    kDvgn{LWallingford
    yAqlhlANettuno
    r@gn|}AFoggia
    bClmrsNAvon Center
    aAmjdeLSaryaghash
    gJd}uqNClark-Fulton
    Wij{hHXaçmaz
    {D{jwmALatina
    rGujesEBoyabat
    ?{gugLChirchiq
    mDemvKSant Cugat del Vallès
    uFbckrOValparaiso
    tAtetpNShaker Heights
    GkaxJMartorell
    }CrforNRocky River
    sE|zyqNDetroit-Shoreway
    |@ccjwBFushë-Krujë
    Oqon|BCentar Župa
    j@f_xtOSchererville
    F|_kwLMontville Center
    nAo{cMEl Masnou
    iDhmz}LSouthbury
    r@tegrNLakewood
    qA`e`tOMerrillville
    s@yliLMontcada i Reixac
    zB_qyeCNegotino
    T~k_sNBay Village
    gBezksACassino
    Kruz|LNaugatuck
    dDiulpGMarneuli
    {FdhgrLNewport
    bB}baLCerdanyola del Vallès
    `@p|bvOPark Forest
    XcrlzBBulqizë
    f@w}lMPremià de Mar
    SqalKRubí
    aEtaeuODyer
    fDb}dwOFrankfort
    bBujdLRipollet
    tEbl}{LCheshire
    r@hcsqNCleveland
    qA_cvnASezze
    v@z{_gPEast Moline
    zEwq|`DOrestiáda
    d@bdvbMNewburgh
    p@zmjvOMatteson
    rBufrMVilassar de Mar
    XfctsNAvon Lake
    Qk|r|ALucera
    |@aq`lVLiaozhong
    Cni{uOChicago Heights
    Qn~`b@Zamora
    d@pvmgPMoline
    vF{wxwBKrujë
    ^ddzgPRock Island
    _@kmyoETaşköprü
    h@z_ujTBrigham City
    pD`x{wONew Lenox
    AfsgqNHough
    iAun|~BKičevo
    |Czlwo@Cabeceiras de Basto
    ~Cq}}KBarberà del Vallès
    kIzvdpNMayfield Heights
    pAx{iyOShorewood
    An}wpNCleveland Heights
    bFg}tIPiera
    u@keg|BDebar
    XjqppNSouth Euclid
    t@f}ygPDavenport
    }@li|vLNorwich
    U`zmgPBettendorf
    fAfxrxOJoliet
    ~ArzlwOMokena
    ~Ex|qtOGriffith
    pIdhrs@Barcelos
    s@~~psOHobart
    p@soioJQo’shko’pir
    c@xk|pNEast Cleveland
    Uy{uKSant Quirze del Vallès
    ?yliLSanta Perpètua de Mogoda
    Dl{cqNGlenville
    oGpfrt@Esposende
    fEahlJEsparreguera
    E~bk{LMeriden
    rEsfoLMollet del Vallès
    sDwzyLMontornès del Vallès
    Dcm|MMataró
    iBh`ir@Bairro Novo
    K{~zKSabadell
    j@}|pJOlesa de Montserrat
    aEnbcrLMiddletown
    qLeilsJNovyy Turtkul’
    IpfesLNorth Kingstown
    aClclr@Braga
    d@maaqJUrganch
    {DzmwtOHighland
    WemlhLIskandar
    q@empkAMarina di Ardea-Tor San Lorenzo
    c@twuxOCrest Hill
    `Fvll}NPerrysburg
    Y~davOHomewood
    oAubzhLG‘azalkent
    Hzzz|LWaterbury
    V`ozpNCollinwood
    lBavoxACampobasso
    |GpqlzLMiddletown
    f@{{oqGRustavi
    pDjhcuOMunster
    [hmhuOLansing
    ~De{hKTerrassa
    ?yobmCSandanski
    ?ilzoCGotse Delchev
    wBmiczEBafra
    U`{kvOCountry Club Hills
    zEiaf~UChaoyang
    tH`lxvOTinley Park
    eBgqyuCSmolyan
    i@scsLParets del Vallès
    iB|qasOPortage
    eCx~}zPWest Des Moines
    xJozzHIgualada
    t@voy[Laguna de Duero
    f@o|pNArenys de Mar
    d@fp{jOGoshen
    mBfz`uOHammond
    xKbuoySRock Springs
    _@eu`vWKyŏngsŏng
    iDnxmxOLockport
    cConhmACisterna di Latina
    eFlerpNEuclid
    ZdzbtOGary
    rBuoflAAprilia
    gB{sjfVBeining
    n@ma{uAIsernia
    m@~{x{LSouthington
    aJdlvwOHomer Glen
    r@|_jzPDes Moines
    `@tvuuOSouth Holland
    pChfn|LWolcott
    ?pa{qLPortsmouth
    p@rnpvOOak Forest
    Vtn`{PClive
    uL{opkAArdea
    _@xhgpOLa Porte
    Viy}LGranollers
    mE|n}uOHarvey
    bDt}_|PWaukee
    vE}keOCalella
    qDhrfuOCalumet City
    kBy{uKCastellar del Vallès
    ?y}|LCanovelles
    FsoxBLleida
    uLi~`kATorvaianica
    iP`d~zPUrbandale
    ^tijyOPlainfield
    aAsdlOPineda de Mar
    `AelpzLKara-Kul’
    {A`_uwOGoodings Grove
    l@`jvDMontecanal
    aAb~ewOOrland Park
    a@gcd`BManfredonia
    ~A}hu{GZaqatala
    lDudfLCaldes de Montbui
    `Ex|{oLNew Bedford
    x@k|jdEBartın
    pDxjwoLFairhaven
    hAosbhCRadovis
    z@lxuuODolton
    [f_xtOEast Chicago
    _@wujeGAkhaltsikhe
    WulkMCardedeu
    ?ytlpAFrosinone
    @ruzoNWilloughby
    cBg~a}FBatumi
    d@pzyzOYorkville
    {F~_q|NOregon
    q@bymyPAltoona
    e@hiuDOliver-Valdefierro
    o@cgyyCKardzhali
    _DmlvOMalgrat de Mar
    i@iq}ETàrrega
    p@l~sxORomeoville
    nDhgpDDelicias
    pBolulJGörogly
    `J|gcpNEastlake
    rC`qy[Valladolid
    `AjjjDZaragoza
    wBh_dvOBlue Island
    zAug_oJShovot
    cBytxoVSujiatun
    cEp~smPIowa City
    Gbwe{LNew Britain
    BpboDAlmozara
    jAjzzlOMishawaka
    bE`k~|NToledo
    }EdsmoNMentor
    sGrmovOAlsip
    f@wshkAPomezia
    mBnpoUAranda de Duero
    fC|{f|LBristol
    _Cvi{zPJohnston
    {@xybxOLemont
    v@w~_PBlanes
    b@nbu{LPlainville
    yDxx}mPCoralville
    Hd||uLPlainfield
    w@nd~qLBristol
    MyuaaDEdirne
    _NdiwkOElkhart
    qArcgzOOswego
    x@pulmOSouth Bend
    aFge{|ASan Severo
    Hqr~lAVelletri
    `I_cj|ATorremaggiore
    V{cihVHeishan
    CigeNSant Celoni
    mB~kavOMorgan Park
    oAcvxqJBeruniy
    _@gtspGTbilisi
    sDld|t@Viana do Castelo
    zIfw~vOPalos Hills
    RbcpsLWest Warwick
    bBdzzzLNewington
    TbrivOMount Greenwood
    v@nzoxOBolingbrook
    q@_`rOTordera
    x@zl|vPNewton
    JjdlwLWindham
    JixjPLloret de Mar
    PvpotLCoventry
    ?`n{rLWarwick
    @tjalLBarnstable
    Y`udbMPoughkeepsie
    oB`nhqLFall River
    aL|oskLYarmouth
    kAcy~~ASan Giovanni Rotondo
    ~@oimlAGenzano di Roma
    o@|tjqOMichigan City
    gAvcbEUtebo
    nFxcvwLWillimantic
    UdgsvOOak Lawn
    pC|gdzLGlastonbury
    `Cw~ovWRanam
    aAt}lzLWethersfield
    eAawdyNXincheng
    }Ewi{cCVeles
    mBw{arASora
    `Ade}}NSylvania
    mA}~q_WTonghua
    If_p{LFarmington
    lAvfhvOEvergreen Park
    C{`jlAAriccia
    aKjh{nNPainesville
    pGa_knAColleferro
    YwmglAAlbano Laziale
    bA}fcJManresa
    {C`kizPAnkeny
    vAz`fzOMontgomery
    yCkw|iALido di Ostia
    sDzlwvOBurbank
    _A}jmjAInfernetto
    s@qldeDKırklareli
    h@|sqiTLogan
    kL`mkuOSouth Chicago
    i@|vql@Chaves
    n@bnfrLBarrington
    p@lyvuOChatham
    _Arw~uOAuburn Gresham
    sK}bnfCShtip
    qBrilxOWoodridge
    w@vajvOAshburn
    ~@`goqLSwansea
    \kqjjACasal Palocco
    hAdfanPNorth Liberty
    tAjg|vOBridgeview
    bEdl}wODarien
    kCvoqlOGranger
    lU}rylOKorla
    Bl_azOAurora
    v@xgwuOGreater Grand Crossing
    tAl`puOSouth Shore
    Evl~zLWest Hartford
    dCkjgjAAcilia-Castel Fusano-Ostia Antica
    a@xhszLHartford
    ]deaNSoria
    rDwyolARocca di Papa
    Lpc{wLMansfield City
    }Bppks@Ponte de Lima
    tB}v{~CSvilengrad
    vBbicqLSomerset
    \ynglAMarino
    n@une~STongyangdao
    }@{}tiAFiumicino
    {DdglvOWest Lawn
    iDumpjAMalafede
    s@vegvOChicago Lawn
    oAes~yYHakodate
    IfjsyLManchester
    m@srf`WErdaojiang
    rAa_keWChunggang
    vA~kavOWest Englewood
    s@wc}jASpinaceto
    vAxgtuOWoodlawn
    [vi}uOEnglewood
    E~q_sLCranston
    yFd`ezLEast Hartford
    dBimoQSant Feliu de Guíxols
    [qs{vBLezhë
    `Fpg_yONaperville
    mAo{ilAGrottaferrata
    gEjxmbPSterling
    |Fkk}CBalaguer
    lAytd`VBeipiao
    [{}jpVShenyang
    iDbulvOWest Elsdon
    [besuOHyde Park
    rA~cgvOGage Park
    t@}yawWChongjin
    ]rv}wOWestmont
    h@}qr~BGostivar
    tL{f|kACiampino
    @rnh}LTorrington
    ThevwOHinsdale
    [lbqxOLisle
    qF{genWSamjiyŏn-ŭp
    rCt}hwOLa Grange
    nBrlbzONorth Aurora
    oAstqeWLinjiang
    Urbgh@Bragança
    d@vk_vONew City
    yAnf~wLStorrs
    p@xtdxODowners Grove
    QkmklAFrascati
    It{suOKenwood
    }@pvo{LAvon
    dKxmrrLEast Providence
    T|vwuOGrand Boulevard
    s@}{fqVDongling
    uD_vjyYHokuto
    xEf{l}LWest Torrington
    p@jugvOBrighton Park
    xBculyYKamiiso
    lDddmsLJohnston
    xDnyfzLSouth Windsor
    ThpewOBrookfield
    FdyzrLProvidence
    yF`b|zLBloomfield
    hOjwbvOMcKinley Park
    pB}x~}FKobuleti
    q@okakJYylanly
    nCd|wuODouglas
    tCif_mJDaşoguz
    wDvj~uOBridgeport
    b@mb_~ASan Nicandro Garganico
    Zv}suLKillingly Center
    TdncaPDixon
    fFgmroJGurlan
    pFljjvOSouth Lawndale
    rAr~mePClinton
    oBbmrvOCicero
    lB`jkr@Arcos de Valdevez
    nD_dbRPalamós
    _Dpp_zOBatavia
    ?xc~uOChicago
    FpfesLNorth Providence
    p@nmkwOWestchester
    ?lezvOBerwyn
    hEbfkzLWindsor
    l@yp_lAGiardinetti-Tor Vergata
    rB`eavOLower West Side
    yFxeyuONear South Side
    lI|nkvONorth Lawndale
    uNhgblNAshtabula
    lBxkwxOWheaton
    {X_ne|LToktogul
    vHxqoxOGlen Ellyn
    f@i{m~BNegotino
    nA~{trLPawtucket
    p@nzcwOMaywood
    rA~_dxOLombard
    w@rrmvOWest Garfield Park
    [tmhvOEast Garfield Park
    `@cskhCVinica
    UntkwOBellwood
    hGb{zuOChicago Loop
    cAvijyOWest Chicago
    [blxvOOak Park
    eDuvnsVFushun
    sAlc~yOGeneva
    }E|i`xOVilla Park
    zAvxvrLCentral Falls
    uB}pnfHBelidzhi
    HyrjkARome
    zBtyxoLMiddleborough
    `Ah_cvOWest Town
    z@sgvyYHonchō
    zHho|_OAdrian
    aAiaokACasal Bertone
    mB{bkkAEsquilino
    ObzvwOElmhurst
    w@rb{uONear North Side
    F`v{pLTaunton
    p@pofwOMelrose Park
    jVmnlrWYŏnsa-ŭp
    uG{{d@Monzón
    hDly|xOCarol Stream
    eDhx~yOSt. Charles
    h@jdoxOGlendale Heights
    rD{nxgCKochani
    Ctr_|NMonroe
    ~AkxhRPalafrugell
    sCgtit@Ajaccio
    fAszotGTelavi
    yCvc_sLLincoln
    Btf}vOElmwood Park
    w@|u}uOLincoln Park
    a@lousLSmithfield
    Cu_mbCStudeničani
    Zy_t~BBogovinje
    eBbwgvOLogan Square
    nJnrsbMKingston
    sDkgukACasal de' Pazzi
    ~@v`u|ODeKalb
    `A{kwLVic
    }C~i`xOAddison
    ?diuvOBelmont Cragin
    ~@w|a}CHarmanli
    uDii~zCHaskovo
    sBbghwOFranklin Park
    tGfoqzOWasco
    l@yirbWBaishan
    f@xajvOAvondale
    zGsrxpVHushitai
    vG`~arLAttleboro
    qB{tv~BKamenjane
    Ki}slJOýrat
    tHkwfbCKisela Voda
    rDwkuhALadispoli
    kGx_ovOIrving Park
    w@lxcvONorth Center
    nBlxvwOBensenville
    yFrhrxOBloomingdale
    [rrtvOPortage Park
    jD_icmATivoli
    tKanzlAVillanova
    jDi`zgRDalain Hob
    }@zs~uOUptown
    vAfv~rLCumberland
    ?tunqLNorton
    ]uy`_CBrvenica
    N_d~iCDelcevo
    qBdnlvOAlbany Park
    jLrrirLNorth Attleborough Center
    aFan`PSalt
    aBrxevOLincoln Square
    a@naazLEnfield
    vKabq_CZelino
    zGyvfPGirona
    Ytz`vOEdgewater
    iCtarxORoselle
    x@sxflGGori
    gJdsh|OSycamore
    {DsnxhACerveteri
    B_itlVXinmin
    tCgcslAGuidonia
    `Ag_vbCIlinden
    `A{yslAGuidonia Montecelio
    x@zq{yOSouth Elgin
    sAdwfyOBartlett
    nCiyxaCSkopje
    vAambiGKhashuri
    e@kn_lATor Lupara
    oDty~xOHanover Park
    [fofvOWest Ridge
    RynozATermoli
    EsqdaCSaraj
    cFwf}LManlleu
    Tb`ta@Benavente
    f@jvnsLWoonsocket
    gBtu|wOElk Grove Village
    aKsoiaCGjorče Petro
    v@lfjnPCedar Rapids
    ^~kavORogers Park
    zAjrrZPalencia
    a@c~~~BTetovo
    |BzjcwOPark Ridge
    vIwi~kCBlagoevgrad
    fA}uzaCČair
    [aopeVFuxin
    nBuwwvCAsenovgrad
    `Fv~{vONiles
    qPbicqLEaston
    gB`jeyOStreamwood
    {Aiz`}BDragash
    `@ytruESinop
    fAezlqCVelingrad
    oAfwqqQNorfolk
    }@aj}pAAvezzano
    zDux{aCButel
    |FhxrxOSchaumburg
    ?fvkwODes Plaines
    ?tlnvOSkokie
    Fj}tqLMansfield
    \uaisCPeshtera
    l@ndanPMarion
    u@rclzPAmes
    cAypdlAMentana
    Y{wWBarbastro
    |CqrawUPingzhuang
    BllyyOElgin
    rGgqwaCŠuto Orizare
    z@~_xvOMorton Grove
    v@z}evOEvanston
    ~@rdjnLDuxbury
    gBvarxOHoffman Estates
    cCmr|xASan Salvo
    kHdjws@Tui
    eFzaavPMarshalltown
    Ac{~sASulmona
    v@__g{CDimitrovgrad
    HxwcwNLeamington
    @|i_zLLongmeadow
    tCax_lAMonterotondo
    lX}fseWHepingjie
    aEfkxHTudela
    GonwLVilaseca
    q@q|svWPuryŏng-ŭp
    eFtrqyLEast Longmeadow
    gDmdveHDerbent
    S`gvwOMount Prospect
    yDs`bvBShkodër
    }BpqezLAgawam
    T~`yvOGlenview
    yFvjlvOWilmette
    |Gx_tvLSouthbridge
    rAutn_CTearce
    dBcts{BKukës
    eEvkwr@Monção
    w@g|{lJGubadag
    zEwrucWSanchazi
    oDptwrLFranklin
    ?zwmpLBrockton
    kA`aexORolling Meadows
    wAhgeoMVestal
    hI|u~wOArlington Heights
    oChoxsMElmira
    xIs`_gACivitavecchia
    l@adqsBBar
    _DxhvwOProspect Heights
    iDxsrbNJamestown
    hDhvjnMBinghamton
    bCec|xCParvomay
    H~x}wNKingsville
    jChu`zLSpringfield
    xGgrgJBerga
    t@fo_pLAbington
    }EhtfzLWest Springfield
    o@uzseGZestaponi
    uG~dixOPalatine
    wBqjwxAVasto
    eD|meoLHanover
    oFglqmJManghit
    \onceHDagestanskiye Ogni
    qAuj{OBanyoles
    ?yz~sUMujiayingzi
    ~LrztyOCarpentersville
    jKr{_{LWestfield
    @dd~pLStoughton
    yBfb}EEjea de los Caballeros
    xB|aawONorthbrook
    fAynekJBoldumsaz
    aBrrxgNErie
    oC~xyoLRockland
    tEakpcCKumanovo
    oIjynAHuesca
    oH~rtwOWheeling
    ]bwtzNTrenton
    `@`_osLMilford
    jD~_wt@Nigrán
    vBolj}FPoti
    uQdfdzLChicopee
    nGtszwOBuffalo Grove
    dFyqkaGSamtredia
    Pq~`vCPlovdiv
    tH}|vbCLipkovo
    rChumxLPalmer
    ?xmfqLCanton
    eDnmjyLLudlow
    rCvprs@Porriño
    gBffrpLRandolph
    iH`~{yOAlgonquin
    yFzbvzOHuntley
    qHdcdwODeerfield
    iJz|{r@Ponteareas
    kRgjeNOlot
    w@kqpiLLenger
    Pv_czOLake in the Hills
    ?bo{vOHighland Park
    mD`rbzLNorth Chicopee
    vFmfaiWSongjianghe
    _ZtkmuLAuburn
    ?zcqqLNorwood
    Cfu}kVAshland
    nFxvtxOLake Zurich
    lFkqosCPazardzhik
    aAi|ryCChirpan
    rB~yiiOPortage
    qAqaigCKriva Palanka
    zDlrjpLBraintree
    i@fzezLHolyoke
    ~Frx_fVAltamont
    VbbptLGrafton
    lNj_qyOCary
    _Egvq}BPrizren
    ChxwzNSouthgate
    [~eozNWyandotte
    mO~n~wOVernon Hills
    qCpl~oLWeymouth
    dCvk_|NRomulus
    dGlnhfVKlamath Falls
    yBo{rsWMusan-ŭp
    lB_ryvALanciano
    m@yrjkGTs’khinvali
    eOnsft@Vigo
    dXhrf{NTaylor
    Yfg`zOCrystal Lake
    Adti}NYpsilanti
    }@nsjqLDedham
    oH|y}yNLaSalle
    iBlscbOJackson
    nJnbwpLMilton
    hBzxtzNLincoln Park
    dFdsjpLQuincy
    dBiicwYYakumo
    iDg|dzWRajin
    EbobqLHyde Park
    |D~c{zNAllen Park
    wAxu}yLSouth Hadley
    T|jcwOLake Forest
    aGfudsLAshland
    mAqnkRRoses
    {@h{fuLWorcester
    p@xgcxOMundelein
    rAtkg}OBelvidere
    U|vrt@Cangas do Morrazo
    `AuablCDupnitsa
    fDemaQFigueres
    ^bdpzLEasthampton
    rBexqcGKutaisi
    i@qabuUChifeng
    wGndx~ORockford
    vBvd{pLMattapan
    kOnsb~NAnn Arbor
    r@`{it@Moaña
    vB`n{rLFramingham
    ?jkgqLWest Roxbury
    xEnk}{NWayne
    dD`jywOLibertyville
    EoaoiCKyustendil
    V~pps@Redondela
    EjmnrLNatick
    ?dtwqLNeedham
    ?zswpLAshmont
    aC_tn~VLiuhe
    wFcp~qBBudva
    aBuokwCRakovski
    mHbobqLRoslindale
    q@dgkiOKalamazoo
    fCuwzrVTieling
    qB`nn{NInkster
    lDhlutLShrewsbury
    w@nicrLWellesley
    Stc_bPFreeport
    ~@hp_sLFramingham Center
    ?rvxpLDorchester
    sGjduyNWindsor
    qNpy~JCalahorra
    fJnbp|NCanton
    tB`uaqLJamaica Plain
    EsyxgLShymkent
    eNjczzOWoodstock
    }B~g{xNTecumseh
    yBkvo{YMuroran
    Gnj{fOBattle Creek
    oGndq~OLoves Park
    hCqpjaCVitina
    vA|jtzNDearborn
    aEhb`|NWestland
    xAnvjzLNorthampton
    p@jncwONorth Chicago
    @~qr{NGarden City
    |Alc~lVMedford
    xBcr`hJKöneürgenç
    cHnsjqLChestnut Hill
    ?v~{pLRoxbury Crossing
    mA|zzyNDetroit
    `@fzaqLBrookline
    ~CdrvyOMcHenry
    GhzspLSouth Boston
    m@k`}cZShizunai-furukawachō
    o@xj_qLMission Hill
    gFl}~n@Ourense
    \zhg{NDearborn Heights
    Er`sqLNewton
    vCydxnCSamokov
    zFn_rUBurgos
    {@qz}zWUnggi
    l@gsb{MKyzyl-Suu
    kF|sjxOGrayslake
    k@`w}pLFenway/Kenmore
    eBx`vsLMarlborough
    bCvlm~OMachesney Park
    fB{qmuAChieti
    vDvvhqLBrighton
    ?vd{pLBack Bay
    l@cbxpAL'Aquila
    ~@emxzWSŏnbong
    y@hyruLHolden
    _DxvtxORound Lake
    gIpllUGamonal
    rDxwbqLAllston
    ?pzupLBoston
    Qgkb~BSuva Reka
    uN|ddwOWaukegan
    gJvwryLAmherst
    qBlyv{NLivonia
    `ErjowOGurnee
    Yo{b`CFerizaj
    d@t{mqLWatertown
    kA~atxORound Lake Beach
    tI`y~pLCambridge
    ?bzqpLEast Boston
    ?tyfpLWinthrop
    Zh|ryLAmherst Center
    z@tbfmVCentral Point
    t@pexqLWaltham
    iCnhvpLCharlestown
    pFuku{BGjakovë
    tHvzk{NRedford
    E`n{rLSudbury
    `Lzr}pLSomerville
    ?z{jpLOrient Heights
    nHqdmrBCetinje
    qAnnbt@Marín
    ^drppLChelsea
    iBfs{yNHamtramck
    vHtamqLBelmont
    ~I_ca}BOrahovac
    s@rbwt@Sanxenxo
    _NmenmARieti
    nJjttpLEverett
    ?|olpLRevere
    e@_myiJXo‘jayli Shahri
    vIzvrtNChatham
    xHvvhqLArlington
    qHn|~pLMedford
    }A_k{hAViterbo
    |EqndvAFrancavilla al Mare
    b@ibeiLAksu
    |HnbwpLMalden
    xNke~bLArys
    tAdjws@Pontevedra
    hBkio{CStara Zagora
    dBgil_CShtime
    rRt_woVGrants Pass
    aCxv{qMIthaca
    q@q_|vWHoeryŏng
    JiiqtBPodgorica
    pFzv_yNGrosse Pointe Woods
    wFhzawOZion
    vBb`vqLLexington
    j@bn_t@Poio
    hFrv`~LPittsfield
    nEs`u|YNoboribetsu
    Pf}dqLWinchester
    iAkrcpBHerceg Novi
    uOu~tuAPescara
    BnbwpLMelrose
    Q_wxjJNukus
    vA|ruzNOak Park
    dAih_pMBalykchy
    S|inrLConcord
    Gsi`bCGjilan
    MpflzNFerndale
    bEpgfzNHazel Park
    cFxclpLSaugus
    dCtv}MLogroño
    |@hi`pLLynn
    aCkhxzYDate
    ^tfiyNEastpointe
    sNtg}zNSouthfield
    lQv|gqLWoburn
    sAzr}pLStoneham
    p@xxn|NNovi
    wDkxv`DYambol
    yAekx}CNova Zagora
    oDfv~rLActon
    Ufr{{NFarmington Hills
    w@nnfzNMadison Heights
    hJ`enzNRoyal Oak
    _BnntyNWarren
    By|m}MKarakol
    dFnvrrPWaterloo
    qFyssrCPanagyurishte
    sD`f|xNSaint Clair Shores
    [bteyNRoseville
    Tbew}PFort Dodge
    {F|dkkQSioux City
    JllnoLMarblehead
    m@p|jhPDubuque
    |FbxuzNBerkley
    lDpkpqLBurlington
    eDdlxpLWakefield
    Bk_tfDBurgas
    mAksjHles Escaldes
    q@yahHAndorra la Vella
    w@r_l~OBeloit
    Dwip~FZugdidi
    mChi`pLSouth Peabody
    }CuuiuAMontesilvano
    aVm_ozWŬndŏk
    bB~wuoLSalem
    {Dzrzl@Monforte de Lemos
    Pg|zzWAoji-ri
    iAsu|wLTalas
    |Ftq~tLLeominster
    w@xx|pLReading
    rEdwfsPCedar Falls
    Jbg|oLPeabody
    qAgsa~VMeihekou
    tLwratVKaiyuan
    a@_dklLTurar Ryskulov
    yRswirWHelong
    k@qnyzBDeçan
    uRlblqLWilmington
    Odigg@Ponferrada
    Eve{zNBirmingham
    iIolv}YShiraoi
    jCwktdCVranje
    hDxnuwOPleasant Prairie
    b@jrmoLBeverly Cove
    Hj`{u@Santa Uxía de Ribeira
    oDyiv}BLlazicë
    zH|u~qLBillerica
    ?hwroLBeverly
    eMlsryTTwin Falls
    e@qkdlATerni
    qJstecHIzberbash
    yDfz|{NWest Bloomfield Township
    iRhcmvLGardner
    ?xo|oLDanvers
    `Lnu_sLWestford
    hBvywyNSterling Heights
    vHj{fuLFitchburg
    cClq_wOKenosha
    _FnhbyNClinton Township
    |@`rbzLGreenfield
    gZrwnt@Vilagarcía de Arousa
    g@ktqkCPernik
    v@jbzxNMount Clemens
    ~Fn|qrLChelmsford
    Un}~`@León
    rB~~}oMCortland
    xL`fozNTroy
    yNz|wqLTewksbury
    lBl_ha@San Andrés del Rabanedo
    fFpkhnLGloucester
    eG_}_zCKazanlak
    fQulsaWHuinan
    fQyyo~BGlogovac
    sN_wjvCKarlovo
    H`}grLLowell
    _Jy{g_ZTomakomai
    eE`xj{NPontiac
    fDh{ybOHolt
    aAy|omBDubrovnik
    oPtr|`@Villaquilambre
    g@tgfu@Boiro
    rGyducDKarnobat
    aGlodaMAlbany
    bQ`fozNRochester Hills
    kAwpyzBPejë
    kDhpop@Lalín
    e@yqrrATeramo
    cBkoe`WChaoyang
    jDuiw_CKosovo Polje
    bSpderLDracut
    q@bkxyNShelby
    lAqgptARoseto degli Abruzzi
    kB_de`CPristina
    rBijd}VDongfeng
    {Z~mi~OJanesville
    a@hzhaMWest Albany
    eH{ut_DSliven
    j@lq~PMiranda de Ebro
    fBbt_{NAuburn Hills
    }Cr{xr@A Estrada
    gKxjb|NWaterford
    wLpifwOMount Pleasant
    G}njmCSofia
    LiotPPerpignan
    iBbqdqLNorth Andover
    |Ie}tx@Bastia
    fBodjeDAytos
    }Jl`jqLLawrence
    lNsv}nBTrebinje
    d_@tvhbOOkemos
    bKxaxvORacine
    F`noqLMethuen
    lExtvgTConda
    Ot|w`MTroy
    jDy|gkXVrangel’
    pF`wacOLansing
    |LdwsbOEast Lansing
    W{xfxVXifeng
    vArsor@Ribeira
    nB`oncOWaverly
    vCuawlASpoleto
    rRvqcbOHaslett
    Cx`eaMLatham
    fTsyftAGiulianova
    r[yxxbAGrosseto
    pFhoesLNashua
    qQe}|tWLongjing
    rD{asrBNikšić
    r@jpnnNSt. Thomas
    ~@vpy`MCohoes
    cE~gypLHaverhill
    dGcfwjATodi
    BqkltVChangtu
    fE{m`|BIstok
    jRnmnbMRotterdam
    q@xcqlOHolland
    yAplqqLSalem
    qS~ods@Teo
    j`@drfIBarañáin
    tEpuswOCaledonia
    bA`{bIIturrama
    lFp_dIErmitagaña
    nD~eroLNewburyport
    bCl{_ISegundo Ensanche
    `@ymvaMKara-Balta
    @hihbMSchenectady
    z@baaIPrimer Ensanche
    kEd}_IPamplona
    rBwms~GBuynaksk
    mCkmq_ZChitose
    iJ{e~~BVushtrri
    ~F`eb`NLackawanna
    @lwzHBurlata
    }J{gicMBelovodskoye
    kKpxriNNorfolk County
    t@q{uyPHami
    `XiirjMTokmok
    eDmrgjXNakhodka
    }Rf_iOGasteiz / Vitoria
    Glq}_NWest Seneca
    xIedzqAAscoli Piceno
    jNxo|oLAmesbury
    oCpyukNTillsonburg
    jOvpjsLMerrimack
    u@lkgaMClifton Park
    cBvg{gSCasper
    hAqiszWHunchun
    rEtnviOKentwood
    t@ojgfMBishkek
    aCp_imTPocatello
    t@_ew}LMerke
    z@_sziZSarubetsu
    pD}}oyCGabrovo
    xRpads@Santiago de Compostela
    KpbjrLDerry
    dB}owaHKaspiysk
    gDuoj~BMitrovicë
    xBuqxfMLebedinovka
    zAkwwzVLongshan
    g@rwgwOOak Creek
    {@x|l`NBuffalo
    dCg`hiMIvanovka
    n@amluWYanji
    e@b_jxOFranklin
    rFihzgMKant
    dA`cgrLDerry Village
    uD_qb_ZEniwa
    eAiizuCTroyan
    sJkbsrLTaraz
    tEndrbNPort Colborne
    ?jqw`NFort Erie
    bBok_zYKutchan
    cFdxt_NCheektowaga
    w@pqh_NDepew
    }Drs}xOMuskego
    cCcy_hZMemuro-minami
    GzfsjOJenison
    Xwje~BZvečan
    p@s_fpCBotevgrad
    oDhrmjOGrandville
    pAsgj`CPodujeva
    @~ggwOSouth Milwaukee
    vGdibjOWyoming
    aKwr`iZObihiro
    _Yqyf_APiombino
    `Femu`AFollonica
    pClh~bMGlenville
    xFxhirMAuburn
    cEjycxLKeene
    }I}qk`WPanshi
    uCd{xcMAmsterdam
    iWj}nsLBedford
    yB{vh_PTurpan
    rGemqwWNamyang
    xIsvqwWNamyang-nodongjagu
    bBw~olAFoligno
    UnzdqNStrathroy
    iDwhusASan Benedetto del Tronto
    i@iilxWOnsŏng
    `F|exhOForest Hills
    ZdmgwOCudahy
    lBnqaaPFitchburg
    x@t}dxOGreenfield
    cEp`{iOGrand Rapids
    Bnk~_NEggertsville
    ~EmwnwWTumen
    Zvhk`NKenmore
    pNtravNPort Huron
    IukdgXFokino
    tBubqdWHuadian
    KhyrkOAllendale
    rG_eepZKushiro
    rAcz`_ZKitahiroshima
    x@rtwxONew Berlin
    mCuk|`HMakhachkala
    x@nq}_NAmherst
    Zlp}uNSarnia
    xMnyxnNLondon
    BzlubNWelland
    uEqqi`HSemender
    bRwx_iZOtofuke
    lKl_csLManchester
    qFej}dCLeskovac
    E~~e|MBatavia
    fCbij}NBurton
    aEpqnjOWalker
    kPcvdyFSokhumi
    gFcymsLSarykemer
    ~@bxbm@Lugo
    oDvuoyOWaukesha
    tArex}NFlint
    `Fmd|uPSandaoling Lutiankuang Wuqi Nongchang
    }D|zcxOWest Allis
    jDjmi_NEast Amherst
    gMw`fxCSevlievo
    w^zj}`NGrand Island
    jOk}owBBijelo Polje
    `@fdj`NNorth Tonawanda
    VlfpwOMilwaukee
    rEsqsoGVladikavkaz
    vCgw{lGAlagir
    pAoacfJQŭnghirot
    ~MjpwoMSyracuse
    eCl~cxOWauwatosa
    rIlgwdMGloversville
    }RjsuxMHenrietta
    eCnhwxOBrookfield
    oJglqkABastia umbra
    O`heNArrasate / Mondragón
    aFolv}YSapporo
    nEgsofJOltinko‘l
    nLtdt`PMadison
    nKjzznLPortsmouth
    _JqfgxFStantsiya Novyy Afon
    cAotl{CVeliko Tŭrnovo
    |Dp`jaMSaratoga Springs
    |Yaspb@Six-Fours-les-Plages
    sGlwoaNNiagara Falls
    Jd_HLourdes
    dGxhhaPMiddleton
    aHdsqaNNiagara Falls
    mAb{djMUtica
    |C_mxqWAntu
    jAoa{b@La Seyne-sur-Mer
    bAk`~}BLeposaviq
    lDqp{cXVladivostok
    sF_r}~YEbetsu
    yHysxfXBol'šoj Kamen'
    n@l_d{OOconomowoc
    t@{trjAPerugia
    mLmryHPamiers
    _@jtkbNThorold
    nHublb@Sanary-sur-Mer
    FwrokXPartizansk
    m@q~kd@Hyères
    sKg{dc@Toulon
    Yq{tc@La Garde
    uHmzz{CGorna Oryahovitsa
    rG}b}tGUrus-Martan
    mDetzuCLovech
    oBrlzkNWoodstock
    @lhliNBrant
    ?v_|hNBrantford
    oCpztKTolosa
    vDkhe|BNovi Pazar
    _Byqoc@La Valette-du-Var
    nPvoaQLaudio / Llodio
    qL|qixMBrighton
    q@cfdwGShali
    {Cmiad@La Crau
    wIejzhCPirot
    r@nizwPMason City
    xBfhvxMRochester
    xSqpcvVSiping
    xCcfwrAFermo
    p@otwwGAvtury
    iEb|fyMGates-North Gates
    vItlomONorton Shores
    jDleh_NLockport
    ~@flaODurango
    AtatbNSt. Catharines
    }Iasea@La Ciotat
    uA`aroMCicero
    }EedesAPorto San Giorgio
    gBohjmGArdon
    AdlyxOMenomonee Falls
    dA_q`mLKaratau
    o@xdbaMWilton
    {@m|eiDAsparuhovo
    dHxpo_PSun Prairie
    c@yeiQNarbonne
    `BjvaNEibar
    `Btl|oMClay
    fChxgNErmua
    Xc|`qGSurkhakhi
    aE{nr{YOtaru
    rGqlksGAchkhoy-Martan
    y@sxxnGBeslan
    bEd{p|OWatertown
    yHloqoLDover
    `FlhsdNGrimsby
    Pgmf`ZIwamizawa
    zFco`}GKizilyurt
    mBgeezYYoichi
    aB_phxGKurchaloy
    fIxdssLConcord
    gBwwapATolentino
    eCodynCVratsa
    iDcoqpGEkazhevo
    ~@hmpkMRome
    N~m`t@Carballo
    g@fhoxMIrondequoit
    vEpjhxOMequon
    }A}uiMCarcassonne
    @zdyoVRoseburg
    PhztOAmorebieta
    MpjzeNStoney Creek
    L{_w~YTōbetsu
    oBvnegNAncaster
    iB_fjiDVarna
    lTuwgpGNazran
    bFslloGKantyshevo
    e@x`xxOGermantown
    rEbgjPGaldakao
    mIe}LTarbes
    IklwbCProkuplje
    @lklmOMuskegon
    bIyrclCBerkovitsa
    wBg{}qGNesterovskaya
    lBfsrPBasauri
    Aydw}YIshikari
    eFhhssLEast Concord
    CykwwGTsotsin-Yurt
    _Lwg}_@Mazargues
    yFuwi{GKhasavyurt
    _Ctheb@Mieres
    JdsjfNHamilton
    lB}zdaDTargovishte
    `C{wltMAlmaty
    o@cm~rAPorto Sant'Elpidio
    q@rpxPSantutxu
    uAsx~_@Marseille 09
    kB`hiKOria
    qB|iuaNNiagara-on-the-Lake
    |Oy|}_@Sainte-Marguerite
    jA~izPBilbao
    wI|}`KHernani
    ~CpziKLasarte
    aH{jicDShumen
    Rcez_@Marseille 08
    jTyxc`@Saint-Loup
    zBet``@Marseille 10
    oKi|u_@Marseille 07
    zC~xfLZarautz
    _I{ry_@Marseille 06
    Wrker@Culleredo
    fEqxe`@La Pomme
    rA_ee`@Marseille 11
    {B_fb`WYantongshan
    qAu__a@Aubagne
    Lek}vGArgun
    tC~i}q@Cambre
    Silr_LTurkistan
    Jmp|_@Le Camas
    qAmx}_@Marseille 05
    P~dua@Sama
    m@awd`@Marseille 12
    XxrfQBarakaldo
    Xs{w_@Marseille 02
    ^u~y_@Marseille
    }AyobqAMacerata
    Xmqz_@Marseille 01
    hFex~_@La Blancarde
    eDy}}_@Marseille 04
    UeqlvMTalghar
    U}}x_@Marseille 03
    J_tceXTrudovoye
    iDnwcQErandio
    NrlepLRochester
    \xr|r@Arteixo
    HgyvrACivitanova Marche
    Uyl`qGKarabulak
    kBade_ACecina
    j@u|pqGTroitskaya
    Be{joWDashitou
    {@u|zuVLishu
    Vfova@La Felguera
    `FvijQSestao
    eB{k_wWWangqing
    E}zeTAgde
    a@|ndAPau
    mArprJErrenteria
    ?}rzuGGrozny
    wAtv`KDonostia / San Sebastián
    _KxakOGernika-Lumo
    zCo_ddASiena
    a@gi_`@Marseille 13
    jEms}qGSunzha
    g@~}lQPortugalete
    eGwrowZNemuro
    _@_bi`@Les Olives
    nAy~tdCNiš
    ?iwy`ZBibai
    y@dkwJPasaia
    {CfwfQLeioa
    {C~goQSanturtzi
    fGad~_@Saint-Barthélémy
    cFdjwq@Oleiros
    GhcqfNWaterdown
    gFqum`@Allauch
    jIrn|IIrun
    d@mdwmAFabriano
    nD_rsaIZhanaozen
    EsvrRBéziers
    rEkcukBMostar
    qBgxy_@Marseille 14
    xGr}biNChristopher-Champlain
    fEvwjQAlgorta
    O`ruWTorrelavega
    x@iub_DPopovo
    ?yf`dZFurano
    ?yf`dZShimo-furano
    qA}akxGGudermes
    zJvujPMungia
    z@ylvwMEsik
    n@iuatMBurunday
    fBe}cuBPljevlja
    RrdkQGetxo
    cAasyeXArtëm
    `Fyyp_@Marseille 16
    [haeiNCambridge
    Rvptb@Oviedo
    lRxhduVCoos Bay
    \vnamNStratford
    sDjy}IHondarribia
    ~AyssmWDunhua
    tD~yfr@A Coruña
    xAstt_@Marseille 15
    xNhqh`MQueensbury
    dPqn}dGTyrnyauz
    Ft~sRCastro-Urdiales
    oI`ehfNBurlington
    dI}hu~@Rosignano Solvay-Castiglioncello
    yOhc`iNFiddlesticks
    aRdeiVEl Astillero
    yD{fpUSète
    kHw|~c@Brignoles
    lAsyk]Port-de-Bouc
    mAkjz]Martigues
    HbxuVCamargo
    kGkxk_@Les Pennes-Mirabeau
    pG{nvlCMontana
    yLkny^Marignane
    _Ac}fuCPleven
    u@uibuMOtegen Batyra
    bBxenjNForest Heights
    Bpsk_OSaginaw
    lCnprOBermeo
    Rei|bAColle di Val d'Elsa
    `Fk}ih@Saint-Raphaël
    cElifyOWest Bend
    H~ykjNKitchener
    oB}tb{NXinyuan
    Yvd`jNVanier
    |EmstrFAdler
    lLepbh@Fréjus
    NhxeiNHespeler
    qLqvd]Fos-sur-Mer
    vCza~nLSanford
    qYgm|UFrontignan
    e@auwb@Saint-Maximin-la-Sainte-Baume
    eEfajeNOakville
    _Naek`@Gardanne
    k@rm~qMOswego
    qFh`f}OBeaver Dam
    |EyzaGMuret
    Ayb`_@Vitrolles
    Cbqv_OSaginaw Township North
    oGgmogAArezzo
    wGkcuiACittà di Castello
    `@xcfVSantander
    dAjtxjTIdaho Falls
    UlzljNWaterloo
    _Kgj`cAPoggibonsi
    ~]faoHBiarritz
    qGitklGTerek
    yBx~fq@Ferrol
    wA{fhqAOsimo
    cBw|baZSunagawa
    yG`vgHAnglet
    eGvhqeUKuna
    jArl_mLBiddeford
    y@fu~GBayonne
    fF{qnrFKudepsta
    bGaifiGNalchik
    lGuzyxVGongzhuling
    Ptj}lLSaco
    rArw~p@Narón
    kUuwicBSplit
    pAwrybZAshibetsu
    ~AifxpVShuangliao
    u@uadoGMalgobek
    _Fubm]Istres
    jCqwirFKhosta
    {D}xbaLKentau
    HjcqfNMilton
    lM_tyoAJesi
    tBwz}}VShuangyang
    dGkfseAMontevarchi
    hGt`fsLLaconia
    l@ykg`@Aix-en-Provence
    tNqkz`DRazgrad
    ~Exd}b@Corvera de Asturias
    Rnwpa@Gijón
    }@wpeGCugnaux
    x@srmf@Draguignan
    vIpyta@Natahoyo
    d@rhmfUNampa
    wFcitcBSolin
    p@vdkmQSioux Falls
    y@my_~@Livorno
    IoceoGStaryy Malgobek
    kCk}ii@Mandelieu-la-Napoule
    P|~yhNGuelph
    ~FyxysZNakashibetsu
    }Gutxi@Cannes
    nC}acaZTakikawa
    aDultjGNartkala
    `@dedc@Avilés
    gJitklWHuangnihe
    xLqprhLZhangatas
    xEcyzhDDobrich
    ~@ye|FPlaisance-du-Touch
    oAiazfCKnjazevac
    wA_w_iGChegem
    b@u|jeASan Giovanni Valdarno
    QmgyVLattes
    iDyglj@Juan-les-Pins
    zA|rrlLWest Scarborough
    n@goj|RDalandzadgad
    bQo|yi@Le Cannet
    lCuy`j@Vallauris
    vAjgeeNMississauga
    mByweaCKruševac
    ~Bmqnj@Antibes
    mEujriWBaishishan
    nDwap]Miramas
    kJct`GTournefeuille
    ~Pjp__OBay City
    oDats|MShelek
    kAyvmqFSochi
    qA|ckdOMount Pleasant
    ~Gegui@Mougins
    eJ}}xGToulouse
    pAyteaMShu
    SottLCastres
    }DkvmqAAncona
    tIutcGColomiers
    Cxmk|LRutland
    ^ebtVMontpellier
    QozcHBalma
    cB|ukeUMeridian
    f@_}fiVTongliao
    cBp~fdUBoise
    oE`peaOMidland
    y@hyhdNMimico
    kAeumWMauguio
    As`e_CTrstenik
    tDqfvyCSvishtov
    jTcbxpAFalconara Marittima
    tWvxndNIslington-City Centre West
    h@njncNWaterfront Communities-The Island
    cD`qfdNStonegate-Queensway
    t@q~xVCastelnau-le-Lez
    `AznzcNSouth Parkdale
    DulnGBlagnac
    }ExmdlLSouth Portland Gardens
    dCrrzfNHalton Hills
    pAofurNKax
    c@n|ukLSouth Portland
    qAkab^Salon-de-Provence
    yDp~sdNEtobicoke
    g@netcNNiagara
    r@da`dNHigh Park-Swansea
    v@o}qBAuch
    eBvqxcNLittle Portugal
    vAemmjTErenhot
    h@`ntcNTrinity-Bellwoods
    It~zxPAlbert Lea
    _CxffcNSouth Riverdale
    qAbtwfNGeorgetown
    rBc~rlBKonjic
    dFvgrcNKensington-Chinatown
    nC`gmcNMoss Park
    _CzjadNHigh Park North
    Kk_yyCZimnicea
    bBbmykLPortland
    Mv_pcNBay Street Corridor
    _@qrgi@Grasse
    Rv`vdNEringate-Centennial-West Deane
    `ByaytZShibetsu
    aAzuncNChurch-Yonge Corridor
    kC_|iwHAktau
    c@uh{_APontedera
    vA~ajm@Viveiro
    U{hvhGDugulubgey
    k@~negUCaldwell
    y@kasj@Cagnes-sur-Mer
    wEzizcNDovercourt-Wallace Emerson-Junction
    ~AnbnvPAustin
    cCwdyrBGoražde
    fDh~mcNNorth St.James Town
    K}wbqFDagomys
    rBjvjdNEdenbridge-Humber Valley
    eA~qscNAnnex
    cDoh{j@Saint-Laurent-du-Var
    p@dk~bNThe Beaches
    jBbgedNRockcliffe-Smythe
    k@oc~j@Les Moulins
    a@kol_ACascina
    {Bmjg[Arles
    UvjolLWestbrook
    jAuyfXLunel
    oD}afaASan Miniato
    tEqkerNBaytokay
    pAer}j@Plaine du Var
    ]phzcNOakwood Village
    C|yncNRosedale-Moore Park
    z@pjzeNBrampton
    Vz|pdNWillowridge-Martingrove-Richview
    Ie}uhGBaksan
    j@~c_cNEast End-Danforth
    qOflecNDanforth East York
    lCy{fxHMangistau
    sFmldaASan Miniato Basso
    rAexq`@Pertuis
    t@xmxbNBirchcliffe-Cliffside
    _@jn~bNTaylor-Massey
    k@pkdeUEagle
    bJbuodNKingsview Village-The Westway
    iF|ocdNBrookhaven-Amesbury
    sD_djk@Nice
    m@phidNWeston
    T|dlcNLeaside-Bennington
    _AnoqcNMount Pleasant West
    h@vzocNMount Pleasant East
    vB`wqiNFergus
    f@nprcNToronto
    d@ltacNO'Connor-Parkview
    ~Aj`icNThorncliffe Park
    ^y_}aZFukagawa
    n@o}n~@Pisa
    yAfmiuQMitchell
    xAjxlEDax
    fIrs{bNClairlea-Birchmount
    ~Bueok@Saint-Roch
    dCfdydNWest Humber-Clairville
    FczroASenigallia
    ~Av~scNLawrence Park South
    iAkeyaAEmpoli
    JjqecNFlemingdon Park
    lC{`trNSamuyuzi
    wAxbzcNEnglemount-Lawrence
    aBaaehWJiaohe
    z@dxqbNCliffcrest
    }@}_lj@Vence
    LfqwbNKennedy Park
    {H_|g}BKraljevo
    iG|dbcNVictoria Village
    kHlwvcNBedford Park-Nortown
    sDpnddNDownsview-Roding-CFB
    cBwi_`BŠibenik
    `Haohl@Monaco
    o@v~hcNBanbury-Don Mills
    dCv{obNScarborough Village
    Q~ttbNEglinton East
    z@wsil@Monte-Carlo
    ?i_poGMozdok
    }Ejz{cNClanton Park
    mJd~hdNGlenfield-Jane Heights
    R{rkqNYengitam
    gBjkwdNMount Olive-Silverstone-Jamestown
    B{bxvCTurnu Măgurele
    fDn__cNWexford/Maryvale
    aFxvjvOSheboygan
    fD`~ndNHumbermede
    gClx{bNDorset Park
    d@schcAScandicci
    CtswcNLansing-Westgate
    kArdecNParkwoods-Donalda
    ~A}ksrNWeiwu'eryuqiwen
    Z~uncNSt. Andrew-Windfields
    sBspvkGProkhladnyy
    cVjw}cNBathurst Manor
    GjsjdNBlack Creek
    tAndddNYork University Heights
    rAhdqbNWoburn
    NhsrcNWillowdale
    HzcvbNBendale
    w@zvgbNWest Hill
    vEnoicNHenry Farm
    kBfbscNWillowdale East
    Bqs|cZAsahikawa
    y@fexcNWillowdale West
    oBkgy~FKarachayevsk
    jGtexzOFond du Lac
    LcmptCCorabia
    }Bv}ncNBayview Village
    Ieuxl@Menton
    k@upycACampo di Marte
    {Dr`}cNWestminster-Branson
    k@cpscAFlorence
    s@zh~bNTam O'Shanter-Sullivan
    _JfwicNDon Valley Village
    }Fj}xcNNewtonbrook West
    YzbfcNPleasant View
    uBv~lbNMorningside
    jC`qxbNAgincourt South-Malvern West
    yAoamm@Ventimiglia
    eEb~scNNewtonbrook East
    aL~_bcNL'Amoreaux
    hEevqpNArewusitang
    bI{mtuOÜrümqi
    g@jf{kPLa Crosse
    iDutfmZKitami
    cBt`ebNRouge
    KnmzbNAgincourt North
    p@k|kdXUssuriysk
    Rb|icNHillcrest Village
    cMnipbNMalvern
    jGrhecNSteeles
    aLojlmDMangalia
    eBo~mn@Sanremo
    tUe{|bACampi Bisenzio
    p@~__cNMilliken
    fBp|hiTRexburg
    _@kynnZMotomachi
    xF_gib@Manosque
    qFcqv]Cavaillon
    VqqvnBIlidža
    UatylCLom
    VgjjcASesto Fiorentino
    iJkchnNChapchal
    v@d_fdNVaughan
    v@wcrYNîmes
    bKaimnAFano
    vBm~o_ACapannori
    eE}sb_ALucca
    iGd||kPNorth La Crosse
    P_|mcWJilin
    a@a_b|GKizlyar
    qDwf`oBSarajevo
    Gw_l}CRuse
    kCnbkaNAjax
    XggdrNOnyar
    iMuaz|FZelenchukskaya
    mJ{ucxBUžice
    jTrtfgNCaledon
    }Aslc~@Massarosa
    j@_kjuMKonayev
    @juxbNMarkham
    Jw~p}@Viareggio
    aLxazcNRichmond Hill
    lIoodqNYuqunweng
    {N|xteNBolton
    o@kb|{VChangchun
    q@ekvbAPrato
    fB{}v`AMontecatini-Terme
    |Dlqw`NWhitby
    bBrjzkPOnalaska
    ~E{ym}CGiurgiu
    |Fydap@Imperia
    hB`b`BMont-de-Marsan
    tBwpe{BČačak
    uBwagoNTaxkowrük
    rVps~aNPickering
    ?xhg`NOshawa
    yIim{fCZaječar
    eHy`myKZhangaqorghan
    iFa|`oFLazarevskoye
    b@ovymAPesaro
    {Ke|vcGKislovodsk
    vBhb`jLBrunswick
    ~@mbjoNGhulja
    dD|m{gNOrangeville
    Azvf_NBowmanville
    `Hiry]L'Isle-sur-la-Sorgue
    uKiijbAFornacelle
    mDwx{oNHudiyuzi
    fCkujbAMontemurlo
    _AoylaCĆuprija
    eF_pbLAlbi
    t@iurqNAwuliya
    ^yotaAPistoia
    {Jkro_ZRumoi
    |Ly}lcUXilinhot
    wJsfz}@Camaiore
    rFg_obGUchkeken
    eIwfj\Avignon
    hWebx|VXinglongshan
    }Efy|`NBrooklin
    lBgxhiGNovopavlovsk
    I_sl}@Pietrasanta
    Xdsa|MCobourg
    mCoft\Le Pontet
    ~@}pvlACattolica
    sKgz{nNBayandai
    pAiwecUXilin Hot
    N~lubNStouffville
    {WfiinMWatertown
    Ke|spNJelilyüzi
    ~Eqqw`CJagodina
    zHqthoNDadamtu
    pHi|ryCAlexandria
    kP{k}mBVisoko
    sD_d~jCCalafat
    yAwetjCVidin
    nWq`glARiccione
    dAnw_dNAurora
    @zmbcNWhitchurch-Stouffville
    ?bxnvMPrince Edward
    oJc~t|@Marina di Massa
    uJkg~oNPanjim
    [ytzsOChangji
    pFi|v\Sorgues
    cSeht~BKragujevac
    ?opomCBăileşti
    {AwngGMontauban
    oJutpoZAbashiri
    c@zoksPRochester
    eEkm_fGGoryachevodskiy
    mBhnl{OOshkosh
    tAggweGSvobody
    Ze_udGYessentukskaya
    Sok{{BGornji Milanovac
    i\mi{|@Massa
    gH{eh|@Marina di Carrara
    rWtvzmVSpringfield
    yDgfckZEngaru
    OkkqdGYessentuki
    iDvhinPWinona
    @icdq@Albenga
    BwgweGPyatigorsk
    Jlw_dNNewmarket
    cEdkgnVEugene
    aBigrlNHuocheng
    iEy}x]Carpentras
    vEujoiBBugojno
    `@_dukARimini
    }@tkmcVBend
    fs@mrzeCBor
    uLyfs|@Carrara
    _CxhauRRapid City
    vGiypaDOlteniţa
    F{ne_GUst’-Dzheguta
    l@ve_xPOwatonna
    r@aah_XDongning
    hLzr_vOManitowoc
    fK}d`e@Digne-les-Bains
    Kqf_fGInozemtsevo
    hOx_tkLAuburn
    {DogxQMillau
    f@vk{aNUxbridge
    VjypkLLewiston
    o@kmpmFTuapse
    CpezcNEast Gwillimbury
    tEmu}z@La Spezia
    cLkcieGLermontov
    iMwvx{@Sarzana
    oKct|{AZadar
    xAozrsCCaracal
    ?ypnwCRoșiorii de Vede
    j@oikeDSilistra
    _Bkb|gGNezlobnaya
    jTc`|WAlès
    dh@aoj\Orange
    gBufviACesena
    xIczbkABellaria-Igea Marina
    ~@ujneGZheleznovodsk
    mRugihGGeorgiyevsk
    fAt{mfNAlliston
    sB}b__WJiutai
    oGuf~cZMinamishibetsuchō
    gHe}llXArsen’yev
    rEddx|PMankato
    `Jkhe[Bagnols-sur-Cèze
    S{aeuOWujiaqu
    sI_migNZharkent
    ~@hyhwMBelleville
    vJ_}hvKShiyeli
    oAypbdZShibetsu
    g\oswmDConstanţa
    lGrslxMQuinte West
    oFhz|zONeenah
    kL{|jcGSuvorovskaya
    p]kutjACesenatico
    uDyzglBZenica
    ]mexBAgen
    UruyzOMenasha
    v@miyiNQarasu
    oVozgfGMineralnye Vody
    |b@_znhAForlì
    eE_ds_GCherkessk
    eGmjyjBTravnik
    AupohCNegotin
    pIbuxqMKingston
    g~@yaskDMedgidia
    Jnw_dNKeswick
    @~dttMGreater Napanee
    |c@bsszOAppleton
    JwvjjACervia
    ~\qfhwXKavalerovo
    bB~wqbVRedmond
    `@m~tsVChangling
    Ueijx@Sestri Levante
    cEyjmxBValjevo
    bHhswyOKaukauna
    rd@weogAFaenza
    eBz{|bSGillette
    bKdqgxPFaribault
    bOfqceNInnisfil
    @lc_}MPeterborough
    yE{aclOShihezi
    oM_sn|BAranđelovac
    rEeuvr@Savona
    |Cxx{hLAugusta
    iA||xmQBrookings
    rO_mgpCCraiova
    ?_}pmDNăvodari
    ?_s|dWJishu
    gBax{w@Chiavari
    yXqtqiOSandaohezi
    oi@qcbjDCernavodă
    ?qzeeOXininglu
    j^wiiw@Rapallo
    g@_`brCBalş
    Kjop_NLindsay
    k@cxndZNayoro
    aEcp}iZMombetsu
    GsruNRodez
    qSovnfAImola
    wRyo|~BSmederevska Palanka
    ~^ivl~CSector 4
    yVutu~CPopeşti-Leordeni
    ?ie{hDFeteşti
    XlmecPWisconsin Rapids
    oDceszBLazarevac
    qGoac~CSector 5
    fGwgam@Cuneo
    vFqfl|FOtradnaya
    |Gg{un@Mondovì
    zJmxm_XSuifenhe
    \ryfeNBarrie
    rMm}qu@Genoa
    wJ}ohCVilleneuve-sur-Lot
    }DmiyjGZelenokumsk
    yAuqyeWShulan
    Oaj~wFMostovskoy
    aEq`niARavenna
    gRosyhDFetești-Gară
    pDkjugALugo
    jEsav~CSector 3
    oFg|hpFKhadyzhensk
    lOmiycOWusu
    wBc{i~CBucharest
    kBubvsCSlatina
    uFajx}CSector 6
    dYr{rwOBellevue
    wMjhnxODe Pere
    U}qwGCahors
    yA_e|~CPantelimon
    wGqco~CSector 2
    eP~rrwPNorthfield
    _DywnqFApsheronsk
    dUner}LSouth Burlington
    ~IefsdASan Lazzaro
    `OmcycACasalecchio di Reno
    Xlfz}LBurlington
    xRbepxOAshwaubenon
    oB_`bcWFate
    FjgrhNCollingwood
    j@oqebAVignola
    gQmancAZola Predosa
    b@s~v~CVoluntari
    lF}p~}CSector 1
    mCeredABologna
    dY_bpoEYalta
    nCci_@Marmande
    tVkkalEBalaklava
    qPhekgNWasaga Beach
    kF|jfxOGreen Bay
    yL~_vaPStevens Point
    wVuimtBLoznica
    tO|gdmVLebanon
    Vetd~VDehui
    gDi||pBTuzla
    n@{s~`AFiorano
    cJskapBLukavac
    jA_ly`ASassuolo
    g@~usxOHoward
    a@lum}LColchester
    yKcqdvWMudanjiang
    cEebpnCFiliaşi
    lActbn@Fossano
    {Bd}~gLWaterville
    jGys_\Montélimar
    tGsmwzXDalnegorsk
    pBwfbd@Gap
    xGqck}CBuftea
    kBf_xsPRed Wing
    qEvrioVCorvallis
    Lsk_fDSlobozia
    vFxg`mNOwen Sound
    oLuqutWHailin
    vBaseaAFormigine
    vLm{idACastel Maggiore
    rHkzigFGelendzhik
    }a@`s}lMBrockville
    xHedmbACastelfranco Emilia
    `Kk~g`AScandiano
    dFsntiXSpassk-Dal’niy
    yUcowsFMaykop
    EkcrkESevastopol
    hAfzvcNOrillia
    pf@{fi`CPožarevac
    oPokgiCDrobeta-Turnu Severin
    iFdh`cKHalifax South End
    ~I`t~ELa Teste-de-Buch
    s@og__GNevinnomyssk
    _A{uzmFGoryachiy Klyuch
    fEv_jcKArmdale
    F|roEGujan-Mestras
    CceswFLabinsk
    n@`cknVAlbany
    zDelgcASan Giovanni in Persiceto
    yDdbowPFarmington
    tFnj`cKHalifax
    sC_|k~FKochubeyevskoye
    }Fynvl@Saluzzo
    oBuztaAModena
    Xymvm@Savigliano
    Qbo`cKDowntown Halifax
    a@rthcKHalifax West End
    lB~mbxPLakeville
    ^uqbsCDrăgăşani
    eNajhzBObrenovac
    pGlircKClayton Park West
    dTulv~BSmederevo
    `MvtjePMarshfield
    jCe`snRBogd
    mBll`cKDartmouth
    mBbnlbKCole Harbour
    sHkdur@Acqui Terme
    dB_{m{BSremčica
    jAss_qEAlushta
    RxtvbKWoodlawn
    l~@om|n@Bra
    p@il{_AReggio nell'Emilia
    NcaxdOHuyanghe
    lBtgi_MPlattsburgh
    h@{g`p@Alba
    |HcewnBGračanica
    ~^`seyPPrior Lake
    vAermeGAleksandrovskoye
    yFetoyCGăeşti
    ?iypaDUrziceni
    tZv_rcKBedford
    bPwo{cACento
    oAsrkmBDoboj
    H_jneFNovorossiysk
    Bvq}wPApple Valley
    mV`skwPRosemount
    dKtfvuPHastings
    lCbedCCestas
    cEoudwBŠabac
    vIncqfNMidland
    bOkzsmEBakhchysaray
    y@crrqGNeftekumsk
    bHyxgtBBijeljina
    iBcxnvWChaihe
    iGwest@Novi Ligure
    {@|wqiOTraverse City
    nLqcy`ACorreggio
    d@vhixPBurnsville
    cF{qjrFBelorechensk
    OisboKTasbuget
    wId|vBGradignan
    lFpftcKLower Sackville
    wGir_hBBanja Luka
    a@bwtxPSavage
    UdwmBVillenave-d'Ornon
    mHspkaACarpi
    wCmcqlGBudyonnovsk
    gPrthzPChaska
    iWb{xkSSheridan
    rAb~yyPShakopee
    qA`dwbLBangor
    r@sy_~@Parma
    mKsuekCMotru
    cAab|{BBelgrade
    K`tswPEagan
    wCnozBPessac
    aEnujBBègles
    yAdarBTalence
    _AwgfnVKaitong
    }EpxmmPEau Claire
    hMym}{@Salsomaggiore Terme
    eBuwz_BBihać
    ``@}}icWYushu
    VzahvPCottage Grove
    ~Gd{eBFloirac
    fVqs|eAFerrara
    sGfimxPBloomington
    k@zjpBBordeaux
    aB{qkjFIl’skiy
    X~~|BMérignac
    lIgro{BZemun
    qBgahiFKholmskiy
    kB~k{vPInver Grove Heights
    yB}~mtESudak
    f@_{bn@Carmagnola
    d@uwwvCPiteşti
    |Cua}ABergerac
    xBiwynKKyzylorda
    rBgpakFSeverskaya
    bAkaxhFAkhtyrskiy
    Hl_oyPEden Prairie
    pCtegBCenon
    iOxqitPRiver Falls
    gAupqsFGiaginskaya
    JlvzyPChanhassen
    lGn|sBLe Bouscat
    mEm|k|@Fidenza
    uAmqo_NTekeli
    t@kuosAPula
    `F}s{gFAbinsk
    gB{`zqBBrčko
    Nmq~|BPančevo
    vJz~_pPMenomonie
    aB|kdBLormont
    hEwcnoBGradačac
    cK}ab_TSaynshand
    JeqqaBBosanska Krupa
    oAvijxPRichfield
    oBhf~BEysines
    EyovvFKurganinsk
    bAk|pbAMirandola
    R}{vk@Pinerolo
    rLdlwxPEdina
    nBrwpaPWeston
    aEj{yvPSouth Saint Paul
    {@ah|sNBole
    bDmiwbFAnapa
    t@dekCSaint-Médard-en-Jalles
    iFkebu@Tortona
    |CdxvoQWatertown
    _AqmalFAfipskiy
    |C}_bq@Asti
    yV}sps@Alessandria
    lCzo{BBlanquefort
    hGpjuyPMinnetonka
    vBrfn@Libourne
    ~C`|fwPWest Saint Paul
    f@urr{WMuling
    xGpjtoVDallas
    iMbckvPWoodbury
    mB`mmyPHopkins
    j@}o{MAurillac
    Ck_kzCTârgovişte
    Pw{}\Valence
    `Aa~zfFKrymsk
    NoxmlFEnem
    qBm_cgWWuchang
    c@dgsmVFour Corners
    zVsne_AViadana
    iPzjiyPMinnetonka Mills
    tCxb_xPLongfellow Community
    a@jh}mVSalem
    kAualzBNova Pazova
    jA|gewPSaint Paul
    eGm~z\Bourg-lès-Valence
    ~B``wxPSaint Louis Park
    iDekx}CPloieşti
    mHbcrvPMaplewood
    `LmgeoESimferopol
    yDknfwCMioveni
    Hf{`bPWausau
    cKzelvPOakdale
    gKc{h`BCazin
    p\kouvBSremska Mitrovica
    _Jqm_eBPrijedor
    E~qfxPMinneapolis
    oH}ro{CMoreni
    fEet`zBStara Pazova
    ~A|asmVHayesville
    nEs`pl@Piossasco
    bBgbulFYablonovskiy
    nBxp{mVKeizer
    jCmb_v@Voghera
    zAmmq`ASuzzara
    ~Q_f}yFArmavir
    zAwm{m@Moncalieri
    zAqvum@Nichelino
    cOih_m@Orbassano
    |@xsqwPRoseville
    eE{o~wBRuma
    bD~fwxPGolden Valley
    rA|_lyPPlymouth
    Airvn@Chieri
    {Dufws@Valenza
    yHykj}MTaldykorgan
    nBo_m`DMizil
    mC|ibgMCornwall
    {Hs{om@Mirafiori Sud
    pFgqtmFPashkovskiy
    k@m{sm@Filadelfia
    xG{cxm@Nizza Millefonti
    {Nqm}vEFeodosiya
    jAllyxPCrystal
    z@ocum@Lingotto
    ?oyw|CBăicoi
    G`nbcNBracebridge
    dBgcc_GStavropol
    zIkkym@Circoiscrizione VIII
    Ljq~xPNew Hope
    uGvlfxPColumbia Heights
    gDowpm@Mirafiori Nord
    uBuyuVLe Puy-en-Velay
    gDcs|lFKrasnodar
    z@eatm@Santa Rita
    VecxkFYelizavetinskaya
    gEieqyBInđija
    oCsm|]Romans-sur-Isère
    g@yobmCTârgu Jiu
    Lghsm@Circoiscrizione II
    dF{fdz@Piacenza
    m@u}zm@San Salvario
    _Eg`um@Polo Nord
    {CvdmuPStillwater
    j@cqerEBilohirsk
    xBcexm@Crocetta
    _Fmatm@Borgo San Paolo
    ~F}jqm@Circoiscrizione III
    lFckgm@Grugliasco
    c@xnzwPNew Brighton
    vAoi|m@Circoiscrizione I
    eEmgpm@Pozzo Strada
    o@wfum@Cenisia
    `B{w}fARovigo
    bAsi|m@Turin
    Wquzl@Rivoli
    m@ov{m@Centro
    Tiv_n@Vanchiglia
    iBtalyPMaple Grove
    nB{ibn@Vanchiglietta
    zFp`txPBrooklyn Center
    |@ev{m@Porta Palazzo
    zCkj~m@Circoiscrizione VII
    p@}~dm@Collegno
    g@xxowPShoreview
    `Bmkpm@Parella
    {@sl|m@Aurora
    v@grqm@Circoiscrizione IV
    kAi`xm@San Donato
    kGb_uvPWhite Bear Lake
    jCnnfxPFridley
    kRmv}m@Barriera di Milano
    uBoo|l@Alpignano
    bAbtxxPBrooklyn Park
    lJmtbhGBlagodarnyy
    }EubvsCRâmnicu Vâlcea
    rCcevm@Circoiscrizione V
    hAy}~m@Circoiscrizione VI
    uA{ywm@Madonna di Campagna
    t@eeln@San Mauro Torinese
    dFufvm@Lucento
    hKkkum@Barriera di Lanzo
    xIc}myFNovokubansk
    tIqz_aCVršac
    iIhgkxPCoon Rapids
    aEzcbcQWillmar
    uK_oqm@Venaria Reale
    Uoja|CCâmpina
    zGal{xVSongyuan
    bE}ko_GMikhaylovsk
    cFahd|@Cremona
    Lc{qr@Casale Monferrato
    sAadruCCurtea de Argeş
    AwnalESaki
    tN_rln@Settimo Torinese
    _M`ezlVWoodburn
    eFab{a@Échirolles
    lKi{wbDBuzău
    yZ{mjHBrive-la-Gaillarde
    nAljwxPWest Coon Rapids
    v@dldwPLino Lakes
    Fo}{`AMantua
    p@l}`xPBlaine
    mA{x}lBSlavonski Brod
    h_@x{}{PBuffalo
    eTmd{a@Grenoble
    @qpdb@Saint-Martin-d'Hères
    ?i~xnDTulcea
    nMu_t{CBreaza
    ?egyxVFuyu
    cDean_BVelika Kladuša
    aE}ojCPérigueux
    aE`u`yPChamplin
    oEi~co@Chivasso
    oBy{{v@Pavia
    eAi~ua@Fontaine
    yAen~cALegnago
    xKzt~xPAnoka
    |H}{sjEYevpatoriya
    vMcnglWShangzhi
    rG_`}}WHengshan
    lCcmgb@Meylan
    Q~|tzPSaint Michael
    O~f}nVMcMinnville
    jLosfqFUst’-Labinsk
    hF{hlnFDinskaya
    xD{~|iAChioggia
    `NuaefAEste
    n]stta@Saint-Égrève
    Pz}kxPAndover
    {Cyrkm@Ciriè
    mGuk|lFNovotitarovskaya
    uBoliwBFutog
    Yo{ufAMonselice
    {A{fo[Annonay
    m]_lkuBBačka Palanka
    i@h_ncMSalaberry-de-Valleyfield
    AjjjnMStittsville
    Md{cxPHam Lake
    xBaqtgFSlavyansk-na-Kubani
    U{kaxBNovi Sad
    zAw_~zMUshtobe
    uIitg_XJidong
    pI~xhrKSaint John West
    lDn}jyPRamsey
    sDtkzkVCanby
    cHadyITulle
    _BxrjwLMagog
    nEoegcFTemryuk
    ~D~qdrKSaint John
    kAivviDBrăila
    dG|pfzPOtsego
    nEg_czWLinkou
    iGrdpvPForest Lake
    cMjpadMLes Coteaux
    wDrx~mMBridlewood
    vHoxwqBVinkovci
    hNqpi~WJixi
    uStfjlVWilsonville
    YjjjnMKanata
    AfeqmVNewberg
    fAifrdCReşiţa
    Y}ri}EArshyntseve
    sGzyazPElk River
    gIdbd~LSaint-Jean-sur-Richelieu
    wB_yjoBĐakovo
    {Cis~x@Lodi
    aLyj`u@Vigevano
    sViokr@Vercelli
    }NaxcwARijeka
    ~@gjqdGSvetlograd
    fQ_kllVTaonan
    U~|nbNHuntsville
    mGq{q~WChengzihe
    GrpdmMNepean
    xK_d}jBPožega
    dTy|lgAAlbignasego
    Syaq}WDidao
    rGhcslMGloucester
    y@mi_oDIzmayil
    fBak~rBVukovar
    }EqdkwFGul’kevichi
    U{aeaAVillafranca di Verona
    uFrewlVSherwood
    Wkbs}EKerch
    WvzlvLRock Forest
    b@fsikVOregon City
    Rie}fAAbano Terme
    [o_|w@Melegnano
    wFovylCLupeni
    jF_~az@Crema
    {D}|itFTbilisskaya
    R_}aa@Voiron
    oAsgfhFKrasnoarmeyskaya
    P|ujkVWest Linn
    tA{hq}FIzobil’nyy
    Xvi_`MSaint-Constant
    lM}lr`ZMakubetsu
    aEiaocCBocşa
    mAwt{lGArzgir
    xPmj|aWShuangcheng
    tEkg{v@Rozzano
    ?sdlbASan Giovanni Lupatoto
    kCug_mCVulcan
    ?oebdDRâmnicu Sărat
    DlccaMChâteauguay
    ?dqu_MCandiac
    Vczk{BZrenjanin
    g@|ihlVTualatin
    mFz}wlMAlta Vista
    |HwrdYFirminy
    _Aua__ACastiglione delle Stiviere
    }Dht}lMOttawa South
    _Eituw@San Giuliano Milanese
    `EozxcASan Bonifacio
    aF{plu@Abbiategrasso
    zDn_ncMSaint-Lazare
    ?dnzbMVaudreuil-Dorion
    ?nqb`MSainte-Catherine
    ?tp|zLGranby
    ?fxyuLSherbrooke
    Kf}tmMAylmer
    wDaev}@Ghedi
    pQsmpgAPadua
    rCytu_ZWakkanai
    fBkfqw@San Donato Milanese
    BqinjALido
    bAfx_mMOttawa
    gEmzm~@Montichiari
    DaywfNSarqant
    sElm_mMCentretown
    dCeerfCCaransebeş
    ?uxrmCPetroşani
    Jxhr_MLa Prairie
    @pcpkVOak Grove
    cKpbvkVLake Oswego
    cAlbpqKQuispamsis
    j@expgAArcella
    a@keiv@Trezzano sul Naviglio
    `Bevqv@Romano Banco
    cM~ebmMHull
    qIinrv@Corsico
    WxxilVTigard
    yEr|yaMBeaconsfield
    o@olxYSaint-Étienne
    Ioiit@Trecate
    |@{_`iAMira Taglio
    bFgqejDGalaţi
    YavgjAVenice
    H_|rvFKropotkin
    cCgfbbAVerona
    gCbiylMVanier
    xEigov@Cesano Boscone
    mFwrrqDKiliya
    lBdlb`MDesmarchais-Crawford
    dAj~okVMilwaukie
    w@xuzjVHappy Valley
    Nkyrs@Novara
    c@l}caMDorval
    iChipaMPointe-Claire
    nBjhf`MVille-Émard
    Teq|mCPetrila
    Gr|yaMKirkland
    ?lxk_MBrossard
    ?j~g~LChambly
    fBinriAMarghera
    g@i`emFMedvedovskaya
    bEwvd_GDonskoye
    jAe|qkDReni
    vH`}ykMOrléans
    `Gfe_bMPierrefonds
    Obg``MVerdun
    [`{{_MIle-des-Soeurs
    iKmyaw@Milan
    \igfu@Magenta
    MnsbxQAberdeen
    aApzr`MCôte-Saint-Luc
    gAgv}bBSisak
    rBaiao@Ivrea
    ?u|woFKorenovsk
    e@~bf`MSaint-Henri
    mCuzfaABussolengo
    _Fmvh_ADesenzano del Garda
    Zumaw@Brera
    PejemXLesozavodsk
    Or_d`MLe Sud-Ouest
    rJ`~ukMFallingbrook
    _@{lpZSaint-Chamond
    tAnxh`MNotre-Dame-de-Grâce
    o@fn`mMGatineau
    kEyk|u@Bareggio
    Nmzat@Galliate
    i@t|akVLents
    zDc`_w@Chinatown
    iDzye`MWestmount
    xF|`l`MSnowdon
    Py~wv@Quartiere Otto
    i@|ak_MGreenfield Park
    x@dbplVBeaverton
    gA{fbfKZhosaly
    hIw_eiASpinea-Orgnano
    {@stviAMestre
    ?ob|}AKarlovac
    Qg`ww@Segrate
    kE`jjlMTempleton-Est
    Anv_bML'Île-Bizard–Sainte-Geneviève
    d@`n|lVAloha
    WdxqaMDollard-Des Ormeaux
    Emx{hAMirano
    ~GcyrzFNovoaleksandrovsk
    `Au|nx@Melzo
    GvkgjVGresham
    pAjf``MVille-Marie
    dB_jtuVDalai
    Gpzr`MSaint-Laurent
    ?txk_MLaflèche
    ?|_b_MSaint-Hubert
    wBq`bv@Cornaredo
    Ryj}w@Pioltello
    j@reuaMPierrefonds-Roxboro
    rD_|sdAMontecchio Maggiore-Alte Ceccato
    bOxrc`MMontréal
    mLmyxv@Quarto Oggiaro
    [mkmw@Adriano
    vBg_uw@Vimodrone
    z@bgl_MLongueuil
    k@`ug`MOutremont
    nBjro`MMont-Royal
    gHa~kzVZhaoyuan
    Lr`lnVForest Grove
    j@kwddAArzignano
    u@{fpy@Treviglio
    ?_dpz@Romano di Lombardia
    oElmtmVHillsboro
    w@hewkVPortland
    X|ge`MMile End
    {Caz}w@Cernusco sul Naviglio
    j@wbw\Vienne
    cAomay@Cassano d'Adda
    cE`gb`MLe Plateau-Mont-Royal
    uBnel`MParc-Extension
    t@ebsw@Cologno Monzese
    m@caxv@Novate Milanese
    Re~kx@Gorgonzola
    p@jfz`MCartierville
    ~Bgtdv@Rho
    sAq|hw@Sesto San Giovanni
    CnhcaMChomedey
    Dj~g~LSaint-Basile-le-Grand
    Bf_u~LSaint-Bruno-de-Montarville
    qBn|`bMDeux-Montagnes
    fB_aj}@Brescia
    fBzig`MRosemont–La Petite-Patrie
    {@h~s_MLe Vieux-Longueuil
    i@uzq{@Chiari
    \qwaw@Bresso
    hCtw~iVTroutdale
    lNiqyRIssoire
    gCmhzeWAcheng
    xAkjtv@Bollate
    X{jneAVicenza
    sCeqxrAKoper
    `Bw~{v@Cormano
    aAwh_x@Carugate
    Pym}cXMishan
    IxgpjMClarence-Rockland
    e@y|kv@Arese
    QwebqBOsijek
    xBiu`w@Cusano
    qBefww@Brugherio
    i@_wxu@Nerviano
    zFkeviAMogliano Veneto
    o@lpy`MLaval-des-Rapides
    rCnq|lVBethany
    a@mxfw@Cinisello Balsamo
    m@l`g`MVilleray–Saint-Michel–Parc-Extension
    dDadru@Parabiago
    m@pbv}PSaint Cloud
    Lu{oyCZărnești
    rEgydp@Biella
    cErtabMSaint-Eustache
    Nnhu}LMont-Saint-Hilaire
    pB}kcc@Chambéry
    f@t_s`MAhuntsic-Cartierville
    zAnfj`MSaint-Michel
    pAn~x}LBeloeil
    {@e_}v@Paderno Dugnano
    _B~}w`MLaval
    oCeb{vBVrbas
    d@q`bv@Lainate
    Qbo{_MMercier–Hochelaga-Maisonneuve
    sFapkv@Garbagnate Milanese
    {Bwmuv@Senago
    zL{_rw@Monza
    t@yq`qFVyselki
    kEzcxiVWashougal
    fAt_s`MDuvernay
    ?ouizCRâşnov
    Dzvq~LSainte-Julie
    E|`k}JNew Glasgow
    `CgpbeOKaramay
    yA~rikMBuckingham
    nCbdajVCamas
    bAx_e`MSaint-Léonard
    hB_iiw@Muggiò
    C_ncw@Nova Milanese
    tD{kb\Givors
    h@h~e_MBoucherville
    _JvurbVThe Dalles
    pE_`j{@Palazzolo sull'Oglio
    oBszev@Caronno Pertusella
    Jcflu@Legnano
    p@jvt`MVal-des-Arbres
    qByfuv@Limbiate
    pEl~k`MMontréal-Nord
    oQy~xWMontbrison
    jGiuzv@Bovisio-Masciago
    lBcj_u@Busto Arsizio
    kBatkw@Lissone
    i@c~l^Villefontaine
    jGaudx@Vimercate
    vAewgyBBečej
    b@epmaKBaikonur
    Fyt|{CSăcele
    C`lsaMBoisbriand
    ?jro`MSaint-Vincent-de-Paul
    O_oulFTimashyovsk
    x@kyulVBaicheng
    oAqjdw@Desio
    kIjx~}PSartell
    }Iytcv@Saronno
    aDke|w@Arcore
    gC`nhERoyan
    gBinzv@Cesano Maderno
    gBsuukASan Donà di Piave
    x@dlh|LSaint-Hyacinthe
    |WhitkVVancouver
    p@hmraMSainte-Thérèse
    mC|~b`MRivière-des-Prairies–Pointe-aux-Trembles
    qL{x}cAValdagno
    kDovxv@Seveso
    vBmzs}@Lumezzane
    gAieh{CBraşov
    gAqesy@Dalmine
    S{wasATrieste
    k@a~\Angoulême
    Dg}dw@Seregno
    EtfdcMMirabel
    wDahr}@San Sebastiano
    zXwbtt@Gallarate
    eBqwzv@Meda
    qOxt`kVOrchards
    U_}uiATreviso
    Dpd}aMBlainville
    sMerxgACastelfranco Veneto
    D~qtkVHazel Dell
    v@e_{t@Cassano Magnago
    @v{_tUPendleton
    t@osyrBApatin
    _Eid_f@Albertville
    yBuckw@Carate Brianza
    sEentmDBolhrad
    rD~evdTBozeman
    tJzge_MVarennes
    uBjmckVFive Corners
    kAmkjz@Seriate
    hIc}tdCLugoj
    wH}_ac@Aix-les-Bains
    |BkxsfOBaijiantan
    sFgdg\Saint-Genis-Laval
    f@de_ACognac
    Sac_z@Bergamo
    q@ard]Saint-Priest
    ?gi`w@Mariano Comense
    v@ahy\Vénissieux
    fDkxsr@Borgomanero
    ~BouizCCodlea
    ?yf|dDFocșani
    Cvfo`MTerrebonne
    ?srew@Giussano
    aExmjaMSaint-Louis-de-Terrebonne
    lK{_q{VZhaozhou
    wFuwju@Tradate
    _@y{r\Saint-Fons
    DmbaeAThiene
    zDd{qkVSalmon Creek
    _AyixoWShanhecun
    vBgwbaBVelika Gorica
    KmbidASchio
    Za}xiALancenigo-Villorba
    Tqi|pEDzhankoy
    }Ae~i\Oullins
    fGoxkrCCisnădie
    eCgb{dGIpatovo
    ep@e_i\Sainte-Foy-lès-Lyon
    zFc|u\Lyon 08
    iCsctk@Aosta
    dBmq~\Bron
    fFwjvv@Cantù
    ZuhoRCournon-d'Auvergne
    bB~uh_MRepentigny
    s@is}hWBin Xian
    zFiup\Lyon 07
    xE`_{BSaintes
    cDizq\Lyon
    z@f|e`MMascouche
    b@_twjCHunedoara
    ?oi_dWHarbin
    aHgx_|WBoli
    qAusp`CTimişoara
    r@apn\Lyon 02
    kAwdf\Tassin-la-Demi-Lune
    ~Qivm\Lyon 05
    Q_sr\Lyon 03
    |M{_x\Villeurbanne
    c@ibp]Meyzieu
    ReoqfABassano del Grappa
    eBsfo\Lyon 01
    ]okr\Lyon 06
    Ks_p~WQitaihe
    hAuog]Décines-Charpieu
    }Jkci\Lyon 09
    lB}_vQChamalières
    t@kzssBSombor
    S{bd\Écully
    bAoiphAMontebelluna
    Boxm\Lyon 04
    mMs{yQClermont-Ferrand
    bAxytbMSaint-Jérôme
    b@g|jmAPortogruaro
    W|h{jVBattle Ground
    RcigkAOderzo
    vEhpfuSBillings
    kJ{|`]Vaulx-en-Velin
    kToqeu@Malnate
    tA_qq\Caluire-et-Cuire
    sNkp_mFBryukhovetskaya
    e@oxkrCSibiu
    qH{||~ASamobor
    zAktq{ANovo Mesto
    aAwcrqAMonfalcone
    cJ_amv@Como
    |@a~hw@Erba
    pLqro`BCentar
    bCkuo`BZagreb
    gAwiyvBBačka Topola
    vC_`|\Rillieux-la-Pape
    fK}szt@Varese
    cGvtd_ML'Assomption
    mS_c|{BKikinda
    jCmvjaBSesvete
    }E_grlCOrăştie
    \mtrFLimoges
    `HkmsmCCugir
    eKbvawUHermiston
    cMa{k|FKrasnogvardeyskoye
    xHkdjzJNovokazalinsk
    |C}a}nVZhenlai
    IahmfDTecuci
    ZuhkwCFăgăraș
    GvkfaMSaint-Lin-Laurentides
    jHcuzsFTikhoretsk
    yGojjx@Lecco
    q@smn_BZaprešić
    c_@yxj|CSfântu Gheorghe
    as@_twjCDeva
    B`vkyLDrummondville
    tE}bdd@Seynod
    [ildaARiva del Garda
    cFqvajAConegliano
    jFijkbARovereto
    }GwiqcWHulan
    c@_}~QRiom
    yAlwtvMPetawawa
    pI}czeBBjelovar
    rE_lfd@Cran-Gevrier
    gMwzakDCahul
    eLilkd@Annecy
    ~A}tqgGDivnoye
    e^q~nd@Annecy-le-Vieux
    dD}ges@Verbania
    eRsipyBSenta
    nKc|goXDalnerechensk
    tR__is@Pallanza-Intra-Suna
    uHmncrAGorizia
    wEj_|DRochefort
    vBsfng@Sallanches
    uBzr{uKFredericton
    fZc}hkASacile
    fCybgmEYany Kapu
    bBwuznCSebeş
    j@ewglAPordenone
    gAezkwFNovopokrovskaya
    hx@hzvuKFredericton Northside
    oLanajAVittorio Veneto
    mIkpolACordenons
    ~Qqxx[Villefranche-sur-Saône
    t@ys`qBMohács
    s]ido~CTârgu Secuiesc
    }JbmzmTButte
    qRg_uu@Lugano
    wRnpc_MJoliette
    _}@cpyWRoanne
    iPz~f}LSorel-Tracy
    |Suy_hFPrimorsko-Akhtarsk
    _Drxk_MSaint-Charles-Borromée
    ?dyfvLVictoriaville
    dBa`pwALjubljana
    rB_sw_WZhaodong
    gFxjrjKRiverview
    iUk_~nDCeadîr-Lunga
    qAqdcg@Cluses
    nEzzhqUWalla Walla
    pEyb}nCAlba Iulia
    wBwa{bATrento
    nCekxoAUdine
    nT{dgnBPécs
    DqqphWBayan
    }E|fyiKDieppe
    nGmbnxFBelaya Glina
    yEykchVUlanhot
    m_@tyerLThetford-Mines
    rAbqnjKMoncton
    oAut{lFKanevskaya
    xJ}z{dDAdjud
    xAuc`wBSubotica
    sGyidj@Martigny-Ville
    aF}gmdHKamyzyak
    `LknslEArmyansk
    iKcuzgESkadovsk
    g@zxhnLSaint-Georges
    hHawrq@Domodossola
    b`@ab|SVichy
    oRyz`jCBrad
    pDjoinJSydney
    a@nwckKLutes Mountain
    pGpjjmVLongview
    uAwvyqFPavlovskaya
    fJozpiABelluno
    {b@sxzzATrbovlje
    a[j``FLa Rochelle
    w@s`veBKoprivnica
    nHozrsCMediaş
    |CypmsEHenichesk
    [{~f{@Sondrio
    iFatut@Locarno
    bB{plJGuéret
    bIs`~pCBlaj
    kQaand@Carouge
    jEuwtrBBaja
    a@elbaCArad
    ~@yzfd@Onex
    hQafid@Lancy
    hHmc`v@Bellinzona
    ?{jnnBKomló
    `D}hae@Annemasse
    D{nveRBayanhongor
    g@ukfxDBilhorod-Dnistrovskyi
    rEbj}lJGlace Bay
    nOqiod@Geneva
    _Jgt{^Bourg-en-Bresse
    fPt~cvUKennewick
    }Oys_|BMakó
    b@ancd@Vernier
    vL}iivCSighișoara
    uQms{k@Sitten
    `Jwpc|ACelje
    rAub{gDBârlad
    xFqpbd@Meyrin
    b@~eh`KCharlottetown
    dDcjx{WHuanan
    fGqyrvAKranj
    fApy|uUPasco
    eQ`oovUTri-Cities
    uEurazBÚjszeged
    aPoe~yBSzeged
    vC{emi@Monthey
    aIaewaWLanxi
    oC}|oa@Oyonnax
    wMwfhrRArvayheer
    ccAzv`wURichland
    nRmx~l@Sierre
    gHab|mDComrat
    iLqjbzDChornomors’k
    uA_llyCOdorheiu Secuiesc
    {Lc~ubBVaraždin
    }IasbmGElista
    sE_axoCAiud
    pKm_n\Mâcon
    pGpw_dNNorth Bay
    {Cnb|yLSainte-Catherine
    rHmnkoFLeningradskaya
    vAazwuWYilan
    rAhrxANiort
    |@`en{USunnyside
    mAshyeXBaoqing
    bV{lhsCTârnăveni
    wX{h{NMontluçon
    sNbnxyLTrois-Rivières
    oEiteqBSzekszárd
    tFw}edHAstrakhan
    _@_an|CMiercurea-Ciuc
    nUyuf{AVelenje
    s\_qskBKaposvár
    }Jarpf@Thonon-les-Bains
    lDqmojQAltai
    rL_kumBDombóvár
    bKlw}hULewiston Orchards
    qGetae@Nyon
    NoeqpCOcna Mureş
    nByvhcBČakovec
    oPaffpVTailai
    _V}nfyVHonggang
    zz@j_fiULewiston
    Kijb{BHódmezővásárhely
    qIssz_BPtuj
    aCyjj`DComăneşti
    {a@}imzDCheremushky
    q@m{di@Montreux
    dB}r|uBKiskunhalas
    a`@{dtrXLuchegorsk
    vKa~w{VAnda
    _N_qufBNagykanizsa
    yN}rucAEppan
    }Lqrwh@Vevey
    sJ~m|CFontenay-le-Comte
    vX}qp|FSal’sk
    \ust`DMoineşti
    iX_`brCLuduş
    nF}sszDOdesa
    kLpjimNGreater Sudbury
    bA{xedABolzano
    kRjq{ILes Sables-d'Olonne
    {h@mctg@Pully
    cB{ftf@Morges
    |@ywj{ODure
    {Kcnng@Lausanne
    lAxivaOSault Ste. Marie
    bEkh|kOHoxtolgay
    eUsxm}NEmin
    nKesxrBKalocsa
    pBugjmFStarominskaya
    iAwiqzVLongfeng
    tXsveg@Renens
    _Gek{tCTârgu Mureş
    lBjlltOMarquette
    eSyuwpCCâmpia Turzii
    kLyfm_XLingdong
    zCazn~AMaribor
    vKss{pFKushchyovskaya
    tMuziSMoulins
    _C{ycwFYegorlykskaya
    oAumc}BOrosháza
    ?yddpCTurda
    G`y_{LShawinigan
    j@orgcDBacău
    qVkv}`XBaoshan
    tWwabAPoitiers
    gA_a}yVDaqing
    i\t`yjTHelena
    g\zho~UYakima
    tX}eqsAVillach
    ~RyudvASankt Martin
    aCshaj@Bulle
    uI_tutBKiskőrös
    fAawarBPaks
    eG__ivAKlagenfurt am Wörthersee
    ?kqy|DPivdenne
    pAsmvfEOleshky
    hL_yovASankt Peter
    v@uo~jFStaroshcherbinovskaya
    kHitghDVaslui
    hA_hnfZKorsakov
    `Hc`afEKherson
    j@}horDCăuşeni
    sKugbyVFendou
    dJbxjmNValley East
    zH_d}eWSuihua
    yDy{{`CGyula
    aY_etzBSzentes
    `YuzsYMontceau-les-Mines
    uCarbcAMerano
    |ChyuGLa Roche-sur-Yon
    bKojgjDHuşi
    mDmb|`@Lons-le-Saunier
    vCqzj_XShuangyashan
    mGefy`ZNevel’sk
    cByykrTBaruun-Urt
    tG_bx_CBékéscsaba
    a\ekshFYeysk
    yPsjr`WQinggang
    wKmkt}FProletarsk
    k]s{bxBKiskunfélegyháza
    vBaa}yBCsongrád
    jD{pcfABressanone
    uBjommVCentralia
    m@_z}aDBuhuşi
    yKnadqPSuperior
    vEmbg{CGheorgheni
    mHw|j_XJixian
    lI{shtDSlobozia
    dCeanZSaint-Leu
    bArsejUPullman
    oB`rbiUMoscow
    xXtibsLSaint-Augustin-de-Desmaures
    vMmyiyNTacheng
    fQkrom@Thun
    kM}dp_FBerdyansk
    cKmyqjENova Kakhovka
    |Tir~_CBékés
    ?_k`oCCluj-Napoca
    pCyxfhBKeszthely
    b^avqm@Steffisburg
    l@ebpg@Yverdon-les-Bains
    cGw~r\Chalon-sur-Saône
    Z`gcrLSainte-Foy
    Zc`ssNMaqanshy
    `DbqdqPDuluth
    EenzuCReghin-Sat
    b`@l|nrLL'Ancienne-Lorette
    ~H{kjzWJiamusi
    `HooccCSalonta
    mDoqjwJAral
    ~@ovsj@Fribourg
    xA`}lqLLévis
    cK_q}YLe Creusot
    vBjicfRBismarck
    jKzatqLQuébec
    ScxiIChâteauroux
    l@gvkrXBikin
    sHkxikEKakhovka
    gBkniBChâtellerault
    mC~h_rLLes Rivières
    rXz~wfRMandan
    cF`lvqLLa Cité-Limoilou
    bEm~nmDHînceşti
    dAmd|rDBender
    w@qm}bWWangkui
    `NazxeBZalaegerszeg
    hJagryAWolfsberg
    eBbx~ABressuire
    tBoxysDTiraspol
    nGi}shMBalqash
    a@janJChallans
    zCgp}vEMelitopol
    ~Bwj`uFZernograd
    {Bm{dy@Chur
    aM|}lrLNeufchâtel-Est–Lebourgneuf
    j@efpvDRozdilna
    tK`uoqLBeauport
    zFoapvVDorbod
    sOotl|BSzarvas
    kLnjeELes Herbiers
    wBnmwvTMissoula
    jDlhsmQMoorhead
    v@mit_GOrlovskiy
    w@fzlnQWest Fargo
    }EfgwmQFargo
    fEbbkrRDickinson
    iFinmiBTapolca
    kZj{rrLLa Haute-Saint-Charles
    gZfwerLCharlesbourg
    ~Lkhxe@Pontarlier
    aAo}emBSiófok
    lEo}dwBKecskemét
    sLv~myQJamestown
    dRifv_DPiatra Neamţ
    cMkajcDRoman
    |Hadgl@Köniz
    `[i_d~BGyomaendrőd
    cm@oqml@Bern
    oDaspqWLangxiang
    vByqfYAutun
    jEsvuhIQulsary
    zBm`efZYuzhno-Sakhalinsk
    x_@kdrrBDunaújváros
    a`@fwurVAberdeen
    FgkplWTieli
    pA_sgbEMykolayiv
    Vwu{nDCodru
    {g@w~gRNevers
    ~Ewuhi@Neuchâtel
    JerkaPFuyun
    lM`ow~UEllensburg
    |Ii}||BMezőtúr
    {UdvdmVTumwater
    iDcrcoDChisinau
    uc@kgys@Schwyz
    oA}wpnDDurleşti
    `G}ap\Beaune
    aNrixnKMiramichi
    vEegqq@Kriens
    ~E_y~|AStraßgang
    ?ef~pCGherla
    uAa_vwBNagykőrös
    F|{slVLacey
    h`@pfcmVOlympia
    xAq|wdCOradea
    _@s__bZKholmsk
    cKcylq@Littau
    ?uyk}ASankt Peter
    o@uiuq@Luzern
    oFfrliVGraham
    Det~|AWetzelsdorf
    sCoph}AJakomini
    cMjyjDCholet
    Gcypm@Burgdorf
    nIipc}AGries
    nLueq{HBalykshi
    aAi_g}AGraz
    ~Dobj}ASankt Leonhard
    kA}p~|AEggenberg
    aBid{cFPrymorskyi
    pUe{nq@Emmen
    tLi|a}ALend
    lA_wsMBourges
    {@_lg}AGeidorf
    _Ykeo`@Dole
    eByiilBVeszprém
    zDehcdFMariupol
    jB`eyiVFrederickson
    sEktddFTsentralnyi
    _Dsdth@La Chaux-de-Fonds
    jEgndjBAjka
    jE`_hjVSpanaway
    pAust{HAtyrau
    qE{eqoFAzov
    oFcdwdFLivoberezhnyi
    sBmwcdFKalmiuskyi
    tIwkc}AAndritz
    nBmzkdFPravyi Bereh
    fi@}mkt@Einsiedeln
    dD~n_wUMoses Lake
    mHudptCBistriţa
    Pc{_tWLianhe
    {J_gfk@Biel/Bienne
    `@aatqFBataysk
    vJf{giVSouth Hill
    ~AkmrmDStrășeni
    vKg_fbGZimovniki
    xJumtpCDej
    {M}m}z@Bludenz
    }@p{gjVParkland
    hb@_smgDIaşi
    rErt~GVertou
    iHjkxjVLakewood
    aAaq~r@Zug
    W_bzwBCegléd
    vLtpwhVBonney Lake
    kFfi|HBouguenais
    Bwkm_WMingshui
    yBu~gzBSzolnok
    rCk`tr@Cham
    wBesr{BTörökszentmiklós
    lEriliVPuyallup
    w@etztBDabas
    kKwdbyBAbony
    DswjoBSzékesfehérvár
    ~@hlqHRezé
    wCcocl@Grenchen
    ~Ks|`s@Baar
    vHc{umBVárpalota
    _Ao}tkCZalău
    ?uv|_DTârgu Neamţ
    `LicrqVHulan Ergi
    ~IvrdHSaint-Sébastien-sur-Loire
    Vcb_m@Solothurn
    gFyuthDUngheni
    bCvmaISaint-Herblain
    ~HfyoICouëron
    {FnknHNantes
    oGaljqFRostov-on-Don
    |Do~rKVierzon
    rJgbzt@Rapperswil
    iLwi}t@Jona
    hBukmdBSzombathely
    tF_cdjCŞimleu Silvaniei
    {CavxfWSuiling
    kA~r~jVUniversity Place
    }@cumlFTaganrog
    Qknqy@Feldkirch
    t_@eibbDPaşcani
    `@y_zdXFujin
    zCmlvc@Besançon
    yKx{ijVTacoma
    jBitjfBSárvár
    ~Cgh}xETokmak
    rGofodAWilten
    eB~fNSaumur
    s@cgns@Horgen
    zG{npdAInnsbruck
    `Ag|irFAksay
    oE_ptdAPradl
    Vur_qDDubăsari
    |FgmkdAHötting
    mHpb|HOrvault
    dKzdpLSaint-Nazaire
    `BgrfbBEisenzicken
    qq@tulMLa Baule-Escoublac
    eBqmp]Chenôve
    nKrlbHCarquefou
    qFlenHLa Chapelle-sur-Erdre
    fVawpbATelfs
    Xxv_iVAuburn
    hG{}_s@Adliswil
    zI}gr]Dijon
    bIipw~BKarcag
    ?ej{_CPüspökladány
    tGglkbTUndurkhaan
    hBksnuFBagayevskaya
    vDzdpiVFederal Way
    wKeiut@Wetzikon
    |DjnyMGuérande
    wBk~qrBSzázhalombatta
    v@grriBPápa
    tQ_v|nVLongjiang
    zC{g_s@Zürich (Kreis 2)
    eDsfrsVQiqihar
    wA{gas@Zürich (Kreis 2) / Wollishofen
    sJ}kfsBSzigetszentmiklós
    jIuhft@Uster
    MqifzWHegang
    sDa|`CJoué-lès-Tours
    {Aqrfo@Olten
    @ulyyCVatra Dornei
    dCyhuuBMonor
    sBim_wOBeitun
    hE{bqsBDunaharaszti
    ]aags@Zürich (Kreis 8)
    pHov{r@Zürich (Kreis 3)
    `@n~jhVCovington
    nHk~bz@Hohenems
    kFqooCSaint-Avertin
    uHoxtIRomorantin-Lanthenay
    ?o|ds@Zürich
    tSkzjs@Zürich (Kreis 7)
    i@~v_`LEdmundston
    Kwl}r@Zürich (Kreis 3) / Sihlfeld
    O}eyr@Zürich (Kreis 9) / Albisrieden
    aJ}h_s@Zürich (Kreis 4) / Aussersihl
    tIv~`iVKent
    wCqfwr@Zürich (Kreis 9)
    kEwditBGyál
    u@m}|nDOrhei
    oBwisw@Herisau
    GaeqCSaint-Pierre-des-Corps
    bIihxr@Zürich (Kreis 9) / Altstetten
    n@aastEDniprorudne
    eFyucs@Zürich (Kreis 6)
    ^kcbp@Aarau
    Q`e|gVMaple Valley
    sE{nhCTours
    DaamrBÉrd
    Mab`s@Zürich (Kreis 10) / Wipkingen
    Zqlbs@Zürich (Kreis 6) / Unterstrass
    aE_jrs@Dübendorf
    _AgktsBBudapest XXIII. kerület
    sEueaCSaint-Cyr-sur-Loire
    dD}sgr@Dietikon
    KxmriVDes Moines
    kA{zosBCsepel-Királyerdő
    {@{qzr@Zürich (Kreis 10) / Höngg
    z@o_js@Zürich (Kreis 12)
    lIo{utBVecsés
    _A}gl_HKharabali
    Ccg{r@Zürich (Kreis 10)
    q@cncs@Zürich (Kreis 11) / Oerlikon
    ~AopisBCsepel-Csillagtelep
    eCp`uhVEast Hill-Meridian
    vJevmz@Dornbirn
    {Bsqnw@Gossau
    fGgp}r@Zürich (Kreis 11) / Affoltern
    nJunds@Zürich (Kreis 11) / Seebach
    a@a|jsBBudapest XXI. kerület
    DyxusFNovocherkassk
    iBkk_s@Zürich (Kreis 11)
    Stbi}UWenatchee
    l@i_fx@Sankt Gallen
    Ae`esBBudafok
    xFul}y@Lustenau
    f@_klmASaalfelden am Steinernen Meer
    P_xesBBudapest XXII. kerület
    Pp{fvPHibbing
    eGobhtBPestlőrinc
    _Eg~is@Opfikon
    cDevtsBPesterzsébet
    tIysqsBBudapest XX. kerület
    fVuh`tBBudapest XVIII. kerület
    uFu~teWHailun
    sDjzqhVFairwood
    B`eliVSeaTac
    yC_uraCHajdúszoboszló
    ?_vo_DFălticeni
    uCaiysBKispest
    Auvks@Kloten
    lC}b{sBBudapest XIX. kerület
    zYouev@Wil
    \iyurBBudaörs
    hLmhyq@Wettingen
    G{~csBKelenföld
    j@om_eOZaysan
    |JlzviVBurien
    uBbyjBAngers
    vA{gisBLágymányos
    }@eomsBKözépső-Ferencváros
    RcaqtBRákoskeresztúr
    H_guq@Baden
    aA~afiVTukwila
    dBqgfjRTsetserleg
    fBi~dsBBudapest XI. kerület
    j@g{ot@Seen (Kreis 3)
    kBqtosBFerencváros
    p@kyzsBÓhegy
    }@m~g|EPolohy
    cCwootBBudapest XVII. kerület
    bHto}hVRenton
    f@ypyh@Audincourt
    cBqbysBKőbánya
    sFqrwnBOroszlány
    iDw{bsBNaphegy
    mAgsksBBudapest VIII. kerület
    RwdlsBJózsefváros
    mBm|prEEnerhodar
    oCiz`sBBudapest XII. kerület
    PocvbAGarmisch-Partenkirchen
    |EvdbiVBryn Mawr-Skyway
    _Ac`ft@Stadt Winterthur (Kreis 1)
    oEgwim@Reinach
    BqtesBBudapest I. kerület
    aCyyesBBudapest
    zBu|gsBBudapest V. kerület
    ^zdnbIConception Bay South
    JimdsBBuda
    ?yensBPest
    ?e~pxBJászberény
    W`mifTGreat Falls
    vDc`lsBErzsébetváros
    gBkvnz@Bregenz
    y@mxjsBBudapest VI. kerület
    bEy|ft@Winterthur
    `KoegtBMátyásföld
    G}wnh@Montbéliard
    wDi}g`GVolgodonsk
    jEgp`mVNianzishan
    iCge_tBBudapest XVI. kerület
    k@cg_tBSashalom
    oA}fhsBÚjlipótváros
    t@lzcaIMount Pearl
    W}jaxFSemikarakorsk
    H}rot@Oberwinterthur (Kreis 2)
    aAiprsBZugló
    ~@kiw}@Sonthofen
    bDsgbsBBudapest II. kerület
    tEaacs@Bülach
    iA}dtm@Muttenz
    ~Dye|sBRákosszentmihály
    jGsaroFPersianovka
    }@}|usBAlsórákos
    uBnkwaIParadise
    dAgumsBBudapest XIII. kerület
    _@znygVIssaquah
    |Cwo~bCDebrecen
    eDun`{CCâmpulung Moldovenesc
    Hq{nuXVyazemskiy
    aKuazsBÚjpalota
    lLivfsBBudapest III. kerület
    fM}mbz@Lindau
    xCiomsBAngyalföld
    jFimdsBÓbuda
    ?_ra}CGura Humorului
    iA}z~l@Allschwil
    hHg~no@Bad Säckingen
    tKiaiu@Frauenfeld
    ~@}cfm@Basel
    mDu|on@Rheinfelden
    hDyiosBBudapest IV. kerület
    c@cig~DVoznesensk
    l@awtsBBudapest XV. kerület
    gCf|hiVColumbia City
    u@}wusBRákospalota
    h@dxu`ISt. John's
    mF~tnkVBremerton
    }Ak`|pENikopol
    d@omnsBÚjpest
    iE|n~hVMercer Island
    mAudi`AFüssen
    jM}ll}WLuobei
    }Ct{fhVWest Lake Sammamish
    {Buotm@Riehen
    dFw`yyFKonstantinovsk
    da@elcm@Saint-Louis
    h@e`eoBTatabánya
    sAcmom@Weil am Rhein
    dB_rbGBlois
    `FuhcuBGödöllő
    fL{}ycFVolnovakha
    kJnnzgVCity of Sammamish
    pDl~siVSeattle
    e@mmp`WBaiquan
    zJfizhVBellevue
    jMq~wm@Lörrach
    iDo|haCBalmazújváros
    fBkxbtBFót
    hPi|cq@Waldshut-Tiengen
    xGuund@Vesoul
    Pv|xjVBainbridge Island
    fK{aifGKotel’nikovo
    kAcrirEMarhanets
    tFo}e_DSuceava
    sHo_ysBDunakeszi
    wOnybhVSammamish
    h@qsyh@Belfort
    kF|yzkVSilverdale
    gC_swtBVeresegyház
    rEak|_GTsimlyansk
    aEllqjUOpportunity
    w@___w@Kreuzlingen
    u@qovn@Schopfheim
    wD{xxnBTata
    gA_afoEPokrov
    eDo`puCBorşa
    t@{~djDBilicenii Vechi
    kBxmzOVannes
    @cuyx@Friedrichshafen
    g@ocznCBaia Mare
    lFvjvkUSpokane
    P_zxlEApostolove
    q@{c_w@Konstanz
    {C}jroCBaia Sprie
    }MykcwBHatvan
    ?enibCHajdúböszörmény
    }Dwhpy@Tettnang
    uAqulsBSzentendre
    {J`iqjUSpokane Valley
    kAlzjhVRedmond
    Kup_w@Petershausen-West
    dJ|twgUCoeur d'Alene
    vB`txgVUnion Hill-Novelty Hill
    eGr{{hVKirkland
    nDqcxsBGöd
    HojsjBGyőr
    ?u_chCCarei
    gDqigdBSopron
    `M}k_{@Wangen
    }Jkz`OGien
    oKious@Schaffhausen
    rA`wMLa Flèche
    sMmqdqOBurqin
    yKwexkSZuunmod
    @{exkSDzuunmod
    _BqkbtCVişeu de Sus
    m^lbyhUPost Falls
    wBeumtFShakhty
    dC|j`iVInglewood-Finn Hill
    }Aq}qqWYichun
    rOyl}}@Kempten (Allgäu)
    pGugrmABad Reichenhall
    ~@io}iEInhulets
    uNny|SPloemeur
    nSw|anQUliastay
    Zscwu@Radolfzell
    {Bq{qmBKomárom
    lBlfbhVCottage Lake
    eKppqSLorient
    jDcvfsDPodilsk
    KuiwaDBotoşani
    lEckvk@Mulhouse
    Na|}dFDokuchayevsk
    hAgamdAPenzberg
    oGnyuiVShoreline
    fD`xbiVKenmore
    jE{r}t@Singen
    eBmnvrFNovoshakhtinsk
    iAcrpeABad Tölz
    xBvf{hVBothell
    z@kxmiDBălţi
    XrekSLanester
    g@mqrmBKomárno
    vHywxmSNalayh
    uCo_apDRîbniţa
    _D_h~v@Überlingen
    zLm{zk@Illzach
    jDwoxsBVác
    tJatx_AMarktoberdorf
    iFkaty@Ravensburg
    z@_esxBGyöngyös
    mPrloiVMountlake Terrace
    vFuiziFAmvrosiivka
    yEgmkqBEsztergom
    KwboEVendôme
    vBg{f|KZhezqazghan
    rAycsvVFuyu
    oL}ipjCSatu Mare
    N}srnASalzburg
    RqixTAuxerre
    lOwhabBWiener Neustadt
    i@~bbiVBothell West
    dHuhqm@Müllheim
    |Dmpyy@Weingarten
    w@ny|iVEdmonds
    Xgdvk@Wittenheim
    `Qyds|BMezőkövesd
    ~GnpuhVNorth Creek
    jCptpiVLynnwood
    bQccd|@Leutkirch
    ZdomgLRivière-du-Loup
    sDq{g}DPivdennoukrainsk
    rGkk{jJShalqar
    _MzwwhVMill Creek East
    bNckfnAFreilassing
    }@wtacAWeilheim
    qXoyshAKolbermoor
    b@ieyaCHajdúnánás
    ?ezd}CRădăuți
    q@km|xOJinshanlu
    j@rzaiVMartha Lake
    K{q~u@Stockach
    }@cyiuEZaporizhzhya
    jCyejqWYouhao
    gFnmmgVMonroe
    bBmt~hARosenheim
    iCkhaeAGeretsried
    jFz_{hVMill Creek
    pEk|qJOlivet
    z@pvliVPicnic Point-North Lynnwood
    eB}xhhABad Aibling
    }EjlqhVSilver Firs
    zDc`lhBMosonmagyaróvár
    c@}kdlATraunstein
    fUnl|VConcarneau
    ~BiolfAHolzkirchen
    qCuc}qOOymak
    q@sjugABruckmühl
    zJ_ry_AKaufbeuren
    a\u`ukDFloreşti
    mAapqsFKrasnyy Sulin
    mNrqvhVEastmont
    {Nm{rJOrléans
    Padj{BEger
    oC_sf{KSatpayev
    bDwgyjEKryvyy Rih
    fEgsjkSUlan Bator
    cJefkJSaint-Jean-de-la-Ruelle
    aDkxudAWolfratshausen
    MqcaKSaint-Jean-de-Braye
    uRi`}m@Unterkrozingen
    }Acgpz@Bad Waldsee
    J{dxpVGannan
    kMukdhFIlovays’k
    [hvfoQGrand Forks
    zRuptdFVoznesenskyi
    a@ufxpCSighetu Marmaţiei
    dCesuJFleury-les-Aubrais
    Dyyt_CTiszaújváros
    fGarxsDBalta
    yYrrniVMukilteo
    kCo~aeFTekstylnyk
    hB{pfdFTrudivskyi
    dAc}hwEVilnyansk
    gF_gc`DDorohoi
    LalmJSaran
    tNuqzr@Donaueschingen
    D{zueFBosse
    Hw`ggCMátészalka
    JmppcCNyíregyháza
    cCcpqfFChumakivskyi
    uQ}lzkATraunreut
    qDyy|iNAyagoz
    pF}_bfFBohodukhivskyi
    cB}mveFOleksandrivskyi
    hXysaeFRutchenkivskyi
    lH~qzhVEverett
    yM}hd}@Memmingen
    {Aseyt@Tuttlingen
    EikpbFKurakhove
    iAegzmBNové Zámky
    sUuznjBDunajská Streda
    jAf_ghVWest Lake Stevens
    vFks|n@Freiburg
    Fdk_XQuimper
    bByutOMontargis
    oHkyueFYuzivskyi
    `E_tfdAStarnberg
    Pupf@Le Mans
    lI_mabBBaden
    LcyinPKhovd
    xDci`fFKalynivskyi
    kEe~blVZhalantun
    bNmyphFZuhres
    FchieFSmolyanskyi
    jAjq_hVLake Stevens
    eD_r~x@Bad Saulgau
    qLczvfFHirnytskyi
    }D_gveFDonetsk
    [yuqkFSnizhne
    {Jap{sFZverevo
    pR_xmiHShalkar
    ~EaxweFHladkivka
    aCsbwhDDrochia
    }DimqjFChystyakove
    mK}s_wASteyr
    BqgxgFKhartsyzk
    tCkwdfFBerestovskyi
    s@_~g{DPervomaysk
    gDeaqeFKyivskyi
    gC_knfFMakiyivka
    d@splaALandsberg am Lech
    h@i}{eATaufkirchen
    pGo|urFGukovo
    j@vuuhVMarysville
    gHsdvrCRakhiv
    xDcnriFShakhtarsk
    }NiiwfFTsentralno-Miskyi
    z@{{yr@Villingen-Schwenningen
    fGm~dfAOttobrunn bei München
    TelpfFHruzkyi
    wAwt{eAUnterhaching
    lFhkbQPontivy
    sAmamdAGauting
    fDmhdGChâteaudun
    `DtluCLaval
    I_t`zTChoibalsan
    cJcu{qFVoznesenivka
    Aos~pFDovzhansk
    s@qhws@Trossingen
    zK_u{k@Colmar
    fE_yioFRovenky
    gIqnlbBMödling
    _Fqxiw@Sigmaringen
    cOyewz@Biberach an der Riß
    hBaskgFKhanzhonkove
    }@saegFKhanzhonkivskyi
    ]nolYDouarnenez
    j@elro@Waldkirch
    zCpxyyMVal-d'Or
    cC}wzwBSalgótarján
    _Cyuf}BDiósgyőr
    fI{ey}BMiskolc
    qEqnyfAVaterstetten
    vEsttjFPelahiivka
    B_x|cAGilching
    }ByiqfAHaar
    cFl_fIRennes
    Kkdk^Chaumont
    dO}nqmFAntratsyt
    \enxnBKomárno
    y@uv`gEDolynska
    yAbqjpVPort Angeles
    wB}}gbBPerchtoldsdorf
    `D}{|n@Emmendingen
    WvaxHCesson-Sévigné
    ~ClhkFVitré
    JkuwyAAmstetten
    h@cmpgBPetržalka
    zIgkafFYasynuvata
    wPeg`hBPodunajské Biskupice
    qCc~ldAGermering
    ~IyyseAMunich
    vAca`hBVrakuňa
    |D_aleFAvdiyivka
    jBmgrkCVynohradiv
    S}n|dAPasing
    ~AahqlFKhrustalnyi
    nGojykETerny
    iCwqtbFSelydove
    n@h{lwRWilliston
    vBcdlgBBratislava
    xCiaciFKhrestivka
    ^oxgdAPuchheim
    f@s{hgBStaré Mesto
    wA{hclBŠaľa
    }Aav{eABogenhausen
    zBcbbgBKarlova Ves
    mB}h`gBDlhé diely
    lEqkskDSoroca
    hMqt~bBFavoriten
    fPi{stAWels
    ?ibubBMeidling
    sB}~ss@Rottweil
    mCecimABurghausen
    kG}jemCKhust
    }BudseDEdineţ
    hQ{ducAFürstenfeldbruck
    V_u{wFBelaya Kalitva
    lKojkf@Épinal
    HishcBSimmering
    xEyaybBMargareten
    hAc|mbBHietzing
    xFae~fBDúbravka
    `CukekBGalanta
    yP}wxbBMariahilf
    GtvuxTKalispell
    PkdrbBFünfhaus
    mCog`SSens
    dCbqkhVArlington
    `CipddAOlching
    ?u`kdAGröbenzell
    ?uahbBPenzing
    kDuxwbBNeubau
    Qow_cBLandstraße
    cIiweiCBerehove
    dEgcsfBDevínska Nová Ves
    r@ycm~ASankt Pölten
    vAot|bBVienna
    DittjAWaldkraiburg
    s@}o|bBInnere Stadt
    ~@w_fvAAnsfelden
    qGinwbBJosefstadt
    m@slzcBEssling
    qGaeqpBLevice
    pAg{av@Albstadt
    V_rnbBOttakring
    ?_z{zBÓzd
    ?ycxeCKisvárda
    jCcjrcBAspern
    pCuoeiBSenec
    fCq|{uATraun
    jFcjybBAlsergrund
    Nuit|@Illertissen
    ~@mzdr@Schramberg
    pCmhpbBHernals
    bAgjwbBWähring
    uAij`eAKarlsfeld
    xAcmh{@Laupheim
    pMtlgiRMinot
    nAczmcBDonaustadt
    eIleiaNRouyn-Noranda
    hEevdhFYenakiyeve
    aL}i}bBBrigittenau
    jKurlkAMühldorf
    aFyqbfAGarching
    gBibubBDöbling
    ?_cbcBFloridsdorf
    ?i}||BKazincbarcika
    g^sexdADachau
    bEszml@Sélestat
    wM_qucWBei’an
    gL{~baABobingen
    ~KshnaAKönigsbrunn
    Rol`u@Balingen
    hNsc|aFPokrovsk
    WgbteAUnterschleißheim
    |Ey{jz@Ehingen
    oAmswxGAkhtubinsk
    yAqgli@Saint-Dié-des-Vosges
    oGappuWXinqing
    |GokkhBPezinok
    z@q|g}CChernivtsi
    gAepfkBSereď
    fEbwpkVOak Harbor
    L}koqFSorokyne
    pSye`gFHorlivka
    vAw{|WTroyes
    cDy`cgFTsentralno-Miskyi
    l@eqggFKindrativskyi
    v@l{vBMayenne
    wDsosbBKlosterneuburg
    qA{ptgAErding
    c@egevALinz
    {BickmBNitra
    bFajmbFMyrnohrad
    nLsr}fFMykytivskyi
    fDw}dfANeufahrn bei Freising
    hAe}k_ENovoukrayinka
    uBwdvtFKamensk-Shakhtinsky
    fQguywESynelnykove
    nAsxh|@Senden
    gXgf`wBLučenec
    vIiokiFDebaltseve
    vBydzrFDonetsk
    jIk{_o@Lahr
    {M}mmkEZhovti Vody
    cAar_qFOtamanivka
    kEitc}EShakhtarske
    dHy|mqFSukhodilsk
    Sgvh~FMorozovsk
    m@yruu@Hechingen
    GphiFFougères
    wOyl`bAFriedberg
    lSedurXFuyuan
    gXuroaAAugsburg
    tHrpdrVSooke
    uHuwijBTrnava
    lLrtv_PThunder Bay
    qA}reyBRimavská Sobota
    p@od_QMontereau-Fault-Yonne
    ?ei~aBStockerau
    wTffkZBrest
    {Ei{baANeusäß
    ]ohb|@Neu-Ulm
    eEwc_fFToretsk
    N}eecCSátoraljaújhely
    |Ien~{@Ulm
    yJkhrOAvon
    cCwtufAFreising
    qAkxinFLutuhyne
    eCukgv@Mössingen
    }FmyvlEPyatykhatky
    vAaunOFontainebleau
    eAcsv{@Eselsberg
    }SfxzqLJonquière
    Zx_wpLSaguenay
    mDwdn{@Klingenstein
    qB`svpLChicoutimi
    ~CxjtiVMount Vernon
    uHqqjaAGersthofen
    qIn}|oVVictoria-Downtown
    sKkdtkBHlohovec
    vB|iupVColwood
    vD}dQAlençon
    ^qieLÉtampes
    }@jzfpVEsquimalt
    Tdb{oVVictoria
    Mwq{fBMalacky
    tAmz|GLucé
    gFmt~kFPerevalsk
    fIobtiCMukachevo
    ]msthDMohyliv-Podilskyy
    pCso`t@Horb am Neckar
    eGyzaHChartres
    aEvqfaLRimouski
    sAhrxpVLangford
    @fpqoVOak Bay
    yDll}XLanderneau
    `M}ev}@Günzburg
    {Cis}bAAichach
    `M{cqwXKhabarovsk
    }Fwiiw@Pfullingen
    mEc{ztEDnipro
    ImhjaFDobropillia
    K~jloNTimmins
    Huhjr@Freudenstadt
    rE_sxkFAlchevsk
    vDetzgAMoosburg
    sBtpcpVCarey
    kD}vno@Offenburg
    hDkviuENyzhnodniprovsk
    cAc{quEIhren
    Nodpu@Rottenburg
    lHoucyVNehe
    rKdhtoVGordon Head
    rAw}rnEVilnohirsk
    wUuudw@Reutlingen
    pUipzcEFortechnyi
    dMeccr@Baiersbronn
    f@ew_dEPodilskyi
    |Ms~|cEKropyvnytskyi
    iGkd`kFBryanka
    _DdxjkVAnacortes
    |Fju{OSaint-Brieuc
    yCoqdODammarie-les-Lys
    p@q_frEKamyanske
    ePk_gv@Tübingen
    eF_aywCKolomyia
    _Du_d{ETernivka
    gAcmceFKostyantynivka
    eDe{an@Illkirch-Graffenstaden
    bAejfiALandshut
    {AgafeAPfaffenhofen an der Ilm
    gByi`OLe Mée-sur-Seine
    x@{r|yEPavlohrad
    Zozhp@Oberkirch
    eMsctw@Metzingen
    wRqgwnFVilkhivskyi
    rFwgeOMelun
    dDarhkCSvalyava
    dFdq~oVSaanich
    O{yft@Nagold
    \z}htLAlma
    `Qi{cnFKaterynivka
    eDyn{m@Lingolsheim
    zHmjvcASchrobenhausen
    vG_aaoFShevchenkivskyi
    Nog{mBTopoľčany
    dG_|joFSkhidni Kvartaly
    KvihpVCentral Saanich
    Och~pAPassau
    e@nax{MAmos
    }Bqz{nFLuhansk
    C_qzjFKadiyivka
    ~Melun@Kehl
    oB}mwNSavigny-le-Temple
    Lk{euEPidhorodnye
    Swz{sBZvolen
    uInsjVMorlaix
    pJmz`_ADillingen an der Donau
    nFqxgn@Strasbourg
    [gkcvGZnamensk
    xCkwhoFVerhunskyi
    lAw`wnFKamyanobridskyi
    uO{p`rBŽiar nad Hronom
    xAmisf@Lunéville
    qC{s|fFBakhmut
    {@}rxkBPiešťany
    k@ovbu@Herrenberg
    w`@izdNCorbeil-Essonnes
    qCephn@Schiltigheim
    `FsnqdGSurovikino
    `DakaMBrétigny-sur-Orge
    |M}iin@Bischheim
    ~Jqd`dFDruzhkivka
    _Foro}@Giengen an der Brenz
    hE{lagCUzhhorod
    B_l~z@Geislingen an der Steige
    mCur_x@Nürtingen
    g@y`{NMoissy-Cramayel
    yAkrooAVilshofen
    ~AiecjFSokolohirsk
    cAcbqcCTrebišov
    BmveoBPartizánske
    _@coevESamar
    }Emjhp@Achern
    t@_jeiFPopasna
    oBat{MÉvry
    fE}yaMSaint-Michel-sur-Orge
    sDgb~tCNadvirna
    {AolzjFHolubivka
    Uwqe]Saint-Dizier
    vMe_gkADingolfing
    aC_ldJRambouillet
    sHy`dMSainte-Geneviève-des-Bois
    @cmux@Kirchheim unter Teck
    v@xigKSaint-Malo
    sJ{nvMRis-Orangis
    mH}mrMGrigny
    pCwiopEVerkhnodniprovsk
    lCa{gw@Filderstadt
    vH{fj|BRožňava
    iBshtd@Vandœuvre-lès-Nancy
    aAssjMMorsang-sur-Orge
    {HyztNCombs-la-Ville
    rR_ifx@Wendlingen am Neckar
    vAklrMViry-Châtillon
    yBevpd@Villers-lès-Nancy
    _A_keoDTulchyn
    dAahciEOleksandriya
    rEetiMSavigny-sur-Orge
    xBsv}|@Heidenheim an der Brenz
    sAglgaDKamyanets-Podilskyi
    g@q~~hBSenica
    xCur}b@Toul
    {A_vfLLes Ulis
    l@eb_v@Böblingen
    xBit_LGif-sur-Yvette
    f@a`pd@Laxou
    `AgfmqDLadyzhyn
    A__wd@Nancy
    ZsovMDraveil
    xR{fthGKalach-na-Donu
    sCc}|NBrie-Comte-Robert
    {@mb_MLongjumeau
    bBqs}v@Leinfelden-Echterdingen
    MmweNBrunoy
    ~Agzfz@Eislingen
    x@mejLOrsay
    gBe|sp@Bühl
    cIea`v@Sindelfingen
    bHykvMVigneux-sur-Seine
    SujzrGLeninsk
    j@qd|y@Göppingen
    gDuarMAthis-Mons
    T}q}MMontgeron
    bY_}qnGVolgograd
    h@}ajt@Calw
    Us}v`CKošice
    o@klcMChilly-Mazarin
    nBoacy@Ebersbach an der Fils
    xDs~eNYerres
    Rsix`ADonauwörth
    WglvLPalaiseau
    mF{pifEZnamyanka
    _As|lnBBánovce nad Bebravou
    yCckndFSonyachnyi
    {Dmk~ZVitry-le-François
    {Ey{|LMassy
    Kspmw@Ostfildern
    w@waoqBHandlová
    yIumhdFKramatorsk
    oBi~gcANeuburg an der Donau
    @yj}MVilleneuve-Saint-Georges
    l@pbbTLannion
    `KkviGDreux
    Me}ldFSotsmisto
    Ta|sMVilleneuve-le-Roi
    e@rfoBFlers
    `Fgb{sBBanská Bystrica
    Mqixw@Esslingen
    _Nl}BArgentan
    f@awdNLimeil-Brévannes
    tAw}yLVerrières-le-Buisson
    bFihrMOrly
    `Dowcu@Weil der Stadt
    x@ofmwDUman
    jCupiNBoissy-Saint-Léger
    sDgq_MAntony
    hB{cxdCMichalovce
    eCardMFresnes
    bEcrykBNové Mesto nad Váhom
    eCug`fBBřeclav
    y@jnrjVBellingham
    hBmihq@Baden-Baden
    _Lk`jMChevilly-Larue
    IuxwJMaurepas
    Is~rMThiais
    J}tyLChâtenay-Malabry
    @gevdAIngolstadt
    _CyglKMontigny-le-Bretonneux
    ~@mfhOOzoir-la-Ferrière
    rCclwMChoisy-le-Roi
    YcanNSucy-en-Brie
    mAsfcNBonneuil-sur-Marne
    W}ypu@Renningen
    sEeiiKSaint-Quentin-en-Yvelines
    xAw_o^Bar-le-Duc
    z@aatKGuyancourt
    nAibiKTrappes
    `@{dupBPrievidza
    eEci~LSceaux
    sFiucMBourg-la-Reine
    n@aogML'Haÿ-les-Roses
    fGeokLVélizy-Villacoublay
    a@kk_w@Stuttgart
    |@rt_rVDuncan
    eAo{ew@Stuttgart-Ost
    y@_{|JÉlancourt
    aDi`ipGVolzhsky
    dCwktMVitry-sur-Seine
    lDkozLLe Plessis-Robinson
    mGuadORoissy-en-Brie
    jBqq`NCréteil
    a@a_hjXBirobidzhan
    Xux~LFontenay-aux-Roses
    `Ao|kMVillejuif
    Du}eNSaint-Maur-des-Fossés
    iDwwaMBagneux
    bAyjgMCachan
    eA{doNChennevières-sur-Marne
    nBgc|NPontault-Combault
    s@{|rKSaint-Cyr-l'École
    qAauxz@Schwäbisch Gmünd
    Fwciv@Gerlingen
    f@oqfMArcueil
    Firzq@Gaggenau
    ?ea`v@Leonberg
    mAifeLViroflay
    aDc}~LChâtillon
    VeomnGGorodishche
    c@gwyLClamart
    {@_z_LVersailles
    gA}ezvBBrezno
    iBaxcy@Schorndorf
    [_njLChaville
    IovwMAlfortville
    cHmo{v@Stuttgart Feuerbach
    l@a|rw@Fellbach
    zAuwjMCroulebarbe
    fAetuNLe Plessis-Trévise
    `Bqm{MMaisons-Alfort
    nA_s|vRBulgan
    k@sjhMGentilly
    ?ybirDHaysyn
    Pe{cx@Weinstadt-Endersbach
    eAwosLMeudon
    eAcpyQCoulommiers
    SqalMLe Kremlin-Bicêtre
    uAuqpn@Haguenau
    JmxpMIvry-sur-Seine
    s@a}bMMontrouge
    Uk`fNChampigny-sur-Marne
    dJ{e`MMalakoff
    hBkw{LIssy-les-Moulineaux
    eBi`cKLes Clayes-sous-Bois
    BacvMCharenton-le-Pont
    Jin}KLe Chesnay
    gAybpLSèvres
    Zct|JPlaisir
    Yai~LVanves
    `EcibNJoinville-le-Pont
    o@ocjMMaison Blanche
    a@c|kMParis 13e Arrondissement
    s@}{iv@Ditzingen
    tHco|aJEmbi
    vBwvpNVilliers-sur-Marne
    uBwotv@Korntal
    AsdkMParis 13 Gobelins
    Tqrzw@Waiblingen
    dA_keMParis 14 Observatoire
    Zq{nMGare
    yDarzMParis 12e Arrondissement
    Qkt`OLognes
    C_wtLBoulogne-Billancourt
    f@abcOMarne La Vallée
    tA}zcNNogent-sur-Marne
    ~@}qkMSalpêtrière
    l@cjr|@Aalen
    a@oclNBry-sur-Marne
    t@uyvMSaint-Mandé
    |EgkbnADeggendorf
    b@{g`MParis 15 Vaugirard
    ?oiqMParis 12 Reuilly
    Lfl|qVNorth Cowichan
    c@qutMBel-Air
    x@ofiLGarches
    Egxiw@Stuttgart Mühlhausen
    Y{wsMPicpus
    }EkliMParis 05 Panthéon
    IuochBSkalica
    kBagmLSaint-Cloud
    y@}vnMQuinze-Vingts
    kEqb{MVincennes
    Geq_ONoisiel
    XwdqgBHodonín
    d@oafMParis 06 Luxembourg
    k@ufndFSlovyansk
    DsosNNoisy-le-Grand
    T_hgNLe Perreux-sur-Marne
    ?_yzNChamps-sur-Marne
    \u~aLLa Celle-Saint-Cloud
    b@kvdOTorcy
    y@gq__ANördlingen
    jBspwhSDzüünharaa
    BgtqMSainte-Marguerite
    lB_wiMParis
    _@mzpNNeuilly-sur-Marne
    dAw{cNFontenay-sous-Bois
    kB_p}`BZnojmo
    cBgidMParis 07 Palais-Bourbon
    yA{voMParis 11 Popincourt
    {@ecpMRoquette
    a@_woMParis 11e Arrondissement
    Pimbq@Rastatt
    dAsjhMParis 01 Louvre
    yA{bjMParis 04 Hôtel-de-Ville
    sCqaaw@Kornwestheim
    Oc}nMSaint-Ambroise
    gDomhNNeuilly-Plaisance
    [su{LParis 16 Passy
    ?kflMParis 03 Temple
    l@ce|MMontreuil
    l@_msMParis 20 Ménilmontant
    yAgphMParis 02 Bourse
    jAkdnMFolie Méricourt
    i@y{uKMarly-le-Roi
    ?e_wMBagnolet
    ?erqOLagny-sur-Marne
    }IkbgNRosny-sous-Bois
    hAsdkMParis 10 Entrepôt
    t@alrLSuresnes
    I}}kMPorte Saint-Martin
    Zk_hMParis 09 Opéra
    `@kerw@Remseck am Neckar
    uCyjjMPorte Saint-Denis
    gEuqjx@Winnenden
    bAkxcMParis 08 Élysée
    SmtjLRueil-Malmaison
    Q_wkMParis 10e Arrondissement
    s@ahmMHôpital Saint-Louis
    oGqwwMLes Lilas
    rAq~jMSaint-Vincent de Paul
    a@}lyNChelles
    PqyvkAStraubing
    k@wgpMParis 19 Buttes-Chaumont
    bD_hgNVillemomble
    ?ixmNGagny
    GkhtLPuteaux
    H{ndMParis 17 Batignolles-Monceau
    uAg_bt@Pforzheim
    WihzLNeuilly-sur-Seine
    oAspzMRomainville
    HkqtMLe Pré-Saint-Gervais
    sC_xzbDDunayivtsi
    jC}hjcCVranov nad Topľou
    oCmrdLChatou
    uAgrs|ELozova
    qAej`NNoisy-le-Sec
    q@e_nLNanterre
    ?qgtLLa Defense
    s@o{hMParis 18 Buttes-Montmartre
    ^wr_LLe Vésinet
    c@e{yKLe Pecq
    gA__~LLevallois-Perret
    o@mquMPantin
    NghcmBTrenčín
    ~D_hwKSaint-Germain-en-Laye
    \cwwLCourbevoie
    z@qfbw@Ludwigsburg
    xAqvvNMontfermeil
    eEoabMClichy
    aDeeeNBondy
    cHczuLLa Garenne-Colombes
    uDuvfMSaint-Ouen
    \ophNLes Pavillons-sous-Bois
    Re{}c@Pont-à-Mousson
    }Esn`LMontesson
    y@gp}MBobigny
    e@utqNClichy-sous-Bois
    ~DoaoiFLysychansk
    gMy}|LAsnières-sur-Seine
    ?ynpMAubervilliers
    y@sopgAKelheim
    |CwfwLColombes
    o@auoNLivry-Gargan
    Eyh{LBois-Colombes
    `F}fkLHouilles
    vC_tyuCIvano-Frankivsk
    qB_eoLBezons
    `B{qquFMillerovo
    v@ir|MDrancy
    bFu_sMLa Courneuve
    `BohoKPoissy
    eH_jdw@Freiberg am Neckar
    hC_f`MGennevilliers
    cFuwyuCKnyahynyn
    Ayauu@Vaihingen an der Enz
    @uvjMSaint-Denis
    nCqowdCHumenné
    jBsbfNAulnay-sous-Bois
    y@sv_NLe Blanc-Mesnil
    ~@kbcMVilleneuve-la-Garenne
    \uqow@Marbach am Neckar
    aCubir@Ettlingen
    qBmt}NVilleparisis
    fEuwsv@Bietigheim-Bissingen
    Fcb|iFSiverskodonetsk
    q@q|n|BSpišská Nová Ves
    GsslNSevran
    nGkerx@Backnang
    Ju||t@Mühlacker
    a@o}uLArgenteuil
    _@aakLSartrouville
    cCgqmKCarrières-sous-Poissy
    CostNTremblay-en-France
    k@ynpMStains
    @bwu`JCorner Brook
    fGq~aLMaisons-Laffitte
    uAsdcMÉpinay-sur-Seine
    j@g~sYChâlons-en-Champagne
    kQsb{mBDubnica nad Váhom
    Romiv@Sachsenheim
    MygqPMeaux
    dBcasKAchères
    p@izy|@Ellwangen
    f@ismNVillepinte
    oMomvLSannois
    WoclMPierrefitte-sur-Seine
    cBiisMGarges-lès-Gonesse
    i@sxadPÖlgii
    P_nuq@Rheinstetten
    dGusmLCormeilles-en-Parisis
    n@{wgqCDolyna
    x@adgwYSovetskaya Gavan’
    fCqv}LSaint-Gratien
    WyokIMantes-la-Ville
    M_w~JVerneuil-sur-Seine
    z@s_jwAČeské Budějovice
    bFcpeMDeuil-la-Barre
    nOewlLMontigny-lès-Cormeilles
    cCiesLFranconville
    ?ea~NMitry-Mory
    gJwh}MGonesse
    wBwo`MSoisy-sous-Montmorency
    LguhMMontmorency
    ^ujefCSnina
    hC{xfLHerblay-sur-Seine
    Iw_xLErmont
    GumweFLyman
    c@khnIMantes-la-Jolie
    |Bw~sJLes Mureaux
    {Ja_sILimay
    ~Cqx|LEaubonne
    ZynoMSarcelles
    wD{pr`CPrešov
    jF{pxKConflans-Sainte-Honorine
    dT{eglEHorishni Plavni
    Mg`giFRubizhne
    YuksMVilliers-le-Bel
    }@wnhr@Karlsruhe
    bCwnmKJouy-le-Moutier
    aCexn|DBahacheve
    |Awjr~DShpola
    kAes`NGoussainville
    qCarzhARegensburg
    yCxufnVTsawwassen
    ?_dyKÉragny
    ?omvLSaint-Leu-la-Forêt
    a@_um|CChortkiv
    {IdlnlVWhite Rock
    |IkdwsCKalush
    Osw_FÉvreux
    _@{|fkERakivka
    bAuuujBUherský Brod
    \u~oLTaverny
    oF{jeMDomont
    oBm}akEKryukiv
    hEi_~aAWeißenburg in Bayern
    mFiclKVauréal
    ?ywgzRErdenet
    }Dy_rjDZhmerynka
    yByntKCergy
    g@qtct@Bretten
    pEyztKCergy-Pontoise
    iBchdWÉpernay
    `Jki}KSaint-Ouen-l'Aumône
    zG_twSChâteau-Thierry
    nD_~fhFKreminna
    lAmelq@Wörth am Rhein
    oB|vmlVSouth Surrey
    ?_dyKPontoise
    gRaurpGDubovka
    uDpmdiVAbbotsford
    yIkm{zBPoprad
    }@nmyiVTownline
    n@gk{jEKremenchuk
    a@gi|iESvitlovodsk
    kJ}aorBMartin
    cIabqiBUherské Hradiště
    b@i{qKOsny
    _Jwa|gDBar
    uB}~ytBRužomberok
    |Gs_~{DZvenyhorodka
    Uquiv@Brackenheim
    qGsmwvBLiptovský Mikuláš
    wYry`nVDelta
    T`pfnVLadner
    cAmkgr@Eggenstein-Leopoldshafen
    }Gwx|GVernon
    kGmupd@Montigny-lès-Metz
    `Eku`kEAvtozavodskyi
    cAm~_wYVanino
    rDtrlgVVedder Crossing
    jBtxskVLangley
    eJck|g@Saint-Avold
    iDxgtlVSurrey
    aDnfalVCloverdale
    eEujcj@Sarreguemines
    cCgdmz@Schwäbisch Hall
    pNl}sESaint-Lô
    f@eot`AGunzenhausen
    wFirtd@Metz
    qFq~loBPovažská Bystrica
    pGwhns@Bruchsal
    cAihznBPúchov
    aCt|wkVWilloughby
    yApzynVSteveston
    gQbfniVMission
    b@xs_mVStrawberry Hill
    ?ncylVNewton
    nBqdn|@Crailsheim
    ~Bo|u{BKežmarok
    iAytku@Eppingen
    }Ik{gw@Heilbronn
    xKygqzAJindřichův Hradec
    _Gywk@Lisieux
    sIxfznVSeafair
    ?hnpnVBroadmoor
    g@sk`kEMolodizhne
    jNrbunVBlundell
    pLcjz_@Verdun
    qMdckgVChilliwack-Downtown
    j@repkVWalnut Grove
    dDd`nsVNanaimo
    ?pzigVChilliwack
    \hnpnVBrighouse-City Centre
    ?ddfmVNorth Delta
    ?~jolVFleetwood
    oIddqnVRichmond
    mEiecaDHorodok
    cE}}g{VNenjiang
    _Otk|lVWhalley
    pRdnxlVSurrey City Centre
    j@nceACaen
    zEtbzKSaint Helier
    k@meai@Forbach
    _A}xhw@Neckarsulm
    ~F~jolVGuildford
    oDoqjdBBrno střed
    rDwvjdBBrno
    cCcmrdBŽidenice
    }Dwipp@Landau in der Pfalz
    g@_{_y@Öhringen
    sBxbllVFraser Heights
    ?_|qyUHailar
    pCallm@Pirmasens
    tOf`emVNew Westminster
    R}robFIzyum
    Mwu{dBLíšeň
    LiexNSenlis
    qEot`jBOtrokovice
    p@ieytBDolný Kubín
    hBxzz@Hérouville-Saint-Clair
    t@{x|yUHulunbuir
    yEdxonVMarpole
    `@nujmVEdmonds
    BiycdBŽabovřesky
    l@}car@Germersheim
    s@k{|_BTřebíč
    nDtmcnVVictoria-Fraserview
    ?~hhkVHaney
    ?uzbFLouviers
    Kzi}~KBaie-Comeau
    cG`uhkVMaple Ridge
    iB_ojhZPoronaysk
    z@rainVSunset
    NhyykVPitt Meadows
    cBvqwmVMaywood
    _Bi`kqBŽilina
    xD~lvmVMetrotown
    UuegdBKrálovo Pole
    j@ytflACham
    \rx~mVKillarney
    r@kq{cBBystrc
    ?qhzjBZlín
    ~PmhwlDVinnytsya
    i@kbxi@Saarbrücken
    `@ukraESmila
    _AmasPCrépy-en-Valois
    lJafhk@Blieskastel
    rBfl|lVMaillardville
    Hgupv@Bad Rappenau
    |GnpvxVPort Alberni
    sAnf{nVDunbar-Southlands
    uAlshnVRiley Park
    dEzw}mVRenfrew-Collingwood
    yDal~k@Zweibrücken
    kAmfubARoth
    o@flamVLougheed
    {CjownVArbutus Ridge
    ?zvmnVVancouver
    Xqr}r@Waghäusel
    HtmcnVKensington-Cedar Cottage
    ?xs_mVCariboo
    aDarzh@Völklingen
    _Cubeu@Sinsheim
    }Clr|mVRenfrew Heights
    _FyhdNCreil
    ]tw~lVCoquitlam West
    }HrtqnVSouth Granville
    GlyvlVCentral Coquitlam
    jAy{ppCStryi
    e@yhzsAStrakonice
    aBd_jnVMt Pleasant
    aAvfpnVFairview
    pBvbeoVUniversity Endowment Lands
    kBiyqWReims
    mB|dmmVBurnaby
    @fkilVPort Coquitlam
    ]t~vnVKitsilano
    ?~}inVMount Pleasant
    ?yzkh@Wadgassen
    jNcqaNNogent-sur-Oise
    JrobnVEast Hastings
    oOhvnlVCoquitlam Town Centre
    ?o~lj@Sankt Ingbert
    b@jnhCBayeux
    ElgdnVGrandview-Woodlands
    HqbwfBVyškov
    eC{bnlFStarobilsk
    sBv`knVChinatown
    ^ky}dANeumarkt in der Oberpfalz
    f@ypmnCTruskavets
    x@pdtlVPort Moody
    w@luhnVDowntown Eastside
    ?_ibz@Künzelsau
    `B|vmnVDowntown Vancouver
    w@hnpnVWest End
    ?h}|mVHastings-Sunrise
    ?iv{_VYakeshi
    ~Bp{klVCoquitlam
    yAed`i@Püttlingen
    vB_{bEElbeuf
    hIq}~mCBoryslav
    pDmyy`CBardejov
    hIk|at@Wiesloch
    xG_bdiBKroměříž
    iAwgg}BStará Ľubovňa
    V_iaj@Sulzbach
    PigwxBZakopane
    dBekrh@Schwalbach
    ?idii@Riegelsberg
    aBy~vnCStebnyk
    jJranlVWestwood Plateau
    S{}s_AAnsbach
    nK{djuAPísek
    eNcteh@Saarlouis
    g@brdnVLower Lonsdale
    eFj~cnVNorth Vancouver
    ~Lmumr@Speyer
    zFshes@Hockenheim
    gEge|hASchwandorf in Bayern
    g@bqdnVCentral Lonsdale
    ~@uixk@Homburg
    ~EdvunVWest Vancouver
    Tkc_d@Hayange
    _Cud{pNKalbatau
    e@s_hbASchwabach
    hQwqhi@Heusweiler
    nFe{ylBVsetín
    aQylyj@Neunkirchen
    eDm`hk@Bexbach
    yByv_t@Leimen
    oG{rtp@Neustadt an der Weinstraße
    zDa`onCDrohobych
    a@yz`cAWendelstein
    ~Bcizv@Mosbach
    gEy_ah@Dillingen
    Mwnxd@Yutz
    fLwerd@Thionville
    {G{{kq@Haßloch
    Y{zqdBBlansko
    jJifpj@Schiffweiler
    vTkn_j@Illingen
    {Go|`|EZlatopil
    qBiyiwEBerestyn
    a@ewvESaint-Étienne-du-Rouvray
    tJqchSSoissons
    q@kfks@Schwetzingen
    gEkfcr@Schifferstadt
    nCcfidAAltdorf bei Nürnberg
    _^aucpAKlatovy
    CqdddDRakove
    u@gdd~AJihlava
    eK_r{g@Beckingen
    ?utoi@Eppelborn
    kAkgkELe Grand-Quevilly
    {LgxfmULingquan
    wFml`t@Heidelberg
    }C{e{gFSvatove
    m@y{sESotteville-lès-Rouen
    uCwqdi@Lebach
    wEuinELe Petit-Quevilly
    fBgzmxATábor
    `J{}fPCompiègne
    [kzv}DKorsun-Shevchenkivskyi
    L_ltcDKhmelnytskyi
    wLkd{aAOberasbach
    zY_i|{APelhřimov
    fEy{uKBeauvais
    ?o{xh@Schmelz
    iD}utqBČadca
    qPubgECanteleu
    nDknzaAZirndorf
    n@u|kgAAmberg
    Lq{ln@Kaiserslautern
    LwuuERouen
    Qcsog@Merzig
    xBsetbECherkasy
    }BknewCBerezhany
    eL_hkmUJalai Nur
    dLoqrbANuremberg
    yAckoiBPřerov
    sAad{_FBalakliya
    aG{pvmBRožnov pod Radhoštěm
    sAqjhr@Gartenstadt
    k@ldnNSaint Peter Port
    sCil`mDKalynivka
    r@gd{p@Bad Dürkheim
    ~BgrtEMont-Saint-Aignan
    eI{_wj@Sankt Wendel
    n@o{zu@Eberbach
    lFqqm}IKandyagash
    zEoqhrCNovyi Rozdil
    l@q~tlBValašské Meziříčí
    F_dmgBProstějov
    tKoeabAFürth
    }DwpgyBNowy Targ
    pG{}cd@Dudelange
    Enr{xUPenticton
    z@aupr@Ludwigshafen am Rhein
    aPk`oeSDarhan
    rFkutr@Mannheim
    sIa|sz@Bad Mergentheim
    _BaaTLe Havre
    lFoaoc@Esch-sur-Alzette
    wK|araUCranbrook
    fCkcufASulzbach-Rosenberg
    _Zindh@Losheim
    kKmrzcALauf an der Pegnitz
    mFiorlCSambir
    wWi{{w@Buchen in Odenwald
    bDdubmQSteinbach
    bYyp~q@Frankenthal
    _Eqo}~CVolochysk
    jLwljs@Viernheim
    xAkg`i@Wadern
    kKatc@Montivilliers
    vB}am{DBohuslav
    ~CyxfkBHranice
    zAqw{s@Weinheim
    dOude{CTernopil
    hD_`pfCSanok
    lFcisiDKhmilnyk
    dMgch`BŽďár nad Sázavou
    n@slcULaon
    kCazxqEShevchenko
    kA_cgz@Lauda-Königshofen
    oGibmaAHerzogenaurach
    ~n@_}hQNoyon
    oQmw{qEPoltava
    `Cwc|}ESlobozhanske
    l@}}dbAErlangen
    rIgs|lBNový Jičín
    qBmnhhBOlomouc
    iFcxur@Lampertheim
    `D_|vmBKopřivnice
    t@iewkUManzhouli
    eKevcrEPodil
    kHaza~AHavlíčkův Brod
    sEi_wqEKyivskyi
    oAgxld@Luxembourg
    jd@qki}BNowy Sącz
    rLx~_IOcteville
    }Kk{}dFKivsharivka
    {Fws_r@Worms
    jCs~ibRMörön
    yBunv{LAbay
    aH||pHTourlaville
    zCfuzHCherbourg
    `Dk}ts@Heppenheim an der Bergstrasse
    xB_fsr@Bürstadt
    yQrzaIÉqueurdreville-Hainneville
    {Nu~rcDKrasyliv
    zDe{c`CGorlice
    k@uvcSTergnier
    fh@ibpbEZolotonosha
    bSip}u@Michelstadt
    pByfeiAWeiden
    pAks}pBTřinec
    yPeaob@Arlon
    ?o~~nBFrýdek-Místek
    c@}grs@Bensheim
    _DuoctBŻywiec
    _C~x{yVCourtenay
    pEca{cCKrosno
    yBelotAPříbram
    h\|}tnVSquamish
    iA~zqoTLethbridge
    m@gncg@Konz
    mCw{c]Sedan
    mOqjazLShakhtinsk
    aHyyqdFKupyansk
    wLohrk@Idar-Oberstein
    dEcp_oDKozyatyn
    qBi|nbAForchheim
    nKkgwqBUstroń
    _f@at`tDSkvyra
    `Fo{faOAltay
    zI_q}|@Kitzingen
    tOgz`bCJasło
    jBi|tpBČeský Těšín
    k@q~op@Alzey
    yA}xspAPilsen
    aKyavpBCieszyn
    u@una_EKaniv
    nIy{aeDStarokostyantyniv
    j@}vog@Trier
    \ymocBSvitavy
    `EadhAFécamp
    pBgc`y@Wertheim
    wQsyxs@Seeheim-Jugenheim
    pFp`v_QKenora
    lBmyy[Charleville-Mézières
    ]qemiGFrolovo
    oa@o}ooBHavířov
    qDqpsxABenešov
    yHswioCHorodok
    Uov}iCPrzemyśl
    vUlg`pQFort Garry South
    eDarv{@Würzburg
    c@wwzqCSykhiv
    g@ishlCMostyska
    iBsbytWRaychikhinsk
    nJccyvDBila Tserkva
    vFewd}LKaragandy
    y@c~o{LSaran
    wHehos@Pfungstadt
    vDo__wCZolochiv
    jWeutqCNovyi Lviv
    sCxqgxUOkanagan Mission
    DatjrCVynnyky
    rLkia{EMerefa
    iC{agsBBielsko-Biala
    eTgv|t@Reinheim
    zCmwkt@Ober-Ramstadt
    pHkeuxBMyślenice
    [ilzr@Riedstadt
    u@wuqnBOstrava
    hAsi|~EChuhuyiv
    _Hg`sqCLviv
    yHqp_o@Bad Kreuznach
    bKesnoBOrlová
    dDraaaRBrandon
    dEibaSSaint-Quentin
    ~NqldpBKarviná
    `Bs_`uBAndrychów
    kQciis@Griesheim
    dDxb{xUWest Kelowna
    hSspou@Groß-Umstadt
    kGeoxs@Darmstadt
    v_@ypitBKęty
    |An`hxUKelowna
    [we~uBWadowice
    hB~_}oQWinnipeg
    aPxplpQSt. James-Assiniboia East
    rLwnmmDBerdychiv
    |Hiw~t@Dieburg
    fCe`paABamberg
    gBlotwURutland
    V_f`MAmiens
    eKsnls@Weiterstadt
    Tum`oBBohumín
    XyvjcBČeská Třebová
    kY}xys@Arheilgen
    }@}z~rBCzechowice-Dziedzice
    {Ieh|nBStarý Bohumín
    fHwskv@Großostheim
    yC}vwr@Groß-Gerau
    TwnqEDieppe
    ~Yye{nCNovoyavorivs'k
    tLmxovFBoguchar
    uKarglBOpava
    bN}l~|ERayon KTZ
    uIukhzELiubotyn
    zAioteABayreuth
    x@_ae|AKutná Hora
    mGkal_BChrudim
    r@khj{EPisochyn
    }Jm{jpBJastrzębie Zdrój
    kNmtsz@Karlstadt
    {I_m{tABeroun
    qAydclEMyrhorod
    v@qhsu@Babenhausen
    HiqqfBŠumperk
    rC_yeo@Bingen am Rhein
    eFghu{BBochnia
    E{rw|BBrzesko
    fDu~dp@Ingelheim am Rhein
    _@g}|q@Ginsheim-Gustavsburg
    `@s}dwNUst-Kamenogorsk
    sFa{`cBÚstí nad Orlicí
    hCix_xBSkawina
    sD{ozv@Aschaffenburg
    s@{sgp@Nieder-Ingelheim
    }DmtaiWAihui
    zAk|trBPszczyna
    iAuw|pPUlaangom
    aAe_h|EKharkiv
    Goepq@Mainz
    zKwhai@Wittlich
    mCq{myBWieliczka
    iBkariBBruntál
    mAmqly@Lohr am Main
    `@u_lr@Rüsselsheim am Main
    ?ga|s@Langen
    tEedmxAŘíčany
    oHqnks@Mörfelden-Walldorf
    yTi{_q@Gonsenheim
    nEiyvoBWodzisław Śląski
    aAapwhAMarktredwitz
    tLntvwULake Country
    _Bmlqt@Dietzenbach
    kC_k}vAModřany
    eC{kk|EZhuravlivka
    |@u`mr@Flörsheim
    eAs_b_CTarnów
    _@mglhELubny
    Vch~q@Hochheim am Main
    zD_gliCJarosław
    Jtyl{VCampbell River
    jJumat@Dreieich
    qEilz|ESaltivka
    cLwofu@Rodgau
    qDecntGNikolayevsk
    @wuw{AKolín
    s@smpp@Eltville
    bQy_gtBOświęcim
    |@{m~vABraník
    pB_gtwAHáje
    y@w{owAChodov
    bGxoobTMedicine Hat
    rCujh_BPardubice
    x@ytgeCRzeszów
    Q{ajq@Biebrich
    IyldwAKrč
    _Dcvwu@Seligenstadt
    k@cy{vAHlubočepy
    sCak||EPivnichna Saltivka
    Cs~{{EOleksiyivka
    F{mcqBŻory
    oGqsgwAMichle
    d@{`at@Neu-Isenburg
    ]oxswAHostivař
    s@kid}GPallasovka
    V}lk}@Schweinfurt
    ~@efkvAStodůlky
    ?u`|wAHorní Měcholupy
    SsswoBRadlin
    }Bi|taCDębica
    r@q_h|LTemirtau
    _@un{bCRopczyce
    cIw{ut@Heusenstamm
    pDwwowAZáběhlice
    ~BmaloBRydułtowy
    v@_khhCPrzeworsk
    fFsztxBKraków
    k@m_{fGMikhaylovka
    kFq|zxBGrzegórzki
    b@khcwANusle
    yFoitvAKošíře
    WsggwAVršovice
    Fqo}~DPereiaslav
    cC_stfCŁańcut
    b@onxr@Hattersheim
    }CeahvAŘepy
    jAew_u@Obertshausen
    `A}h|vASmíchov
    iF}q_q@Dotzheim
    ?}_dwAKrálovské Vinohrady
    rEy`qwAStaré Strašnice
    rCutruDFastiv
    `@qq_wANové Město
    eC_xojACheb
    yIggts@Niederrad
    WogewAŽižkov
    kGefiq@Wiesbaden
    jEwp_wAPrague
    DcufyBBieńczyce
    h@ytdtGKamyshin
    C{inxCBrody
    Ymliv@Alzenau in Unterfranken
    vAax`kBKrnov
    `@uapsBBieruń
    Rcgqr@Hofheim am Taunus
    oDomenBRacibórz
    xAodloUKrasnokamensk
    lLemdpBRybnik
    vCe~_|CKremenets
    mDkmts@Gallus
    Vmeot@Offenbach
    Fok{dAKulmbach
    J}tyvADejvice
    bHwhyrARakovník
    Y_r{tBLibiąż
    gAcdewAHolešovice
    Fkr~wAČerný Most
    m@uneJAbbeville
    kGszm{EDerhachi
    ]aajwALibeň
    vBehrwAVysočany
    jQyjpwAProsek
    Zac_t@Frankfurt am Main
    oAaa~yDObukhiv
    b@ig|t@Mühlheim am Main
    aEdnx`@Penzance
    rAow{fDPolonne
    a@uevbDIziaslav
    cKqtewAKobylisy
    sHexmwAStřížkov
    rSew~vABohnice
    ?ehrwALetňany
    yAs`lu@Hanau am Main
    zBumluBChrzanów
    |Cwlqr@Kelkheim
    MakwrBTychy
    jJa`|r@Bad Soden am Taunus
    aDq{g{APoděbrady
    UyrwsBLędziny
    _Am`is@Eschborn
    nFo_obALichtenfels
    fDymauAKladno
    yEmb_rBŁaziska Górne
    h@kewp@Taunusstein
    Fig|t@Maintal
    Fc~~pBCzerwionka-Leszczyny
    qLpm}]Falmouth
    yCeyrqBOrzesze
    oIktyuBTrzebinia
    wE}eywEBohodukhiv
    n[{f`iASelb
    l@sekrBMikołów
    lN_xvRCambrai
    `Guxmu@Bruchköbel
    Lwpit@Bad Vilbel
    ~@c{{r@Kronberg Tal
    Mwpur@Königstein im Taunus
    oAih_xDVasylkiv
    lAgu}r@Kronberg
    QidedDShepetivka
    KswclASokolov
    bQk|nxABrandýs nad Labem-Stará Boleslav
    g\mxnpFRossosh’
    OstsgFValuyki
    }I~fdtKSept-Îles
    xCklaw@Gelnhausen
    _Aoio|@Bad Kissingen
    kHssstBJaworzno
    jEehjs@Oberursel
    Mwn~sBMysłowice
    qDyis_BHradec Králové
    ~Jdsi_@Camborne
    rMmrmq@Idstein
    eEuuypBKnurów
    fKg{m|UE’erguna
    {H_xr_@Marche-en-Famenne
    Dofrs@Bad Homburg vor der Höhe
    oIeept@Karben
    Zij~tASlaný
    f@_lim@Boppard
    u@sufgSSühbaatar
    qAmupbYAmursk
    q@y{pmAKarlovy Vary
    k@bk{^Redruth
    iN_zbu@Nidderau
    }CwnddAKronach
    oCyejvAKralupy nad Vltavou
    qHolciWHeihe
    iAyndnDKorolyov
    zMq`ws@Friedrichsdorf
    dA_djwKArkalyk
    m@}{|VHautmont
    sAkftcJKhromtau
    oFgxaZWalcourt
    vL_{arBRuda Śląska
    uA}mrwANeratovice
    J_k|aACoburg
    `@ydbsBKatowice
    hGqk`nDZhytomyr
    bHvdz]Truro
    jEpq~vUVernon
    eXmxz`EYahotyn
    y@ynjiWBlagoveshchensk
    aBcyrmDBohuniya
    wDe|fWMaubeuge
    }A{gd|IAktobe
    `DmhlvBOlkusz
    nEl}}pSSwift Current
    xIafrsBSosnowiec
    ZkjwaCMielec
    oHgqrv@Büdingen
    `Aw`n`FVovchansk
    ~Esi~OArras
    sHih~bDSlavuta
    Z{wmrBŚwiętochłowice
    |Bsw~pBGliwice
    nFesnm@Lahnstein
    eQw{xrBChorzów
    Ied~mAOstrov
    cGwj~sEOkhtyrka
    |E_`a_EBerezan
    _FytugAHof
    oEefbiBGłuchołazy
    d@_fmsBCzeladź
    Xs}npGKotovo
    cB_d{r@Neu-Anspach
    R{ijpDKorostyshiv
    `F_m|wDBoyarka
    tEipgjBPrudnik
    q@aoh}@Bad Neustadt an der Saale
    }H_btqBZabrze
    rBinvsBBędzin
    mBattqAŽatec
    TircsBSiemianowice Śląskie
    z@iuak@Mayen
    aAoysaDNetishyn
    bAk}uSDenain
    oM}|etBDąbrowa Górnicza
    nD{ugiWChigiri
    iDmcmt@Friedberg
    ~Nboc\St Austell
    vDscnyDHolosiyiv
    zAssv|NRidder
    uGcyprBBytom
    xAglcy@Schlüchtern
    `AwevhSKyakhta
    [{wfnBKędzierzyn-Koźle
    aAe~iwAMělník
    @}l|{DBoryspil
    qHufgm@Koblenz
    uIetesALouny
    qEsnoTValenciennes
    JmpecASonneberg
    nAp|}WPlymstock
    _DqpbRSin-le-Noble
    oHewit@Bad Nauheim
    `Mg`onEHadyach
    lCq~{xDTeremky
    OclxQDouai
    sA`ehXPlymouth
    _ZyqorBPiekary Śląskie
    q@awzxDTeremky-II
    rCklaxDSvyatopetrivske
    vBuc~oAKadaň
    Zkicp@Limburg an der Lahn
    `CkejzDBortnychi
    _I}sryDNyzhnya Telychka
    XqgjxDVyshneve
    qCkwnwDBilohorodka
    }CumgfUBorzya
    mAg}bZMarcinelle
    gBobzyDPivnichni Osokorky
    rA}f}rCSheptytskyi
    [`umTBrixham
    wC_{`VDour
    `L_owHBerck
    ?iivpBPyskowice
    ?u`qyDTelychka
    DheccSMoose Jaw
    TozjrBRadzionków
    r@czjyDSaperna Slobidka
    `CwagyDDemiyivka
    t@_d|yDPozniaky
    nAslsZChâtelet
    jFsmyYMarchienne-au-Pont
    De}wVFrameries
    }B{ppHBerck-Plage
    o@_vf|CDubno
    _BkhczDKharkivskyi Masyv
    rAgohxDSofiivska Borschahivka
    [bfxXSaltash
    nAyygPAvion
    TwgqxDPivdenna Borshchahivka
    UidlZMontignies-sur-Sambre
    u@{w}yAMladá Boleslav
    @_acZCharleroi
    RillXBinche
    nD{`~u@Nidda
    Kq~j`FShebekino
    PiabQHénin-Beaumont
    r@aapVColfontaine
    xA_zqZChâtelineau
    y@lz}]Newquay
    f@{djzDDarnytsya
    fAehi`FGorod Shebekino
    ?epptVJiagedaqi
    BaysaBNáchod
    |C}v_yDOleksandrivska Slobidka
    xCgb~OLiévin
    sAa{xhNSemey
    `Fgigm@Bendorf
    sBwmbzDNova Darnytsya
    f@wvyxDChokolivka
    DcxiZGilly
    r@u|iyFKalach
    ~Bs~wyDBerezniaky
    JcokxDMykilska Borshchahivka
    lDs_gyDNova Zabudova
    ZutzxDSolomyanka
    mEuswxDKaravayevi Dachi
    `Aqcel@Andernach
    r@{onxDBorshchahivka
    Ksto_BDvůr Králové nad Labem
    UmztxDVidradnyi
    kBmigPLens
    E`e`}RArcola East
    Xia~yDStara Darnytsya
    Zabrl@Neuwied
    b@cr|s@Butzbach
    U_bdVBoussu
    fAaeudBKłodzko
    A}mkyDKlov
    jAhzwTPaignton
    }Csju|AJičín
    pGc}vyDRusanivka
    fAc}qVQuaregnon
    xCauaZJumet
    kA}}iyDLypky
    Nm}|yDDarnytskyi Masyv
    aCwrhyDPechersk
    jBe{brBTarnowskie Góry
    iDga}SSaint-Amand-les-Eaux
    h@udiyDStare Misto
    G_n|mCTomaszów Lubelski
    p@{zhVSaint-Ghislain
    hColfzDDarnytsya Car Repair Plant Microdistrict
    v@fdp}RRegina
    {I{zzxDShulyavka
    IczwyDDniprovskyi
    n@y|bWMons
    N|gb}RDewdney East
    Eet{sFPavlovsk
    _@wthyDKyiv
    c@mc|XMorlanwelz-Mariemont
    i@qpuyDLivoberezhnyi Masyv
    {A{nv\Jambes
    {Ket{pAChomutov
    uCrooTTorquay
    iBa{zyDPivnichno-Brovarskyi Masyv
    PatydHNovouzensk
    Sg~exDSvyatoshyn
    e@{luYCourcelles
    \_j}xDShevchenkivskyi
    t@atqxDNyvky
    rA{`fxDBilychi
    aBmi_yDLukyanivka
    o@stu\Namur
    uFuegyDPodil
    DqkayDTatarka
    hCwsm}BBusko-Zdrój
    hAzuy[Bodmin
    bBqs}yDLisovyi Masyv
    `CyrxhBNysa
    hAojesCSokal
    ~@uzslBKrapkowice
    _ByafxDNovobilychi
    wIugyxDSyrets
    yJo`qNBruay-la-Buissière
    Q{twZFleurus
    ~BmfltETrostyanets
    B_exyDVoskresenka
    eAuwtyDRayduzhnyi Masyv
    iBa}pXLa Louvière
    lB}iouBZawiercie
    eAyvbxDKotsyubynske
    hBqcb^Andenne
    eHmw`QCarvin
    t@wawyDKybalchych
    rA_k~xDKurenivka
    xFu~kqDRadomyshl
    mBktaiAPlauen
    xFaoaqAJirkov
    {FqpxxDMostytskyi Masyv
    eAaifrAMost
    JiizXManage
    mEmhtYPont-à-Celles
    lHy{|TPéruwelz
    }Cyw{xDPriorka
    @u}zxDVyshhorodskyi Masyv
    {AoiunBStrzelce Opolskie
    Zc{|zDBrovary
    g@u`xyDVyhurivshchyna-Troyeshchyna
    @qswxDVitryani Hory
    Pe`ujAAuerbach
    dDkbeyDObolon
    lBghuxDVynohradar
    aK{t|xDMinskyi Masyv
    nAg`}^Huy
    |A_dcfCNisko
    uEiiqwDIrpin
    Cmre_DZdolbuniv
    AgsgzDDesna
    nRg{mcGNovoanninskiy
    [bm`UNewton Abbot
    jBesbOBéthune
    ~JwbguALitoměřice
    zA{}{~ERazumnoye
    _Jsb`mASchwarzenberg
    bIw{tiCBiłgoraj
    oEs|kj@Bad Neuenahr-Ahrweiler
    }@}hfk@Sinzig
    c@_`iz@Künzell
    `I}ckwDBucha
    dHewfcYKomsomolsk-on-Amur
    _C{t`z@Fulda
    gY}`hz@Petersberg
    bBk}b`BTrutnov
    G}b|r@Wetzlar
    g@awt[Gembloux
    }Ca~d`CStaszów
    gJelbrVOroqen Zizhiqi
    wBafq~@Meiningen
    u@{cvwDHostomel
    nMagicCTarnobrzeg
    xCsvxb@Heusy
    ~@yi}tBMyszków
    fJ}obk@Remagen
    XqdzWSoignies
    p@ehknAAnnaberg-Buchholz
    v@g~ucBNowa Ruda
    {Ec{mqELebedyn
    s@clka@Chaudfontaine
    EkhreCStalowa Wola
    YkfayDVyshhorod
    Tu}uQFaches-Thumesnil
    \emq`@Seraing
    lJcm}s@Gießen
    sDa_xb@Verviers
    }@mtreBZąbkowice Śląskie
    `AawplAAue
    jBgjogDZvyahel
    bDogrg@Mechernich
    `Du_dlASchneeberg
    {@{}sdEPryluky
    sH_llYNivelles
    q@_szQRonchin
    nBmlf`@Flémalle-Haute
    |Iuug~EBelgorod
    lAgxbrALitvínov
    fHg~tSTournai
    nBmggQHaubourdin
    tAqtg`ASuhl
    cAc{hXBraine-le-Comte
    BcrlQLoos
    rKmlab@Soumagne
    ~@lm_NWeymouth
    cA{nta@Fléron
    xConiRVilleneuve-d'Ascq
    u@powSExmouth
    xH}kc_DRivne
    oBy{fa@Grivegnée
    bCo_bjAReichenbach/Vogtland
    lB{|{i@Meckenheim
    mD}fli@Rheinbach
    cF}~yc@Eupen
    n@upw`@Saint-Nicolas
    }@gf}rNShemonaikha
    e@q{`VAth
    zCkuckFAlexeyevka
    pFev_RMons-en-Barœul
    ?_vij@Wachtberg
    g@yk~`@Liège
    QousQLille
    iPkv|zBJędrzejów
    ~AebksATeplice
    j@qpjb@Herve
    |Fwtbk@Bad Honnef
    UulfQLomme
    tFawwQLa Madeleine
    ~EoxjdASaalfeld
    mDimoQLambersart
    `@qqchAZeulenroda-Triebes
    QspioAMarienberg
    jBlwaFSandown
    aBqlmRHem
    iO{smiAGreiz
    vGcslh@Euskirchen
    LutstAÚstí nad Labem
    _Dydu`@Ans
    xDsiia@Herstal
    hF~yj}UKamloops
    RyeyQMarcq-en-Barœul
    aDegd[Louvain-la-Neuve
    cAoh`qBLubliniec
    qCkacRWasquehal
    kAwdllBOpole
    fRyw{j@Königswinter
    oBcbfRCroix
    wBmtrz@Hünfeld
    hDaytq@Herborn
    aCczvcCSandomierz
    x@cpsaAIlmenau
    h@_btYBraine-l'Alleud
    {DgkvwAČeská Lípa
    Pk|qPArmentières
    jNsnsXTubize
    OwtmdBBielawa
    yI_`kRRoubaix
    Yksrg@Zülpich
    uOtv}vUSalmon Arm
    hCgpsRWattrelos
    [fe{FNewport
    }Fov`j@Bonn Hardtberg
    fCsnuHOutreau
    aHpf}}UBrocklehurst
    vGudlVLessines
    oAo{ma@Oupeye
    l@azrZRixensart
    gErrbKPoole
    g@kezYWaterloo
    eEhgzMDorchester
    q@sua[Wavre
    eI{|edARudolstadt
    @z{iTHeavitree
    CzanJBournemouth
    wAcyv~@Schmalkalden
    qDwk|lCZamość
    m@|}oTExeter
    MaqnNHazebrouck
    PilhRTourcoing
    g@gbr{AJablonec nad Nisou
    u@ydzHBoulogne-sur-Mer
    nFmcfkAZwickau
    _BifsdBDzierżoniów
    `ApguvTOkotoks
    _AoumrCNovovolynsk
    q@b~aFRyde
    mIemyi@Alfter
    s@{`zXHalle
    t@yyhj@Bonn
    pC`|zIChristchurch
    T{`pjAWerdau
    {Cebxa@Visé
    hG_`mkERomny
    xAupqq@Dillenburg
    o@sabq@Haiger
    nI}fqRMouscron
    lAcf~TRonse
    fAsarYSint-Genesius-Rode
    |DuqxLSaint-Omer
    ~Isuqw@Alsfeld
    jBqaxh@Weilerswist
    }E{_|aBBoguszów-Gorce
    vAfjdINew Milton
    vD_fvyCLutsk
    sMhn|FCowes
    |@alti@Bornheim
    Q}ibfFNovy Oskol
    aGg{fYBeersel
    mAoanl@Eitorf
    k@et{zALiberec
    l@aknqDMalyn
    rBiqv@Eastbourne
    mGw`SSeaford
    ?_pkbBWałbrzych
    iE}fuVGeraardsbergen
    Xe__e@Stolberg
    cAittZOverijse
    eBgt|j@Sankt Augustin
    Pgnmk@Hennef (Sieg)
    lBkdcd@Aachen
    eGey{XSint-Pieters-Leeuw
    _Cgjj`@Tongeren
    N{mpQWervik
    hCrwcCBognor Regis
    HkiwuADěčín
    bBy|y`BKamienna Góra
    RxjbKWimborne Minster
    ?evtdVGenhe
    Q|_tESouthsea
    \he|DHayling Island
    wFeqaRHalluin
    pC`y}DSouth Hayling
    j@mos}EStroitel
    eMvg@Peacehaven
    nFjo{EGosport
    hCqdvsBCzęstochowa
    kAiz`RMenen
    pDhctEPortsmouth
    dBuniRWevelgem
    Raw~j@Siegburg
    l@m~qlAHohenstein-Ernstthal
    yAwd}YWatermael-Boitsfort
    fAmpnYUccle
    pEedsf@Düren
    cAeoypCHrubieszów
    aBu|k_GUryupinsk
    nCl`rJFerndown
    Aglc]Tienen
    {Colsj@Troisdorf
    By_pt@Marburg an der Lahn
    oAdrJRottingdean
    Je_ea@Riemst
    mCzrhBLittlehampton
    bCo`kSZwevegem
    iAsfn}@Bad Salzungen
    jCu|mh@Erftstadt
    Uaq}i@Niederkassel
    lCi_sjACrimmitschau
    Vi{`ZAuderghem
    ?_`mp@Wilnsdorf
    JmglYForest
    @m~s^Sint-Truiden
    sBbihAWorthing
    M{dmd@Würselen
    l@_~ge@Eschweiler
    dCydqkAGlauchau
    qG{i_v@Stadtallendorf
    nBstpZTervuren
    uFohxvFButurlinovka
    zA{fqi@Wesseling
    Jkwnu@Kirchhain
    j@iloYSaint-Gilles
    LamqWNinove
    Zmt|RKortrijk
    b@tfZBrighton
    k@l~}@Lancing
    m@esci@Brühl
    _D~s_@Hove
    wDebxYEtterbeek
    |@uzsYIxelles
    oAlqt@Shoreham-by-Sea
    |Csf|mAChemnitz
    p@{tiYAnderlecht
    u@djwCChichester
    bEm~_k@Lohmar
    sD{`zaAArnstadt
    mFnei@Portslade
    uAinshALusan
    EulscBŚwidnica
    J_a`ZWoluwe-Saint-Lambert
    jHqoakAMeerane
    zA`_vDEmsworth
    Sg~~XDilbeek
    a@qbva@Maastricht
    ~Bss{TBevere
    ]_hiYMolenbeek-Saint-Jean
    `@m~zABexhill-on-Sea
    ImfmsCVolodymyr-Volynskyi
    K{jpYBrussels
    dAqrrPIeper
    o@pieFFareham
    Euz_UOudenaarde
    nDmjeSHarelbeke
    d@cauYSaint-Josse-ten-Noode
    EepsOPoperinge
    uDqhpBHastings
    eB|n_EHavant
    sEio{lALimbach-Oberfrohna
    {A{lrbBŚwiebodzice
    ]bwpGHythe
    jAgrriBBrzeg
    e@_~lYKoekelberg
    fB}iq@Hailsham
    mEydt[Heverlee
    lCi~eYBerchem-Sainte-Agathe
    Osa_d@Kerkrade
    B_momFOstrogozhsk
    _Hiaed@Herzogenrath
    |@q}uYSchaerbeek
    SwfgVZottegem
    c@u~zg@Kerpen
    i@_y{|BKielce
    _@uyiYGanshoren
    Mqi|h@Hürth
    uBuggz@Bad Hersfeld
    oBuomYJette
    O_yt`@Bilzen
    hA_v@Lewes
    j@aezYEvere
    g@}f~o@Siegen
    ~Aotnm@Waldbröl
    `B}{rd@Alsdorf
    z@yrl`DKostopil
    bFycu[Leuven
    eAuvvhAGera
    e@~fhEWaterlooville
    iHcshZZaventem
    ?sgoc@Heerlen
    lCab{WDenderleeuw
    j@if|[Kessel-Lo
    e@}ty[Blauwput
    q@kqaj@Porz am Rhein
    k@kxvVHerzele
    iBptpvTAuburn Bay
    `A~~tvTCranston
    m@gm|SWaregem
    sAalvZKortenberg
    oIo{ma@Lanaken
    Iqdui@Rodenkirchen
    fF}tyj@Rösrath
    uDm|`o@Freudenberg
    ^wbkyAZittau
    hEea__BJelenia Góra
    kG~aiTTiverton
    fCiumsEZarichnyi
    Fc|dl@Much
    KvgqGSouthampton
    _@}w_m@Nümbrecht
    nEyllWHaaltert
    pBcdhzABogatynia
    Ueja`@Diepenbeek
    {A_fo[Herent
    fBsvwd@Baesweiler
    n@w~rXAsse
    mAqflpAFreiberg
    pCv`}FHedge End
    DkakoWBelogorsk
    fB~frvTMcKenzie Towne
    u@curRIzegem
    xAwlqh@Frechen
    uD_`mp@Netphen
    iAcuksESumy
    a@_~jd@Übach-Palenberg
    eBxabHTotton
    oGuuye@Jülich
    rEcftfCKraśnik
    Z_hdc@Hoensbroek
    xBwzjsEKovpakivskyi
    @s}ki@Neustadt/Süd
    pHsb`ZVilvoorde
    _A{sveAJena
    f@~clwTEvergreen
    RyxoaCOstrowiec Świętokrzyski
    iDipq_@Hasselt
    `@kolr@Bad Laasphe
    j@ycui@Humboldtkolonie
    |Aismk@Overath
    w@chni@Altstadt Sud
    Aolli@Köln
    ?ecgw@Schwalmstadt
    kAy|tYGrimbergen
    u@mhqi@Deutz
    lC{dsWAalst
    fCwzag@Elsdorf
    lAiwxeFChernyanka
    lAo{mi@Altstadt Nord
    h@}_lYMeise
    nAyjwi@Kalk
    qCtaaOYeovil
    mNy{`RRoeselare
    FwmphBOława
    Fudmc@Brunssum
    {Cafi`AGotha
    x@yk}iGYelan’
    Sk_li@Neustadt/Nord
    q@kvam@Wiehl
    iDenxmDKorosten
    iAeqiJCalais
    kBafx[Rotselaar
    mGczog@Bergheim
    tDuuii@Neuehrenfeld
    yAl}XBurgess Hill
    ?kaatAPirna
    dL{jxbBStrzegom
    kFckq`@Genk
    l@wewa@Maasmechelen
    ?c`mi@Nippes
    k@orva@Mechelen-aan-de-Maas
    d@coiWLede
    L_}vi@Mülheim
    C~lbGBishopstoke
    WntfGEastleigh
    mAezid@Geilenkirchen
    ]_gwo@Kreuztal
    lDivQUckfield
    b@iohi@Bilderstöckchen
    mFinssAHeidenau
    {@ofenBKluczbork
    gCioqb@Geleen
    |H_jjbAErfurt
    pCk{hpGZhirnovsk
    vCmucdAWeimar
    g@cu}}@Eisenach
    hBospTDeinze
    `AesbpFLiski
    mA}ffZZemst
    qCwemlCKrasnystaw
    _Bcdpj@Bergisch Gladbach
    }@agenAMittweida
    |A}uo\Aarschot
    o@ga|jAAltenburg
    zA}_gl@Engelskirchen
    s@h}cHRomsey
    Pkmy]Diest
    lCenw_@Zonhoven
    aEombg@Bedburg
    |DytzUMerelbeke
    qAiofpNGornyak
    }Ckbop@Hilchenbach
    qApcSHaywards Heath
    _A_kyb@Sittard
    aBeyhSTielt
    a@ojph@Pulheim
    hE_xhrAFreital
    iHapfXLebbeke
    }@inuVWetteren
    sQygjsALeuben
    sJh`}QTaunton
    m@md`MGrande-Synthe
    iC~|tXBideford
    xG{|_l@Lindlar
    nC}~uhBJelcz
    _@acuhBJelcz Laskowice
    yC}nrMCoudekerque-Branche
    |@ac|uGKrasnoarmeysk
    iBmal_@Zolder
    h@}hvm@Bergneustadt
    mAcpiZMechelen
    a@qndm@Gummersbach
    OkhheAApolda
    tFs~_XDendermonde
    ]en|n@Olpe
    bC_csi@Leverkusen
    uA}~gMSaint-Pol-sur-Mer
    cC_jnPDiksmuide
    tAe~lj@Odenthal
    GteuuTChestermere
    uAitx_@Houthalen
    LafoMDunkirk
    }AcyllJYasnyy
    aCygf_@Heusden
    [yj~UGentbrugge
    o@knr_CStarachowice
    rE|mfwTBeltline
    vKguqrALöbtau
    _EwdkrAGorbitz
    }EwesaENizhyn
    uD{u{^Beringen
    GsnaiAZeitz
    e@e|tUGent
    ?ugjk@Kürten
    J`hiwTCalgary
    mAogzrADresden
    j@exyaBJawor
    {Aubfr@Bad Berleburg
    pAm~esABlasewitz
    _@}xg[Putte
    p@a`isALoschwitz
    cDcc_e@Hückelhoven
    h@ggz_@Helchteren
    jHy{ut@Frankenberg
    Rapd_@Koersel
    e@}h{USint-Amandsberg
    Du~dVDestelbergen
    xAerrYWillebroek
    x@k|^Crowborough
    wEh~~@Horsham
    k@wjfd@Heinsberg
    v@stwfBKrzyki-Partynice
    cBzp`GWinchester
    ?oz`^Tessenderlo
    n@is|QTorhout
    E{btWZele
    |ByttZSint-Katelijne-Waver
    UyxtuBRadomsko
    qCmu}rAÄußere Neustadt
    Ce}vi@Opladen
    cA`v}ISalisbury
    }MwqdYPuurs
    bAainUMariakerke
    |@unz[Heist-op-den-Berg
    v@wndkBNamysłów
    bJumpe@Erkelenz
    z@cd_gBGaj
    O~qwWBarnstaple
    rC{~bFFolkestone
    jHamlj@Burscheid
    lFylsUWondelgem
    ~Eaj_gBHuby
    vA`giCHaslemere
    Aif`TAalter
    _@o`_]Westerlo
    t@{tdg@Grevenbroich
    {@acai@Monheim am Rhein
    oAcztYBoom
    n@yi{fBOsiedle Powstańców Śląskich
    hGmtoZDuffel
    hAeuwfBGajowice
    PslkVLochristi
    f@}huh@Dormagen
    `@wy{XBornem
    uAushb@Maaseik
    Sq_gXHamme
    T_kisFBobrov
    nBcvoxALöbau
    m@_ptf@Jüchen
    Hwbqd@Wassenberg
    gEyv`gBPrzedmieście Oławskie
    e@uv`gBRejon ulicy Traugutta
    f@{d}fBWrocław
    mAu}jWLokeren
    gGazyi@Leichlingen
    Y}`krARadebeul
    uAkytm@Meinerzhagen
    MylbzTAginskoye
    Poh~_ABad Langensalza
    q@}ali@Langenfeld
    K{cigBBiskupin-Sępolno-Dąbie-Bartoszowice
    {E{d`sAKlotzsche
    z@}d|sARadeberg
    ~Dnwb@Crawley
    B_qsUEvergem
    Dsnk~BSkarżysko-Kamienna
    DafggBŚródmieście
    h@hmgDBordon
    |Fq`dl@Wipperfürth
    CshyfBSzczepin
    [wdbOKoksijde
    Z{gcgBRejon placu Grunwaldzkiego
    s@erfp@Lennestadt
    kB`hlvTTaradale
    eCuduv@Bad Wildungen
    r@_{h|ALubań
    i@at~fBRejon placu Świętego Macieja
    a@ox`jFRossosh’
    i@mtagBOłbin
    mAer_oADöbeln
    kDbe@East Grinstead
    a@mugkABorna
    OzmhxTTuscany
    lB{h}fBNadodrze
    S`uuwTEdgemont
    d@qj_GDover
    f@uid`BZłotoryja
    Gyrfo@Attendorn
    jAeoqfBGądów-Popowice Południowe
    `@szofBOsiedle Kosmonautów
    h@w~uXTemse
    j@fsiQBridgwater
    `E_ii`@Peer
    }@kvrfBPilczyce-Kozanów-Popowice Północne
    c@at{ZLier
    kAo}{qACoswig
    HcqcZKontich
    p@ffnvTSaddle Ridge
    z@_hr@Royal Tunbridge Wells
    qAeqim@Kierspe
    ^arog@Neubrück
    pFew_gBKarłowice-Różanka
    fH}i`k@Wermelskirchen
    zFglje@Wegberg
    N_tcRZedelgem
    kAohgnCChełm
    _@ee{fBRóżanka-Polanka
    fBqiqfBKozanów
    sC}d~fBPsie Pole
    t@_tiDAshford
    bBmilpEBilopillia
    H{smgBPsie Pole Zawidawie
    nDxj}DAlton
    JeirzAZgorzelec
    d@moyk@Hückeswagen
    GeragANaumburg
    L_evi@Ohligs
    }GfmhwTPanorama Hills
    qCobvROostkamp
    h@qdqq@Schmallenberg
    l@imnzAGörlitz
    oCodcZEdegem
    {Fg}ybASömmerda
    uD_co[Nijlen
    }@sqfqAMeissen
    pAipsnISol’-Iletsk
    ~CpspwTEvanston
    nBcihXSint-Niklaas
    o@imm]Geel
    kCmkdZMortsel
    d@qlyYWilrijk
    kAkcnbIAqsay
    Giuhi@Hilden
    Reyp^Balen
    _@|cdwTCoventry Hills
    yMcufj@Solingen
    oA|a^Horley
    {DwhpYHoboken
    k@_zn\Herentals
    gIcx{j@Remscheid
    ZkhasLAstana
    XkibwABautzen
    lBm_lgEBakhmach
    dEldtyTCochrane
    l@apj|@Eschwege
    hAaqqh@Wersten
    hAy|ePMiddelkerke
    Fwcif@Mönchengladbach
    h@`bwBGodalming
    _@qnwl@Halver
    zAksuTEeklo
    wGitzZRanst
    e@_w`ZBerchem
    uBodwf@Korschenbroich
    Z}pp{BKońskie
    U{if^Mol
    rDkd|RAssebroek
    Ncxxi@Haan
    b@{lpc@Roermond
    rBemt@Tonbridge
    cDe{kRSint-Andries
    mBydz`GPovorino
    @otxg@Neuss
    `Eee}d@Niederkrüchten
    bBkh|bJNovotroitsk
    p@uq`hAWeißenfels
    fAup|k@Radevormwald
    vE`phLWarminster
    nH}z_TMaldegem
    zCovtRBrugge
    Cupx~@Mühlhausen
    t@yr`o@Plettenberg
    GehaZBorgerhout
    `@eksWStekene
    O{rsaBLegnica
    `C`xbHAndover
    s@ai~XBeveren
    vCsmciBOleśnica
    |@ityRSint-Kruis
    l@jj{CFarnham
    gByjwuCKovel
    BwtzPOstend
    sBu}fe@Schwalmtal
    BzelpRYorkton
    cFizoiCŚwidnik
    OkldXSint-Gillis-Waas
    ~@supm@Lüdenscheid
    Ao`lYZwijndrecht
    cAslzYAntwerp
    q@g{ipBWieluń
    d@eggZDeurne
    dB}gdi@Erkrath
    pAo~pGDeal
    Bmakh@Düsseldorf
    gN{_f`@Neerpelt
    ZdpdMFrome
    ~Auvkg@Kaarst
    PvbyCHale
    _Cixl_@Lommel
    cCcm~cJOrsk
    Ufe`ADorking
    VomsiEKonotop
    sBmhslAGrimma
    hDddoBGuildford
    wDf_`OMendip
    Ojeg@Reigate
    kAkplh@Düsseldorf-Pempelfort
    q@fohQBurnham-on-Sea
    yDfh`@Redhill
    Dowvd@Brüggen
    u@_e~ZSchilde
    Ju_i]Kasterlee
    nAq_m\Lille
    sK{`{xHOral
    Um}cZMerksem
    kEhetCAldershot
    tE_kqi@Mettmann
    QafwhCLublin
    lBksya@Weert
    Nuklx@Baunatal
    dAwlnZSchoten
    Pmgyg@Meerbusch
    fDa|_f@Viersen
    _E_csj@Wuppertal
    tJzfjLWestbury
    J_ykn@Werdohl
    mFfisEBasingstoke
    yB{w}f@Willich
    n@s}_~ABolesławiec
    xFe|cBMaidstone
    bC{t_uAKamenz
    sMe{c@Sevenoaks
    {GsynjAMarkkleeberg
    Jg_du@Korbach
    RsejwSPetrovsk-Zabaykal’skiy
    cIo|qECanterbury
    vDi|}YEkeren
    kBys}i@Wülfrath
    b@`lNCaterham
    fBhwaDFleet
    ?_x_iSGusinoozyorsk
    i@kabdFGubkin
    cGwqok@Schwelm
    {HkgrqAGroßenhain
    hD{hlZBrasschaat
    oHxqrCFarnborough
    o@quym@Altena
    sDfe`ALeatherhead
    gAawxh@Ratingen
    {Bca}k@Ennepetal
    xCoo_oAOschatz
    Ino_wTAirdrie
    mBm_tjCŁęczna
    `Ciy~eFStaryy Oskol
    fBgxeg@Fischeln
    _Aqqba@Cranendonck
    gJ_`cpARiesa
    pOuwbRBlankenberge
    fAehaZKapellen
    fBoplDFaversham
    o@_|jnFNovovoronezh
    jCyeje@Nettetal
    ?_n~x@Kassel
    }ExjnLTrowbridge
    MhdlBWoking
    Mqpu_@Bergeijk
    Iozr\Beerse
    k@_mxk@Gevelsberg
    ^noZCoulsdon
    yAgksf@Tönisvorst
    lCxkg@Banstead
    Tmwd]Turnhout
    wKcppi@Heiligenhaus
    mAiixnDOvruch
    eAafzo@Sundern
    zDrioACobham
    t@dws@Epsom
    jCmwtYStabroek
    {Iwt~i@Velbert
    ^i}sGRamsgate
    NsrjVTerneuzen
    n@olue@Grefrath
    Ni`_g@Krefeld
    `@`{TPurley
    Zh`pCCamberley
    `EitkaDSarny
    _AqgojALeipzig
    kAu{x|CVarash
    `Ag{c{@Witzenhausen
    XccnCSittingbourne
    pDpaaDYateley
    oBummd@Tegelen
    yD`kdQWeston-super-Mare
    aAmvek@Sprockhövel
    E|rxCSandhurst
    Tidkg@Bockum
    {Fvuo@Ewell
    s@~`f@Sutton
    ?u_}RKnokke-Heist
    Swypq@Meschede
    Xbl{ETadley
    e@gji`@Valkenswaard
    @xndKDevizes
    iK{uog@Uerdingen
    ?usdhAMerseburg
    tBigseHYershov
    Qe_yr@Olsberg
    hC{tm_@Eersel
    w@kozx@Vellmar
    f@qrxGBroadstairs
    `FsigEWhitstable
    J_irl@Hagen
    gCxkQSouth Croydon
    Vtlz@Chessington
    cDn_]Wallington
    [csdf@Kempen
    gDwlnjAGohlis
    bAeusGSaint Peters
    gCrzz@Hook
    Ydv_@Carshalton
    u@mrcuBBełchatów
    Hwg}_GBorisoglebsk
    lAhtfAEsher
    CeajaASondershausen
    Zkusd@Venlo
    ZdvyCCrowthorne
    j@edwlAWurzen
    `By{od@Blerick
    JlxxAWeybridge
    fBb~`LMelksham
    Rql{EHerne Bay
    |CqbROrpington
    h@sjbmWSvobodnyy
    KvglMBath
    d@qm_n@Iserlohn
    UerwzBOpoczno
    xEchBHayes
    `@_~z|@Heilbad Heiligenstadt
    gAcbfBChatham
    zAis_v@Bad Arolsen
    Ixvn@Worcester Park
    kCqvmGMargate
    hE~oRCroydon
    ?ywip@Arnsberg
    lBgciZKalmthout
    fF}hz@Hartley
    DluoAWalton-on-Thames
    \urln@Hemer
    g@y{bl@Wetter
    PcvaBRochester
    o@zdbBChertsey
    eB}cjBGillingham
    iF`gy@Surbiton
    nDae|AStrood
    jCsbis@Brilon
    wEy~qiASchkeuditz
    Kg_z@Longfield
    Zqy`@Swanley
    hBxve@Morden
    q@fecAEast Molesey
    Uylzj@Hattingen
    q@xqMSouth Norwood
    b@vj`SBarry
    ExeiAWest Molesey
    M_ikl@Herdecke
    ]cw`\Hoogstraten
    Ye|}g@Rheinhausen
    Irbr@New Malden
    Wij{aBLubin
    z@lvaGNewbury
    hBsha`CRadom
    dA|z_@Mitcham
    k@`euFThatcham
    y@ptpASunbury-on-Thames
    zBahgwBPiotrków Trybunalski
    W}pn~IMednogorsk
    rHz|CBeckenham
    aAay`xGPrivolzhskiy
    iCnxbCAscot
    e@xebDWokingham
    eBnxlLNeston
    oBxtfAHampton
    \zqqCBracknell
    WfzfNKeynsham
    uBjbQUpper Norwood
    ?kz{y@Hannoversch Münden
    uCu{aeCPuławy
    KdxUNorbury
    i@skLChislehurst
    iFkgfh@Hochfeld
    _Fg{|`@Geldrop
    l@hsg@Wimbledon
    xB_mxUBorssele
    zB~r[Furzedown
    cAr__@Tooting
    wDtsrDLower Earley
    |D~vXStreatham
    bEzyaBStaines
    aAl{jBEgham
    N`kxAAshford
    l@}t~h@Mülheim
    TlwyONailsea
    Ggihh@Duisburg
    uAxziAHanworth
    qHrtGPerry Vale
    sCyj{uAHoyerswerda
    hAzxjRPenarth
    RtvfKCalne
    kEc{l`@Eindhoven
    nAc`\Bexley
    [}{fe@Straelen
    OcngAGravesend
    TrdmPClevedon
    Va~xTVlissingen
    vAaenn@Menden
    Xs`{k@Witten
    X{_em@Schwerte
    Bvec@Earlsfield
    aBeq}q@Warstein
    Bt~BCatford
    `CvyoAFeltham
    d@}yh@Dartford
    Gst~f@Neukirchen-Vluyn
    o@gr{@Swanscombe
    oDsau`@Tongelre
    }B{ub_GGribanovskiy
    _@cuso@Neheim
    MqeIEltham
    gBpsn@Roehampton
    t@gejk@Querenburg
    {@`|hNKingswood
    _Awlng@Moers
    tD`dzNBristol
    eBpt|DReading
    _@wqxi@Essen
    fIsmblAEilenburg
    On~}KChippenham
    Voyuk@Langendreer
    Bo|~hCLubartów
    m@jri@Putney
    bBpyz@Richmond
    ?il_u@Marsberg
    jAm_TWelling
    zBfcFBrockley
    dBkp@Blackheath
    zBvxSBrixton
    iAurhh@Meiderich
    kDvneAHounslow
    Bb~_@Latchmere
    }C{o{`@Nuenen
    |Eyb}cASangerhausen
    t@eiwcJGay
    mAloo@Barnes
    r@prLPeckham
    gAtj]Battersea
    j@j{aAIsleworth
    OxnFNew Cross
    \cnln@Fröndenberg
    Bqo~@Grays
    e@em|aCPionki
    tDnhAGreenwich
    Ssi{h@Oberhausen
    Avv[Queenstown
    _BrjrUPorthcawl
    TijvgAHalle-Neustadt
    kA~alRCardiff
    Yr|e@Fulham
    ^u_rj@Wattenscheid
    dBuvbhAHalle (Saale)
    F_n`k@Bochum
    A}tpa@Helmond
    _@x}{OPortishead
    eC~dtBWindsor
    ?ygOPlumstead
    ?oram@Aplerbeck
    ]pkhAHeston
    G{{wl@Hörde
    Q_}kxGEngels
    {Awua}IKuvandyk
    nEu~SAbbey Wood
    bAna`@Chelsea
    XdahNMangotsfield
    Oadsk@Bochum-Werne
    P}u_sALauchhammer
    sAdwYPimlico
    `@cww}DNovozavodskyi
    lAw~uuFAnna
    Calyv@Warburg
    cGpkq@Chiswick
    dF}eeYBergen op Zoom
    jBg_hx@Hofgeismar
    nCboYCity of Westminster
    Z{zmnGKalininsk
    l@}nnk@Harpen
    ~@kdzk@Lütgendortmund
    rByy`UMiddelburg
    ?i{qm@Holzwickede
    fCylfl@Dorstfeld
    l@cp{`ANordhausen
    _E{kVThamesmead
    RydbaBPolkowice
    KaljxAWeißwasser
    MqpvVGoes
    q@un}f@Kamp-Lintfort
    `@zdj@Shepherds Bush
    Gk`ij@Gelsenkirchen
    JhaCCanary Wharf
    U_t}}DChernihiv
    i@rtyTBridgend
    o@_qc~DDesnyanskyi
    v@rux@Ealing Common
    _Agx{_@Best
    p@yiv@South Ockendon
    u@zpWLondon
    j@rogASouthall
    Df}t@Acton
    o@hhsBSlough
    U~HBlackwall
    pCr~b@Bayswater
    R|`JShadwell
    Nteg@Notting Hill
    aD}xr}@Duderstadt
    j@ba~@West Ealing
    GwxBCanning Town
    p@blELimehouse
    [|lYSoho
    `@iqsnNRubtsovsk
    Toeql@Dortmund
    Eg{rzRBaykal’sk
    nAfuqAHayes
    jDfkGStepney
    }Cuare@Geldern
    nDuq|]Goirle
    sBsmpBCanvey Island
    @tkuTCoity
    q@{rnzDSlavutych
    W{xsAStanford-le-Hope
    DbrkCMaidenhead
    pBcfhi@Bottrop
    kBw~mc@Venray
    PgumtASenftenberg
    \wuijADelitzsch
    Zko`m@Brackel
    c@`gBBow
    lBx|JBethnal Green
    c@epneAEisleben Lutherstadt
    oBfjdAGreenford
    xE_cgZRoosendaal
    o@m|byBTomaszów Mazowiecki
    qAgggl@Huckarde
    fBszr}DMasany
    Phql@Willesden
    ??Stratford
    ?egBWest Ham
    ?ygOBarking
    _@gqnm@Wickede
    mAw{r{@Göttingen
    rD~bSIslington
    _DqojCSouthend-on-Sea
    Lq{|m@Unna
    Ovzo@Harlesden
    dAwgbk@Herne
    gDcmuwGSaratov
    Hz~ZCamden Town
    P|iwMYate
    nFtg\Chalk Farm
    oIicgg@Rheinberg
    mEryfANortholt
    b@dd}AUxbridge
    ^in_m@Scharnhorst
    JeoHManor Park
    cA~oRHighbury
    ?up_@Dagenham
    fBywnfGBalashov
    Egxfs@Büren
    cAmbtl@Eving
    CwrvjEKrolevets
    w@`lWHolloway
    Dj~x@Wembley
    ZmbvBHadleigh
    TgeXBecontree
    Dhld@Kilburn
    ?shlBSouth Benfleet
    Jj`z@Brent
    zDuuho@Werl
    XdynASouth Ruislip
    `@ska^Tilburg
    _@gkva@Gemert
    iAe`sk@Castrop-Rauxel
    Lxai@Cricklewood
    N_ii@Hornchurch
    oA{eMIlford
    _@f{zISwindon
    rByfjdCDęblin
    gBaiinATorgau
    rEgadh@Dinslaken
    _DuibBPitsea
    yIleYArchway
    Pgji`@Sint-Oedenrode
    }AklxABasildon
    K_o@Leytonstone
    OjiMStamford Hill
    |@levCMarlow
    oCamsi@Gladbeck
    v@qrze@Kapellen
    HgaurERyl’sk
    jEhuqARuislip
    kBnosRCaerphilly
    ~@khc@Romford
    j@ufnp@Soest
    hA`cf@Golders Green
    lBwh`j@Buer
    \llNSeven Sisters
    aAnz_AHarrow
    qAqmt^Oisterwijk
    xGa`iCRochford
    i@fmRHarringay
    Bu|be@Kevelaer
    r@upobCKozienice
    zBosjYSteenbergen
    yCuauBRayleigh
    f@lnkBGerrards Cross
    m@wxc\Breda
    uBtrhQNewport
    wGfwZMuswell Hill
    A{zwsBŁask
    Jx`CWalthamstow
    Ooy_]Rijen
    ?izo_@Boxtel
    sCwywm@Kamen
    fCrsJTottenham Hale
    QnsiAPinner
    gE}fiqBSieradz
    u@ehrj@Herten
    `Ak|xg@Voerde
    sEkdrrBZduńska Wola
    cA|y`AWealdstone
    PdxUWood Green
    ?u|kn@Bönen
    _Bzbe@Finchley
    qBdwkSPontypridd
    bDrgLTottenham
    dL{yf\Hoge Vucht
    D`s|QRisca
    uAbskBChalfont Saint Peter
    h@|niUMaesteg
    AjrqFDidcot
    IqpCWoodford Green
    Gwt{eBRawicz
    zCueeBWickford
    hD_r{q@Erwitte
    y@x}]Friern Barnet
    r@sv|j@Recklinghausen
    }Featm@Bergkamen
    @om}l@Lünen
    `@yuz`@Veghel
    {A{dn|AŻagań
    b@foTPalmers Green
    |GddaWSwansea
    m@{wdl@Waltrop
    Awtz@Brentwood
    jAn{aTTonypandy
    o@s|c`@Schijndel
    hBu_fjABitterfeld-Wolfen
    mEjiJEdmonton
    iBasc]Dongen
    rAwe~]Loon op Zand
    tBu}pABillericay
    g@jjqCHigh Wycombe
    }BeBChingford
    c@kcivEL’govskiy
    d@r{hVBriton Ferry
    bF~`f@Totteridge
    v@katrAFinsterwalde
    }Nje|ARickmansworth
    `Ech}r@Geseke
    jBezik@Oer-Erkenschwick
    F}nk{AŻary
    nBhleABushey
    f@cppoFNovaya Usman’
    ~AvaHPonders End
    q@gdt\Oosterhout
    mDlm^East Barnet
    eI~`f@Barnet
    ]sigeAHettstedt
    tB`rOEnfield Town
    yD{ug_@Vught
    Vu_yxEKurchatov
    yApkmQCwmbran
    Ubfu@Borehamwood
    `@{{tkBOstrów Wielkopolski
    ]bjlAWatford
    bAcsyk@Datteln
    hA{ygj@Marl
    Ryyxy@Uslar
    zDajkf@Xanten
    Rhr`TRhondda
    zDopha@Uden
    f@qf{iAWolfen
    k@ckoi@Dorsten
    k@gz~wRSlyudyanka
    jBt`fVNeath
    k@codaBGłogów
    rAt}zRGelligaer
    Ay`rm@Werne
    ?afcuBPabianice
    |EdmwBAmersham
    ?_{gvVXinlin
    Ahd`@Hadley Wood
    Ti`lg@Wesel
    wAzmqRBlackwood
    Vq{ex@Beverungen
    _@guenFVoronezh
    aBdktWGorseinon
    zCvjDEnfield Lock
    VjpyFAbingdon
    |@wzns@Salzkotten
    fEcz|q@Lippstadt
    bBjsuBAmersham on the Hill
    tKm|qd@Goch
    lBck_nEHlukhiv
    r@qovn@Hamm
    f@j`lANorth Watford
    zB|zkXLlanelli
    NwafmFSemiluki
    g@uk}]Waalwijk
    IokmmFPridonskoy
    hA~uxVClydach
    nJhYWaltham Abbey
    lStya@Potters Bar
    oIqrql@Selm
    oCavmc@Gennep
    b@svliBKrotoszyn
    p@a~j_@'s-Hertogenbosch
    rA~dtBChesham
    Sb|DCheshunt
    zAvrqQPontypool
    w@{rs\Geertruidenberg
    nNyb`|@Northeim
    cJq~h|GMarks
    yA_{k_QKyzyl
    iIjt`TAberdare
    wHgcaw@Brakel
    zC}ylt@Paderborn
    Up``KCirencester
    {L}nvjMEkibastuz
    oFcpj_@Maaspoort
    mAqhz{EKursk
    dLmwbCMaldon
    fBlrjFCowley
    p@mdfg@Hamminkeln
    b@at`v@Bad Driburg
    vFeijxAForst
    ^{uzAChelmsford
    qUetyj@Haltern am See
    ~Mgp}tBKonstantynów Łódzki
    QdvrSMerthyr Tydfil
    mE~tlLStroud
    ?hb`ASt Albans
    xDiaahAKöthen
    d@vhtFOxford
    qC|yvAHemel Hempstead
    jEumap@Beckum
    jDgm}dAAschersleben
    G_plXMiddelharnis
    RormvACottbus
    gCtkvHCarterton
    fC~kmBBerkhamsted
    dA{klmBKalisz
    f@nfAHoddesdon
    rBcq`f@Rees
    jAdxj@Hatfield
    ?kwco@Ahlen
    bBi`szBRawa Mazowiecka
    ~@{vt`@Oss
    B}hgs@Delbrück
    pEunhoIOrenburg
    uBuzll@Lüdinghausen
    cFeozuBŁódź
    zLuigx@Höxter
    yCkxTHarlow
    Kukfc@Groesbeek
    n@npqREbbw Vale
    jResnm@Ascheberg
    ?e`yt@Bad Lippspringe
    ?ei`iCRadzyń Podlaski
    ZvbaHWitney
    {Jex~vISaraktash
    uAq}md@Kleve
    P{v`cAQuedlinburg
    {Byw`FClacton-on-Sea
    y@itzaABlankenburg
    }F`~iWAmmanford
    xDs~sfABernburg
    fAmjfn@Drensteinfurt
    t@ziNHertford
    bLka|BWitham
    fDdlg@Welwyn Garden City
    ~Ckv|~ANowa Sól
    hO}ef`LAtbasar
    ~@gd}a@Wijchen
    Fqdmr@Rietberg
    Xydb~@Clausthal-Zellerfeld
    r@ayo[Dordrecht
    ?wh__@Zaltbommel
    y@trDWare
    lBhjgr@Carrigaline
    qNbb~CAylesbury
    Aomxs@Hövelhof
    PrvdAHarpenden
    aAi}g[Zwijndrecht
    vE_hytBAleksandrów Łódzki
    t@atf{@Einbeck
    `Am{c\Sliedrecht
    mIcy|YOud-Beijerland
    fFuqvoSUlan-Ude
    uCkysx@Holzminden
    {Aggvp@Oelde
    jDo_rFFrinton-on-Sea
    wAu_mk@Dülmen
    Q{or[Papendrecht
    fBwojb@Lindenholt
    ~@ihfXHellevoetsluis
    kEcyzg@Rhede
    rBudj]Gorinchem
    ?o{x`AWernigerode
    ~Dip_p@Ennigerloh
    TuuviADessau
    Nu`kg@Bocholt
    u@ohce@Emmerich
    dBkhddBLeszno
    wE{bvb@Nijmegen
    cC{kzh@Borken
    b@a`i[Hendrik-Ido-Ambacht
    rAiplYSpijkenisse
    ~HcpvFWalton-on-the-Naze
    sCactq@Rheda-Wiedenbrück
    zEwuueAStaßfurt
    rF_t_|FZherdevka
    zBl{gYCarmarthen
    H}gmuBZgierz
    sAmqtl@Senden
    U_utZBarendrecht
    rA{u~YRhoon
    lIuheb@Beuningen
    eC_}ctALubnjow
    sBs`sYHoogvliet
    dBethkEShostka
    eCjbuLGloucester
    N}jm[Alblasserdam
    ZyselAWittenberg
    vNw~]Bishops Stortford
    hCk~a[Ridderkerk
    aEvmnr@Douglas
    yCmag`FShchigry
    |Ew~jBBraintree
    sCfppALuton
    xAaguqGAtkarsk
    Zq~g_@Geldermalsen
    cDquyfBGostyń
    PqpwZGroot IJsselmonde
    Cyxm_ABad Harzburg
    `Axlks@Ballincollig
    ?el~r@Verl
    mF~beBDunstable
    _Bikc`@Tiel
    }FiroDColchester
    mDm~b}@Seesen
    mF}ma^Leerdam
    dFklnbAHalberstadt
    iAivpkBPleszew
    nBsr|bCGarwolin
    q@hlur@Cork
    hExh`FBicester
    GfeuKCheltenham
    yE~pf@Stevenage
    hE{ss~@Goslar
    kGylcr@Gütersloh
    lPm~nYVlaardingen
    `Lk~a[Krimpen aan den IJssel
    v@ro_CLeighton Buzzard
    bEqexYSchiedam
    ?m}sb@Elst
    lIyyiZRotterdam
    rAoa}XMaassluis
    fDogdg@Aalten
    sCqidf@Wisch
    {Fg_rgCŁuków
    Pcb}ZCapelle aan den IJssel
    rAuu`d@Zevenaar
    lIopzk@Nottuln
    vEers}AZielona Góra
    |Gizec@Huissen
    Uk`du@Detmold
    cFssld@Didam
    nBizyFHarwich
    hCuonv@Blomberg
    Qq_wj@Coesfeld
    }Hyquc@Duiven
    `G~sv@Hitchin
    _@is{xAGubin
    d@kdwxAGuben
    sBgawo@Warendorf
    bHacwi@Gescher
    t@wyzs@Oerlinghausen
    _@yd`zBSkierniewice
    Ns`|^Culemborg
    qIghhZSchiebroek
    nAko~`@Rhenen
    a@iwvZOmmoord
    hBg`lkOGorno-Altaysk
    gD{}eq@Harsewinkel
    Kukpm@Münster
    cBezvtBOzorków
    f@k{fGFelixstowe
    wAyuiwBGłowno
    d@qhke@Doetinchem
    wBikwhAZerbst
    {Juwqa@Wageningen
    yFok_h@Winterswijk
    O_nyiBJarocin
    vCmhr_@Wijk bij Duurstede
    hOngk@Letchworth Garden City
    j@i{qfUNerchinsk
    Mibon@Telgte
    Dmoac@Arnhem
    gE}f}`GUvarovo
    uDi}|z@Alfeld
    nE{bnw@Bad Pyrmont
    r@ou`jCMiędzyrzec Podlaski
    Zupag@Lichtenvoorde
    lIismZBergschenhoek
    ~Eiktt@Lage
    Tr{dLTewkesbury
    E}ma^Vianen
    ~@qviZBerkel en Rodenrijs
    T|nnCBletchley
    `A{kfi@Stadtlohn
    QweuXNaaldwijk
    rAavmc@Velp
    lImtsa@Bennekom
    fD_sgr@Steinhagen
    fD_plX's-Gravenzande
    bByygkOMayma
    s@kwgjWShimanovsk
    |IguqYDelft
    Pgw_jENovhorod-Siverskyi
    qPs{at@Leopoldshöhe
    mHmk|oBTurek
    sBm`zhHPugachëv
    Barv[Gouda
    N{crfASchönebeck
    oGcc`ZPijnacker
    m@c~w]IJsselstein
    pIsin@Saffron Walden
    mHmhvbHBalakovo
    v@|x_BAmpthill
    {Ayaiu@Lemgo
    lAev|`@Veenendaal
    u@oh_^Nieuwegein
    yBcdpcAOschersleben
    fEg}alCBiała Podlaska
    ~Aqcpa@Ede
    ?itas@Bielefeld
    lHivkYRijswijk
    }C_rth@Vreden
    aByxmCSudbury
    vBoiwp@Versmold
    Mw{otMAksu
    jAintYYpenburg
    _A}hiqDMazyr
    I|rrCMilton Keynes
    ?ule`HVol’sk
    jCejusTChita
    gDq|mqFUsman’
    T}pyYNootdorp
    ?enk[Waddinxveen
    kIjwCRoyston
    o@mjx{BŻyrardów
    dMojf_@Driebergen-Rijsenburg
    ~IrfqOHereford
    aAsplZZoetermeer
    fDqt`FIpswich
    i@g}dtBŁęczyca
    o@e~_r@Halle
    xHzceGBanbury
    ha@gorYVoorburg
    rAghl[Boskoop
    fDiqfYThe Hague
    rAwqvZBenthuizen
    yD_yxi@Ahaus
    kEyfi_CPiaseczno
    Zurv]De Meern
    z@evtAHaverhill
    Wov~[Bodegraven
    oBaxj~ASulechów
    {ArvwiSStonebridge
    m@ywx\Woerden
    wBc{jt@Bad Salzuflen
    _@xvr@Biggleswade
    nAr`lCNewport Pagnell
    aBcurdBKościan
    f@ggzfBŚrem
    wAfn`BKempston Hardwick
    k@ic}^Zeist
    ?ggqd@Brummen
    \gyjoALuckenwalde
    u@{lg^Utrecht
    yCls{JEvesham
    ~Bgejm@Greven
    Oap{_CKonstancin-Jeziorna
    tBiqx]Leidsche Rijn
    tNxpziSNutana Sector
    Aypqg@Eibergen
    bKs_}|BGrodzisk Mazowiecki
    Imkbx@Hameln
    _AiabYScheveningen
    sBarw`COtwock
    hCypvxBŁowicz
    gCdlqiSLakewood
    k@iiwoCBrest
    jGdceMGreat Malvern
    gH}_}s@Herford
    mCvv`BKempston
    wGeld}BMilanówek
    qGkgb~CPinsk
    tQyzcZVoorschoten
    fDsgl[Alphen aan den Rijn
    rAu{v^Bilthoven
    Kgnt_CKabaty
    \|lajSCore Neighbourhoods
    wAiz~eAMagdeburg
    dBst~qDKalinkovichi
    Gvw`jSSaskatoon
    Ks|c`@Leusden
    pEnazABedford
    wFisr`CJózefów
    }Buezd@Zutphen
    nAfpgjSConfederation
    Dmuw]Maarssen
    rAowaa@Barneveld
    Tudxr@Spenge
    i@wlfs@Enger
    pJtcoiSUniversity Heights
    vCk|zYWassenaar
    lC{uyzCIvanovo
    sGic_fANeue Neustadt
    ?oilxAEisenhüttenstadt
    l@_}wk@Steinfurt
    Ealn_CUrsynów
    Yoqv{@Hildesheim
    fL{f{_@Amersfoort
    fDaech@Haaksbergen
    e@ggq~@Salzgitter
    _CsplZLeiden
    ?irsZLeiderdorp
    vQv{ziSLawson
    I}wi_AWolfenbüttel
    wAwmau@Vlotho
    hCe}qs@Hiddenhausen
    hB{o`gCSiedlce
    kH{z_~BPruszków
    dEanmw@Hessisch Oldendorf
    _A}oh_@Soest
    Fyg}l@Emsdetten
    zHisoZMerenwijk
    wGektbCMińsk Mazowiecki
    Eg`z~BWłochy
    z@_}gZOegstgeest
    rL_fe~BPiastów
    hDyglv@Rinteln
    x@uf~n@Lengerich
    zDgu`t@Löhne
    l@{zaEStowmarket
    i@`rpLWorcester
    sAk|otJZhitikara
    rCzmlIStratford-upon-Avon
    mD}jk_CMokotów
    pDe}m~BUrsus
    a@inwx@Bad Münder am Deister
    hBofg`CWawer
    tDg`ls@Bünde
    bDexUCambridge
    ?ieus@Kirchlengern
    WqjwpBKoło
    lDcq{q@Melle
    bB_gbp@Georgsmarienhütte
    d@ibzYKatwijk aan Zee
    mIsut\Mijdrecht
    ?s_b{RMarkova
    _@ymvt@Bad Oeynhausen
    fBwg{j@Ochtrup
    j@o`iy@Springe
    zC_|lc@Apeldoorn
    bB{pzi@Gronau
    cA{ug_@Baarn
    E{atsCKobryn
    yKunpi@Glanerbrug
    G{{jzRShelekhov
    HywaqAZossen
    bAtas@Saint Neots
    Lss_iDŽytkavičy
    xC}yai@Enschede
    fDeon`@Nijkerk
    _B{ta_COchota
    lFm_r^Hilversum
    DauknBKonin
    aD{frZSassenheim
    aHqjebAHelmstedt
    t@agmhBŚroda Wielkopolska
    |@wwg_CŚródmieście
    g@{xozBSochaczew
    Pwllu@Porta Westfalica
    Oszf_CWarsaw
    vAq`euBKutno
    oIsbcZNoordwijk-Binnen
    lAgw|~BWola
    Qesc{@Sarstedt
    ~F}sm\Uithoorn
    aTagu_CPraga Południe
    j@c}mANewmarket
    bDm{iCBury St Edmunds
    xBu{x}AŚwiebodzin
    pBynqbDLuninyets
    gCxokDNorthampton
    sBet_aAKönigslutter am Elm
    hBkby`CSulejówek
    }E_jk_CPraga Północ
    Gmip`CWesoła
    Hwtr~BBemowo
    g@i{rd@Deventer
    {DbuaFDaventry
    pCr`lj@Waterford
    sAgs`\Aalsmeer
    ?kbfa@Putten
    w@kbgjGRtishchevo
    Z{_yZLisse
    e@ukg~@Vechelde
    Teod`CRembertów
    Eumfv@Bückeburg
    Qa_wi@Losser
    mI_lg[Nieuw-Vennep
    eDswmh@Hengelo
    Ja_g_ABraunschweig
    hAn|bLDroitwich
    Nn}quTRed Deer
    uEg|a_CŻoliborz
    qCn`fz@Tralee
    mBiljgABurg bei Magdeburg
    oBgfcp@Osnabrück
    dA}_o^Bussum
    kGa~wtMPavlodar
    jJawan@Ibbenbueren
    pJxftHWarwick
    oDmfll@Rheine
    J~zgHRoyal Leamington Spa
    aKknsdAHaldensleben I
    TnptBRushden
    Y}blu@Minden
    aCyd~ZHillegom
    eBy_n_CTargówek
    x@u|w~BBielany
    \ucy_CZąbki
    fHghp{RIrkutsk
    Psho^Naarden
    sD{ehm@Hörstel
    yCmw~^Huizen
    tCe~tj@Bad Bentheim
    Pi~t\Amstelveen
    t@g_eh@Borne
    DguerAKönigs Wusterhausen
    lBqxr[Hoofddorp
    VjsfCWellingborough
    p@yt{oALudwigsfelde
    u@czc`CZielonka
    qGp_{JRedditch
    P{`xf@Rijssen
    _@}mqs@Lübbecke
    r@kcj]Amsterdam-Zuidoost
    ?muw]Weesp
    bC_f`tGPetrovsk
    zEl~hwTSylvan Lake
    hFijhi@Oldenzaal
    |@g|y{@Sehnde
    ^mcjz@Hemmingen
    pAupxz@Laatzen
    `Dirzq@Bad Essen
    dG_an}@Peine
    Joy|y@Ronnenberg
    JwamaBNowy Tomyśl
    rBs_y_CMarki
    }@gb__CBiałołeka
    Ta_bxVTahe
    xDmndw@Stadthagen
    rDmuejBWrześnia
    gNmjy`@Zeewolde
    p@tlc@Huntingdon
    iEn}MSaint Ives
    qAo~kt@Hille
    s@s{dxVDaxing’anling
    [shn~BŁomianki
    Cjflf@Wexford
    |C|hqKBromsgrove
    fAgwzpABlankenfelde-Mahlow
    mAure\Badhoevedorp
    eFiyj`CKobyłka
    J_gh]Diemen
    Kbk|LStourport-on-Severn
    ]}ys`CWołomin
    `Deyha@Harderwijk
    ^yayvEZheleznogorsk
    zNejbfBLuboń
    Hk|xwAFrankfurt (Oder)
    c@yroc@Epe
    oEfctHKenilworth
    a@y|e[Heemstede
    Gew|o@Wallenhorst
    ?iq_{@Bemerode
    }@akvuLStepnogorsk
    Ya{zwASłubice
    {Kht_n@Cluain Meala
    fDsgtg@Almelo
    yFsufg@Wierden
    q@omoz@Südstadt
    `@khnf@Nijverdal
    bAqmytAFürstenwalde
    fBoznxDRechytsa
    vGixgz@Linden
    _Qiky^Almere Stad
    Zs_lz@Hannover
    g@`|uFRugby
    `@sjtZZandvoort
    cA}`|{@Lehrte
    Jgzfz@Linden-Nord
    fEq_z\Amsterdam
    mBs`vu@Petershagen
    hJod}mAWerder
    j@ebib@Nunspeet
    fDesh[Haarlem
    x@}dss@Espelkamp
    cLcshz@Nordstadt
    Uwqhe@Raalte
    kFnmvLKidderminster
    zD}ec{@Misburg
    tR}mqy@Seelze
    m@uyd{@Misburg-Nord
    zCtvlCKettering
    GylypALichtenrade
    i@k{vnAPotsdam
    mAgdr@Ely
    xDofv~BLegionowo
    `D{z|oATeltow
    yI`jfHCoventry
    TuhyfCSokołów Podlaski
    NasifBPoznań
    y@oclh@Tubbergen
    c@c`voAKleinmachnow
    t@mfvo@Bramsche
    jF~jbJShirley
    i@{srqAAltglienicke
    lDm|ggBSwarzędz
    qA{_py@Garbsen
    v@zyzISolihull
    l@iac~DDobrush
    lAfm|WAberystwyth
    vBonqCThetford
    ?odrkABrandenburg an der Havel
    `Awhxz@Bothfeld
    gCexqpAMarienfelde
    eHyf_qABuckow
    vEa}qx@Wunstorf
    ]azhqARudow
    WgtndFLivny
    Tkwx`AWolfsburg
    iFi_dqAGropiusstadt
    `@mhpjCSiemiatycze
    bDa|kcISorochinsk
    w@cdxuBGostynin
    sAgem}BNowy Dwór Mazowiecki
    z@apcj@Nordhorn
    iEumm[Velserbroek
    n@scfpALichterfelde
    BthtNLoughton
    ?o{zoAZehlendorf
    {Acdqs@Rahden
    Xg{`|DHomyel'
    qAt`eKBartley Green
    OqcuqAAdlershof
    jA{rmpALankwitz
    |CyntpAMariendorf
    iAetm\Zaandam
    oKgx{qABerlin Köpenick
    f@wx~pABritz
    gDqqa~AMiędzyrzecz
    xA}gzqAKöpenick
    mA_ka|@Burgdorf
    Xg_mqAJohannisthal
    `Bcftb@Elburg
    Gyylz@Langenhagen
    dBrgoKHalesowen
    lCdyaJAcocks Green
    s@}`drAFriedrichshagen
    dGwck\Zaanstad
    mBygfoAKladow
    vD_|jpASteglitz
    AxqaLStourbridge
    iE{bbpADahlem
    r@qb{lGSerdobsk
    jCoek[Velsen-Zuid
    ]onc[IJmuiden
    kAwyoqAOberschöneweide
    |MuyhqABaumschulenweg
    sA_expATempelhof
    eDck}[Assendelft
    cGefa{@Isernhagen Farster Bauerschaft
    g@ycjpAFriedenau
    _K}ybpASchmargendorf
    E}buILowestoft
    cEkh~pANeukölln
    h@hxrDMarket Harborough
    Mkwk_AGifhorn
    gCx|}GBedworth
    gF|`rJBirmingham
    ^ti}KBrierley Hill
    _D{pl[Beverwijk
    ?e|gpAWilmersdorf
    uAa}qqAKarlshorst
    pYpg_KSmethwick
    kBi|`qATreptow
    {Buk}]Volendam
    b@}ywrFGryazi
    _Bs|exNAleysk
    EtseCCorby
    uBprfLKingswinford
    m@{hmpASchöneberg
    kDczxpAKreuzberg
    Zx{uKDudley
    ?xynJAston
    u@`wcJWashwood Heath
    {AwljqARummelsburg
    {H}kvx@Neustadt am Rübenberge
    e@gug]Purmerend
    jAwhmqAFriedrichsfelde
    aGwil`@Lelystad
    hAwcvqABiesdorf
    \y|arAMahlsdorf
    lDylo[Heemskerk
    z@{`ee@Dalfsen
    rAgied@Zwolle
    pCmtkqALichtenberg
    cDs{bqAFriedrichshain
    kBykapACharlottenburg
    h@g``pAWestend
    Wm`}qAKaulsdorf
    gCrpdKWest Bromwich
    fCqcypAMitte
    pCkb`q@Damme
    xBuwuk@Lingen
    u@td}GNuneaton
    w@g_ooAWilhelmstadt
    y@yfzpABerlin
    ~@{x{a@Dronten
    fC}glpAMoabit
    }GekfqAFennpfuhl
    b@hzrKTipton
    \ctprANeuenhagen
    ~@ulcpACharlottenburg-Nord
    pAwpmwCByaroza
    }D_~`rAHellersdorf
    gBy}~fOBiysk
    y@ebijBGniezno
    sDangoAStaaken
    q@ur|aENovozybkov
    fDu}|pAPrenzlauer Berg
    KxwkGHinckley
    fO}lxoAHaselhorst
    nAiym|JLisakovsk
    d@mjyqAMarzahn
    rAc~kqAAlt-Hohenschönhausen
    iA{{gwBPłock
    s@sqopAWedding
    bB__o[Castricum
    iEeovpAGesundbrunnen
    jAa~poASpandau
    TwfPMarch
    HdfjKWednesbury
    r@c{joAFalkenhagener Feld
    pGuigtCPruzhany
    c@moac@Kampen
    cCqdeqAWeißensee
    tF}vroAHakenfelde
    zAivfyRAngarsk
    m@kd|nAFalkensee
    n@lgTPrimrose Place
    mI_rkpAReinickendorf
    bBmxx`NKulunda
    lDdyaJSutton Coldfield
    MmdnqANeu-Hohenschönhausen
    tFspxpAPankow
    uLpko@Peterborough
    zEozkg@Hardenberg
    QymcpATegel
    pA~{_GEarl Shilton
    pDikwsAStrausberg
    kD{zamETrubchevsk
    `B~jtEWigston Magna
    bJ_vxpANiederschönhausen
    Qs`~fEStarodub
    LzeqKWillenhall
    LjscFGlen Parva
    @vnbKWalsall
    Rns}KWolverhampton
    eDqflxAKostrzyn nad Odrą
    n@}{kpFLipetsk
    ~Gu}h|FKotovsk
    |Bw|{bJBaymak
    iB_b~aCWyszków
    h@}xhpAWittenau
    vHvfvKWednesfield
    rEk|opAMärkisches Viertel
    ~CtioEEvington
    qFua~pAFranzösisch Buchholz
    I}sr[Heiloo
    hHdmuJAldridge
    \uqkgAStendal
    j@bsrEOadby
    e@_qhjARathenow
    c@eyar@Diepholz
    E{kqmANauen
    aCw~pIGreat Yarmouth
    hAi`hqAKarow
    hHc{ddBSzamotuły
    {EuxepAHermsdorf
    Mmj`jFYelets
    Mi|yoAHeiligensee
    yEn~iMRyton
    jC|mfKBloxwich
    \~geFBraunstone
    lL}yo|@Celle
    sA_rj{BPłońsk
    rLsq|FNorwich
    _Kym~[Alkmaar
    zBckotDSvetlogorsk
    ?mvxlLMakinsk
    m@_wbpAFrohnau
    ~@dfjITamworth
    fEe}qoAHennigsdorf
    eG``|ELeicester
    Wy`mFBowthorpe
    mJgf{]Hoorn
    zDsbgw@Nienburg
    ~@mb|d@Staphorst
    mFlesEHumberstone
    @{~reBOborniki
    mAwdksBWłocławek
    vDxk}AStamford
    yAqsycGKirsanov
    tE{q{dPAbaza
    qBjmgk@Kilkenny
    `Yu_ea@Urk
    ZlxgKGreat Wyrley
    jBent~FRasskazovo
    wAbess@Limerick
    xAc`hq@Lohne
    |@cc^Wisbech
    fHaxu[Bergen
    bF{~q\Heerhugowaard
    bOzj}MTelford
    mA}o`pAHohen Neuendorf
    tFgv|qABernau bei Berlin
    |AlnwJBurntwood
    nAhpcJLichfield
    rDihuDEast Dereham
    gUxskKCannock
    Rq_ok@Meppen
    fOgzxd@Meppel
    `LdpjNWellington
    yFgvt_CPułtusk
    rA}oh_@Enkhuizen
    kMigsyCIvatsevichi
    wEnoxOShrewsbury
    iAywab@Emmeloord
    gQnr_FMountsorrel
    }BuiaeJSibay
    eMvrjGCoalville
    Bm|of@Hoogeveen
    mXoarq@Vechta
    rHqs|{AGorzów Wielkopolski
    dGk}|{FTambov
    sPmocqAWandlitz
    cCsu|nCHajnówka
    wMsg{oAOranienburg
    sJwdlAKing's Lynn
    U_frwRUsol’ye-Sibirskoye
    _VzhyJRugeley
    fBauwcEKlintsy
    kMaaosIKumertau
    RmrolCBielsk Podlaski
    kAhflDMelton Mowbray
    nA~jiFLoughborough
    aCeslwOTashtagol
    qJwdd^Medemblik
    hF~doHSwadlincote
    hL{v}}HBuzuluk
    {Ak_di@Emmen
    v@ju~sSNorth Battleford
    `Vhq\Spalding
    h@ifh\Schagen
    ?enjd@Steenwijk
    fF}aagDSoligorsk
    mImiek@Haren
    zPednnBInowrocław
    xFmghwHNeftegorsk
    mBeksdCOstrów Mazowiecka
    sGfj|KStafford
    nEly_IBurton upon Trent
    qBqh~gBWągrowiec
    yqA}bjsAEberswalde
    nQdwgi@Carlow
    rEqhofEUnecha
    bA|czu@Ennis
    iKqwbp@Cloppenburg
    oHmtgt@Bassum
    mFmhacAHansestadt Salzwedel
    ~Jas`wBSierpc
    gLyqpy@Walsrode
    zAptsQOswestry
    y{@wiz|BCiechanów
    OpkaHSinfin
    jYwy|[Julianadorp
    cG_agvDZhlobin
    yD}enr@Wildeshausen
    xK~hwFLong Eaton
    pCuzhlVTuqiang
    xVkuavFMichurinsk
    cKnj|BGrantham
    cEaazt@Syke
    c\|k_HDerby
    x@whkw@Verden
    aIguq~MYarovoye
    ~CmrcmANeuruppin
    cDpxzEWest Bridgford
    xEqsye]Vilyuchinsk
    qB{rckEPochep
    yG}wkkLShchuchinsk
    gv@lu_FNottingham
    xP{}bc@Heerenveen
    z@yp`\Den Helder
    lM_{n_AUelzen
    QyjktIMeleuz
    gExbfFBasford
    sEkue{EOrël
    oDlw~FIlkeston
    |D}ge`KRudnyy
    dKneDBoston
    lAwuknHChapayevsk
    {IwtulHBezenchuk
    rGht_LLongton
    kE}y`{@Soltau
    @auq|@Munster
    K}jwfCZambrów
    lK_oli@Stadskanaal
    sBckdoVXilinji
    n@kqtjCŁapy
    jKwsgfBChodzież
    aDsv`g@Assen
    ~Cx}nASleaford
    jDyx__NSlavgorod
    BhesLNewcastle under Lyme
    ?~{|FEastwood
    ?hj|EArnold
    D_yufAWittenberge
    yKryiLStoke-on-Trent
    nPjhtQRhosllannerchrugog
    mKllgGHeanor
    BkmopBToruń
    h@k}av@Achim
    rAgfmtAAngermünde
    V}ebgDSlutsk
    Isl|mFLebedyan’
    wChcuoTCamrose
    ~Eydm~BPrzasnysz
    lCm|}n@Friesoythe
    yGlh`HBelper
    f]cgpa@Sneek
    c@~lpGRipley
    ?~jiFHucknall
    ?o~kt@Stuhr
    kBtvpk@Portlaoise
    nDc~cs@Ganderkesee
    ~LybmcBTrzcianka
    xQvfgQWrexham
    }Levts@Delmenhorst
    cKuu`v@Oyten
    wLi|_q@Wardenburg
    Wy~bqJKartaly
    @sjdvASchwedt (Oder)
    mL}|dg]Petropavlovsk-Kamchatsky
    qEy{muBRypin
    _At}uQBrymbo
    ?do~CNewark on Trent
    rEdhkNNantwich
    _Uycwt@Bremen
    zDwggl@Papenburg
    yQwufnBSolec Kujawski
    yF{~tbCOstrołęka
    eA`atLKidsgrove
    {@uvoyCSlonim
    wN{zkvDRahachow
    eMa|xoHNovokuybyshevsk
    x@ngmGAlfreton
    T`{{MCrewe
    {D__|lPSayanogorsk
    Ft|qFKirkby in Ashfield
    cM||iKLeek
    cF_{tr@Hude
    Dyq~h@Veendam
    lJoskx@Rotenburg
    }Ecefd@Drachten
    Wsgl{BMława
    lKisl{GKuznetsk
    p@~}gLBiddulph
    Oeqwz@Schneverdingen
    |BwclqATemplin
    eK{~otEKarachev
    ~Asb|lBBydgoszcz
    _EljuFSutton in Ashfield
    oGolvo@Edewecht
    xLmsv}CBaranovichi
    mA~jiFMansfield
    ?ahklCBiałystok
    ?yhi{GZarechnyy
    lL_`tgFYefremov
    tGmmcq@Oldenburg
    k@be_d@Greystones
    mBc}iu@Lilienthal
    TizljBNakło nad Notecią
    sC{t`ASkegness
    v@_~|i@Winschoten
    aBtllMSandbach
    mC}|{yYNikolayevsk-on-Amure
    RgegqDBobruysk
    dA_edtRCheremkhovo
    kAw{{mBFordon
    cIkbdeBPiła
    pMssftCVaukavysk
    oFslyfHSyzran
    kG}`ekAWittstock
    p@}ogh@Hoogezand
    rAmk|e@Leek
    _AhcoLCongleton
    tDndhFMansfield Woodhouse
    d@q_`t@Burglesum
    Hknzk@Weener
    }BxeyQBuckley
    GudfhHOktyabr’sk
    eFkyb}AChoszczno
    {Pgab`@Harlingen
    hI}mseCŁomża
    tBg`ss@Vegesack
    wE_lzkGKamenka
    v@dnnh@Droichead Nua
    lGcvppBChełmża
    K{`zo@Bad Zwischenahn
    Bb~mQHawarden
    iMscue]Yelizovo
    qBhysPChester
    _Bz}kNWinsford
    eLedvqGPenza
    wLfwpdSPrince Albert
    l@`mpQDeeside
    yEyumb@Leeuwarden
    Fpafd@Bray
    mAuryrGZarechnyy
    zKab_qHSamara
    {S}ticKKostanay
    sCjcug@Naas
    mIupag@Groningen
    lG}hyaDNesvizh
    sEqtls@Schwanewede
    cGk|~sHKinel’
    @{ftt@Osterholz-Scharmbeck
    W~`hBLincoln
    dAnoeXBangor
    tKgfpl@Leer
    mAgyag@Korrewegwijk
    rUwmbzBDziałdowo
    qO|wbRFlint
    Sk_`q@Rastede
    sMqi|mFDankov
    WdusGChesterfield
    yBwgq~@Lüneburg
    xB}vlwAGryfino
    mDaly}NYuzhnyy
    hGaiko@Westerstede
    z@j_tJBuxton
    lCpfkNNorthwich
    tAikkuBBrodnica
    w@fd~KMacclesfield
    cSntfGStaveley
    N`catTLeduc
    }K}knpEBryansk
    lC~wo~SLloydminster
    Glwfv@Galway
    oCptul@Tullamore
    pAb{~d@Sandyford
    |Hc`pcBWałcz
    wAjtuPEllesmere Port Town
    D}rg~EMtsensk
    dMnurQNeston
    pAgmpfLKokshetau
    oD~x{e@Tallaght
    sLlque@South Dublin
    pJblmd@Dún Laoghaire
    wAb{vUColwyn Bay
    l@peoe@Templeogue
    xAyvxgLAkkol’
    vLjbje@Rathfarnham
    }BfpzEWorksop
    f@db_HDronfield
    nJopvmDOsipovichi
    _Kixk}NNovosilikatnyy
    yUyxrsAPrenzlau
    bFvaiTRhyl
    {GtewDRetford
    sC{gcpPShushenskoye
    hCvikVLlandudno
    jF~w{QHeswall
    eAvyrLWilmslow
    dE{dfi@Delfzijl
    e@g}e{@Buchholz in der Nordheide
    kGpnce@Dublin
    Z~kuPGarston
    ?y{wr@Brake (Unterweser)
    rI{lzzAStargard
    kAnqxSPrestatyn
    bIf{iPSpeke
    }Add}f@Celbridge
    HfmtORuncorn
    hT{smoBChełmno
    pCdelQBebington
    ?nvmHFulwood
    aQvunPHunts Cross
    }Ctnjf@Lucan
    h@qmi}@Winsen
    Wt|eLBramhall
    dClpaHNether Edge
    Yv_hPHalewood
    _AyfxnANeustrelitz
    {Cz~tOWidnes
    Rcb`~NBarnaul
    rCch_gBZłotów
    lFftsf@Leixlip
    HbreKNew Mills
    ?{{~j@Emden
    gAjZLouth
    B~jiFDinnington
    ]nftPAllerton
    cBnlgJHigh Peak
    a@oxcoESel’tso
    |VojkxHOtradnyy
    MrtjLCheadle Hulme
    |ElrfMHale
    `MkbgtISalavat
    Pzh}GSheffield
    c@dl|KHazel Grove
    ?tvtCGainsborough
    fD`yfg@Maynooth
    {F~tiMAltrincham
    u@ff|e@Blanchardstown
    nBzzle@Finglas
    gHjsmPBelle Vale
    TrrbOGreat Sankey
    Sn}vNWarrington
    o@xv{GBurngreave
    b@lykQBirkenhead
    cJibtp@Varel
    rBgvcgJMagnitogorsk
    d@dnrd@Donaghmede
    zCdv_RMoreton
    ?ury{@Seevetal
    kI}_emHZhigulëvsk
    ~JghmnCSokółka
    qCdv_QKensington
    {Ak_roBŚwiecie
    Y`ldLStockport
    nAbsdQLiverpool
    {A|piPHuyton
    qFpcwPOld Swan
    a@wvi_ONovoaltaysk
    pFdl|KBredbury
    ?~jiFMaltby
    bRrfmo@Athlone
    m@`suQWallasey
    bEt~dMSale
    oBueigAParchim
    bBmqqwAŚwierczewo
    cDkkywASzczecin
    u@||aPPrescot
    _Az~gGRotherham
    iIpjdQKirkdale
    }Hu`i~@Geesthacht
    pQdhxMIrlam
    gAft{JGlossop
    ?ice~FMorshansk
    {DpmyPNorris Green
    _Gaa`uIIshimbay
    rAtxjMUrmston
    c@_o~wADrzetowo-Grabowo
    oBhztOSt Helens
    ?~xzNNewton-le-Willows
    ?dncMStretford
    rAf`qd@Malahide
    o@lcuKHyde
    zAcsv{@Eißendorf
    gMzu|KDenton
    mAb|}LOld Trafford
    l@n{lLLongsight
    jDzm}d@Swords
    tAg~|{@Harburg
    DhqeGRawmarsh
    mA|~zPFazakerley
    mJ`p~GChapeltown
    hAopa{@Neugraben-Fischbek
    m@kowz@Neu Wulmstorf
    i@delQBootle
    VcmhyHKinel’-Cherkassy
    `@jwjOHaydock
    oF}ktl@Aurich
    ]`qhQLitherland
    @oocz@Buxtehude
    dBosws@Loxstedt
    hIagi{@Hausbruch
    hApyvKDukinfield
    cEdczNGolborne
    lHkudbDStowbtsy
    J|_bLDroylsden
    yA|~sLManchester
    AtquLManchester City Centre
    h@|zsPKirkby
    q@zsoFConisbrough
    pCnqdOAshton in Makerfield
    ?hvfMEccles
    mAkymqBGrudziądz
    BfdqKStalybridge
    o@ozl}@Bergedorf
    r@glyv@Bremervörde
    aGbj~LSalford
    hBb}xKAshton-under-Lyne
    vKwxb|@Wilhelmsburg
    iBtl{FMexborough
    |FhckNLeigh
    eJn~iMSwinton
    ?nezGHoyland Nether
    aBicyr@Nordenham
    `EfzeGWath upon Dearne
    `En~eLFailsworth
    _LwmxjDMar’ina Gorka
    lNb}`NTyldesley
    aFhm}PMaghull
    o@~vsMWalkden
    PzpsrTSherwood Park
    xAytp}@Reinbek
    tE_yklAWaren
    pCkmowDBykhov
    y@bzoGWombwell
    _Bv|{EDoncaster
    uAr_fNAtherton
    ~Arhxk@An Muileann gCearr
    yHs`usOKaltan
    yFc|dlHTolyatti
    J}qqiGNizhniy Lomov
    cHxpwNHindley
    ?x}|LPrestwich
    ?nr_FBentley
    Ix_yvTStony Plain
    @bwhvTSpruce Grove
    d@e`{lEZhukovka
    cLchoo@Schortens
    tFivi}@Glinde
    Djv|KOldham
    tFr`bOWigan
    Izh{sTWîhkwêntôwin
    mD~|`LChadderton
    wGuxmp@Wilhelmshaven
    uAlofKSaddleworth
    t@~alNWesthoughton
    dB~vsMFarnworth
    ?~e`MWhitefield
    ?~tlLMiddleton
    ?xu`HBarnsley
    ?ibs{@Altona
    ?ekc|@Hamburg-Mitte
    ?idz|@Billstedt
    MlzpsTEdmonton
    Cytu{@Altona-Altstadt
    Efu|OSkelmersdale
    p@kw~{@Hamburg
    cBo|i{@Othmarschen
    h@{`}wAPolice
    nCa|is@Bremerhaven
    p@ytq|@Horn
    pA{ik|@Hamm
    fEudp{@Ottensen
    M_by{@St. Pauli
    b@q`}oANeubrandenburg
    fBlrvQFormby
    pEphECleethorpes
    bCl_eMRadcliffe
    pAubb_CSzczytno
    }@a|t{@Altona-Nord
    fAkeoyAGoleniów
    rBtq}KRoyton
    _@`wMGrimsby
    _Cykp|@Marienthal
    QbzqPOrmskirk
    Ual|{@Rotherbaum
    dA{ii|@Eilbek
    lHjjfFAdwick le Street
    rI}tw{@Eimsbüttel
    iGeumn@Wittmund
    nCy}}{@Harvestehude
    oAxx~BScunthorpe
    lAcmd{@Osdorf
    Xeah|@Barmbek-Süd
    jHwtpz@Rissen
    ZhgzMBolton
    @ajp|@Wandsbek
    g@ueez@Wedel
    Hyul|@Dulsberg
    Oal{{@Hoheluft-Ost
    qHfeiHDarton
    eF__}{@Hamburg-Nord
    |Gker{@Stellingen
    S_u}{@Eppendorf
    DhnpLHeywood
    Tabh{@Lurup
    eBeib|@Winterhude
    f@keyx@Hansestadt Stade
    Lkxq|CNovogrudok
    `A_nogZOkha
    _Amm~j@Norden
    s@a~lvBIława
    kBbayFSouth Elmsall
    hAauqpEDyat’kovo
    yE~e`MBury
    }B|~pNHorwich
    Msh`vCShchuchyn
    u@ev~|@Rahlstedt
    bDy_`tOOsinniki
    bDg|g|@Barmbek-Nord
    a@ivms@Langen
    tAgow|@Farmsen-Berne
    y@ssm{@Eidelstedt
    tCjsvd@Balbriggan
    uDytk|@Steilshoop
    v@stb|@Alsterdorf
    f@fb{DThorne
    cS~|cLRochdale
    Bolv{@Niendorf
    nHwkf`AMölln
    _TigcdCPisz
    `EgctdASchwerin
    kJqw`{@Halstenbek
    j@xkqtTSt. Albert
    iKimp{@Schnelsen
    v@ckotISterlitamak
    sW~{jQSouthport
    rCay`hCGrajewo
    l@ifh|@Hummelsbüttel
    OdocMRamsbottom
    rB~m{IHuddersfield
    cAabd}@Volksdorf
    Cuos~GBarysh
    Wda~NChorley
    lFccd}HPokhvistnevo
    h@t}wg@Navan
    jB_~u|@Sasel
    zCoqa_IBuguruslan
    zIcnxz@Pinneberg
    ]otp|@Poppenbüttel
    mVekc|@Langenhorn
    cTfijIMirfield
    }A{kg{ANowogard
    nCmampCHrodna
    pAqln}@Ahrensburg
    |HjrsHOssett
    `JnocHWakefield
    |Bru{LRossendale
    TedrdDDzyarzhynsk
    `@jcfJElland
    fAuqnfIAbdulino
    hHib~y@Uetersen
    rBysnxOMezhdurechensk
    rAtd}HDewsbury
    ^hk_GPontefract
    ~LibdjBChojnice
    tBkkzxBOstróda
    rBj|kOLeyland
    Pzl`NDarwen
    pGrd}LRawtenstall
    h@yuvnPMinusinsk
    {@_y~{@Norderstedt
    qBra~HBatley
    ^vn{IBrighouse
    AfjjDGoole
    AzzdMHaslingden
    {D|uiILiversedge
    iAyessFRyazhsk
    y@dsfIHeckmondwike
    pCar|dBSzczecinek
    ]emmeOZarinsk
    RabsbFPlavsk
    {Tas_mPAbakan
    zAgwzvOMyski
    c@nihJHalifax
    zE{gexGNikol’sk
    Brxve@Drogheda
    b@w`q`EKrychaw
    `NzpmICleckheaton
    yAsnprBKwidzyn
    {A~biGCastleford
    iFkun{@Quickborn
    g@|vnBBrough
    uA`kcHLofthouse
    ~R{tugWZeya
    sF_ubbIKrasnaya Glinka
    zBe}i{MKarasuk
    {@hgwHMorley
    vFfjhQLytham St Annes
    gEhn`AKingston upon Hull
    cM_a~y@Elmshorn
    uAspyeDFanipol
    Ax_dNBlackburn
    zJltkMAccrington
    tJ}vyrONovokuznetsk
    qOffoOPreston
    tKtwjGKippax
    fNa|tgFBogoroditsk
    aHmkh_BŚwidwin
    dZtioESelby
    j@ona|BOlsztyn
    pAuiluNSuzun
    {LadloNKamen’-na-Obi
    iNjeuIBradford
    rCjncIPudsey
    mB`imHLeeds
    gAqrhiAGüstrow
    wGhesLBurnley
    nc@qei~@Bad Oldesloe
    q@uhp{EBelëv
    aMnurQBlackpool
    ~Mmka}NTal’menka
    `J{elpFSkopin
    dIibogCEłk
    u@q{hlPChernogorsk
    VrmkHChapel Allerton
    vIskx{@Kaltenkirchen
    xAxteQPoulton-le-Fylde
    ?dtxPFylde
    ?~tlLNelson
    ?t`xIShipley
    ~[ry~HHorsforth
    |@ufgkCAugustów
    iGvtqABeverley
    {B`e|IBaildon
    uC`bfJBingley
    `Ns~{yGInza
    rJdpfLColne
    sUlqhIYeadon
    ?uc`aCMrągowo
    iEsagqELyudinovo
    wCnksJKeighley
    d@{_bt@Cuxhaven
    `Aqjf`ALübeck
    oNfimQThornton-Cleveleys
    kD~lmIGuiseley
    cWgjlyCLida
    tZul|dAWismar
    Aqo~_AStockelsdorf
    kWizdhIPriyutovo
    RyaggDMinsk
    xYwzdxDMahilyow
    pDos}uAŚwinoujście
    pMehhpOProkop’yevsk
    cCuxw{AGryfice
    IheflVPrince George
    bFufh`ABad Schwartau
    dCgoymRZima
    nAqmay@Itzehoe
    kLx`kQFleetwood
    zLgpmfFKireyevsk
    dXqd|}@Bad Segeberg
    pRkfqhDKalodzishchy
    uF_}n`ARatekau
    dVqwqgERoslavl’
    wJ|mrEYork
    zLwfmcJBeloretsk
    }D{lapBStarogard Gdański
    oK}r}hFDonskoy
    cO{jejFKimovsk
    u`@_b|gFUzlovaya
    aRce}oOKiselëvsk
    mAbgkHHarrogate
    `P}ozoOKisilevsk
    xJdgdf@Dundalk
    wT}pq`BBiałogard
    e@mn|cFShchëkino
    kJwtuhFNovomoskovsk
    i@kameDZaslawye
    ei@wemjDSmaliavičy
    sZ_|jhCOlecko
    jBwikiFSevero-Zadonsk
    mBgccsBMalbork
    dA_oiyEKozel’sk
    {@}z`kGKovylkino
    zAqzycCGiżycko
    \kgrqFNovomichurinsk
    nOratPHeysham
    yGfzaPLancaster
    fIal{_JMezgor'e
    c_@ebjqGRuzayevka
    iKcghnIRayevskiy
    tLvxmPMorecambe
    u@e_jpEKirov
    }Nob}{@Neumünster
    tGmzmaCKętrzyn
    iM}iebCGierłoż
    kDnnd@Bridlington
    ~Oeh}hAKröpeliner-Tor-Vorstadt
    TaebiARostock
    b@gtxpAUniversitäts- und Hansestadt Greifswald
    ~Hg|wvJTroitsk
    QuprqBTczew
    _R{x|kDHorad Zhodzina
    jC{yuvESukhinichi
    mUse_aANeustadt in Holstein
    bAyxhiIBelebey
    _IjkuRBarrow in Furness
    pA}t}jCSuwałki
    oByqsnRSayansk
    `Ru|cdFKosaya Gora
    iIm}vlBKościerzyna
    Cqfw}ESuvorov
    eJcmr|BLidzbark Warmiński
    r[wpw_AEutin
    kArniHRipon
    jd@gnifHNovoul’yanovsk
    aFxsjZDouglas
    lAmhcjEDesnogorsk
    nCgxmuBElbląg
    lx@ekwiBBytów
    {Nksb~AKołobrzeg
    sGtwte@Newry
    cS{qurGSaransk
    x\ksuaBKoszalin
    {B{yov@Heide
    n@{hrdFTula
    f_@_u~hDLogoysk
    iV{azmHDimitrovgrad
    vJod{nIDavlekanovo
    tRog|{NCherepanovo
    oKgk~lDBarysaw
    pW{tv}@Preetz
    dSc}_kARibnitz-Damgarten
    mb@eb_~BBartoszyce
    ~Yq{vpBPruszcz Gdański
    oV|dur@Sligo
    d^t~mAScarborough
    zLkvqkOGur’yevsk
    dEw}b|DHorki
    vI{ee}@Elmschenhagen
    pe@m_`z@Rendsburg
    xUg`znAStralsund
    vVo|{bDMaladziečna
    nIkhoxFShilovo
    _Canz|@Kiel
    mHyippBUjeścisko-Łostowice
    w@}zrpBOrunia Górna-Gdańsk Południe
    }DhswOKendal
    nCaoifHUlyanovsk
    wQmdanBKartuzy
    |MtwvGNorthallerton
    rCiqspBChełm
    w\xeje@Banbridge
    o@gtzpBŚrodmieście
    Y_gphFVenëv
    xC_lypBGdańsk
    mCcnz~FSasovo
    hI{flpBPiecki-Migowo
    kBurwiJUchaly
    fZo~yvMKupino
    lFatdrJPlast
    }UahqpBWrzeszcz
    bIm_~wBBraniewo
    Fe|npBWrzeszcz Górny
    nNqhrpBWrzeszcz Dolny
    la@yavqCAlytus
    xDwr_dIBavly
    ~j@_oopBPrzymorze Wielkie
    hSk{h}COshmyany
    oHehvmOBelovo
    vDbtif@Portadown
    xQk`buHNurlat
    mEm{uoBOsowa
    n`@e_hpBSopot
    pOvm~e@Craigavon
    gCcu|tJYuzhnoural’sk
    t_@om{{NLinëvo
    bOo||fBSłupsk
    `M_p`{@Eckernförde
    eb@clb`DSmarhoń
    nBw|aeFYasnogorsk
    w@}pjeIOktyabrsky
    pLm`gv@Husum
    oPkagcDVileyka
    ge@`fhGYarm
    wBqsfaFAleksin
    mZyeqxDOrsha
    oGpz|oWTerrace
    ~FgobpBGdynia
    cCyxky@Schleswig
    {Hlwyc@Lisburn
    {A|xmHDarlington
    yRo~j|EKaluga
    mG~{|FThornaby-on-Tees
    pCjgmEGuisborough
    mHsegaIBugulma
    lCgyikBLębork
    o]v_{TWhitehaven
    yZwpomCMarijampolė
    k]uzzdRTulun
    xAzp`GStockton-on-Tees
    sFclfoBRumia
    aGnj|b@Castlereagh
    pGtdpFMiddlesbrough
    hLcj|eBUstka
    `Yr_{FBillingham
    eCqx_qIChishmy
    nEg{nfCGusev
    Mfova@Newtownards
    }Lxhdc@Belfast
    [gkc_ILeninogorsk
    aH~wpk@Omagh
    vIqvqmOPolysayevo
    xDyl~nBReda
    g@mshnBWejherowo
    eAuqyfITuymazy
    cVall}CAstraviec
    vG|_nERedcar
    xDj_rHNewton Aycliffe
    uY}uiqFRyazan’
    hSizcdCChernyakhovsk
    h[xesTWorkington
    Jafm{NIskitim
    id@apoxBBaltiysk
    bBrpfIBishop Auckland
    sBsx}lOLeninsk-Kuznetsky
    xHr_ac@Newtownabbey
    _Bb`ra@Bangor
    yIciiyCNaujininkai
    yCxqyOPenrith
    kFwezxCLazdynai
    yCcebyCVilkpėdė
    sOaq{yBSvetlyy
    aMmgfyCNaujamiestis
    zQfkkFHartlepool
    iJwmhyCVilnius
    uB}q|xCKaroliniškės
    `NaxczCNaujoji Vilnia
    lJh}wHSpennymoor
    dBqvuxCPilaitė
    qS{`e|BKaliningrad
    mCsvoyCAntakalnis
    ~DyvbyCŠeškinė
    _Rf}lb@Carrickfergus
    sAwg|xCJustiniškės
    uAva|d@Antrim
    lWqkdpFRybnoye
    aXm_ayCFabijoniškės
    _Bor|xCPašilaičiai
    lZuertIUfa
    |\qmfbJKatav-Ivanovsk
    xAovdzNBerdsk
    wBevguJYemanzhelinsk
    oP``dGPeterlee
    fHw{hlFZaraysk
    bQaengANykøbing Falster
    aWzvrHDurham
    uC_}rbESmolensk
    r]serx@Flensburg
    ~yAapvcJTrëkhgornyy
    xr@c~pdFPushchino
    qO|yeGSeaham
    bCt~|GHoughton-Le-Spring
    oDc|h{GAlatyr’
    hPkm`hFKashira
    lFdaob@Larne
    eFosfzNAkademgorodok
    mDnvdJConsett
    `Lke~bIAznakayevo
    h@~lrHChester-le-Street
    gCklhjFOzëry
    fJvyhe@Ballymena
    vLjvjIStanley
    X}ucbFProtvino
    iOq~`eLPetropavl
    uTsr|pCAleksotas
    fBwgdnDLyepyel’
    r^asuuJKorkino
    fJvz|PCarlisle
    `FwcjgFStupino
    hGdfgHWashington
    {Cyv|pCKaunas
    nFaji~HAl’met’yevsk
    eAz}lGSunderland
    cGgqm{QNizhneudinsk
    jDi}vz@Sønderborg
    lAkjghKKurtamysh
    pF_h_rLIsil’kul’
    dFeouiOPromyshlennaya
    qA}hhqCDainava (Kaunas)
    fMczjcFSerpukhov
    ?cdpyNKrasnoobsk
    b\mfxpCŠilainiai
    }EuhaqCEiguliai
    lDcxbu@Tønder
    aJcmabJUst’-Katav
    }N{~|eJBakal
    nEiru{FKasimov
    wDdlfIWhickham
    pFa_kgGSarov
    eEhlen@Letterkenny
    hH~|qHFelling
    sQgj~{BZelenogradsk
    {HnywHGateshead
    {F~vmIBlaydon-on-Tyne
    hYr~fHHebburn
    YffzHNewcastle upon Tyne
    }A_yveHBuinsk
    nFozhmFLukhovitsy
    eBkemoJChebarkul’
    pGl{`HJarrow
    sU|ssINewburn
    tBq}ywNOb’
    iFhrjHWallsend
    dCuxx~LOmsk
    w@wdd_JSim
    dLhqrk@Londonderry County Borough
    xAjrrk@Derry
    p@zvvGSouth Shields
    zBerm|IAsha
    QdwzHGosforth
    `XahugAVordingborg
    jP}ewtNKochenëvo
    dBalr}EMaloyaroslavets
    |Dx`zGNorth Shields
    mC|luGTynemouth
    vMmrdyNNovosibirsk
    lf@m_ttIBlagoveshchensk
    dMpsyGWhitley Bay
    aCsukgJSatka
    jIyinx@Aabenraa
    uBgwzmJMiass
    {S{cefMKalachinsk
    yVisv_ASvendborg
    |NybqfEYartsevo
    sMdj`UDumfries
    tC}~ukFKolomna
    i[ohdsCJonava
    yJucpdCSovetsk
    cGjwtHCramlington
    dhAkzm~EObninsk
    aB_tziESafonovo
    hQ}vwbDPastavy
    I}wawJKopeysk
    }^nseHBlyth
    `JldvHBedlington
    oGtaug@Coleraine
    wQmn_hDHlybokaye
    jRaxscFChekhov
    dKwsixVTynda
    pc@yx|uJChelyabinsk
    lP|sbtUGrande Prairie
    bO}hbkJZlatoust
    xOvnpHAshington
    yLwgw~EBalabanovo
    nZskjwDVitebsk
    xSezweAKlinteby Frihed
    kg@}ripEVyaz’ma
    lb@scwnMTatarsk
    gVomgaKShumikha
    uBw`xfANæstved
    gXs|cbOToguchin
    vb@ea|x@Haderslev
    x@o~`vCUkmerge
    }Ewm`gCTaurage
    rlAkkpiOTopki
    t`@udiqCKėdainiai
    {lAgjz`ANyborg
    YwyckFVoskresensk
    aMqdhcPUzhur
    gE{xx|HZainsk
    kBsbl`GVyksa
    pn@uja}FMelenki
    {[gkxiJKusa
    xPamg}MBarabinsk
    xIegplOKemerovo
    f\o`adFKlimovsk
    cG}kbtHChistopol’
    e[uuhoATrelleborg
    uLsfhmFYegor’yevsk
    _Xule_FNaro-Fominsk
    jXccqjGArzamas
    ^}}k~@Odense
    sIylweFVostryakovo
    uIeuhdASlagelse
    ``@ccrbGKulebaki
    lTga_rIBirsk
    }Aw_phFBronnitsy
    rH_|edFPodolsk
    bPqhjsAYstad
    hf@wwleFDomodedovo
    d@ew}fARingsted
    jOeu_}MKuybyshev
    yBokymKKurgan
    `[kijiAKøge
    oDkosiFBeloozyorskiy
    fH`ah[Ayr
    rVewqr@Esbjerg
    }l@_rubFTroitsk
    gF_ezmIDyurtyuli
    {@_eunDPolotsk
    bDipnnJKarabash
    vA_`yx@Kolding
    cV{{g{CUtena
    S{ofdFShcherbinka
    yFo_hzGShumerlya
    oCcq{zEMozhaysk
    lK{nkz@Middelfart
    rJmsz`HKanash
    wc@gmnlOKedrovka
    _NwqomDNovopolotsk
    xC}gmtGSergach
    b@yqndFDrozhzhino
    ~MedriASolrød Strand
    nU{~l_PSharypovo
    c^ypreFPetrovskaya
    aEseiaFAprelevka
    c@i_deFVidnoye
    bBgirtEGagarin
    }CkjnfFAndreyevskoye
    }Fo`t`FYushkovo
    wQo`lhFRamenskoye
    bFqxoz@Fredericia
    |Ggxn_GMurom
    uKqohpFShatura
    iKywkfFLytkarino
    Ciz{dFZagor’ye
    kHov__FKubinka
    aFspplFKurovskoye
    dCeklbFAnnino
    P_jajAGreve
    ?_wndFAnnino
    mHi}}dFBiryulëvo
    zAeuwdFBiryulëvo Zapadnoye
    yI}xmdFChertanovo Yuzhnoye
    dMexcaFKrasnoznamensk
    BwjtgFZhukovsky
    uC_`k`DVisaginas
    hFm{~bFMoskovskiy
    gEktq}ETuchkovo
    {MqejnAMalmö
    bBmb_dFYasenevo
    qFgav`FGolitsyno
    rFxamZKilmarnock
    ?}nbwFGus’-Khrustal’nyy
    VuksbFVnukovo
    y@}lgeFOrekhovo-Borisovo
    bH{mkjAIshøj
    {By__eFOrekhovo-Borisovo Severnoye
    ?uhoeFZyablikovo
    pGfel[Irvine
    jBs|ycFTyoply Stan
    wC}}qjAVallensbæk
    tIoqxdFTsaritsyno
    uDw{_kAAvedøre
    NucafFDzerzhinsky
    bC{m~eFDzerzhinskiy
    cC_yueFAlekseyevka
    fUe_dcFSolntsevo
    k@kzneFBrateyevo
    f@{bg{HNizhnekamsk
    KsmteFKapotnya
    Si}gzSSeverobaykal’sk
    eIemvhARoskilde
    |B{jroAStaffanstorp
    Sw|ckAHvidovre
    fF}c{bFNovo-Peredelkino
    U_zvjABrøndbyvester
    aFkvagFMalakhovka
    _Fe_rdFNagornyy
    ?epeeFMar’ino
    E_tajATaastrup
    fIrgv[Kilwinning
    r@s~afFKotel’niki
    dE{mbeFKur’yanovo
    Z{qhdFZyuzino
    JqprfFTomilino
    E_hxcFTroparëvo
    aAyxmjAAlbertslund
    zEeu_dFObruchevo
    QgpodFKotlovka
    `PmegdFCherëmushki
    kCwbkkAValby
    n@qrujAGlostrup
    FomqcFVostryakovo
    ?y__eFKolomenskoye
    yD_akrFRoshal’
    yAkqtcFNikulino
    GypqmOBerëzovskiy
    YguobFOdintsovo
    nJmibbOBolotnoye
    yFqeukACopenhagen
    |Bs_hfFLyubertsy
    Ri_neFLyublino
    a@ktvkAIndre By
    eDmdokAFrederiksberg
    O_wtbAKalundborg
    kByj_kARødovre
    nGiencFMikhalkovo
    ?y}wcFNikol’skoye
    ?o~ddFSemënovskoye
    [q{ekAVanløse
    fA{wpcFOchakovo-Matveyevskoye
    _p@uutcFAmin’yevo
    ?_f{cFRamenki
    ?ufhdFLeninskiye Gory
    ?ynkdFNovyye Cherëmushki
    ?o`leFNovyye Kuz’minki
    ?_yueFKuz’minki
    ?oq_fFZhulebino
    `@}rjeFTekstil’shchiki
    bDsbxeFVykhino-Zhulebino
    cKqxooALund
    Puo}dFKozhukhovo
    nAov_`CKlaipėda
    uCwfwlFLikino-Dulevo
    `Bcmey@Vejle
    WarqaCGargždai
    `D{ivcFMatveyevskoye
    fN_vedFLuzhniki
    ^wjqpJKyshtym
    d@e}jcFBol’shaya Setun’
    ?e}jcFSetun’
    ?_f{cFKastanayevo
    ?ivadFVorob’yovo
    ?ypreFNovokuz’minki
    rA}snfAHolbæk
    `Am{ucFDavydkovo
    jNeibeOYurga
    vA_syeFVeshnyaki
    s@wuehFElektrougli
    zIwobcIMenzelinsk
    tJoumjABallerup
    T}wtsCPanevėžys
    fCsrwiFFryazevo
    KtveWLarkhall
    ?d~{VDalserf
    ?igudFZamoskvorech’ye
    ?uw{dFTaganskiy
    ?uhoeFRyazanskiy
    cA{`~_FZvenigorod
    |Hqe}~HNaberezhnyye Chelny
    mAk|teFKuskovo
    _KclddFDorogomilovo
    c@achcFKuntsevo
    wDgd`gFZheleznodorozhnyy
    nCi}xcFFili
    oGmoslFKabanovo
    xDhwrWMeikle Earnock
    kEifrdFMoscow
    a@s}vkACharlottenlund
    xEskyeFNovogireyevo
    mAsqogFZarya
    Vk_oqJOzersk
    qIoqfdFPresnenskiy
    qIq{s|HYelabuga
    h@}bbfFReutov
    jChwnXEast Kilbride
    ~FhwrWHamilton
    ?d~{VWishaw
    ?_hbeFLefortovo
    ?ii|eFIvanovskoye
    `DugmiAStenløse
    vE{vez@Hedensted
    bHtjmYNewton Mearns
    tYa{{jFPavlovskiy Posad
    oDasucFKhoroshëvo-Mnevniki
    jAlx_XHigh Blantyre
    kAqz~bFRublëvo
    dCadviFElektrostal’
    bFkdyjHKazan
    q@dtjWMotherwell
    jPsurfFBalashikha
    zCxw~WBlantyre
    YckreFIzmaylovo
    _Gh~xYBarrhead
    sAomqcFShchukino
    ?en~cFSokol
    iEmv|dFSokol’niki
    rQk`scFPokrovskoye-Streshnëvo
    Acc`hFStaraya Kupavna
    z@cemjAFarum
    fBejseFMetrogorodok
    D~tkXCambuslang
    sGep~lFOrekhovo-Zuyevo
    yCilfeFBogorodskoye
    nGdooWBellshill
    ?ijsnCRadviliskis
    jDoajcFStrogino
    aAo~ybFKrasnogorsk
    jKsjxeFGol’yanovo
    uLbmwWViewpark
    sC~~uXRutherglen
    Th`qZJohnstone
    r@g{qdFOstankinskiy
    q@abjhHVasil’yevo
    lB~auRPenicuik
    x@jv`ZPaisley
    _Duw{dFRostokino
    rQqlepAEslöv
    [_fthAFrederikssund
    _HcubhFMonino
    cCoccgHZelenodolsk
    ~JmizjABirkerød
    ~Ayh|aFNakhabino
    qCufhdFLikhobory
    ?ynkdFNovovladykino
    ?igudFSviblovo
    ?ooxdFLeonovo
    i`@s{b{@Horsens
    uChaqWCoatbridge
    dG{_vcFLevoberezhnyy
    HintiFNoginsk
    \dq~XGlasgow
    vApkhWAirdrie
    z@uddfHVolzhsk
    E_f{cFNovokhovrino
    ?ynkdFSlobodka
    ?_wndFOtradnoye
    ?e_rdFKozeyevo
    aE{lqaFDedovsk
    eAkaheFBabushkin
    jAkrbhFLosino-Petrovskiy
    \qpljAAllerød
    l@o{hmALandskrona
    tBh|xYRenfrew
    cCzm}QBonnyrigg
    o@ghmhOYashkino
    vBehjjALillerød
    aO{mfdFVostochnoe Degunino
    wA}rhkAHørsholm
    jFih}`DDaugavpils
    ?ynkdFAltuf’yevskiy
    ?_wndFBibirevo
    ?epeeFYaroslavskiy
    aB_nvkFElektrogorsk
    I}l`eFVatutino
    wHkdyqJKasli
    ~B_it`CKretinga
    kX}_h~HMendeleyevsk
    zAodldFLianozovo
    xEo~ddFVagonoremont
    I_gmcFKhimki
    g@fedZErskine
    vArn{YClydebank
    bAzufUBathgate
    sAh_oTLivingston
    |Jx}vXBishopbriggs
    zAwmhbQBorodino
    jBy`ehIAgidel’
    gFgaheFMytishchi
    g@amidCPlunge
    uGwxzeFKorolev
    vB|fmYBearsden
    uEy}q_CPalanga
    n@szanFPokrov
    uDw|_`FIstra
    eOcmwfFShchyolkovo
    _FodzoFPetushki
    eAaoajAHillerød
    dNgrauQTayshet
    x@e`imCŠiauliai
    ?ii|eFYubileyny
    qAx~dTBroxburn
    gDqwddFSevernyy
    }Iz`jXKirkintilloch
    lF|trQMusselburgh
    fGhu{ZDumbarton
    {FtkjWCumbernauld
    xBcvsbFSkhodnya
    _@p|`\Greenock
    wBmq{cFDolgoprudnyy
    wF~hoREdinburgh
    mNoqyrPDivnogorsk
    nLe}egFFryazino
    xU_g_fGPavlovo
    zFelmfFIvanteyevka
    Tnk}ZVale of Leven
    n^cdxfCTelsiai
    nBu~|aFZelenograd
    pVgogsFSobinka
    dMan{eFPushkino
    xSwcdiFChernogolovka
    xAlibVFalkirk
    iDaveuFRaduzhnyy
    uVonzfPNazarovo
    Bl|uUGrangemouth
    uW_myrFLakinsk
    dAojtuDNevel’
    iUq}tcFLobnya
    tEqi|qGLyskovo
    iEsckuAKristianstad
    gF_hpzEVolokolamsk
    tF_r~kAHelsingør
    lBwykwPBerëzovka
    Z_tevPKrasnoyarsk
    }Oa{_fFZavety Il’icha
    dKyjnlAHelsingborg
    pXkyqnJVerkhniy Ufaley
    z_@e_riOTayga
    fR|pbTDunfermline
    {Kcs`lOAnzhero-Sudzhensk
    iGaywqJSnezhinsk
    mWoilcKShadrinsk
    fG}kejINeftekamsk
    tHuac_RChunskiy
    aAuyloHArsk
    iVi|vgFKrasnoarmeysk
    tCcaqhGBogorodsk
    cWs_i`QZelenogorsk
    mDu}w`HNovocheboksarsk
    ~CcvbgLIshim
    kIhfcVAlloa
    `B|dhRKirkcaldy
    {Eb|_WStirling
    `FmgphRVikhorevka
    s@kbuxPSosnovoborsk
    nAqu}|@Viby
    ~\ovj_HCheboksary
    _@qoekRBratsk
    lJ{fxu@Herning
    nFoqquFVladimir
    _[qpwlGKstovo
    yFizofFSofrino
    pGi{clFKirzhach
    pKghi}@Århus
    fF{v_sAHässleholm
    zFigc~AKarlskrona
    mXwggy@Silkeborg
    yAwuuyAKarlshamn
    rMszs`FSolnechnogorsk
    k`@qxt`Fgorod Solnetchnogorsk
    t@wfsuHKukmor
    wUedv|@Tilst
    iCfwjRGlenrothes
    _Uo_fgQKansk
    fFi}maPBogotol
    pOyanvOMariinsk
    vv@ci`gENelidovo
    vCczsvHVyatskiye Polyany
    sRu_jiQIlanskiy
    nT}fg`GVyazniki
    t@ucomAÄngelholm
    mCmkfhGDzerzhinsk
    uPvas`VFort St. John
    xBkzzyPZheleznogorsk
    mQo~{fFKhot'kovo
    mQszopERzhev
    vNaakgPAchinsk
    xLgmgnIYanaul
    tq@e{}|JKataysk
    {p@ovioFKol’chugino
    vRyafkFKarabanovo
    zBy}wgFSergiyev Posad
    nMi~hgCMazeikiai
    od@ycqkGNizhniy Novgorod
    mHotd_FKlin
    g@wzd{GKoz’modem’yansk
    uSztaPSaint Andrews
    _EqqlyDVelikiye Luki
    eLqe_dFDmitrov
    rf@ibe{FKovrov
    _Eo__lGBor
    `Amyqs@Holstebro
    fh@axnjFStrunino
    qcAde}SPerth
    rEwihkFAleksandrov
    |Zek_yJKamensk-Ural’skiy
    koBsljnJPolevskoy
    aJoju}HMozhga
    fVqikx@Viborg
    nVmfg|@Randers
    jY``dQDundee
    oUkkjgISarapul
    ki@czbiGNovaya Balakhna
    q[mgy|CJēkabpils
    qCoaueOTomsk
    yBszerJSysert’
    |C_lduKZavodoukovsk
    cCuzdqFYur’yev-Pol’skiy
    Mytf_CLiepāja
    sFupguIChernushka
    uH_zzeDRēzekne
    _h@mmmbIAgryz
    h{B~ixNArbroath
    }Jebbv@Skive
    e]oypzRZheleznogorsk-Ilimskiy
    viA}jbeOSeversk
    ~h@a_r_JKrasnoufimsk
    r}@{rwbHMedvedevo
    zMkthcHYoshkar-Ola
    mDknzgGZavolzh’ye
    t\{kvoCJelgava
    |H_itsKYalutorovsk
    sDiwihGGorodets
    rIejgxVNeryungri
    `IeszbBKalmar
    hg@wanmAHalmstad
    sgAseirJAramil
    ~Jqfm_FKonakovo
    vFk|vmJDegtyarsk
    cfAlbyfTFort McMurray
    se@{wdlFPereslavl’-Zalesskiy
    hCo~}aFDubna
    afAozgiIChaykovskiy
    gi@_hvyJBogdanovich
    z`@etqnGSemënov
    g_@amtdSUst’-Kut
    `M{qylJRevda
    |YwrhuJZarechnyy
    gOqlfuCOgre
    [nme^Fort William
    ks@cyatALjungby
    vh@umw}JKamyshlov
    lEckr{FShuya
    hJkjucIIzhevsk
    {Nq|}pJYekaterinburg
    fBqybzETver
    Pw_mvFTeykovo
    `D_{usCSalaspils
    al@ix_cFKimry
    vHskkyAVäxjö
    pGc|imJTalitsa
    zo@sg|dMTara
    |[qvzlJPervouralsk
    OqnxqCMārupe
    G{tfkAFalkenberg
    uG{jbrJBeryozovsky
    AqasyJSukhoy Log
    iiA{hyyFKokhma
    hi@erprCDārzciems
    d@ydcrCRiga
    sbAcqilCTukums
    c@{sapCJūrmala
    vFumwpJVerkhnyaya Pyshma
    qy@k{`pJSredneuralsk
    _Dilo}HUva
    dY{dzlOAsino
    eAqmayFIvanovo
    {XoqcvJAsbest
    uGe}~cKTalitsa
    y|Ac~bpKBorovskiy
    gGypktETorzhok
    wL{fp{@Aalborg
    bA_kohIVotkinsk
    q^w`q{@Nørresundby
    _aBwgmwJReftinskiy
    om@ynv}FRodniki
    w@kvwiAVarberg
    s_@fuwKNigg
    ouAjxxKAberdeen
    eIecaiEOstashkov
    nOch}nKTyumen
    uhBaeutAVärnamo
    |MuzpoFRostov Veliky
    `iAuq{~FVichuga
    ~zBcp|yFFurmanov
    aAwlwmJNovoural’sk
    k]iqkcBOskarshamn
    pz@yxnqIOsa
    jz@}ufrFGavrilov-Yam
    lFujecHYaransk
    sT_mgyCCēsis
    wbBey`lDOstrov
    q_@afsxJArtëmovskiy
    oNkipdFKashin
    md@{}wuJRezh
    ~f@yw_{FPrivolzhsk
    aa@qdrbCVentspils
    }{@igvzIKungur
    bt@wxqmJKirovgrad
    rO{`c`GKineshma
    wKy|h_AFrederikshavn
    oJ}ufzFVolgorechensk
    ii@adsvFNerekhta
    mRit|{@Hjørring
    rm@z~wXInverness
    jXwruhAKungsbacka
    aOmqonJNev’yansk
    cg@do{IPeterhead
    rEmlnlAKinna
    yp@c{{hFUglich
    yv@}hezCValmiera
    ej@_eybIIgra
    }hBkt~qEVyshniy Volochëk
    x@iqxiHSovetsk
    b~A___`KLesnoy
    n^oyjrFYaroslavl
    ma@cmtnBVisby
    aQ_~xgAVästra Frölunda
    wGdcgSElgin
    gJwmuxANässjö
    hFcmihAMölndal
    `J_x}hAMölnlycke
    i]_o}_KIrbit
    cVezn{GShakhun’ya
    wp@ijvgAMajorna
    pn@mg`hAGothenburg
    hj@sj~mABorås
    xx@cp{hAPartille
    az@inpdBVästervik
    }WwxxxFKostroma
    \iefgABjörlanda
    _Koh{iALerum
    ea@c{kuAJönköping
    tGcc__FBezhetsk
    mDkkhvAHuskvarna
    }fByp|kDPskov
    c_BkspwJAlapayevsk
    zImn`xTBodaybo
    vu@k}bhAKungälv
    cEqsgpFTutayev
    pH{httEUdomlya
    uRed~lIOchër
    gJw_znEBologoye
    |gBg|~lJNizhny Tagil
    `a@a}nkAAlingsås
    aVozwpINytva
    uzBam}iEValday
    lCggqbIBalezino
    su@e_l~DStaraya Russa
    uLcdrqRUst’-Ilimsk
    }]qjivIPerm
    taByjkmKTavda
    hHwjqpJVerkhnyaya Salda
    }@eq`lFRybinsk
    LiswcKTurinsk
    lbBglrqJNizhnyaya Salda
    z@_brlIVereshchagino
    v@k{hsIKrasnokamsk
    rxAmcz_JLys’va
    ~dBelk`IGlazov
    ~Sosxo@Kristiansand
    srAwruqAFalköping
    au@qzdtFDanilov
    yUa~q_LTobolsk
    m`Adt~e@Isle of Lewis
    jr@}dnsPLesosibirsk
    tuC_c_jATrollhättan
    mJ}ltkJKushva
    wDyoz_JChusovoy
    ~f@fzlsXJuneau
    yCa|_fHKotel’nich
    zr@m~~xNKolpashevo
    ~Pq}dpGManturovo
    {l@}kms@Grimstad
    }U_o{gAUddevalla
    ~n@mje{CViljandi
    |@kummJKrasnoural’sk
    sMk{xtGShar’ya
    k_@qwmaGGalich
    qDyvbbDTartu
    Lg|ejAVänersborg
    `O}qotCPärnu
    qOsbosASkövde
    kHov_nEBorovichi
    cs@yaj~ALinköping
    r{BulqqPYeniseysk
    u`@ikpt@Arendal
    lIediwIDobryanka
    bm@eno|FBuy
    }nAizhoALidköping
    mq@_sz}DVelikiy Novgorod
    fp@aywzAMotala
    hj@wtjpHKirovo-Chepetsk
    beCgtoyEPestovo
    d@gtwaBNorrköping
    eKmxanHKirov
    sXk|h|QKodinsk
    zQcek|VAldan
    pb@{{hlJNizhnyaya Tura
    fp@_t|kJLesnoy
    ~~Aa~p}HOmutninsk
    ||Ak}`jJKachkanar
    v\}|jsAMariestad
    qbA}`fqHSlobodskoy
    gE_hxa@Time
    ~OgrduDLuga
    ok@gzxfBNyköping
    qjGyzg~IGubakha
    ej@ad_b@Sandnes
    cuAcyttFGryazovets
    uYiaoa@Sola
    v}Fgx~a@Stavanger
    uoAan|aBKatrineholm
    h{@mmqlIKudymkar
    xbB}hz~IKizel
    jRy~f|@Larvik
    }hEs~ljDSlantsy
    rLyvj`EChudovo
    |FccodAHalden
    cHiul{AKumla
    {Iamj}@Sandefjord
    vE_jifFCherepovets
    pUs}|y@Porsgrunn
    wv@sfk~IAleksandrovsk
    h\{{vmBHaninge
    zuAylqjBSödertälje
    oHi`zkBTumba
    mC_bglBTullinge
    a]awsy@Skien
    c@sr`jFSheksna
    kXgvuaAFredrikstad
    cQ{ylrFVologda
    bh@_bwlBHuddinge
    h~Asvo~@Tønsberg
    qSg`y{AÖrebro
    r]czxbASarpsborg
    lj@gtdmBÅrsta
    md@onbuAKristinehamn
    jAgrzmBNacka
    `FqlimBSödermalm
    lj@cuswAKarlskoga
    P}vfoBGustavsberg
    }Fm`hmBStockholm
    tFktbmBKungsholmen
    uCy}qnBBoo
    aPmekmBÖstermalm
    xB_|nlBBromma
    g^icamBVasastaden
    k^kxzlBSolna
    {Bs~tlBSundbyberg
    kMaxylBRåsunda
    hAcdwcBEskilstuna
    EittmBLidingö
    _]ausmDKingisepp
    ~Ag|`kDNarva
    b@umtuCNõmme
    lDillqAKarlstad
    eAegukBHässelby Villastad
    cUcnllBRinkeby
    iT}hglBTensta
    vMswmeDKohtla-Järve
    xOog_mBDanderyd
    sAmpsuCMustamäe
    kLovxyIBerezniki
    sM_|c_@Haugesund
    yBe_yuCKristiine
    |Emp~~@Horten
    bPglzkBJakobsberg
    aA{wluCHaabersti
    uMi`qlBSollentuna
    kPaovvCLasnamäe
    j@uq``AMoss
    rCgmbvCKesklinn
    qCqtavCTallinn
    uTo`hmBTäby
    ~NgzvuCPõhja-Tallinn
    qf@o`{sFSokol
    iJminwCMaardu
    rJodrvCPirita
    dOmypbEKirishi
    jJ_jrmEBoksitogorsk
    cD}cunBÅkersberga
    ckBmpr`BKöping
    lL}bpoEPikalëvo
    EohilBUpplands Väsby
    |p@{wimBVallentuna
    sPkwm{DTosno
    afAeplw[Magadan
    ti@am{vDGatchina
    q`A_fxpJSerov
    wy@w}_dBVästerås
    vLopnxDKommunar
    dBgg~kBMärsta
    il@onfgBEnköping
    |Hu}rkETikhvin
    iuAupiyISolikamsk
    kDqx{y@Kongsberg
    bm@_hwxDPavlovsk
    zt@os{zDNikol’skoye
    pi@sxoxDPushkin
    ojA_zsvDKrasnoye Selo
    kPaah}@Drammen
    gToiuyDKolpino
    yU_idqBNorrtälje
    |YwnnnJKrasnoturinsk
    jDw}fmJKarpinsk
    rK}s|vDGorelovo
    cO{cb{DOtradnoye
    |gAsjmyDMetallostroy
    aYm|lxDShushary
    ojAqou~@Asker
    bEu__wDSosnovaya Polyana
    hJordwDUritsk
    h@axcyDRybatskoye
    lF}itwDDachnoye
    }EmnzxDObukhovo
    tm@abtjBUppsala
    Q_dnxDKupchino
    rf@mhvwDAvtovo
    bYyxd|DKirovsk
    jI_znuDPeterhof
    oe@ar{tDPetrodvorets
    {FsbsjBGamla Uppsala
    nC{xopDSosnovyy Bor
    dKcbfyDKudrovo
    fGi}utDLomonosov
    tSazq`AOslo
    b_@_~|wDAdmiralteisky
    b@{ikdEVolkhov
    gWoyhxDCentralniy
    oViv_xDSaint Petersburg
    cFa}swDVasyl'evsky Ostrov
    an@k`mbALillestrøm
    i]cf_xDPetrogradka
    `G}nixDFinlyandskiy
    jGyvtwDKrestovskiy ostrov
    uEmj_yDKrasnogvargeisky
    mL}`anCRaseborg
    {VmjexDSampsonievskiy
    ~Acs}wDChernaya Rechka
    yCskzwDNovaya Derevnya
    uAoyqwDStaraya Derevnya
    mJ_tvtDKronstadt
    zM{onxDKalininskiy
    xQu|bxDSvetlanovskiy
    kDecxwDKomendantsky aerodrom
    cWaekwDUntolovo
    zC}moxDAkademicheskoe
    hCczezDVsevolozhsk
    zCovfxDSosnovka
    `@gysxDGrazhdanka
    vUu_zwDKolomyagi
    on@od_xDOzerki
    h}AknfxDParnas
    twAsh{uDSestroretsk
    soAycdtCKirkkonummi
    vS_bmjKUray
    sj@iwiwDSertolovo
    fOoju{ALudvika
    ~Au`nuCEspoonlahti
    qGik|lJSeveroural’sk
    lPao_vCMatinkylä
    Jy_xvCLauttasaari
    yS_lpuDKurortnyy
    eKqeewCHelsinki
    ~Gqo|uCOlari
    yG{ywwCLaajasalo
    i[sbhwCKallio
    FwabwCTaka-Töölö
    l_@}uxwCHerttoniemi
    eKw|yvCMunkkiniemi
    rSg{muCEspoo
    zLepmxCVuosaari
    oAa_bxCEast Helsinki
    oFgkmvCLeppävaara
    cOaodxCVartiokylä
    lI}x}vCHaaga
    r@cnvwCViikki
    gBmtvvCPitäjänmäki
    |RexjwCOulunkylä
    nLufexCMellunkylä
    _n@kg{qCLohja
    zH}qzvCKaarela
    `o@q}svCMyyrmäki
    yFej|wCSuurmetsä
    j_@}fuwCSuutarila
    ik@eyywCVantaa
    mPopbgCVäståboland
    sOwuf_@Ytrebygda
    dh@ipt_@Nesttun
    jxDsjfyCSibbo
    kNwdavCKlaukkala
    xAifelCSalo
    c[uus{CPorvoo
    aA}zn_@Bergen
    n_@gifxCKerava
    ]{}vwCTuusula
    cJo}ogCKaarina
    C{~k{IKrasnovishersk
    j]y|lsCVihti
    xjBij|fCTurku
    jf@sdlvCNurmijärvi
    hFkzmcDKotka
    gBwrleCNaantali
    pR_kcxCJärvenpää
    zd@caf}ABorlänge
    K}zhfCRaisio
    gkA_abhCLieto
    cb@i_kcDKarhula
    quCcb_eDHamina
    vhBi}j~AFalun
    }g@uvieBSandviken
    as@uwwvCHyvinge
    ?etoyCMäntsälä
    v_C{~rgBGävle
    pZi{wbDAnjala
    iWo{woJIvdel’
    sr@exnnDVyborg
    oY|thwXWhitehorse
    cWmco|TLensk
    tD}xykELodeynoye Pole
    }VsaqxMStrezhevoy
    vL{hfvCRiihimäki
    _e@_cu{LPyt-Yakh
    pd@ortyGVelikiy Ustyug
    _eB{upbAHamar
    {Beeg`AGjøvik
    p[gi`|COrimattila
    n]cqdoCForssa
    ulBscvkCLoimaa
    ~s@_z}aDKouvola
    dgB_ucuCJanakkala
    g^wfooEPodporozh’ye
    gkA{wfrMNizhnevartovsk
    wkCigotMIzluchinsk
    bIm_s{CLahti
    ph@ceitCHämeenlinna
    sK_nszCHollola
    gCekxuLPoykovskiy
    r@o{hdLKhanty-Mansiysk
    idBurooMMegion
    uQup}vDPriozërsk
    l]imfzCHollola
    fZmr`kDLappeenranta
    w_@_o}_GVel’sk
    s~AyjczLNefteyugansk
    qe@ajdoDSvetogorsk
    lHge{~@Lillehammer
    yd@mlhbCRauma
    ljCsunnDImatra
    rhBeq|}CHeinola
    ye@vk|q[Anchorage
    ppBo|`jMLangepas
    _Fs`w{GKotlas
    }A}kb_MSurgut
    wScrtqCValkeakoski
    eAo{_~LBelyy Yar
    ~rCugpaKYugorsk
    Oysw~GKoryazhma
    hLot}oCLempäälä
    wMrm{o[Eagle River
    id@_twjCVammala
    hq@_nyjCSastamala
    ld@axacKSovetskiy
    lmGixqpCHervanta
    jPouppCPohjois-Hervanta
    iWwtfoCPirkkala
    aGcj}qCKangasala
    {G_zlnCNokia
    |j@k|}cCPori
    nx@o|dpCTampere
    xqDkr_oCYlöjärvi
    e{Cmh|`MFedorovskiy
    bh@szkwLLyantor
    _jC{`duHSyktyvkar
    rWi}ltFNyandoma
    ls@urmeDMikkeli
    giAq}lzDSortavala
    lVuj_kMPokachi
    yV{|kgBHudiksvall
    rrDekspEPetrozavodsk
    evAc{rtHEzhva
    r_Ds|vxCJämsä
    yP}rgoDSavonlinna
    {vN_owvWYakutsk
    `jEwyzwMRaduzhny
    |iCaecnKNyagan
    meEgfdpEKondopoga
    |sBor~{CJyväskylä
    uiAcuqeMKogalym
    fkBinrdDPieksämäki
    |n@g}biDVarkaus
    klFkcshBSundsvall
    efAsvk}CLaukaa
    }nAyt~tLNizhnesortymskiy
    el@~jayTYellowknife
    uw@gcqd@Ålesund
    ~cE}_qvTMirny
    mcDggmuHYemva
    yd@i`a|CÄänekoski
    uBwbttDJoensuu
    lo@egygCKurikka
    xo@conlBHärnösand
    {gIoguj@Molde
    ~eAmoduDKontiolahti
    }K}reuFMirnyy
    `}AksijCSeinäjoki
    _qHmt|gDKuopio
    `dA_eiqEMedvezh’yegorsk
    unOuszgDSiilinjärvi
    rf@qy|bCVaasa
    zTqbykCKauhava
    iVujdn@Kristiansund
    tJoxicCKorsholm
    ejE{oixAÖstersund
    lj@_zlkMNoyabrsk
    upHiifqBÖrnsköldsvik
    esLchm~@Trondheim
    ptBs_uaAStjørdalshalsen
    p{Gut}dDIisalmi
    |]irufIUkhta
    luAsv|gISosnogorsk
    hsF_bqiCJakobstad
    {rBk||uKBeloyarskiy
    zgB{jmpESegezha
    ~Au}}cALevanger
    lfCygzeMMuravlenko
    xwBg~szBUmeå
    l^sudlCKokkola
    bqEohpgFOnega
    z_H|muhCReykjanesbær
    fTbvuhCKeflavík
    iaEzu{dCHafnarfjörður
    vq@o|ytCYlivieska
    tyAb{vdCKópavogur
    igAhmsdCReykjavík
    {}G{ufhDKajaani
    }mQs_cxFNovodvinsk
    av@i||qMGubkinskiy
    od@{`cwFIsakogorka
    ywH}govFArkhangel’sk
    ~d@ufbrFSeverodvinsk
    zf@e_syDKostomuksha
    lgAgm~qFYagry
    suGy{ltCRaahe
    b~Ck~lz`@Anadyr
    jr@}i{~BSkellefteå
    dyChbnc[Badger
    auBlzqd[Fairbanks
    xsFajuyMTarko-Sale
    xkH_gmzCOulu
    hdLmsg|IPechora
    xzAasvyCHaukipudas
    nvLoebbCPiteå
    obTelryLNadym
    y}CqaffCLuleå
    quHvwkmBAkureyri
    gdDer|tCKemi
    ltG_akcCBoden
    tfAkckrCTornio
    yjGgbmgTAykhal
    |hF{lc~IUsinsk
    ~fAcdfnJInta
    k`DimvrMNovyy Urengoy
    `lUkgiuAMo i Rana
    ~lJcp`mTUdachny
    {vEeix{CRovaniemi
    skButpuKSalekhard
    |`KqiktKLabytnangi
    xfo@gsydEKandalaksha
    wyKqsvvABodø
    wcG{gjeEPolyarnyye Zori
    o|L{_`fKVorkuta
    _sDit_yDKovdor
    gr@u`}jEApatity
    wAmwjdKVorgashor
    o`BsuolEKirovsk
    yiAehobINar'yan-Mar
    `zA_uacINarian-Mar
    ejQafmzBKiruna
    oeGytsgEMonchegorsk
    {zRmu}iEOlenegorsk
    h~~@ix}cBHarstad
    ppOcu_iEMurmansk
    m|Hm_|jESeveromorsk
    ~_LatakEPolyarnyy
    ~uM{ajyONorilsk
    nmAinpvOKayyerkan
    atAcr~lODudinka
    }TkvmwDNikel
    bh@ww`{DZapolyarnyy
    a|DoapzOTalnakh
    ozNgdurBTromsø
    mBeeasBTromsdalen
    nc^yf`mCAlta
    """#
}
