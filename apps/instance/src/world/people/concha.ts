import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const concha: Persona = {
  account: {
    username: 'concha',
    domain: 'marisma.example',
    displayName: 'Abuela Concha',
    note: 'Ochenta y seis años, noventa y dos geranios. Mi nieta me ha puesto esto. ¿Habéis comido?',
    fields: [{ name: 'Recetas', value: 'a ojo' }],
    header: 'header-soup-day-1',
    joined: '2022-12-24',
    language: 'es',
  },
  posts: [
    {
      text: 'Hola. Soy Concha. ¿Esto lo lee mucha gente? Llevad una chaqueta.',
      warmth: 5,
      fresh: 30,
      answers: [
        { by: 'tomas', lang: 'es', text: 'La llevo, señora. Con capucha.' },
        {
          by: 'mira',
          lang: 'en',
          text: 'I translated this on the ridge and went back down for my coat.',
        },
        { by: 'beto', lang: 'pt', text: 'Sim, senhora. E já comi.' },
      ],
    },
    {
      text: 'Para el gazpacho: tomates que hayan visto el sol, no de los que solo han oído hablar de él.',
      warmth: 3.6,
      fresh: 66,
      answers: [
        {
          by: 'ottilie',
          lang: 'de',
          text: 'Meine haben die Sonne gesehen. Sie reden von nichts anderem.',
        },
      ],
    },
    {
      text: 'He contado los geranios. Faltaba uno. Estaba en casa de la vecina, de visita.',
      warmth: 2.8,
    },
    {
      text: 'Mi difunto Manuel decía que el arroz se oye. Y se oye: cuando calla, apartar.',
      warmth: 3.4,
      pics: [
        picture(
          'soup-dusk-3',
          'Un plato hondo de guiso naranja visto desde arriba, con perejil y pan.',
        ),
      ],
    },
    { text: '¿Cómo se borra? Da igual.', warmth: 4, visibility: 'unlisted' },
    {
      text: 'A la chica del telescopio: en mi azotea no hay farolas y hay rosquillas. Ahí lo dejo. @mira',
      warmth: 3,
      fresh: 87,
      answers: [
        {
          by: 'mira',
          lang: 'en',
          text: 'How far is your roof by ferry, train and on foot? I am asking seriously.',
        },
      ],
    },
  ],
  series: [
    {
      share: 0.9,
      patterns: [
        '{plato} {paso} {consejo}',
        'Geranio número {1-92}: {planta} {consejo}',
        '{vecina} {consejo}',
      ],
      words: {
        plato: [
          'Hoy lentejas.',
          'Potaje de los de antes.',
          'Arroz con lo que había, que era bastante.',
          'Croquetas, {30-80}.',
          'Sopa de ajo para la tos.',
          'Tortilla, con cebolla, y no discuto.',
          'Rosquillas de anís.',
          'Pisto, media mañana al fuego.',
        ],
        paso: [
          'El sofrito no se mira, se acompaña.',
          'Sal al final, como los consejos.',
          'Una hoja de laurel y paciencia.',
          'A fuego lento, que no viene nadie corriendo.',
          'El pan de ayer es el ingrediente.',
          'Remover siempre hacia el mar.',
        ],
        consejo: [
          '¿Habéis comido?',
          'Abrigaos.',
          'Llamad a vuestra madre.',
          'Y si sobra, mejor.',
          'Me duele la rodilla: llueve el {jueves}.',
          'Dormid.',
          'Luego me contáis.',
          'Se lo he llevado a la vecina.',
        ],
        jueves: ['jueves', 'martes', 'domingo'],
        planta: [
          'ha echado flor, de contento.',
          'necesita conversación.',
          'se ha cambiado de maceta él solo, casi.',
          'para la nieta.',
          'aguanta el levante mejor que yo.',
          'quiere radio.',
        ],
        vecina: [
          'La vecina del {2-5}.º ha aprendido a hacer croquetas.',
          'Partida de brisca: {3-6} a {0-2}.',
          'Ha venido el del gas y se ha quedado a merendar.',
          'En la radio, nuestra canción. Manuel la cantaba peor.',
          'El gato de enfrente ya come aquí.',
        ],
      },
      pics: [picture('soup-day-7', 'Sopa con verduras en un plato blanco sobre mantel.')],
      picsChance: 0.1,
    },
  ],
  reserve: [
    { text: 'Me escriben de muy lejos para decirme que llevan chaqueta. Qué gusto.', warmth: 4 },
    { text: 'Se me ha quemado el sofrito por mirar esto. La culpa es vuestra y os quiero.' },
    { text: 'El geranio de visita ha vuelto. Con un esqueje de recuerdo.' },
    {
      text: '¿Alguien ha comido ya? Hay de sobra.',
      pics: [picture('soup-day-9', 'Un plato de guiso con hierbas y una rebanada de pan.')],
    },
  ],
}
