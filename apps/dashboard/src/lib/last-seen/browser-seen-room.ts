import { createStore, get, promisifyRequest } from 'idb-keyval'
import type { SeenRoom } from './seen-room.ts'

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
