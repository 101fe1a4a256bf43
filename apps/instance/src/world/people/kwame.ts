import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const kwame: Persona = {
  account: {
    username: 'kwame',
    domain: null,
    displayName: 'Kwame Mensah',
    note: 'Deputy harbour master. I write down what happens and then deny having an opinion. :craney:',
    fields: [
      { name: 'VHF', value: 'channel 12' },
      { name: 'Crane', value: 'has a name now' },
    ],
    header: 'header-crane-dusk-1',
    joined: '2021-10-20',
    language: 'en',
  },
  posts: [
    {
      text: 'The harbour crane has a name now. Forty-one people voted and it is, of course, Craney McLift. I want it noted that I abstained. :craney:',
      fresh: 9,
      warmth: 2.6,
      answers: [
        { by: 'hanne', text: 'It is noted. It is also noted that you made the sign.' },
        { by: 'theo', text: 'In the theatre we would have given her a hat by now.' },
        {
          by: 'dot',
          text: 'Eleven letters across, “machine with a silly name”. I have waited years for this.',
          answers: [
            {
              by: 'kwame',
              text: 'Craney McLift has twelve.',
              answers: [{ by: 'dot', text: 'Then I shall need a bigger grid.' }],
            },
          ],
        },
      ],
    },
    {
      text: 'Lost property at the harbour office this week: one oar (left), one wedding shoe (right), a cello. If these belong to the same person I would very much like to hear the story.',
      fresh: 30,
      warmth: 2.3,
      answers: [
        { by: 'leila', text: 'The library has the other shoe.' },
        {
          by: 'shirin',
          lang: 'fa',
          text: 'ویولن‌سل؟ حتماً کسی تا صبح برای دریا ساز زده.',
        },
        { by: 'maren', text: 'The oar is mine. The rest I would rather not discuss.' },
      ],
    },
    {
      text: 'Sunset behind the crane. She posed.',
      pics: [
        picture(
          'crane-dusk-4',
          'The harbour crane in silhouette against a red and gold evening sky, a gull on its arm.',
        ),
      ],
      fresh: 1,
    },
    {
      text: 'A boat called “Second Mortgage” has come in beside a boat called “Why Not”. They are the same length and they have started talking.',
      warmth: 1.5,
    },
    {
      text: 'Minutes of today’s harbour meeting, in full: the fog was discussed. It was agreed that it is fog.',
      warmth: 1.8,
      answers: [{ by: 'fogbell', text: 'Ding.' }],
    },
    {
      text: 'To the person who tied up with fourteen knots, none of them known to science: I have released your boat. It took both of us and a diagram.',
      answers: [
        { by: 'saga', text: 'I would like to see the diagram, for the shed wall.' },
        { by: 'tomas', text: 'I was the other one. We invented a word.' },
      ],
    },
    {
      text: 'What should the new patrol dinghy be called? The office has learned nothing.',
      poll: {
        options: [
          ['Dinghy McDinghyface’s Cousin', 44],
          ['Patience', 71],
          ['Formal Warning', 139],
          ['The Wet Bench', 63],
        ],
        multiple: true,
        hours: 66,
      },
      fresh: 47,
      warmth: 1.3,
    },
    {
      text: 'My daughter asked what I do all day. I said I look at boats and write down when they come and go. She said “like the window at grandma’s”. Correct.',
      warmth: 2,
    },
    {
      text: '@mira the office clock is now two minutes ahead so that your timetable is right. Nobody is to know.',
      visibility: 'private',
      fresh: 82,
      answers: [
        { by: 'mira', text: 'I saw it from the ferry. I have never been so moved by a clock.' },
      ],
    },
  ],
  series: [
    {
      share: 1.4,
      patterns: [
        'Harbour log, {05:30-22:10}: {vessel} {deed} {remark}',
        'On channel 12: {radio} {remark}',
        'Berth {2-31}: {vessel} {deed}',
      ],
      words: {
        vessel: [
          'a yellow ketch',
          'the pilot boat',
          'a sloop with a piano on deck',
          'two canoes and a raft',
          'the dredger',
          'a trawler painted like a mackerel',
          'the mail boat',
          'a catamaran too wide for its ambitions',
          'a very small tug',
          'the schooner from the north',
        ],
        deed: [
          'arrived sideways.',
          'left on the ebb.',
          'asked for the tide and got it.',
          'paid in coins.',
          'wishes to stay “until the weather is nicer”.',
          'has {3-9} people aboard and one goat.',
          'came in so quietly that I checked twice.',
          'took {2-6} tries and a round of applause.',
          'needed {20-90} litres of diesel and a kind word.',
        ],
        radio: [
          'somebody asking where they are.',
          'a long silence, then “never mind”.',
          'the ferry wishing everyone a good morning.',
          'whistling.',
          'a recipe, I think.',
          'two skippers being very polite about who goes first.',
          'a child who wanted to say hello to the crane.',
        ],
        remark: [
          'Noted.',
          'I have no further comment.',
          'Craney saw it all.',
          'The gulls were against it.',
          'Filed under weather.',
          'I put the kettle on.',
          'Nothing in the rules forbids it.',
          'It has been a day.',
          'Signed, stamped, still damp.',
        ],
      },
      pics: [
        picture(
          'harbour-day-5',
          'Coloured houses along the quay with small boats moored below them.',
        ),
        picture('crane-day-3', 'The harbour crane against a pale blue sky.'),
        picture('fog-mist-4', 'A buoy half lost in fog on still water.'),
        picture('harbour-dusk-6', 'The quay at dusk, windows coming on one by one.'),
      ],
      picsChance: 0.16,
    },
  ],
  reserve: [
    {
      text: 'Fog inside the office today. I asked it to sign in. It left a damp mark on the line, which I have accepted.',
    },

    { text: 'Craney McLift lifted her first piano today. Nobody breathed, including the piano.' },
    { text: 'A man has asked for a berth “with a sad view, for a novel”. I gave him the dredger.' },
    {
      text: 'Channel 12, just now: “Is anyone else looking at this sky?” Yes, sir. All of us.',
      pics: [
        picture(
          'sea-dusk-11',
          'A burning orange sunset over the sea, the sun half below the horizon.',
        ),
      ],
    },
    {
      text: 'The cello has been claimed. It belongs to nobody’s wedding. The mystery is now worse.',
    },
    {
      text: 'I want it noted that the patrol dinghy will be called Formal Warning. I also want it noted that I love it.',
    },
  ],
}
