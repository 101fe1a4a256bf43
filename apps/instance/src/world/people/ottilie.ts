import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const ottilie: Persona = {
  account: {
    username: 'ottilie',
    domain: 'garten.example',
    displayName: 'Ottilie Brandt 🌱',
    note: 'Parzelle 32, Südhang, Nordlaune. Alte Sorten, neue Hüfte. Tauscht Saatgut gegen Geschichten.',
    fields: [
      { name: 'Tomaten', value: '27 Sorten, eine schmeckt' },
      { name: 'Tauschliste', value: 'https://garten.example/tausch' },
    ],
    header: 'header-garden-dawn-3',
    joined: '2021-03-01',
    language: 'de',
  },
  posts: [
    {
      text: 'Tomaten, Woche drei: Sie wissen jetzt, wo oben ist. Mehr kann man von der Jugend nicht verlangen.',
      fresh: 18,
      warmth: 2,
      pics: [
        picture(
          'garden-day-5',
          'Junge Pflanzen in ordentlichen Reihen, Bohnenstangen und eine kleine Laube.',
        ),
      ],
      answers: [{ by: 'dot', lang: 'en', text: 'Mine know where up is and have chosen sideways.' }],
    },
    {
      text: 'Der Vorsitzende hat die Hecken gemessen. Meine war drei Zentimeter zu hoch. Ich habe das Beet tiefer gelegt.',
      warmth: 3,
      fresh: 52,
      answers: [{ by: 'konrad', lang: 'de', text: 'Vermessungstechnisch einwandfrei.' }],
    },
    {
      text: 'Tausche: Samen der „Schwarzen Witwe“ (Aubergine). Suche: irgendetwas, das Schnecken traurig macht.',
      warmth: 1.7,
      answers: [{ by: 'bruno', lang: 'de', text: 'Posaune. Abends, langsam.' }],
    },
    {
      text: 'Die Igelin ist zurück, mit Begleitung. Wir haben so getan, als sähen wir nichts.',
      warmth: 2.4,
    },
    {
      text: 'Gießkannen, nach Charakter sortiert. Die verbeulte hat das letzte Wort.',
      warmth: 1.6,
    },
    {
      text: 'Ernte für heute: elf Tomaten, zwei Gurken, ein Gespräch über den Zaun, das drei Jahre gefehlt hat.',
      pics: [
        picture(
          'tomatoes-dusk-1',
          'Eine Holzkiste voller reifer Tomaten in Rot, Orange und Gelb im Abendlicht.',
        ),
      ],
      warmth: 3.2,
      fresh: 79,
    },
  ],
  series: [
    {
      share: 1.1,
      patterns: ['Parzelle 32: {beet} {tier} {ende}', '{wetter} {beet} {ende}', '{tier} {beet}'],
      words: {
        beet: [
          'Mangold wie ein Blumenstrauß.',
          'Kohlrabi kugelt sich vor Lachen.',
          'Bohnen am {2-6}. Knoten.',
          'Erbsen gezählt, {40-300}, die meisten unterwegs gegessen.',
          'Salat geschossen, wir nennen es Blüte.',
          'Zucchini. Mehr sage ich nicht.',
          'Der Rhabarber plant etwas.',
          'Möhren vereinzelt, mit schlechtem Gewissen.',
          '{3-19} Radieschen, eins davon herzförmig.',
        ],
        tier: [
          'Die Igelin gähnt.',
          '{4-30} Schnecken umgesiedelt, {3-5} kamen grüßend zurück.',
          'Die Amsel leitet.',
          'Hummel im Fingerhut eingeschlafen.',
          'Nachbars Huhn auf Bildungsreise.',
          'Kröte unter dem Topf, wie vereinbart.',
        ],
        ende: [
          'Rücken meldet sich.',
          'Kaffee auf der Bank, Schuhe aus.',
          'Regentonne voll.',
          'Feierabend um {18:10-20:50}.',
          'Ein Glas für die Nachbarin.',
          'Morgen Mist, im besten Sinn.',
          'Die Hüfte sagt ja.',
        ],
        wetter: [
          'Landregen, herrlich.',
          'Eisheilige pünktlich.',
          'Hitze, alles duckt sich.',
          'Wind, die Stangen reden.',
          'Nebel bis zum Kompost.',
        ],
      },
      pics: [
        picture('tomatoes-day-7', 'Reife Tomaten in einer Kiste.'),
        picture('garden-dusk-8', 'Der Garten am Abend, lange Schatten über den Beeten.'),
      ],
      picsChance: 0.14,
    },
  ],
  reserve: [
    {
      text: 'Der Vorsitzende war wieder da. Er hat das tiefere Beet lange angesehen und dann um einen Setzling gebeten.',
    },
    { text: 'Posaune getestet. Die Schnecken kamen näher. Es war aber auch schön.' },
    {
      text: 'Heute nichts getan, außer dazusitzen. Es ist trotzdem gewachsen.',
      pics: [picture('garden-dusk-11', 'Abendlicht über Gemüsereihen und einer kleinen Laube.')],
    },
    { text: 'Die herzförmigen Radieschen häufen sich. Ich frage mich, wer da unten verliebt ist.' },
  ],
}
