import { issueToken } from '../access/tokens.ts'
import { createJsonResponse, notFound } from '../http/response.ts'
import {
  NO_ALERTS,
  parsePushSettings,
  parsePushTarget,
  requirePushSettings,
} from '../push/parse-push-input.ts'
import { derivePushToken } from '../push/pushes.ts'
import { serializePushSubscription } from '../serialize/push-subscription.ts'
import {
  updatePushSettings,
  deletePushSubscription,
  findPushSubscription,
  type PushSettings,
  type PushSubscriptionRow,
  savePushSubscription,
} from '../store/push-subscriptions.ts'
import type { Id } from '../store/tables.ts'
import { type Call, type HandlersFor, requireAccount } from './handler.ts'
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
    const chosen = parsePushSettings(call.input)
    const alerts = { ...NO_ALERTS, ...chosen?.alerts }
    const choice = { alerts, policy: chosen?.policy ?? 'all' }
    return respondWithSubscription(
      call,
      await createSubscription(call, { tokenId, accountId }, choice),
    )
  },

  async updateWebPushSubscription(call) {
    const { tokenId } = await requireWebSession(call)
    const choice = requirePushSettings(call.input)
    const own = await findPushSubscription(call.services.store.db, tokenId)
    if (own?.id !== call.params.id) throw notFound()
    return respondWithSubscription(
      call,
      await updatePushSettings(call.services.store.db, tokenId, choice),
    )
  },

  async createPushSubscription(call) {
    const { auth, me } = requireAccount(call)
    const choice = parsePushSettings(call.input) ?? { alerts: {}, policy: 'all' }
    return respondWithSubscription(
      call,
      await createSubscription(call, { tokenId: auth.tokenId, accountId: me }, choice),
    )
  },

  async getPushSubscription(call) {
    const { auth } = requireAccount(call)
    return respondWithSubscription(
      call,
      await findPushSubscription(call.services.store.db, auth.tokenId),
    )
  },

  async updatePushSubscription(call) {
    const { auth } = requireAccount(call)
    const choice = requirePushSettings(call.input)
    return respondWithSubscription(
      call,
      await updatePushSettings(call.services.store.db, auth.tokenId, choice),
    )
  },

  async deletePushSubscription(call) {
    const { auth } = requireAccount(call)
    await deletePushSubscription(call.services.store.db, auth.tokenId)
    return createJsonResponse({})
  },
}

interface Subscriber {
  readonly tokenId: Id
  readonly accountId: Id
}

async function createSubscription(
  { services: { store }, settings, input, origin }: Call,
  { tokenId, accountId }: Subscriber,
  choice: PushSettings,
): Promise<PushSubscriptionRow> {
  const target = parsePushTarget(input, settings.canPushToLoopback)
  const id = store.ids.next()
  const token = await derivePushToken(store, id)
  const reader = await issueToken(store, store.db, {
    accountId,
    appId: null,
    scopes: 'read',
    token,
  })
  const owner = { token_id: tokenId, account_id: accountId, reader_id: reader.id }
  return savePushSubscription(store, { id, origin, ...owner, ...target, ...choice })
}

/** @throws {ApiFailure} 404 without a subscription */
async function respondWithSubscription(
  { services }: Call,
  row: PushSubscriptionRow | undefined,
): Promise<Response> {
  if (row === undefined) throw notFound()
  return createJsonResponse(await serializePushSubscription(services.store, row))
}
