import { asksBeforeLeaving } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import { draftAtom } from './draft.ts'

/**
 * While something is written the browser asks before the page is left, closed or reloaded (CMP-54).
 *
 * @returns stops asking
 */
export function startAskingBeforeLeaving(session: Session): () => void {
  const { store, platform } = session
  let stopAsking: (() => void) | null = null
  const check = () => {
    const asks = asksBeforeLeaving(store.get(draftAtom(session)))
    if (asks) stopAsking ??= platform.page.askBeforeLeaving()
    else stop()
  }
  const stop = () => {
    stopAsking?.()
    stopAsking = null
  }
  check()
  const stopFollowing = store.sub(draftAtom(session), check)
  return () => {
    stopFollowing()
    stop()
  }
}
