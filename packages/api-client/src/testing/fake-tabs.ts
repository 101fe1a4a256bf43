import type { StreamSharing, TabMessage } from '../streaming/tab-messages.ts'

interface Lock {
  readonly tab: string
  readonly name: string
  readonly take: () => void
  readonly lose: (error: Error) => void
}

/** The tabs of one browser with their locks and their channel, under the test's control. */
export function createFakeTabs() {
  const listeners = new Map<string, Set<(message: TabMessage) => void>>()
  const held = new Set<Lock>()
  const waiting = new Set<Lock>()
  const silent = new Set<string>()
  let messages = 0
  let opened = 0

  function passOn(name: string): void {
    if ([...held].some((lock) => lock.name === name)) return
    const [next] = [...waiting].filter((lock) => lock.name === name)
    if (next === undefined) return
    waiting.delete(next)
    held.add(next)
    next.take()
  }

  function release(lock: Lock): void {
    held.delete(lock)
    passOn(lock.name)
  }

  function request(tab: string, name: string, ...rest: readonly unknown[]): Promise<unknown> {
    const options = rest.length > 1 ? (rest[0] as LockOptions) : {}
    const callback = rest.at(-1) as LockGrantedCallback<unknown>
    return new Promise((resolve, reject) => {
      const lock: Lock = {
        tab,
        name,
        take: () =>
          queueMicrotask(() => {
            Promise.resolve(callback({ name, mode: 'exclusive' }))
              .then(resolve, reject)
              .finally(() => release(lock))
              .catch(() => undefined)
          }),
        lose: reject,
      }
      options.signal?.addEventListener('abort', () => {
        if (waiting.delete(lock)) reject(new DOMException('aborted', 'AbortError'))
      })
      if (options.steal === true)
        for (const holder of [...held].filter((each) => each.name === name)) {
          held.delete(holder)
          holder.lose(new DOMException('stolen', 'AbortError'))
        }
      waiting.add(lock)
      passOn(name)
    })
  }

  function open() {
    opened += 1
    const tab = `tab-${opened}`
    const own = new Set<(message: TabMessage) => void>()
    const freezing = new Set<(isFrozen: boolean) => void>()
    listeners.set(tab, own)
    const sharing: StreamSharing = {
      tab,
      lockName: 'streams',
      // The overloads of the interface share one implementation.
      locks: {
        request: ((...given: [string]) => request(tab, ...given)) as LockManager['request'],
      },
      post(message) {
        if (silent.has(tab)) return
        messages += 1
        const copy = structuredClone(message)
        for (const [other, theirs] of listeners)
          if (other !== tab && !silent.has(other))
            for (const listener of theirs) queueMicrotask(() => listener(copy))
      },
      watch(listener) {
        own.add(listener)
        return () => own.delete(listener)
      },
      onFreeze(listener) {
        freezing.add(listener)
        return () => freezing.delete(listener)
      },
    }

    return {
      sharing,
      freeze: (isFrozen: boolean) => freezing.forEach((listener) => listener(isFrozen)),
      /** The tab neither sends nor receives from now on, and keeps its locks. */
      hang: () => void silent.add(tab),
      /** The tab ends without running any code. */
      crash() {
        silent.add(tab)
        for (const lock of waiting) if (lock.tab === tab) waiting.delete(lock)
        for (const lock of held) if (lock.tab === tab) release(lock)
      },
    }
  }

  return {
    open,
    countMessages: () => messages,
    /** Waits until the messages and locks of all tabs have settled. */
    settle: () => new Promise<void>((resolve) => setTimeout(resolve, 5)),
  }
}
