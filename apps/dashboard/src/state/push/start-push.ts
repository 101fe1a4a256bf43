import { atom } from 'jotai/vanilla'
import type { NoticePermission } from '../../lib/desktop-notices.ts'
import { logError } from '../../lib/logger.ts'
import { platformAtom } from '../app-store.ts'
import type { Session } from '../session.ts'
import { pushAtom } from './push.ts'

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
