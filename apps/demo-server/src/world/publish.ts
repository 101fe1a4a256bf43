import { artworkSize } from './artwork.ts'
import type { Picture, Written, WrittenCard, WrittenPoll } from './authoring.ts'
import { BLURHASHES, FILMS } from './data.ts'
import { between } from './seeded.ts'
import type { Random } from './seeded.ts'
import type { Acct, WorldCard, WorldMedia, WorldPoll, WorldPost } from './world.ts'

/** A grey that suits any picture, for artwork that has no blurhash yet. */
const NEUTRAL_BLURHASH = 'L3B3Zq~q00WB?bj[WBof00M{-;t7'
const HOUR_MS = 3_600_000
const MENTION = /(?<![\w@/.])@([a-z]+)(?![\w@])/gu

/** @returns bare usernames made whole: `@lena` becomes `@lena@sternwarte.example` */
function expandMentions(text: string, accts: ReadonlyMap<string, Acct>): string {
  return text.replace(MENTION, (whole, name: string) => {
    const acct = accts.get(name)
    return acct === undefined ? whole : `@${acct}`
  })
}

export interface PublishContext {
  readonly accts: ReadonlyMap<string, Acct>
  readonly random: Random
}

interface Publication {
  readonly author: Acct
  readonly language: string
  readonly at: Date
  readonly inReplyTo: string | null
  readonly quoteOf?: string | null
}

/** Turns what a person wrote into what the instance stores. */
export function publish(
  written: Written,
  { author, language, at, inReplyTo, quoteOf = null }: Publication,
  { accts, random }: PublishContext,
): WorldPost {
  return {
    author,
    text: expandMentions(written.text, accts),
    spoilerText: written.cw ?? '',
    sensitive: written.sensitive ?? false,
    visibility: written.visibility ?? 'public',
    language: written.lang ?? language,
    inReplyTo,
    quoteOf,
    boostOf: null,
    media: (written.pics ?? []).map(toMedia),
    poll: written.poll ? toPoll(written.poll, at, random) : null,
    card: written.card ? toCard(written.card) : null,
  }
}

/** A boost of the status with that key. */
export function publishBoost(author: Acct, boosted: string): WorldPost {
  return {
    author,
    text: '',
    spoilerText: '',
    sensitive: false,
    visibility: 'public',
    language: '',
    inReplyTo: null,
    quoteOf: null,
    boostOf: boosted,
    media: [],
    poll: null,
    card: null,
  }
}

function toMedia({ art, alt, focus }: Picture): WorldMedia {
  const film = FILMS[art]
  const { width, height } = film ?? artworkSize(art)
  return {
    artwork: art,
    type: film ? (film.hasSound ? 'video' : 'gifv') : 'image',
    description: alt,
    ...(focus ? { focus } : {}),
    width,
    height,
    blurhash: BLURHASHES[art] ?? NEUTRAL_BLURHASH,
  }
}

function toPoll({ options, multiple, hours }: WrittenPoll, at: Date, random: Random): WorldPoll {
  const votes = options.reduce((sum, [, count]) => sum + count, 0)
  return {
    options: options.map(([title, count]) => ({ title, votes: count })),
    multiple: multiple ?? false,
    expiresAt: new Date(at.getTime() + hours * HOUR_MS),
    voters: multiple ? Math.ceil(votes / (1.3 + between(random, 0, 4) / 10)) : votes,
  }
}

function toCard(card: WrittenCard): WorldCard {
  const { url, title, description, author, image, type = 'link', frame } = card
  const size = image === undefined ? { width: 0, height: 0 } : artworkSize(image)
  return {
    url,
    type,
    title,
    description,
    provider: new URL(url).hostname,
    author: author ?? '',
    image: image ?? null,
    blurhash: image === undefined ? null : (BLURHASHES[image] ?? NEUTRAL_BLURHASH),
    ...size,
    html: frame === undefined ? '' : `<iframe src="${frame}" allowfullscreen></iframe>`,
  }
}
