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
import {
  DecodeError,
  toFields,
  toFlag,
  toIdText,
  decodeItems,
  toText,
  toTexts,
  toTimeOrNull,
} from './fields.ts'

const FILTER_ACTIONS: readonly FilterAction[] = ['warn', 'hide', 'blur']

/** Decodes the action for a matching status. Unknown future actions become at least a warning. */
const toFilterAction = (raw: unknown): FilterAction =>
  FILTER_ACTIONS.find((action) => action === raw) ?? 'warn'

interface FilterV1Entity extends FilterEntity {
  /** Whether the server drops matching statuses instead of marking them. */
  readonly irreversible: boolean
}

/** @throws DecodeError without an id or a phrase */
export function decodeFilterV1(raw: unknown): FilterV1Entity {
  const fields = toFields<FilterV1Entity>(raw)
  const id = toIdText(fields?.id)
  const phrase = toText(fields?.phrase)
  if (fields === null || id === '') throw new DecodeError('filter', 'no id')
  if (phrase === '') throw new DecodeError('filter', 'no phrase')
  return {
    id: filterId(id),
    phrase,
    context: toTexts(fields.context),
    whole_word: toFlag(fields.whole_word),
    expires_at: toTimeOrNull(fields.expires_at),
    irreversible: toFlag(fields.irreversible),
  }
}

/** A filter without a title takes its first keyword as title. @throws DecodeError without an id */
export function decodeFilterV2(raw: unknown): FilterV2Entity {
  const fields = toFields<FilterV2Entity>(raw)
  const id = toIdText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('filter', 'no id')
  const keywords = decodeItems(fields.keywords, readKeyword)
  return {
    id: filterId(id),
    title: toText(fields.title) || (keywords[0]?.keyword ?? ''),
    context: toTexts(fields.context),
    expires_at: toTimeOrNull(fields.expires_at),
    filter_action: toFilterAction(fields.filter_action),
    keywords,
    statuses: decodeItems(fields.statuses, readStatus),
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
  const fields = toFields<FilterKeywordEntity>(raw)
  const [id, keyword] = [toIdText(fields?.id), toText(fields?.keyword)]
  if (fields === null || id === '' || keyword === '') return null
  return { id, keyword, whole_word: toFlag(fields.whole_word) }
}

function readStatus(raw: unknown): FilteredStatusEntity | null {
  const fields = toFields<FilteredStatusEntity>(raw)
  const [id, status] = [toIdText(fields?.id), toIdText(fields?.status_id)]
  return fields === null || id === '' || status === '' ? null : { id, status_id: statusId(status) }
}

type MatchedFilter = FilterResultEntity['filter']

/** Decodes why the server filtered a status. Entries without a filter are left out. */
export const decodeFilterResults = (raw: unknown): readonly FilterResultEntity[] =>
  decodeItems(raw, readResult)

function readResult(raw: unknown): FilterResultEntity | null {
  const filter = toFields<MatchedFilter>(toFields<FilterResultEntity>(raw)?.filter)
  if (filter === null) return null
  return {
    filter: {
      id: filterId(toIdText(filter.id)),
      title: toText(filter.title),
      context: toTexts(filter.context),
      expires_at: toTimeOrNull(filter.expires_at),
      filter_action: toFilterAction(filter.filter_action),
    },
  }
}
