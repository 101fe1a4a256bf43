import { changeKeywords, contextOf, endOf, type FilterValues } from '../filters/filter-input.ts'
import { flagOf, type Input, textOf } from '../http/input.ts'
import { invalid, json, notFound } from '../http/reply.ts'
import { serializeKeyword } from '../serialize/filter.ts'
import { type FilterRow, filtersOf, type KeywordRow } from '../store/filters.ts'
import type { Id } from '../store/tables.ts'
import { announceFilters } from '../streaming/announce.ts'
import { type Call, type HandlersFor, requireAccount } from './call.ts'

type Names = 'getFiltersV1' | 'getFilterV1' | 'createFilterV1' | 'updateFilterV1' | 'deleteFilterV1'

/** The filters as they were before 4.0: every keyword for itself. */
export const filterV1Handlers: HandlersFor<Names> = {
  async getFiltersV1(call) {
    const { me } = requireAccount(call)
    return json(
      (await ownKeywords(call, me)).map(({ filter, keyword }) => serializeKeyword(filter, keyword)),
    )
  },

  async getFilterV1(call) {
    const { me } = requireAccount(call)
    const { filter, keyword } = await ownKeyword(call, me, call.params.id)
    return json(serializeKeyword(filter, keyword))
  },

  async createFilterV1(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const phrase = phraseOf(call.input) ?? failOnPhrase()
    const { context, action = 'warn', expires_at = null } = valuesOf(call)
    if (context === undefined) throw invalid('Context None or invalid context supplied')
    const id = store.ids.next()
    await store.db.transaction().execute(async (db) => {
      const row = { id, account_id: me, title: phrase, context, action, expires_at }
      await db.insertInto('filters').values(row).execute()
      await changeKeywords(store, db, id, [
        {
          id: null,
          keyword: phrase,
          wholeWord: flagOf(call.input, 'whole_word') ?? false,
          isGone: false,
        },
      ])
    })
    announceFilters(call.services, me)
    const made = (await ownKeywords(call, me)).find(({ filter }) => filter.id === id)
    if (made === undefined) throw notFound()
    return json(serializeKeyword(made.filter, made.keyword))
  },

  async updateFilterV1(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const { filter, keyword } = await ownKeyword(call, me, call.params.id)
    const values = valuesOf(call)
    const change = {
      id: keyword.id,
      keyword: phraseOf(call.input),
      wholeWord: flagOf(call.input, 'whole_word'),
      isGone: false,
    }
    if (filter.keywords.length > 1 && changesFilter(filter, values)) throw invalid(SHARED)
    await store.db.transaction().execute(async (db) => {
      if (Object.keys(values).length > 0)
        await db.updateTable('filters').set(values).where('id', '=', filter.id).execute()
      await changeKeywords(store, db, filter.id, [change])
    })
    announceFilters(call.services, me)
    const after = await ownKeyword(call, me, keyword.id)
    return json(serializeKeyword(after.filter, after.keyword))
  },

  async deleteFilterV1(call) {
    const { me } = requireAccount(call)
    const { filter, keyword } = await ownKeyword(call, me, call.params.id)
    const { db } = call.services.store
    // With its last keyword a filter goes.
    await (filter.keywords.length === 1
      ? db.deleteFrom('filters').where('id', '=', filter.id).execute()
      : db.deleteFrom('filter_keywords').where('id', '=', keyword.id).execute())
    announceFilters(call.services, me)
    return json({})
  },
}

const SHARED =
  'These parameters cannot be changed from this application because they apply to more than one filter keyword. Use a more recent application or the web interface.'

interface OwnKeyword {
  readonly filter: FilterRow
  readonly keyword: KeywordRow
}

async function ownKeywords({ services }: Call, me: Id): Promise<OwnKeyword[]> {
  const filters = await filtersOf(services.store.db, me)
  return filters.flatMap((filter) => filter.keywords.map((keyword) => ({ filter, keyword })))
}

async function ownKeyword(call: Call, me: Id, id: string): Promise<OwnKeyword> {
  const found = (await ownKeywords(call, me)).find(({ keyword }) => keyword.id === id)
  if (found === undefined) throw notFound()
  return found
}

function valuesOf({ input, services }: Call): FilterValues {
  const irreversible = flagOf(input, 'irreversible')
  return {
    ...contextOf(input),
    ...(irreversible !== null && { action: irreversible ? 'hide' : 'warn' }),
    ...endOf(input, services.store.clock()),
  }
}

function changesFilter(filter: FilterRow, { context, action, expires_at }: FilterValues): boolean {
  return (
    (context !== undefined && context.join() !== filter.context.join()) ||
    (action !== undefined && (action === 'hide') !== (filter.action === 'hide')) ||
    (expires_at !== undefined && expires_at?.getTime() !== filter.expires_at?.getTime())
  )
}

function phraseOf(input: Input): string | null {
  const phrase = textOf(input, 'phrase')
  return phrase === null ? null : phrase.trim() || failOnPhrase()
}

function failOnPhrase(): never {
  throw invalid("Phrase can't be blank")
}
