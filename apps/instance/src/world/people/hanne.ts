import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const hanne: Persona = {
  account: {
    username: 'hanne',
    domain: null,
    displayName: 'Hanne Vogel ⚓',
    note: 'Kapitänin der 07:40. Fährt seit 19 Jahren hin und her und ist trotzdem immer irgendwohin unterwegs. Deutsch & English.',
    fields: [
      { name: 'Überfahrten', value: '41 000, ungefähr' },
      { name: 'Seekrank', value: 'nur an Land' },
    ],
    header: 'header-ferry-dawn-1',
    joined: '2022-02-28',
    language: 'de',
  },
  posts: [
    {
      text: 'Ein Fahrgast wollte heute wissen, ob wir auch umdrehen können, er habe den Herd angelassen. Wir können nicht. Aber die Nachbarin hat Funk, und der Herd ist aus.',
      fresh: 17,
      warmth: 1.9,
      answers: [
        {
          by: 'lena',
          lang: 'de',
          text: 'Das ist die beste Nutzung des Seefunks, von der ich je gehört habe.',
        },
        { by: 'bruno', lang: 'de', text: 'Ich kehre ab jetzt beruhigt nicht mehr um.' },
      ],
    },
    {
      text: 'Coffee machine on the upper deck is repaired. It now makes a noise like a walrus but the coffee is hot. Walrus hours: 07:40 to 19:10.',
      lang: 'en',
      fresh: 35,
    },
    {
      text: 'Sonnenaufgang von der Brücke, heute ganz ohne Filter und fast ohne Schlaf.',
      pics: [
        picture('ferry-dawn-3', 'Eine weiße Fähre vor rosa Morgenhimmel, das Meer spiegelglatt.'),
      ],
      fresh: 75,
      warmth: 1.4,
    },
    {
      text: 'Die Robbe lag wieder auf der Rampe. Ich habe ihr den Fahrplan vorgelesen. Bei 08:25 ist sie eingeschlafen. @mira ich fürchte, das liegt am Text.',
      warmth: 2,
      answers: [
        {
          by: 'mira',
          lang: 'en',
          text: '08:25 has always been the weakest chapter.',
        },
      ],
    },
    {
      text: 'Nebel so dicht, dass der Bug nach Gerücht klingt. Wir fahren nach Radar, Glocke und dem Duft von Oskars Fenster. #seafog',
      pics: [
        picture(
          'fog-mist-2',
          'Dichter Nebel über dem Wasser, eine Boje ist gerade noch zu erkennen.',
        ),
      ],
    },
    {
      text: 'A child asked me today if the sea is the same water every time. I have been steering over it for 19 years and I have nothing to say.',
      lang: 'en',
      warmth: 2.1,
      answers: [
        { by: 'farah', text: 'Roughly half of it comes back, twice a day. Tell them I checked.' },
        { by: 'noa', lang: 'he', text: 'השאלה הזו תלווה אותי כל השבוע.' },
      ],
    },
    {
      text: 'Neunzehn Jahre, und heute zum ersten Mal hat jemand beim Aussteigen applaudiert. Es war windstill. Ich nehme es trotzdem.',
    },
    {
      text: 'Gefunden auf Deck 2: ein Teleskopokular, eingewickelt in eine Socke. @mira?',
      visibility: 'direct',
      answers: [
        {
          by: 'mira',
          lang: 'en',
          text: 'The sock is for protection. The sock is also mine. Thank you, thank you.',
        },
      ],
    },
  ],
  series: [
    {
      share: 1.2,
      patterns: [
        'Abfahrt {06:10-19:10}, {wetter} {gast}',
        '{wetter} {bord} {schluss}',
        'Überfahrt Nr. {n}: {gast} {schluss}',
      ],
      since: 41_180,
      words: {
        wetter: [
          'Wind {2-7} aus West.',
          'See glatt wie Tischwäsche.',
          'Dünung von Norden.',
          'Regen quer.',
          'Sicht bis zur Insel und noch ein bisschen weiter.',
          'Böig, aber freundlich.',
        ],
        gast: [
          '{3-9} Fahrräder, ein Schlauchboot, eine Braut.',
          'Ein Hund ohne Fahrschein, aber mit Meinung.',
          'Eine Schulklasse, die den Anker zählen wollte. Es ist einer.',
          'Zwei Imker mit {2-4} Kisten, alle sehr vorsichtig.',
          'Jemand hat die ganze Strecke gestrickt: {12-48} Reihen.',
          'Ein älteres Paar, das seit {30-52} Jahren denselben Platz nimmt.',
          'Niemand außer mir und der Post.',
          '{14-90} Personen, davon die Hälfte am Bug.',
        ],
        bord: [
          'Kaffeemaschine brummt.',
          'Der Maat pfeift.',
          'Rettungsring neu gestrichen.',
          'Die Möwen fahren wieder schwarz.',
          'Im Salon wird Karten gespielt.',
          'Das Horn klingt heute in B.',
        ],
        schluss: [
          'Pünktlich, bitte weitersagen.',
          '{2-9} Minuten zu spät, es war die Robbe.',
          'Alle an Land, niemand vergessen.',
          'Schön war’s.',
          'Gleich noch mal.',
          'So kann es bleiben.',
          'Tee, dann zurück.',
        ],
      },
      pics: [
        picture('ferry-day-5', 'Die Fähre von der Seite auf blauem Wasser, Möwen darüber.'),
        picture('sea-mist-3', 'Blasses Meer ohne Horizont.'),
        picture('ferry-dusk-6', 'Die Fähre am Abend, alle Fenster erleuchtet.'),
      ],
      picsChance: 0.14,
    },
  ],
  reserve: [
    {
      text: 'Heute hat der Nebel an der Reling gestanden wie ein Fahrgast ohne Gepäck. Ich habe ihn mitgenommen.',
    },

    { text: 'Die 07:40 war pünktlich. Ich sage es, weil es sonst keiner sagt.' },
    { text: 'Robbe auf der Rampe, Tag vier. Sie hat jetzt einen Namen und eine eigene Durchsage.' },
    {
      text: 'On the last run nobody spoke, everybody watched the water. Nineteen years and that still happens.',
      lang: 'en',
      pics: [
        picture(
          'ferry-night-8',
          'The ferry crossing at night, its lit windows mirrored in the sea under a moon.',
        ),
      ],
    },
    {
      text: 'Jemand hat mir zum Abschied eine Tomate geschenkt. Ich habe schon schlechter verdient.',
    },
  ],
}
