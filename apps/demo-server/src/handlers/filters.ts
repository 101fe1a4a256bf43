import {
  applyKeywordChanges,
  readFilterValues,
  readKeywordChanges,
} from '../filters/read-filter-input.ts'
import { invalid, createJsonResponse, notFound } from '../http/response.ts'
import { serializeFilter } from '../serialize/filter.ts'
import { type FilterRow, findFilters } from '../store/filters.ts'
import type { Id } from '../store/tables.ts'
import { sendFilterEvents } from '../streaming/send-events.ts'
import { filterKeywordAndStatusHandlers } from './filter-keywords-and-statuses.ts'
import { filterV1Handlers } from './filters-v1.ts'
import { type Call, type HandlersFor, requireAccount } from './handler.ts'

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

export const filterHandlers: HandlersFor<Names> & typeof filterKeywordAndStatusHandlers = {
  ...filterV1Handlers,
  ...filterKeywordAndStatusHandlers,

  async getFiltersV2(call) {
    const { me } = requireAccount(call)
    return createJsonResponse((await findFilters(call.services.store.db, me)).map(serializeFilter))
  },

  async getFilterV2(call) {
    const { me } = requireAccount(call)
    return createJsonResponse(serializeFilter(await requireOwnFilter(call, me, call.params.id)))
  },

  async createFilterV2(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const values = readFilterValues(call.input, store.clock())
    if (values.title === undefined) throw invalid("Title can't be blank")
    if (values.context === undefined) throw invalid('Context None or invalid context supplied')
    const { title, context, action = 'warn', expires_at = null } = values
    const keywords = readKeywordChanges(call.input)
    const id = store.ids.next()
    await store.db.transaction().execute(async (db) => {
      const row = { id, account_id: me, title, context, action, expires_at }
      await db.insertInto('filters').values(row).execute()
      await applyKeywordChanges(store, db, id, keywords)
    })
    sendFilterEvents(call.services, me)
    return createJsonResponse(serializeFilter(await requireOwnFilter(call, me, id)))
  },

  async updateFilterV2(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const { id } = await requireOwnFilter(call, me, call.params.id)
    const values = readFilterValues(call.input, store.clock())
    const keywords = readKeywordChanges(call.input)
    await store.db.transaction().execute(async (db) => {
      if (Object.keys(values).length > 0)
        await db.updateTable('filters').set(values).where('id', '=', id).execute()
      await applyKeywordChanges(store, db, id, keywords)
    })
    sendFilterEvents(call.services, me)
    return createJsonResponse(serializeFilter(await requireOwnFilter(call, me, id)))
  },

  async deleteFilterV2(call) {
    const { me } = requireAccount(call)
    const { id } = await requireOwnFilter(call, me, call.params.id)
    await call.services.store.db.deleteFrom('filters').where('id', '=', id).execute()
    sendFilterEvents(call.services, me)
    return createJsonResponse({})
  },
}

/** Finds a filter of the requesting account. @throws {ApiFailure} 404 for those of others */
async function requireOwnFilter({ services }: Call, me: Id, id: string): Promise<FilterRow> {
  const found = (await findFilters(services.store.db, me)).find((row) => row.id === id)
  if (found === undefined) throw notFound()
  return found
}
