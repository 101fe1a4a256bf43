import type { FoundTagEntity, SearchResultsEntity, TagDayEntity } from '@colonnade/domain/entities'
import { decodeAccount } from './account.ts'
import { DecodeError, fieldsOf, listOf, many } from './fields.ts'
import { decodeStatus, readTag } from './status.ts'

const MS_PER_SECOND = 1_000

const accounts = listOf(decodeAccount)
const statuses = listOf(decodeStatus)

/** What is missing was not found. @throws DecodeError when the body is no object */
export function decodeSearchResults(raw: unknown): SearchResultsEntity {
  const fields = fieldsOf<SearchResultsEntity>(raw)
  if (fields === null) throw new DecodeError('search results', 'not an object')
  return {
    accounts: accounts(fields.accounts ?? []),
    statuses: statuses(fields.statuses ?? []),
    hashtags: many(fields.hashtags, readFoundTag),
  }
}

/** Version 1 gives names alone. */
function readFoundTag(raw: unknown): FoundTagEntity | null {
  const tag = readTag(typeof raw === 'string' ? { name: raw } : raw)
  const history = many(fieldsOf<FoundTagEntity>(raw)?.history, readDay)
  return tag === null ? null : { ...tag, history }
}

/** Seconds and numbers come as text. */
function readDay(raw: unknown): TagDayEntity | null {
  const fields = fieldsOf<TagDayEntity>(raw)
  const [day, uses, people] = [fields?.day, fields?.uses, fields?.accounts].map(numberIn)
  if (day === undefined || Number.isNaN(day)) return null
  return { day: day * MS_PER_SECOND, uses: uses || 0, accounts: people || 0 }
}

const numberIn = (raw: unknown): number =>
  typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : Number.NaN
