import type { BrowserContext, Page } from '@playwright/test'
import type { PushService } from '@colonnade/demo-server/testing/push'

/** What a faked push manager does when it is asked to subscribe. */
type Behaviour = 'subscribes' | 'AbortError' | 'missing'

/**
 * Gives the browser a subscription of this push service: only what a vendor runs is faked, the keys, the encryption and the
 * service worker are real.
 */
export async function fakePushManager(
  context: BrowserContext,
  { subscription }: Pick<PushService, 'subscription'>,
  behaviour: Behaviour = 'subscribes',
): Promise<void> {
  await context.addInitScript(replacePushManager, { ...subscription, behaviour })
}

/** The same as a script, for browsers that Playwright does not drive; a blank page has no push, and stays without. */
export const pushManagerScript = (
  { subscription }: Pick<PushService, 'subscription'>,
  behaviour: Behaviour,
): string =>
  `if ('PushManager' in globalThis) (${replacePushManager.toString()})(${JSON.stringify({ ...subscription, behaviour })})`

interface Replacement {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly behaviour: Behaviour
}

/** Runs in the page: nothing from outside of it is known here. */
function replacePushManager({ endpoint, keys, behaviour }: Replacement): void {
  if (behaviour === 'missing') {
    Reflect.deleteProperty(window, 'PushManager')
    return
  }
  // A browser keeps its subscription when the page is gone.
  const KEPT = 'test-push-key'
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ).buffer
  const subscribed = (serverKey: string) => ({
    endpoint,
    options: { userVisibleOnly: true, applicationServerKey: bytes(serverKey) },
    getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
    unsubscribe: async () => {
      localStorage.removeItem(KEPT)
      return true
    },
  })
  const current = async () => {
    const kept = localStorage.getItem(KEPT)
    return kept === null ? null : subscribed(kept)
  }
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    if (behaviour !== 'subscribes') throw new DOMException('No push service', behaviour)
    const key = btoa(String.fromCharCode(...applicationServerKey))
    localStorage.setItem(KEPT, key)
    return subscribed(key)
  }
  Object.assign(PushManager.prototype, { getSubscription: current, subscribe })
}

export interface Notice {
  readonly title: string
  readonly body: string
  readonly icon: string
  readonly tag: string
}

/** The browser's own side of push, as it is when no page of the dashboard is open. */
export async function browserDelivery(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page)
  const registrations = new Map<string, string>()
  session.on('ServiceWorker.workerRegistrationUpdated', (told) => {
    for (const { registrationId, scopeURL, isDeleted } of told.registrations) {
      if (scopeURL.startsWith(`${origin}/push/`) && !isDeleted)
        registrations.set(scopeURL, registrationId)
    }
  })
  await session.send('ServiceWorker.enable')

  return {
    /** Hands a decrypted message over, as the browser does when its push service has one. */
    async deliver(data: string): Promise<void> {
      const [registrationId = ''] = registrations.values()
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    },
    /** Begins the worker where it was ended, as the browser does before it tells of a press. */
    async begin(): Promise<void> {
      const [scopeURL = ''] = registrations.keys()
      await session.send('ServiceWorker.startWorker', { scopeURL })
    },
    scopes: () => [...registrations.keys()],
  }
}

/** The notices that stand, read by a page of the same origin. */
export const noticesOf = (page: Page): Promise<readonly Notice[]> =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    const shown = await Promise.all(registrations.map((each) => each.getNotifications()))
    return shown.flat().map(({ title, body, icon, tag }) => ({ title, body, icon, tag }))
  })

/** Presses the notice that stands: the system's own press cannot be made by a test. */
export async function pressNotice(context: BrowserContext): Promise<void> {
  const worker = context.serviceWorkers().find((each) => each.url().includes('/sw.js?server='))
  if (worker === undefined) throw new Error('no worker for push runs')
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration
      readonly dispatchEvent: (event: Event) => boolean
      readonly NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    const press = new scope.NotificationEvent('notificationclick', { notification })
    const works: Promise<unknown>[] = []
    // An event of a script's own cannot be prolonged, and gives nobody the right to put a window in front.
    Object.assign(press, { waitUntil: (work: Promise<unknown>) => works.push(work) })
    scope.dispatchEvent(press)
    await Promise.allSettled(works)
  })
}
