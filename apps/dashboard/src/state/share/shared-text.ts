import { getRecordText } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import {
  removeSharedText,
  saveSharedTextOnComposeScreen,
  readSharedText,
} from '../../lib/save-shared-text.ts'
import { changeDraftAtom, draftAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'

/** Returns the text for a new composer: the shared one, else that of the initial state; empty for none. */
export function getSharedText(platform: Platform): string {
  return readSharedText(platform) ?? getRecordText(platform.elements.initialState())
}

/** Inserts it into the composer before the user writes. From then on it is a draft. */
export function insertSharedText(session: Session): void {
  const { platform, store } = session
  const text = getSharedText(platform)
  if (text !== store.get(draftAtom(session)).text) store.set(changeDraftAtom, session, { text })
  removeSharedText(platform)
}

/** Appends the text of the address to the composer's text. */
export function appendSharedText(session: Session): void {
  const { platform, store, initialState } = session
  saveSharedTextOnComposeScreen(platform)
  const shared = readSharedText(platform)
  if (shared === null) return
  const { text: typed } = store.get(draftAtom(session))
  const isUntouched = typed === '' || typed === initialState.composeText
  store.set(changeDraftAtom, session, { text: isUntouched ? shared : `${typed}\n${shared}` })
  removeSharedText(platform)
}
