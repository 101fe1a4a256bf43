import { atom } from 'jotai/vanilla'
import { parseServerSettings } from '@colonnade/domain/settings'
import { perSession, type Session } from '../session.ts'
import { readLocalCopy } from './local-copy.ts'
import { serverSettingsAtom } from './server-settings.ts'

/** Whether the server has all that was changed here. Written by loading and saving only. */
export const settingsSavedAtom = perSession(() => atom(true))

/**
 * Takes over an account's settings, less its columns. The server's copy wins, unless this browser holds
 * changes that never got there (SET-04).
 *
 * @returns the copy that won, as it was saved; null where there is none
 */
export function takeSettings(session: Session): unknown {
  const { storage } = session.platform
  const local = readLocalCopy(storage, session.key)
  const remote = session.initialState.settings ?? null
  const isLocalNewer = local !== null && (!local.saved || remote === null)
  const raw = isLocalNewer ? local.data : remote
  session.store.set(serverSettingsAtom(session), parseServerSettings(raw))
  session.store.set(settingsSavedAtom(session), !isLocalNewer || local.saved)
  return raw
}
