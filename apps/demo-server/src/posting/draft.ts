import type { QuoteState, Visibility } from '@colonnade/domain/entities'
import type { NewPoll } from '../content/stored-card-and-poll.ts'
import type { SeedCard, SeedMedia } from '../seed/seed-data.ts'
import type { Id } from '../store/tables.ts'

/** The validated content of a status to be published. */
export interface Draft {
  readonly text: string
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly visibility: Visibility
  readonly language: string | null
  readonly inReplyToId: Id | null
  readonly application: string | null
  readonly media: readonly SeedMedia[]
  /** Uploads of the author that are not attached to a status yet. */
  readonly mediaIds: readonly Id[]
  readonly poll: NewPoll | null
  readonly card: SeedCard | null
  readonly quote: { readonly id: Id; readonly state?: QuoteState } | null
}

export function createDraft(text: string, changes: Partial<Draft> = {}): Draft {
  return {
    text,
    spoilerText: '',
    sensitive: false,
    visibility: 'public',
    language: null,
    inReplyToId: null,
    application: null,
    media: [],
    mediaIds: [],
    poll: null,
    card: null,
    quote: null,
    ...changes,
  }
}
