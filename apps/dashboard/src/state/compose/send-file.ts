import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { uploadMedia } from '@colonnade/api-client/twins'
import {
  attachMedia,
  checkFile,
  failUpload,
  finishUpload,
  processUpload,
  progressUpload,
  retryUpload,
  type Uploads,
  uploadTrouble,
} from '@colonnade/domain/compose'
import type { MediaAttachmentEntity, MediaId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import { showErrorAtom } from '../ui/messages.ts'
import { newController, type Sending } from './begin-files.ts'
import { hasComposerAtom } from './composer-focus.ts'
import { saveDescriptionAtom } from './describe.ts'
import { changeDraftAtom, draftAtom } from './draft.ts'
import { mediaLimitsAtom } from './media-limits.ts'
import {
  fileNamesAtom,
  type HeldFile,
  heldFilesAtom,
  readAcceptance,
  runningUploads,
  uploadsAtom,
} from './upload-list.ts'

/** Sends files that are shown as on their way already, one after the other. */
export const sendFilesAtom = atom(
  null,
  async (_get, set, session: Session, sendings: readonly Sending[]): Promise<void> => {
    for (const sending of sendings) await set(sendFileAtom, session, sending)
  },
)

/** Sends a file once more that did not arrive, without choosing it anew. @see UPL-04 */
export const retryUploadAtom = atom(
  null,
  async (get, set, session: Session, key: string): Promise<void> => {
    const file = get(heldFilesAtom(session)).get(key)?.file
    if (file === undefined || runningUploads(session).has(key)) return
    set(uploadsAtom(session), (uploads) => retryUpload(uploads, key))
    await set(sendFileAtom, session, { key, file, controller: newController(session, key) })
  },
)

const sendFileAtom = atom(
  null,
  async (_get, set, session: Session, sending: Sending): Promise<void> => {
    const { key, controller } = sending
    const { signal } = controller
    const change = (next: (uploads: Uploads) => Uploads) => {
      if (!signal.aborted) set(uploadsAtom(session), next)
    }
    try {
      const file = await downscaled(session, sending.file)
      const kind = checkFile(file, readAcceptance(session.store.get, session))
      if (kind !== null) {
        change((uploads) => failUpload(uploads, key, { kind, reason: null }))
        return
      }
      const media = await upload(session, key, file, signal, change)
      if (!signal.aborted) set(attachAtom, session, key, media)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!signal.aborted) set(failAtom, session, key, error)
    } finally {
      // One that is sent once more by now has another.
      if (runningUploads(session).get(key) === controller) runningUploads(session).delete(key)
    }
  },
)

function upload(
  { api, platform }: Session,
  key: string,
  file: File,
  signal: AbortSignal,
  change: (next: (uploads: Uploads) => Uploads) => void,
): Promise<MediaAttachmentEntity> {
  return uploadMedia(
    api,
    { file },
    {
      signal,
      // Its card says it.
      skipAlert: true,
      onProgress: (loaded, total) => {
        change((uploads) => progressUpload(uploads, key, loaded, total))
      },
      onProcessing: () => change((uploads) => processUpload(uploads, key)),
      wait: (ms) => new Promise((resolve) => platform.clock.after(ms, resolve)),
    },
  )
}

/** The card keeps file and reason; where no composer is in the page, an alert says it too. */
const failAtom = atom(null, (get, set, session: Session, key: string, error: ApiError) => {
  const pending = get(uploadsAtom(session)).pending.find((each) => each.key === key)
  const { status, serverMessage } = error
  const isProcessing = pending?.isProcessing ?? false
  const isLedElsewhere = error.kind === 'led-elsewhere'
  const trouble = uploadTrouble({ status, serverMessage, isProcessing, isLedElsewhere })
  set(uploadsAtom(session), (uploads) => failUpload(uploads, key, trouble))
  if (!session.app.set(hasComposerAtom)) session.app.set(showErrorAtom, error)
})

/** Where it cannot be made smaller it is sent as it is (UPL-09). */
async function downscaled({ platform }: Session, file: File): Promise<File> {
  try {
    return await platform.downscale(file)
  } catch {
    return file
  }
}

const attachAtom = atom(
  null,
  (get, set, session: Session, key: string, media: MediaAttachmentEntity) => {
    const { always_show_spoilers_field } = session.app.get(localSettingsAtom)
    const { mediaIds, sensitive } = attachMedia(get(draftAtom(session)), media.id, {
      isSensitiveByDefault: session.meta.default_sensitive,
      alwaysShown: always_show_spoilers_field,
      most: get(mediaLimitsAtom(session)).max_attachments,
    })
    const names = get(fileNamesAtom(session))
    set(fileNamesAtom(session), new Map(names).set(media.id, names.get(key) ?? ''))
    set(heldFilesAtom(session), (held) => withMedia(held, key, media.id))
    set(uploadsAtom(session), (uploads) => finishUpload(uploads, key, media))
    set(changeDraftAtom, session, { mediaIds, sensitive })
    void set(saveDescriptionAtom, session, key)
  },
)

function withMedia(held: ReadonlyMap<string, HeldFile>, key: string, mediaId: MediaId) {
  const file = held.get(key)
  return file === undefined ? held : new Map(held).set(key, { ...file, mediaId })
}
