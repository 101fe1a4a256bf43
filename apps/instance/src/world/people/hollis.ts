import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

/** A name that no column is wide enough for. */
export const hollis: Persona = {
  account: {
    username: 'hollis',
    domain: 'pixel.example',
    displayName:
      'Hollis Bartholomew Featherstonehaugh-Ngozi van der Winterwold the Younger, Honorary Keeper of the Unattended Umbrellas',
    note: 'I write short stories about lost property. The name is on the passport; the passport has a fold-out page.',
    fields: [{ name: 'Short form', value: 'Hollis' }],
    header: 'header-books-night-2',
    joined: '2022-08-08',
    language: 'en',
  },
  posts: [
    {
      text: 'A very short story: She left the umbrella on purpose, so that it would rain on somebody who could go and look for it.',
      warmth: 3,
      fresh: 35,
    },
    {
      text: 'A very short story: The lost-property clerk kept one drawer for things nobody had lost yet. On Thursday it was full.',
      warmth: 3.2,
      answers: [
        { by: 'kwame', text: 'How do you know about the drawer?' },
        { by: 'haruka', lang: 'ja', text: 'その引き出し、うちの車庫にもあります。' },
      ],
    },
    {
      text: 'A short story, a little longer, for those waiting for a bus.\n\nThe last glove of the winter sat in the box by the ticket window and refused to be a pair. People brought others. A red one, too sure of itself. A child’s mitten, asleep. A driving glove that smelled of oranges. No, said the glove, politely.\n\nIn April a woman came with one cold hand and did not ask for anything. She warmed her fingers at the lamp. The glove fell off the shelf. Nobody had touched it. Everybody saw.',
      warmth: 4,
      fresh: 49,
      answers: [
        { by: 'petra', text: 'I read this out at the depot. Fourteen buses and a long silence.' },
        { by: 'priya', text: 'The one with the oranges has stayed with me all day.' },
      ],
    },
    {
      text: 'The form has twenty-four boxes for a name. We looked at each other, the form and I, and it went first.',
      warmth: 2.6,
    },
    {
      text: 'Found this week, all in one coat: a ticket to a town that does not exist, exact change, and a whistle. I did what anyone would do.',
      warmth: 2.4,
      pics: [
        picture(
          'window-night-7',
          'Rain on a window at night, lamps beyond it blurred to gold and green.',
        ),
      ],
    },
  ],
  series: [
    {
      share: 0.8,
      patterns: ['A very short story: {someone} {lost} {turn}', 'Umbrella no. {n}: {look} {turn}'],
      since: 310,
      words: {
        someone: [
          'The night porter',
          'A child of seven',
          'The widow from berth nine',
          'A retired magician',
          'The second cellist',
          'A man with a ladder',
          'My aunt',
          'The ticket inspector',
          'A young ghost',
        ],
        lost: [
          'lost a key and found the door already open.',
          'left a hat on the train to see how far it would get.',
          'forgot the word for goodbye and stayed.',
          'came to ask for something blue.',
          'brought back what had never been borrowed.',
          'dropped {2-9} coins in the sea, as change.',
          'mislaid a Tuesday.',
          'reported one shadow, slightly worn.',
        ],
        turn: [
          'It rained at once.',
          'The clock on the wall looked away.',
          'Nobody signed for it.',
          'The dog knew.',
          'They married in spring.',
          'I have it here, in the drawer.',
          'On the way home the lamps bowed.',
          'It was still warm.',
          'The ferry waited.',
        ],
        look: [
          'tartan, inward-looking.',
          'black, has seen weddings.',
          'transparent and proud of it.',
          'a handle carved as a duck.',
          'bent at rib {3-7}, by joy.',
          'yellow, child’s, heroic.',
          'silk, two holes, both stars.',
        ],
      },
    },
  ],
  reserve: [
    {
      text: 'A very short story: the lighthouse went out, once, to see what it was like, and came home wet.',
      warmth: 3,
    },
    {
      text: 'A very short story: the echo answered first. He was so surprised that he forgot what he had meant to shout.',
    },
    { text: 'My name has been printed in full on a library card. It is two library cards.' },
  ],
}
