import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const dot: Persona = {
  account: {
    username: 'dot',
    domain: null,
    displayName: 'Dot Pemberton',
    note: 'Setter of crosswords, grower of beans, seventy-eight (eight letters: “not asking”). Plot 14, by the tap.',
    fields: [
      { name: 'Plot', value: '14' },
      { name: 'Pencil', value: '2B, always' },
    ],
    header: 'header-garden-day-4',
    joined: '2022-03-21',
    language: 'en',
  },
  posts: [
    {
      text: 'Tonight’s clue: “Sailor’s reply, about to be washed up (4)”. Answers under a warning, please, Kwame has not had his tea.',
      fresh: 12,
      warmth: 1.3,
      answers: [
        { by: 'ruan', cw: 'crossword answer', text: 'Ayes? No. I had it and it sailed.' },
        { by: 'priya', cw: 'crossword, a guess', text: 'Is it hull? It is not hull. I like hull.' },
        { by: 'mira', cw: 'crossword, wrong', text: 'I put “owl?” and I stand by it.' },
      ],
    },
    {
      text: 'The slugs have had the lettuces. I have had the slugs. Nobody is proud.',
      fresh: 37,
      warmth: 1.5,
    },
    {
      text: 'First runner beans of the year. I ate the first one raw, standing up, facing the sun, as is the law.',
      pics: [
        picture(
          'garden-day-2',
          'Rows of young vegetables and a wigwam of beanpoles in front of a small green shed.',
        ),
      ],
      warmth: 1.8,
      answers: [
        { by: 'ottilie', lang: 'de', text: 'Dieses Gesetz gilt auch hier, seit Generationen.' },
        {
          by: 'concha',
          lang: 'es',
          text: 'En mi casa la primera judía es para la abuela. O sea, para mí.',
        },
      ],
    },
    {
      text: 'A young man at the allotment asked whether I “use an app” for my beans. I use string.',
      warmth: 2.8,
      answers: [
        { by: 'juno', text: 'String is very stable. Last release, several thousand years ago.' },
        { by: 'kwame', text: 'The harbour also runs on string.' },
      ],
    },
    {
      text: 'I have finished the grid with CRANEY McLIFT in it. Fifteen by fifteen, and only one word that does not exist.',
      pics: [
        picture(
          'crossword-day-1-square',
          'A half-filled crossword grid with a pencil lying across it.',
        ),
      ],
      fresh: 63,
    },
    {
      text: 'Rain, so I am indoors rearranging seed packets by how much they lied last year.',
      warmth: 1.6,
    },
    {
      text: 'My late husband could not tell a swede from a turnip but he could whistle every lighthouse on this coast by its rhythm. I still hear Thursday’s. #lighthouses',
      warmth: 2.4,
      answers: [
        {
          by: 'ines',
          lang: 'pt',
          text: 'Que coisa tão bonita. Nunca mais vou olhar para um farol em silêncio.',
        },
        {
          by: 'mira',
          text: 'Teach me the harbour one?',
          answers: [{ by: 'dot', text: 'Come to the plot. Bring biscuits. It starts low.' }],
        },
      ],
    },
    {
      text: 'A marrow has appeared that was not there yesterday. It is the size of a cat. The cat has seen it too and is revising his position.',
    },
    {
      text: 'Please remember: a clue is a promise to be fair while looking unfair. Gardening is the other way round.',
    },
  ],
  series: [
    {
      share: 1.2,
      patterns: [
        'Plot 14: {crop} {news} {end}',
        'Clue for a {mood} day: “{clue}”. {hint}',
        '{weather} {crop} {news}',
      ],
      words: {
        crop: [
          'The beans',
          'The leeks',
          'The broad beans',
          'The raspberries',
          'The sweet peas',
          'The beetroots',
          'The onions',
          'The currants',
          'The pumpkins',
          'The cabbages',
        ],
        news: [
          'are up by {2-9} cm.',
          'have been visited by a pigeon of great size.',
          'want tying in.',
          'are sulking.',
          'have taken over the path.',
          'are doing better than I am.',
          'got a talking-to.',
          'need picking, bring a bag.',
          'look at me as if I owed them something.',
        ],
        end: [
          'String to the rescue.',
          'I had my sandwich on the upturned bucket.',
          'The robin supervised.',
          'Boots full of water.',
          'Home before the rain, just.',
          'Left a bowlful on Oskar’s step.',
          'Talked to the compost, it is warm.',
        ],
        mood: ['wet', 'bright', 'slow', 'windy', 'good', 'Monday sort of'],
        clue: [
          'Bird starts late and leaves early (4)',
          'Vessel turning over a new leaf, oddly (3)',
          'Light work for a keeper (6)',
          'Rise, as bread might, in confusion (5)',
          'Part of a shoe that talks (6)',
          'It comes twice a day and never knocks (4)',
          'Fruit of the sea wall? (4)',
          'Stringed thing, plainly climbing (4)',
          'Bell’s first in the mist (3)',
          'Old flame on the rocks (6)',
          'Gull without a grudge, initially (1,1,1,1)',
        ],
        hint: [
          'No hints before supper.',
          'Two of you will get it at once, do not gloat.',
          'It came to me among the leeks.',
          'Pencil only.',
          'My cat got it.',
          'It is fairer than it looks.',
        ],
        weather: [
          'Drizzle.',
          'Sun at last.',
          'Wind in the netting.',
          'Frost on the tap.',
          'Warm as a loaf.',
          'A shower every {10-50} minutes.',
        ],
      },
      pics: [
        picture(
          'garden-dusk-3',
          'The allotment in evening light, beanpoles throwing long shadows.',
        ),
        picture('tomatoes-day-4', 'A wooden crate of ripe tomatoes in reds and yellows.'),
        picture('garden-mist-6', 'Vegetable rows under a light morning mist.'),
      ],
      picsChance: 0.14,
    },
  ],
  reserve: [
    {
      text: 'A little boy asked what I am growing. I said patience. He asked whether it comes up every year.',
      warmth: 3,
    },

    { text: 'The marrow has moved. I am not saying it moved by itself. I am saying it has moved.' },
    {
      text: 'Clue of the hour: “Ferry, perhaps, getting cross (4)”. You may say it aloud, I cannot hear you.',
    },
    { text: 'The robin has learned the sound of my biscuit tin. We are both to blame.' },
    {
      text: 'Planted garlic, sat down, got up again after what turned out to be an hour. Good garlic.',
      pics: [picture('garden-day-9', 'Freshly dug rows on an allotment in sunshine.')],
    },
  ],
}
