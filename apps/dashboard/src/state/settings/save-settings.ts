import { ApiError } from '@colonnade/api-client'
import { saveWebSettings } from '@colonnade/api-client/endpoints'
import { toSavedSettings } from '@colonnade/domain/settings'
import { arrangedColumnsAtom } from '../columns/workspaces.ts'
import type { Session } from '../session.ts'
import { showNoticeAtom } from '../ui/notices.ts'
import { settingsSavedAtom } from './load-settings.ts'
import { writeLocalCopy } from './local-copy.ts'
import { serverSettingsAtom } from './server-settings.ts'

/** At most one save in this time, with the latest state (SET-02). */
export const SAVE_INTERVAL_MS = 5_000

/** Answers of servers that keep no settings: they are never asked again in this session. */
const KEEPS_NONE: readonly (number | null)[] = [404, 405, 501]

/** Saves an account's settings whenever they change. @returns stops it; what is unsaved is sent first */
export function startSavingSettings(session: Session): () => void {
  const { clock, page, storage } = session.platform
  let isOffered = session.servesPage
  let cancelTimer: (() => void) | null = null
  let isCopyQueued = false
  let isStopped = false
  let told = stateText()

  function stateText(): string {
    const settings = session.store.get(serverSettingsAtom(session))
    return JSON.stringify(
      toSavedSettings(settings, session.app.get(arrangedColumnsAtom), session.key),
    )
  }

  function copy(): void {
    isCopyQueued = false
    // After the end nothing may be written: signing out has forgotten the account.
    if (isStopped) return
    const saved = session.store.get(settingsSavedAtom(session))
    if (writeLocalCopy(storage, session.key, { saved, data: JSON.parse(told) })) return
    session.app.set(showNoticeAtom, { kind: 'storage-full' })
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
      session.store.set(settingsSavedAtom(session), true)
      copy()
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
    const now = stateText()
    if (now === told) return
    told = now
    session.store.set(settingsSavedAtom(session), false)
    if (!isCopyQueued) queueMicrotask(copy)
    isCopyQueued = true
    schedule()
  }

  function flush(): void {
    const isUnsaved = !session.store.get(settingsSavedAtom(session))
    if (isUnsaved && isOffered) void send(true)
  }

  const stops = [
    session.app.sub(arrangedColumnsAtom, handleChange),
    session.store.sub(serverSettingsAtom(session), handleChange),
    page.watch((isHidden) => isHidden && flush()),
  ]
  copy()
  if (!session.store.get(settingsSavedAtom(session))) schedule()
  return () => {
    flush()
    isStopped = true
    for (const stop of stops) stop()
    cancelTimer?.()
  }
}
