import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const jun: Persona = {
  account: {
    username: 'jun',
    domain: 'kōbe.example',
    displayName: 'Jun Watanabe',
    note: 'Draws stationery for a living, watches slow television for a reason. 日本語 / English. Spoilers always under a warning.',
    fields: [
      { name: 'Pen', value: '0.38, blue-black' },
      { name: 'サイト', value: 'https://kōbe.example/~jun' },
    ],
    header: 'header-window-night-4',
    joined: '2020-11-03',
    language: 'en',
  },
  posts: [
    {
      text: 'The lighthouse keeper was the narrator ALL ALONG. Forty minutes of rain, one cup of tea, and then he simply turns on the lamp. I am lying on the floor.',
      cw: 'Season finale, minute 40',
      fresh: 3,
      warmth: 2.2,
      answers: [
        {
          by: 'leila',
          cw: 'Season finale',
          text: 'And the tea was for two! Look at the table again. TWO cups.',
          answers: [
            { by: 'jun', cw: 'Season finale', text: 'Now I am lying on the floor face down.' },
          ],
        },
        { by: 'dot', text: 'I shall open that on Thursday. Nobody speak to me until then.' },
      ],
    },
    {
      text: '新しい便箋の罫線を、0.1ミリだけ薄くしました。誰も気づかないと思う。でも手紙は気づくと思う。',
      lang: 'ja',
      fresh: 24,
      warmth: 2,
      answers: [
        { by: 'haruka', lang: 'ja', text: '気づきました。昨日のはがき、息がしやすかったです。' },
      ],
    },
    {
      text: 'There is a shop near the station that sells only erasers, and the owner asks what you are planning to get wrong.',
      warmth: 3,
      answers: [
        { by: 'hollis', text: 'I should require the large one.' },
        { by: 'noa', lang: 'he', text: 'אני רוצה לעבוד שם.' },
      ],
    },
    {
      text: 'Rain, deadline, third cup.',
      pics: [
        picture(
          'window-night-6',
          'A rainy window at night, neon pinks and blues melting into each other.',
        ),
      ],
      fresh: 50,
    },
    {
      text: '雨の日の三宮、傘の骨が一本だけ折れている人とすれ違うと、心の中で同盟を結んでしまう。',
      lang: 'ja',
      warmth: 1.7,
    },
    {
      text: 'Slow television report: tonight nine hours of a train in snow. In hour six somebody on the train waves. I waved back.',
      warmth: 2.3,
      answers: [
        {
          by: 'priya',
          text: 'That was the guard at the loop at kilometre 212. Everyone waves back. It works.',
        },
      ],
    },
    {
      text: 'Designed a notebook that has one page in yellow, somewhere, never the same place. For the day you need it.',
      warmth: 3.4,
    },
    {
      text: 'そろそろ寝ます、と書いてから二時間。ペン先の話を始めた人が悪い（私です）。',
      lang: 'ja',
    },
  ],
  series: [
    {
      share: 1,
      patterns: [
        '{pen} {test}',
        'Slow television, hour {2-11}: {scene} {test}',
        '今日の紙：{kami}{hitokoto}',
      ],
      words: {
        pen: [
          'Blue-black on cream, {70-110} g.',
          'A ruling of {6-8}.5 mm, nearly square.',
          'Envelope prototype {n}.',
          'Index cards with round shoulders.',
          'A ribbon the colour of wet slate.',
          'Graph paper for people who are unsure.',
        ],
        test: [
          'I like it more than I can explain to the printer.',
          'Still wrong, but in a new place.',
          'The cat approved it by sleeping there.',
          'Tomorrow the same in green.',
          'This is the good stuff.',
          'Two people will notice. Hello to both.',
          'I sat with it until the tea went cold.',
          'Approved, with a small bow.',
        ],
        scene: [
          'a snail crosses the frame.',
          'the narrator breathes in.',
          'somebody closes a gate and we all feel it.',
          'rain on a tin roof, left channel.',
          'the kettle is filled in real time.',
          'a ferry passes behind the actor, not in the script.',
          'nothing, beautifully.',
        ],
        kami: [
          '和紙、少し毛羽立ち。',
          '方眼、罫は{4-6}ミリ。',
          '厚口、めくる音がよい。',
          '薄紙、裏の字が夢みたいに透ける。',
          '再生紙、昔の新聞の句点がひとつ見える。',
          '原稿用紙、久しぶりに緊張。',
        ],
        hitokoto: [
          'インクの乾きは{3-19}秒。',
          '字が少しだけ上手に見える。',
          '封筒と相談中。',
          '雨の匂いがした。',
          '今夜の手紙に使います。',
          '余白がいちばん美しい。',
        ],
      },
      pics: [
        picture('window-night-3', 'Blurred city lights behind rain on a window.'),
        picture('tea-night-5', 'A teapot and a cup with rising steam in lamplight.'),
        picture('train-night-4', 'A lit train crossing a viaduct at night.'),
      ],
      picsChance: 0.14,
    },
  ],
  reserve: [
    {
      text: 'Rewatched it. The second cup is there in episode ONE. I need a bigger floor.',
      cw: 'Season finale, again',
    },
    { text: '消しゴム屋さんの新作は「言いすぎた日用」。大きめです。', lang: 'ja' },
    { text: 'Someone wrote to me on the yellow page. It was the right day for it.', warmth: 3 },
    { text: '終電の窓、向かいの人も同じ雨を見ていた。', lang: 'ja' },
  ],
}
