/// Hosts and medals of the games: year, host, country of the host, winners with gold/silver/bronze.
enum GamesData {
  static let summer = """
    2012|London|Great Britain|\
    United States 46/28/29; China 38/29/21; Great Britain 29/17/19; \
    Russia 22/25/32; South Korea 13/8/7
    2008|Beijing|China|\
    China 51/21/28; United States 36/38/36; Russia 23/21/29; \
    Great Britain 19/13/15; Germany 16/10/15
    2004|Athens|Greece|\
    United States 36/39/26; China 32/17/14; Russia 28/26/36; \
    Australia 17/16/17; Japan 16/9/12
    2000|Sydney|Australia|\
    United States 37/24/32; Russia 32/28/29; China 28/16/14; \
    Australia 16/25/17; Germany 13/17/26
    1996|Atlanta|United States|\
    United States 42/32/25; Russia 26/21/16; Germany 20/18/27; \
    China 16/22/12; France 15/7/15
    1992|Barcelona|Spain|\
    Unified Team 45/38/29; United States 37/34/37; Germany 33/21/28; \
    China 16/22/16; Cuba 14/6/11
    1988|Seoul|South Korea|\
    Soviet Union 55/31/46; East Germany 37/35/30; United States 36/31/27; \
    South Korea 12/10/11; West Germany 11/14/15
    1984|Los Angeles|United States|\
    United States 83/61/30; Romania 20/16/17; West Germany 17/19/23; \
    China 15/8/9; Italy 14/6/12
    1980|Moscow|Soviet Union|\
    Soviet Union 80/69/46; East Germany 47/37/42; Bulgaria 8/16/17; \
    Cuba 8/7/5; Italy 8/3/4
    1976|Montreal|Canada|\
    Soviet Union 49/41/35; East Germany 40/25/25; United States 34/35/25; \
    West Germany 10/12/17; Japan 9/6/10
    1972|Munich|Germany|\
    Soviet Union 50/27/22; United States 33/31/30; East Germany 20/23/23; \
    West Germany 13/11/16; Japan 13/8/8
    1968|Mexico host|Mexico|\
    United States 45/28/34; Soviet Union 29/32/30; Japan 11/7/7; \
    Hungary 10/10/12; East Germany 9/9/7
    1964|Tokyo|Japan|\
    United States 36/26/28; Soviet Union 30/31/35; Japan 16/5/8; \
    Germany 10/22/18; Italy 10/10/7
    1960|Rome|Italy|\
    Soviet Union 43/29/31; United States 34/21/16; Italy 13/10/13; \
    Germany 12/19/11; Australia 8/8/6
    1956|Melbourne|Australia|\
    Soviet Union 37/29/32; United States 32/25/17; Australia 13/8/14; \
    Hungary 9/10/7; Italy 8/8/9
    1952|Helsinki|Finland|\
    United States 40/19/17; Soviet Union 22/30/19; Hungary 16/10/16; \
    Sweden 12/13/10; Italy 8/9/4
    1948|London|Great Britain|\
    United States 38/27/19; Sweden 16/11/17; France 10/6/13; \
    Hungary 10/5/12; Italy 8/11/8
    """

  static let winter = """
    2014|Sochi|Russia|\
    Russia 13/11/9; Norway 11/5/10; Canada 10/10/5; \
    United States 9/7/12; Netherlands 8/7/9
    2010|Vancouver|Canada|\
    Canada 14/7/5; Germany 10/13/7; United States 9/15/13; \
    Norway 9/8/6; South Korea 6/6/2
    2006|Turin|Italy|\
    Germany 11/12/6; United States 9/9/7; Austria 9/7/7; \
    Russia 8/6/8; Canada 7/10/7
    2002|Salt Lake host|United States|\
    Norway 13/5/7; Germany 12/16/8; United States 10/13/11; \
    Canada 10/13/11; Russia 5/4/4
    1998|Nagano|Japan|\
    Germany 12/9/8; Norway 10/10/5; Russia 9/6/3; \
    Canada 6/5/4; United States 6/3/4
    1994|Lillehammer|Norway|\
    Russia 11/8/4; Norway 10/11/5; Germany 9/7/8; \
    Italy 7/5/8; United States 6/5/2
    1992|Albertville|France|\
    Germany 10/10/6; Unified Team 9/6/8; Norway 9/6/5; \
    Austria 6/7/8; United States 5/4/2
    1988|Calgary|Canada|\
    Soviet Union 11/9/9; East Germany 9/10/6; Switzerland 5/5/5; \
    Finland 4/1/2; Sweden 4/0/2
    1984|Sarajevo|Yugoslavia|\
    East Germany 9/9/6; Soviet Union 6/10/9; United States 4/4/0; \
    Finland 4/3/6; Sweden 4/2/2
    1980|Lake Placid|United States|\
    Soviet Union 10/6/6; East Germany 9/7/7; United States 6/4/2; \
    Austria 3/2/2; Sweden 3/0/1
    1976|Innsbruck|Austria|\
    Soviet Union 13/6/8; East Germany 7/5/7; United States 3/3/4; \
    Norway 3/3/1; West Germany 2/5/3
    1972|Sapporo|Japan|\
    Soviet Union 8/5/3; East Germany 4/3/7; Switzerland 4/3/3; \
    Netherlands 4/3/2; United States 3/2/3
    1968|Grenoble|France|\
    Norway 6/6/2; Soviet Union 5/5/3; France 4/3/2; \
    Italy 4/0/0; Austria 3/4/4
    1964|Innsbruck|Austria|\
    Soviet Union 11/8/6; Austria 4/5/3; Norway 3/6/6; \
    Finland 3/4/3; France 3/4/0
    1960|Squaw Valley|United States|\
    Soviet Union 7/5/9; West Germany 4/3/1; United States 3/4/3; \
    Norway 3/3/0; Sweden 3/2/2
    1956|Cortina d'Ampezzo|Italy|\
    Soviet Union 7/3/6; Austria 4/3/4; Finland 3/3/1; \
    Switzerland 3/2/1; Sweden 2/4/4
    1952|Oslo|Norway|\
    Norway 7/3/6; United States 4/6/1; Finland 3/4/2; \
    West Germany 3/2/2; Austria 2/4/2
    1948|St. Moritz|Switzerland|\
    Norway 4/3/3; Sweden 4/3/3; Switzerland 3/4/3; \
    United States 3/4/2; France 2/1/2
    """
}
