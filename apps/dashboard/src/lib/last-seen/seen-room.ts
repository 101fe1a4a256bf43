import { createStore, get, promisifyRequest } from 'idb-keyval'

/**
 * Where the browser keeps what was seen last of each list, so that a start need not wait for a server; replaceable
 * in a test. It is a copy: whoever loses it has lost nothing.
 */
export interface SeenRoom {
  /** What is kept under a name; undefined for nothing. Rejects where the browser keeps nothing at all. */
  readonly read: (name: string) => Promise<unknown>
  /** Rejects where there is no room left. */
  readonly write: (name: string, text: string) => Promise<void>
  /** Forgets all whose names fit. */
  readonly forget: (isForgotten: (name: string) => boolean) => Promise<void>
}

/** Keeps texts in IndexedDB, which is opened when something is asked of it first. */
export function browserSeenRoom(): SeenRoom {
  const texts = createStore('colonnade-last-seen', 'lists')
  return {
    read: (name) => get(name, texts),
    write: (name, text) =>
      texts('readwrite', (store) => {
        const { transaction } = store
        store.put(text, name)
        // A page that goes away lives too shortly for the browser to do so by itself.
        transaction.commit()
        return promisifyRequest(transaction)
      }),
    forget: (isForgotten) =>
      texts('readwrite', async (store) => {
        for (const name of await promisifyRequest(store.getAllKeys())) {
          if (typeof name === 'string' && isForgotten(name)) store.delete(name)
        }
        await promisifyRequest(store.transaction)
      }),
  }
}
