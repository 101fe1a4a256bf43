import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const beto: Persona = {
  account: {
    username: 'beto',
    domain: 'costa.example',
    displayName: 'Beto Carvalho',
    note: 'Cozinho pra quem chega. Pensão de seis quartos, uma panela grande e um papagaio que só fala o cardápio.',
    fields: [{ name: 'Hoje', value: 'caldo, sempre caldo' }],
    header: 'header-sea-dawn-5',
    joined: '2021-07-30',
    language: 'pt',
  },
  posts: [
    {
      text: 'O papagaio aprendeu a dizer «acabou o peixe». Não acabou o peixe. Perdi três mesas.',
      fresh: 20,
      warmth: 2.8,
      answers: [
        {
          by: 'concha',
          lang: 'es',
          text: 'Dale de comer antes del servicio, hijo, que habla con hambre.',
        },
        { by: 'ines', text: 'Por isso é que comi feijão.' },
      ],
    },
    {
      text: 'Hóspede do quarto 4 pediu o segredo do caldo. O segredo é que a panela nunca soube o que é pressa.',
      warmth: 2.1,
    },
    {
      text: 'Receita de mãe não tem grama. Tem «até ficar com cara de domingo».',
      warmth: 3,
      fresh: 56,
    },
    {
      text: 'Chuva, pensão cheia, um violão desafinado e sopa pra todos. Hoje ninguém foi embora.',
      pics: [
        picture('soup-dusk-1', 'Uma tigela de sopa vista de cima, ervas verdes e pão ao lado.'),
      ],
      warmth: 2.2,
    },
    {
      text: 'Fui comprar coentro e voltei com coentro, três histórias e um banquinho.',
      answers: [
        {
          by: 'leila',
          lang: 'fr',
          text: 'C’est exactement comme ça que je rentre de la bibliothèque des autres.',
        },
      ],
    },
    {
      text: 'Seis da manhã: o mar faz o café primeiro, eu só acompanho.',
      pics: [picture('sea-dawn-3', 'Nascer do sol sobre o mar, tons de rosa e ouro.')],
    },
    {
      text: 'Segunda panela. Não me julguem, julguem o cheiro.',
      cw: 'comida',
      sensitive: true,
      pics: [
        picture(
          'soup-dusk-8',
          'Tigela de caldo fumegante com cheiro-verde e uma fatia de pão na borda da mesa.',
        ),
      ],
    },
  ],
  series: [
    {
      share: 0.9,
      patterns: [
        'Na panela hoje: {prato} {papagaio}',
        '{mesa} {prato} {fim}',
        'Quarto {1-6}: {hospede} {fim}',
      ],
      words: {
        prato: [
          'caldo verde com couve cortada fininha como segredo.',
          'moqueca pra {6-22}.',
          'feijão de ontem, que é o melhor.',
          'arroz de polvo sem polvo, longa história.',
          'canja, a pedido de um resfriado.',
          'pirão do jeito da vó.',
          'peixe do Zeca, {3-9} quilos de conversa.',
        ],
        papagaio: [
          'O papagaio recomendou a sobremesa.',
          'O papagaio gritou «fiado não».',
          'O papagaio dormiu no meio do cardápio.',
          'O papagaio aprendeu «bis».',
          'O papagaio vendeu {2-8} sucos sozinho.',
        ],
        mesa: [
          'Mesa da janela, dois irmãos que não se viam há {5-30} anos.',
          'Mesa grande, aniversário de {60-90}.',
          'Uma moça e um livro, mesa {1-9}.',
          'O carteiro, que só veio pelo cheiro.',
          'Ninguém até as {19:10-20:40}, depois todo mundo.',
        ],
        hospede: [
          'esqueceu o guarda-chuva e deixou um poema.',
          'ronca afinado.',
          'quer ficar mais {2-9} dias.',
          'consertou a torneira sem falar nada.',
          'perguntou a senha do mar.',
        ],
        fim: [
          'Lavei {40-120} pratos cantando.',
          'Sobrou pão pra amanhã.',
          'Apaguei o fogo às {22:05-23:50}.',
          'Boa noite, litoral.',
          'Repetiram.',
          'Eu também repeti.',
        ],
      },
      pics: [
        picture('soup-day-4', 'Tigela de sopa alaranjada com ervas, sobre uma mesa de madeira.'),
        picture('soup-night-2', 'Uma sopa escura e fumegante à luz de uma vela.'),
      ],
      picsChance: 0.2,
    },
  ],
  reserve: [
    { text: 'O papagaio pediu demissão. Voltou às onze, com fome.' },
    {
      text: 'Choveu dentro do quarto 2. O hóspede disse que pagou por vista pro mar e agora está satisfeito.',
    },
    {
      text: 'Sobrou uma tigela. Quem tá perto?',
      pics: [picture('soup-dusk-6', 'Tigela de sopa quente com salsinha e uma fatia de pão.')],
    },
  ],
}
