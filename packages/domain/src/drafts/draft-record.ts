/** What is written of a draft. What else is in it does not matter here. */
export interface DraftContent {
  /** It is in a composer still. */
  readonly isOpen: boolean
}

export type DraftStatus<Content> =
  /** The browser keeps what was noted last; null where nothing was noted since the draft was opened or deleted. */
  | { readonly kind: 'clean'; readonly content: Content | null }
  /** Changed: waits to be written. */
  | { readonly kind: 'dirty'; readonly content: Content }
  | {
      readonly kind: 'writing'
      readonly content: Content
      readonly revision: number
      /** What it was changed to meanwhile; null where it was not. */
      readonly next: Content | null
    }
  /** The browser refused the words or the files: waits to be written once more. */
  | { readonly kind: 'failed'; readonly content: Content }
  /** Another tab has written it: this one may not, until it opens the draft again. */
  | { readonly kind: 'locked-elsewhere' }
  /** It became a post or was deleted for good: it is being removed. */
  | { readonly kind: 'removing' }

/** What a page knows of a draft that it writes. Changed by `reduceDraft` only. */
export interface DraftRecord<Content> {
  readonly status: DraftStatus<Content>
  /** Written last. */
  readonly revision: number
  /** Whether the browser keeps a revision of it. */
  readonly isKept: boolean
  /** The keys of the files that are kept. */
  readonly files: ReadonlySet<string>
  /** The revision that the journal has; 0 where it says that the draft is gone, null for nothing. */
  readonly journaled: number | null
  /** A revision of another page that this one may write over; null for none. */
  readonly inherited: number | null
}

export type DraftEvent<Content> =
  | { readonly kind: 'changed'; readonly content: Content }
  | { readonly kind: 'write-began' }
  /** @param isKept false for a draft that was emptied, and so removed */
  | { readonly kind: 'written'; readonly isKept: boolean }
  | { readonly kind: 'write-failed' }
  /** The write found what another tab has written, and left it. */
  | { readonly kind: 'taken-elsewhere' }
  /**
   * No other tab has it open any more, and this one has opened it.
   *
   * @param isNoted whether the browser could note that this page writes it now
   */
  | {
      readonly kind: 'opened'
      readonly revision: number
      readonly files: ReadonlySet<string>
      readonly journaled: number | null
      readonly isNoted: boolean
    }
  | { readonly kind: 'files-kept'; readonly files: ReadonlySet<string> }
  | { readonly kind: 'files-failed' }
  /** The page may be gone in a moment, or the browser is slow to write. */
  | { readonly kind: 'hurried' }
  | { readonly kind: 'journaled'; readonly revision: number }
  /** Deleted, and may be asked back: what waits of it is not written. */
  | { readonly kind: 'discarded' }
  /** It became a post, or is deleted for good. */
  | { readonly kind: 'removal-began' }
  | { readonly kind: 'removed' }
  /** The journal says that it is gone: the next page removes it. */
  | { readonly kind: 'removal-failed' }

export type DraftEffect<Content> =
  /** Begins to write whatever waits, in a moment or after a pause. */
  | { readonly kind: 'schedule'; readonly wait: 'short' | 'retry' }
  /** @param isKept whether there is something to remove, where the draft is empty now */
  | {
      readonly kind: 'write'
      readonly content: Content
      readonly revision: number
      readonly isKept: boolean
      readonly inherited: number | null
    }
  | { readonly kind: 'write-files'; readonly content: Content }
  | { readonly kind: 'journal'; readonly content: Content; readonly revision: number }
  | { readonly kind: 'clear-journal' }
  /** Another tab keeps the name: what is here goes on under a new one. */
  | { readonly kind: 'rename'; readonly content: Content }
  | { readonly kind: 'remove' }
  /** Tells other tabs that there are other drafts now. */
  | { readonly kind: 'tell' }

export interface DraftStep<Content> {
  /** Null where there is nothing more to know. */
  readonly record: DraftRecord<Content> | null
  readonly effects: readonly DraftEffect<Content>[]
}

/** Whether something of a draft is not kept yet. Never throws. */
export const isUnwritten = ({ status }: DraftRecord<unknown>): boolean =>
  status.kind === 'dirty' || status.kind === 'failed' || status.kind === 'writing'
