/** Stores drafts and the bytes of their files for all tabs of the browser. Replaceable in tests. */
export interface DraftStore {
  /** Returns all stored drafts of all accounts. The caller parses them. */
  readonly getAll: () => Promise<readonly unknown[]>
  /**
   * Updates the value of an ID atomically, so that no other tab writes between reading and writing. Rejects when the
   * browser has no space left.
   *
   * @param next receives the stored value, undefined for none; returns the new value, null to remove it, undefined to
   *   keep it
   */
  readonly update: (id: string, next: (kept: unknown) => unknown) => Promise<void>
  /** Stores the bytes of a draft's file. Rejects when the browser has no space left. */
  readonly putFile: (draft: string, key: string, file: Blob) => Promise<void>
  /** Returns the files of a draft by their keys. */
  readonly getFiles: (draft: string) => Promise<ReadonlyMap<string, Blob>>
  /** Removes all files of a draft except these. */
  readonly removeFiles: (draft: string, but: ReadonlySet<string>) => Promise<void>
  /** Returns the drafts that have stored files. */
  readonly getDraftsWithFiles: () => Promise<ReadonlySet<string>>
  /**
   * Locks a draft for this tab until the tab closes.
   *
   * @param waitMs how long to wait for another tab to release it, in milliseconds
   * @returns a function that releases the lock; null while another tab holds it
   */
  readonly lock: (id: string, waitMs: number) => Promise<(() => void) | null>
  /** Returns the drafts that are open in any tab, as far as the browser reports them. */
  readonly getLocked: () => Promise<ReadonlySet<string>>
  /** Notifies the other tabs that the stored drafts have changed. */
  readonly notify: () => void
  readonly watch: (listener: () => void) => () => void
}
