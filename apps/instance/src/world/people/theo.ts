import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const theo: Persona = {
  account: {
    username: 'theo',
    domain: 'atelier.example',
    displayName: '🎭🎪🧵🪡🐲🐙🦊🦉🐢🦆🌙⭐🌞🌧️🌈🔥🍋🍓🥨🧀🎻🥁🎺🪗🚂⛵🎈🪁🧦🎩👑🪄🕯️📯🗝️🧭🧸🪀🎲💌',
    note: 'Puppeteer. The name is the cast list, all forty. They insisted. Ninety-seat theatre in a former bus garage.',
    fields: [
      { name: 'Cast', value: 'see above' },
      { name: 'Tonight', value: 'https://atelier.example/garage' },
    ],
    header: 'header-kite-dusk-4',
    joined: '2021-09-17',
    language: 'en',
  },
  posts: [
    {
      text: 'The octopus puppet has eight operators and, since Tuesday, eight opinions.',
      warmth: 2.8,
      fresh: 46,
    },
    {
      text: 'A child in row two shouted “I can see your hands!” The dragon stopped, looked at my hands for a long time, and said “so THAT is how”.',
      warmth: 4,
      fresh: 25,
      answers: [
        { by: 'sunny', text: 'That was Kofi. He has not stopped looking at his own hands since.' },
      ],
    },
    {
      text: 'Répétition : la lune est tombée trois fois. À la troisième, le renard l’a rattrapée. On garde.',
      lang: 'fr',
      warmth: 2.2,
      answers: [{ by: 'camille', lang: 'fr', text: 'Évidemment qu’on garde.' }],
    },
    {
      text: 'Lost: one sock puppet, answers to Bertrand. May be pretending to be a sock.',
      warmth: 3,
      answers: [{ by: 'kwame', text: 'We have a wedding shoe that may know something.' }],
    },
    {
      text: 'Which ending tonight? The cast is divided.',
      poll: {
        options: [
          ['The dragon stays', 120],
          ['The dragon goes', 34],
          ['The duck explains everything', 188],
        ],
        hours: 5,
      },
    },
    {
      text: 'Built a rain machine from dried peas and a drainpipe. It sounds more like rain than rain does.',
      warmth: 2,
    },
  ],
  series: [
    {
      share: 0.8,
      patterns: [
        'Rehearsal {n}: {who} {did} {end}',
        'Tonight, {14-90} seats of ninety: {who} {did}',
      ],
      since: 60,
      words: {
        who: [
          'the duck',
          'the second tree',
          'the fox',
          'the moon (understudy)',
          'the tortoise',
          'the queen',
          'the dragon',
          'the ghost of the first act',
          'the sausage',
        ],
        did: [
          'improvised for {3-14} minutes and was right.',
          'lost a button eye and gained a character.',
          'got a laugh in the sad bit, kept it.',
          'would not come out of the box.',
          'fell in love with a lamp.',
          'forgot the line and bowed.',
          'asked the audience for directions. They were good directions.',
          'sang. Nobody knew it could.',
        ],
        end: [
          'We keep it.',
          'Glue drying.',
          'The rain machine applauded.',
          'Eight operators, one yawn.',
          'Again tomorrow, slower.',
          'Strings untangled by {22:10-23:40}.',
          'Bertrand still missing.',
        ],
      },
      pics: [picture('kite-dusk-8', '')],
      picsChance: 0.06,
    },
  ],
  reserve: [
    {
      text: 'Bertrand has been found on a left foot in the audience. He had the time of his life.',
      warmth: 3,
    },
    {
      text: 'The duck explained everything. It took forty minutes. Standing ovation, some of it from relief.',
    },
    { text: 'Ce soir le dragon a salué avant la fin. Il a un train.', lang: 'fr' },
  ],
}
