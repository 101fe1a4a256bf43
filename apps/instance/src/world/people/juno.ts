import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const juno: Persona = {
  account: {
    username: 'juno',
    domain: 'pixel.example',
    displayName: ':saturn: Juno Achterberg :comet:',
    note: 'Small games about weather. 16 colours are plenty. Currently making one in which you are a fog.',
    fields: [
      { name: 'Game', value: 'https://pixel.example/fog' },
      { name: 'Pronouns', value: 'they/them' },
    ],
    header: 'header-pixel-dusk-1',
    joined: '2020-12-01',
    language: 'en',
  },
  posts: [
    {
      text: 'Dev log: the fog can now hesitate. It took three weeks and eleven lines, and one of the lines is `wait a bit`.',
      fresh: 16,
      warmth: 3,
      answers: [
        { by: 'fogbell', text: 'Ding (approvingly).' },
        { by: 'kwame', text: 'Ours has always been able to. Would you like the minutes?' },
      ],
    },
    {
      text: 'Harbour level, before and after I asked @mira what the night sky there really looks like.',
      pics: [
        picture(
          'pixel-dusk-3',
          'Pixel art: a small harbour under a flat orange sky with two stars.',
        ),
        picture(
          'pixel-night-4',
          'Pixel art: the same coast at night under a sky crowded with stars.',
        ),
      ],
      fresh: 38,
      warmth: 3.2,
      answers: [
        {
          by: 'mira',
          text: 'You put the bench in. The WET bench.',
          answers: [{ by: 'juno', text: 'You cannot sit on it. I tested that the longest.' }],
        },
      ],
    },
    {
      text: 'Bug of the day: if you are kind to the lighthouse twice in one frame, it follows you.',
      warmth: 4,
      answers: [
        { by: 'ines', lang: 'pt', text: 'Isso não é um bug.' },
        { by: 'sunny', text: 'The lightmouse moves at last!' },
      ],
    },
    {
      text: 'Drawing water in 16 colours: one is water, fifteen are what it is thinking about.',
      warmth: 2.6,
    },
    {
      text: 'Made a tiny loop of our harbour lamp for the title screen.',
      pics: [
        picture(
          'film-lamp',
          'A looping animation: the beam of a small lighthouse sweeps over a dark sea while stars twinkle.',
        ),
      ],
      warmth: 3,
      fresh: 26,
    },
    {
      text: 'A player wrote: “I was a fog for two hours and then I called my brother.” I am going to lie down in the sun for the rest of the day.',
      warmth: 5,
      fresh: 60,
    },
    {
      text: 'What should the fog be afraid of?',
      poll: {
        options: [
          ['Hairdryers', 133],
          ['Noon', 210],
          ['Being looked through', 187],
          ['Nothing', 41],
        ],
        multiple: true,
        hours: 30,
      },
      fresh: 45,
    },
  ],
  series: [
    {
      share: 1.1,
      patterns: ['Dev log {n}: {did} {bug}', 'Palette note: {colour} {end}', '{bug} {end}'],
      since: 140,
      words: {
        did: [
          'gulls now land on things that can bear it.',
          'drew {6-40} frames of a flag giving up.',
          'rain has a favourite window.',
          'removed a feature and nobody cried but me.',
          'the tide uses the real table from @farah.',
          'walking animation, {4-9} frames, one of them proud.',
          'gave the moon a collision box. It is a bit big.',
        ],
        bug: [
          'Bug: boats are polite and no one ever docks.',
          'Bug: the sun rose twice. Left it in for Sundays.',
          'Bug: fog visible in the mirror, should not be, stays.',
          'Fixed: the cat no longer counts as weather.',
          'Bug: if you wait long enough, the bench apologises.',
          'Fixed {2-9} things, broke one beautifully.',
          'Bug: owls load before the night does.',
        ],
        colour: [
          'number 7 is no longer blue, it is Tuesday.',
          'the darkest dark is a green.',
          'swapped sand and skin, both look happier.',
          'one pink, used {2-6} times, always on purpose.',
          'found a grey that gets along with everyone.',
        ],
        end: [
          'Shipping it.',
          'Build {300-460} is up.',
          'My tea has a sprite now.',
          'Good pixels today.',
          'Nobody will notice. Notice it, please.',
          'Saved {8-60} bytes, spent them on a star.',
        ],
      },
      pics: [
        picture('pixel-dawn-5', 'Pixel art coastline at dawn in pinks and violets.'),
        picture('pixel-day-6', 'Pixel art island with a lighthouse under a bright sky.'),
        picture('pixel-night-7-square', 'Pixel art of a starry night over a dark sea.'),
        picture('pixel-storm-8', 'Pixel art waves under heavy clouds.'),
      ],
      picsChance: 0.28,
    },
  ],
  reserve: [
    {
      text: 'The lightmouse is in the build. It rotates when it is happy. It is always happy.',
      warmth: 4,
      pics: [
        picture('pixel-night-9-square', 'Pixel art of a tiny lighthouse beneath a field of stars.'),
      ],
    },
    {
      text: 'Play test: someone has been sitting on the wet bench for an hour. It is not possible. I am not going to look into it.',
    },
    { text: 'Fog can now apologise to ships. Ships do not know what to say. Very realistic.' },
    { text: 'Sixteen colours, and today I used fifteen. Keeping one for luck.' },
  ],
}
