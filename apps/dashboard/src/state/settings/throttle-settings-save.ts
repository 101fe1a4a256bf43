import { ApiError } from '@colonnade/api-client'
import { saveWebSettings } from '@colonnade/api-client/endpoints'
import { toSavedSettings } from '@colonnade/domain/settings'
import { layoutAtom } from '../columns/workspaces.ts'
import type { Session } from '../session.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { getStateToSave, type StateToSave } from './load-settings.ts'
import {
  readLocalCopy,
  serverSettingsAtom,
  settingsSavedAtAtom,
  writeLocalCopy,
} from './server-settings.ts'
import { isApplyingTabChangeAtom } from './sync-settings-across-tabs.ts'

/** Saves are throttled to one in this time, with the latest state (SET-02). Unit: ms. */
export const SAVE_INTERVAL_MS = 5_000

/** Statuses of servers that do not store settings. They get no further request in this session. */
const UNSUPPORTED_STATUSES: readonly (number | null)[] = [404, 405, 501]

/**
 * Saves an account's settings when they change.
 *
 * @param initialState changes since this state are saved at once
 * @returns stops it; unsaved changes are sent first
 */
export function startSavingSettings(
  session: Session,
  initialState: StateToSave = getStateToSave(session),
): () => void {
  const { clock, page, storage } = session.platform
  let isSupported = session.servesPage
  let cancelTimer: (() => void) | null = null
  let isCopyQueued = false
  let isStopped = false
  let serialized = serialize(initialState)
  /**
   * Whether changes of this tab, or unsaved ones from the start, are not sent yet. Another tab sends its own changes.
   */
  let isUnsaved = session.store.get(settingsSavedAtAtom(session)) === null

  function serialize({ settings, layout, accounts }: StateToSave): string {
    return JSON.stringify(toSavedSettings(settings, { ...layout, accounts }, session.key))
  }

  function storeLocally(): void {
    isCopyQueued = false
    // After the end nothing may be written, because signing out has removed the account's data.
    if (isStopped) return
    const savedAt = session.store.get(settingsSavedAtAtom(session))
    if (writeLocalCopy(storage, session.key, { savedAt, data: JSON.parse(serialized) })) return
    session.app.set(showMessageAtom, { kind: 'storage-full' })
  }

  /** Returns whether the stored copy is this tab's. False when another tab has just written its own. */
  function isStoredLocally(): boolean {
    return JSON.stringify(readLocalCopy(storage, session.key)?.data) === serialized
  }

  async function send(keepalive: boolean): Promise<void> {
    cancelTimer?.()
    cancelTimer = null
    const sent = serialized
    try {
      const input = { data: JSON.parse(sent) }
      await session.api.request(saveWebSettings, input, {
        keepalive,
        skipLoading: true,
        skipAlert: true,
      })
      if (sent !== serialized) return
      isUnsaved = false
      session.store.set(settingsSavedAtAtom(session), clock.now())
      if (isStoredLocally()) storeLocally()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (UNSUPPORTED_STATUSES.includes(error.status)) isSupported = false
    }
  }

  function schedule(): void {
    if (!isSupported || cancelTimer !== null) return
    cancelTimer = clock.after(SAVE_INTERVAL_MS, () => void send(false))
  }

  function handleChange(): void {
    const now = serialize(getStateToSave(session))
    if (now === serialized) return
    serialized = now
    if (session.app.get(isApplyingTabChangeAtom)) {
      leaveToOtherTab()
      return
    }
    isUnsaved = true
    session.store.set(settingsSavedAtAtom(session), null)
    if (!isCopyQueued) queueMicrotask(storeLocally)
    isCopyQueued = true
    schedule()
  }

  /** The tab that changed last sends its state, which includes earlier changes of this tab. */
  function leaveToOtherTab(): void {
    isUnsaved = false
    cancelTimer?.()
    cancelTimer = null
  }

  function flush(): void {
    if (isUnsaved && isSupported) void send(true)
  }

  const stops = [
    session.app.sub(layoutAtom, handleChange),
    session.store.sub(serverSettingsAtom(session), handleChange),
    page.watch((isHidden) => isHidden && flush()),
  ]
  handleChange()
  storeLocally()
  if (isUnsaved) schedule()
  return () => {
    flush()
    isStopped = true
    for (const stop of stops) stop()
    cancelTimer?.()
  }
}
