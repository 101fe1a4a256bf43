import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { describeMedia, type MediaChange } from '@colonnade/api-client/compat'
import {
  startChange,
  cancelUpload,
  detachMedia,
  failChange,
  finishChange,
  isDescriptionChanged,
  moveAttachment,
  undoUpload,
} from '@colonnade/domain/compose'
import type { MediaAttachmentEntity, MediaId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { changeDraftAtom, draftAtom, editingAtom } from './draft.ts'
import {
  localFilesAtom,
  runningUploads,
  rejectedFilesAtom,
  typedDescriptionsAtom,
  uploadsAtom,
} from './upload-list.ts'

/** Cancels a running upload or removes a failed one. */
export const cancelUploadAtom = atom(null, (_get, set, session: Session, key: string) => {
  runningUploads(session).get(key)?.abort()
  runningUploads(session).delete(key)
  set(uploadsAtom(session), (uploads) => cancelUpload(uploads, key))
  set(clearCardStateAtom, session, key)
})

/** Removes an attachment from the draft. The server discards the unused file later (UPL-13). */
export const removeAttachmentAtom = atom(null, (get, set, session: Session, id: MediaId) => {
  const { mediaIds, sensitive } = detachMedia(get(draftAtom(session)), id)
  set(uploadsAtom(session), (uploads) => undoUpload(uploads, id))
  set(changeDraftAtom, session, { mediaIds, sensitive })
  const kept = [...get(localFilesAtom(session))].find(([, { mediaId }]) => mediaId === id)
  set(clearCardStateAtom, session, kept?.[0] ?? id)
})

/** Removes the typed description of a card. Clears the rejected files too, because there may be space for them now. */
const clearCardStateAtom = atom(null, (_get, set, session: Session, key: string) => {
  set(rejectedFilesAtom(session), null)
  set(typedDescriptionsAtom(session), (typed) =>
    typed.has(key) ? new Map([...typed].filter(([each]) => each !== key)) : typed,
  )
})

/** Moves an attachment to another position in the post, counted from 0. */
export const moveAttachmentAtom = atom(
  null,
  (get, set, session: Session, id: MediaId, place: number) => {
    const before = get(uploadsAtom(session))
    const after = moveAttachment(before, id, place)
    if (after === before) return
    set(uploadsAtom(session), after)
    set(changeDraftAtom, session, { mediaIds: after.attachments.map((each) => each.id) })
  },
)

/** The last pending change of each attachment. */
const lastChanges = perSession(() => new Map<MediaId, Promise<boolean>>())

/**
 * Saves a description or a focal point. Unchanged values are not sent (UPL-11). Changes of one attachment are sent
 * one after the other, so that the last one wins.
 *
 * @returns whether the server has saved it. The client's observer reports an error.
 */
export const changeAttachmentAtom = atom(
  null,
  async (get, set, session: Session, id: MediaId, change: MediaChange): Promise<boolean> => {
    const media = get(uploadsAtom(session)).attachments.find((each) => each.id === id)
    if (media === undefined) return false
    const { description, focus } = change
    const isDescribed = description !== undefined && isDescriptionChanged(media, description)
    if (!isDescribed && focus === undefined) return true
    const published = get(editingAtom(session))?.status.media_attachments ?? []
    if (published.some((each) => each.id === id)) {
      set(changePublishedMediaAtom, session, media, change)
      return true
    }
    set(uploadsAtom(session), (uploads) => startChange(uploads, id))
    const before = lastChanges(session).get(id)
    const done = (before ?? Promise.resolve(true)).then(() =>
      set(saveMediaChangeAtom, session, media, change),
    )
    lastChanges(session).set(id, done)
    const isSaved = await done
    if (lastChanges(session).get(id) === done) lastChanges(session).delete(id)
    return isSaved
  },
)

/** Media of a published post are changed together with the edit, not by a separate request (BY-04). */
const changePublishedMediaAtom = atom(
  null,
  (_get, set, session: Session, media: MediaAttachmentEntity, change: MediaChange) => {
    const { description = media.description, focus } = change
    const meta = focus === undefined ? media.meta : { ...media.meta, focus }
    set(uploadsAtom(session), (uploads) => finishChange(uploads, { ...media, description, meta }))
    set(changeDraftAtom, session, {})
  },
)

const saveMediaChangeAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    media: MediaAttachmentEntity,
    change: MediaChange,
  ): Promise<boolean> => {
    try {
      const answer = await describeMedia(session.api, media, change)
      // Some servers report the wrong media type in the response.
      set(applySavedMediaAtom, session, { ...answer, type: media.type })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(uploadsAtom(session), (uploads) => failChange(uploads, media.id))
      return false
    }
  },
)

/**
 * Applies the saved media unless the composer contains another draft by now. That draft keeps its content and its
 * idempotency key.
 */
const applySavedMediaAtom = atom(
  null,
  (get, set, session: Session, media: MediaAttachmentEntity) => {
    if (!get(uploadsAtom(session)).attachments.some(({ id }) => id === media.id)) return
    set(uploadsAtom(session), (uploads) => finishChange(uploads, media))
    set(changeDraftAtom, session, {})
  },
)
