import type { FilterAction } from '@colonnade/domain/entities'
import { getFlag, type Input, isRecord, getNumber, getText, getTexts } from '../http/input.ts'
import { invalid, notFound } from '../http/response.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'

const CONTEXTS = ['home', 'notifications', 'public', 'thread', 'account']
const ACTIONS: readonly FilterAction[] = ['warn', 'hide', 'blur']

/** The filter properties in a request; those that are not sent are absent. */
export interface FilterValues {
  readonly title?: string
  readonly context?: string[]
  readonly action?: FilterAction
  readonly expires_at?: Date | null
}

/** @throws {ApiFailure} 422 for invalid values */
export function readFilterValues(input: Input, now: number): FilterValues {
  const title = getText(input, 'title')
  if (title !== null && title.trim() === '') throw invalid("Title can't be blank")
  const action = readAction(input)
  return {
    ...(title !== null && { title: title.trim() }),
    ...readFilterContext(input),
    ...(action !== null && { action }),
    ...readExpiry(input, now),
  }
}

/** @throws {ApiFailure} 422 for an unknown context */
export function readFilterContext(input: Input): Pick<FilterValues, 'context'> {
  if (input['context'] === undefined) return {}
  const context = getTexts(input, 'context')
  if (context.length === 0 || context.some((one) => !CONTEXTS.includes(one)))
    throw invalid('Context None or invalid context supplied')
  return { context }
}

function readAction(input: Input): FilterAction | null {
  const word = getText(input, 'filter_action')
  if (word === null) return null
  const action = ACTIONS.find((known) => known === word)
  if (action === undefined) throw invalid('Action is not included in the list')
  return action
}

/** An empty value or null means that the filter does not expire. */
export function readExpiry(input: Input, now: number): Pick<FilterValues, 'expires_at'> {
  if (input['expires_in'] === undefined) return {}
  const seconds = getNumber(input, 'expires_in')
  return { expires_at: seconds === null ? null : new Date(now + seconds * 1_000) }
}

export interface KeywordChange {
  /** null for a new keyword. */
  readonly id: string | null
  readonly keyword: string | null
  readonly wholeWord: boolean | null
  readonly isGone: boolean
}

/** @throws {ApiFailure} 422 without a keyword */
export function requireKeyword(input: Input): string {
  const keyword = getText(input, 'keyword')
  if (keyword === null || keyword.trim() === '') throw invalid("Keyword can't be blank")
  return keyword
}

/** Maximum number of keyword changes in a request, because each is a database query. */
const MAX_KEYWORDS = 500

/** Reads a list, or the numbered entries that forms send. @throws {ApiFailure} 422 for a blank keyword or too many */
export function readKeywordChanges({
  keywords_attributes: given,
}: Input): readonly KeywordChange[] {
  const entries: readonly unknown[] = isRecord(given)
    ? Object.values(given)
    : Array.isArray(given)
      ? given
      : []
  if (entries.length > MAX_KEYWORDS) throw invalid('Keywords are too many')
  return entries.filter(isRecord).map((entry) => {
    const id = getText(entry, 'id')
    const keyword = getText(entry, 'keyword')
    const isGone = getFlag(entry, '_destroy') ?? false
    if (!isGone && (keyword === null ? id === null : keyword.trim() === ''))
      throw invalid("Keywords keyword can't be blank")
    return { id, keyword, wholeWord: getFlag(entry, 'whole_word'), isGone }
  })
}

/** Adds, updates and deletes keywords of one filter. @throws {ApiFailure} 404 for a keyword of another filter */
export async function applyKeywordChanges(
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
        // Mastodon treats a keyword as whole words by default.
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
