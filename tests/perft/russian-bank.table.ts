/** Positions with the number of action sequences of length 1, 2, 3 … from them; the text of the test says how they are checked. */
export const table: readonly { name: string; position: string; counts: readonly number[] }[] = [
  {
    name: 'the example of the notation',
    position: 'russian-bank:free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12',
    counts: [3, 7, 13, 20, 30, 70, 149, 312, 674, 1504, 3386, 8686],
  },
  {
    name: 'the start of a deal',
    position:
      'russian-bank:free/1/9d3s6d7s8hQh6sKdJdAs8s8d;6c.3c.2h.7h;3dTcAhKcAd5d4cKhTs5hTh7c4hJc4dJsKs7d2c5c2sQc2d8cJhQd5s9s9c3hAcQs9h6h4sTd;-/3sAd4h6d2cKsQsQh6c9d8sJh;Ah.Th.Td.3h;KhKcJc9c5h7hJs7c9s2hAs5s4d8d2sQc8h6sTs2dTcAc7d4s6h8c9h5d5c7s3cKd4cQdJd3d;-/--.--.--.--/-/0',
    counts: [5, 32, 198, 1202, 7010, 38821],
  },
  {
    name: 'the start of a deal with 13 in the reserve',
    position:
      'russian-bank:free~reserve=13/1/2s6s2h7sTd5cJc3h9hKdKc7cAd;4s.Qs.4h.Qc;Qd9cJs7d4c5dAc3dQh8h8c6cJh3sAh2dAs8d5s9sTsTh6h8s7h6dKs2cJd4dKh3c5hTc9d;-/Kh8c3s3cTs6dQd2cTc9d5hJd5d;9s.Qs.2h.3d;KdJh6sAc5s2d7cTdJc8h7h6c4h4sKc5cJs9hKs9c6h3hThQhAs4c7sAhAd8s7d8dQc4d2s;-/--.--.--.--/-/0',
    counts: [2, 2, 3, 3, 3, 3, 4, 4, 5, 9, 13, 19],
  },
  {
    name: 'a game after 40 actions',
    position:
      'russian-bank:free/1/7h6s4s7s9hQdJc4cTcJh;5d4d5d.2d.8h7c.Qh;6d9d8s5sAc6cTd4d5cAdTs3h3c5h7dKd3dTh2cJs4h2h8d;QsKh8c9s2sJdKcQcKs/Td6dTs2hJcJs9dJh4cKsQc;Tc9c.7s6h.7h6h.5c;5s9hThQs5hAh8hQhAd4hKh2c3dJd8cQd8d3cAs6cKd6s;2d7c8s3h9c3s9s7dKc/A-.--.A-.4-/-/40',
    counts: [1, 1, 1, 3, 19, 82, 355, 1393, 5098, 17753],
  },
  {
    name: 'a game after 90 actions',
    position:
      'russian-bank:free/1/Ac7cJh2d9cTsAh8s8d3sTcQd;QcJd.3d2c.5d4s.9h8c;3h7s7d;7hKh5h6h4dTh9sQh5sJs6sJcKd8h4h6dKcTdKs2sQs/5dKhJs6d5sTsAs8h6h;8d9d.4c3c4c5c6c.QhJc.5c;5hTh2h2s7sJh9h3s;QcTdQd7cKs8c4s8s6c9cKc9d7d9s7h6sQsKdTcJd/3-.4A.4-.A-/-/90',
    counts: [1, 1, 2, 3, 5, 9, 16, 27, 43, 65, 98, 154],
  },
  {
    name: 'a game after 160 actions',
    position:
      'russian-bank:free/1/9s9cJc;TdJdTc9hTh.QcJc.KhQsJd.ThJhTsJs;Qh6h3h8cKs5sQd7hKc6d;7cKdJs/-;6h5h4c3h4h.KsQhJhTs9h8s.8d.7h8h7s6s7s8s7d;Qs2h6c9s8hTdQcQdKc9dKd5cKh;4h5h/T3.95.2A.64/-/160',
    counts: [5, 17, 49, 132, 335, 859, 2135, 5319, 13155],
  },
  {
    name: 'a drawn card waits',
    position:
      'russian-bank:free/1/8d9h9c7dQc9sTcAdAsQs;KcQcKc.3h2s.6s5d6d.TsJsTdJd;5h5sQd8c7s9d5cAc2h4c;Js2dKdKsKh6hJd8s6d3sTh8hJh4sJc4h6c/Ts3sQsTd5h8c4hKd;Th9c8h7h.KhQh.7d6c7c.5d4s3d2c;2sQd3c2h6sAs7c6hJh;TcKs8d4c4d3hQh8s9s5s9h7h9dJc5c7s/3-.4-.AA.--/d/80',
    counts: [1, 1, 2, 2, 2, 2, 2, 2, 4, 8, 17, 36],
  },
  {
    name: 'few cards and empty piles',
    position: 'russian-bank:free/2/3s;-.-.9c.-;2c7d;-/4d;5s.-.-.6h;3c2d;Ks/A-.A-.5-.2-/-/40',
    counts: [24, 451, 6840, 88187],
  },
  {
    name: 'a drawn card waits above the last of the hand',
    position: 'russian-bank:free/1/Qc;8s.9c.Jc.Qs;-;Kd7d/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/d/500',
    counts: [1, 1, 2, 3, 4, 8, 12, 20, 50, 156, 538, 1874],
  },
  {
    name: 'no hands: plays and chosen passes only',
    position: 'russian-bank:free/1/Ks;3h.5h.7h.9h;-;-/Kh;3d.5d.7d.9d;-;-/--.--.2-.--/-/99',
    counts: [2, 7, 28, 116, 485, 2032, 8518],
  },
  {
    name: 'the last three actions before the limit',
    position: 'russian-bank:free/2/8hQh;6c.3c.2h.7h;3dTcAh;2c/3sAd;Th.Td.3h.Kh;KcJc9c;-/--.--.--.--/-/997',
    counts: [3, 13, 74, 0],
  },
];
