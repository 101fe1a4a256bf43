import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const ruan: Persona = {
  account: {
    username: 'ruan',
    domain: null,
    displayName: 'Ruan Tregear',
    note: 'Postman, 18 km a day. Chess by mail, of course: nine games, slowest one since 2009. I know whose dog it is.',
    fields: [
      { name: 'Opening', value: 'whatever fits on a postcard' },
      { name: 'Boots', value: 'third pair this year' },
    ],
    header: 'header-harbour-dawn-3',
    joined: '2022-05-11',
    language: 'en',
  },
  posts: [
    {
      text: 'Postcard from Konrad after five weeks: “Bishop to e3. The weather is good.” I have been thinking about the weather ever since. It is a trap.',
      fresh: 19,
      warmth: 1.6,
      answers: [
        {
          by: 'konrad',
          lang: 'de',
          text: 'Das Wetter war wirklich gut. Der Läufer allerdings auch.',
          answers: [{ by: 'ruan', text: 'He admits it in front of witnesses.' }],
        },
      ],
    },
    {
      text: 'Delivered a parcel that was purring. Not my business. Very polite parcel. :purr:',
      fresh: 41,
      warmth: 2.2,
      answers: [{ by: 'haruka', lang: 'ja', text: 'それは速達で、しかも天地無用ですね。' }],
    },
    {
      text: 'Number 9, Net Loft Lane, has a new letterbox with a spring like a bear trap. I now post from a distance, with a flick. It is a matter of pride.',
    },
    {
      text: 'A letter today for “the lady with the telescope, on the hill, harbour”. No name, no number. It took me four minutes. Delivered, @mira.',
      warmth: 2.5,
      answers: [
        {
          by: 'mira',
          text: 'It was from the person with the 1971 atlas. They drew me their favourite cloud.',
        },
        { by: 'leila', text: 'I did not tell them anything. I only left the map open.' },
      ],
    },
    {
      text: 'The board by the kitchen window. White to move since Tuesday week.',
      pics: [
        picture(
          'chess-dusk-2',
          'A wooden chessboard in low evening light, a handful of pieces left on either side.',
        ),
      ],
      fresh: 69,
    },
    {
      text: 'Dogs of the round, ranked: 1. Biscuit, a gentleman. 2. Admiral, all talk. 3. The one at the mill, whom I have never seen, only heard thinking.',
      warmth: 1.4,
    },
    {
      text: 'After fourteen years my opponent in Graz has resigned, with a drawing of his king asleep in a deckchair. I have framed it.',
      warmth: 2.1,
    },
    {
      text: 'What does one write on a condolence card for a queen? Asking for move 31.',
      visibility: 'unlisted',
    },
  ],
  series: [
    {
      share: 1.1,
      patterns: [
        '{round} {dog} {end}',
        'Chess by mail, game {2-9}, move {12-47}: {move} {end}',
        'Bag {7-16} kg. {carried} {dog}',
      ],
      words: {
        round: [
          'Up the hill and down with the wind.',
          'Rain from the gate of number {3-60} onwards.',
          'Frost on every latch.',
          'Fog as far as the chapel.',
          'Sun on the whole round, I have proof on my nose.',
          'Short round, long talk.',
        ],
        dog: [
          'Biscuit walked me to the corner.',
          'Admiral barked {12-90} times, then sneezed.',
          'The mill dog thought about me loudly.',
          'A new terrier, all eyebrows.',
          'Cat on the pillar box again.',
          'Goose. I took the other lane.',
          'Biscuit has a jumper now.',
        ],
        end: [
          '{15-21} km on the clock.',
          'Home with one letter for myself.',
          'Tea at Dot’s, by the tap.',
          'Boots on the stove.',
          'The gulls got the biscuit, the other kind.',
          'Nothing undelivered.',
          'I whistled the whole way back.',
        ],
        move: [
          'rook to the open file, and about time.',
          'I have castled and feel younger.',
          'a pawn nobody needed until today.',
          'knight back where it began in spring.',
          'my opponent offers a draw and a recipe.',
          'check, in very small handwriting.',
          'the postcard got wet, it is a bishop or a duck.',
          'queen to the edge, like a person at a party.',
        ],
        carried: [
          '{2-9} seed catalogues.',
          'A hatbox.',
          'Lentils again.',
          'One love letter, you can tell.',
          'Bulbs for half the lane.',
          'A tube as long as me.',
          '{3-7} postcards from the same holiday.',
          'A parcel that ticked; it was a clock.',
        ],
      },
      pics: [
        picture('chess-day-5', 'A chessboard seen from above, mid-game, sunlight across it.'),
        picture('harbour-dawn-8', ''),
      ],
      picsChance: 0.1,
    },
  ],
  reserve: [
    {
      text: 'Letter for the lighthouse, handwriting of a nine-year-old, stamp drawn on in crayon. Delivered, naturally.',
    },

    { text: 'Konrad has moved. “Knight takes. It rains.” I knew it.' },
    {
      text: 'A postcard arrived 31 years late today. I took it round by hand. She knew the writing at once.',
      warmth: 3,
    },
    { text: 'The bear-trap letterbox has been oiled. I miss the danger already.' },
    { text: 'Biscuit’s jumper now has pockets. He carries his own reply-paid card.' },
  ],
}
