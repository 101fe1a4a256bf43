import { flagOf, numberOf, textOf, textsOf } from '../http/input.ts'
import { forbidden, json, notFound } from '../http/reply.ts'
import { followAccount, unfollowAccount } from '../posting/follow-account.ts'
import { credentialAccount, serializeAccounts, serializeOneAccount } from '../serialize/account.ts'
import { readRelationships } from '../serialize/relationship.ts'
import { serializeStatuses } from '../serialize/status.ts'
import {
  accountStatuses,
  followersOf,
  followingOf,
  pinnedStatuses,
} from '../store/account-pages.ts'
import { cutPage } from '../store/page.ts'
import { findByAcct, isId, type StatusRow } from '../store/reads.ts'
import { searchPeople } from '../store/search.ts'
import { contextOf, type HandlersFor, requireAccount } from './call.ts'
import { ACCOUNT_LIMITS, pageReply, pageRequestOf, STATUS_LIMITS } from './paging.ts'
import { accountOr404, peopleReply, relationshipReply } from './people-reply.ts'

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
    return json(await credentialAccount(contextOf(call), await accountOr404(call, me)))
  },

  async getAccount(call) {
    return json(
      await serializeOneAccount(contextOf(call), await accountOr404(call, call.params.id)),
    )
  },

  async lookupAccount(call) {
    const acct = textOf(call.input, 'acct') ?? ''
    const own = `@${new URL(call.origin).host}`
    const known = acct.endsWith(own) ? acct.slice(0, -own.length) : acct
    const row = await findByAcct(call.services.store.db, known)
    if (row === undefined) throw notFound()
    return json(await serializeOneAccount(contextOf(call), row))
  },

  async getAccountStatuses(call) {
    const { input, services } = call
    const context = contextOf(call)
    const account = await accountOr404(call, call.params.id)
    if (flagOf(input, 'pinned') ?? false) {
      const pins = await pinnedStatuses(services.store.db, context.viewer, account.id)
      return json(await serializeStatuses(context, pins))
    }
    const query = accountStatuses(services.store.db, context.viewer, account.id, {
      excludeReplies: flagOf(input, 'exclude_replies') ?? false,
      excludeReblogs: flagOf(input, 'exclude_reblogs') ?? false,
      onlyMedia: flagOf(input, 'only_media') ?? false,
      tagged: textOf(input, 'tagged'),
    })
    const page = await cutPage<StatusRow>(query, 's.id', pageRequestOf(input, STATUS_LIMITS))
    return pageReply(call, page, await serializeStatuses(context, page.rows), ({ id }) => id)
  },

  async getFollowers(call) {
    const { id } = await accountOr404(call, call.params.id)
    const request = pageRequestOf(call.input, ACCOUNT_LIMITS)
    return peopleReply(call, await followersOf(call.services.store.db, id, request))
  },

  async getFollowing(call) {
    const { id } = await accountOr404(call, call.params.id)
    const request = pageRequestOf(call.input, ACCOUNT_LIMITS)
    return peopleReply(call, await followingOf(call.services.store.db, id, request))
  },

  async getRelationships(call) {
    const { me } = requireAccount(call)
    const ids = textsOf(call.input, 'id').filter(isId)
    return json(await readRelationships(call.services.store.db, me, ids))
  },

  async searchAccounts(call) {
    const { me } = requireAccount(call)
    const { input, services } = call
    const found = await searchPeople(services.store.db, {
      words: textOf(input, 'q') ?? '',
      me,
      onlyFollowing: flagOf(input, 'following') ?? false,
      limit: Math.min(numberOf(input, 'limit') ?? SEARCH_LIMIT, SEARCH_LIMIT * 2),
    })
    return json(await serializeAccounts(contextOf(call), found))
  },

  async followAccount(call) {
    const { me } = requireAccount(call)
    const target = await accountOr404(call, call.params.id)
    if (target.id === me || target.moved_to_id !== null) throw forbidden()
    if (target.suspended) throw notFound()
    const isFollowed = await followAccount(call.services, me, target, {
      reblogs: flagOf(call.input, 'reblogs') ?? true,
      notify: flagOf(call.input, 'notify'),
    })
    if (!isFollowed) throw forbidden()
    return relationshipReply(call, me, target.id)
  },

  async unfollowAccount(call) {
    const { me } = requireAccount(call)
    const target = await accountOr404(call, call.params.id)
    await unfollowAccount(call.services, me, target.id)
    return relationshipReply(call, me, target.id)
  },

  async getAccountLists(call) {
    const { me } = requireAccount(call)
    const account = await accountOr404(call, call.params.id)
    const lists = await call.services.store.db
      .selectFrom('lists as l')
      .innerJoin('list_accounts as m', 'm.list_id', 'l.id')
      .select(['l.id', 'l.title', 'l.replies_policy', 'l.exclusive'])
      .where('l.account_id', '=', me)
      .where('m.account_id', '=', account.id)
      .orderBy('l.id')
      .execute()
    return json(lists)
  },
}
