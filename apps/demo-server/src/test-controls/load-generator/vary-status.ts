import { accountId, mediaId, type StatusEntity } from '@colonnade/domain/entities'

/** Names in the shapes that timelines show: short, long, right to left, without spaces, with emoji. */
const NAMES = [
  'Ada',
  'Marguerite Delacroix-Fontaine, she/her, on leave until the spring',
  'نور الهدى',
  '山田 花子',
  'Ólafur 🌊🐟',
  'דנה לוי',
  'Влада Коваленко',
  'ไพลิน ศรีสุข',
  'जया शर्मा',
  'k',
]

const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'The ferry was late again, so we watched the herons instead.',
    'Someone painted every bollard on the quay a different blue.',
    'I have rewritten the parser twice today and like the first one better.',
    'Does anyone know where to get a replacement gasket for a 1971 espresso machine?',
  ],
  ar: [
    'وصلت السفينة متأخرة هذا الصباح وكان البحر هادئا.',
    'قرأت الكتاب كله في ليلة واحدة ولم أندم.',
    'هل يعرف أحد مقهى هادئا قرب المرفأ؟',
  ],
  he: ['הרכבת איחרה שוב, אז קראתי עוד פרק.', 'מישהו צבע את כל הספסלים בכחול.'],
  ja: [
    '今朝の港は霧が深くて、灯台の光だけが見えました。',
    'パンが焼けたので、窓を開けて冷ましています。',
    '新しい電車の時刻表が発表されました。',
  ],
  de: ['Die Fähre hatte Verspätung, also haben wir den Reihern zugesehen.', 'Moin zusammen!'],
  uk: ['Сьогодні на пристані пахне димом і яблуками.', 'Хтось бачив мій зошит?'],
}

const LANGUAGES = Object.keys(SENTENCES)

/** Sentences of a post: most have one to three, a few are as long as servers allow. */
const SENTENCE_COUNTS = [1, 2, 1, 3, 2, 5, 1, 2, 9, 3, 1, 40]

const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % items.length]

/** Mixes an index, so that neighbours differ in all that is picked by it. @returns an integer from 0 */
function mixIndex(index: number): number {
  let mixed = Math.imul(index + 1, 0x9e_37_79_b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85_eb_ca_6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

/**
 * Returns a copy of a status by one of `people` authors, with an avatar, pictures and a text of its own, as in a
 * timeline of a large instance. No two pictures have the same address, so that browsers fetch and decode each.
 *
 * @param index of the status among all generated ones
 */
export function varyStatus(model: StatusEntity, index: number, people: number): StatusEntity {
  if (model.reblog != null) {
    return {
      ...model,
      account: varyAccount(model.account, mixIndex(index + 1) % people),
      reblog: varyStatus(model.reblog, index, people),
    }
  }
  const seed = mixIndex(index)
  const language = pick(LANGUAGES, seed) ?? 'en'
  return {
    ...model,
    account: varyAccount(model.account, seed % people),
    language,
    content: createContent(language, seed),
    media_attachments: model.media_attachments.map((media) => ({
      ...media,
      id: mediaId(`${media.id}-${index}`),
      url: media.url == null ? media.url : appendQuery(media.url, 'post', index),
      preview_url:
        media.preview_url == null
          ? media.preview_url
          : appendQuery(media.preview_url, 'post', index),
    })),
  }
}

function varyAccount(model: StatusEntity['account'], person: number): StatusEntity['account'] {
  const username = `person${person}`
  return {
    ...model,
    id: accountId(`${model.id}-${person}`),
    username,
    acct: person % 4 === 0 ? username : `${username}@server${person % 97}.example`,
    display_name: `${pick(NAMES, person)} ${person}`,
    avatar: appendQuery(model.avatar, 'person', person),
    avatar_static: appendQuery(model.avatar_static, 'person', person),
  }
}

function createContent(language: string, seed: number): string {
  const sentences = SENTENCES[language] ?? []
  const count = pick(SENTENCE_COUNTS, seed >>> 8) ?? 1
  const text = Array.from({ length: count }, (_, turn) => pick(sentences, (seed >>> 4) + turn))
  const paragraphs = [text.slice(0, 3), text.slice(3)].filter((part) => part.length > 0)
  return paragraphs.map((part) => `<p>${part.join(' ')}</p>`).join('')
}

const appendQuery = (url: string, name: string, value: number): string =>
  `${url}${url.includes('?') ? '&' : '?'}${name}=${value}`
