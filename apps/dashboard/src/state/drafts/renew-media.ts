import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getMedia } from '@colonnade/api-client/endpoints'
import { describeMedia, uploadMedia } from '@colonnade/api-client/twins'
import { beginChange, failChange } from '@colonnade/domain/compose'
import type { MediaAttachmentEntity, MediaId } from '@colonnade/domain/entities'
import { changeDraftAtom, draftAtom, isSubmittingAtom } from '../compose/draft.ts'
import { fileNamesAtom, type HeldFile, heldFilesAtom, uploadsAtom } from '../compose/upload-list.ts'
import type { Session } from '../session.ts'

const GONE = 404

/**
 * Servers forget within a day what nobody has posted: of a draft that comes back such files are sent
 * once more, with their descriptions, and nothing is published meanwhile. One that cannot be sent stays
 * as it was.
 */
export const renewMediaAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  const held = [...get(heldFilesAtom(session))]
  for (const media of get(uploadsAtom(session)).attachments) {
    const [key, kept] = held.find(([, { mediaId }]) => mediaId === media.id) ?? []
    if (key === undefined || kept === undefined || !(await isForgotten(session, media.id))) continue
    if (set(mayRenewAtom, session, media.id)) await set(sendAgainAtom, session, key, kept, media)
  }
})

/** Not what went on its way while it was asked for: that has taken the file with it, and does not change. */
const mayRenewAtom = atom(
  null,
  (get, _set, session: Session, id: MediaId): boolean =>
    get(draftAtom(session)).mediaIds.includes(id) && !get(isSubmittingAtom(session)),
)

async function isForgotten({ api }: Session, id: MediaId): Promise<boolean> {
  try {
    await api.call(getMedia, { id }, { skipLoading: true, skipAlert: true })
    return false
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === GONE
  }
}

const sendAgainAtom = atom(
  null,
  async (
    _get,
    set,
    session: Session,
    key: string,
    { file }: HeldFile,
    media: MediaAttachmentEntity,
  ): Promise<void> => {
    set(uploadsAtom(session), (uploads) => beginChange(uploads, media.id))
    try {
      const sent = await uploadMedia(session.api, { file: await smaller(session, file) })
      const answer = await described(session, sent, media)
      set(replaceMediaAtom, session, key, media.id, { ...answer, type: media.type })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      set(uploadsAtom(session), (uploads) => failChange(uploads, media.id))
    }
  },
)

const smaller = ({ platform }: Session, file: File): Promise<File> =>
  platform.downscale(file).catch(() => file)

async function described(
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

/** The new one takes the old one's place, if that is still there: the draft may be another by now. */
const replaceMediaAtom = atom(
  null,
  (get, set, session: Session, key: string, old: MediaId, media: MediaAttachmentEntity) => {
    const { mediaIds } = get(draftAtom(session))
    if (!mediaIds.includes(old)) return
    const names = get(fileNamesAtom(session))
    set(fileNamesAtom(session), new Map(names).set(media.id, names.get(old) ?? ''))
    set(heldFilesAtom(session), (held) => {
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
