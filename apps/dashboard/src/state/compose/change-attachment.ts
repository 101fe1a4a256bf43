import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { describeMedia, type MediaChange } from '@colonnade/api-client/twins'
import {
  beginChange,
  detachMedia,
  failChange,
  failUpload,
  finishChange,
  isDescriptionChanged,
  undoUpload,
} from '@colonnade/domain/compose'
import type { MediaAttachmentEntity, MediaId } from '@colonnade/domain/entities'
import { perSession, type Session } from '../session.ts'
import { changeDraftAtom, draftAtom } from './draft.ts'
import { editingAtom } from './editing.ts'
import { runningUploads, uploadsAtom } from './upload-list.ts'

/** Gives up a file that is on its way. */
export const cancelUploadAtom = atom(null, (_get, set, session: Session, key: string) => {
  runningUploads(session).get(key)?.abort()
  runningUploads(session).delete(key)
  set(uploadsAtom(session), (uploads) => failUpload(uploads, key))
})

/** Takes an attachment out of the draft; the server forgets it by itself (UPL-13). */
export const removeAttachmentAtom = atom(null, (get, set, session: Session, id: MediaId) => {
  const { mediaIds, sensitive } = detachMedia(get(draftAtom(session)), id)
  set(uploadsAtom(session), (uploads) => undoUpload(uploads, id))
  set(changeDraftAtom, session, { mediaIds, sensitive })
})

/** The last change of each attachment that is on its way. */
const lastChange = perSession(() => new Map<MediaId, Promise<void>>())

/**
 * Saves a description or a focal point; what is not changed is not sent (UPL-11). Changes of one
 * attachment go one after the other, so that the last one stands at the end.
 */
export const changeAttachmentAtom = atom(
  null,
  async (get, set, session: Session, id: MediaId, change: MediaChange): Promise<void> => {
    const media = get(uploadsAtom(session)).attachments.find((each) => each.id === id)
    if (media === undefined) return
    const { description, focus } = change
    const isDescribed = description !== undefined && isDescriptionChanged(media, description)
    if (!isDescribed && focus === undefined) return
    const published = get(editingAtom(session))?.status.media_attachments ?? []
    if (published.some((each) => each.id === id)) {
      set(changePublishedAtom, session, media, change)
      return
    }
    set(uploadsAtom(session), (uploads) => beginChange(uploads, id))
    const before = lastChange(session).get(id)
    const done = (before ?? Promise.resolve()).then(() =>
      set(saveChangeAtom, session, media, change),
    )
    lastChange(session).set(id, done)
    await done
    if (lastChange(session).get(id) === done) lastChange(session).delete(id)
  },
)

/** What is published is changed with the edit itself, not by a call of its own (BY-04). */
const changePublishedAtom = atom(
  null,
  (_get, set, session: Session, media: MediaAttachmentEntity, change: MediaChange) => {
    const { description = media.description, focus } = change
    const meta = focus === undefined ? media.meta : { ...media.meta, focus }
    set(uploadsAtom(session), (uploads) => finishChange(uploads, { ...media, description, meta }))
    set(changeDraftAtom, session, {})
  },
)

const saveChangeAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    media: MediaAttachmentEntity,
    change: MediaChange,
  ): Promise<void> => {
    try {
      const answer = await describeMedia(session.api, media, change)
      // What a server calls a film in its answer is not always what it is.
      set(uploadsAtom(session), (uploads) => finishChange(uploads, { ...answer, type: media.type }))
      set(changeDraftAtom, session, {})
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(uploadsAtom(session), (uploads) => failChange(uploads, media.id))
    }
  },
)
