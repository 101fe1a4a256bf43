import { differenceInSeconds } from 'date-fns/differenceInSeconds'
import type { MediaId } from '../entities/ids.ts'
import type { MediaAttachmentEntity } from '../entities/media-attachment.ts'
import type { PollEntity } from '../entities/poll.ts'
import { type Focus, formatFocus } from '../media/index.ts'
import { parseDate } from '../time/parse-date.ts'
import { isDescriptionChanged } from './media-descriptions.ts'
import type { PollParams } from './poll-draft.ts'

type Attached = Pick<MediaAttachmentEntity, 'id' | 'description' | 'meta'>

/** The changed properties of an attachment in an edit. */
interface EditedMedia {
  readonly id: MediaId
  readonly description?: string
  /** `x,y`. */
  readonly focus?: string
}

const toFocusParam = (focus: Focus | undefined) => (focus === undefined ? null : formatFocus(focus))

/**
 * Returns the new descriptions and focal points of attachments that the post already had. They are sent with the
 * edit, because instances do not change published media otherwise. Never throws.
 *
 * @param before the attachments when the edit started
 * @see BY-04
 */
export function getEditedMedia(
  before: readonly Attached[],
  now: readonly Attached[],
): readonly EditedMedia[] {
  return now.flatMap((media) => {
    const old = before.find(({ id }) => id === media.id)
    if (old === undefined) return []
    const description = media.description ?? ''
    const focus = toFocusParam(media.meta?.focus)
    const change = {
      ...(isDescriptionChanged(old, description) && { description }),
      ...(focus !== null && focus !== toFocusParam(old.meta?.focus) && { focus }),
    }
    return Object.keys(change).length === 0 ? [] : [{ id: media.id, ...change }]
  })
}

/** The shortest poll that instances accept. */
const MIN_POLL_SECONDS = 300

/**
 * Returns the unchanged poll of a post that is edited. An edit without the poll would remove it; the same poll keeps
 * the votes. Never throws.
 *
 * @param now in milliseconds since the epoch
 * @see BY-04
 */
export function getUnchangedPoll(poll: PollEntity, now: number): PollParams {
  const end = parseDate(poll.expires_at) ?? now
  const left = differenceInSeconds(end, now, { roundingMethod: 'round' })
  return {
    options: poll.options.map(({ title }) => title),
    expires_in: Math.max(MIN_POLL_SECONDS, left),
    multiple: poll.multiple,
    hide_totals: poll.options.some(({ votes_count }) => votes_count === null),
  }
}
