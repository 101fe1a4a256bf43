import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const camille: Persona = {
  account: {
    username: 'camille',
    domain: 'atelier.example',
    displayName: 'Camille Roux',
    note: 'Tisserande. Deux métiers, un chat voleur de bobines, beaucoup de bleus. Je réponds lentement, comme le lin sèche.',
    fields: [
      { name: 'Atelier', value: 'https://atelier.example/camille' },
      { name: 'Fils', value: 'lin, laine, patience' },
    ],
    header: 'header-weave-day-2',
    joined: '2020-09-01',
    language: 'fr',
  },
  posts: [
    {
      text: 'Trois cent douze fils noués un par un. Le trois cent treizième était un cheveu. Je l’ai laissé.',
      fresh: 22,
      warmth: 2.6,
      answers: [
        { by: 'leila', lang: 'fr', text: 'Signature invisible. C’est la meilleure sorte.' },
        {
          by: 'saga',
          lang: 'en',
          text: 'There is a hair in the varnish of every boat I ever loved.',
        },
      ],
    },
    {
      text: 'Motif d’après les marées de @farah : douze heures vingt-cinq entre deux vagues, un fil par minute.',
      pics: [
        picture(
          'weave-day-1-square',
          'Un tissage géométrique aux bandes ondulantes bleues, crème et ocre.',
        ),
      ],
      fresh: 59,
      warmth: 3,
      answers: [
        { by: 'farah', text: 'I have never been woven before. It is very accurate. I checked.' },
      ],
    },
    { text: 'Le chat a volé la bobine outremer. Il a raison, c’est la plus belle.', warmth: 2.2 },
    {
      text: 'On me demande combien de temps prend une couverture. Un hiver, ou deux grandes tristesses, ou une seule joie très bavarde.',
      warmth: 3.2,
    },
    {
      text: 'Teinture à la pelure d’oignon : toute la maison sent la soupe et la laine ressemble au mois d’octobre.',
      answers: [{ by: 'ottilie', lang: 'de', text: 'Ich sammle ab heute Schalen für Sie!' }],
      warmth: 1.6,
    },
    {
      text: 'Erreur au rang 40. Vue au rang 190. Décision : c’était un oiseau depuis le début.',
      warmth: 3,
    },
  ],
  series: [
    {
      share: 1,
      patterns: [
        'Rang {40-900} : {fil} {chat}',
        '{fil} {geste} {fin}',
        'Atelier, {07:30-21:40}. {geste} {chat}',
      ],
      words: {
        fil: [
          'lin écru, un peu têtu.',
          'laine de brebis qui n’a jamais vu la ville.',
          'bleu garance, si si, c’est possible.',
          'un jaune trouvé au fond d’un panier.',
          'soie récupérée d’un parapluie.',
          'gris galet, trois nuances, aucune d’accord.',
          'coton fin comme une excuse.',
        ],
        geste: [
          'La navette chante.',
          'Ourdi {4-11} mètres.',
          'Défait ce que j’ai fait, fait ce que j’ai défait.',
          'Pédale du milieu à graisser.',
          'Le fil a cassé, pas moi.',
          'Compté jusqu’à {120-480}, perdu le compte, gagné le motif.',
        ],
        chat: [
          'Le chat garde la bobine outremer.',
          'Le chat dort sur la lisière.',
          'Le chat a tissé un nœud, remarquable.',
          'Pas de chat : inquiétant.',
          'Chat : complice.',
        ],
        fin: [
          'La lumière tourne, j’arrête.',
          'Demain, le rouge.',
          'Thé froid, dos chaud.',
          'Ça tombe bien, comme une phrase.',
          'On verra à l’envers.',
          'Les doigts savent.',
        ],
      },
      pics: [
        picture('weave-dusk-3', 'Tissage en bandes et losanges, rouges et ocres.'),
        picture('weave-day-5-square', 'Détail d’un tissage bleu et blanc.'),
        picture('weave-dawn-4', 'Tissage aux tons roses et gris.'),
      ],
      picsChance: 0.24,
    },
  ],
  reserve: [
    { text: 'Le chat a rendu la bobine outremer. Contre rien. Je me méfie.' },
    {
      text: 'Fini la couverture des marées. Elle fait exactement la largeur d’une sieste.',
      pics: [picture('weave-day-9', 'Une grande étoffe à motifs de vagues bleues et crème.')],
    },
    {
      text: 'Un client a caressé le tissu sans rien dire pendant une minute. Vendu, à lui ou à la minute.',
    },
    { text: 'Rang 41, encore un oiseau. Ils reviennent.' },
  ],
}
