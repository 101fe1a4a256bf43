import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const sunny: Persona = {
  account: {
    username: 'sunny',
    domain: null,
    displayName: 'Sunny Adebayo :glow:',
    note: 'Teaches twenty-six nine-year-olds by the harbour. Quotes them with permission. They negotiate hard.',
    fields: [{ name: 'Class', value: 'Puffins' }],
    header: 'header-kite-day-1',
    joined: '2022-09-05',
    language: 'en',
  },
  posts: [
    {
      text: 'Spelling test. “Lighthouse” came back as “lightmouse” from three separate children who had clearly talked it over. We have drawn the lightmouse. It is a good animal. #lighthouses',
      fresh: 15,
      warmth: 3,
      answers: [
        {
          by: 'juno',
          text: 'I need you to know that I stopped working and drew the lightmouse at 32 × 32.',
          pics: [
            picture(
              'pixel-night-2-square',
              'Pixel art of a tiny lighthouse on a cliff under a starry sky.',
            ),
          ],
        },
        { by: 'ines', lang: 'pt', text: 'O nosso farol tem ratos. Nunca mais os vou expulsar.' },
        {
          by: 'mira',
          text: 'Does it rotate?',
          answers: [{ by: 'sunny', text: 'I asked. “Only when it is happy.”' }],
        },
      ],
    },
    {
      text: 'Question of the week, from Amina: “If the tide goes out, who is it visiting?” @farah, we will wait.',
      fresh: 48,
      warmth: 2,
      answers: [
        {
          by: 'farah',
          text: 'Tell Amina: the other coast, and it always brings something back, mostly shoes.',
          answers: [{ by: 'sunny', text: 'She says “that explains Kwame’s office”.' }],
        },
      ],
    },
    {
      text: 'A fraction is, and I quote, “a number that is shy”.',
      warmth: 2.6,
    },
    {
      text: 'We flew the class kite. It is still flying. It is not with us any more, but it is flying.',
      pics: [picture('kite-day-3', 'Three bright kites with long tails high over a grassy shore.')],
      answers: [
        { by: 'minji', lang: 'ko', text: '줄 없는 연은 졸업한 연이에요. 축하해요!' },
        { by: 'hanne', text: 'I believe it has just boarded the 15:20.' },
      ],
    },
    {
      text: 'Today a boy explained gravity to another boy as “the floor likes you”. I have nothing to add to that lesson.',
      warmth: 2.3,
    },
    {
      text: 'Parents’ evening. Somebody’s grandfather fixed the wobbly table during our talk, without mentioning it, and left. Grade: outstanding.',
    },
    {
      text: 'What should the Puffins hatch this term? (They have voted. I am only asking to feel included.)',
      poll: {
        options: [
          ['Ducklings', 89],
          ['Butterflies', 64],
          ['A plan', 133],
          ['Sea monkeys', 21],
        ],
        hours: -30,
      },
      warmth: 1.2,
    },
    {
      text: 'For next week I need: 26 jam jars, one patient beekeeper, and somebody who can explain the moon with an orange. @mira @olena you know who you are.',
      answers: [
        { by: 'mira', text: 'I have my own orange.' },
        { by: 'olena', lang: 'uk', text: 'Я вийду на звʼязок із вулика, якщо бджоли не проти.' },
      ],
    },
  ],
  series: [
    {
      share: 1,
      patterns: [
        'Overheard in Puffins: “{said}” {me}',
        'Today we {did} {me}',
        'Topic of the day: {topic}. {child}, after a pause: “{said}”',
      ],
      words: {
        said: [
          'Is soup a drink that went to school?',
          'My tooth is on holiday.',
          'I am allergic to Tuesdays, but only a little.',
          'Snails are just slugs with a plan.',
          'The sea is not deep, it is tall.',
          'When I am old I will be a crane.',
          'Zero is not nothing, it is a place.',
          'I can whisper louder than you.',
          'Worms have no front, they have two ideas.',
          'A shadow is your rest of the day.',
          'Maps are for people who did not listen.',
          'I would like to be promoted to ten.',
          'Clouds are fog with a job.',
          'My gran is a retired child.',
        ],
        me: [
          'I wrote it on the board.',
          'No notes.',
          'We moved on, with difficulty.',
          'The class agreed {18-26} to {0-4}.',
          'I had to look out of the window for a moment.',
          'Sticker awarded.',
          'I am keeping that.',
          'The bell saved all of us.',
        ],
        did: [
          'measured the playground in gulls.',
          'wrote to the lighthouse. It has not answered yet.',
          'counted {40-300} limpets and named {3-9}.',
          'built a bridge of spaghetti; it held {2-14} dictionaries.',
          'sang to the beans. The beans are considering it.',
          'drew the wind.',
          'weighed a feather, all morning.',
          'learned to tie a bowline, and then somebody to a chair.',
        ],
        topic: [
          'the moon',
          'magnets',
          'Ancient harbours',
          'long division',
          'where rain lives',
          'kindness',
          'volcanoes',
          'the compass',
        ],
        child: ['Amina', 'Joss', 'Little Tom', 'Other Tom', 'Bea', 'Kofi', 'Wren'],
      },
      pics: [
        picture('kite-dusk-5', 'A single kite against a pink evening sky.'),
        picture('tidepool-day-8', 'A rock pool with an orange starfish and green anemones.'),
      ],
      picsChance: 0.1,
    },
  ],
  reserve: [
    { text: 'The lightmouse now has a song. It has one verse and no end.' },
    {
      text: 'Other Tom would like it known that he is the first Tom. Little Tom has agreed to arbitration.',
    },
    {
      text: 'We posted twenty-six letters to the sea. Ruan accepted them without a word and put on his cap.',
    },
    { text: 'Kofi, on silence: “It is when everybody’s thoughts are eating.”', warmth: 2.5 },
  ],
}
