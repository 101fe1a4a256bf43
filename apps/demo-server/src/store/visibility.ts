import { type ExpressionBuilder, type Expression, type SqlBool, sql } from 'kysely'
import { blockersOf } from './hidden-people.ts'
import type { Id, Tables } from './tables.ts'
import type { Viewer } from './viewer.ts'

export type StatusExpressions = ExpressionBuilder<Tables & { s: Tables['statuses'] }, 's'>

/**
 * The one rule of who may see a status `s`: everybody what is public or unlisted, its author and whom
 * it mentions everything, followers also what is for followers; nothing whom the author blocks, and
 * what is for this instance alone nobody without an account here, people of other servers included. A boost is seen
 * by who may see both it and what it boosts.
 *
 * @see CMP-42
 */
export function isVisibleTo(viewer: Viewer) {
  return (eb: StatusExpressions): Expression<SqlBool> =>
    eb.and([
      isOneVisible(viewer, 's'),
      eb.or([
        eb('s.reblog_of_id', 'is', null),
        sql<SqlBool>`exists (select from statuses o where o.id = s.reblog_of_id and ${isOneVisible(viewer, 'o')})`,
      ]),
    ])
}

function isOneVisible(viewer: Viewer, alias: 's' | 'o'): Expression<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  if (viewer === null)
    return sql<SqlBool>`(${column('visibility')} in ('public', 'unlisted') and not ${column('local_only')})`
  return sql<SqlBool>`(${column('account_id')} not in (${blockersOf(viewer)})
    and (not ${column('local_only')} or ${livesHere(viewer)})
    and (${column('visibility')} in ('public', 'unlisted')
    or ${column('account_id')} = ${viewer}
    or exists (select from status_mentions m where m.status_id = ${column('id')} and m.account_id = ${viewer})
    or (${column('visibility')} = 'private' and exists (
      select from follows f where f.account_id = ${viewer} and f.target_id = ${column('account_id')}))))`
}

/** Asked once for a whole query: it says nothing of the status. */
const livesHere = (viewer: Id) =>
  sql<SqlBool>`exists (select from accounts v where v.id = ${viewer} and v.domain is null)`
