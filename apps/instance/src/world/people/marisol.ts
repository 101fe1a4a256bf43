import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const marisol: Persona = {
  account: {
    username: 'marisol',
    domain: 'marisma.example',
    displayName: 'Marisol Quiroga 🦩',
    note: 'Guarda de la marisma. Cuento flamencos y espanto a los dronistas, con educación. #aves #birds',
    fields: [
      { name: 'Botas', value: 'hasta la cadera' },
      { name: 'Mapa', value: 'https://marisma.example/mapa' },
    ],
    header: 'header-birds-dusk-2',
    joined: '2020-06-06',
    language: 'es',
  },
  posts: [
    {
      text: 'Dos mil once flamencos al amanecer. Uno era una bolsa rosa. Dos mil diez. #aves',
      pics: [
        picture(
          'birds-dawn-6',
          'Una gran bandada de aves sobre la marisma, con el cielo rosa del amanecer.',
        ),
      ],
      fresh: 17,
      warmth: 3,
      answers: [
        {
          by: 'idris',
          lang: 'en',
          text: 'I have a permanent record of one (1) rare carrier bag, 2014. Welcome to the club.',
        },
      ],
    },
    {
      text: 'Un señor me preguntó si los flamencos «funcionan por la tarde». Le dije que hasta las ocho.',
      warmth: 3.4,
      fresh: 43,
    },
    { text: 'El levante se ha llevado mi sombrero, mi lista y, creo, mi prisa.', warmth: 2 },
    {
      text: 'Aprendizaje del día: si te quedas quieta el tiempo suficiente, la marisma se olvida de ti y empieza a contar sus cosas.',
      warmth: 3.2,
      answers: [{ by: 'wei', lang: 'zh', text: '茶园也是。要先让它忘记你。' }],
    },
    {
      text: 'La garza del canal se ha pasado la mañana mirando su reflejo. Yo la he pasado mirándola a ella. Productividad: compartida.',
      pics: [
        picture(
          'heron-dusk-3',
          'Una garza inmóvil en el agua baja, reflejada en la luz naranja de la tarde.',
        ),
      ],
      warmth: 2.4,
      fresh: 68,
    },
    {
      text: 'Mi abuela @concha dice que las cuento mal porque no las saludo. Mañana pruebo.',
      answers: [
        { by: 'concha', text: 'Primero los buenos días y luego los números. Como con la gente.' },
      ],
      warmth: 2.5,
    },
  ],
  series: [
    {
      share: 1.4,
      patterns: [
        '{lugar}, {06:10-20:10}: {120-2400} flamencos, {otras}, {una}. {nota} #aves',
        '{lugar}: {otras} y {una}. {nota} #aves',
      ],
      words: {
        lugar: [
          'Canal norte',
          'Torre vieja',
          'Salina grande',
          'El puente de tablas',
          'Laguna chica',
          'El caño',
        ],
        otras: [
          '{12-90} cigüeñuelas',
          '{20-300} ánades',
          '{4-60} espátulas',
          '{8-70} avocetas',
          '{2-40} moritos',
          '{6-50} garcetas',
        ],
        una: [
          'un águila pescadora con desayuno',
          'una garza que no se mueve por nadie',
          '{2-3} aguiluchos',
          'un martín pescador, o un suspiro azul',
          'una nutria que no cuenta como ave, pero cuenta',
          '{2-5} abubillas de paseo',
        ],
        nota: [
          'Levante flojo.',
          'Saludados todos.',
          'El lodo me devolvió una bota.',
          'Ni un dron.',
          'Bocadillo compartido con una hormiga.',
          'Luz de miel.',
          'Huele a sal y a hinojo.',
          'Vuelvo mañana.',
          'Ha merecido el madrugón.',
          'Mosquitos: también saludados.',
        ],
      },
      pics: [
        picture('birds-dusk-9', 'Aves volando en bandada contra un cielo naranja.'),
        picture('heron-day-6', 'Una garza en la orilla, agua azul y juncos.'),
        picture('birds-day-11', ''),
      ],
      picsChance: 0.2,
    },
  ],
  reserve: [
    {
      text: 'Hoy los he saludado uno por uno. Me han salido trescientos más. La abuela tenía razón. #aves',
      warmth: 3,
    },
    { text: 'La bolsa rosa ha vuelto, con otra bolsa. Ya son pareja.' },
    {
      text: 'Atardecer en el caño. Nadie dice nada, y menos los flamencos.',
      pics: [
        picture('birds-dusk-12', 'Aves cruzando un cielo encendido de atardecer sobre el agua.'),
      ],
    },
    { text: 'El señor de la tarde ha vuelto, por la mañana. «También funcionan», ha dicho.' },
  ],
}
