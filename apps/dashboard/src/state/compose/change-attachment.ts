import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { describeMedia, type MediaChange } from '@colonnade/api-client/twins'
import {
  beginChange,
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
  heldFilesAtom,
  runningUploads,
  turnedAwayAtom,
  typedDescriptionsAtom,
  uploadsAtom,
} from './upload-list.ts'

/** Gives up a file that is on its way, or did not arrive. */
export const cancelUploadAtom = atom(null, (_get, set, session: Session, key: string) => {
  runningUploads(session).get(key)?.abort()
  runningUploads(session).delete(key)
  set(uploadsAtom(session), (uploads) => cancelUpload(uploads, key))
  set(forgetCardAtom, session, key)
})

/** Takes an attachment out of the draft; the server forgets it by itself (UPL-13). */
export const removeAttachmentAtom = atom(null, (get, set, session: Session, id: MediaId) => {
  const { mediaIds, sensitive } = detachMedia(get(draftAtom(session)), id)
  set(uploadsAtom(session), (uploads) => undoUpload(uploads, id))
  set(changeDraftAtom, session, { mediaIds, sensitive })
  const kept = [...get(heldFilesAtom(session))].find(([, { mediaId }]) => mediaId === id)
  set(forgetCardAtom, session, kept?.[0] ?? id)
})

/** What was typed of it goes with it, and what had no room may have some now. */
const forgetCardAtom = atom(null, (_get, set, session: Session, key: string) => {
  set(turnedAwayAtom(session), null)
  set(typedDescriptionsAtom(session), (typed) =>
    typed.has(key) ? new Map([...typed].filter(([each]) => each !== key)) : typed,
  )
})

/** Puts an attachment in another place of the post, counted from 0. */
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

/** The last change of each attachment that is on its way. */
const lastChange = perSession(() => new Map<MediaId, Promise<boolean>>())

/**
 * Saves a description or a focal point; what is not changed is not sent (UPL-11). Changes of one
 * attachment go one after the other, so that the last one stands at the end.
 *
 * @returns whether the server has it as it is wanted. A refusal was told by the client's observer.
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
      set(changePublishedAtom, session, media, change)
      return true
    }
    set(uploadsAtom(session), (uploads) => beginChange(uploads, id))
    const before = lastChange(session).get(id)
    const done = (before ?? Promise.resolve(true)).then(() =>
      set(saveChangeAtom, session, media, change),
    )
    lastChange(session).set(id, done)
    const isSaved = await done
    if (lastChange(session).get(id) === done) lastChange(session).delete(id)
    return isSaved
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
  ): Promise<boolean> => {
    try {
      const answer = await describeMedia(session.api, media, change)
      // What a server calls a film in its answer is not always what it is.
      set(savedAtom, session, { ...answer, type: media.type })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(uploadsAtom(session), (uploads) => failChange(uploads, media.id))
      return false
    }
  },
)

/** The composer may hold another draft by now: that one is not changed by it, nor does it become another post. */
const savedAtom = atom(null, (get, set, session: Session, media: MediaAttachmentEntity) => {
  if (!get(uploadsAtom(session)).attachments.some(({ id }) => id === media.id)) return
  set(uploadsAtom(session), (uploads) => finishChange(uploads, media))
  set(changeDraftAtom, session, {})
})
