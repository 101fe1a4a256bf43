import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { describeMedia, uploadMedia } from '@colonnade/api-client/compat'
import { getMedia } from '@colonnade/api-client/endpoints'
import { startChange, failChange } from '@colonnade/domain/compose'
import type { MediaAttachmentEntity, MediaId } from '@colonnade/domain/entities'
import { changeDraftAtom, draftAtom, isSubmittingAtom } from '../compose/draft.ts'
import {
  fileNamesAtom,
  type LocalFile,
  localFilesAtom,
  uploadsAtom,
} from '../compose/upload-list.ts'
import type { Session } from '../session.ts'

const NOT_FOUND_STATUS = 404

/**
 * Uploads the files of a restored draft again that the server has discarded, with their descriptions. Servers discard
 * unpublished files within a day. The draft cannot be published while this runs. A file that cannot be uploaded stays
 * as it was.
 */
export const reuploadMediaAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  const held = [...get(localFilesAtom(session))]
  for (const media of get(uploadsAtom(session)).attachments) {
    const [key, kept] = held.find(([, { mediaId }]) => mediaId === media.id) ?? []
    if (key === undefined || kept === undefined || !(await isDiscarded(session, media.id))) continue
    if (set(canReuploadAtom, session, media.id))
      await set(reuploadFileAtom, session, key, kept, media)
  }
})

/** Returns false for a file whose post was sent during the check. That post contains the file and must not change. */
const canReuploadAtom = atom(
  null,
  (get, _set, session: Session, id: MediaId): boolean =>
    get(draftAtom(session)).mediaIds.includes(id) && !get(isSubmittingAtom(session)),
)

async function isDiscarded({ api }: Session, id: MediaId): Promise<boolean> {
  try {
    await api.request(getMedia, { id }, { skipLoading: true, skipAlert: true })
    return false
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === NOT_FOUND_STATUS
  }
}

const reuploadFileAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    key: string,
    { file }: LocalFile,
    media: MediaAttachmentEntity,
  ): Promise<void> => {
    set(uploadsAtom(session), (uploads) => startChange(uploads, media.id))
    try {
      const sent = await uploadMedia(session.api, { file: await downscaleFile(session, file) })
      const answer = await applyDescription(session, sent, media)
      set(replaceMediaAtom, session, key, media.id, { ...answer, type: media.type })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      set(uploadsAtom(session), (uploads) => failChange(uploads, media.id))
    }
  },
)

const downscaleFile = ({ platform }: Session, file: File): Promise<File> =>
  platform.downscale(file).catch(() => file)

async function applyDescription(
  { api }: Session,
  sent: MediaAttachmentEntity,
  { description, meta }: MediaAttachmentEntity,
): Promise<MediaAttachmentEntity> {
  const focus = meta?.focus
  if (description === null && focus === undefined) return sent
  const change = {
    ...(description !== null && { description }),
    ...(focus !== undefined && { focus }),
  }
  return describeMedia(api, sent, change)
}

/** Replaces the old file if it is still attached. The composer may contain another draft by now. */
const replaceMediaAtom = atom(
  null,
  (get, set, session: Session, key: string, old: MediaId, media: MediaAttachmentEntity) => {
    const { mediaIds } = get(draftAtom(session))
    if (!mediaIds.includes(old)) return
    const names = get(fileNamesAtom(session))
    set(fileNamesAtom(session), new Map(names).set(media.id, names.get(old) ?? ''))
    set(localFilesAtom(session), (held) => {
      const kept = held.get(key)
      return kept === undefined ? held : new Map(held).set(key, { ...kept, mediaId: media.id })
    })
    set(uploadsAtom(session), (uploads) => ({
      ...uploads,
      attachments: uploads.attachments.map((each) => (each.id === old ? media : each)),
    }))
    const next = mediaIds.map((id) => (id === old ? media.id : id))
    set(changeDraftAtom, session, { mediaIds: next })
  },
)
