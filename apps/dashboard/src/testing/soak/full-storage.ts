import { createMemoryStorage, type KeyValueStorage } from '../../lib/storage.ts'

/** A storage whose quota can be used up. */
export interface FullStorage extends KeyValueStorage {
  readonly setFull: (isFull: boolean) => void
}

export function createFullStorage(): FullStorage {
  const storage = createMemoryStorage()
  let isFull = false
  return {
    ...storage,
    write: (key, text) => !isFull && storage.write(key, text),
    setFull: (next) => {
      isFull = next
    },
  }
}
