import type { TabLocks } from '../lib/platform.ts'

interface HeldLock {
  readonly tab: object
  readonly name: string
  readonly lose: (error: Error) => void
}

interface WaitingLock {
  readonly tab: object
  readonly name: string
  readonly take: () => void
}

/** The locks of one browser, with the rules of the Web Locks API that the dashboard uses. */
export interface BrowserLocks {
  /** Opens a tab. `close` releases its locks, as a crash does. */
  readonly tab: () => TabLocks & { readonly close: () => void }
}

export function createBrowserLocks(): BrowserLocks {
  let held: readonly HeldLock[] = []
  let waiting: readonly WaitingLock[] = []

  function passOn(name: string): void {
    if (held.some((lock) => lock.name === name)) return
    const next = waiting.find((lock) => lock.name === name)
    waiting = waiting.filter((lock) => lock !== next)
    next?.take()
  }

  function release(lock: HeldLock): void {
    held = held.filter((other) => other !== lock)
    passOn(lock.name)
  }

  function createTab() {
    const tab = {}

    function request(name: string, ...rest: readonly unknown[]): Promise<unknown> {
      const options = rest.length > 1 ? (rest[0] as LockOptions) : {}
      const callback = rest.at(-1) as LockGrantedCallback<unknown>
      return new Promise((resolve, reject) => {
        const take = () => {
          const lock: HeldLock = { tab, name, lose: reject }
          held = [...held, lock]
          queueMicrotask(() => {
            Promise.resolve(callback({ name, mode: 'exclusive' }))
              .then(resolve, reject)
              .finally(() => release(lock))
              .catch(() => undefined)
          })
        }
        const holder = held.find((lock) => lock.name === name)
        if (holder !== undefined && options.steal === true) {
          held = held.filter((lock) => lock !== holder)
          holder.lose(new DOMException('the lock was stolen', 'AbortError'))
          take()
        } else if (holder === undefined) take()
        else waiting = [...waiting, { tab, name, take }]
      })
    }

    return {
      // The overloads of the interface share one implementation.
      request: request as TabLocks['request'],
      query: async () => ({ held: held.map(({ name }) => ({ name })), pending: [] }),
      close() {
        waiting = waiting.filter((lock) => lock.tab !== tab)
        for (const lock of held.filter((each) => each.tab === tab)) release(lock)
      },
    }
  }

  return { tab: createTab }
}
