import type { FilterAction } from '@colonnade/domain/entities'
import { flagOf, type Input, isRecord, numberOf, textOf, textsOf } from '../http/input.ts'
import { invalid, notFound } from '../http/reply.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'

const CONTEXTS = ['home', 'notifications', 'public', 'thread', 'account']
const ACTIONS: readonly FilterAction[] = ['warn', 'hide', 'blur']

/** What a call says of a filter; what it does not say is absent. */
export interface FilterValues {
  readonly title?: string
  readonly context?: string[]
  readonly action?: FilterAction
  readonly expires_at?: Date | null
}

/** @throws {ApiFailure} 422 for what no filter can have */
export function filterValuesOf(input: Input, now: number): FilterValues {
  const title = textOf(input, 'title')
  if (title !== null && title.trim() === '') throw invalid("Title can't be blank")
  const action = actionOf(input)
  return {
    ...(title !== null && { title: title.trim() }),
    ...contextOf(input),
    ...(action !== null && { action }),
    ...endOf(input, now),
  }
}

/** @throws {ApiFailure} 422 for a context that is none */
export function contextOf(input: Input): Pick<FilterValues, 'context'> {
  if (input['context'] === undefined) return {}
  const context = textsOf(input, 'context')
  if (context.length === 0 || context.some((one) => !CONTEXTS.includes(one)))
    throw invalid('Context None or invalid context supplied')
  return { context }
}

function actionOf(input: Input): FilterAction | null {
  const word = textOf(input, 'filter_action')
  if (word === null) return null
  const action = ACTIONS.find((known) => known === word)
  if (action === undefined) throw invalid('Action is not included in the list')
  return action
}

/** Empty or null: it never ends. */
export function endOf(input: Input, now: number): Pick<FilterValues, 'expires_at'> {
  if (input['expires_in'] === undefined) return {}
  const seconds = numberOf(input, 'expires_in')
  return { expires_at: seconds === null ? null : new Date(now + seconds * 1_000) }
}

export interface KeywordChange {
  /** null: a new one. */
  readonly id: string | null
  readonly keyword: string | null
  readonly wholeWord: boolean | null
  readonly isGone: boolean
}

/** @throws {ApiFailure} 422 without one */
export function requireKeyword(input: Input): string {
  const keyword = textOf(input, 'keyword')
  if (keyword === null || keyword.trim() === '') throw invalid("Keyword can't be blank")
  return keyword
}

/** More than anybody types, also at once; each is a question to the store. */
const MOST_KEYWORDS = 500

/** A list, or the numbered entries that a form makes of one. @throws {ApiFailure} 422 for a blank keyword, or too many */
export function keywordChangesOf({ keywords_attributes: given }: Input): readonly KeywordChange[] {
  const entries: readonly unknown[] = isRecord(given)
    ? Object.values(given)
    : Array.isArray(given)
      ? given
      : []
  if (entries.length > MOST_KEYWORDS) throw invalid('Keywords are too many')
  return entries.filter(isRecord).map((entry) => {
    const id = textOf(entry, 'id')
    const keyword = textOf(entry, 'keyword')
    const isGone = flagOf(entry, '_destroy') ?? false
    if (!isGone && (keyword === null ? id === null : keyword.trim() === ''))
      throw invalid("Keywords keyword can't be blank")
    return { id, keyword, wholeWord: flagOf(entry, 'whole_word'), isGone }
  })
}

/** Adds, changes and takes away keywords of one filter. @throws {ApiFailure} 404 for one that is not its own */
export async function changeKeywords(
  { ids }: Store,
  db: Db,
  filter: Id,
  changes: readonly KeywordChange[],
): Promise<void> {
  for (const { id, keyword, wholeWord, isGone } of changes) {
    if (id === null) {
      if (isGone || keyword === null) continue
      await db
        .insertInto('filter_keywords')
        // Mastodon takes a keyword that does not say for whole words.
        .values({ id: ids.next(), filter_id: filter, keyword, whole_word: wholeWord ?? true })
        .execute()
      continue
    }
    const own = await db
      .selectFrom('filter_keywords')
      .selectAll()
      .where('id', '=', id)
      .where('filter_id', '=', filter)
      .executeTakeFirst()
    if (own === undefined) throw notFound()
    if (isGone) await db.deleteFrom('filter_keywords').where('id', '=', id).execute()
    else {
      await db
        .updateTable('filter_keywords')
        .set({ keyword: keyword ?? own.keyword, whole_word: wholeWord ?? own.whole_word })
        .where('id', '=', id)
        .execute()
    }
  }
}
