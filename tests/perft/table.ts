/** Positions with the number of action sequences of length 1, 2, 3 … from them; the text of the test says how they are checked. */
export const table: readonly { name: string; position: string; counts: readonly number[] }[] = [
  {
    name: 'the start of a full deal',
    position:
      'sixteen:g/-.-.-.-/000000/-/gefb75ac9g22677e56fge68a89429b1d918g611232bcd8cde56e8ecfdd3g4a5ac6g7f38b314424f91a9d37bb4753ca5f',
    counts: [1, 4, 16, 64, 244, 916, 3424, 12844],
  },
  {
    name: 'a full deal, begun',
    position: 'sixteen:g/a9edgb.7687.b8.fee5/330000/-/5d4a133b658456e6dd6791gbad718a5c97f18cc27f9f4925bc8c2f6gg9bdgc4342ega34fae',
    counts: [2, 6, 13, 35, 75, 187, 528],
  },
  {
    name: 'a full deal with long runs that have gaps',
    position:
      'sixteen:g/d3gf2a98254.g76547edc4363ba.g.ba976gfed35fa98/210000/-/c1c19c82a71ge4d284e238cbe9c457f598bf3d67fbg1a56b6ed',
    counts: [3, 10, 31, 101, 336, 1163, 4132, 15087],
  },
  {
    name: 'a full deal, consecutive, begun',
    position:
      'sixteen:g~runs=consecutive/979c.efedcc543.dc.g4437/100000/-/f154838ef978d18a1fbg63e4a4ba2fg85b575612be597aa66ad812g2d967b2f3deg9gc62b3c',
    counts: [1, 4, 4, 16, 32, 80, 203],
  },
  {
    name: 'a full deal, consecutive, with a brick waiting',
    position:
      'sixteen:g~runs=consecutive/a9b5b3e8873.d476gfe9873b443865cdf.ggfeg5.f57fedcb/g31100/a/926a5e224c9gadc9a186c41d627b',
    counts: [4, 10, 30, 86, 256, 785, 2540, 8367],
  },
  {
    name: 'the example of the notation',
    position: 'sixteen:g/8543.g36.-.-/100000/-/7a',
    counts: [2, 5, 13, 41, 89, 187, 364, 744],
  },
  { name: 'runs with gaps', position: 'sixteen:g/ga963.gb7.gc.gd5/000000/-/4', counts: [3, 8, 21, 51, 104, 182, 260, 230] },
  {
    name: 'the same, consecutive',
    position: 'sixteen:g~runs=consecutive/ga963.gb7.gc.gd5/000000/-/4',
    counts: [1, 4, 6, 10, 19, 26, 23, 0],
  },
  {
    name: 'a small set (8, 2, 3) from its start',
    position: 'sixteen:8/-.-.-/00/-/6218678343517542',
    counts: [1, 3, 3, 9, 9, 27, 72, 171, 399],
  },
  {
    name: 'a small set with a whole run on it',
    position: 'sixteen:8/6.-.8765432/00/-/85347211',
    counts: [3, 9, 27, 83, 255, 792, 2465, 7678, 23903],
  },
  {
    name: 'a small set, consecutive, nearly home on one foundation',
    position: 'sixteen:8~runs=consecutive/6.-.3/70/2/781458',
    counts: [3, 5, 11, 21, 44, 127, 347, 936, 2694, 7731],
  },
  {
    name: 'a small set (16, 1, 2) from its start',
    position: 'sixteen:g/-.-/0/-/6efg8c95243b1da7',
    counts: [1, 2, 2, 4, 4, 8, 12, 20, 34, 64, 102, 164, 234, 342],
  },
  {
    name: 'two ranks',
    position: 'sixteen:2/-.-/00/-/2121',
    counts: [1, 2, 4, 8, 20, 52, 126, 304, 718, 1658, 3766],
  },
  { name: 'a single brick, of top rank', position: 'sixteen:1/-.-/0/-/1', counts: [1, 2, 4, 4] },
  {
    name: 'the largest set',
    position:
      'sixteen:g/2c.-.e.43.-.gfea9/000000000000/-/1gbb97b81d837663d3bdf8a524bd33g98937g214bb3d97511b655b494a2b4fa2563g4ca4f6gcg9e145482ee359ae85dd69187e2987f7dcf295f8gge19d8g8b8643111c7gfe65f72aecc6aafd1ad772c5a5cg2c34e26b6cc7dfaef6',
    counts: [3, 12, 46, 184, 786],
  },
];
