import type { Selectable } from 'kysely'
import { getFlag, getText, getTexts } from '../http/input.ts'
import { invalid, createJsonResponse, notFound } from '../http/response.ts'
import { findListMembers } from '../store/account-pages.ts'
import { isId } from '../store/find-rows.ts'
import type { ListTable } from '../store/tables.ts'
import { respondWithAccounts } from './account-responses.ts'
import { type Call, type HandlersFor, requireAccount } from './handler.ts'
import { MEMBER_LIMITS, readPageRequest } from './paging.ts'

type Names =
  | 'getLists'
  | 'getList'
  | 'createList'
  | 'updateList'
  | 'deleteList'
  | 'getListAccounts'
  | 'addListAccounts'
  | 'removeListAccounts'

type ListRow = Selectable<ListTable>

const POLICIES = ['list', 'followed', 'none']

export const listHandlers: HandlersFor<Names> = {
  async getLists(call) {
    const { me } = requireAccount(call)
    const { db } = call.services.store
    const rows = await db
      .selectFrom('lists')
      .selectAll()
      .where('account_id', '=', me)
      .orderBy('id')
      .execute()
    return createJsonResponse(rows.map(toEntity))
  },

  async getList(call) {
    return createJsonResponse(toEntity(await requireOwnList(call)))
  },

  async createList(call) {
    const { me } = requireAccount(call)
    const { db, ids } = call.services.store
    const title = readTitle(call) ?? throwBlankTitle()
    const row = await db
      .insertInto('lists')
      .values({
        id: ids.next(),
        account_id: me,
        title,
        replies_policy: readPolicy(call) ?? 'list',
        exclusive: getFlag(call.input, 'exclusive') ?? false,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return createJsonResponse(toEntity(row))
  },

  async updateList(call) {
    const list = await requireOwnList(call)
    const row = await call.services.store.db
      .updateTable('lists')
      .set({
        title: readTitle(call) ?? list.title,
        replies_policy: readPolicy(call) ?? list.replies_policy,
        exclusive: getFlag(call.input, 'exclusive') ?? list.exclusive,
      })
      .where('id', '=', list.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return createJsonResponse(toEntity(row))
  },

  async deleteList(call) {
    const list = await requireOwnList(call)
    await call.services.store.db.deleteFrom('lists').where('id', '=', list.id).execute()
    return createJsonResponse({})
  },

  async getListAccounts(call) {
    const list = await requireOwnList(call)
    const request = readPageRequest(call.input, MEMBER_LIMITS)
    return respondWithAccounts(
      call,
      await findListMembers(call.services.store.db, list.id, request),
    )
  },

  async addListAccounts(call) {
    const list = await requireOwnList(call)
    const { db } = call.services.store
    const wanted = [...new Set(getTexts(call.input, 'account_ids').filter(isId))]
    const followed =
      wanted.length === 0
        ? []
        : await db
            .selectFrom('follows')
            .select('target_id')
            .where('account_id', '=', list.account_id)
            .where('target_id', 'in', wanted)
            .execute()
    if (followed.length < wanted.length) throw notFound()
    if (wanted.length === 0) return createJsonResponse({})
    await db
      .insertInto('list_accounts')
      .values(wanted.map((id) => ({ list_id: list.id, account_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return createJsonResponse({})
  },

  async removeListAccounts(call) {
    const list = await requireOwnList(call)
    const wanted = getTexts(call.input, 'account_ids').filter(isId)
    if (wanted.length > 0) {
      await call.services.store.db
        .deleteFrom('list_accounts')
        .where('list_id', '=', list.id)
        .where('account_id', 'in', wanted)
        .execute()
    }
    return createJsonResponse({})
  },
}

const toEntity = ({ id, title, replies_policy, exclusive }: ListRow) => ({
  id,
  title,
  replies_policy,
  exclusive,
})

/** Finds a list of the requesting account. @throws {ApiFailure} 404 for those of others */
async function requireOwnList(call: Call<{ id: string }>): Promise<ListRow> {
  const { me } = requireAccount(call)
  const { id } = call.params
  const row = isId(id)
    ? await call.services.store.db
        .selectFrom('lists')
        .selectAll()
        .where('id', '=', id)
        .where('account_id', '=', me)
        .executeTakeFirst()
    : undefined
  if (row === undefined) throw notFound()
  return row
}

function readTitle({ input }: Call): string | null {
  const title = getText(input, 'title')
  return title === null ? null : title.trim() || throwBlankTitle()
}

function throwBlankTitle(): never {
  throw invalid("Title can't be blank")
}

function readPolicy({ input }: Call): string | null {
  const policy = getText(input, 'replies_policy')
  if (policy !== null && !POLICIES.includes(policy))
    throw invalid('Replies policy is not included in the list')
  return policy
}
