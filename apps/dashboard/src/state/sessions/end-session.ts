import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { parseServerSettings, toSavedSettings } from '@colonnade/domain/settings'
import { getAccountStorageKey, removeAccountData } from '../../lib/account-storage.ts'
import { platformAtom } from '../app-store.ts'
import { markSessionEnded } from '../assemble-session.ts'
import { columnsAtom, unreadAtoms } from '../columns/columns.ts'
import { layoutAtom } from '../columns/workspaces.ts'
import { clearPushAtom } from '../push/push-subscription.ts'
import type { Session } from '../session.ts'
import { deckAccountsAtom, sessionsAtom, sleepingAccountsAtom } from '../sessions.ts'
import {
  serverSettingsAtom,
  settingsSavedAtAtom,
  writeLocalCopy,
} from '../settings/server-settings.ts'
import { readStoredSession } from '../stored-session.ts'
import { removeSignIn, hasEndedSignIn, storeEndedSignIn } from './remove-account-data.ts'
import { showEndedSignInsAtom } from './show-ended-sign-ins.ts'
import { stopSession } from './stop-session.ts'

/**
 * `signed-out`: the user signed out. Everything but the drafts is removed. `asleep`: the same, but the layout and a note
 * of the server stay. `revoked`: the server ended the session. Drafts and layout stay stored for the next sign-in.
 * `replaced`: another tab signed in to the account again. The stored data belongs to that sign-in.
 */
export type SessionEnd = 'signed-out' | 'asleep' | 'revoked' | 'replaced'

/**
 * Ends a session and removes its stored data, as far as the reason allows. Unless the user removed them, its columns
 * stay in the deck of the other accounts.
 *
 * @see BY-02
 */
export const endSessionAtom = atom(
  null,
  (get, set, session: Session, reason: SessionEnd = 'signed-out') => {
    if (!get(sessionsAtom).includes(session)) return
    const { key, platform } = session
    if (reason !== 'replaced') void session.store.set(clearPushAtom, session)
    markSessionEnded(session)
    stopSession(session)
    if (reason === 'revoked') removeSignIn(platform, key)
    const others = get(sessionsAtom).filter((other) => other !== session)
    set(sessionsAtom, others)
    if (reason === 'signed-out' || others.length === 0) set(removeColumnsOfAtom, key)
    else set(putToSleepAtom, key)
    if (reason === 'signed-out') removeAccountData(platform, key)
    if (reason === 'asleep') set(keepLayoutAtom, session)
  },
)

/** Removes all columns of an account. */
export const removeColumnsOfAtom = atom(null, (get, set, key: AccountKey) => {
  set(
    columnsAtom,
    get(columnsAtom).filter((column) => column.accountKey !== key),
  )
})

const putToSleepAtom = atom(null, (get, set, key: AccountKey) => {
  set(sleepingAccountsAtom, key)
  for (const { uuid, accountKey } of get(columnsAtom))
    if (accountKey === key) set(unreadAtoms(uuid), 0)
})

/** Stores the columns of an account in this browser, whether or not the user ever changed them here. */
const storeLayoutAtom = atom(null, (get, _set, session: Session, savedAt: number | null) => {
  const { key, platform } = session
  const layout = { ...get(layoutAtom), accounts: get(deckAccountsAtom) }
  const settings = session.store.get(serverSettingsAtom(session))
  writeLocalCopy(platform.storage, key, { savedAt, data: toSavedSettings(settings, layout, key) })
})

/** Removes all stored data of an account except its columns, and notes its server. */
const keepLayoutAtom = atom(null, (get, set, session: Session) => {
  const { key, origin } = session
  const platform = get(platformAtom)
  const { storage } = platform
  // Other tabs read this as soon as the sign-in is removed.
  storeEndedSignIn(storage, { key, origin, isAnnounced: true, isSignedOut: true })
  session.store.set(serverSettingsAtom(session), parseServerSettings(null))
  // The server's copy wins at the next sign-in, because this one has no settings but the columns.
  set(storeLayoutAtom, session, 0)
  removeAccountData(
    platform,
    key,
    (['settings', 'look', 'ended'] as const).map((part) => getAccountStorageKey(key, part)),
  )
})

/** Ends a session whose token was revoked. Another tab may have signed in to the account again since. */
export const endRevokedAtom = atom(null, (get, set, session: Session) => {
  if (!get(sessionsAtom).includes(session)) return
  const { platform, key, origin, keptToken } = session
  const stored = readStoredSession(platform.storage, key)
  if (stored !== null && stored.accessToken !== keptToken) {
    set(endSessionAtom, session, 'replaced')
    return
  }
  // Other tabs read this as soon as the sign-in is removed.
  if (!hasEndedSignIn(platform.storage, key))
    storeEndedSignIn(platform.storage, { key, origin, isAnnounced: false })
  set(storeLayoutAtom, session, session.store.get(settingsSavedAtAtom(session)))
  set(endSessionAtom, session, 'revoked')
  set(showEndedSignInsAtom)
})
