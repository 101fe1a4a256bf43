import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const farah: Persona = {
  account: {
    username: 'farah',
    domain: 'tide.example',
    displayName: 'Farah Aziz',
    note: 'Tide reader, mud walker, mender of tide gauges. فرح عزيز. I will take you to the wreck if you bring proper boots.',
    fields: [
      { name: 'Walks', value: 'https://tide.example/walks' },
      { name: 'Boots', value: 'proper' },
    ],
    header: 'header-tidepool-day-2',
    joined: '2019-12-11',
    language: 'en',
  },
  posts: [
    {
      text: 'Low water 05:12, 0.4 m. If you have been waiting to walk out to the wreck, tomorrow is the day.',
      fresh: 4,
      warmth: 1.6,
      answers: [
        { by: 'maren', text: 'I will swim there and meet you with dry socks in a bag on my head.' },
        {
          by: 'sunny',
          text: 'Twenty-six Puffins would like to know whether the wreck has a toilet.',
          answers: [
            {
              by: 'farah',
              text: 'Tell them it has had one since 1911 and they are welcome to look at it.',
            },
          ],
        },
      ],
    },
    {
      text: 'الجزر عند الخامسة والثلث. من كان ينتظر المشي إلى السفينة الغارقة، فغدًا يومه.',
      lang: 'ar',
      fresh: 5,
      answers: [
        { by: 'yusuf', lang: 'ar', text: 'خشب تلك السفينة من أجود ما رأيت. سلّمي لي عليه.' },
      ],
    },
    {
      text: 'A rock pool is a city with very good public transport twice a day.',
      pics: [
        picture(
          'tidepool-day-1',
          'A rock pool with an orange starfish, green and pink anemones, and a small crab in the corner.',
        ),
      ],
      fresh: 42,
      warmth: 2.6,
      answers: [
        { by: 'haruka', lang: 'ja', text: '一日二本、でも絶対に遅れない。見習いたいです。' },
      ],
    },
    {
      text: 'To the person who wrote “the tide table is wrong”: the tide table is right, it is the sea that reads it upside down near your pier. Come by, I will show you why. There is cake.',
      warmth: 1.9,
    },
    {
      text: 'Mud report: excellent. Lost one boot, found two. Neither is mine.',
      warmth: 2.2,
      answers: [
        {
          by: 'kwame',
          text: 'Please bring them to the office. We have an oar that needs company.',
        },
      ],
    },
    {
      text: 'جدّي كان يقول: البحر يردّ كلّ ما يأخذ، لكنّه ينسى أين أخذه.',
      lang: 'ar',
      warmth: 2.8,
      answers: [{ by: 'leila', lang: 'ar', text: 'سأكتبها على باب المكتبة.' }],
    },
    {
      text: 'The oldest tide gauge on this coast is a plank with notches and somebody’s initials. It is off by two centimetres after 140 years. I am off by more than that before lunch.',
      warmth: 2,
      fresh: 90,
    },
    {
      text: 'Wreck walk, done. Fourteen people, one dachshund in a rucksack, eleven ribs of oak, and the light coming through all of them.',
      pics: [
        picture('sea-mist-6', 'Pale wet sand and sea running together under a white sky.'),
        picture('hull-mist-3', 'The dark curve of an old hull standing out of morning mist.'),
      ],
    },
    {
      text: 'The tide coming in, eight seconds of it, sound on. Recorded for a friend who has moved inland and cannot sleep.',
      pics: [
        picture(
          'film-tide',
          'Film, eight seconds: small waves roll in under a red evening sky, sunlight glitters on the water and three gulls cross. The sound is surf.',
        ),
      ],
      fresh: 2,
      warmth: 3,
    },
  ],
  series: [
    {
      share: 1.4,
      patterns: [
        'Low water {00:20-11:50}, {0.2-0.9} m. {shore} {advice}',
        'Found on the strandline: {found} {advice}',
        'على الشاطئ اليوم: {wajadna} {khatima}',
      ],
      words: {
        shore: [
          'The eelgrass is out like hair.',
          'Lugworms writing everywhere.',
          'Shrimp in the runnels.',
          'The bar is dry enough for a picnic.',
          'Cockles whistling.',
          'A seal watched the whole survey.',
          'The old posts show, all {14-31} of them.',
        ],
        advice: [
          'Proper boots.',
          'Turn round when the second post gets wet.',
          'Bring a child, they are nearer to it.',
          'Leave the starfish where they are, they have appointments.',
          'The wind will make it {5-15} cm more.',
          'I put up the flag.',
          'Cake after.',
        ],
        found: [
          '{3-40} mermaid’s purses, all empty.',
          'a message in a bottle: “did you get the other one?”',
          'sea glass in {2-7} greens.',
          'one glove, waving.',
          'a bean from another continent.',
          'a float with numbers nobody here knows.',
          'cuttlefish bone shaped like a little boat.',
          'a brass button, anchors on it.',
        ],
        wajadna: [
          'نجمة بحر بستّة أذرع.',
          'صدفة تشبه أذنًا صغيرة.',
          'قنينة فارغة إلّا من الملح.',
          'حبل طويل وحكاية قصيرة.',
          'أثر نورس ذهب ولم يعد.',
          'زجاج صقله الموج {11-60} عامًا.',
        ],
        khatima: [
          'أعدناها إلى مكانها.',
          'الماء يعود عند {12:10-18:50}.',
          'والباقي للبحر.',
          'أحضروا أحذية متينة.',
          'كان الضوء كريمًا.',
        ],
      },
      pics: [
        picture(
          'tidepool-dusk-4',
          'A rock pool reflecting an evening sky, a starfish at its edge.',
        ),
        picture(
          'tidepool-day-6',
          'Clear water over pebbles, weed and two anemones in a rock pool.',
        ),
        picture('birds-mist-3', 'Waders flying low over misty mudflats.'),
      ],
      picsChance: 0.2,
    },
  ],
  reserve: [
    {
      text: 'Low water again, and the wreck has a new rib showing. She is coming out to look at us.',
    },
    { text: 'المدّ عالٍ الليلة. اربطوا القوارب والقبّعات.', lang: 'ar' },
    {
      text: 'A crab has moved into my left boot. I have asked it to think of the boot as a loan.',
      pics: [picture('tidepool-day-11', 'A small red crab at the edge of a rock pool among weed.')],
    },
    {
      text: 'The bottle with “did you get the other one?” has been answered. We wrote “no, sorry”, and drew a map.',
    },
  ],
}
