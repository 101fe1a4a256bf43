import { getFlag, getNumber, getText, getTexts } from '../http/input.ts'
import { forbidden, createJsonResponse, notFound } from '../http/response.ts'
import { followAccount, unfollowAccount } from '../posting/follow-account.ts'
import {
  serializeCredentialAccount,
  serializeAccounts,
  serializeOneAccount,
} from '../serialize/account.ts'
import { readRelationships } from '../serialize/relationship.ts'
import { serializeStatuses } from '../serialize/status.ts'
import {
  selectAccountStatuses,
  findFollowers,
  findFollowing,
  findPinnedStatuses,
} from '../store/account-pages.ts'
import { findByAcct, isId, type StatusRow } from '../store/find-rows.ts'
import { fetchPage } from '../store/page.ts'
import { searchAccounts } from '../store/search.ts'
import {
  requireExistingAccount,
  respondWithAccounts,
  respondWithRelationship,
} from './account-responses.ts'
import { createSerializeContext, type HandlersFor, requireAccount } from './handler.ts'
import { ACCOUNT_LIMITS, respondWithPage, readPageRequest, STATUS_LIMITS } from './paging.ts'

type Names =
  | 'verifyCredentials'
  | 'getAccount'
  | 'lookupAccount'
  | 'getAccountStatuses'
  | 'getFollowers'
  | 'getFollowing'
  | 'getRelationships'
  | 'searchAccounts'
  | 'followAccount'
  | 'unfollowAccount'
  | 'getAccountLists'

const SEARCH_LIMIT = 40

export const accountHandlers: HandlersFor<Names> = {
  async verifyCredentials(call) {
    const { me } = requireAccount(call)
    return createJsonResponse(
      await serializeCredentialAccount(
        createSerializeContext(call),
        await requireExistingAccount(call, me),
      ),
    )
  },

  async getAccount(call) {
    return createJsonResponse(
      await serializeOneAccount(
        createSerializeContext(call),
        await requireExistingAccount(call, call.params.id),
      ),
    )
  },

  async lookupAccount(call) {
    const acct = getText(call.input, 'acct') ?? ''
    const own = `@${new URL(call.origin).host}`
    const known = acct.endsWith(own) ? acct.slice(0, -own.length) : acct
    const row = await findByAcct(call.services.store.db, known)
    if (row === undefined) throw notFound()
    return createJsonResponse(await serializeOneAccount(createSerializeContext(call), row))
  },

  async getAccountStatuses(call) {
    const { input, services } = call
    const context = createSerializeContext(call)
    const account = await requireExistingAccount(call, call.params.id)
    if (getFlag(input, 'pinned') ?? false) {
      const pins = await findPinnedStatuses(services.store.db, context.viewer, account.id)
      return createJsonResponse(await serializeStatuses(context, pins))
    }
    const query = selectAccountStatuses(services.store.db, context.viewer, account.id, {
      excludeReplies: getFlag(input, 'exclude_replies') ?? false,
      excludeReblogs: getFlag(input, 'exclude_reblogs') ?? false,
      onlyMedia: getFlag(input, 'only_media') ?? false,
      tagged: getText(input, 'tagged'),
    })
    const page = await fetchPage<StatusRow>(query, 's.id', readPageRequest(input, STATUS_LIMITS))
    return respondWithPage(call, page, await serializeStatuses(context, page.rows), ({ id }) => id)
  },

  async getFollowers(call) {
    const { id } = await requireExistingAccount(call, call.params.id)
    const request = readPageRequest(call.input, ACCOUNT_LIMITS)
    return respondWithAccounts(call, await findFollowers(call.services.store.db, id, request))
  },

  async getFollowing(call) {
    const { id } = await requireExistingAccount(call, call.params.id)
    const request = readPageRequest(call.input, ACCOUNT_LIMITS)
    return respondWithAccounts(call, await findFollowing(call.services.store.db, id, request))
  },

  async getRelationships(call) {
    const { me } = requireAccount(call)
    const ids = getTexts(call.input, 'id').filter(isId)
    return createJsonResponse(await readRelationships(call.services.store.db, me, ids))
  },

  async searchAccounts(call) {
    const { me } = requireAccount(call)
    const { input, services } = call
    const found = await searchAccounts(services.store.db, {
      words: getText(input, 'q') ?? '',
      me,
      onlyFollowing: getFlag(input, 'following') ?? false,
      limit: Math.min(getNumber(input, 'limit') ?? SEARCH_LIMIT, SEARCH_LIMIT * 2),
    })
    return createJsonResponse(await serializeAccounts(createSerializeContext(call), found))
  },

  async followAccount(call) {
    const { me } = requireAccount(call)
    const target = await requireExistingAccount(call, call.params.id)
    if (target.id === me || target.moved_to_id !== null) throw forbidden()
    if (target.suspended) throw notFound()
    const isFollowed = await followAccount(call.services, me, target, {
      reblogs: getFlag(call.input, 'reblogs') ?? true,
      notify: getFlag(call.input, 'notify'),
    })
    if (!isFollowed) throw forbidden()
    return respondWithRelationship(call, me, target.id)
  },

  async unfollowAccount(call) {
    const { me } = requireAccount(call)
    const target = await requireExistingAccount(call, call.params.id)
    await unfollowAccount(call.services, me, target.id)
    return respondWithRelationship(call, me, target.id)
  },

  async getAccountLists(call) {
    const { me } = requireAccount(call)
    const account = await requireExistingAccount(call, call.params.id)
    const lists = await call.services.store.db
      .selectFrom('lists as l')
      .innerJoin('list_accounts as m', 'm.list_id', 'l.id')
      .select(['l.id', 'l.title', 'l.replies_policy', 'l.exclusive'])
      .where('l.account_id', '=', me)
      .where('m.account_id', '=', account.id)
      .orderBy('l.id')
      .execute()
    return createJsonResponse(lists)
  },
}
