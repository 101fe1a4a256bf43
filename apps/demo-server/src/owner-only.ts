import { chmodSync, existsSync, mkdirSync } from 'node:fs'

/** The mode of folders that hold private posts, uploads or keys: other users of the machine read nothing there. */
const OWNER_ONLY = 0o700

/** Makes a folder for this user alone; one that is there keeps its mode, since it may be anything. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY })
}

/** Closes a folder that an earlier version left open, where it is there and this user's. */
export function closeFolder(path: string): void {
  if (!existsSync(path)) return
  try {
    chmodSync(path, OWNER_ONLY)
  } catch {
    // Somebody else's: what is in it is theirs to guard.
  }
}
