import type { Selectable } from 'kysely'
import { flagOf, textOf, textsOf } from '../http/input.ts'
import { invalid, json, notFound } from '../http/reply.ts'
import { membersOf } from '../store/account-pages.ts'
import { isId } from '../store/reads.ts'
import type { ListTable } from '../store/tables.ts'
import { type Call, type HandlersFor, requireAccount } from './call.ts'
import { MEMBER_LIMITS, pageRequestOf } from './paging.ts'
import { peopleReply } from './people-reply.ts'

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
    return json(rows.map(toEntity))
  },

  async getList(call) {
    return json(toEntity(await ownList(call)))
  },

  async createList(call) {
    const { me } = requireAccount(call)
    const { db, ids } = call.services.store
    const title = titleOf(call) ?? failOnTitle()
    const row = await db
      .insertInto('lists')
      .values({
        id: ids.next(),
        account_id: me,
        title,
        replies_policy: policyOf(call) ?? 'list',
        exclusive: flagOf(call.input, 'exclusive') ?? false,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return json(toEntity(row))
  },

  async updateList(call) {
    const list = await ownList(call)
    const row = await call.services.store.db
      .updateTable('lists')
      .set({
        title: titleOf(call) ?? list.title,
        replies_policy: policyOf(call) ?? list.replies_policy,
        exclusive: flagOf(call.input, 'exclusive') ?? list.exclusive,
      })
      .where('id', '=', list.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return json(toEntity(row))
  },

  async deleteList(call) {
    const list = await ownList(call)
    await call.services.store.db.deleteFrom('lists').where('id', '=', list.id).execute()
    return json({})
  },

  async getListAccounts(call) {
    const list = await ownList(call)
    const request = pageRequestOf(call.input, MEMBER_LIMITS)
    return peopleReply(call, await membersOf(call.services.store.db, list.id, request))
  },

  async addListAccounts(call) {
    const list = await ownList(call)
    const { db } = call.services.store
    const wanted = [...new Set(textsOf(call.input, 'account_ids').filter(isId))]
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
    if (wanted.length === 0) return json({})
    await db
      .insertInto('list_accounts')
      .values(wanted.map((id) => ({ list_id: list.id, account_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return json({})
  },

  async removeListAccounts(call) {
    const list = await ownList(call)
    const wanted = textsOf(call.input, 'account_ids').filter(isId)
    if (wanted.length > 0) {
      await call.services.store.db
        .deleteFrom('list_accounts')
        .where('list_id', '=', list.id)
        .where('account_id', 'in', wanted)
        .execute()
    }
    return json({})
  },
}

const toEntity = ({ id, title, replies_policy, exclusive }: ListRow) => ({
  id,
  title,
  replies_policy,
  exclusive,
})

/** Other people's lists do not exist for the caller. */
async function ownList(call: Call<{ id: string }>): Promise<ListRow> {
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

function titleOf({ input }: Call): string | null {
  const title = textOf(input, 'title')
  return title === null ? null : title.trim() || failOnTitle()
}

function failOnTitle(): never {
  throw invalid("Title can't be blank")
}

function policyOf({ input }: Call): string | null {
  const policy = textOf(input, 'replies_policy')
  if (policy !== null && !POLICIES.includes(policy))
    throw invalid('Replies policy is not included in the list')
  return policy
}
