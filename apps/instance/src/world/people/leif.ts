import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const leif: Persona = {
  account: {
    username: 'leif',
    domain: 'fjord.example',
    displayName: 'Leif Nordahl',
    note: 'Väderstation på taket, ved i boden, norrsken om man har tur. Före detta lärare, fortfarande frågvis.',
    fields: [{ name: 'Höjd', value: '212 m ö.h.' }],
    header: 'header-aurora-night-1',
    joined: '2020-10-10',
    language: 'sv',
  },
  posts: [
    {
      text: 'Norrsken i natt, grönt med en kant av rosa, tyst som när någon tänker. Grannens hund satt bredvid mig hela tiden. Vi sa ingenting.',
      pics: [
        picture(
          'aurora-night-2',
          'Gröna och rosa norrskensslöjor över snöiga berg och en stilla fjord.',
        ),
      ],
      fresh: 11,
      warmth: 3.6,
      answers: [
        { by: 'mira', text: 'I would have said something. I would have said it very loudly.' },
        { by: 'lena', text: 'The dog had the better view, they see further into the quiet.' },
        {
          by: 'minji',
          lang: 'ko',
          text: '누가 생각할 때처럼 조용하다는 말, 오래 가지고 다닐게요.',
        },
      ],
    },
    {
      text: 'Minus elva på morgonen. Snön säger »knarr« i dag, i går sa den »krasch«. Det är två helt olika vintrar.',
      warmth: 1.9,
    },
    {
      text: 'Vedtravens arkitektur, lektion ett: den ska luta lite, annars ser den stressad ut.',
      fresh: 45,
      warmth: 1.7,
      answers: [{ by: 'saga', lang: 'sv', text: 'Gäller även skjul, båtar och farbröder.' }],
    },
    {
      text: 'En gammal elev ringde och undrade vad det hette, det där med varför himlen är blå. Hon står på ett berg, sa hon. Jag hörde att hon log.',
      warmth: 3,
    },
    {
      text: 'Fjället klockan tre. Solen hann precis upp för att säga att den skulle gå.',
      pics: [picture('mountains-dusk-2', 'Snötäckta berg i rosa kvällsljus speglade i en sjö.')],
      fresh: 62,
    },
    {
      text: 'Jag har mätt regn i fyrtio år och blir fortfarande lite stolt när det är mycket.',
      warmth: 2.4,
      answers: [
        { by: 'konrad', lang: 'de', text: 'Ich verstehe Sie vollkommen. 28 mm am Dienstag.' },
      ],
    },
  ],
  series: [
    {
      share: 1.2,
      patterns: [
        '{05:40-08:30}: {grad} {vind} {iakttagelse}',
        '{himmel} {iakttagelse}',
        'Regn {0.2-19.8} mm. {vind} {iakttagelse}',
      ],
      words: {
        grad: ['{1-14} minus.', '{2-15} plus.', 'Noll, varken eller.', 'Rimfrost, {2-6} minus.'],
        vind: [
          'Vindstilla.',
          'Nordan, {4-15} m/s.',
          'Bris från fjorden.',
          'Byigt, mössan flyttade.',
          'Västlig, luktar hav.',
        ],
        iakttagelse: [
          'Älgspår vid posten.',
          'Talgoxen har börjat öva.',
          'Grannens hund hälsar.',
          'Röken står rakt upp.',
          'Fjorden ryker.',
          'Första myggan, väntad men inte saknad.',
          'Hunden skällde på barometern.',
          'Kaffet smakade bättre ute.',
          'Isen sjöng i natt.',
          'Blåbär: {2-9} liter, tänderna med.',
          'Veden räcker till maj.',
        ],
        himmel: [
          'Svagt norrsken i norr.',
          'Mulet, med en söm av ljus.',
          'Stjärnklart hela natten.',
          'Halo runt månen, {22-22} grader som sig bör.',
          'Moln som ull på en taggtråd.',
          'Soluppgång {04:10-08:50}, i sin helhet.',
          'Dimma ända upp till brevlådan.',
        ],
      },
      pics: [
        picture('aurora-night-5', 'Norrsken i gröna band över mörka berg.'),
        picture('mountains-mist-6', 'Bergstoppar som sticker upp ur dimma.'),
        picture('mountains-night-3', 'Berg i månsken vid en svart sjö.'),
        picture('aurora-night-8', 'Lila och grönt norrsken speglat i vattnet.'),
      ],
      picsChance: 0.26,
    },
  ],
  reserve: [
    {
      text: 'Norrsken igen, men blygt. Hunden gick in först.',
      pics: [picture('aurora-night-11', 'Ett svagt grönt norrsken över svarta fjäll.')],
    },
    { text: 'Barometern stiger. Knäet håller inte med. Vi avvaktar.' },
    { text: 'Tussilago vid diket. Jag tog av mig vanten för att hälsa.' },
    { text: 'Vedtraven har rasat. Den såg inte stressad ut, det ska den ha.' },
  ],
}
