import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const priya: Persona = {
  account: {
    username: 'priya',
    domain: 'rail.example',
    displayName: 'Priya Nair',
    note: 'I collect what railway people remember before it turns into a café. Signal boxes, lamp rooms, the last crews. #trains',
    fields: [
      { name: 'Archive', value: 'https://rail.example/voices' },
      { name: 'Pronouns', value: 'she/her' },
    ],
    header: 'header-train-dusk-1',
    joined: '2019-09-30',
    language: 'en',
  },
  posts: [
    {
      text: 'The signal box at Ely is being listed. I wrote down what the last crew told me, before it turns into a café: https://rail.example/ely-box',
      card: {
        url: 'https://rail.example/ely-box',
        title: 'The last shift at Ely North',
        description:
          'Forty-five levers, one kettle, and a cat who was on the payroll. What the last three signallers remember.',
        author: 'Priya Nair',
        image: 'signalbox-dusk-1',
      },
      fresh: 8,
      warmth: 2.4,
      answers: [
        {
          by: 'arthur',
          text: 'Lever 31 sticks. Tell the café people. Lever 31 has always stuck.',
          answers: [
            {
              by: 'priya',
              text: 'It is on the last page. All three of them brought it up, unprompted.',
            },
          ],
        },
        {
          by: 'kwame',
          text: 'What did the cat earn?',
          answers: [
            {
              by: 'priya',
              text: 'One pint of milk a week and the chair. It outlasted four managers.',
            },
          ],
        },
      ],
    },
    {
      text: 'A retired guard hummed me the sound of every bridge between the coast and the capital, in order, with his eyes shut. I have it on tape. I have played it to nobody yet.',
      fresh: 46,
      warmth: 3,
      answers: [{ by: 'dot', text: 'My Harold did lighthouses. They would have got on.' }],
    },
    {
      text: 'Night train, upper bunk, the whole carriage asleep and one person somewhere eating crisps with enormous care.',
      pics: [
        picture(
          'train-night-2',
          'A train with lit windows crossing a stone viaduct under a starry sky.',
        ),
      ],
      warmth: 2.3,
    },
    {
      text: 'Found in a lamp room at the end of a branch line: 60 hooks, 59 lamps, and a note from 1966: “back on Monday”.',
      warmth: 2.8,
      answers: [{ by: 'leila', quotes: true, text: 'I will hold the card for them.' }],
    },
    {
      text: 'The best platform bench in the country is at a station that trains no longer stop at. Bring a flask. Wave at the express. It whistles, sometimes.',
      pics: [picture('train-day-3', 'A small train crossing a viaduct above green hills.')],
    },
    {
      text: 'Interview no. 112. “What did you miss first?” – “The four minutes between trains. You could hear the larks.”',
      warmth: 2.7,
    },
    {
      text: 'How do you hold a cup of tea on a moving train?',
      poll: {
        options: [
          ['By the rim, elbow out', 88],
          ['It holds me', 141],
          ['On the lap, in prayer', 102],
          ['I spill it and call it weather', 67],
        ],
        hours: 12,
      },
      fresh: 34,
    },
    {
      text: 'Someone restored a station clock and put it back up. It had been right twice a day for thirty years; now it is wrong always, by one lovely minute.',
    },
  ],
  series: [
    {
      share: 1.2,
      patterns: ['Interview no. {n}: {who} {said} #trains', '{line} {seen} {end}'],
      since: 112,
      words: {
        who: [
          'a crossing keeper’s daughter.',
          'the man who wound {30-90} clocks.',
          'a dining-car cook.',
          'a shunter, eighty-one.',
          'two sisters who painted the station names.',
          'a driver who never learned to drive a car.',
          'the tea lady of platform {2-9}.',
          'somebody who only ever mended lamps.',
        ],
        said: [
          '“You knew everyone by their footsteps.”',
          '“We warmed the points with our hands and a kettle.”',
          '“It was the quiet trains you worried about.”',
          '“I can still smell the seats.”',
          '“Nobody told us it was the last one, so we waved as usual.”',
          '“The fog did half the work and took all the credit.”',
          '“My mother set the clock by me.”',
          '“I dream in timetables, but kindly.”',
        ],
        line: [
          'Branch line, {2-4} coaches, {05:40-21:10}.',
          'Waiting room, fire lit.',
          'Cross-country, window seat.',
          'Request stop. I requested.',
          'The slow one, on purpose.',
          'Footplate smell in the museum shed.',
        ],
        seen: [
          '{3-19} herons before breakfast.',
          'A platform garden with a prize and a scarecrow guard.',
          'The guard knew a poem.',
          'Rain on the one side, sun on the other.',
          'A signal that nods when it means it.',
          'A dog with its own seat, reserved.',
          'The old lamp bracket, still there, number {4-60}.',
        ],
        end: [
          'Notes made on a paper bag.',
          'Missed my stop, gladly.',
          '{2-7} minutes late and nobody minded.',
          'I took the tape recorder for a walk.',
          'Home by the last one.',
          'More of this.',
        ],
      },
      pics: [
        picture('signalbox-day-2', 'A wooden signal box with many small panes beside the line.'),
        picture('train-mist-5', 'A train on a viaduct fading into morning mist.'),
        picture('train-dawn-6', 'Sunrise behind a viaduct with a short train on it.'),
      ],
      picsChance: 0.22,
    },
  ],
  reserve: [
    {
      text: 'The café has agreed to keep lever 31. It will be labelled “sticks”. https://rail.example/lever-31',
      card: {
        url: 'https://rail.example/lever-31',
        title: 'Lever 31 stays',
        description: 'A small victory in cast iron.',
        author: 'Priya Nair',
        image: 'signalbox-day-4',
      },
    },
    {
      text: 'Today’s signaller brought her own kettle to the interview. The kettle had served longer than she had.',
    },
    {
      text: 'Window seat, wrong train, right valley. Staying on.',
      pics: [picture('train-dusk-8', 'A train crossing a viaduct against an orange evening sky.')],
    },
    { text: 'I finally played somebody the tape with the bridges. We both forgot to get off.' },
  ],
}
