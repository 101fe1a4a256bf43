import { sql } from 'kysely'
import type { Page, PageRequest } from './page.ts'
import { cutPage } from './page.ts'
import type { AccountRow } from './reads.ts'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'

/** An account and the id that its page is cut by, which is that of the follow, favourite or mute behind it. */
export type LinkedAccount = AccountRow & { readonly link_id: Id }

export const followersOf = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom('follows as f')
      .innerJoin('accounts as a', 'a.id', 'f.account_id')
      .selectAll('a')
      .select('f.id as link_id')
      .where('f.target_id', '=', id),
    'f.id',
    request,
  )

export const followingOf = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom('follows as f')
      .innerJoin('accounts as a', 'a.id', 'f.target_id')
      .selectAll('a')
      .select('f.id as link_id')
      .where('f.account_id', '=', id),
    'f.id',
    request,
  )

export const favouritersOf = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom('favourites as f')
      .innerJoin('accounts as a', 'a.id', 'f.account_id')
      .selectAll('a')
      .select('f.id as link_id')
      .where('f.status_id', '=', id),
    'f.id',
    request,
  )

export const boostersOf = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom('statuses as s')
      .innerJoin('accounts as a', 'a.id', 's.account_id')
      .selectAll('a')
      .select('s.id as link_id')
      .where('s.reblog_of_id', '=', id),
    's.id',
    request,
  )

export const membersOf = (db: Db, list: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom('list_accounts as l')
      .innerJoin('accounts as a', 'a.id', 'l.account_id')
      .selectAll('a')
      .select('a.id as link_id')
      .where('l.list_id', '=', list),
    'a.id',
    request,
  )

interface Link {
  readonly id: Id
  readonly account_id: Id
  readonly target_id: Id
}

/** Whom a person blocks, mutes or features, the latest first. */
export const targetsOf = (
  db: Db,
  table: 'blocks' | 'mutes' | 'endorsements',
  id: Id,
  request: PageRequest,
): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom(sql<Link>`${sql.table(table)}`.as('t'))
      .innerJoin('accounts as a', 'a.id', 't.target_id')
      .selectAll('a')
      .select('t.id as link_id')
      .where('t.account_id', '=', id),
    't.id',
    request,
  )

/** Who asks to follow a person, the latest first. */
export const askersOf = (db: Db, id: Id, request: PageRequest): Promise<Page<LinkedAccount>> =>
  cutPage(
    db
      .selectFrom('follow_requests as r')
      .innerJoin('accounts as a', 'a.id', 'r.account_id')
      .selectAll('a')
      .select('r.id as link_id')
      .where('r.target_id', '=', id),
    'r.id',
    request,
  )
