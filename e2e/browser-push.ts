import type { BrowserContext, Page } from '@playwright/test'
import type { PushService } from '@colonnade/demo-server/testing/push'

/** How a faked push manager responds to a subscription. */
type Behaviour = 'subscribes' | 'AbortError' | 'missing'

/**
 * Gives the browser a subscription of this push service. Only the vendor's part is faked; the keys, the encryption
 * and the service worker are real.
 */
export async function fakePushManager(
  context: BrowserContext,
  { subscription }: Pick<PushService, 'subscription'>,
  behaviour: Behaviour = 'subscribes',
): Promise<void> {
  await context.addInitScript(replacePushManager, { ...subscription, behaviour })
}

/** The same as a script, for browsers that Playwright does not drive. A blank page has no push and stays without. */
export const buildPushManagerScript = (
  { subscription }: Pick<PushService, 'subscription'>,
  behaviour: Behaviour,
): string =>
  `if ('PushManager' in globalThis) (${replacePushManager.toString()})(${JSON.stringify({ ...subscription, behaviour })})`

interface Replacement {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly behaviour: Behaviour
}

/** Runs in the page, so it can use nothing from this module. */
function replacePushManager({ endpoint, keys, behaviour }: Replacement): void {
  if (behaviour === 'missing') {
    Reflect.deleteProperty(window, 'PushManager')
    return
  }
  // A browser keeps its subscription after the page closes.
  const PUSH_KEY = 'test-push-key'
  const toBytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ).buffer
  const createSubscription = (serverKey: string) => ({
    endpoint,
    options: { userVisibleOnly: true, applicationServerKey: toBytes(serverKey) },
    getKey: (name: 'p256dh' | 'auth') => toBytes(keys[name]),
    unsubscribe: async () => {
      localStorage.removeItem(PUSH_KEY)
      return true
    },
  })
  const getSubscription = async () => {
    const savedKey = localStorage.getItem(PUSH_KEY)
    return savedKey === null ? null : createSubscription(savedKey)
  }
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    if (behaviour !== 'subscribes') throw new DOMException('No push service', behaviour)
    const key = btoa(String.fromCharCode(...applicationServerKey))
    localStorage.setItem(PUSH_KEY, key)
    return createSubscription(key)
  }
  Object.assign(PushManager.prototype, { getSubscription: getSubscription, subscribe })
}

export interface ShownNotification {
  readonly title: string
  readonly body: string
  readonly icon: string
  readonly tag: string
}

/** Plays the browser's part of push while no page of the dashboard is open. */
export async function createPushDelivery(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page)
  const registrations = new Map<string, string>()
  session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
    for (const { registrationId, scopeURL, isDeleted } of event.registrations) {
      if (scopeURL.startsWith(`${origin}/push/`) && !isDeleted)
        registrations.set(scopeURL, registrationId)
    }
  })
  await session.send('ServiceWorker.enable')

  return {
    /** Delivers a decrypted message to the service worker. */
    async deliver(data: string): Promise<void> {
      const [registrationId = ''] = registrations.values()
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    },
    /** Starts the stopped worker, as the browser does before it dispatches a click on a notification. */
    async begin(): Promise<void> {
      const [scopeURL = ''] = registrations.keys()
      await session.send('ServiceWorker.startWorker', { scopeURL })
    },
    scopes: () => [...registrations.keys()],
  }
}

/** Reads the shown notifications from a page of the same origin. */
export const getNotifications = (page: Page): Promise<readonly ShownNotification[]> =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    const shown = await Promise.all(registrations.map((each) => each.getNotifications()))
    return shown.flat().map(({ title, body, icon, tag }) => ({ title, body, icon, tag }))
  })

/**
 * Clicks the first shown notification. A test cannot click a notification of the system, so this dispatches the
 * event.
 */
export async function clickNotification(context: BrowserContext): Promise<void> {
  const worker = context.serviceWorkers().find((each) => each.url().includes('/sw.js?server='))
  if (worker === undefined) throw new Error('no push worker is running')
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration
      readonly dispatchEvent: (event: Event) => boolean
      readonly NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    const click = new scope.NotificationEvent('notificationclick', { notification })
    const pending: Promise<unknown>[] = []
    // A synthetic event cannot be extended, and does not allow the worker to focus a window.
    Object.assign(click, { waitUntil: (promise: Promise<unknown>) => pending.push(promise) })
    scope.dispatchEvent(click)
    await Promise.allSettled(pending)
  })
}
