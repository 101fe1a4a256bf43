import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const tomas: Persona = {
  account: {
    username: 'tomas',
    domain: null,
    displayName: 'Tomás Rivera',
    note: 'Mechanic of the lifeboat. If the pager goes I leave in the middle of the',
    fields: [
      { name: 'Boat', value: '14 m, two engines, one kettle' },
      { name: 'On call', value: 'more than I would like' },
    ],
    header: 'header-sea-storm-2',
    joined: '2021-11-12',
    language: 'en',
  },
  posts: [
    {
      text: '@mira keep the tripod till Sunday, I am on call. Bring the good thermos back though.',
      visibility: 'direct',
      fresh: 6,
      answers: [
        {
          by: 'mira',
          text: 'Thermos washed, tripod guarded by owl. Be safe out there.',
          answers: [
            {
              by: 'tomas',
              text: 'Flat calm. So far it is me, the kettle, and a crossword I cannot do.',
            },
          ],
        },
      ],
    },
    {
      text: 'Port engine: new impeller. Starboard engine: jealous.',
      fresh: 21,
      answers: [{ by: 'saga', text: 'Give her a coat of paint. It always works on mine.' }],
    },
    {
      text: 'Called out at 03:10 for a red flare. It was a birthday. Very polite people, excellent cake, one long talk about flares.',
      warmth: 2.4,
      answers: [
        {
          by: 'farah',
          text: 'Did the cake make it back to the station, or do we have to rescue that as well?',
        },
        {
          by: 'kwame',
          text: 'For the log: how many candles?',
          answers: [
            {
              by: 'tomas',
              text: 'Seventy. From a distance it was also a light of some significance.',
            },
          ],
        },
      ],
    },
    {
      text: 'Hoy ha venido una clase entera a ver la lancha. Pregunta favorita: «¿Y quién os rescata a vosotros?» Nos hemos quedado todos mirando el suelo un buen rato.',
      lang: 'es',
      warmth: 1.6,
      answers: [{ by: 'sunny', text: 'That was Amina. She has asked me the same about teachers.' }],
    },
    {
      text: 'There are two kinds of torque wrench: the one that clicks, and the one you find out about at sea.',
    },
    {
      text: 'Engine room at five in the morning. Nobody tells you it can be beautiful, so here: it can.',
      pics: [
        picture(
          'hull-dawn-5',
          'A lifeboat on its slipway at first light, orange sky behind the dark curve of the hull.',
        ),
      ],
      fresh: 52,
    },
    {
      text: 'Lent my good tripod to an astronomer and got back a good tripod, a jar of honey and a photograph of the moon. I should lend things more.',
      card: {
        url: 'https://kino.example/tripod',
        type: 'video',
        frame: 'https://play.kino.example/e/tripod',
        title: 'The tripod comes home, with honey (2:04)',
        description: 'Filmed from the wheelhouse, in one go, without permission.',
        author: 'Tomás Ferreira',
        image: 'moon-night-7',
      },
      warmth: 1.5,
    },
    {
      text: 'Practice tonight: we throw Oskar’s old dough trough into the bay and rescue it. It is called Gustav. Gustav has been rescued eleven times and is not grateful.',
      answers: [
        { by: 'oskar', text: 'Gustav raised four hundred loaves. Treat him with respect.' },
        { by: 'hanne', text: 'So that is what I nearly ran over on Tuesday.' },
      ],
    },
    {
      text: 'Mi madre me manda lentejas por correo. No una receta: lentejas. El cartero y yo ya no hablamos de otra cosa.',
      lang: 'es',
      answers: [
        { by: 'ruan', text: 'I can confirm that the parcel is heavy and smells of bay leaf.' },
      ],
    },
  ],
  series: [
    {
      share: 1.1,
      patterns: [
        'Lifeboat log: {job} {after}',
        '{weather} Pager {pager}. {after}',
        'Today in the engine room: {found}, {age} years old. {after}',
      ],
      words: {
        job: [
          'towed in a dinghy with {2-5} people and one oar.',
          'stood by for a yacht whose owner was sure about the sandbank. The sandbank was surer.',
          'exercise off the point, {2-4} hours, everybody wet.',
          'false alarm, a balloon shaped like a dolphin.',
          'checked all {8-14} lifejackets. One had a sandwich in it.',
          'two kayaks, both fine, both embarrassed.',
          'fetched a dog that had swum out after a gull.',
          'brought the doctor over to the island and a calf back.',
        ],
        weather: [
          'Wind {3-8}, sea lumpy.',
          'Flat calm, suspicious.',
          'Rain from the side.',
          'Swell of {2-4} metres and falling.',
          'Bright, cold, visibility for ever.',
        ],
        pager: [
          'silent',
          'went once, by mistake',
          'went at {01:10-05:50}',
          'under my pillow',
          'has been quiet for {2-9} days, do not say it aloud',
        ],
        found: [
          'a bolt that fits nothing',
          'half a biscuit',
          'a washer marked “spare, do not use”',
          'my other glove',
          'a note from the last mechanic',
          'a spanner',
          'one very dry tea bag',
        ],
        age: ['about {3-9}', 'roughly {10-30}', 'at least {12-25}'],
        after: [
          'Kettle on.',
          'Home by breakfast.',
          'The kettle outranks all of us.',
          'Everybody safe, which is the whole job.',
          'Oil on both sleeves again.',
          'The good thermos proved itself.',
          'Slept like a mooring block.',
          'I have written it down and underlined it.',
        ],
      },
    },
  ],
  reserve: [
    { text: 'Both engines started first time. I am telling you because nobody here believes me.' },
    { text: 'Found the noise. It was a spoon. It has been a spoon since March.' },
    { text: 'Calma total en la bahía. Hasta las gaviotas hablan bajito.', lang: 'es' },
    {
      text: 'Gustav the dough trough rescued for the twelfth time. He floated away during the group photograph.',
    },
    {
      text: 'Back from a long one. Everybody is fine. The sunrise was showing off.',
      pics: [
        picture(
          'sea-dawn-7',
          'Sunrise over open water, a golden path of light leading to the horizon.',
        ),
      ],
    },
  ],
}
