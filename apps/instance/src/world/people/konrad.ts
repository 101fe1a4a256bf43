import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const konrad: Persona = {
  account: {
    username: 'konrad',
    domain: 'sternwarte.example',
    displayName: 'Konrad Weiß',
    note: 'Zählt Meteore, prüft Kalender, spielt Fernschach gegen einen Postboten. Pensionierter Vermesser. Genau ist nicht dasselbe wie streng.',
    fields: [
      { name: 'Meteore seit 1978', value: '61 204' },
      { name: 'Standort', value: '± 4 cm' },
    ],
    header: 'header-ridge-dusk-2',
    joined: '2020-08-12',
    language: 'de',
  },
  posts: [
    {
      text: 'Heute Nacht 37 Meteore in zwei Stunden, einer davon so hell, dass der Nachbar „Danke“ gerufen hat.',
      fresh: 29,
      warmth: 1.8,
      answers: [
        {
          by: 'lena',
          lang: 'de',
          text: 'Hast du „bitte“ gesagt?',
          answers: [
            { by: 'konrad', text: 'Selbstverständlich. Man weiß ja nie, wer es weitergibt.' },
          ],
        },
      ],
    },
    {
      text: 'Zur Klarstellung: Der längste Tag ist nicht der mit dem frühesten Sonnenaufgang. Ich habe das meiner Familie beim Frühstück erklärt. Das Frühstück war der längste Teil.',
      warmth: 1.9,
      answers: [
        {
          by: 'mira',
          lang: 'en',
          text: 'I would have stayed for that breakfast and asked about the equation of time.',
          answers: [{ by: 'konrad', text: 'Sie sind hiermit eingeladen. Es gibt Kurven.' }],
        },
      ],
    },
    {
      text: 'Herr Tregear hat meinen Läufer gesehen. Ich hatte gehofft, er sieht nur das Wetter.',
      fresh: 60,
    },
    {
      text: 'Ein Vermesser im Ruhestand misst den Tisch nur noch, wenn keiner hinsieht. 1,824 m. Er ist kürzer geworden.',
      warmth: 2.1,
      answers: [{ by: 'yusuf', lang: 'ar', text: 'الخشب يتنفّس يا أستاذ. قِسه ثانيةً في الشتاء.' }],
    },
    {
      text: 'Die Milchstraße, vom Liegestuhl aus. Belichtungszeit: eine Tasse Kakao.',
      pics: [picture('milkyway-night-2', 'Das helle Band der Milchstraße über schwarzen Tannen.')],
      warmth: 2.2,
    },
    {
      text: 'Enkelin (6) hat mir einen Stern geschenkt. Aus Salzteig. Er hat sieben Zacken und ist damit statistisch bedeutsam.',
      warmth: 2.8,
    },
    {
      text: 'Wer um drei Uhr früh nach oben schaut, sollte vorher auf den Boden geschaut haben. Gießkanne. Schienbein. Ende der Meldung.',
    },
  ],
  series: [
    {
      share: 1.1,
      patterns: [
        'Meteorprotokoll {21:30-23:50} bis {00:30-03:40}: {n} im laufenden Jahr. {hell} {ort}',
        '{genau} {ort}',
        'Fernschach, Partie {1-9}: {zug} {ort}',
      ],
      since: 812,
      words: {
        hell: [
          'Hellster: Magnitude −{1-4}.',
          'Zwei mit Nachleuchten.',
          'Einer lautlos quer durch den Schwan.',
          'Keiner besonders hell, alle willkommen.',
          'Ein grüner, sehr elegant.',
          'Einer hat gezögert, ich schwöre.',
        ],
        ort: [
          'Thermoskanne leer.',
          'Der Igel war pünktlich.',
          'Grenzgröße {5.1-6.4}.',
          'Tau auf der Brille.',
          'Nachbar schläft, Nachbarhund nicht.',
          'Im Osten schon Licht.',
          'Protokoll abgelegt, Ordner {12-31}.',
          'Abweichung gering.',
        ],
        genau: [
          'Sonnenuhr nachgestellt, sie ging nicht falsch, ich stand schief.',
          'Der Kirchturm geht {2-4} Minuten vor.',
          'Kalender verglichen: Neumond stimmt.',
          'Gartenzaun eingemessen, aus Neigung.',
          'Barometer klopfen ist keine Messung, aber ein Gruß. {985-1034} hPa.',
          'Regenmesser: {1-28} mm, davon eine Schnecke.',
        ],
        zug: [
          'Der Springer denkt nach.',
          'Remis angeboten, mit Briefmarke.',
          'Bauer vor, Herz auch.',
          'Ich habe mich verschrieben und es ist der bessere Zug.',
          'Die Dame friert am Rand.',
          'Noch {3-9} Wochen bis zur Antwort.',
        ],
      },
      pics: [
        picture('ridge-night-8', 'Bergrücken unter dem Mond, sehr viele Sterne.'),
        picture('milkyway-night-9', 'Sternenhimmel über dunklen Bäumen.'),
      ],
      picsChance: 0.15,
    },
  ],
  reserve: [
    { text: 'Der Nachbar ruft jetzt schon vorsorglich „Danke“.' },
    {
      text: 'Sechs Meteore in zehn Minuten, dann eine Fledermaus. Die Fledermaus habe ich nicht gezählt, aber bewundert.',
    },
    { text: 'Tisch nachgemessen: 1,826 m. Der Kollege aus der Werkstatt hatte recht.' },
    { text: 'Die Post ist da: Turm nach d1. Und eine Zeichnung von einem Hund mit Pullover.' },
  ],
}
