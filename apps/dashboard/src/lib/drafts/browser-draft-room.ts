import { createStore, promisifyRequest, set, type UseStore, values } from 'idb-keyval'
import { type KeyValueStorage, webStorage } from '../storage.ts'
import type { DraftRoom } from './draft-room.ts'

const ASKED = 'colonnade/asked-to-keep'

/**
 * Asks the browser once, ever, not to throw away what it keeps for this page when its disk fills up. It decides by
 * itself, or asks; whatever it says, nothing else changes. Never rejects.
 *
 * @param keeper absent where the page is not served securely
 * @see https://developer.mozilla.org/docs/Web/API/StorageManager/persist
 */
export async function askToKeep(
  keeper: Pick<StorageManager, 'persist' | 'persisted'> | undefined,
  notes: KeyValueStorage,
): Promise<void> {
  if (keeper === undefined || notes.read(ASKED) !== null) return
  notes.write(ASKED, 'yes')
  try {
    if (!(await keeper.persisted())) await keeper.persist()
  } catch {
    // Drafts are kept all the same, as long as there is room.
  }
}

/** A browser that has not opened what it keeps by then may never do so. Unit: ms. */
export const OPEN_MS = 5_000

/**
 * Makes stores reject where the browser does not open them in time: some never answer. Those who ask meanwhile are told
 * at once, of all stores that were made by this, until one is opened after all. Who came too late does nothing: others
 * may have written since.
 */
export function opensInTime(): (store: UseStore) => UseStore {
  let isSilent = false
  const notOpened = () => new DOMException('not opened', 'TimeoutError')
  return (store) => (mode, use) => {
    if (isSilent) return Promise.reject(notOpened())
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        isSilent = true
        reject(notOpened())
      }, OPEN_MS)
      const hasAnswered = () => {
        clearTimeout(timer)
        isSilent = false
      }
      const using = store(mode, (opened) => {
        hasAnswered()
        if (isLate) throw notOpened()
        return use(opened)
      })
      using.then(resolve, (error: unknown) => {
        hasAnswered()
        reject(error)
      })
    })
  }
}

const CHANNEL = 'colonnade-drafts'
const LOCK = 'colonnade-draft '

/** Comes after every key of a draft's files. */
const LAST = '\uffff'

const prefixOf = (draft: string) => `${draft} `

/**
 * Keeps drafts in IndexedDB: their words apart from their bytes, so that a large film does not hold up
 * what is typed meanwhile.
 */
export function browserDraftRoom(): DraftRoom {
  const inTime = opensInTime()
  const drafts = inTime(createStore('colonnade-drafts', 'drafts'))
  const files = inTime(createStore('colonnade-draft-files', 'files'))
  const notes = webStorage(() => window.localStorage)
  const channel = new BroadcastChannel(CHANNEL)
  const range = (draft: string) => IDBKeyRange.bound(prefixOf(draft), prefixOf(draft) + LAST)

  return {
    all: () => values<unknown>(drafts),
    change: async (id, next) => {
      const isKept = await drafts('readwrite', (store) => changed(store, id, next))
      // Not before there is something to lose.
      if (isKept) void askToKeep(keeper(), notes)
    },
    putFile: (draft, key, file) => set(prefixOf(draft) + key, file, files),
    files: (draft) => files('readonly', (store) => filesIn(store, range(draft), prefixOf(draft))),
    dropFiles: (draft, but) =>
      files('readwrite', async (store) => {
        for (const key of await keysIn(store, range(draft))) {
          if (!but.has(key.slice(prefixOf(draft).length))) store.delete(key)
        }
        await promisifyRequest(store.transaction)
      }),
    filedDrafts: async () => {
      const keys = await files('readonly', (store) => keysIn(store))
      return new Set(keys.map((key) => key.slice(0, key.indexOf(' '))))
    },
    claim,
    claimed,
    tell: () => channel.postMessage(null),
    watch(listener) {
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}

/** Pages that are not served securely have none. */
const keeper = (): StorageManager | undefined => navigator.storage

/** @returns whether something new is kept now */
function changed(
  store: IDBObjectStore,
  id: string,
  next: (kept: unknown) => unknown,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = store.get(id)
    request.onsuccess = () => {
      try {
        const value = next(request.result)
        if (value === null) store.delete(id)
        else if (value !== undefined) store.put(value, id)
        const isKept = value !== null && value !== undefined
        resolve(promisifyRequest(store.transaction).then(() => isKept))
      } catch (error) {
        store.transaction.abort()
        reject(error)
      }
    }
    request.onerror = () => reject(request.error)
  })
}

async function keysIn(store: IDBObjectStore, range?: IDBKeyRange): Promise<readonly string[]> {
  const keys = await promisifyRequest(store.getAllKeys(range))
  return keys.filter((key) => typeof key === 'string')
}

async function filesIn(store: IDBObjectStore, range: IDBKeyRange, prefix: string) {
  const found: Promise<unknown[]> = promisifyRequest(store.getAll(range))
  const [keys, blobs] = await Promise.all([keysIn(store, range), found])
  return new Map(
    keys.flatMap((key, index) => {
      const blob = blobs[index]
      return blob instanceof Blob ? [[key.slice(prefix.length), blob]] : []
    }),
  )
}

/** Locks go with their tab, also when it crashes. Where pages have none, nothing is ever open elsewhere. */
const locks = (): LockManager | undefined => navigator.locks

async function claim(id: string, waitMs: number): Promise<(() => void) | null> {
  const manager = locks()
  if (manager === undefined) return () => undefined
  const wish = waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true }
  return new Promise((resolve) => {
    const held = manager.request(LOCK + id, wish, (lock) => {
      if (lock === null) {
        resolve(null)
        return undefined
      }
      return new Promise<void>((letGo) => resolve(() => letGo()))
    })
    held.catch(() => resolve(null))
  })
}

async function claimed(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const names = held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name] : []))
  return new Set(names.map((name) => name.slice(LOCK.length)))
}
