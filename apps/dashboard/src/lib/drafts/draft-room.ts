/** Where the browser keeps drafts and the bytes of their files, for all tabs; replaceable in a test. */
export interface DraftRoom {
  /** All that is kept, of every account; who reads it parses. */
  readonly all: () => Promise<readonly unknown[]>
  /**
   * Changes what is kept under an id, so that no other tab comes between reading and writing. Rejects
   * where the browser has no room left.
   *
   * @param next given what is kept, undefined for nothing; gives what shall be, null for nothing,
   *   undefined to leave it
   */
  readonly change: (id: string, next: (kept: unknown) => unknown) => Promise<void>
  /** Keeps the bytes of a draft's file. Rejects where the browser has no room left. */
  readonly putFile: (draft: string, key: string, file: Blob) => Promise<void>
  /** The files of a draft by their keys. */
  readonly files: (draft: string) => Promise<ReadonlyMap<string, Blob>>
  /** Forgets all files of a draft but these. */
  readonly dropFiles: (draft: string, but: ReadonlySet<string>) => Promise<void>
  /** The drafts that any file is kept for. */
  readonly filedDrafts: () => Promise<ReadonlySet<string>>
  /**
   * Marks a draft as open in this tab, until the tab goes away.
   *
   * @param waitMs how long to wait for another tab to let it go
   * @returns lets it go; null while another tab has it
   */
  readonly claim: (id: string, waitMs: number) => Promise<(() => void) | null>
  /** The drafts that are open in any tab, as far as the browser tells. */
  readonly claimed: () => Promise<ReadonlySet<string>>
  /** Tells the other tabs that there are other drafts now. */
  readonly tell: () => void
  readonly watch: (listener: () => void) => () => void
}
