import { notFound } from '../http/api-failure.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import type { KeywordChange } from './filter-input.ts'

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
