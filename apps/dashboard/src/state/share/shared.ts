import { recordText } from '@colonnade/domain/session'
import { forgetShared, keepSharedOnComposeScreen, readShared } from '../../lib/keep-shared.ts'
import type { Platform } from '../../lib/platform.ts'
import { changeDraftAtom, draftAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'

/** What waits for a composer: what was shared, else what the initial state says; empty for nothing. */
export function waitingText(platform: Platform): string {
  return readShared(platform) ?? recordText(platform.elements.initialState())
}

/** Puts it into the composer before anything is written there; from then on it is a draft. */
export function writeShared(session: Session): void {
  const { platform, store } = session
  const text = waitingText(platform)
  if (text !== store.get(draftAtom(session)).text) store.set(changeDraftAtom, session, { text })
  forgetShared(platform)
}

/** Puts what the address brought into the deck's composer, below what may have been typed there by then. */
export function addShared(session: Session): void {
  const { platform, store, initialState } = session
  keepSharedOnComposeScreen(platform)
  const shared = readShared(platform)
  if (shared === null) return
  const { text: typed } = store.get(draftAtom(session))
  const isUntouched = typed === '' || typed === initialState.composeText
  store.set(changeDraftAtom, session, { text: isUntouched ? shared : `${typed}\n${shared}` })
  forgetShared(platform)
}
