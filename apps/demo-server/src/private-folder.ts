import { chmodSync, existsSync, mkdirSync } from 'node:fs'

/** The mode of folders with private posts, uploads or keys. Other users of the machine cannot read them. */
const OWNER_ONLY_MODE = 0o700

/**
 * Creates a folder that only this user can read. The mode of an existing folder is not changed, because it may be any
 * folder.
 */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY_MODE })
}

/**
 * Removes the permissions of other users from a folder of an earlier version, if it exists and belongs to this user.
 */
export function restrictFolder(path: string): void {
  if (!existsSync(path)) return
  try {
    chmodSync(path, OWNER_ONLY_MODE)
  } catch {
    // The folder belongs to another user, who is responsible for its permissions.
  }
}
