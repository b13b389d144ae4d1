/** Positions of the traditional game with the number of action sequences of length 1, 2, 3 … from them. */
export const table: readonly { name: string; position: string; counts: readonly number[] }[] = [
  {
    name: 'the start of a deal',
    position:
      'crapette/2/9d3s6d7s8hQh6sKdJdAs8s8d6c;3c.2h.7h.3d;TcAhKcAd5d4cKhTs5hTh7c4hJc4dJsKs7d2c5c2sQc2d8cJhQd5s9s9c3hAcQs9h6h4sTd;-/3sAd4h6d2cKsQsQh6c9d8sJhAh;Th.Td.3h.Kh;KcJc9c5h7hJs7c9s2hAs5s4d8d2sQc8h6sTs2dTcAc7d4s6h8c9h5d5c7s3cKd4cQdJd3d;-/--.--.--.--/-/0',
    counts: [1, 1, 1, 14, 184, 2324],
  },
  {
    name: 'the start of a deal with 12 in the reserve',
    position:
      'crapette~reserve=12/1/2s6s2h7sTd5cJc3h9hKdKc7c;Ad.4s.Qs.4h;QcQd9cJs7d4c5dAc3dQh8h8c6cJh3sAh2dAs8d5s9sTsTh6h8s7h6dKs2cJd4dKh3c5hTc9d;-/Kh8c3s3cTs6dQd2cTc9d5hJd;5d.9s.Qs.2h;3dKdJh6sAc5s2d7cTdJc8h7h6c4h4sKc5cJs9hKs9c6h3hThQhAs4c7sAhAd8s7d8dQc4d2s;-/--.--.--.--/-/0',
    counts: [1, 9, 79, 737, 7224],
  },
  {
    name: 'a game after 60 actions',
    position:
      'crapette/1/7h;QdJc.8h7s6h5c4d.-.QsJhTc9h8c7h6s;9cJdKcQcKs6d9d8s5sAc6cTd4d5cAdTs3h3c5h7dKd3dTh2cJs4h2h8d;KhQh9s2s7c/Td6dTs2hJcJs9dJh4cKs;2d.7s6h.Qc.5d4c3h;3s5d4s9s7dKc5s9hThQs5hAh8hQhAd4hKh2c3dJd8cQd8d3cAs6cKd6s;2d7c8s9cTc/A-.--.A-.4-/-/60',
    counts: [9, 46, 251, 1477, 9479],
  },
  {
    name: 'a game after 150 actions',
    position:
      'crapette/1/-;6c.Kc.QcJdTs.Jh;2sAs9dQs8c3h7s7d;3c4c3c2c7h6hKh4c5h6h4d9s8sQhKd5cKs/5dKhJs6d5s4s5s6s;QdJcTd.2d.5c4h.Th9c8d7c;QhAhAdQsJcKdTc3dJd5hTh2h2s7sJh9h3s;TdQdKs4s3s8s6c7c8c9cTcKcQc9d8d7d9sTsJs7h8h9h8h6s/2A.6-.4-.A-/d/150',
    counts: [1, 2, 3, 5, 10, 22, 51, 130, 341, 977, 2885, 9521],
  },
  {
    name: 'a game after 250 actions',
    position:
      'crapette/2/-;Th9s8h7c.JcTd9c.Jc.JdTc9h;7h9h2hKc6d;Kd5dQh6c7c6c6hJh3h8cKsQdQsJdTd9d8d7d4h3h4h5h6h7h5c/-;8c.5h.KhQcJhTc.Th9c;8h8sQcQdKcKdJsTs;QhKh/54.94.2A.K7/d/250',
    counts: [5, 30, 177, 1032, 6079],
  },
  {
    name: 'a game after 300 actions, the waste open',
    position:
      'crapette~waste=open/1/-;Td9s.KcQdJs.QhJcTh9c8h7s.9h8c7h6s;KsKh;7d6d7d8d9dTdJd2s3s4s5s/-;-.-.KhQcJdTc.KdQsJhTs9d8s;4d6h8dQdKd;5d/K7.63.Q5.KA/-/300',
    counts: [15, 163, 1136, 8668],
  },
  {
    name: 'a game near its end',
    position: 'crapette/1/-;Qh.Kh.9h.6s;7h8h5sKs;JdQdKd4s3s/-;7s.8s.Jh.Th;Qs;JsQsKsJsTs9sTs/KK.KT.K6.92/-/380',
    counts: [2, 9, 53, 332, 2094, 13231],
  },
  {
    name: 'the example of the other rule set',
    position: 'crapette/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12',
    counts: [1, 5, 41, 388, 3922],
  },
  {
    name: 'loading to and fro',
    position: 'crapette/1/9h7s;8s.9s.Td.4c;6s5d;3c/8s5c;7s.6s.5c.4d;8c;4c/--.--.--.--/d/0',
    counts: [5, 58, 721, 9962],
  },
  {
    name: 'the same, the waste open',
    position: 'crapette~waste=open/1/9h7s;8s.9s.Td.4c;6s5d;3c/8s5c;7s.6s.5c.4d;8c;4c/--.--.--.--/d/0',
    counts: [7, 80, 1118, 16870],
  },
  {
    name: 'spaces and a reserve to fill them',
    position: 'crapette/1/3h8d;-.-.5s4d.6h;9cTd;-/2c;-.9s8h.5c.7d;Js;-/--.A-.--.--/-/0',
    counts: [20, 377, 6745],
  },
  {
    name: 'spaces without a reserve',
    position: 'crapette/2/2c;-.9s8h.5c.7d;Js;-/-;-.-.5s4d.6h;9cTd;7c/--.A-.--.--/-/0',
    counts: [18, 318, 5548],
  },
  {
    name: 'aces and twos of both packs, half home',
    position: 'crapette/1/2s2h;As.Ah3d.2c4s.-;2dAc;3s/3hAd;2s.Ad.3c.2d;Ac2c;Ah/--.--.--.A-/-/0',
    counts: [3, 7, 13, 21, 29, 29, 29, 29, 377, 5655],
  },
  {
    name: 'nothing in hand or waste on either side',
    position: 'crapette/1/5d4h;6s.7h.5c.6d;-;-/4c6c;7s.5h.8d.4s;-;-/--.--.--.--/-/0',
    counts: [9, 122, 1856],
  },
  {
    name: 'three actions before the limit',
    position: 'crapette/1/9h7s;8s.9s.Td.4c;6s5d;3c/8s5c;7s.6s.5c.4d;8c;4c/--.--.--.--/-/997',
    counts: [5, 49, 557, 0],
  },
];
