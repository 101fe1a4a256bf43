import { changeKeywords, type KeywordChange, requireKeyword } from '../filters/filter-input.ts'
import { flagOf, textOf } from '../http/input.ts'
import { invalid, json, notFound } from '../http/reply.ts'
import { serializeFilteredStatus, serializeFilterKeyword } from '../serialize/filter.ts'
import {
  type FilteredStatusRow,
  type FilterRow,
  filtersOf,
  type KeywordRow,
} from '../store/filters.ts'
import { findStatus } from '../store/reads.ts'
import { announceFilters } from '../streaming/announce.ts'
import { type Call, type HandlersFor, requireAccount } from './call.ts'

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

/** Keywords and statuses of a filter, one by one. */
export const filterPartHandlers: HandlersFor<Names> = {
  async getFilterKeywords(call) {
    const { keywords } = await ownFilter(call)
    return json(keywords.map(serializeFilterKeyword))
  },

  async addFilterKeyword(call) {
    const { id } = await ownFilter(call)
    await change(call, id, { id: null, keyword: requireKeyword(call.input) })
    const added = (await ownFilter(call)).keywords.at(-1)
    return json(added && serializeFilterKeyword(added))
  },

  async getFilterKeyword(call) {
    return json(serializeFilterKeyword(await ownKeyword(call)))
  },

  async updateFilterKeyword(call) {
    const { id, filter_id } = await ownKeyword(call)
    await change(call, filter_id, { id, keyword: requireKeyword(call.input) })
    return json(serializeFilterKeyword(await ownKeyword(call)))
  },

  async deleteFilterKeyword(call) {
    const { id, filter_id } = await ownKeyword(call)
    await change(call, filter_id, { id, keyword: null, isGone: true })
    return json({})
  },

  async getFilteredStatuses(call) {
    const { statuses } = await ownFilter(call)
    return json(statuses.map(serializeFilteredStatus))
  },

  async addFilteredStatus(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const { id: filter_id, statuses } = await ownFilter(call)
    const status = await findStatus(store.db, me, textOf(call.input, 'status_id') ?? '')
    if (status === undefined) throw notFound()
    if (statuses.some(({ status_id }) => status_id === status.id))
      throw invalid('Status has already been taken')
    const row = { id: store.ids.next(), filter_id, status_id: status.id }
    await store.db.insertInto('filter_statuses').values(row).execute()
    announceFilters(call.services, me)
    return json(serializeFilteredStatus(row))
  },

  async getFilteredStatus(call) {
    return json(serializeFilteredStatus(await ownStatus(call)))
  },

  async deleteFilteredStatus(call) {
    const { me } = requireAccount(call)
    const { id } = await ownStatus(call)
    await call.services.store.db.deleteFrom('filter_statuses').where('id', '=', id).execute()
    announceFilters(call.services, me)
    return json({})
  },
}

async function change(
  call: Call,
  filter: string,
  { id, keyword, isGone = false }: Pick<KeywordChange, 'id' | 'keyword'> & { isGone?: boolean },
): Promise<void> {
  const { me } = requireAccount(call)
  const { store } = call.services
  const wholeWord = flagOf(call.input, 'whole_word')
  await changeKeywords(store, store.db, filter, [{ id, keyword, wholeWord, isGone }])
  announceFilters(call.services, me)
}

/** Other people's filters do not exist for the caller, nor does what is in them. */
async function ownFilter(call: Call<{ filter_id: string }>): Promise<FilterRow> {
  const found = (await ownFilters(call)).find(({ id }) => id === call.params.filter_id)
  if (found === undefined) throw notFound()
  return found
}

async function ownKeyword(call: Call<{ id: string }>): Promise<KeywordRow> {
  const keywords = (await ownFilters(call)).flatMap((filter) => filter.keywords)
  const found = keywords.find(({ id }) => id === call.params.id)
  if (found === undefined) throw notFound()
  return found
}

async function ownStatus(call: Call<{ id: string }>): Promise<FilteredStatusRow> {
  const statuses = (await ownFilters(call)).flatMap((filter) => filter.statuses)
  const found = statuses.find(({ id }) => id === call.params.id)
  if (found === undefined) throw notFound()
  return found
}

function ownFilters(call: Call): Promise<FilterRow[]> {
  return filtersOf(call.services.store.db, requireAccount(call).me)
}
