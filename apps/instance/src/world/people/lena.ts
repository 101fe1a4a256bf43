import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const lena: Persona = {
  account: {
    username: 'lena',
    domain: 'sternwarte.example',
    displayName: 'Lena Hartmann',
    note: 'Keeper of a 1962 refractor and of two cats who distrust it. Clear skies, mostly theoretical. #astrophotography',
    fields: [
      { name: 'Observatory', value: 'https://sternwarte.example', isVerified: true },
      { name: 'Pronouns', value: 'she/her' },
    ],
    header: 'header-milkyway-night-1',
    joined: '2019-04-02',
    language: 'en',
  },
  posts: [
    {
      text: 'Jupiter through a 1962 refractor. No stacking, one frame, held breath. #astrophotography',
      pics: [
        picture(
          'planet-night-1',
          'Jupiter with soft brown cloud bands and the Great Red Spot, four moons beside it in a black sky.',
        ),
      ],
      fresh: 0,
      warmth: 6,
      answers: [
        {
          by: 'mira',
          text: 'One frame! I have four hundred frames of fog. Which eyepiece?',
          answers: [
            {
              by: 'lena',
              text: 'The old orthoscopic one that smells of cedar. It came with a note: “do not lend”. It is the one I want to lend you.',
              answers: [
                { by: 'mira', text: 'I will be on the Thursday train with cake.' },
                { by: 'ruan', text: 'Or I can carry it like an egg, as discussed.' },
              ],
            },
          ],
        },
        {
          by: 'konrad',
          lang: 'de',
          text: 'Der Rote Fleck sitzt genau da, wo ich ihn ausgerechnet habe. Erleichterung in der Küche.',
        },
        { by: 'noa', lang: 'he', text: 'עצרתי את הנשימה יחד איתך. יפהפה.' },
        {
          by: 'sunny',
          text: 'The Puffins want to know if it is lonely. I said it has ninety-five moons. They said that is not an answer.',
        },
      ],
    },
    {
      text: 'New here? The dome is open to visitors on the first Friday of the month, cloud permitting, cats notwithstanding.',
      pics: [
        picture(
          'dome-night-2',
          'An observatory dome with its slit open, a long brass telescope pointing at a sky full of stars.',
        ),
      ],
      warmth: 4,
    },
    {
      text: 'Kater Kepler hat heute Nacht die Nachführung übernommen, indem er auf dem Motor saß. Bildfeldrotation: minimal. Gewicht: 6,2 kg.',
      lang: 'de',
      fresh: 25,
      warmth: 2,
      answers: [
        {
          by: 'konrad',
          lang: 'de',
          text: 'Bitte künftig als Gegengewicht im Protokoll vermerken.',
        },
        {
          by: 'haruka',
          lang: 'ja',
          text: 'ケプラーさん、優秀な助手ですね。うちの猫は露よけ専門です。',
        },
      ],
    },
    {
      text: 'Things that look like dew: dew. Things that look like clouds: clouds. Things that look like a comet: dew, on the lens, in front of a cloud.',
      warmth: 1.8,
    },
    {
      text: 'Saturn tonight, low over the poplars, boiling like soup and still with its hat on straight. :saturn:',
      pics: [
        picture('saturn-night-3', 'Saturn with its rings tilted towards us, pale gold on black.'),
      ],
      fresh: 43,
      warmth: 2.6,
      answers: [{ by: 'minji', lang: 'ko', text: '모자를 반듯하게 쓴 행성이라니, 예의 바르네요.' }],
    },
    {
      text: 'A visitor aged five looked at the moon for a long time and then said, quite kindly, “It needs wiping.”',
      warmth: 3.4,
      answers: [{ by: 'sunny', quotes: true, text: 'Send this person to me in four years.' }],
    },
    {
      text: 'Der Förderverein hat für eine neue Kuppelschiene gesammelt. Es fehlen noch drei Meter und ungefähr vierhundert Kuchen. Ich backe, also bitte ich um Geduld mit der Statik.',
      lang: 'de',
      card: {
        url: 'https://sternwarte.example/kuppel',
        title: 'Drei Meter Schiene für die alte Kuppel',
        description:
          'Seit 1962 dreht sie sich von Hand. Was noch fehlt, wer mithilft, und warum Kuchen dabei eine Rolle spielt.',
        author: 'Lena Hartmann',
        image: 'dome-dusk-1',
      },
      warmth: 1.6,
    },
    {
      text: 'Averted vision works for everything: faint galaxies, lost keys, feelings.',
      warmth: 3,
    },
    {
      text: '@mira I have found the 10 mm. It was holding up a shelf. The shelf has been informed.',
      visibility: 'unlisted',
      fresh: 78,
    },
  ],
  series: [
    {
      share: 1.4,
      patterns: [
        'Observing log: {object}, seeing {2-9}/10. {note}',
        'Dome open {20:10-23:40}. {object}. {cats}',
        'Beobachtungsbuch: {objekt} {katze}',
      ],
      words: {
        object: [
          'Albireo, gold and blue as promised',
          'the Double Cluster, spilled salt',
          'M13, a heap of sugar',
          'the Ring, a very small doughnut',
          'Mars, smaller than its reputation',
          'the terminator, craters like bubbles in dough',
          'Vega, then Vega again, by mistake',
          'M51, if you believe me',
          'the Pleiades through cirrus',
          'Epsilon Lyrae, all four of them',
        ],
        note: [
          'Dew heater gave up at {22:10-23:50}.',
          'Drew it, badly, gladly.',
          'Somebody’s barbecue in the lower third.',
          'Kepler on the finder, Tycho on the notes.',
          'Stayed until my tea froze.',
          'Cloud at the best moment, as agreed.',
          'Best view this month.',
          'I said “oh” aloud.',
          'Hands cold, heart otherwise.',
        ],
        cats: [
          'Kepler present, Tycho under protest.',
          'Both cats on the warm transformer.',
          'Tycho caught a moth and named it.',
          'Cats: no interest. Hedgehog: some.',
          'Kepler sat on the atlas, page {4-60}.',
        ],
        objekt: [
          'Doppelsterne in der Leier, sauber getrennt.',
          'Mondrand, Luft wie Suppe.',
          'Drei Satelliten, ein Igel, kein Komet.',
          'Jupiter mit Ei auf dem Band.',
          'Kugelsternhaufen bis zum Kern aufgelöst.',
          'Wolken der Klasse gemütlich.',
          'Andromeda, mit bloßem Auge und etwas gutem Willen.',
        ],
        katze: [
          'Kepler schnarcht im Okularkoffer.',
          'Tycho hat {2-7} Sterne angemeldet.',
          'Die Katzen waren dagegen.',
          'Kuppel um {00:10-02:50} geschlossen.',
          'Tee, Mütze, Glück.',
          'Hand kalt, Skizze warm.',
        ],
      },
      pics: [
        picture('moon-night-2', 'A gibbous moon with long shadows in the craters along its edge.'),
        picture('milkyway-night-7', 'The Milky Way rising over a row of dark trees.'),
        picture('dome-night-5', 'The dome of the observatory, slit open to the stars.'),
        picture('planet-night-4', 'A small banded planet with two moons.'),
        picture('saturn-night-6', 'Saturn and its rings, soft at the edges.'),
      ],
      picsChance: 0.32,
    },
  ],
  reserve: [
    {
      text: 'Clear. Actually clear. I have put my coat on over my pyjamas and nobody can stop me.',
    },
    {
      text: 'Tycho hat eine Sternschnuppe verfolgt, bis zur Wand. Die Sternschnuppe ist entkommen.',
      lang: 'de',
    },
    {
      text: 'Mars just above the poplars. Red, small, and clearly the oldest joke in the sky.',
      pics: [
        picture('planet-dusk-9', 'A small reddish planet with a pale cap, alone in a dark sky.'),
      ],
    },
    {
      text: 'Somebody asked how far we can see tonight. Two and a half million years, and nearly to the car park.',
    },
    { text: 'Die Kuppel quietscht in C-Dur. Wir bekommen Besuch vom Blasorchester.', lang: 'de' },
  ],
}
