import { changeKeywords, filterValuesOf, keywordChangesOf } from '../filters/filter-input.ts'
import { invalid, json, notFound } from '../http/reply.ts'
import { serializeFilter } from '../serialize/filter.ts'
import { type FilterRow, filtersOf } from '../store/filters.ts'
import type { Id } from '../store/tables.ts'
import { announceFilters } from '../streaming/announce.ts'
import { type Call, type HandlersFor, requireAccount } from './call.ts'
import { filterPartHandlers } from './filter-parts.ts'
import { filterV1Handlers } from './filters-v1.ts'

type Names =
  | 'getFiltersV1'
  | 'getFilterV1'
  | 'createFilterV1'
  | 'updateFilterV1'
  | 'deleteFilterV1'
  | 'getFiltersV2'
  | 'getFilterV2'
  | 'createFilterV2'
  | 'updateFilterV2'
  | 'deleteFilterV2'

export const filterHandlers: HandlersFor<Names> & typeof filterPartHandlers = {
  ...filterV1Handlers,
  ...filterPartHandlers,

  async getFiltersV2(call) {
    const { me } = requireAccount(call)
    return json((await filtersOf(call.services.store.db, me)).map(serializeFilter))
  },

  async getFilterV2(call) {
    const { me } = requireAccount(call)
    return json(serializeFilter(await ownFilter(call, me, call.params.id)))
  },

  async createFilterV2(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const values = filterValuesOf(call.input, store.clock())
    if (values.title === undefined) throw invalid("Title can't be blank")
    if (values.context === undefined) throw invalid('Context None or invalid context supplied')
    const { title, context, action = 'warn', expires_at = null } = values
    const keywords = keywordChangesOf(call.input)
    const id = store.ids.next()
    await store.db.transaction().execute(async (db) => {
      const row = { id, account_id: me, title, context, action, expires_at }
      await db.insertInto('filters').values(row).execute()
      await changeKeywords(store, db, id, keywords)
    })
    announceFilters(call.services, me)
    return json(serializeFilter(await ownFilter(call, me, id)))
  },

  async updateFilterV2(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const { id } = await ownFilter(call, me, call.params.id)
    const values = filterValuesOf(call.input, store.clock())
    const keywords = keywordChangesOf(call.input)
    await store.db.transaction().execute(async (db) => {
      if (Object.keys(values).length > 0)
        await db.updateTable('filters').set(values).where('id', '=', id).execute()
      await changeKeywords(store, db, id, keywords)
    })
    announceFilters(call.services, me)
    return json(serializeFilter(await ownFilter(call, me, id)))
  },

  async deleteFilterV2(call) {
    const { me } = requireAccount(call)
    const { id } = await ownFilter(call, me, call.params.id)
    await call.services.store.db.deleteFrom('filters').where('id', '=', id).execute()
    announceFilters(call.services, me)
    return json({})
  },
}

/** Other people's filters do not exist for the caller. */
async function ownFilter({ services }: Call, me: Id, id: string): Promise<FilterRow> {
  const found = (await filtersOf(services.store.db, me)).find((row) => row.id === id)
  if (found === undefined) throw notFound()
  return found
}
