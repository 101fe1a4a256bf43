import type { Persona } from '../authoring.ts'
import { picture } from '../authoring.ts'

export const bruno: Persona = {
  account: {
    username: 'bruno',
    domain: 'garten.example',
    displayName: 'Bruno Steiner',
    note: 'Kompost, Posaune, Bergbahn. In dieser Reihenfolge, ausser am Dienstag (Probe).',
    fields: [{ name: 'Haufen', value: 'drei: neu, warm, weise' }],
    header: 'header-mountains-dawn-2',
    joined: '2021-12-06',
    language: 'de',
  },
  posts: [
    {
      text: 'Mein Kompost hat heute 61 Grad. Ich habe ein Ei mitgenommen. Es war genau richtig, ich rede nicht weiter darüber.',
      warmth: 3,
      fresh: 40,
      answers: [
        { by: 'oskar', lang: 'en', text: 'I have so many questions and they are all about bread.' },
      ],
    },
    {
      text: 'Blasmusikprobe. Die Tuba war erkältet, man hörte es bis ins Nachbartal. Das Nachbartal hat gewinkt.',
      warmth: 2.2,
    },
    {
      text: 'In der ersten Bahn auf den Berg: ich, der Bäcker, und die Zeitung. Oben waren wir alle drei wach.',
      pics: [
        picture('mountains-dawn-1', 'Schneeberge im rosa Morgenlicht über einem stillen See.'),
      ],
      warmth: 2,
      fresh: 64,
    },
    {
      text: 'Frage an die Runde: Darf man Würmer mit Vornamen anreden, wenn man nicht sicher ist?',
      answers: [
        { by: 'ottilie', lang: 'de', text: 'Siezen, bis sie einem die Erde reichen.' },
        { by: 'sunny', text: 'Amina says they are all called Kevin and they know.' },
      ],
      warmth: 2.4,
    },
    {
      text: 'Geduld ist, wenn man den Haufen nicht umsetzt. Weisheit ist, wenn man es dann doch tut.',
      warmth: 1.9,
    },
  ],
  series: [
    {
      share: 0.9,
      patterns: [
        'Haufen {1-3}: {38-67} Grad. {wurm} {ton}',
        '{berg} {ton} {schluss}',
        '{wurm} {schluss}',
      ],
      words: {
        wurm: [
          'Viel Betrieb im Keller.',
          'Eierschalen fast verschwunden, wie gute Vorsätze.',
          'Dampft wie eine Suppe mit Plänen.',
          'Riecht nach Wald, also fertig.',
          'Ein Löffel gefunden, Jahrgang 1988.',
          'Die Asseln tagen.',
          'Umgesetzt, {2-6} Karretten.',
        ],
        ton: [
          'Posaune geölt.',
          'B-Dur sitzt.',
          'Probe bis {21:10-22:50}, dann noch eine.',
          'Die Tuba hat einen neuen Freund.',
          'Marsch geübt, Kuh mitgelaufen.',
          'Pause war der beste Takt.',
        ],
        berg: [
          'Bahn {06:20-08:10}, {3-40} Leute, ein Hund mit Abo.',
          'Gipfel im Nebel, wir glauben daran.',
          'Firn bis zur Hütte.',
          'Föhn, die Berge stehen im Garten.',
          'Steinbock am Mast {3-14}.',
        ],
        schluss: [
          'Gut so.',
          'Ich bleibe dran.',
          'Znüni auf dem Kompostrand.',
          'Es wird.',
          'Heim mit der letzten Bahn.',
          'Mehr weiss der Haufen.',
        ],
      },
      pics: [
        picture('mountains-day-8', 'Verschneite Gipfel spiegeln sich in einem klaren See.'),
        picture('mountains-mist-3', ''),
      ],
      picsChance: 0.16,
    },
  ],
  reserve: [
    { text: 'Zweites Ei. Ich habe jetzt eine Methode und, leider, Publikum.' },
    { text: 'Der weise Haufen ist fertig. Wir haben ihm ein Ständchen gebracht.' },
    {
      text: 'Die Tuba hat sich verliebt: ins Horn. Beide spielen jetzt zu spät, aber gleichzeitig.',
    },
  ],
}
