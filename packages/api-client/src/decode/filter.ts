import {
  type FilterAction,
  type FilteredStatusEntity,
  type FilterEntity,
  filterId,
  type FilterKeywordEntity,
  type FilterResultEntity,
  type FilterV2Entity,
  statusId,
} from '@colonnade/domain/entities'
import { DecodeError, fieldsOf, flag, idText, many, text, texts, timeOrNull } from './fields.ts'

const FILTER_ACTIONS: readonly FilterAction[] = ['warn', 'hide', 'blur']

/** What is asked of a matching status; of a word to come, at least a warning. */
const filterAction = (raw: unknown): FilterAction =>
  FILTER_ACTIONS.find((action) => action === raw) ?? 'warn'

interface FilterV1Entity extends FilterEntity {
  /** Matching statuses are dropped by the server, not marked. */
  readonly irreversible: boolean
}

/** @throws DecodeError without an id or a phrase */
export function decodeFilterV1(raw: unknown): FilterV1Entity {
  const fields = fieldsOf<FilterV1Entity>(raw)
  const id = idText(fields?.id)
  const phrase = text(fields?.phrase)
  if (fields === null || id === '') throw new DecodeError('filter', 'no id')
  if (phrase === '') throw new DecodeError('filter', 'no phrase')
  return {
    id: filterId(id),
    phrase,
    context: texts(fields.context),
    whole_word: flag(fields.whole_word),
    expires_at: timeOrNull(fields.expires_at),
    irreversible: flag(fields.irreversible),
  }
}

/** One without a title is named by its first keyword. @throws DecodeError without an id */
export function decodeFilterV2(raw: unknown): FilterV2Entity {
  const fields = fieldsOf<FilterV2Entity>(raw)
  const id = idText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('filter', 'no id')
  const keywords = many(fields.keywords, readKeyword)
  return {
    id: filterId(id),
    title: text(fields.title) || (keywords[0]?.keyword ?? ''),
    context: texts(fields.context),
    expires_at: timeOrNull(fields.expires_at),
    filter_action: filterAction(fields.filter_action),
    keywords,
    statuses: many(fields.statuses, readStatus),
  }
}

/** @throws DecodeError without an id or a word */
export function decodeFilterKeyword(raw: unknown): FilterKeywordEntity {
  const keyword = readKeyword(raw)
  if (keyword === null) throw new DecodeError('filter keyword', 'no id or no keyword')
  return keyword
}

/** @throws DecodeError without an id or a status */
export function decodeFilteredStatus(raw: unknown): FilteredStatusEntity {
  const status = readStatus(raw)
  if (status === null) throw new DecodeError('filtered status', 'no id or no status')
  return status
}

function readKeyword(raw: unknown): FilterKeywordEntity | null {
  const fields = fieldsOf<FilterKeywordEntity>(raw)
  const [id, keyword] = [idText(fields?.id), text(fields?.keyword)]
  if (fields === null || id === '' || keyword === '') return null
  return { id, keyword, whole_word: flag(fields.whole_word) }
}

function readStatus(raw: unknown): FilteredStatusEntity | null {
  const fields = fieldsOf<FilteredStatusEntity>(raw)
  const [id, status] = [idText(fields?.id), idText(fields?.status_id)]
  return fields === null || id === '' || status === '' ? null : { id, status_id: statusId(status) }
}

type MatchedFilter = FilterResultEntity['filter']

/** Why the instance filtered a status. Entries without a filter are left out. */
export const filterResults = (raw: unknown): readonly FilterResultEntity[] => many(raw, readResult)

function readResult(raw: unknown): FilterResultEntity | null {
  const filter = fieldsOf<MatchedFilter>(fieldsOf<FilterResultEntity>(raw)?.filter)
  if (filter === null) return null
  return {
    filter: {
      id: filterId(idText(filter.id)),
      title: text(filter.title),
      context: texts(filter.context),
      expires_at: timeOrNull(filter.expires_at),
      filter_action: filterAction(filter.filter_action),
    },
  }
}
