import { createApiClient } from '@colonnade/api-client'
import { getNotification } from '@colonnade/api-client/endpoints'
import {
  addPushNotification,
  getNotificationPath,
  readPushMessage,
  type PushNotification,
} from '@colonnade/domain/push'
import { getGroupTitle } from './group-title.ts'

/** The browser features that the worker uses. Replaceable in tests. */
export interface PushWorker {
  /** The account's server, `https://host`. Empty when the page did not name it. */
  readonly server: string
  /** The user's languages, in order of preference. */
  readonly languages: readonly string[]
  /** @returns resolves after this time */
  readonly wait: (ms: number) => Promise<void>
  readonly fetch: (request: Request) => Promise<Response>
  /** Returns the notifications on screen, the latest first. */
  readonly getShown: () => Promise<readonly PushNotification[]>
  readonly show: (notice: PushNotification) => Promise<void>
  /** @param tags of notifications on screen */
  readonly close: (tags: readonly string[]) => Promise<void>
  /** Returns the windows of the dashboard, the most recently used first. */
  readonly getWindows: () => Promise<readonly AppWindow[]>
  readonly openWindow: (path: string) => Promise<void>
}

interface AppWindow {
  readonly focus: () => Promise<void>
  /** Asks the page to navigate to a path. */
  readonly navigate: (path: string) => void
}

/** The longest wait for the server before the notification is shown. Unit: ms. */
const PATH_WAIT_MS = 3_000

/** The target of a notification that the server does not return. */
const NOTIFICATIONS_PATH = '/notifications'

/**
 * Shows a push. More than five notifications are grouped into one (PSH-14).
 *
 * @param raw the parsed message; it is ignored when it names no notification
 */
export async function showPush(worker: PushWorker, raw: unknown): Promise<void> {
  const message = readPushMessage(raw, worker.server || null)
  if (message === null) return
  const { title, body, icon, language, notificationId: tag } = message
  const path = await Promise.race([
    getPath(worker, message.accessToken, tag),
    worker.wait(PATH_WAIT_MS).then(() => NOTIFICATIONS_PATH),
  ])
  const next = { title, body, icon, tag, path, count: 1 }
  // The title uses the language of the server's texts below it.
  const wanted = language === '' ? worker.languages : [language]
  const { show, close } = addPushNotification(await worker.getShown(), next, (count) =>
    getGroupTitle(wanted, count),
  )
  await worker.close(close)
  await worker.show(show)
}

/** Opens the target of a notification in an open window, or else in a new one. */
export async function openNotification(worker: PushWorker, { path }: { readonly path: string }) {
  const [window] = await worker.getWindows()
  if (window === undefined) return worker.openWindow(path)
  window.navigate(path)
  return window.focus()
}

/**
 * Returns the path that the notification links to. A push contains only the notification's ID, so the worker fetches
 * it.
 */
async function getPath(worker: PushWorker, accessToken: string, id: string): Promise<string> {
  const { server: baseUrl, fetch } = worker
  if (baseUrl === '' || accessToken === '') return NOTIFICATIONS_PATH
  try {
    const api = createApiClient({ baseUrl, accessToken, fetch })
    return getNotificationPath(await api.request(getNotification, { id }))
  } catch {
    return NOTIFICATIONS_PATH
  }
}
