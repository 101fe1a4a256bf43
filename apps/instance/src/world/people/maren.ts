import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const maren: Persona = {
  account: {
    username: 'maren',
    domain: 'tide.example',
    displayName: 'Maren Holm 🌊',
    note: 'Swims every day, complains every day. 1,204 in a row. The cold is a conversation.',
    fields: [{ name: 'Coldest', value: '2.1 °C, with hat' }],
    header: 'header-sea-mist-1',
    joined: '2021-01-01',
    language: 'en',
  },
  posts: [
    {
      text: 'Day 1,204. Eight degrees. I said a word that made a cormorant leave.',
      fresh: 18,
      warmth: 2.6,
      answers: [
        { by: 'idris', text: 'For the record, which word? The species is sensitive.' },
        { by: 'tomas', text: 'We heard it at the station and assumed a fog signal.' },
      ],
    },
    {
      text: 'The seal from the ferry ramp swam alongside for ten minutes this morning, very slowly, like a retired person beside a jogger.',
      warmth: 3,
      answers: [{ by: 'hanne', lang: 'en', text: 'So that is what it does on its day off.' }],
    },
    {
      text: 'Nobody regrets a swim. I regret about four hundred minutes spent standing in front of one.',
      warmth: 2.2,
    },
    {
      text: 'Six of us at the steps at dawn. Between us 412 years, five hats, one good idea.',
      pics: [
        picture('sea-dawn-9', 'A calm pink sea at sunrise, the light running straight towards us.'),
      ],
      fresh: 11,
      warmth: 2.4,
    },
    {
      text: 'PSA: the flask goes on the wall BEFORE you go in. Not in the car. Not in the kitchen. Today was a lesson in geography.',
      warmth: 1.8,
    },
    {
      text: 'Swam through the phosphorescence last night. Every stroke was a small city coming on.',
      pics: [
        picture('sea-night-4', 'A dark sea at night with a silver path of light on the water.'),
      ],
      warmth: 3.4,
      answers: [
        { by: 'mira', text: 'You were swimming in stars and did not CALL?' },
        { by: 'maren', text: 'I would have had to get out.' },
      ],
    },
  ],
  series: [
    {
      share: 1.1,
      patterns: ['Day {n}. {4-13} degrees. {in} {out}', 'Day {n}: {in} {seen}'],
      since: 1148,
      words: {
        in: [
          'Went in like a letter.',
          'Went in like a complaint.',
          'In by the ladder, third rung, the cold one.',
          'Ran. Regretted. Continued.',
          'Took {2-11} minutes of looking first.',
          'In before my head was told.',
          'Somebody counted to three and lied.',
        ],
        out: [
          'Out like a king.',
          'Pink as a prawn.',
          'Could not do my buttons, did not care.',
          'Tea through the teeth.',
          'Toes returned at {07:20-09:40}.',
          'Would swim again, and will.',
          'The wall was warm. Bless the wall.',
        ],
        seen: [
          'A jellyfish like a lost lampshade.',
          '{2-30} sand eels, silver handwriting.',
          'Fog so thick I swam home by the bell.',
          'The seal nodded.',
          'Rain from below as well.',
          'A moon still up, looking guilty.',
          'Swell, {1-2} m, a moving floor.',
          'One dog, {1-3} sticks, great joy.',
        ],
      },
      pics: [
        picture('sea-day-6', 'A bright blue sea with small white clouds above.'),
        picture('sea-mist-8', 'Flat grey water under fog.'),
        picture('sea-storm-7', 'Steep dark waves with white crests.'),
      ],
      picsChance: 0.16,
    },
  ],
  reserve: [
    { text: 'A child on the steps asked if I was rescued or on purpose.', warmth: 3 },
    {
      text: 'Fog. Swam parallel to the shore, I believe.',
      pics: [picture('fog-mist-7', 'Still water disappearing into fog, a buoy just visible.')],
    },
    { text: 'The cormorant is back. We have both apologised.' },
  ],
}
