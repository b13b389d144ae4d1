/** A position with player 2 to act, and what they do there. */
export interface Question {
  readonly position: string;
  readonly action: string;
}

/** The twenty positions of *Stop or not?*, from games that were played. Whether each action may be stopped is for the engine to say. */
export const questions: readonly Question[] = [
  {
    position:
      'russian-bank:crapette/2/-;KsQd.JsTh9c8d.9d.JhTc9h8c7d6s;KhQh;Kd/4dQh5dKsQs;Qd.KdQs.Kc.7c6d;JdTdJd7s2s5s6c5c6c5c4c3c2c4c8s9sTs;Kh3s4sQcJcQcKcJcTc9c8c7c/3A.T3.J8.JA/-/302',
    action: 't2-f',
  },
  {
    position:
      'russian-bank:crapette/2/Ks2h8d6s9dTh3sAcKd;6c.4h.Qc.3d;7c2c5cJd2dJh7h6dTdJsQh5h8sTsKcAd5dQd6h9h8c4cAh7d4d3h9cKhAsQs5s;9s8h9h4s/6d7c8d3s9s3hTd2d6s8s7s;4c3d.6c.4d3c.7s;2cTsJc5cAcAd4s5d6hQhJs8hKd2hKs9cJhJd3cTcAh4h7h2s7dThKhQs5h5sKc8cQd;9dQcJcTc/--.--.--.2-/d/30',
    action: 'discard',
  },
  {
    position:
      'russian-bank:crapette/2/Td8cKd;Tc9h.4s.JsTd9c8h7s.8d7c;8sKhQs6d5h6c2dJhKc4h2c4cJcQd3dAh5d7h6hAcJd9s4d9dTs5c2s;5s6s5s2h3h4h3c4c7d6d/Kd7cQd;Tc9h.KhQc.KsQhJs.Th9c;5h6sJh3s5c7d3hJcKs6cQs7s9sTs2c5dTh2d8hJd8s3c7h4d9dQh3d8c;8d6hKcQc/A-.AA.2-.4A/-/64',
    action: 'r-or',
  },
  {
    position:
      'russian-bank:crapette/2/Ks2h8d6s9dTh3sAcKd;-.4h.Qc.3d;2c5cJd2dJh7h6dTdJsQh5h8sTsKcAd5dQd6h9h8c4cAh7d4d3h9cKhAsQs5s;9s8h9h4s7c6c/6d7c8d3s9s3hTd2d6s8s7s;4c3d2c.6c.4d3c.7s;Jc5cAcAd4s5d6hQhJs8hKd2hKs9cJhJd3cTcAh4h7h2s7dThKhQs5h5sKc8cQd;9dQcJcTcTs/--.--.--.2-/-/36',
    action: 'draw',
  },
  {
    position:
      'russian-bank:crapette/2/Ks2h;8d7s.4h.3d2c.7s;Jh7h6dTdJsQh5h8sTsKcAd5dQd6h9h8c4cAh7d4d3h9cKhAsQs5s;9s8h9h4s7c6cJd2d3d4d/6d7c8d3s9s3hTd2d6s;Th.9d8s.6s.Kd;Ad4s5d6hQhJs8hKd2hKs9cJhJd3cTcAh4h7h2s7dThKhQs5h5sKc8cQd;9dQcJcTcTsJcQc5c/6A.--.--.3-/-/75',
    action: 'draw',
  },
  {
    position:
      'russian-bank:crapette/2/-;8d7s6h.4c.Ks.7s6h;3h9cKhAsQs5s;9s8h9h4s7c6cJd2d3d4d3d2dTdJs8sTsKc5d6d5dQdKd4d/6d7c8d3s;9h8c7d.9d8s7h6s.6s.Td9s;Jd3cTcAh4h7h2s7dThKhQs5h5sKc8cQd;9dQcJcTcTsJcQc5cQhJhThJs8hKd2hKs9cJhQh/62.AA.5-.4-/-/159',
    action: 'o1-f',
  },
  {
    position:
      'russian-bank:crapette/2/JsTc9sTs7d3cKh7cQcTh8d;9h8s7d6s.5d4s.8h.3s;Td7sJcQh3hAc3s9d5s5d2c8cKs6d7hJh4c4d6sAd2s9h3d6cKdAsQd;Qs8s5cKcQcJc9c/As;5s4d3c2d.Js.9d.6c5h4s3d;Qs9s4h2cTs8dQh7cKhTdKc9c8c7h7sJdTcAdKd6h2hAcKs6d2s;2d8h4c5cQdJdJhTh/--.--.6A.--/-/69',
    action: 't3-or',
  },
  {
    position:
      'russian-bank:crapette/2/JsAs7s9dKcAh8d5s6d2c4c6h8s7s6s;8s.5c4h.QhJcTd9c.4c3d2c;8hQs8cJh3c3dKs3s5dTcAc2h5hKd2s9sQd6c7cAd3h4h9h7h5cTd4dQcKhTs7d4s;2dTh9h8h/7dJs6h4d;KcQd.QsJdTs.3s2h.-;Th6dAhQc5hAdAs8c4s5sKs9c5d7cJd3hJc6s9dAc8d6cJhQhKd9sTc3c2s7h;Kh2d/--.--.--.--/-/33',
    action: 'o1-t4',
  },
  {
    position:
      'russian-bank:crapette/2/JsAs7s9dKcAh8d5s6d2c4c6h5h4h;8s7d6s.5c4d3c.QhJcTd9c8h7s6h.4c3d2c;3s5dTcAc2h5hKd2s9sQd6c7cAd3h4h9h7h5cTd4dQcKhTs7d4s;2dTh9h8hQs8cJh3dKs/-;KcQdJs.QsJdTs.8s.-;5sKs9c5d7cJd3hJc6s9dAc8d6cJhQhKd9sTc3c2s7h;Kh2dTh6dQc8c4s3s/--.A-.2-.A-/-/86',
    action: 'draw',
  },
  {
    position:
      'russian-bank:crapette/2/8c7c6c;JcTd9c8d7s6d5s4d.7c6h5c4d.Tc9h8c7d6s.5h4c3d;2hKcTd4s2s6dAd7hJd5d9s6sTsQc4h9dAsTh3s;2d5cKhQhKhQhKsQs8h7hKdQd9h8s9sTsQs3h/-;9d8s7d.Jh.Jc.KsQdJsTh9c8d7s;4hJsJdKdTc;4s5d2d3d5s5h6hKc3c4c3c6cQcJh8h/22.A-.3A.3-/d/144',
    action: 'h-ow',
  },
  {
    position:
      'russian-bank:crapette/2/4s3h2h;3d.2d.JcTd9s.5d4c;5h6h7hQsKd2c6s9cAh8h;JcJhKsQhKhQhQd3c8d9d8d7s6s8cKh5sThKcQc6c5c/-;Qd.QcJdTc.5s4h.7h;Kd4c6hJd4d4s9cKs9d7dAd6d;Kc5h9h6c7cTcJhTh9h8s9sTsJsTsJsQs5c8c8h7s8s7cTd/3A.7-.4-.33/-/192',
    action: 'o4-ow',
  },
  {
    position:
      'russian-bank:crapette/2/QdAs8hQc7d2c3c2c;Tc9h8c7h6s5h4s3d.QhJcTd.5s4d.Kd;JsJd8c5h3d3h7s5d2d9d7cJhKhAcAdTh9c8sKs6s4s2h3s6h4c4hJc9h;5sTsJsQsKsQsKc9s6d5d7h6c/-;Td9s.Qh.6d5c4h.Qd;5cJhKhTh3sKdJd7s2d2h9d6h3c4d7c9c6c2s8s4c;KcQcTc8d8h3hTs7d8d/A-.A-.AA.2-/-/89',
    action: 'draw',
  },
  {
    position:
      'russian-bank:crapette/2/Td8cKdTh;Tc.-.JsTd9c8h7s.8d7c6d;7d8sKhQs6d5h6c2dJhKc4h2c4cJcQd3dAh5d7h6hAcJd9s4d9dTs5c2s;5s6s5s2h3h4h3c4c/Kd7cQd9cAsJs4s2h;Tc9h.KhQc.KsQh.Qc;Ac9hKcAh5h6sJh3s5c7d3hJcKs6cQs7s9sTs2c5dTh2d8hJd8s3c7h4d9dQh3d8c;8d6h/--.AA.--.4-/-/42',
    action: 'draw',
  },
  {
    position:
      'russian-bank:crapette/2/8cJh;JcTd9c8d7s.7c6h5c4d.Tc9h8c.5h4c3d2s;9h8sAh5sQs3h2hKcTd4s2s6dAd7hJd5d9s6sTsQc4h9dAsTh3s;2d5cKhQhKhQhKsQs8h7hKdQd/-;9d8s7d6c.7s.-.KsQdJsTh9c;Ac3s8d9s6cAsAd6dQcJc7dTs7cJh6s8h2c4d4hJsJdKdTc;4s5d2d3d5s5h6hKc3c4c3c/2-.--.3-.--/d/86',
    action: 't4-t3',
  },
  {
    position:
      'russian-bank:crapette/2/Ks2h;8d7s.4h.3d2c.-;Jh7h6dTdJsQh5h8sTsKcAd5dQd6h9h8c4cAh7d4d3h9cKhAsQs5s;9s8h9h4s7c6cJd2d3d/6d7c8d3s9s3hTd2d6s8s7s6s;Th.9d.4d.Kd;AcAd4s5d6hQhJs8hKd2hKs9cJhJd3cTcAh4h7h2s7dThKhQs5h5sKc8cQd;9dQcJcTcTsJcQc5c/6-.--.--.3-/-/68',
    action: 't3-ow',
  },
  {
    position:
      'russian-bank:crapette/2/8cJh;JcTd9c8d7s.7c6h5c4d.Tc9h8c.5h4c3d2s;9h8sAh5sQs3h2hKcTd4s2s6dAd7hJd5d9s6sTsQc4h9dAsTh3s;2d5cKhQhKhQhKsQs8h7hKd/-;9d8s7d6c.7s.Qd.KsQdJsTh9c;Ac3s8d9s6cAsAd6dQcJc7dTs7cJh6s8h2c4d4hJsJdKdTc;4s5d2d3d5s5h6hKc3c4c3c/2-.--.3-.--/-/84',
    action: 'draw',
  },
  {
    position:
      'russian-bank:crapette/2/KsKh8c2d6d5d4d3d;9h8s7h6c5d4c.QdJsTh9s.6h5c.KhQsJhTs;7s3s7hAd8sQc5cAs2hJs9c2c8hQsAh;Jc2sKdQd6c7c4sJdTd9d8d7d7d6s/2dKdAs9h5h4h3h;JhTs.KcQh.9s8d7s6h5s4d.Td9c;7c3dAdQh8c2h6s3h3c8hTh9dQc;4h5h6dJd5s4cTcJcTcKsKc4s3s2s/3A.--.A-.--/-/127',
    action: 'r-o1',
  },
  {
    position:
      'russian-bank:crapette/2/-;7d6s5d4s.9d8c.9s8h7c.KhQsJhTs;Js3s5h7s5s2cKcQcThJhQhKdJcKhTdJdTd4h7cTc9c9h5c3c8s;QsKs/6c2h;8s.8d.KsQhJsTh9c8d.7h6c;-;6d5c4c3h9s3c2cQdJdQd7s7d3d4d6h5h9h4cKcQcJcTs9d8cKdTc8h7h6h/AA.62.4A.62/-/216',
    action: 'r-f',
  },
  {
    position:
      'russian-bank:crapette/2/KhThAdQs9h8h7h;7h.5d4c3h.QcJhTc.-;4d5h6sKsTdTcJsQdJd2d2hKc2c3s9sAh7c6hTsAs4h9c6cQh;9d8d7d8c6dJc8s7s5s4sKdQdKd/AhTs3d7c5s2d;Th9s.4c.6h5c4h3c.4s3h2s;8h6s3c2h6cQs2sTdKc5h5dQh8d2c8s7dQc8cJhAs5cJcJs3sJd9c;7sKsKh4d3d9d6d9h/AA.A-.--.--/-/95',
    action: 'r-o4',
  },
  {
    position:
      'russian-bank:crapette/2/-;8c.Kc.9s8h7c6d5c.KhQsJh;ThJhQhKdJcKhTdJdTd4h7cTc9c9h5c3c8s;QsKsJsTs9s8sQc/-;6c.8d.KsQhJsTh9c.7h6c5d;2cQdJdQd7s7d3d4d6h5h9h4cKcQcJcTs9d8cKdTc8h7h6h;4c3c/2A.92.53.76/-/260',
    action: 'o2-ow',
  },
];
