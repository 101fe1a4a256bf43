import type { PushNotice } from '@colonnade/domain/push'
import { openNotice, showPushed, type PushWorker } from './push-worker.ts'

/** What a service worker has around it: the page's own types do not know that. */
interface WorkerScope {
  readonly location: { readonly href: string }
  readonly navigator: { readonly languages: readonly string[] }
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly matchAll: (options: object) => Promise<readonly WindowClient[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (type: string, handle: (event: WorkerEvent) => void) => void
}

interface WindowClient {
  readonly focus: () => Promise<unknown>
  readonly postMessage: (message: unknown) => void
}

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
  /** Of a push. */
  readonly data?: { readonly json: () => unknown } | null
  /** Of a press. */
  readonly notification?: Notification
}

const scope = globalThis as unknown as WorkerScope

const noticeOf = ({ title, body, icon, tag, data }: Notification): PushNotice => ({
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
  async standing() {
    const shown = await scope.registration.getNotifications()
    return shown.map(noticeOf).toReversed()
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
  async windows() {
    const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    return clients.map((client) => ({
      go: (path) => client.postMessage({ type: 'open', path }),
      focus: async () => void (await client.focus()),
    }))
  },
  openWindow: async (path) => void (await scope.clients.openWindow(path)),
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('push', (event) => {
  event.waitUntil(showPushed(worker, parsed(event.data)))
})

scope.addEventListener('notificationclick', (event) => {
  if (event.notification === undefined) return
  event.notification.close()
  event.waitUntil(openNotice(worker, noticeOf(event.notification)))
})

function parsed(data: WorkerEvent['data']): unknown {
  try {
    return data?.json() ?? null
  } catch {
    return null
  }
}
