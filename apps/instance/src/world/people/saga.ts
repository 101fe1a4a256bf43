import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const saga: Persona = {
  account: {
    username: 'saga',
    domain: 'fjord.example',
    displayName: 'Saga Berg',
    note: 'Builds and mends wooden boats. Tar under the nails, sawdust in the coffee. Svenska & English.',
    fields: [
      { name: 'Varv', value: 'https://fjord.example/varvet' },
      { name: 'Blue', value: 'the right one' },
    ],
    header: 'header-hull-day-2',
    joined: '2020-03-18',
    language: 'sv',
  },
  posts: [
    {
      text: 'Painted the hull the blue everyone argued about. It is, in fact, the right blue.',
      lang: 'en',
      pics: [
        picture(
          'hull-day-1',
          'A wooden boat on the slip, its hull freshly painted a deep clear blue, white line along the top.',
        ),
      ],
      fresh: 7,
      warmth: 2.6,
      answers: [
        { by: 'kwame', text: 'I argued for the other blue and I was wrong. Let the record show.' },
        {
          by: 'leif',
          lang: 'sv',
          text: 'Det är ju precis den blå som fjorden har en tisdag i september.',
        },
        { by: 'tomas', text: 'The starboard engine has seen this picture and wants one.' },
      ],
    },
    {
      text: 'Nittonde spantet böjt idag. Ångat i fyrtio minuter, sedan har man ungefär trettio sekunder på sig att vara modig.',
      fresh: 28,
      warmth: 2,
      answers: [{ by: 'oskar', lang: 'sv', text: 'Precis som kanelbullar. Fast tvärtom.' }],
    },
    {
      text: 'A customer asked how long a wooden boat lasts. I said: as long as somebody is slightly worried about it.',
      lang: 'en',
      warmth: 3.6,
    },
    {
      text: 'Hittade en bräda i gamla båten med namnteckning från 1923. Jag la tillbaka den där den satt och skrev mitt namn bredvid. På baksidan, förstås.',
      warmth: 2.9,
      answers: [{ by: 'yusuf', lang: 'ar', text: 'هكذا يتصافح النجّارون عبر مئة عام.' }],
    },
    {
      text: 'Three ways to know that the varnish is dry: wait, wait, thumbprint.',
      lang: 'en',
      warmth: 1.8,
    },
    {
      text: 'Sjösättning. Hon läckte precis så mycket som hon skulle, sedan svällde hon och teg.',
      pics: [picture('hull-dusk-4', 'En träbåt på slipen i kvällsljus, varvet bakom i silhuett.')],
      fresh: 67,
    },
    {
      text: 'Lärlingen frågade varför vi sjunger när vi driver nåt. Det är för att veta när man ska andas, sa jag. Hon sjunger alt.',
    },
    {
      text: 'New apprentice, first dovetail. It fits like an apology. I remember mine, it fitted like an argument.',
      lang: 'en',
      warmth: 2.2,
    },
    {
      text: 'Tre dagar i samma båts liv: på slipen, i dimman, och så kvällen då hon fick sitt namn. Hon heter Tisdag.',
      pics: [
        picture('hull-day-3', 'Båten på bockar i solsken, nymålad i blått.'),
        picture('hull-mist-5', 'Samma båt som en skugga i dimman.'),
        picture('hull-dusk-6', 'Båten mot en glödande kvällshimmel.'),
      ],
      warmth: 2.6,
      fresh: 16,
      answers: [
        {
          by: 'ottilie',
          lang: 'de',
          text: 'Tisdag! Ich kenne Menschen, die weniger nach Dienstag aussehen.',
        },
      ],
    },
  ],
  series: [
    {
      share: 1.2,
      patterns: [
        'Varvsdagbok: {arbete} {känsla}',
        '{arbete} {besök} {känsla}',
        'Shed log: {job} {feel}',
      ],
      words: {
        arbete: [
          'bord nummer {3-18} på plats.',
          'tjära, {2-6} liter.',
          'hyvlat årblad hela förmiddagen.',
          'drev i sömmarna, {4-11} meter.',
          'ny köl till ekan, gammal stolthet.',
          'slipat, slipat, slipat.',
          'kopparnit, {40-220} stycken.',
          'masten vänd, försiktigt som en sovande.',
        ],
        känsla: [
          'Luktar som det ska.',
          'Kaffe med spån.',
          'Tummen kvar.',
          'Radion spelade vals.',
          'Imorgon andra sidan.',
          'Det syns inte, men det känns.',
          'Ingen mätte, alla nickade.',
          'Bra trött.',
        ],
        besök: [
          'En farbror stod och tittade i {2-3} timmar och sa sedan: nå.',
          'Katten sov i ekan.',
          'Två barn ville köpa den för {12-40} kronor.',
          'Leif kom med virke och väderprat.',
          'Regnet trummade på plåten.',
        ],
        job: [
          'steamed {2-7} planks, broke none.',
          'sharpened everything, including my tongue.',
          'the larch arrived, {20-60} boards, smelling of forest.',
          'one rivet, {40-90} minutes, do not ask.',
          'found the leak; it was behind the leak.',
          'made a rudder out of an argument about a rudder.',
        ],
        feel: [
          'Good day.',
          'Sawdust in the soup.',
          'She is nearly a boat again.',
          'The right blue, still.',
          'Nobody measured, everybody nodded.',
          'Home by the long way.',
        ],
      },
      pics: [
        picture('hull-day-6', 'A boat hull on trestles outside a red shed.'),
        picture('hull-mist-7', ''),
        picture('hull-dusk-8', 'Evening sun behind a boat on the slip.'),
        picture('mountains-day-5', 'A fjord with steep snowy mountains mirrored in still water.'),
      ],
      picsChance: 0.2,
    },
  ],
  reserve: [
    {
      text: 'Second coat of the right blue. Two former opponents came to watch and said nothing, beautifully.',
      lang: 'en',
    },
    { text: 'Lärlingen har döpt ångbasen till Greta. Greta är på gott humör idag.' },
    {
      text: 'En båt till frukost: bara en eka, men den flöt direkt.',
      pics: [
        picture('mountains-dawn-4', 'En spegelblank fjord i gryningsljus med fjäll i bakgrunden.'),
      ],
    },
    { text: 'Measured twice, cut once, swore once, measured the swearing.', lang: 'en' },
  ],
}
