import {
  applyKeywordChanges,
  type KeywordChange,
  requireKeyword,
} from '../filters/read-filter-input.ts'
import { getFlag, getText } from '../http/input.ts'
import { invalid, createJsonResponse, notFound } from '../http/response.ts'
import { serializeFilteredStatus, serializeFilterKeyword } from '../serialize/filter.ts'
import {
  type FilteredStatusRow,
  type FilterRow,
  findFilters,
  type KeywordRow,
} from '../store/filters.ts'
import { findStatus } from '../store/find-rows.ts'
import { sendFilterEvents } from '../streaming/send-events.ts'
import { type Call, type HandlersFor, requireAccount } from './handler.ts'

type Names =
  | 'getFilterKeywords'
  | 'addFilterKeyword'
  | 'getFilterKeyword'
  | 'updateFilterKeyword'
  | 'deleteFilterKeyword'
  | 'getFilteredStatuses'
  | 'addFilteredStatus'
  | 'getFilteredStatus'
  | 'deleteFilteredStatus'

/** Handlers of single keywords and statuses of a filter. */
export const filterKeywordAndStatusHandlers: HandlersFor<Names> = {
  async getFilterKeywords(call) {
    const { keywords } = await requireOwnFilter(call)
    return createJsonResponse(keywords.map(serializeFilterKeyword))
  },

  async addFilterKeyword(call) {
    const { id } = await requireOwnFilter(call)
    await applyKeywordChange(call, id, { id: null, keyword: requireKeyword(call.input) })
    const added = (await requireOwnFilter(call)).keywords.at(-1)
    return createJsonResponse(added && serializeFilterKeyword(added))
  },

  async getFilterKeyword(call) {
    return createJsonResponse(serializeFilterKeyword(await requireOwnKeyword(call)))
  },

  async updateFilterKeyword(call) {
    const { id, filter_id } = await requireOwnKeyword(call)
    await applyKeywordChange(call, filter_id, { id, keyword: requireKeyword(call.input) })
    return createJsonResponse(serializeFilterKeyword(await requireOwnKeyword(call)))
  },

  async deleteFilterKeyword(call) {
    const { id, filter_id } = await requireOwnKeyword(call)
    await applyKeywordChange(call, filter_id, { id, keyword: null, isGone: true })
    return createJsonResponse({})
  },

  async getFilteredStatuses(call) {
    const { statuses } = await requireOwnFilter(call)
    return createJsonResponse(statuses.map(serializeFilteredStatus))
  },

  async addFilteredStatus(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const { id: filter_id, statuses } = await requireOwnFilter(call)
    const status = await findStatus(store.db, me, getText(call.input, 'status_id') ?? '')
    if (status === undefined) throw notFound()
    if (statuses.some(({ status_id }) => status_id === status.id))
      throw invalid('Status has already been taken')
    const row = { id: store.ids.next(), filter_id, status_id: status.id }
    await store.db.insertInto('filter_statuses').values(row).execute()
    sendFilterEvents(call.services, me)
    return createJsonResponse(serializeFilteredStatus(row))
  },

  async getFilteredStatus(call) {
    return createJsonResponse(serializeFilteredStatus(await requireOwnStatus(call)))
  },

  async deleteFilteredStatus(call) {
    const { me } = requireAccount(call)
    const { id } = await requireOwnStatus(call)
    await call.services.store.db.deleteFrom('filter_statuses').where('id', '=', id).execute()
    sendFilterEvents(call.services, me)
    return createJsonResponse({})
  },
}

async function applyKeywordChange(
  call: Call,
  filter: string,
  { id, keyword, isGone = false }: Pick<KeywordChange, 'id' | 'keyword'> & { isGone?: boolean },
): Promise<void> {
  const { me } = requireAccount(call)
  const { store } = call.services
  const wholeWord = getFlag(call.input, 'whole_word')
  await applyKeywordChanges(store, store.db, filter, [{ id, keyword, wholeWord, isGone }])
  sendFilterEvents(call.services, me)
}

/** Finds a filter of the requesting account. @throws {ApiFailure} 404 for those of others */
async function requireOwnFilter(call: Call<{ filter_id: string }>): Promise<FilterRow> {
  const found = (await findOwnFilters(call)).find(({ id }) => id === call.params.filter_id)
  if (found === undefined) throw notFound()
  return found
}

async function requireOwnKeyword(call: Call<{ id: string }>): Promise<KeywordRow> {
  const keywords = (await findOwnFilters(call)).flatMap((filter) => filter.keywords)
  const found = keywords.find(({ id }) => id === call.params.id)
  if (found === undefined) throw notFound()
  return found
}

async function requireOwnStatus(call: Call<{ id: string }>): Promise<FilteredStatusRow> {
  const statuses = (await findOwnFilters(call)).flatMap((filter) => filter.statuses)
  const found = statuses.find(({ id }) => id === call.params.id)
  if (found === undefined) throw notFound()
  return found
}

function findOwnFilters(call: Call): Promise<FilterRow[]> {
  return findFilters(call.services.store.db, requireAccount(call).me)
}
