import { getArtworkSize } from './artwork.ts'
import { BLURHASHES, FILMS } from './data-files.ts'
import type { Picture, WrittenPost, WrittenCard, WrittenPoll } from './persona-schema.ts'
import { drawInteger } from './random.ts'
import type { Random } from './random.ts'
import type { Acct, SeedCard, SeedMedia, SeedPoll, SeedPost } from './seed-data.ts'

/** A neutral grey for artwork without a blurhash. */
const NEUTRAL_BLURHASH = 'L3B3Zq~q00WB?bj[WBof00M{-;t7'
const HOUR_MS = 3_600_000
const MENTION = /(?<![\w@/.])@([a-z]+)(?![\w@])/gu

/** @returns the text with complete mentions: `@lena` becomes `@lena@sternwarte.example` */
function expandMentions(text: string, accts: ReadonlyMap<string, Acct>): string {
  return text.replace(MENTION, (whole, name: string) => {
    const acct = accts.get(name)
    return acct === undefined ? whole : `@${acct}`
  })
}

export interface ConversionContext {
  readonly accts: ReadonlyMap<string, Acct>
  readonly random: Random
}

interface PostOrigin {
  readonly author: Acct
  readonly language: string
  readonly at: Date
  readonly inReplyTo: string | null
  readonly quoteOf?: string | null
}

/** Converts a written post to the stored form. */
export function toSeedPost(
  written: WrittenPost,
  { author, language, at, inReplyTo, quoteOf = null }: PostOrigin,
  { accts, random }: ConversionContext,
): SeedPost {
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

/** Creates a boost of the status with this key. */
export function createSeedBoost(author: Acct, boosted: string): SeedPost {
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

function toMedia({ art, alt, focus }: Picture): SeedMedia {
  const film = FILMS[art]
  const { width, height } = film ?? getArtworkSize(art)
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

function toPoll({ options, multiple, hours }: WrittenPoll, at: Date, random: Random): SeedPoll {
  const votes = options.reduce((sum, [, count]) => sum + count, 0)
  return {
    options: options.map(([title, count]) => ({ title, votes: count })),
    multiple: multiple ?? false,
    expiresAt: new Date(at.getTime() + hours * HOUR_MS),
    voters: multiple ? Math.ceil(votes / (1.3 + drawInteger(random, 0, 4) / 10)) : votes,
  }
}

function toCard(card: WrittenCard): SeedCard {
  const { url, title, description, author, image, type = 'link', frame } = card
  const size = image === undefined ? { width: 0, height: 0 } : getArtworkSize(image)
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
