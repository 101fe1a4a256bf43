import { ApiError } from '@colonnade/api-client'
import { saveWebSettings } from '@colonnade/api-client/endpoints'
import { toSavedSettings } from '@colonnade/domain/settings'
import { layoutAtom } from '../columns/workspaces.ts'
import type { Session } from '../session.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { isFollowingAtom } from './follow-tabs.ts'
import { stateToSave, type StateToSave } from './load-settings.ts'
import {
  readLocalCopy,
  serverSettingsAtom,
  settingsSavedAtAtom,
  writeLocalCopy,
} from './server-settings.ts'

/** At most one save in this time, with the latest state (SET-02). */
export const SAVE_INTERVAL_MS = 5_000

/** Answers of servers that keep no settings: they are never asked again in this session. */
const KEEPS_NONE: readonly (number | null)[] = [404, 405, 501]

/**
 * Saves an account's settings whenever they change.
 *
 * @param begun what has changed since is saved at once
 * @returns stops it; what is unsaved is sent first
 */
export function startSavingSettings(
  session: Session,
  begun: StateToSave = stateToSave(session),
): () => void {
  const { clock, page, storage } = session.platform
  let isOffered = session.servesPage
  let cancelTimer: (() => void) | null = null
  let isCopyQueued = false
  let isStopped = false
  let told = textOf(begun)
  /** What was changed here, or found unsaved at the start; what another tab changed, that one sends. */
  let isOwed = session.store.get(settingsSavedAtAtom(session)) === null

  function textOf({ settings, layout, accounts }: StateToSave): string {
    return JSON.stringify(toSavedSettings(settings, { ...layout, accounts }, session.key))
  }

  function copy(): void {
    isCopyQueued = false
    // After the end nothing may be written: signing out has forgotten the account.
    if (isStopped) return
    const savedAt = session.store.get(settingsSavedAtAtom(session))
    if (writeLocalCopy(storage, session.key, { savedAt, data: JSON.parse(told) })) return
    session.app.set(showMessageAtom, { kind: 'storage-full' })
  }

  /** Not so when another tab has just written its own. */
  function isCopied(): boolean {
    return JSON.stringify(readLocalCopy(storage, session.key)?.data) === told
  }

  async function send(keepalive: boolean): Promise<void> {
    cancelTimer?.()
    cancelTimer = null
    const sent = told
    try {
      const input = { data: JSON.parse(sent) }
      await session.api.call(saveWebSettings, input, {
        keepalive,
        skipLoading: true,
        skipAlert: true,
      })
      if (sent !== told) return
      isOwed = false
      session.store.set(settingsSavedAtAtom(session), clock.now())
      if (isCopied()) copy()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (KEEPS_NONE.includes(error.status)) isOffered = false
    }
  }

  function schedule(): void {
    if (!isOffered || cancelTimer !== null) return
    cancelTimer = clock.after(SAVE_INTERVAL_MS, () => void send(false))
  }

  function handleChange(): void {
    const now = textOf(stateToSave(session))
    if (now === told) return
    told = now
    if (session.app.get(isFollowingAtom)) {
      passOn()
      return
    }
    isOwed = true
    session.store.set(settingsSavedAtAtom(session), null)
    if (!isCopyQueued) queueMicrotask(copy)
    isCopyQueued = true
    schedule()
  }

  /** The tab that changed it last sends it, with what was changed here before. */
  function passOn(): void {
    isOwed = false
    cancelTimer?.()
    cancelTimer = null
  }

  function flush(): void {
    if (isOwed && isOffered) void send(true)
  }

  const stops = [
    session.app.sub(layoutAtom, handleChange),
    session.store.sub(serverSettingsAtom(session), handleChange),
    page.watch((isHidden) => isHidden && flush()),
  ]
  handleChange()
  copy()
  if (isOwed) schedule()
  return () => {
    flush()
    isStopped = true
    for (const stop of stops) stop()
    cancelTimer?.()
  }
}
