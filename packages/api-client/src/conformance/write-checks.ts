import { mediaId } from '@colonnade/domain/entities'
import { uploadMedia } from '../compat/upload-media.ts'
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
import { checkPush } from './check-push.ts'
import {
  broken,
  differs,
  type Outcome,
  type Check,
  untried,
  type CheckContext,
  works,
} from './check.ts'

const TEXT = 'Colonnade is checking the compatibility of this server.'
const CHANGED = 'Edited.'
const GONE_STATUSES: readonly (number | null)[] = [404, 410]
/** One grey pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

type Posted = NonNullable<CheckContext['posted']>

/**
 * Creates the checks that change something. The changes are visible to the account only, and are deleted at the end.
 * @param key idempotency key of the one post
 */
export const createWriteChecks = (key: string): readonly Check[] => [
  {
    name: 'picture upload',
    isRequired: false,
    scope: 'write:media',
    async run(visit) {
      const bytes = Uint8Array.from(atob(PNG), (letter) => letter.codePointAt(0) ?? 0)
      const file = new File([bytes], 'pixel.png', { type: 'image/png' })
      visit.uploaded = await uploadMedia(visit.api, { file, description: 'One grey pixel' })
      return works(visit.uploaded.type)
    },
  },
  {
    name: 'private mention of oneself',
    isRequired: true,
    scope: 'write:statuses',
    async run(visit) {
      const status = await createPost(visit, key)
      visit.posted = status
      return status.visibility === 'direct'
        ? works()
        : broken(`the visibility is ${status.visibility} instead of direct`)
    },
  },
  {
    name: 'resending with the same key',
    isRequired: false,
    scope: 'write:statuses',
    run: withPost(async (visit, posted) => {
      // Without the picture: if this creates a second post, the picture belongs to the first.
      const { id } = await createPost({ ...visit, uploaded: null }, key)
      return id === posted.id
        ? works('no duplicate is created')
        : differs('a duplicate is created; the dashboard checks before resending')
    }),
  },
  {
    name: 'edit',
    isRequired: false,
    scope: 'write:statuses',
    run: withPost(async (visit, { id }) => {
      const media_ids = getMediaIds(visit)
      const edited = await visit.api.request(editStatus, { id, status: CHANGED, media_ids })
      // Some servers create a new post for an edit.
      visit.posted = edited
      recordCreated(visit, edited)
      return edited.content.includes(CHANGED) ? works() : differs('the response has the old text')
    }),
  },
  {
    name: 'favourite and undo',
    isRequired: true,
    scope: 'write:favourites',
    run: withPost(async ({ api }, { id }) => {
      const { favourited } = await api.request(favouriteStatus, { id })
      const back = await api.request(unfavouriteStatus, { id })
      return getToggleOutcome(favourited === true, back.favourited === true)
    }),
  },
  {
    name: 'bookmark and undo',
    isRequired: false,
    scope: 'write:bookmarks',
    run: withPost(async ({ api }, { id }) => {
      const { bookmarked } = await api.request(bookmarkStatus, { id })
      const back = await api.request(unbookmarkStatus, { id })
      return getToggleOutcome(bookmarked === true, back.bookmarked === true)
    }),
  },
  {
    name: 'deletion',
    isRequired: true,
    scope: 'write:statuses',
    run: withPost(async (visit, { id }) => {
      await visit.api.request(deleteStatus, { id })
      visit.made.delete(id)
      return (await doesExist(visit, id)) ? differs('a deleted post is still returned') : works()
    }),
  },
  { name: 'push subscription', isRequired: false, scope: 'push', run: checkPush },
]

const getToggleOutcome = (isSet: boolean, isStillSet: boolean): Outcome =>
  isSet && !isStillSet ? works() : differs('the response does not show the change')

async function createPost(visit: CheckContext, idempotencyKey: string): Promise<Posted> {
  const { api, me } = visit
  const status = await api.request(
    createStatus,
    {
      status: `@${me?.acct ?? ''} ${TEXT}`,
      visibility: 'direct',
      media_ids: getMediaIds(visit),
    },
    { idempotencyKey },
  )
  recordCreated(visit, status)
  return status
}

/** Records the post's URL, or its API address when it has none. */
function recordCreated({ made, api }: CheckContext, { id, url }: Posted): void {
  made.set(id, url ?? `${api.baseUrl}/api/v1/statuses/${id}`)
}

/** @throws ApiError when the result is uncertain */
async function doesExist({ api }: CheckContext, id: Posted['id']): Promise<boolean> {
  try {
    await api.request(getStatus, { id })
    return true
  } catch (error) {
    if (error instanceof ApiError && GONE_STATUSES.includes(error.status)) return false
    throw error
  }
}

/** Deletes the posts that the checks created. @returns the addresses of those that the server kept */
export async function deleteCreated(visit: CheckContext): Promise<readonly string[]> {
  const kept: string[] = []
  for (const [id, url] of visit.made) {
    if (!(await deletePost(visit, id))) kept.push(url)
  }
  return kept
}

/**
 * Deletes a post. A successful response is trusted, because some servers still return posts that they have deleted.
 * @returns whether the post is deleted
 */
async function deletePost(visit: CheckContext, id: Posted['id']): Promise<boolean> {
  try {
    await visit.api.request(deleteStatus, { id })
    return true
  } catch {
    return !(await doesExist(visit, id).catch(() => true))
  }
}

const getMediaIds = ({ uploaded }: CheckContext) =>
  uploaded === null ? [] : [mediaId(uploaded.id)]

const withPost =
  (act: (visit: CheckContext, posted: Posted) => Promise<Outcome>): Check['run'] =>
  async (visit) =>
    visit.posted === null ? untried('there is no post to test with') : act(visit, visit.posted)
