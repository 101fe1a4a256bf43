import type { StorageReader } from '../boot/storage-reader.ts'

/** Creates a read-only web storage with these entries. */
export function createReadOnlyStorage(texts: Readonly<Record<string, string>>): StorageReader {
  const names = Object.keys(texts)
  return {
    length: names.length,
    key: (index) => names[index] ?? null,
    getItem: (name) => texts[name] ?? null,
  }
}
