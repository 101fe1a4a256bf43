import { createApiClient } from '@colonnade/api-client'
import { getNotification } from '@colonnade/api-client/endpoints'
import { addNotice, noticePath, readPushMessage, type PushNotice } from '@colonnade/domain/push'
import { groupTitle } from './group-title.ts'

/** What the worker needs of its browser; replaceable in a test. */
export interface PushWorker {
  /** The account's server, `https://host`; empty where the page did not say. */
  readonly server: string
  /** What the browser's user reads, the dearest first. */
  readonly languages: readonly string[]
  /** @returns resolves after this time */
  readonly wait: (ms: number) => Promise<void>
  readonly fetch: (request: Request) => Promise<Response>
  /** The notices on screen, the latest first. */
  readonly standing: () => Promise<readonly PushNotice[]>
  readonly show: (notice: PushNotice) => Promise<void>
  /** @param tags of notices on screen */
  readonly close: (tags: readonly string[]) => Promise<void>
  /** The windows of the dashboard, the last used first. */
  readonly windows: () => Promise<readonly DeckWindow[]>
  readonly openWindow: (path: string) => Promise<void>
}

interface DeckWindow {
  readonly focus: () => Promise<void>
  /** Asks the page to go to a path. */
  readonly go: (path: string) => void
}

/** A notice is shown while there is still something to see: a server that takes longer is not waited for. Unit: ms. */
const PATH_WAIT_MS = 3_000

/** Where a notice leads whose notification the server does not tell. */
const LIST = '/notifications'

/**
 * Shows what a server pushed; beyond five all stand as one (PSH-14).
 *
 * @param raw the parsed message; one that names no notification is passed over
 */
export async function showPushed(worker: PushWorker, raw: unknown): Promise<void> {
  const message = readPushMessage(raw, worker.server || null)
  if (message === null) return
  const { title, body, icon, language, notificationId: tag } = message
  const path = await Promise.race([
    pathOf(worker, message.accessToken, tag),
    worker.wait(PATH_WAIT_MS).then(() => LIST),
  ])
  const next = { title, body, icon, tag, path, count: 1 }
  // The lines under it are the server's words: it speaks as they do.
  const wanted = language === '' ? worker.languages : [language]
  const { show, close } = addNotice(await worker.standing(), next, (count) =>
    groupTitle(wanted, count),
  )
  await worker.close(close)
  await worker.show(show)
}

/** Leads to where a notice points: in a window that is open already, else in a new one. */
export async function openNotice(worker: PushWorker, { path }: { readonly path: string }) {
  const [window] = await worker.windows()
  if (window === undefined) return worker.openWindow(path)
  window.go(path)
  return window.focus()
}

/** A push says which notification it is, not what it is about: that is asked of the server. */
async function pathOf(worker: PushWorker, accessToken: string, id: string): Promise<string> {
  const { server: baseUrl, fetch } = worker
  if (baseUrl === '' || accessToken === '') return LIST
  try {
    const api = createApiClient({ baseUrl, accessToken, fetch })
    return noticePath(await api.call(getNotification, { id }))
  } catch {
    return LIST
  }
}
