import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

/** The owner: counts stars by night, writes ferry timetables by day. */
export const mira: Persona = {
  account: {
    username: 'mira',
    domain: null,
    displayName: 'Mira Okafor',
    note: 'Timetables for the ferry by day, the ridge above the harbour by night. One small telescope, one borrowed tripod, no patience for street lamps. #astrophotography #lighthouses',
    fields: [
      { name: 'Pronouns', value: 'she/her' },
      { name: 'Telescope', value: '114 mm, older than me' },
      { name: 'Ferry times', value: 'https://ferry.example/times' },
    ],
    header: 'header-ridge-night-3',
    joined: '2021-10-04',
    language: 'en',
  },
  posts: [
    {
      text: 'Second night on the ridge. Clouds, mostly, and one very opinionated owl. :owl:',
      fresh: 27,
      warmth: 2,
      answers: [
        { by: 'tomas', text: 'The owl has seniority. It was up there before the bench.' },
        {
          by: 'lena',
          text: 'Write down what it says. Mine always calls eight minutes before dew.',
          answers: [
            {
              by: 'mira',
              text: 'Logged: 21:48 disapproval, 22:10 disapproval, 22:31 what sounded like a question.',
              answers: [
                {
                  by: 'konrad',
                  text: 'If the intervals stay at 22 minutes it is not an owl, it is a variable star.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      text: 'Does anyone have a spare 1.25" eyepiece between 8 and 12 mm near the coast? I can offer ferry tickets, a jar of somebody’s honey, and a place in the queue for Saturn.',
      fresh: 58,
      warmth: 1.6,
      answers: [
        {
          by: 'lena',
          text: 'There is a 10 mm in my drawer that has been waiting for a purpose. I will post it on Monday.',
          answers: [
            {
              by: 'mira',
              text: 'You are a good person and the first ten minutes of Saturn are yours.',
              answers: [
                {
                  by: 'lena',
                  text: 'From 900 km away. I will stand in the garden and look in the same direction.',
                },
              ],
            },
          ],
        },
        { by: 'ruan', text: 'I deliver the post on your side. I will carry it like an egg.' },
      ],
    },
    {
      text: 'Third night on the ridge and it finally cleared. Thanks @tomas for the tripod! #astrophotography ✨',
      cw: 'Lens flare, very large moon',
      sensitive: true,
      pics: [
        picture(
          'moon-night-4',
          'The nearly full moon filling the frame, grey seas and bright ray craters sharp along the left edge.',
        ),
        picture(
          'ridge-night-2',
          'Moonlight over a ridge in layers of blue, a tiny figure beside a telescope on the top.',
        ),
      ],
      fresh: 96,
      warmth: 2.2,
      answers: [
        {
          by: 'sunny',
          text: 'I showed this to my class of nine-year-olds. Question from the back: “Is she allowed up that late?”',
          answers: [
            {
              by: 'mira',
              text: 'Tell the back row that nobody knows and we would like to keep it that way.',
            },
          ],
        },
        {
          by: 'ines',
          lang: 'pt',
          text: 'Que lua! Daqui do cabo vimos a mesma, mas com muito mais vento.',
        },
      ],
    },
    {
      text: 'A thing about making timetables: nobody ever writes to say the 07:40 was on time. I have a folder for such letters. It has a lovely label.',
      fresh: 44,
      answers: [
        {
          by: 'hanne',
          text: 'The 07:40 was on time. Please file this. Signed, the person steering it.',
        },
        { by: 'kwame', text: 'Seconded by the harbour office, which was awake for once.' },
      ],
    },
    {
      text: 'Rule of the ridge: the flask you forget is always the one with the coffee in it. :thermos:',
    },
    {
      text: 'New street lamp outside the net lofts, and it points up. UP. I have written to the council with a diagram. The diagram has a little owl squinting in it.',
      pics: [
        picture(
          'harbour-night-2',
          'The harbour after dark, lit windows reflected in black water, one lamp far brighter than the rest.',
        ),
      ],
      warmth: 1.5,
      answers: [
        {
          by: 'dot',
          text: 'Bring me the letter before you send it, dear. I know which of them does the crossword.',
        },
        {
          by: 'kwame',
          text: 'As deputy harbour master I can confirm that we do not own the sky but would also like it back.',
        },
      ],
    },
    {
      text: 'Jupiter at 02:15, four moons in a row like buttons. Woke up half the house to show them. Half the house has asked for a rota.',
      pics: [
        picture(
          'planet-night-6',
          'Jupiter with tan and cream bands, four tiny moons strung out to its right against black.',
        ),
      ],
    },
    {
      text: 'Which evening for the open ridge night? Bring a blanket and something hot; telescopes will be provided, clouds too, probably.',
      poll: {
        options: [
          ['Thursday', 31],
          ['Friday', 58],
          ['Whichever is clear', 112],
        ],
        hours: 40,
      },
      fresh: 33,
      warmth: 1.4,
      answers: [
        { by: 'oskar', text: 'I bring rolls whichever it is. They do not need dark skies.' },
      ],
    },
    {
      text: 'The ferry is eleven minutes late because a seal was asleep on the ramp, and I would like every delay to be like that.',
      warmth: 1.9,
      answers: [
        { by: 'maren', text: 'I know that seal. It does not take hints.' },
        { by: 'hanne', text: 'I sounded the horn. It rolled over. We waited.' },
      ],
    },
    {
      text: 'Learning to draw what I see instead of photographing it. Forty minutes on one crater. It is a very bad drawing and I will never forget that crater.',
      card: {
        url: 'https://sketches.example/mira/crater',
        type: 'photo',
        title: 'Crater, pencil, forty minutes',
        description: '',
        author: 'Mira',
        image: 'moon-night-4',
      },
      visibility: 'unlisted',
    },
    {
      text: 'Followers only because it is silly: I have named all the gulls on the office roof after minor constellations, and Corvus has just stolen my sandwich.',
      visibility: 'private',
    },
    {
      text: 'For anyone asking how to begin: lie on your back. Wait twenty minutes without looking at a screen. That is the whole course, the rest is neck ache.',
      warmth: 1.8,
    },
    {
      text: 'Spent lunch with Ruan working out whether the lighthouse beam could be timed with a pendulum made of my sandwich. It could. 12 seconds, give or take cheese. #lighthouses',
    },
    {
      text: '@leila the star atlas you kept for me has somebody’s pencil notes from 1971 in it: “cloud. cloud. cloud. married. cloud.” I may never bring it back.',
      fresh: 70,
      warmth: 2,
      answers: [
        {
          by: 'leila',
          text: 'We are not allowed to look up the borrower. I looked up the borrower. They still live on the hill and still have the same telescope.',
          answers: [{ by: 'mira', text: 'I am putting on my shoes.' }],
        },
      ],
    },
    {
      text: 'Thread: one night on the ridge, written with gloves on. Last light. Somebody has carved “sorry” into the bench. I hope it worked.',
      fresh: 110,
      warmth: 2,
      pics: [
        picture(
          'ridge-dusk-5',
          'Violet ridges one behind the other under an orange sky, a small figure with a telescope on the nearest.',
        ),
      ],
      answers: [
        {
          by: 'mira',
          after: 75,
          text: 'First stars. Tea still hot. The owl has arrived and taken the good branch. :owl:',
          answers: [
            {
              by: 'mira',
              after: 75,
              text: 'Andromeda, without anything, just eyes. Two and a half million years to get here and it lands in a woman with a cold nose.',
              warmth: 3,
              answers: [
                {
                  by: 'konrad',
                  lang: 'de',
                  text: 'Die Nase ist das genaueste Instrument, das wir haben: Sie meldet minus zwei.',
                },
                {
                  by: 'mira',
                  after: 130,
                  text: 'After midnight. Lighthouse, 12 seconds. Lighthouse, 12 seconds. I have started to breathe with it. #lighthouses',
                  answers: [
                    { by: 'ines', lang: 'pt', text: 'É assim que eles nos ensinam a dormir.' },
                    {
                      by: 'mira',
                      after: 105,
                      text: 'The small hours. Petra’s bus at the top, all lights off for a minute. I flashed my torch. She flashed fourteen seats.',
                      answers: [
                        { by: 'petra', text: 'I thought you were a low star.' },
                        {
                          by: 'mira',
                          after: 140,
                          text: 'Sky the colour that Petra calls “nearly”. Packing up. The owl has not said goodbye, it never does. End of thread, beginning of toast.',
                          pics: [
                            picture(
                              'ridge-dawn-9',
                              'The same ridges at first light, pink and lilac, the last star gone.',
                            ),
                          ],
                          warmth: 3,
                          answers: [
                            {
                              by: 'oskar',
                              text: 'Toast is ready. Window is open. Come down carefully.',
                            },
                          ],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  series: [],
  reserve: [],
}
