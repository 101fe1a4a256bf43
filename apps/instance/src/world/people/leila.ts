import { picture } from '../authoring.ts'
import type { Persona } from '../authoring.ts'

export const leila: Persona = {
  account: {
    username: 'leila',
    domain: null,
    displayName: 'Leila Haddad · ليلى حدّاد',
    note: 'Harbour library, first floor, above the fishmonger. I read in three languages and am overdue in all of them.',
    fields: [
      { name: 'Open', value: 'Tue–Sat, and when the light is on' },
      { name: 'Fines', value: 'payable in biscuits' },
    ],
    header: 'header-books-dusk-1',
    joined: '2022-01-09',
    language: 'en',
  },
  posts: [
    {
      text: 'Returned today: a cookbook, 23 years late, with every single stain annotated and dated. We have decided to lend the stains.',
      fresh: 23,
      warmth: 2.4,
      answers: [
        { by: 'shirin', lang: 'fa', text: 'لکه‌ی زعفران را چه تاریخی زده بودند؟' },
        {
          by: 'oskar',
          text: 'If there is butter on the page with the plait, it was me, and I am sorry, and it was worth it.',
        },
      ],
    },
    {
      text: 'طفلة سألتني اليوم: هل تتعب الكتب من الوقوف على الرفّ؟ قلبتُ نصف القسم على جنبه، احتياطًا.',
      lang: 'ar',
      warmth: 2,
      answers: [{ by: 'yusuf', lang: 'ar', text: 'وأنا أصنع رفوفًا مائلة قليلًا، للسبب نفسه.' }],
    },
    {
      text: 'Found between pages 112 and 113 of a book on knots: a pressed violet, a bus ticket, and a knot.',
      fresh: 51,
      warmth: 1.6,
    },
    {
      text: 'Le poissonnier du rez-de-chaussée me demande chaque matin un poème. Ce matin il m’a payé en sardines. Je crois que j’ai gagné au change.',
      lang: 'fr',
      answers: [{ by: 'camille', lang: 'fr', text: 'Voilà enfin une économie que je comprends.' }],
    },
    {
      text: 'The new shelf for “books people hug when they find them”.',
      pics: [
        picture(
          'books-dusk-3',
          'A full bookshelf in warm lamplight, spines in many colours, one book leaning on its neighbour.',
        ),
      ],
      warmth: 1.5,
    },
    {
      text: 'Reading group tonight. Eight chairs, eleven people, one dog, and a disagreement about whether the lighthouse in the novel is a lighthouse. #lighthouses',
      answers: [
        { by: 'dot', text: 'It is a lighthouse.' },
        { by: 'sunny', text: 'It is a feeling with stairs.' },
        { by: 'ruan', text: 'The dog was the only one who had finished it.' },
      ],
    },
    {
      text: 'Library quiet is not silence. It is radiator, page, page, cough, gull, page, somebody trying not to laugh in Travel.',
      warmth: 1.8,
    },
    {
      text: 'في بيتنا كانت جدّتي تضع حبّة هال في كلّ كتاب تنهيه. ما زلتُ أعرف الكتب التي أحبّتها من رائحتها.',
      lang: 'ar',
      warmth: 2.2,
      answers: [{ by: 'farah', lang: 'ar', text: 'يا ليت المكتبات كلّها تفوح هكذا.' }],
    },
  ],
  series: [
    {
      share: 1.1,
      patterns: [
        'Asked at the desk today: “{asked}” {reply}',
        'Found in a returned book: {found} {reply}',
        'Lent today: {12-88} books, {2-9} umbrellas. {note}',
      ],
      words: {
        asked: [
          'Do you have the blue one?',
          'Something like the sea but shorter.',
          'A book for a person who is cross.',
          'Where do you keep the true ghosts?',
          'Have you got the sequel to the dictionary?',
          'Is there a quiet one about trains?',
          'Which of these have you cried at?',
          'Anything on how to talk to bees?',
          'A novel where nobody moves house.',
          'Do the maps know about the new bench?',
        ],
        reply: [
          'We found it in {2-19} minutes.',
          'I knew exactly which.',
          'I am still looking, happily.',
          'Third shelf, by the radiator.',
          'I pretended not to understand and then did.',
          'Filed under weather.',
          'It is why I do this job.',
          'The fishmonger had an opinion too.',
        ],
        found: [
          'a shopping list, {6-14} items, all of them pears.',
          'a ferry ticket from 1983.',
          'a photograph of somebody’s very good boat.',
          'a four-leaf clover, laminated.',
          'a letter that was never posted; Ruan has it now.',
          'a feather, heron I think.',
          'a recipe for glue or soup.',
          'a chess move.',
          'a drawing of me, quite stern.',
          'half a bookmark. Someone has the other half.',
        ],
        note: [
          'The atlas is home again.',
          'Travel is very popular when it rains.',
          'Somebody hugged Botany.',
          'Poems went out like rolls.',
          'Everyone wants Chapter Nine.',
          'The dog came alone, and browsed.',
          'Slow afternoon, long sun on the carpet.',
        ],
      },
      pics: [
        picture('books-day-5', 'Rows of colourful book spines on library shelves by daylight.'),
        picture(
          'window-dusk-4',
          'Evening rain on the library window, street lights coming on outside.',
        ),
      ],
      picsChance: 0.12,
    },
  ],
  reserve: [
    {
      text: 'Someone has borrowed the book on knots and returned it tied shut. I respect the review.',
    },

    {
      text: 'A boy has asked whether he may return a book he has not borrowed yet. I said yes. He walked out very pleased.',
    },
    { text: 'كتاب اليوم فيه خريطة لجزيرة غير موجودة، ومع ذلك عرفتُ الطريق.', lang: 'ar' },
    { text: 'The other half of the bookmark has come in. They do not know each other. Yet.' },
    {
      text: 'Ce soir, lecture à la bougie: la panne d’électricité a très bon goût.',
      lang: 'fr',
      pics: [
        picture(
          'books-night-7',
          'Une étagère de livres à peine éclairée, dans une pénombre bleue.',
        ),
      ],
    },
    { text: 'Overdue: one novel, four mysteries, myself for lunch.' },
  ],
}
