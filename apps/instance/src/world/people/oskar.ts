import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const oskar: Persona = {
  account: {
    username: 'oskar',
    domain: null,
    displayName: 'Oskar Lind :loaf:',
    note: 'Numbers his loaves. Bakes in a kitchen meant for one person and half a table. Recipes on request, failures without. #bread',
    fields: [
      { name: 'Starter', value: 'Ingeborg, nine years old' },
      { name: 'Oven', value: 'runs hot on the left' },
    ],
    header: 'header-loaf-day-2',
    joined: '2022-01-17',
    language: 'en',
  },
  posts: [
    {
      text: 'Bread number 41. The crust sings when it cools; I stood there like a fool with a microphone.',
      pics: [
        picture(
          'loaf-day-12',
          'A round loaf with a deep crescent score, dusted with flour, on a wooden board.',
        ),
        picture(
          'slice-day-41',
          'The same loaf cut open, with an open crumb of large and small holes.',
        ),
      ],
      fresh: 2,
      warmth: 2,
      answers: [
        {
          by: 'dot',
          text: 'And? What did it sing?',
          answers: [{ by: 'oskar', text: 'Mostly consonants.' }],
        },
        {
          by: 'camille',
          lang: 'fr',
          text: 'On dit chez nous que le pain chante quand le boulanger a été gentil.',
        },
        { by: 'tomas', text: 'The station would like to rescue number 42.' },
      ],
    },
    {
      text: 'Which of these is the harbour’s best bench?',
      poll: {
        options: [
          ['By the net lofts', 58],
          ['Under the crane', 27],
          ['The wet one', 15],
        ],
        hours: 20,
      },
      fresh: 13,
      warmth: 1.2,
      answers: [
        { by: 'kwame', text: 'Strictly speaking the wet one is a mooring.' },
        { by: 'ruan', text: 'The wet one has the best view because nobody is ever sitting on it.' },
      ],
    },
    {
      text: 'To everyone who asked: yes, you can feed a starter with rye. No, it will not forgive you if you stop.',
      fresh: 39,
    },
    {
      text: 'Bread number 38 did not rise. We looked at each other for a while. It makes excellent croutons and I have learned about humility.',
      warmth: 1.4,
      answers: [
        {
          by: 'ottilie',
          lang: 'de',
          text: 'Croûtons sind der Kompost der Bäckerei. Nichts geht verloren.',
        },
      ],
    },
    {
      text: 'Provade mormors limpa i dag, den med pomeransskal. Hela trapphuset luktar jul, fast det är fel månad och fönstret står öppet.',
      lang: 'sv',
      answers: [
        { by: 'saga', lang: 'sv', text: 'Skicka en skiva med färjan, jag väntar på kajen.' },
        {
          by: 'leif',
          lang: 'sv',
          text: 'Pomerans! Min mormor hade det i allt, även i förmaningarna.',
        },
      ],
    },
    {
      text: 'Somebody has left a bag of flour on my step with a note saying “for science”. The handwriting is Dot’s. The science will be cinnamon.',
      fresh: 66,
    },
    {
      text: 'How long should dough rest? The honest answer: until you have forgotten it, remembered it in fright, and run to the kitchen.',
      warmth: 1.7,
    },
    {
      text: 'The recipe for the harbour rolls, as promised: 500 g flour, 340 g water, 10 g salt, 100 g of Ingeborg (or any starter that answers to its name). Mix, rest an hour, fold four times in two hours, be kind, leave it in the cold overnight. Shape in the morning while half asleep, it helps. 22 minutes at 240 °C, a cup of water thrown on the oven floor, and step back. #bread',
      warmth: 2.2,
      answers: [
        {
          by: 'beto',
          lang: 'pt',
          text: 'Fiz ontem! O forno daqui é temperamental, mas deram certo. A Ingeborg manda abraço pra quem?',
          answers: [{ by: 'oskar', text: 'She sends bubbles back.' }],
        },
        { by: 'minji', lang: 'ko', text: '레시피 고마워요! “반쯤 졸면서 성형하기”는 자신 있어요.' },
      ],
    },
    {
      text: 'Midnight. Cannot sleep, have decided to laminate. This is how it starts.',
      pics: [
        picture(
          'window-night-8',
          'Rain on a dark window, the lights of the town behind it blurred into coloured discs.',
        ),
      ],
      visibility: 'unlisted',
    },
  ],
  series: [
    {
      share: 1.6,
      patterns: [
        'Test bake of {kind}. {rise} {crust} #bread',
        '{hydration} % water, {hours} hours, {temper}. {crust}',
        'Ingeborg at {05:10-09:40}: {mood}. {plan} #bread',
      ],
      words: {
        kind: [
          'spelt and honey',
          'rye with caraway',
          'oat porridge loaf',
          'potato bread',
          'buttermilk rolls',
          'walnut and barley',
          'the plain one',
          'seeded tins',
          'olive and thyme',
          'milk buns for the lifeboat',
        ],
        rise: [
          'It rose like a held breath.',
          'It took its time and was right to.',
          'A little flat, like my singing.',
          'It climbed out of the tin to look around.',
          'Slow, cold, stubborn, then suddenly enormous.',
          'Rose {4-9} cm, I measured.',
        ],
        crust: [
          'The crust crackled for {3-9} minutes.',
          'Ears on it like a listening hare.',
          'Left side darker, the oven has opinions.',
          'The neighbours knocked before it had cooled.',
          'Burnt my thumb, worth it.',
          'Half of it is already at Kwame’s.',
          'I ate the heel standing up.',
          'It sounds hollow and I feel full.',
        ],
        hydration: ['{66-84}'],
        hours: ['{9-22}'],
        temper: [
          'kitchen cold',
          'kitchen like a greenhouse',
          'dough calm, baker less so',
          'patience medium',
          'window open, gull interested',
        ],
        mood: [
          'doubled and smug',
          'sleepy',
          'smells of apples',
          'over the edge of the jar',
          'one big bubble, like a thought',
          'quiet since the cold night',
        ],
        plan: [
          'Rolls tonight.',
          'She gets rye today.',
          'We bake at noon.',
          'A walk first, then flour.',
          'I told her about the weather.',
          'Two loaves, one promised.',
        ],
      },
      pics: [
        picture('loaf-day-41', 'A round loaf with three slanting cuts in its floury crust.'),
        picture('loaf-dusk-7', 'A dark, glossy loaf on a board in warm evening light.'),
        picture('slice-day-3', 'Half a loaf, cut side to the camera, its crumb full of holes.'),
        picture(
          'loaf-dawn-9',
          'A fresh loaf with a leaf cut into its crust, in pale morning light.',
        ),
      ],
      picsChance: 0.3,
    },
  ],
  reserve: [
    {
      text: 'Bread number 42. I cut a leaf into it and everybody says what a fine fishbone.',
      pics: [
        picture(
          'loaf-dusk-42',
          'A round loaf in evening light, a leaf with eight ribs cut into its crust.',
        ),
      ],
    },
    { text: 'The oven thermometer and I have agreed to disagree by eleven degrees.' },
    { text: 'Ingeborg escaped overnight. She was heading for the door. I respect that.' },
    { text: 'Kardemumma i allt i dag. Även i kaffet, men det var ett misstag.', lang: 'sv' },
    { text: 'If anyone on the quay is hungry: too many rolls, my window, next ten minutes.' },
  ],
}
