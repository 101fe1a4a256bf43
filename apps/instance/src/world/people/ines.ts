import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const ines: Persona = {
  account: {
    username: 'ines',
    domain: 'costa.example',
    displayName: 'Inês Duarte :lighthouse:',
    note: 'Ando de farol em farol, de autocarro e a pé. 43 visitados, 12 sopas oferecidas. Português & English. #lighthouses',
    fields: [
      { name: 'Faróis', value: '43 de 51' },
      { name: 'Mapa', value: 'https://costa.example/farois' },
    ],
    header: 'header-lighthouse-dusk-1',
    joined: '2020-05-22',
    language: 'pt',
  },
  posts: [
    {
      text: 'Cabo da Roca in a gale. The keeper waved us in for soup. #lighthouses',
      lang: 'en',
      pics: [
        picture(
          'lighthouse-storm-1',
          'A red and white lighthouse on a rock under a dark sky, white waves breaking below it.',
          { x: -0.4, y: 0.2 },
        ),
      ],
      fresh: 10,
      warmth: 3,
      answers: [
        {
          by: 'mira',
          text: 'How many soups is that now?',
          answers: [
            {
              by: 'ines',
              lang: 'en',
              text: 'Thirteen. I must update the profile, it is an official figure.',
            },
          ],
        },
        { by: 'beto', lang: 'pt', text: 'Sopa de farol é a melhor: tem sal até na colher.' },
      ],
    },
    {
      text: 'O faroleiro reformado ainda acorda de quatro em quatro horas. «Para ver se ela está acesa», diz. Ela é a luz. A mulher diz que já não tem ciúmes.',
      fresh: 36,
      warmth: 3.2,
      answers: [
        { by: 'dot', lang: 'en', text: 'She is a wise woman.' },
        { by: 'marisol', lang: 'es', text: 'Qué historia más bonita para una noche de levante.' },
      ],
    },
    {
      text: 'Farol número 44: fechado. O guarda tinha ido almoçar e deixou a chave na porta com um bilhete: «não mexer na lâmpada». Não mexi. Olhei muito.',
      warmth: 2,
    },
    {
      text: 'Quatro faróis, quatro luzes, a mesma costa. #lighthouses #faróis',
      pics: [
        picture(
          'lighthouse-dawn-2',
          'Farol às riscas vermelhas e brancas, céu cor-de-rosa da manhã.',
        ),
        picture('lighthouse-day-3', 'O farol sob um céu azul limpo, mar calmo.'),
        picture('lighthouse-dusk-5', 'O farol aceso ao entardecer, feixe de luz sobre o mar.'),
        picture(
          'lighthouse-night-4',
          'O farol de noite, o feixe a cortar o escuro, estrelas por cima.',
        ),
      ],
      fresh: 3,
      warmth: 3.4,
    },
    {
      text: 'O autocarro das 16:10 só existe às terças. Hoje é uma terça muito comprida e eu tenho pão, queijo e vista.',
    },
    {
      text: 'How do you greet a lighthouse? I nod. My aunt waves. The keeper’s dog barks once every five seconds, which is correct.',
      lang: 'en',
      warmth: 2.5,
    },
    {
      text: 'Aprendi hoje que cada farol tem o seu ritmo para que, no escuro, ninguém confunda a sua casa com outra.',
      warmth: 2.9,
      answers: [{ by: 'noa', lang: 'he', text: 'כמו מורס, אבל לגעגועים.' }],
    },
  ],
  series: [
    {
      share: 1.1,
      patterns: [
        'Diário dos faróis: {onde} {luz} {gente} #lighthouses',
        '{caminho} {gente}',
        '{onde} {caminho} {luz}',
      ],
      words: {
        onde: [
          'Um farol baixo e largo, como um avô.',
          'Torre octogonal, {96-240} degraus.',
          'Um farolim na ponta do molhe.',
          'O farol novo, que já tem {60-110} anos.',
          'Farol em ruínas, com figueira.',
          'Torre branca, cúpula vermelha, gato cinzento.',
        ],
        luz: [
          'Um relâmpago cada {3-15} segundos.',
          'Alcance: {12-28} milhas.',
          'A lente parece uma catedral de gelo.',
          'Acendeu às {18:05-21:10}, toda a gente calada.',
          'Hoje a luz tinha companhia: a lua.',
          'Lâmpada fundida, substituída com cerimónia.',
        ],
        gente: [
          'Ofereceram-me sopa.',
          'O guarda falou {10-40} minutos sobre nevoeiro.',
          'Uma senhora mostrou-me o atalho e as galinhas.',
          'O cão do faroleiro veio até à paragem.',
          'Dois pescadores discutiam o vento com o vento.',
          'Ninguém, e foi perfeito.',
          'Um miúdo quer ser farol quando for grande.',
        ],
        caminho: [
          '{4-17} km a pé pela arriba.',
          'Autocarro, depois areia, depois fé.',
          'Vento de noroeste, chapéu perdido.',
          'Caminho cheio de funcho.',
          'Chuva miudinha até à porta.',
          'Atalho errado, vista certa.',
        ],
      },
      pics: [
        picture('lighthouse-day-8', 'Um farol às riscas sobre as rochas num dia claro.'),
        picture('lighthouse-mist-6', 'O farol quase apagado pela neblina.'),
        picture('sea-storm-5', 'Mar revolto sob nuvens escuras.'),
        picture('lighthouse-night-9', 'O feixe do farol na noite.'),
      ],
      picsChance: 0.3,
    },
  ],
  reserve: [
    {
      text: 'Farol número 45. A chave, desta vez, debaixo do vaso. O vaso tinha um bilhete: «eu sabia que vinhas».',
      pics: [picture('lighthouse-dusk-12', 'Farol aceso contra um céu laranja e roxo.')],
    },
    { text: 'Sopa número catorze: nabiças. O ritmo da casa: uma colher cada cinco segundos.' },
    {
      text: 'I have been corrected by a nine-year-old: it is a lightmouse, and this one was asleep.',
      lang: 'en',
    },
    { text: 'Perdi o autocarro de terça. Até para a semana, mundo.' },
  ],
}
