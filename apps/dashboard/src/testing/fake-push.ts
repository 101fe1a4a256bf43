import type { AccountPushSubscription, PushClient } from '../lib/push/push-client.ts'

export interface FakePush extends PushClient {
  readonly subscriptions: Map<string, AccountPushSubscription>
  /** The calls to the browser, e.g. `subscribe K`. */
  readonly calls: readonly string[]
  /** Sets whether the browser supports push. */
  readonly setSupported: (isSupported: boolean) => void
  readonly failWith: (error: unknown) => void
}

/** Creates the push service of a browser, without a server. */
export function fakePush(): FakePush {
  const subscriptions = new Map<string, AccountPushSubscription>()
  const calls: string[] = []
  let isSupported = true
  let failure: unknown = null

  return {
    subscriptions,
    calls,
    setSupported: (is) => {
      isSupported = is
    },
    failWith: (error) => {
      failure = error
    },
    isSupported: () => isSupported,
    getSubscription: (account) => Promise.resolve(subscriptions.get(account) ?? null),
    subscribe(account, _server, serverKey) {
      calls.push(`subscribe ${serverKey}`)
      if (failure !== null) return Promise.reject(failure)
      const endpoint = `https://push.example/${calls.length}`
      const made = { endpoint, keys: { p256dh: 'BPoint', auth: 'secret' }, serverKey }
      subscriptions.set(account, made)
      return Promise.resolve(made)
    },
    watchClicks: () => () => undefined,
    unsubscribe(account) {
      if (subscriptions.delete(account)) calls.push('unsubscribe')
      return Promise.resolve()
    },
  }
}
