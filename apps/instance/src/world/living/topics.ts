/** Somebody who cannot let a subject pass without a word. All of these are in English. */
export interface Topic {
  readonly pattern: RegExp
  /** Bare username. */
  readonly by: string
  readonly texts: readonly string[]
}

export const TOPICS: readonly Topic[] = [
  {
    pattern: /\b(bread|dough|loaf|baking|sourdough|rolls?)\b/i,
    by: 'oskar',
    texts: [
      'Did the crust sing? Mine did, number 43, a semitone flat.',
      'Ingeborg sends her regards, and a bubble.',
      'You said the word, so: there are rolls on my windowsill.',
    ],
  },
  {
    pattern: /\b(moon|stars?|telescope|jupiter|saturn|eclipse|astrophotography|comet)\b/i,
    by: 'lena',
    texts: [
      'Clear here too, for once. I will wave from the dome at ten.',
      'Write down the time and the seeing, you will be glad of it in a year.',
      'Kepler sat on the chart just there. I take it as an omen.',
    ],
  },
  {
    pattern: /\b(meteors?|perseids|geminids|shooting stars?|sky)\b/i,
    by: 'konrad',
    texts: [
      'I have it in the log as well, two seconds later. We agree within the error of my wrist.',
      'The neighbour has already said thank you.',
    ],
  },
  {
    pattern: /\b(tides?|low water|beach|rock ?pools?|mud|shore)\b/i,
    by: 'farah',
    texts: [
      'Next low water is a good one. Proper boots!',
      'The sea read this too and is thinking about it.',
      'If it is low enough for that, take a child along, they find everything.',
    ],
  },
  {
    pattern: /\b(swim|swimming|swam|cold water|sea)\b/i,
    by: 'maren',
    texts: [
      'Nine degrees this morning. I said a shorter word than yesterday.',
      'Come in, the first minute is only a rumour.',
    ],
  },
  {
    pattern: /\b(trains?|railway|station|platform|signal)\b/i,
    by: 'priya',
    texts: [
      'Interview number 140 said exactly this, with more hand movements.',
      'Window seat, wrong side, right valley. Yes.',
    ],
  },
  {
    pattern: /\b(birds?|gulls?|heron|owls?|robin|curlew|swifts?)\b/i,
    by: 'idris',
    texts: [
      'Put it down as “yes”. That is what I do now.',
      'The robin has been told. He thinks it should have been him.',
    ],
  },
  {
    pattern: /\b(garden|beans?|tomato(es)?|allotment|slugs?|seeds?)\b/i,
    by: 'dot',
    texts: [
      'String, dear. Whatever it is, string.',
      'Talk to them. Not about the weather, they know about the weather.',
    ],
  },
  {
    pattern: /\b(books?|library|novel|reading|poem)\b/i,
    by: 'leila',
    texts: [
      'We have that. It is on the shelf for books people hug.',
      'Third shelf, by the radiator. I will keep it for you.',
    ],
  },
  {
    pattern: /\b(ferry|harbou?r|boats?|ship|crane)\b/i,
    by: 'kwame',
    texts: [
      'Noted in the harbour log, without comment, with a small drawing.',
      'Craney McLift would like to be associated with this statement.',
    ],
  },
  {
    pattern: /\b(fog|mist|haze)\b/i,
    by: 'juno',
    texts: [
      'It is hesitating. I know the feeling, I wrote it.',
      'Asking for the game: did it feel looked through?',
    ],
  },
  {
    pattern: /\b(lighthouses?|lamp|beam)\b/i,
    by: 'sunny',
    texts: [
      'The Puffins ask whether you saw the lightmouse.',
      'Kofi says it is turning because it is happy. I have no evidence against it.',
    ],
  },
  {
    pattern: /\b(letters?|postcards?|post office|parcel|stamps?|chess)\b/i,
    by: 'ruan',
    texts: [
      'Carried like an egg, as always.',
      'I have thoughts about this and they will fit on a postcard.',
    ],
  },
  {
    pattern: /\b(tea|coffee|kettle|thermos|flask|cake|biscuits?)\b/i,
    by: 'tomas',
    texts: [
      'The kettle outranks all of us. Salute it.',
      'Bring the good thermos and I will bring the other one.',
    ],
  },
  {
    pattern: /\b(umbrella|lost|found|rain|raining)\b/i,
    by: 'hollis',
    texts: [
      'I keep a drawer for precisely this.',
      'It rained at once, and everyone agreed it had been right to.',
    ],
  },
  {
    pattern: /\b(bus|night shift|midnight|late|sleep)\b/i,
    by: 'petra',
    texts: [
      'Lights off for one minute at the top, in honour of this.',
      'Read at the depot. Fourteen buses approve.',
    ],
  },
]
