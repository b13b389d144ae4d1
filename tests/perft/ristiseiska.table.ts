/** Positions with the number of action sequences of length 1, 2, 3 … from them, chance included; brute force counts the same. */
export const table: readonly { name: string; position: string; counts: readonly number[] }[] = [
  {
    name: 'the example of the notation',
    position: 'ristiseiska:pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/-/-/0/-',
    counts: [1, 1, 1, 1, 1],
  },
  {
    name: 'a duel from its start',
    position:
      'ristiseiska:duel/--.--.--.--/Ac2c4c6c9cAd2d3d4d6d9dJdAh2h4h8h9hThJh2s4s5s6s8sTsKs.3c5c7c8cTcJcQcKc5d7d8dTdQdKd3h5h6h7hQhKhAs3s7s9sJsQs/2/play/-/12/-/0/-',
    counts: [1, 1, 4, 4, 36, 106, 219, 762, 1411],
  },
  {
    name: 'a duel, begun',
    position: 'ristiseiska:duel/4K.59.2J.48/Ac2cAd2d3d4dJdAh2sTsKs.3cTdQdKdQhKhAs3s9sJsQs/2/play/-/-/-/0/-',
    counts: [5, 9, 39, 88, 327, 856, 2731, 7603],
  },
  {
    name: 'a duel, chance about to take a card',
    position: 'ristiseiska:duel/AK.2Q.39.3K/AdKd2hTh2s.AhJhQhKhAs/2/take:1/-/-/-/0/-',
    counts: [5, 16, 22, 54, 81, 138, 200, 180, 18],
  },
  {
    name: 'a duel for three',
    position:
      'ristiseiska:duel/49.68.5T.67/4d5d9dTdAh3hAs5sTs.Ac2c3cQcKc3dKd4h2s3s8s9s.TcJcAd2dJdQd2hJhQhKh4sJsQsKs/1/play/-/-/-/0/-',
    counts: [2, 6, 12, 32, 90, 222, 574, 1595, 4349],
  },
  {
    name: 'pantti for three, from its start',
    position:
      'ristiseiska:pantti/--.--.--.--/6c7c8c4d5d7d9dTdAh3h7h9hAs2s5s6s7sTs.Ac2c3c4cQcKc3dKd4h5h6h8hJh3s8s9sJs.5c9cTcJcAd2d6d8dJdQd2hThQhKh4sQsKs/1/play/-/123/-/0/-',
    counts: [1, 1, 1, 4, 4, 4, 14, 14, 15],
  },
  {
    name: 'pantti for four, begun',
    position: 'ristiseiska:pantti/6Q.4J.--.4T/Ad3d4h8h9hJh2sKs.3cQd3h5h6hQhAs3s.Ac2c4c2dAh2hTh.5cKcKd7hKhJsQs/4/play/2/-/-/0/-',
    counts: [4, 7, 11, 18, 44, 112, 213, 375, 632],
  },
  {
    name: 'pantti, in the middle of a turn',
    position: 'ristiseiska:pantti/3K.49.4T.2K/Ad3hJhQh.Ac3dTdQd.Kd.2dJdAhKh.2c2hAs/5/extra/5/-/-/0/-',
    counts: [3, 6, 14, 24, 28, 36, 58, 106, 188],
  },
  {
    name: 'pantti for two, near its end',
    position: 'ristiseiska:pantti/AK.AK.2K.AJ/Ks.AhQs/1/play/1/-/-/0/-',
    counts: [1, 2, 3, 1, 1, 0, 0, 0, 0],
  },
  {
    name: 'pantti with aces on either side',
    position: 'ristiseiska:pantti-ace/2Q.2T.2K.68/KdAh2s5sJs.AcKcAdJd4sQsKs.QdAs3s9sTs/1/play/2/-/-/0/-',
    counts: [3, 9, 34, 98, 199, 407, 958, 2019, 3576],
  },
  {
    name: 'pantti-ace for six',
    position:
      'ristiseiska:pantti-ace/58.77.4T.--/4d9dAh2s5s6sTs.3cQcKcKd3s9sJs.9cAd2d6dJd2h4sKs.5dTd3hAs7s.Ac2c4c3dJh8s.TcJc8dQdQhKhQs/6/play/3/-/-/0/-',
    counts: [1, 1, 1, 2, 4, 8, 12, 14, 14],
  },
  {
    name: 'begging for three, begun',
    position:
      'ristiseiska:begging/67.6J.58.--/8c4d5dAh3h9hAs2s5s6s7s.Ac2c3c4cQcKc3d4hJh3s8s9sTsJs.5c9cTcJcAd2dQdKd2hThQhKh4sQsKs/2/play/-/-/-/0/-',
    counts: [1, 1, 5, 5, 50, 90, 351, 387, 1745],
  },
  {
    name: 'begging, somebody gives a card',
    position: 'ristiseiska:begging/AK.4T.67.5T/Ad3dJd4h8h9h2sJsQsKs.Qd3h5hJhQhAs3s.2dAh2hTh4s.KdKh/4/give:3/-/-/-/0/-',
    counts: [5, 20, 20, 100, 137, 222, 548, 1446, 2451],
  },
  {
    name: 'begging for six, first turns',
    position:
      'ristiseiska:begging/67.--.--.--/4d9dAh9h2s5s6sTs.3cQcKcKd5h6h3s9sJs.9cAd2d6dJd2hTh4sKs.8c5d7dTd3h7hAs7s.Ac2c4c3d4h8hJh8s.5cTcJc8dQdQhKhQs/3/play/-/3/-/1/-',
    counts: [1, 4, 4, 28, 28, 196, 238, 1246, 2016],
  },
  {
    name: 'begging for two, some time in',
    position: 'ristiseiska:begging/2K.49.AK.A8/AcAd2d3dJdTsKs.TdQdKd9sJsQs/2/play/-/-/-/0/-',
    counts: [2, 6, 8, 24, 30, 86, 162, 292, 466],
  },
  {
    name: 'begging for points, five',
    position:
      'ristiseiska:begging-points/3T.5J.59.67/Ad4d3hJhQhAs4s8s.Ac3dQd2s3sJs.QcKdThQsKs.2dAh4hKh5s9s.2cJcKc2hTs/5/play/-/-/-/0/-',
    counts: [2, 4, 8, 15, 30, 42, 90, 156, 287],
  },
  {
    name: 'begging for points, two, a gift',
    position: 'ristiseiska:begging-points/AK.AQ.A8.AK/Kd9hTh.JhQhKh/2/give:1/-/-/-/0/-',
    counts: [3, 4, 4, 4, 0, 0, 0, 0, 0],
  },
  {
    name: 'forfeit for three',
    position: 'ristiseiska:forfeit/67.AJ.3K.4Q/8cAhAs2s.Ac2c3c4cQcKcKd3s.5c9cTcJcQd2hKs/2/play/2/-/-/0/-',
    counts: [1, 3, 7, 7, 20, 38, 46, 102, 145],
  },
  {
    name: 'forfeit for six',
    position:
      'ristiseiska:forfeit/67.--.67.--/4d9dAh9h2s5s6sTs.3cQcKcKd5h3s9sJs.9cAd2d6dJd2hTh4sKs.8c5d7dTd3hAs7s.Ac2c4c3d4h8hJh8s.5cTcJc8dQdQhKhQs/4/play/3/-/-/0/-',
    counts: [3, 3, 3, 4, 4, 6, 12, 24, 27],
  },
  {
    name: 'gifts of what cannot be played first',
    position: 'ristiseiska:begging~give=unplayable-first/AT.2K.AQ.67/As5sTs.QcKc2s3s9sJs.JcAdKh4s8sQsKs/2/give:1/-/-/-/0/-',
    counts: [3, 12, 18, 26, 59, 95, 201, 398, 542],
  },
  {
    name: 'a false pass, fined',
    position:
      'ristiseiska:pantti~false-pass=penalised/77.77.68.--/6c8c4d5d9dTdAh3h9hJhKhAs2s5s6s7sTs.Ac2c3c4cQcKc3dKd4h5h3s8s9sJs.5c9cTcJcAd2d6d8dJdQd2hThQh4sQsKs/3/fine:1/3/-/-/0/-',
    counts: [18, 270, 1035, 5277],
  },
  {
    name: 'a false pass among beggars who drop out',
    position:
      'ristiseiska:begging~false-pass=penalised/39.29.67.38/QcKcAdJdKd4hJhKhKs.TcJcQd2h3hQhAs9sTsQs.2cAh5hTh.AcTd8h9h2sJs/4/fine:1/-/-/-/0/-',
    counts: [10, 110, 550, 1045, 6869],
  },
  {
    name: 'down without the eight',
    position:
      'ristiseiska:pantti~five-needs-eight=no/6J.69.67.--/Ad3dJd4h8h9hJh2sTsKs.3cQc5dQd3h5hQhAs3s.Ac2c4c2d4dAh2hTh4s5s6s8s.5cKcTdKdKh7s9sJsQs/4/play/3/-/-/0/-',
    counts: [3, 4, 13, 15, 35, 75, 185, 382, 646],
  },
  {
    name: 'dropping out with the token',
    position: 'ristiseiska:forfeit~end=last-in/2K.AK.39.AK/Jh.Qh.AcAh2hTh.Kh/3/play/4/-/-/0/-',
    counts: [3, 3, 3, 3, 7, 9, 7, 7, 9],
  },
  {
    name: 'a duel to the last, playing on',
    position: 'ristiseiska:duel~extra=any~end=last-in/2K.2J.2K.2J/AhAs.AcKd.AdQdQsKs/1/play/-/-/-/0/-',
    counts: [1, 1, 2, 2, 6, 6, 10, 13, 15],
  },
  {
    name: 'first ace decides among beggars',
    position: 'ristiseiska:begging~ace=first-decides/AK.AJ.67.3T/4h8h9hJsQsKs.Qd3h5hJhQhAs.2hTh2s.KdAhKh/2/play/-/-/low/0/-',
    counts: [1, 1, 1, 2, 3, 3, 12, 12, 36],
  },
];
