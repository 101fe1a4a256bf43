import { linkAddress, mediaAddress } from '@colonnade/domain/addresses'
import { parseDate } from '@colonnade/domain/time'
import type { Decoder } from '../endpoint.ts'

/** An untrusted object, read by the names of the entity that it should be. */
export type Raw<Entity> = { readonly [Field in keyof Entity]?: unknown }

/** Of anything that a post or a profile lists: more than any has, so that what is longer is meant to harm. */
export const MOST_LISTED = 300

/** Shared by every empty list, so that a thousand statuses without tags cost one. */
const NOTHING: readonly never[] = Object.freeze([])

const EPOCH = '1970-01-01T00:00:00.000Z'

/** Whose answer is read just now. Decoders never wait, so that there is one at a time. */
let reading: string | null = null

/**
 * Reads an answer of a server, whose address counts for what it names.
 *
 * @param server its origin
 */
export function decodeFrom<Raw, Result>(
  server: string,
  decode: (raw: Raw) => Result,
  raw: Raw,
): Result {
  const outer = reading
  reading = server
  try {
    return decode(raw)
  } finally {
    reading = outer
  }
}

/** The fields of an object, none of them checked yet; null for anything else. */
export function fieldsOf<Entity>(raw: unknown): Raw<Entity> | null {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as Raw<Entity>)
    : null
}

/** Text, or the fallback for everything that is none. */
export const text = (raw: unknown, fallback = ''): string =>
  typeof raw === 'string' ? raw : fallback

/**
 * The beginning of what stands on a line or two: names, titles, warnings.
 *
 * @param limit in UTF-16 units; never half a character
 */
export const brief = (raw: unknown, limit: number): string => {
  const whole = text(raw)
  return whole.length <= limit ? whole : `${whole.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`
}

export const textOrNull = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null)

/** An id as text; some servers send numbers. Empty means that there is none. */
export function idText(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : ''
}

/** Only true is true: a missing flag is off. */
export const flag = (raw: unknown): boolean => raw === true

/** More than there are people; larger numbers break the line that they stand in. */
const HIGHEST_COUNT = 1e12

/** How many there are of something: never less than none. */
export const count = (raw: unknown): number =>
  Math.min(HIGHEST_COUNT, Math.max(0, countOrNull(raw) ?? 0))

/** How many there are of something that its owner may hide: -1 for what is hidden, or not told. */
export const countIfShown = (raw: unknown): number =>
  Math.min(HIGHEST_COUNT, Math.max(-1, countOrNull(raw) ?? -1))

export const countOrNull = (raw: unknown): number | null =>
  typeof raw === 'number' && Number.isFinite(raw) ? raw : null

/** A date; the epoch where none can be read, which `parseKnownDate` takes as no date, and which sorts as the oldest. */
export const time = (raw: unknown): string => timeOrNull(raw) ?? EPOCH

export const timeOrNull = (raw: unknown): string | null =>
  typeof raw === 'string' && parseDate(raw) !== null ? raw : null

/** A whole address that is safe to put behind a link; null for missing, unknown or scripting ones. */
export const urlOrNull = (raw: unknown): string | null => linkAddress(raw, reading)

export const url = (raw: unknown): string => urlOrNull(raw) ?? ''

/** An address that may be loaded without a click: none of the reader's own machine or network. */
export const mediaUrlOrNull = (raw: unknown): string | null => mediaAddress(raw, reading)

/**
 * The items of a list inside an entity; those that cannot be read are left out.
 *
 * @param decode gives null for an item without use
 * @param most that are kept
 * @returns an empty list for anything that is no list. Never throws.
 */
export function many<Item>(
  raw: unknown,
  decode: (item: unknown) => Item | null,
  most = Number.POSITIVE_INFINITY,
): readonly Item[] {
  if (!Array.isArray(raw) || raw.length === 0) return NOTHING
  const items: Item[] = []
  for (const item of raw) {
    if (items.length >= most) break
    const decoded = decode(item)
    if (decoded !== null) items.push(decoded)
  }
  return items
}

export const texts = (raw: unknown): readonly string[] => many(raw, textOrNull)

/** A body that holds nothing usable: not even what the entity cannot be without. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError'

  /** @param entity what was expected, in words @param missing what made it unusable */
  constructor(entity: string, missing: string) {
    super(`${entity}: ${missing}`)
  }
}

/** For calls whose answer says nothing: an empty object, an empty body or a page of text alike. */
export const ignored = (_raw: unknown): undefined => undefined

/**
 * Reads a body that is a list. One broken item is skipped, so that it never costs the others.
 *
 * @throws DecodeError when the body is no list at all
 */
export function listOf<Item>(decode: Decoder<Item>): Decoder<readonly Item[]> {
  return (raw) => {
    if (!Array.isArray(raw)) throw new DecodeError('list', 'the body is not a list')
    const items: Item[] = []
    for (const item of raw) {
      try {
        items.push(decode(item))
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error
      }
    }
    return items
  }
}
