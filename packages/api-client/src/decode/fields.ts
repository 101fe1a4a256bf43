import { resolveLinkAddress, resolveMediaAddress } from '@colonnade/domain/addresses'
import { parseDate } from '@colonnade/domain/time'
import type { Decoder } from '../endpoint.ts'

/** An untrusted object with the field names of an entity. */
export type Raw<Entity> = { readonly [Field in keyof Entity]?: unknown }

/** Maximum length of any list in a post or profile. Real ones are shorter; longer ones are malicious. */
export const MAX_LIST_LENGTH = 300

/** Shared by all empty lists, so that a thousand statuses without tags use one. */
const EMPTY_LIST: readonly never[] = Object.freeze([])

const EPOCH = '1970-01-01T00:00:00.000Z'

/** The server whose response is being decoded. Decoders are synchronous, so there is one at a time. */
let currentServer: string | null = null

/**
 * Decodes a response of a server. Relative and local addresses are resolved for that server.
 *
 * @param server its origin
 */
export function decodeFrom<Raw, Result>(
  server: string,
  decode: (raw: Raw) => Result,
  raw: Raw,
): Result {
  const outer = currentServer
  currentServer = server
  try {
    return decode(raw)
  } finally {
    currentServer = outer
  }
}

/** Returns the fields of an object, none of them checked yet; null for anything else. */
export function toFields<Entity>(raw: unknown): Raw<Entity> | null {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as Raw<Entity>)
    : null
}

/** Returns a string, or the fallback for anything else. */
export const toText = (raw: unknown, fallback = ''): string =>
  typeof raw === 'string' ? raw : fallback

/**
 * Returns the beginning of a short text: names, titles, warnings.
 *
 * @param limit in UTF-16 code units; characters are never split
 */
export const toShortText = (raw: unknown, limit: number): string => {
  const whole = toText(raw)
  return whole.length <= limit ? whole : `${whole.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`
}

export const toTextOrNull = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null)

/** Returns an id as text; some servers send numbers. Empty without an id. */
export function toIdText(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : ''
}

/** Returns a boolean: only `true` is true, and a missing flag is false. */
export const toFlag = (raw: unknown): boolean => raw === true

/** More than the world's population. Larger numbers would break the layout. */
const MAX_COUNT = 1e12

/** Returns a count, at least 0. */
export const toCount = (raw: unknown): number =>
  Math.min(MAX_COUNT, Math.max(0, toCountOrNull(raw) ?? 0))

/** Returns a count that its owner may hide: -1 when it is hidden or missing. */
export const toCountOrHidden = (raw: unknown): number =>
  Math.min(MAX_COUNT, Math.max(-1, toCountOrNull(raw) ?? -1))

export const toCountOrNull = (raw: unknown): number | null =>
  typeof raw === 'number' && Number.isFinite(raw) ? raw : null

/**
 * Returns a date. Unreadable dates become the epoch, which `parseKnownDate` treats as no date, and which sorts as the
 * oldest.
 */
export const toTime = (raw: unknown): string => toTimeOrNull(raw) ?? EPOCH

export const toTimeOrNull = (raw: unknown): string | null =>
  typeof raw === 'string' && parseDate(raw) !== null ? raw : null

/** Returns an absolute address that is safe for a link; null for missing, unknown or scripting ones. */
export const toUrlOrNull = (raw: unknown): string | null => resolveLinkAddress(raw, currentServer)

export const toUrl = (raw: unknown): string => toUrlOrNull(raw) ?? ''

/** Returns an address that is safe to load without a click: none on the user's own machine or network. */
export const toMediaUrlOrNull = (raw: unknown): string | null =>
  resolveMediaAddress(raw, currentServer)

/**
 * Decodes the items of a list inside an entity; unreadable ones are left out.
 *
 * @param decode returns null for an unusable item
 * @param most maximum number of items
 * @returns an empty list for anything but a list. Never throws.
 */
export function decodeItems<Item>(
  raw: unknown,
  decode: (item: unknown) => Item | null,
  most = Number.POSITIVE_INFINITY,
): readonly Item[] {
  if (!Array.isArray(raw) || raw.length === 0) return EMPTY_LIST
  const items: Item[] = []
  for (const item of raw) {
    if (items.length >= most) break
    const decoded = decode(item)
    if (decoded !== null) items.push(decoded)
  }
  return items
}

export const toTexts = (raw: unknown): readonly string[] => decodeItems(raw, toTextOrNull)

/** The error for a body without the fields that the entity requires. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError'

  /** @param entity the expected entity, in words @param missing what is missing, in words */
  constructor(entity: string, missing: string) {
    super(`${entity}: ${missing}`)
  }
}

/** For requests whose response has no content: an empty object, an empty body or a page of text alike. */
export const ignoreBody = (_raw: unknown): undefined => undefined

/**
 * Creates a decoder for a body that is a list. Invalid items are skipped, so that they do not affect the others.
 *
 * @throws DecodeError when the body is not a list
 */
export function createListDecoder<Item>(decode: Decoder<Item>): Decoder<readonly Item[]> {
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
