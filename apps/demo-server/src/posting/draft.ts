import type { QuoteState, Visibility } from '@colonnade/domain/entities'
import type { NewPoll } from '../content/stored-extras.ts'
import type { Id } from '../store/tables.ts'
import type { WorldCard, WorldMedia } from '../world/world.ts'

/** A status about to be published, already found fit for it. */
export interface Draft {
  readonly text: string
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly visibility: Visibility
  readonly language: string | null
  readonly inReplyToId: Id | null
  readonly application: string | null
  readonly media: readonly WorldMedia[]
  /** Uploads of the author's that belong to nothing yet. */
  readonly mediaIds: readonly Id[]
  readonly poll: NewPoll | null
  readonly card: WorldCard | null
  readonly quote: { readonly id: Id; readonly state?: QuoteState } | null
}

export function plainDraft(text: string, changes: Partial<Draft> = {}): Draft {
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
