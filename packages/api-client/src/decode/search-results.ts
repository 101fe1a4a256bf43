import type { FoundTagEntity, SearchResultsEntity, TagDayEntity } from '@colonnade/domain/entities'
import { decodeAccount } from './account.ts'
import { DecodeError, toFields, createListDecoder, decodeItems } from './fields.ts'
import { decodeStatus, readTag } from './status.ts'

const MS_PER_SECOND = 1_000

const decodeAccounts = createListDecoder(decodeAccount)
const decodeStatuses = createListDecoder(decodeStatus)

/** Decodes missing lists as empty. @throws DecodeError when the body is not an object */
export function decodeSearchResults(raw: unknown): SearchResultsEntity {
  const fields = toFields<SearchResultsEntity>(raw)
  if (fields === null) throw new DecodeError('search results', 'not an object')
  return {
    accounts: decodeAccounts(fields.accounts ?? []),
    statuses: decodeStatuses(fields.statuses ?? []),
    hashtags: decodeItems(fields.hashtags, readFoundTag),
  }
}

/** Decodes a hashtag. Version 1 sends names only. */
function readFoundTag(raw: unknown): FoundTagEntity | null {
  const tag = readTag(typeof raw === 'string' ? { name: raw } : raw)
  const history = decodeItems(toFields<FoundTagEntity>(raw)?.history, readDay)
  return tag === null ? null : { ...tag, history }
}

/** Decodes a day of a hashtag's history. Seconds and numbers are sent as text. */
function readDay(raw: unknown): TagDayEntity | null {
  const fields = toFields<TagDayEntity>(raw)
  const [day, uses, people] = [fields?.day, fields?.uses, fields?.accounts].map(toNumber)
  if (day === undefined || Number.isNaN(day)) return null
  return { day: day * MS_PER_SECOND, uses: uses || 0, accounts: people || 0 }
}

const toNumber = (raw: unknown): number =>
  typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : Number.NaN
