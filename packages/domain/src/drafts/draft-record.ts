/** The part of a draft's content that matters here. */
export interface DraftContent {
  /** Whether a composer still shows it. */
  readonly isOpen: boolean
}

export type DraftStatus<Content> =
  /** The browser has stored the latest content. Null if the draft has not changed since it was opened or deleted. */
  | { readonly kind: 'clean'; readonly content: Content | null }
  /** Changed; waits to be written. */
  | { readonly kind: 'dirty'; readonly content: Content }
  | {
      readonly kind: 'writing'
      readonly content: Content
      readonly revision: number
      /** The content that was changed during the write; null if there was no change. */
      readonly next: Content | null
    }
  /** The browser rejected the text or the files. Waits for a retry. */
  | { readonly kind: 'failed'; readonly content: Content }
  /** Another tab has written it. This tab cannot write it until it opens the draft again. */
  | { readonly kind: 'locked-elsewhere' }
  /** It was published or permanently deleted, and is being removed. */
  | { readonly kind: 'removing' }

/** The state of a draft that this page writes. Only `reduceDraft` changes it. */
export interface DraftRecord<Content> {
  readonly status: DraftStatus<Content>
  /** The last written revision. */
  readonly revision: number
  /** Whether the browser has stored a revision. */
  readonly isKept: boolean
  /** The keys of the stored files. */
  readonly files: ReadonlySet<string>
  /** The revision in the write-ahead log; 0 if the log marks the draft as removed, null if the log has no entry. */
  readonly walRevision: number | null
  /** A revision of another page that this page may overwrite; null for none. */
  readonly inherited: number | null
}

export type DraftEvent<Content> =
  | { readonly kind: 'changed'; readonly content: Content }
  | { readonly kind: 'write-began' }
  /** @param isKept false for a draft that was emptied, and so removed */
  | { readonly kind: 'written'; readonly isKept: boolean }
  | { readonly kind: 'write-failed' }
  /** The write found a revision of another tab and did not overwrite it. */
  | { readonly kind: 'taken-elsewhere' }
  /**
   * The other tabs closed the draft and this one opened it.
   *
   * @param isNoted whether the browser could store that this page is now its writer
   */
  | {
      readonly kind: 'opened'
      readonly revision: number
      readonly files: ReadonlySet<string>
      readonly walRevision: number | null
      readonly isNoted: boolean
    }
  | { readonly kind: 'files-kept'; readonly files: ReadonlySet<string> }
  | { readonly kind: 'files-failed' }
  /** The page may close at any moment, or the browser is slow to write. */
  | { readonly kind: 'hurried' }
  | { readonly kind: 'wal-written'; readonly revision: number }
  /** Deleted, but can be undone. Pending content is not written. */
  | { readonly kind: 'discarded' }
  /** It was published, or is being deleted permanently. */
  | { readonly kind: 'removal-began' }
  | { readonly kind: 'removed' }
  /** The write-ahead log marks it as removed; the next page removes it. */
  | { readonly kind: 'removal-failed' }

export type DraftEffect<Content> =
  /** Schedules the pending write, after a moment or after a retry delay. */
  | { readonly kind: 'schedule'; readonly wait: 'short' | 'retry' }
  /** @param isKept whether there is a stored draft to remove if the draft is empty */
  | {
      readonly kind: 'write'
      readonly content: Content
      readonly revision: number
      readonly isKept: boolean
      readonly inherited: number | null
    }
  | { readonly kind: 'write-files'; readonly content: Content }
  | { readonly kind: 'write-wal'; readonly content: Content; readonly revision: number }
  | { readonly kind: 'clear-wal' }
  /** Another tab uses the id, so this content continues under a new one. */
  | { readonly kind: 'rename'; readonly content: Content }
  | { readonly kind: 'remove' }
  /** Notifies other tabs that the list of drafts has changed. */
  | { readonly kind: 'notify' }

export interface DraftStep<Content> {
  /** Null if the record can be dropped. */
  readonly record: DraftRecord<Content> | null
  readonly effects: readonly DraftEffect<Content>[]
}

/** Whether part of a draft is not stored yet. Never throws. */
export const hasUnwrittenContent = ({ status }: DraftRecord<unknown>): boolean =>
  status.kind === 'dirty' || status.kind === 'failed' || status.kind === 'writing'
