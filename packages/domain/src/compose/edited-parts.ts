import { differenceInSeconds } from 'date-fns/differenceInSeconds'
import type { MediaId } from '../entities/ids.ts'
import type { MediaAttachmentEntity } from '../entities/media-attachment.ts'
import type { PollEntity } from '../entities/poll.ts'
import { type Focus, formatFocus } from '../media/index.ts'
import { parseDate } from '../time/parse-date.ts'
import { isDescriptionChanged } from './media-descriptions.ts'
import type { AskedPoll } from './poll-draft.ts'

type Attached = Pick<MediaAttachmentEntity, 'id' | 'description' | 'meta'>

/** What an edit says anew of something that is attached already. */
interface EditedMedia {
  readonly id: MediaId
  readonly description?: string
  /** `x,y`. */
  readonly focus?: string
}

const written = (focus: Focus | undefined) => (focus === undefined ? null : formatFocus(focus))

/**
 * The new descriptions and focal points of what a post has had attached all along: an edit carries
 * them, for instances change no media that is published. Never throws.
 *
 * @param before as it was when the edit began
 * @see BY-04
 */
export function editedMedia(
  before: readonly Attached[],
  now: readonly Attached[],
): readonly EditedMedia[] {
  return now.flatMap((media) => {
    const old = before.find(({ id }) => id === media.id)
    if (old === undefined) return []
    const description = media.description ?? ''
    const focus = written(media.meta?.focus)
    const change = {
      ...(isDescriptionChanged(old, description) && { description }),
      ...(focus !== null && focus !== written(old.meta?.focus) && { focus }),
    }
    return Object.keys(change).length === 0 ? [] : [{ id: media.id, ...change }]
  })
}

/** What instances take for too soon an end. */
const SHORTEST_SECONDS = 300

/**
 * The poll of a post that is edited, asked for as it is: an edit that says nothing of it would take
 * it away, and one that says the same leaves the votes. Never throws.
 *
 * @param now in milliseconds since the epoch
 * @see BY-04
 */
export function keptPoll(poll: PollEntity, now: number): AskedPoll {
  const end = parseDate(poll.expires_at) ?? now
  const left = differenceInSeconds(end, now, { roundingMethod: 'round' })
  return {
    options: poll.options.map(({ title }) => title),
    expires_in: Math.max(SHORTEST_SECONDS, left),
    multiple: poll.multiple,
    hide_totals: poll.options.some(({ votes_count }) => votes_count === null),
  }
}
