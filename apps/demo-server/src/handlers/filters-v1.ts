import {
  applyKeywordChanges,
  readFilterContext,
  readExpiry,
  type FilterValues,
} from '../filters/read-filter-input.ts'
import { getFlag, type Input, getText } from '../http/input.ts'
import { invalid, createJsonResponse, notFound } from '../http/response.ts'
import { serializeKeyword } from '../serialize/filter.ts'
import { type FilterRow, findFilters, type KeywordRow } from '../store/filters.ts'
import type { Id } from '../store/tables.ts'
import { sendFilterEvents } from '../streaming/send-events.ts'
import { type Call, type HandlersFor, requireAccount } from './handler.ts'

type Names = 'getFiltersV1' | 'getFilterV1' | 'createFilterV1' | 'updateFilterV1' | 'deleteFilterV1'

/** The filter API from before 4.0, with a filter for each keyword. */
export const filterV1Handlers: HandlersFor<Names> = {
  async getFiltersV1(call) {
    const { me } = requireAccount(call)
    return createJsonResponse(
      (await findOwnKeywords(call, me)).map(({ filter, keyword }) =>
        serializeKeyword(filter, keyword),
      ),
    )
  },

  async getFilterV1(call) {
    const { me } = requireAccount(call)
    const { filter, keyword } = await requireOwnKeyword(call, me, call.params.id)
    return createJsonResponse(serializeKeyword(filter, keyword))
  },

  async createFilterV1(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const phrase = readPhrase(call.input) ?? throwBlankPhrase()
    const { context, action = 'warn', expires_at = null } = readValues(call)
    if (context === undefined) throw invalid('Context None or invalid context supplied')
    const id = store.ids.next()
    await store.db.transaction().execute(async (db) => {
      const row = { id, account_id: me, title: phrase, context, action, expires_at }
      await db.insertInto('filters').values(row).execute()
      await applyKeywordChanges(store, db, id, [
        {
          id: null,
          keyword: phrase,
          wholeWord: getFlag(call.input, 'whole_word') ?? false,
          isGone: false,
        },
      ])
    })
    sendFilterEvents(call.services, me)
    const made = (await findOwnKeywords(call, me)).find(({ filter }) => filter.id === id)
    if (made === undefined) throw notFound()
    return createJsonResponse(serializeKeyword(made.filter, made.keyword))
  },

  async updateFilterV1(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const { filter, keyword } = await requireOwnKeyword(call, me, call.params.id)
    const values = readValues(call)
    const change = {
      id: keyword.id,
      keyword: readPhrase(call.input),
      wholeWord: getFlag(call.input, 'whole_word'),
      isGone: false,
    }
    if (filter.keywords.length > 1 && hasChanges(filter, values)) throw invalid(SHARED_FILTER_ERROR)
    await store.db.transaction().execute(async (db) => {
      if (Object.keys(values).length > 0)
        await db.updateTable('filters').set(values).where('id', '=', filter.id).execute()
      await applyKeywordChanges(store, db, filter.id, [change])
    })
    sendFilterEvents(call.services, me)
    const after = await requireOwnKeyword(call, me, keyword.id)
    return createJsonResponse(serializeKeyword(after.filter, after.keyword))
  },

  async deleteFilterV1(call) {
    const { me } = requireAccount(call)
    const { filter, keyword } = await requireOwnKeyword(call, me, call.params.id)
    const { db } = call.services.store
    // Deletes the filter with its last keyword.
    await (filter.keywords.length === 1
      ? db.deleteFrom('filters').where('id', '=', filter.id).execute()
      : db.deleteFrom('filter_keywords').where('id', '=', keyword.id).execute())
    sendFilterEvents(call.services, me)
    return createJsonResponse({})
  },
}

const SHARED_FILTER_ERROR =
  'These parameters cannot be changed from this application because they apply to more than one filter keyword. Use a more recent application or the web interface.'

interface OwnKeyword {
  readonly filter: FilterRow
  readonly keyword: KeywordRow
}

async function findOwnKeywords({ services }: Call, me: Id): Promise<OwnKeyword[]> {
  const filters = await findFilters(services.store.db, me)
  return filters.flatMap((filter) => filter.keywords.map((keyword) => ({ filter, keyword })))
}

async function requireOwnKeyword(call: Call, me: Id, id: string): Promise<OwnKeyword> {
  const found = (await findOwnKeywords(call, me)).find(({ keyword }) => keyword.id === id)
  if (found === undefined) throw notFound()
  return found
}

function readValues({ input, services }: Call): FilterValues {
  const irreversible = getFlag(input, 'irreversible')
  return {
    ...readFilterContext(input),
    ...(irreversible !== null && { action: irreversible ? 'hide' : 'warn' }),
    ...readExpiry(input, services.store.clock()),
  }
}

function hasChanges(filter: FilterRow, { context, action, expires_at }: FilterValues): boolean {
  return (
    (context !== undefined && context.join() !== filter.context.join()) ||
    (action !== undefined && (action === 'hide') !== (filter.action === 'hide')) ||
    (expires_at !== undefined && expires_at?.getTime() !== filter.expires_at?.getTime())
  )
}

function readPhrase(input: Input): string | null {
  const phrase = getText(input, 'phrase')
  return phrase === null ? null : phrase.trim() || throwBlankPhrase()
}

function throwBlankPhrase(): never {
  throw invalid("Phrase can't be blank")
}
