import { memoryStorage, type KeyValueStorage } from '../../lib/storage.ts'

/** Storage whose quota can be used up. */
export interface FullStorage extends KeyValueStorage {
  readonly setFull: (isFull: boolean) => void
}

export function fullStorage(): FullStorage {
  const storage = memoryStorage()
  let isFull = false
  return {
    ...storage,
    write: (key, text) => !isFull && storage.write(key, text),
    setFull: (next) => {
      isFull = next
    },
  }
}
