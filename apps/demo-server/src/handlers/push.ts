import { issueToken } from '../access/tokens.ts'
import { json, notFound } from '../http/reply.ts'
import { NO_ALERTS, pushChoiceOf, pushTargetOf, requirePushChoice } from '../push/push-input.ts'
import { pushTokenOf } from '../push/pushes.ts'
import { serializePushSubscription } from '../serialize/push-subscription.ts'
import {
  choosePushed,
  deletePushSubscription,
  findPushSubscription,
  type PushChoice,
  type PushSubscriptionRow,
  savePushSubscription,
} from '../store/push-subscriptions.ts'
import type { Id } from '../store/tables.ts'
import { type Call, type HandlersFor, requireAccount } from './call.ts'
import { requireWebSession } from './require-web-session.ts'

type Names =
  | 'createWebPushSubscription'
  | 'updateWebPushSubscription'
  | 'createPushSubscription'
  | 'getPushSubscription'
  | 'updatePushSubscription'
  | 'deletePushSubscription'

export const pushHandlers: HandlersFor<Names> = {
  async createWebPushSubscription(call) {
    const { tokenId, accountId } = await requireWebSession(call)
    const chosen = pushChoiceOf(call.input)
    const alerts = { ...NO_ALERTS, ...chosen?.alerts }
    const choice = { alerts, policy: chosen?.policy ?? 'all' }
    return reply(call, await create(call, { tokenId, accountId }, choice))
  },

  async updateWebPushSubscription(call) {
    const { tokenId } = await requireWebSession(call)
    const choice = requirePushChoice(call.input)
    const own = await findPushSubscription(call.services.store.db, tokenId)
    if (own?.id !== call.params.id) throw notFound()
    return reply(call, await choosePushed(call.services.store.db, tokenId, choice))
  },

  async createPushSubscription(call) {
    const { auth, me } = requireAccount(call)
    const choice = pushChoiceOf(call.input) ?? { alerts: {}, policy: 'all' }
    return reply(call, await create(call, { tokenId: auth.tokenId, accountId: me }, choice))
  },

  async getPushSubscription(call) {
    const { auth } = requireAccount(call)
    return reply(call, await findPushSubscription(call.services.store.db, auth.tokenId))
  },

  async updatePushSubscription(call) {
    const { auth } = requireAccount(call)
    const choice = requirePushChoice(call.input)
    return reply(call, await choosePushed(call.services.store.db, auth.tokenId, choice))
  },

  async deletePushSubscription(call) {
    const { auth } = requireAccount(call)
    await deletePushSubscription(call.services.store.db, auth.tokenId)
    return json({})
  },
}

interface Subscriber {
  readonly tokenId: Id
  readonly accountId: Id
}

async function create(
  { services: { store }, settings, input, origin }: Call,
  { tokenId, accountId }: Subscriber,
  choice: PushChoice,
): Promise<PushSubscriptionRow> {
  const target = pushTargetOf(input, settings.mayPushHere)
  const id = store.ids.next()
  const token = await pushTokenOf(store, id)
  const reader = await issueToken(store, store.db, {
    accountId,
    appId: null,
    scopes: 'read',
    token,
  })
  const owner = { token_id: tokenId, account_id: accountId, reader_id: reader.id }
  return savePushSubscription(store, { id, origin, ...owner, ...target, ...choice })
}

/** @throws {ApiFailure} 404 where there is none */
async function reply({ services }: Call, row: PushSubscriptionRow | undefined): Promise<Response> {
  if (row === undefined) throw notFound()
  return json(await serializePushSubscription(services.store, row))
}
