import { filterId, type FilterResultEntity } from '@colonnade/domain/entities'
import { fieldsOf, idText, many, text, texts, timeOrNull } from './fields.ts'
import { filterAction } from './filter.ts'

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
