import type { Persona } from '../authoring.ts'

/** A bell on a buoy. It says little, but at the right time. */
export const fogbell: Persona = {
  account: {
    username: 'fogbell',
    domain: 'fjord.example',
    displayName: 'Fog Bell :fog:',
    note: 'Ding. #seafog',
    fields: [],
    header: 'header-fog-mist-1',
    joined: '2021-05-05',
    language: 'en',
    bot: true,
  },
  posts: [
    { text: 'Ding. Visibility 40 m. Ding. #seafog', warmth: 1.5 },
    {
      text: 'Visibility excellent. The bell would like to be useful anyway: ding. #seafog',
      warmth: 3,
      fresh: 40,
    },
  ],
  series: [
    {
      share: 1.3,
      patterns: [
        '{ding} Visibility {20-900} m. {what} #seafog',
        '{04:10-22:40}. {what} {ding} #seafog',
      ],
      words: {
        ding: ['Ding.', 'Ding, ding.', 'Dong, for once.', 'Ding (muffled).', 'Long pause. Ding.'],
        what: [
          'Bank from the north-west, {10-60} m deep.',
          'Fog lifting from the bottom, masts last.',
          'A ferry answered.',
          'One oar, somewhere.',
          'Sun is a rumour.',
          'Gull landed on the bell, tone now B flat.',
          'Patches like sheep.',
          'Fog rolled in at walking pace.',
          'Nobody about, which is the point.',
          'A swimmer said good morning.',
          'Clear above, milk below.',
        ],
      },
    },
  ],
  reserve: [
    { text: 'Ding. Someone out there dinged back. #seafog' },
    { text: 'The fog has gone. The bell misses it a little. #seafog' },
  ],
}
