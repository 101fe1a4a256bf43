import { createStore, promisifyRequest, set, type UseStore, values } from 'idb-keyval'
import { type KeyValueStorage, createWebStorage } from '../storage.ts'
import type { DraftStore } from './draft-store.ts'

const PERSISTENCE_REQUESTED_KEY = 'colonnade/asked-to-keep'

/**
 * Asks the browser once not to evict this page's stored data when the disk is full. The browser decides or asks the
 * user. The outcome changes nothing else. Never rejects.
 *
 * @param keeper undefined when the page is not served securely
 * @see https://developer.mozilla.org/docs/Web/API/StorageManager/persist
 */
export async function requestPersistence(
  keeper: Pick<StorageManager, 'persist' | 'persisted'> | undefined,
  notes: KeyValueStorage,
): Promise<void> {
  if (keeper === undefined || notes.read(PERSISTENCE_REQUESTED_KEY) !== null) return
  notes.write(PERSISTENCE_REQUESTED_KEY, 'yes')
  try {
    if (!(await keeper.persisted())) await keeper.persist()
  } catch {
    // Drafts are stored anyway while there is space.
  }
}

/** A browser that has not opened its database by then may never do so. Unit: ms. */
export const OPEN_TIMEOUT_MS = 5_000

/**
 * Returns a wrapper that makes stores reject when the browser does not open them in time, because some browsers never
 * do. After a timeout all stores of one wrapper reject immediately until one of them opens. A request that timed out
 * does nothing when its store opens later: another one may have written since.
 */
export function withOpenTimeout(): (store: UseStore) => UseStore {
  let isSilent = false
  const createTimeoutError = () => new DOMException('not opened', 'TimeoutError')
  return (store) => (mode, use) => {
    if (isSilent) return Promise.reject(createTimeoutError())
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        isSilent = true
        reject(createTimeoutError())
      }, OPEN_TIMEOUT_MS)
      const handleOpened = () => {
        clearTimeout(timer)
        isSilent = false
      }
      const using = store(mode, (opened) => {
        handleOpened()
        if (isLate) throw createTimeoutError()
        return use(opened)
      })
      using.then(resolve, (error: unknown) => {
        handleOpened()
        reject(error)
      })
    })
  }
}

const CHANNEL_NAME = 'colonnade-drafts'
const LOCK_PREFIX = 'colonnade-draft '

/** Sorts after every key of a draft's files. */
const RANGE_END = '\uffff'

const getKeyPrefix = (draft: string) => `${draft} `

/**
 * Creates a draft store in IndexedDB. The text is stored separately from the bytes, so that a large video does not
 * delay writing what the user types.
 */
export function createIndexedDbDraftStore(): DraftStore {
  const inTime = withOpenTimeout()
  const drafts = inTime(createStore('colonnade-drafts', 'drafts'))
  const files = inTime(createStore('colonnade-draft-files', 'files'))
  const notes = createWebStorage(() => window.localStorage)
  const channel = new BroadcastChannel(CHANNEL_NAME)
  const getRange = (draft: string) =>
    IDBKeyRange.bound(getKeyPrefix(draft), getKeyPrefix(draft) + RANGE_END)

  return {
    getAll: () => values<unknown>(drafts),
    update: async (id, next) => {
      const isKept = await drafts('readwrite', (store) => updateValue(store, id, next))
      // Requested with the first stored draft and not earlier.
      if (isKept) void requestPersistence(getStorageManager(), notes)
    },
    putFile: (draft, key, file) => set(getKeyPrefix(draft) + key, file, files),
    getFiles: (draft) =>
      files('readonly', (store) => getStoredFiles(store, getRange(draft), getKeyPrefix(draft))),
    removeFiles: (draft, but) =>
      files('readwrite', async (store) => {
        for (const key of await getKeys(store, getRange(draft))) {
          if (!but.has(key.slice(getKeyPrefix(draft).length))) store.delete(key)
        }
        await promisifyRequest(store.transaction)
      }),
    getDraftsWithFiles: async () => {
      const keys = await files('readonly', (store) => getKeys(store))
      return new Set(keys.map((key) => key.slice(0, key.indexOf(' '))))
    },
    lock: lockDraft,
    getLocked: getLockedDrafts,
    notify: () => channel.postMessage(null),
    watch(listener) {
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}

/** Returns undefined on pages that are not served securely. */
const getStorageManager = (): StorageManager | undefined => navigator.storage

/** Updates a value in one transaction. @returns whether a value is stored now */
function updateValue(
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

async function getKeys(store: IDBObjectStore, getRange?: IDBKeyRange): Promise<readonly string[]> {
  const keys = await promisifyRequest(store.getAllKeys(getRange))
  return keys.filter((key) => typeof key === 'string')
}

async function getStoredFiles(store: IDBObjectStore, getRange: IDBKeyRange, prefix: string) {
  const found: Promise<unknown[]> = promisifyRequest(store.getAll(getRange))
  const [keys, blobs] = await Promise.all([getKeys(store, getRange), found])
  return new Map(
    keys.flatMap((key, index) => {
      const blob = blobs[index]
      return blob instanceof Blob ? [[key.slice(prefix.length), blob]] : []
    }),
  )
}

/**
 * Returns the lock manager. The browser releases a tab's locks when it closes or crashes. Undefined on pages without
 * locks, where no draft counts as open in another tab.
 */
const getLockManager = (): LockManager | undefined => navigator.locks

async function lockDraft(id: string, waitMs: number): Promise<(() => void) | null> {
  const manager = getLockManager()
  if (manager === undefined) return () => undefined
  const lockOptions = waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true }
  return new Promise((resolve) => {
    const held = manager.request(LOCK_PREFIX + id, lockOptions, (lock) => {
      if (lock === null) {
        resolve(null)
        return undefined
      }
      return new Promise<void>((release) => resolve(() => release()))
    })
    held.catch(() => resolve(null))
  })
}

async function getLockedDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await getLockManager()?.query()) ?? {}
  const names = held.flatMap(({ name }) => (name?.startsWith(LOCK_PREFIX) ? [name] : []))
  return new Set(names.map((name) => name.slice(LOCK_PREFIX.length)))
}
