import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const petra: Persona = {
  account: {
    username: 'petra',
    domain: null,
    displayName: 'Petra Novotná',
    note: 'Night bus, line 9, harbour to hill and back, eleven times. I see the stars from the driver’s seat and the people from the mirror.',
    fields: [{ name: 'Line', value: '9' }],
    header: 'header-window-night-2',
    joined: '2023-03-14',
    language: 'en',
    locked: true,
  },
  posts: [
    {
      text: 'Last stop, 02:50. I switch off all the lights for one minute so that anybody still on board can see Orion. Nobody has ever complained.',
      warmth: 2.7,
      fresh: 55,
      answers: [
        {
          by: 'mira',
          text: 'I have been on that bus. I thought the lights had failed and that I was lucky.',
        },
        { by: 'lena', text: 'The best small observatory on the coast, and it has seats.' },
      ],
    },
    {
      text: 'Passenger count on the 01:15: two bakers, one nurse, a man with a ladder, the ladder.',
      warmth: 1.5,
    },
    {
      text: 'Fog on the hill. I drove the last kilometre by the sound of the windscreen wipers thinking.',
      pics: [
        picture(
          'window-night-5',
          'City lights as soft discs of orange and blue behind a wet windscreen.',
        ),
      ],
    },
    {
      text: 'A girl asked if the bus sleeps. I showed her the depot. She whispered goodnight to all fourteen.',
      warmth: 2.9,
    },
    {
      text: 'Someone knits on my bus on Tuesdays. The scarf got on in October. It takes up two seats now and I wait for it if it is late.',
      warmth: 2,
    },
    {
      text: 'Is there a word for the colour of the sky at 04:40 in June? I have been calling it “nearly”.',
      pics: [
        picture(
          'ridge-dawn-6',
          'Dark ridges under a sky that goes from deep blue to a thin line of peach.',
        ),
      ],
    },
  ],
  series: [
    {
      share: 0.9,
      patterns: ['Line 9, {00:20-04:40}: {who} {sky}', '{who} {sky} {end}'],
      words: {
        who: [
          '{2-4} bakers, one yawn shared by all.',
          'A trumpet in its case, and its player asleep on it.',
          'Nobody but the moon.',
          'A couple quarrelling in whispers, then laughing in whispers.',
          '{5-19} people after a wedding, all shoes in hand.',
          'The man with the ladder again.',
          'A cat, as far as the fish market.',
          'Somebody reading aloud to nobody.',
          'Two nurses going home, two nurses going in.',
          'The scarf, now {2-4} metres.',
        ],
        sky: [
          'Stars over the depot.',
          'Orion upside down in a puddle.',
          'No sky to speak of.',
          'Moon in the left mirror all the way.',
          'One shooting star at the chapel stop.',
          'Mist in the dip.',
          'Venus before the first tram.',
        ],
        end: [
          'On time, if anyone asks.',
          'I waved at the bakery.',
          'The doors sang a bit.',
          'Lights off for one minute at the top.',
          'Home when others get up.',
          'Good night, fourteen buses.',
        ],
      },
      pics: [
        picture('window-night-9', 'Rain drops on glass at night with blurred street lamps behind.'),
        picture('milkyway-night-4', 'The Milky Way above dark pines.'),
      ],
      picsChance: 0.12,
    },
  ],
  reserve: [
    {
      text: 'The man with the ladder got on without the ladder today. We all noticed. Nobody asked.',
    },
    { text: 'Orion is early, or I am late. The timetable says it is me.' },
    {
      text: 'Full moon through all twenty-two windows at once. I drove very slowly.',
      pics: [
        picture(
          'moon-night-9',
          'A full moon, its dark seas and bright craters clear against black.',
        ),
      ],
    },
  ],
}
