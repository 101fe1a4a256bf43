import { mediaId } from '@colonnade/domain/entities'
import { editStatus } from '../endpoints/status-edits.ts'
import {
  bookmarkStatus,
  createStatus,
  deleteStatus,
  favouriteStatus,
  getStatus,
  unbookmarkStatus,
  unfavouriteStatus,
} from '../endpoints/statuses.ts'
import { ApiError } from '../http/api-error.ts'
import { uploadMedia } from '../twins/upload-media.ts'
import { pushThereAndBack } from './push-there-and-back.ts'
import { broken, differs, type Outcome, type Step, untried, type Visit, works } from './step.ts'

const TEXT = 'Colonnade looks whether this server answers as it should.'
const CHANGED = 'Changed meanwhile.'
const GONE: readonly (number | null)[] = [404, 410]
/** One grey pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

type Posted = NonNullable<Visit['posted']>

/** What changes something, all of it seen by oneself alone and taken away in the end. @param key names the one post */
export const writingSteps = (key: string): readonly Step[] => [
  {
    name: 'picture upload',
    isNeeded: false,
    scope: 'write:media',
    async run(visit) {
      const bytes = Uint8Array.from(atob(PNG), (letter) => letter.codePointAt(0) ?? 0)
      const file = new File([bytes], 'pixel.png', { type: 'image/png' })
      visit.uploaded = await uploadMedia(visit.api, { file, description: 'One grey pixel' })
      return works(visit.uploaded.type)
    },
  },
  {
    name: 'direct post to oneself',
    isNeeded: true,
    scope: 'write:statuses',
    async run(visit) {
      const status = await post(visit, key)
      visit.posted = status
      return status.visibility === 'direct'
        ? works()
        : broken(`it was asked to be direct and is ${status.visibility}`)
    },
  },
  {
    name: 'the same post sent again',
    isNeeded: false,
    scope: 'write:statuses',
    run: onPost(async (visit, posted) => {
      // Without the picture: where this becomes a second post, the first one has it.
      const { id } = await post({ ...visit, uploaded: null }, key)
      return id === posted.id
        ? works('no second one is made')
        : differs('a second one is made; the dashboard looks before it sends again')
    }),
  },
  {
    name: 'edit',
    isNeeded: false,
    scope: 'write:statuses',
    run: onPost(async (visit, { id }) => {
      const media_ids = mediaOf(visit)
      const edited = await visit.api.call(editStatus, { id, status: CHANGED, media_ids })
      // Some servers make a new post of an edited one.
      visit.posted = edited
      noteMade(visit, edited)
      return edited.content.includes(CHANGED) ? works() : differs('the answer has the old words')
    }),
  },
  {
    name: 'favourite and back',
    isNeeded: true,
    scope: 'write:favourites',
    run: onPost(async ({ api }, { id }) => {
      const { favourited } = await api.call(favouriteStatus, { id })
      const back = await api.call(unfavouriteStatus, { id })
      return there(favourited === true, back.favourited === true)
    }),
  },
  {
    name: 'bookmark and back',
    isNeeded: false,
    scope: 'write:bookmarks',
    run: onPost(async ({ api }, { id }) => {
      const { bookmarked } = await api.call(bookmarkStatus, { id })
      const back = await api.call(unbookmarkStatus, { id })
      return there(bookmarked === true, back.bookmarked === true)
    }),
  },
  {
    name: 'deletion',
    isNeeded: true,
    scope: 'write:statuses',
    run: onPost(async (visit, { id }) => {
      await visit.api.call(deleteStatus, { id })
      visit.made.delete(id)
      return (await isStillThere(visit, id)) ? differs('a deleted post still answers') : works()
    }),
  },
  { name: 'push and back', isNeeded: false, scope: 'push', run: pushThereAndBack },
]

const there = (isSet: boolean, isStillSet: boolean): Outcome =>
  isSet && !isStillSet ? works() : differs('the answer does not say what was done')

async function post(visit: Visit, idempotencyKey: string): Promise<Posted> {
  const { api, me } = visit
  const status = await api.call(
    createStatus,
    {
      status: `@${me?.acct ?? ''} ${TEXT}`,
      visibility: 'direct',
      media_ids: mediaOf(visit),
    },
    { idempotencyKey },
  )
  noteMade(visit, status)
  return status
}

/** Its page, or where the server answers for it. */
function noteMade({ made, api }: Visit, { id, url }: Posted): void {
  made.set(id, url ?? `${api.baseUrl}/api/v1/statuses/${id}`)
}

/** @throws ApiError where no one can tell */
async function isStillThere({ api }: Visit, id: Posted['id']): Promise<boolean> {
  try {
    await api.call(getStatus, { id })
    return true
  } catch (error) {
    if (error instanceof ApiError && GONE.includes(error.status)) return false
    throw error
  }
}

/** Deletes what the visit made. @returns the addresses of what the server kept */
export async function takeAway(visit: Visit): Promise<readonly string[]> {
  const kept: string[] = []
  for (const [id, url] of visit.made) {
    if (!(await isDeleted(visit, id))) kept.push(url)
  }
  return kept
}

/** A server that agreed is believed; some still answer for what they have deleted. */
async function isDeleted(visit: Visit, id: Posted['id']): Promise<boolean> {
  try {
    await visit.api.call(deleteStatus, { id })
    return true
  } catch {
    return !(await isStillThere(visit, id).catch(() => true))
  }
}

const mediaOf = ({ uploaded }: Visit) => (uploaded === null ? [] : [mediaId(uploaded.id)])

const onPost =
  (act: (visit: Visit, posted: Posted) => Promise<Outcome>): Step['run'] =>
  async (visit) =>
    visit.posted === null ? untried('there is no post to try it on') : act(visit, visit.posted)
