import { shouldConfirmLeave } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import { draftAtom } from './draft.ts'

/**
 * Makes the browser ask for confirmation before the page is left, closed or reloaded while the composer has content
 * (CMP-54).
 *
 * @returns stops it
 */
export function startConfirmingBeforeLeaving(session: Session): () => void {
  const { store, platform } = session
  let stopAsking: (() => void) | null = null
  const check = () => {
    const asks = shouldConfirmLeave(store.get(draftAtom(session)))
    if (asks) stopAsking ??= platform.page.confirmBeforeLeaving()
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
