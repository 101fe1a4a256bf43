import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { updatePush } from '@colonnade/api-client/twins'
import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import { changePushAlerts } from '@colonnade/domain/push'
import type { Session } from '../session.ts'
import { pushAtom } from './push.ts'
import { readStoredPush, storePush } from './stored-push.ts'

/**
 * Chooses whether a kind is pushed: shown at once, kept here once the server has agreed, taken back
 * after a refusal, which raises its alert (PSH-08).
 *
 * @param path such as `['alerts', 'mention']`
 * @returns resolves when the server has answered. Never rejects for a refusal.
 */
export const changePushAlertsAtom = atom(
  null,
  async (get, set, session: Session, path: readonly string[], value: unknown): Promise<void> => {
    const { subscription } = get(pushAtom(session))
    if (subscription === null) return
    const wished = changePushAlerts(subscription, path, value)
    set(showPushAtom, session, wished)
    const { id, alerts } = wished
    try {
      const held = await session.platform.push.current(session.key)
      const target = held !== null && { subscription: held }
      const told = await updatePush(session.api, { id, alerts, ...target })
      if (get(pushAtom(session)).subscription === null) return
      storePush(session, told)
      set(settlePushAtom, session, wished, told)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(settlePushAtom, session, wished, readStoredPush(session))
    }
  },
)

const showPushAtom = atom(
  null,
  (_get, set, session: Session, subscription: PushSubscriptionEntity | null) => {
    set(pushAtom(session), (known) => ({ ...known, subscription }))
  },
)

/** A later wish is on its way already: it stays shown, and its own answer counts. */
const settlePushAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    wished: PushSubscriptionEntity,
    answer: PushSubscriptionEntity | null,
  ) => {
    if (get(pushAtom(session)).subscription === wished) set(showPushAtom, session, answer)
  },
)
