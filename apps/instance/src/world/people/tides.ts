import type { Persona } from '../authoring.ts'

/** A machine, and the only one here that is never late. */
export const tides: Persona = {
  account: {
    username: 'tides',
    domain: null,
    displayName: 'Harbour Tides',
    note: 'Reads the gauge at the end of the pier and says what it sees. Kept alive by @kwame. Not for navigation; for walking, thinking and digging.',
    fields: [{ name: 'Gauge', value: 'pier end, seventh ladder' }],
    header: 'header-sea-day-1',
    joined: '2021-10-05',
    language: 'en',
    bot: true,
  },
  posts: [
    {
      text: 'Spring tide tomorrow. The sandbank will be a beach from 11:40 to 13:05. The sandbank is not a beach after 13:05. #tides',
      fresh: 31,
    },
    {
      text: 'Gauge reading 9.99 m. This is a gull standing on the sensor. Correction follows when it has finished. #tides',
      warmth: 3,
      answers: [{ by: 'tides', text: 'It has finished. 2.31 m.' }],
    },
    { text: 'The gauge has been cleaned. Previous readings included up to 3 cm of mussel. #tides' },
  ],
  series: [
    {
      share: 5,
      patterns: [
        '{00:10-11:50} low water, {0.2-1.1} m. {floor} {aside} #tides',
        '{00:10-23:50} high water, {3.1-5.2} m. {sea} {aside} #tides',
        '{moon}: {range} m between the tides. {sea} #tides',
      ],
      words: {
        floor: [
          'The wreck shows {3-11} ribs.',
          'Ladder seven is dry to the fifth rung.',
          'Causeway open for {40-130} minutes.',
          'The old slip is walkable, slippery.',
          'Mussel beds bare.',
          'Sandbank out, seals on it: {2-23}.',
          'You can hear the stones.',
        ],
        sea: [
          'Sea {6-17}.{1-9} °C.',
          'Swell from the west.',
          'Surface like glass.',
          'A little chop inside the wall.',
          'Water clear to {2-6} metres.',
          'Weed on the line.',
          'Foam under the pier.',
        ],
        aside: [
          'Boots advised.',
          'Mind the third step.',
          'Wind helps by {4-20} cm.',
          'Good hour for the nets.',
          'A gull has inspected the gauge.',
          'Kwame has oiled the hinge.',
          'All well.',
          'Nothing else to report.',
          'Bring the dog back in time.',
        ],
        moon: [
          'New moon',
          'Waxing crescent',
          'First quarter',
          'Waxing gibbous',
          'Full moon',
          'Waning gibbous',
          'Last quarter',
          'Thin old moon',
        ],
        range: ['{1.8-4.9}'],
      },
    },
  ],
  reserve: [
    { text: 'Reading as expected. The gauge asked to be told that this is also news. #tides' },
    {
      text: 'A seal has surfaced below the gauge and looked at it for two minutes. Reading unaffected. #tides',
    },
    { text: 'Slack water. For the next nine minutes the harbour holds still. #tides' },
  ],
}
