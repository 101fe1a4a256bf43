import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const rosalind: Persona = {
  account: {
    username: 'rosalind',
    domain: 'rail.example',
    displayName: 'Rosalind Achebe-Wynn',
    note: 'Station gardener, unpaid, undefeated. Nine platforms of nasturtiums.',
    fields: [{ name: 'Best Small Station', value: 'four times, and robbed once' }],
    header: 'header-garden-dusk-2',
    joined: '2022-06-01',
    language: 'en',
  },
  posts: [
    {
      text: 'Somebody has been leaving cuttings in the waiting room with labels in beautiful handwriting. I leave tea. We have not met. It has been two years.',
      warmth: 3.2,
      fresh: 65,
      answers: [{ by: 'arthur', text: 'I have seen who it is. I have not written it down.' }],
    },
    { text: 'Nasturtiums have reached the departure board and are now departing.', warmth: 1.9 },
    {
      text: 'The scarecrow guard has been given a whistle. Three people have boarded on its signal.',
      warmth: 2.2,
      answers: [{ by: 'priya', text: 'Has it been trained? (I am sorry.)' }],
    },
    {
      text: 'Sweet peas along the fence. The 09:14 opened all its windows as it went by.',
      pics: [
        picture(
          'garden-day-12',
          'Flower and vegetable beds in sunshine with canes and a small shed.',
        ),
      ],
    },
    {
      text: 'What to plant round the buffers?',
      poll: {
        options: [
          ['Lavender', 77],
          ['Runner beans', 48],
          ['Something with thorns, for drama', 36],
        ],
        hours: 90,
      },
    },
  ],
  series: [
    {
      share: 0.7,
      patterns: ['{bed}: {plant} {visitor}', '{plant} {visitor} {end}'],
      words: {
        bed: [
          'Platform {1-9}',
          'The milk churn',
          'Buffer bed',
          'Round the clock',
          'Under the footbridge',
          'Hanging basket {2-14}',
        ],
        plant: [
          'marigolds by the hundred.',
          'a tomato nobody planted.',
          'the rose has reached the timetable.',
          'foxgloves, very upright, like inspectors.',
          'pansies with the faces of commuters.',
          'mint, escaping.',
          'sunflower {1-3} m {10-90}.',
          'strawberries, for whoever is late.',
        ],
        visitor: [
          '{2-11} bees on the 08:02.',
          'A passenger weeded while waiting.',
          'The guard took a seed head in his hat.',
          'Snails: first class.',
          'The unseen friend has left a fern.',
          'Arthur lifted his cap to the lupins.',
          'A toddler said “hello flower” {4-20} times.',
        ],
        end: [
          'Watered {3-9} cans.',
          'Rain did it for me.',
          'Judging in {2-6} weeks, nobody is nervous.',
          'Compost warm.',
          'Gloves lost, gloves found.',
        ],
      },
      pics: [picture('garden-dawn-7', 'Garden beds in soft pink morning light.')],
      picsChance: 0.1,
    },
  ],
  reserve: [
    {
      text: 'The cuttings today came with a second cup for the tea. I sat down and waited.',
      warmth: 4,
    },
    {
      text: 'The scarecrow guard has received a fan letter. Ruan from the harbour redirected it, bless him.',
    },
  ],
}
