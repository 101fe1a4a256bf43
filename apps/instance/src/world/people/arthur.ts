import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const arthur: Persona = {
  account: {
    username: 'arthur',
    domain: 'rail.example',
    displayName: 'Arthur Pimm',
    note: 'Platform 2, the far end, most days since 1958. I write the numbers down so that they stay.',
    fields: [{ name: 'Notebooks', value: '204' }],
    header: 'header-signalbox-day-1',
    joined: '2020-02-14',
    language: 'en',
  },
  posts: [
    {
      text: 'A young couple asked me what I am waiting for. I said “the 11:52”. They waited with me. It was late and they stayed.',
      fresh: 32,
      warmth: 3.4,
      answers: [
        {
          by: 'priya',
          text: 'Arthur, you cannot just write a novel at the far end of platform 2.',
        },
      ],
    },
    {
      text: 'Filled notebook 204 today. The last line is a goods train that I nearly missed because of a butterfly. I wrote down both.',
      warmth: 2.3,
    },
    {
      text: 'My granddaughter has set up this account with large letters. She says people here like to hear about things one loves. Very well: couplings.',
      warmth: 4,
      answers: [
        { by: 'bruno', lang: 'de', text: 'Bitte fangen Sie ganz vorn an. Wir haben Zeit.' },
        { by: 'jun', text: 'We would like to hear about couplings.' },
        {
          by: 'arthur',
          text: 'There are two schools of thought and a hook. I shall need several evenings.',
        },
      ],
    },
    { text: 'Sandwich: egg. Weather: egg also, a sort of yellow. Trains: eleven.', warmth: 1.8 },
    {
      text: 'They have painted the footbridge. I went over it twice, once for each handrail.',
      pics: [
        picture(
          'signalbox-day-6',
          'A neat wooden signal box beside the track, flower boxes under its windows.',
        ),
      ],
    },
    {
      text: 'If you want to know a person, stand next to them while something is late.',
      warmth: 3.2,
      fresh: 72,
    },
    {
      text: 'The steam special came through at 14:06. I am seventy-nine and I took my cap off. So did the lad with the skateboard.',
      pics: [
        picture(
          'train-day-9',
          'A train with a plume of steam crossing a viaduct in bright weather.',
        ),
      ],
      warmth: 2.4,
    },
  ],
  series: [
    {
      share: 1.6,
      patterns: [
        'Platform 2, {06:10-18:40}: {n} {what} {beside}',
        '{what} {weather} {beside}',
        'Notebook {205-206}, page {3-96}: {what} {weather}',
      ],
      since: 37_002,
      words: {
        what: [
          'tank wagons, {8-24}, all clean.',
          'two light engines, talking.',
          'the stopping train, stopping.',
          'ballast, {14-30} wagons, a dove on the ninth.',
          'the express, {1-4} late and sorry.',
          'an inspection saloon full of hats.',
          'the parcels unit, wrong way round.',
          'a failed shunter being brought home gently.',
          'flat wagons with one enormous blade for a windmill.',
          'nothing for {22-70} minutes, very good nothing.',
        ],
        beside: [
          'Egg sandwich.',
          'A wagtail on the ramp.',
          'The porter says hello.',
          'Pencil down to {3-6} cm.',
          'My knees forecast rain.',
          'A little girl waved first.',
          'Driver raised one finger, the proper one.',
          'Tea from the machine, brave of me.',
          'Saved the page with a leaf.',
        ],
        weather: [
          'Bright.',
          'Drizzle, the thin sort.',
          'Wind from the cutting.',
          'Mist till ten.',
          'Warm boards.',
          'Frost on the ramp.',
          'Rooks.',
        ],
      },
      pics: [
        picture('train-day-11', 'A short train on a viaduct above a river valley.'),
        picture('train-mist-2', 'A viaduct in mist with a train crossing.'),
      ],
      picsChance: 0.08,
    },
  ],
  reserve: [
    {
      text: 'The lad with the skateboard asked about notebook one. I carry it in my coat. We missed two trains.',
      warmth: 3,
    },

    {
      text: 'On couplings, part two: the hook is only half of it. The other half is trust.',
      warmth: 3,
    },
    { text: 'The couple came back. They have bought a notebook. I lent them the sharp pencil.' },
    { text: '11:52 on time. I hardly knew where to look.' },
  ],
}
