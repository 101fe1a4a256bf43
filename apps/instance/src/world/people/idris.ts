import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const idris: Persona = {
  account: {
    username: 'idris',
    domain: 'tide.example',
    displayName: 'Idris Pritchard',
    note: 'Counts birds on the estuary, Tuesdays and whenever. One telescope, two flasks, no hurry. #birds',
    fields: [{ name: 'Patch', value: 'from the sluice to the second hide' }],
    header: 'header-birds-dawn-1',
    joined: '2020-01-25',
    language: 'en',
  },
  posts: [
    {
      text: 'Knot, about four thousand, turning all at once over the bar: brown, then white, then brown, then gone. I forgot to count. I am putting down “yes”. #birds',
      pics: [
        picture(
          'birds-dawn-2',
          'A great flock of birds turning above an estuary, the sky behind them pink and grey.',
        ),
      ],
      fresh: 14,
      warmth: 3,
      answers: [
        { by: 'marisol', lang: 'es', text: '«Sí» es el mejor recuento que he leído en años.' },
        { by: 'lena', text: 'I once logged a meteor as “oh”. Same method.' },
      ],
    },
    {
      text: 'The robin at the second hide now lands on the telescope. It does not look through. It has seen it.',
      fresh: 49,
      warmth: 2.1,
    },
    {
      text: 'Heard before seen: curlew. Seen before heard: my neighbour, about the hedge.',
      warmth: 1.6,
    },
    {
      text: 'A boy in the hide asked which bird is the best one. There were five grown men in there and we all said a different one at the same time. He wrote them all down.',
      warmth: 3,
      answers: [
        { by: 'idris', text: 'It is the curlew, though.' },
        { by: 'dot', text: 'Robin.' },
        { by: 'olena', lang: 'uk', text: 'Лелека. Тут і сперечатися нема про що.' },
        { by: 'marisol', lang: 'es', text: 'Flamenco, y no acepto debate.' },
      ],
    },
    {
      text: 'Which hide?',
      poll: {
        options: [
          ['First (has the bench)', 41],
          ['Second (has the robin)', 166],
          ['The hedge (has me)', 12],
        ],
        hours: -8,
      },
    },
    {
      text: 'Heron on the sluice, same stone, sixth winter. We have both gone grey.',
      pics: [
        picture(
          'heron-mist-1',
          'A heron standing on one leg in shallow misty water, its reflection below.',
        ),
      ],
      warmth: 2.7,
      fresh: 76,
    },
    {
      text: 'Mae’r gylfinir yn ôl ar y traeth. I do not know how to say it better in English: the estuary has its voice back.',
      warmth: 2.2,
    },
    {
      text: 'The barn owl came home with supper while I sat there with my sandwich. We looked at each other’s meal. Neither of us would have swapped.',
      cw: 'owl with supper (a mouse)',
      sensitive: true,
      pics: [
        picture(
          'owl-night-3',
          'An owl on a bare branch before a huge moon, looking straight at the camera.',
        ),
      ],
      warmth: 2,
    },
  ],
  series: [
    {
      share: 2,
      patterns: [
        '{place}, {06:05-16:50}: {one}, {two}, {three}. {note} #birds',
        '{place}: {one} and {two}. {note} #birds',
      ],
      words: {
        place: [
          'Sluice',
          'First hide',
          'Second hide',
          'Sea wall',
          'The bar',
          'Reedbed',
          'Old jetty',
        ],
        one: [
          '{40-900} dunlin',
          '{12-210} lapwing',
          '{3-60} redshank',
          '{20-400} wigeon',
          '{8-90} oystercatcher',
          '{100-999} knot',
          '{5-70} teal',
        ],
        two: [
          '{2-19} little egret',
          '{1-14} curlew',
          '{2-30} turnstone',
          '{1-9} snipe',
          '{4-44} golden plover',
          '{2-12} shelduck',
          '{1-6} great crested grebe',
        ],
        three: [
          '{1-2} kingfisher, blue as a shout',
          '{1-3} marsh harrier',
          'one peregrine, and then nothing else',
          '{2-9} bearded tit, pinging',
          'the heron',
          'one swallow, optimistic',
          'a water rail, heard, like a piglet',
        ],
        note: [
          'Flask one finished.',
          'Robin on the tripod.',
          'Rain stopped play for {10-50} minutes.',
          'Light from behind, lovely.',
          'Hands too cold to write it nicer.',
          'A seal among the ducks, no one minded.',
          'Nobody else about.',
          'Shared a biscuit with the warden.',
          'Tide turned at {07:10-15:40} and so did they.',
          'Could have stayed.',
        ],
      },
      pics: [
        picture('birds-dusk-4', 'Birds flying to roost over reeds in orange light.'),
        picture('heron-dawn-5', 'A heron in shallow water at sunrise.'),
        picture('birds-day-7', 'A loose flock over the estuary on a bright day.'),
        picture('birds-mist-8', 'Distant waders in fog.'),
      ],
      picsChance: 0.22,
    },
  ],
  reserve: [
    { text: 'One swift. ONE SWIFT. I have told the man at the petrol station. #birds' },
    {
      text: 'The robin brought another robin. They looked at me, then at each other. I think I have been shown.',
    },
    {
      text: 'Barn owl along the sea wall at dusk, like a thought somebody nearly had.',
      pics: [picture('owl-dusk-4', 'An owl on a bare branch against an evening sky.')],
    },
    { text: 'Count abandoned: otter.', warmth: 3 },
  ],
}
