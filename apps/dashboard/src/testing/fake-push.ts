import type { GateSubscription, PushGate } from '../lib/push/push-gate.ts'

export interface FakePush extends PushGate {
  readonly held: Map<string, GateSubscription>
  /** What was asked of the browser, e.g. `subscribe K`. */
  readonly asked: readonly string[]
  /** From now on the browser lacks it, or fails to subscribe with this. */
  readonly setSupported: (isSupported: boolean) => void
  readonly failWith: (error: unknown) => void
}

/** The push service of a browser: it makes subscriptions without telling anybody. */
export function fakePush(): FakePush {
  const held = new Map<string, GateSubscription>()
  const asked: string[] = []
  let isSupported = true
  let trouble: unknown = null

  return {
    held,
    asked,
    setSupported: (is) => {
      isSupported = is
    },
    failWith: (error) => {
      trouble = error
    },
    isSupported: () => isSupported,
    current: (account) => Promise.resolve(held.get(account) ?? null),
    subscribe(account, _server, serverKey) {
      asked.push(`subscribe ${serverKey}`)
      if (trouble !== null) return Promise.reject(trouble)
      const endpoint = `https://push.example/${asked.length}`
      const made = { endpoint, keys: { p256dh: 'BPoint', auth: 'secret' }, serverKey }
      held.set(account, made)
      return Promise.resolve(made)
    },
    watchPresses: () => () => undefined,
    unsubscribe(account) {
      if (held.delete(account)) asked.push('unsubscribe')
      return Promise.resolve()
    },
  }
}
