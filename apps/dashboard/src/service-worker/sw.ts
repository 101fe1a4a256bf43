import type { PushNotification } from '@colonnade/domain/push'
import { openNotification, showPush, type PushWorker } from './push-worker.ts'

/** The part of the service worker's global scope that is used. The DOM types of the page lack it. */
interface PushWorkerScope {
  readonly location: { readonly href: string }
  readonly navigator: { readonly languages: readonly string[] }
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly WindowClient[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (type: string, handle: (event: PushWorkerEvent) => void) => void
}

interface WindowClient {
  readonly focus: () => Promise<unknown>
  readonly postMessage: (message: unknown) => void
}

interface PushWorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
  /** Set for a push event. */
  readonly data?: { readonly json: () => unknown } | null
  /** Set for a click on a notification. */
  readonly notification?: Notification
}

const scope = globalThis as unknown as PushWorkerScope

const toPushNotice = ({ title, body, icon, tag, data }: Notification): PushNotification => ({
  title,
  body,
  icon,
  tag,
  path: typeof data?.path === 'string' ? data.path : '/notifications',
  count: typeof data?.count === 'number' ? data.count : 1,
})

const worker: PushWorker = {
  server: new URL(scope.location.href).searchParams.get('server') ?? '',
  languages: scope.navigator.languages,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  fetch: (request) => fetch(request),
  async getShown() {
    const shown = await scope.registration.getNotifications()
    return shown.map(toPushNotice).toReversed()
  },
  show: ({ title, path, count, icon, ...notice }) =>
    scope.registration.showNotification(title, {
      ...notice,
      ...(icon !== '' && { icon }),
      data: { path, count },
    }),
  async close(tags) {
    for (const shown of await scope.registration.getNotifications()) {
      if (tags.includes(shown.tag)) shown.close()
    }
  },
  async getWindows() {
    const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    return clients.map((client) => ({
      navigate: (path) => client.postMessage({ type: 'open', path }),
      focus: async () => void (await client.focus()),
    }))
  },
  openWindow: async (path) => void (await scope.clients.openWindow(path)),
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('push', (event) => {
  event.waitUntil(showPush(worker, parseData(event.data)))
})

scope.addEventListener('notificationclick', (event) => {
  if (event.notification === undefined) return
  event.notification.close()
  event.waitUntil(openNotification(worker, toPushNotice(event.notification)))
})

function parseData(data: PushWorkerEvent['data']): unknown {
  try {
    return data?.json() ?? null
  } catch {
    return null
  }
}
