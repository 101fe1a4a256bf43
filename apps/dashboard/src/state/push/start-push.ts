import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { updatePush } from '@colonnade/api-client/twins'
import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import { changePushAlerts } from '@colonnade/domain/push'
import type { NoticePermission } from '../../lib/desktop-notices.ts'
import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../app-store.ts'
import type { Session } from '../session.ts'
import { pushAtom, readStoredPush, storePush } from './push.ts'

const askedAtom = atom<NoticePermission | null>(null)

/** What the user answered to whether the system may show notices; `default` before they were asked. */
export const noticePermissionAtom = atom(
  (get): NoticePermission => get(askedAtom) ?? get(platformAtom).notices.permission(),
)

const keepAnswerAtom = atom(null, (_get, set, answer: NoticePermission) => set(askedAtom, answer))

/** Asks whether the system may show notices, and then lets the server reach this browser. Only after a press. */
export const allowNoticesAtom = atom(null, async (get, _set, session: Session): Promise<void> => {
  const answer = await session.platform.notices.ask()
  session.app.set(keepAnswerAtom, answer)
  const { isSupported } = get(pushAtom(session))
  if (answer === 'granted' && isSupported) await setUp(session)
})

/**
 * Looks whether push is supported, and sets it up in an idle moment where notices are allowed: who was
 * not asked yet is asked at a press of their own.
 *
 * @returns stops it
 */
export function startPush(session: Session): () => void {
  const { clock, notices, push } = session.platform
  const setSupported = (isSupported: boolean) =>
    session.store.set(pushAtom(session), (known) => ({ ...known, isSupported }))
  const isSupported = push.isSupported()
  setSupported(isSupported)
  const isAwaited = isSupported && notices.permission() !== 'granted'
  const cancel = isAwaited ? null : clock.whenIdle(() => void setUp(session))
  return () => {
    cancel?.()
    setSupported(false)
  }
}

/** Fetched when it is needed: most who open the page have it set up, or do not want it. Never rejects. */
async function setUp(session: Session): Promise<void> {
  try {
    const { setUpPushAtom } = await import('./set-up-push.ts')
    await session.store.set(setUpPushAtom, session)
  } catch (error) {
    logError('push was not set up', error)
  }
}

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
