import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const haruka: Persona = {
  account: {
    username: 'haruka',
    domain: 'kōbe.example',
    displayName: '春香 🚋',
    note: '路面電車の運転士。猫のキャベツと坂の上に住んでいます。朝いちばんの車庫の音が好き。',
    fields: [
      { name: '担当', value: '海岸線、たまに山線' },
      { name: '猫', value: 'キャベツ（5歳、重い）' },
    ],
    header: 'header-tram-dusk-2',
    joined: '2021-06-19',
    language: 'ja',
  },
  posts: [
    {
      text: '始発の乗客は三人と、海からの光だけ。終点まで誰も話さなかったけれど、とても賑やかな朝でした。',
      pics: [picture('tram-dawn-1', '朝焼けの通りを走る緑色の路面電車。架線と家並みの影。')],
      fresh: 16,
      warmth: 2.4,
      answers: [
        {
          by: 'priya',
          lang: 'en',
          text: 'That light on the overhead wires! Which series is she?',
          answers: [{ by: 'haruka', text: '三十年目の車両です。ブレーキの音で機嫌がわかります。' }],
        },
        { by: 'hanne', lang: 'de', text: 'Guten Morgen von der Frühschicht auf dem Wasser.' },
      ],
    },
    {
      text: 'キャベツがダイヤ改正の書類の上で寝ている。つまり改正はまだです。 :purr:',
      pics: [picture('cat-day-1', '窓辺で丸くなって眠る茶色の猫。カーテン越しのやわらかい光。')],
      fresh: 38,
      warmth: 2.6,
      answers: [
        { by: 'mira', lang: 'en', text: 'As a timetable person I recognise the cat’s authority.' },
      ],
    },
    {
      text: '「次は、海の見える停留所です」と言う時、少しだけゆっくり言う。規則にはないけれど、誰にも怒られたことがない。',
      warmth: 2.8,
      answers: [
        {
          by: 'petra',
          lang: 'en',
          text: 'I switch the lights off at the top. We are the same person on different rails.',
        },
      ],
    },
    {
      text: '傘の忘れ物、今日は七本。うち一本は、先週わたしが忘れたもの。',
      warmth: 2,
    },
    {
      text: '坂の途中で止まった時、お客さんが全員で「がんばれ」と言ってくれた。電車に。電車、がんばりました。',
      warmth: 3,
    },
    {
      text: '夜の車庫。みんな頭をそろえて眠っています。',
      pics: [picture('tram-night-3', '夜の街角に停まる路面電車、窓に灯り。')],
    },
    {
      text: 'パン屋さんの前を通る時だけ、車内の全員が同じ方向を見る。',
      answers: [
        {
          by: 'oskar',
          lang: 'en',
          text: 'I would like to apologise to public transport everywhere.',
        },
      ],
    },
    {
      text: 'キャベツがこちらを見ている。もう一時間になる。おやつの件だと思う。',
      cw: '目が合う猫の写真',
      sensitive: true,
      pics: [picture('cat-dusk-7', '夕焼けの窓辺に座り、黄色い目でこちらを見つめる黒っぽい猫。')],
      warmth: 2.4,
      fresh: 13,
    },
  ],
  series: [
    {
      share: 1.1,
      patterns: [
        '{place}、{weather}{event}',
        '運転日誌 {05:20-22:40}　{event}{cat}',
        '{place}。{event}',
      ],
      words: {
        place: [
          '海岸通り',
          '港の停留所',
          '坂の上',
          '橋のたもと',
          '市場前',
          '車庫の三番線',
          '終点のひとつ手前',
        ],
        weather: [
          '小雨。',
          '快晴。',
          '霧、視界{40-300}メートル。',
          '風が強い。',
          '夕焼け。',
          '朝の冷え込み{1-9}度。',
        ],
        event: [
          '{2-9}人目のお客さんが会釈してくれた。',
          'カモメが一区間だけ並走。',
          '発車ベルと教会の鐘が重なった。',
          '小さな子が車輪に手を振った。',
          '時刻どおり、うれしい。',
          '遅れ{1-4}分、犬の横断のため。',
          'ポイントの音が今日は澄んでいる。',
          '吊り革がみんな同じ向きに揺れた。',
          '降りる人が「ごちそうさま」と言い間違えた。',
          '車内に金木犀の香り。',
        ],
        cat: [
          'キャベツは留守番。',
          '帰ったらキャベツが玄関で寝ていた。',
          'キャベツ、体重{5.1-6.3}キロ。',
          '猫の毛が制服に{3-12}本。',
          'キャベツは窓から点呼。',
        ],
      },
      pics: [
        picture('tram-day-4', '晴れた街を走る路面電車。'),
        picture('tram-mist-5', '霧の中から現れる路面電車の前照灯。'),
        picture('cat-dusk-4', '夕方の窓辺に座る猫のシルエット。'),
      ],
      picsChance: 0.24,
    },
  ],
  reserve: [
    { text: 'キャベツが改札の真似をして玄関を通してくれません。おやつ一回分、払いました。' },
    {
      text: '今夜の最終、月が海側の窓をずっとついて来ました。',
      pics: [picture('tram-night-8', '夜道を走る路面電車と街の灯り。')],
    },
    { text: '新人さんが初めて一人で坂を上った。車庫のみんなで時計を見ていたのは内緒。' },
    { text: '忘れ物：傘四本、帽子一つ、歌一曲（まだ耳に残っている）。' },
  ],
}
