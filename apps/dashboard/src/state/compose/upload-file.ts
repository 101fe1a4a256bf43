import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { uploadMedia } from '@colonnade/api-client/compat'
import {
  attachMedia,
  checkFile,
  failUpload,
  finishUpload,
  setUploadProcessing,
  setUploadProgress,
  retryUpload,
  type Uploads,
  toUploadError,
} from '@colonnade/domain/compose'
import type { MediaAttachmentEntity, MediaId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import { showErrorAtom } from '../ui/messages.ts'
import { changeAttachmentAtom } from './change-attachment.ts'
import { hasComposerAtom } from './composer-focus.ts'
import { saveDescriptionAtom } from './describe-media.ts'
import { changeDraftAtom, draftAtom } from './draft.ts'
import { mediaLimitsAtom } from './media-limits.ts'
import { createUploadController, type StartedUpload } from './start-uploads.ts'
import {
  fileNamesAtom,
  type LocalFile,
  localFilesAtom,
  readAcceptance,
  runningUploads,
  uploadsAtom,
} from './upload-list.ts'

/** Uploads files that are shown as uploading already, one after the other. */
export const uploadFilesAtom = atom(
  null,
  async (_get, set, session: Session, uploads: readonly StartedUpload[]): Promise<void> => {
    for (const sending of uploads) await set(uploadFileAtom, session, sending)
  },
)

/** Retries a failed upload without choosing the file again. @see UPL-04 */
export const retryUploadAtom = atom(
  null,
  async (get, set, session: Session, key: string): Promise<void> => {
    const file = get(localFilesAtom(session)).get(key)?.file
    if (file === undefined || runningUploads(session).has(key)) return
    set(uploadsAtom(session), (uploads) => retryUpload(uploads, key))
    await set(uploadFileAtom, session, {
      key,
      file,
      controller: createUploadController(session, key),
    })
  },
)

const uploadFileAtom = atom(
  null,
  async (_get, set, session: Session, sending: StartedUpload): Promise<void> => {
    const { key, controller } = sending
    const { signal } = controller
    const updateUploads = (next: (uploads: Uploads) => Uploads) => {
      if (!signal.aborted) set(uploadsAtom(session), next)
    }
    try {
      const file = await downscaleFile(session, sending.file)
      const kind = checkFile(file, readAcceptance(session.store.get, session))
      if (kind !== null) {
        updateUploads((uploads) => failUpload(uploads, key, { kind, reason: null }))
        return
      }
      const media = await sendFile(session, key, file, signal, updateUploads)
      if (!signal.aborted) set(attachUploadedAtom, session, key, media)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!signal.aborted) set(failFileAtom, session, key, error)
    } finally {
      // A retried upload has a new controller by now.
      if (runningUploads(session).get(key) === controller) runningUploads(session).delete(key)
    }
  },
)

function sendFile(
  { api, platform }: Session,
  key: string,
  file: File,
  signal: AbortSignal,
  updateUploads: (next: (uploads: Uploads) => Uploads) => void,
): Promise<MediaAttachmentEntity> {
  return uploadMedia(
    api,
    { file },
    {
      signal,
      // The card shows the error.
      skipAlert: true,
      onProgress: (loaded, total) => {
        updateUploads((uploads) => setUploadProgress(uploads, key, loaded, total))
      },
      onProcessing: () => updateUploads((uploads) => setUploadProcessing(uploads, key)),
      wait: (ms) => new Promise((resolve) => platform.clock.after(ms, resolve)),
    },
  )
}

/** Keeps the file and the error in the card. Shows an alert too if no composer is mounted. */
const failFileAtom = atom(null, (get, set, session: Session, key: string, error: ApiError) => {
  const pending = get(uploadsAtom(session)).pending.find((each) => each.key === key)
  const { status, serverMessage } = error
  const isProcessing = pending?.isProcessing ?? false
  const isLedElsewhere = error.kind === 'led-elsewhere'
  const uploadFailure = toUploadError({ status, serverMessage, isProcessing, isLedElsewhere })
  set(uploadsAtom(session), (uploads) => failUpload(uploads, key, uploadFailure))
  if (!session.app.set(hasComposerAtom)) session.app.set(showErrorAtom, error)
})

/** Downscales a picture. Returns the original file if that fails (UPL-09). */
async function downscaleFile({ platform }: Session, file: File): Promise<File> {
  try {
    return await platform.downscale(file)
  } catch {
    return file
  }
}

const attachUploadedAtom = atom(
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
    set(localFilesAtom(session), (held) => setMediaId(held, key, media.id))
    set(uploadsAtom(session), (uploads) => finishUpload(uploads, key, media))
    set(changeDraftAtom, session, { mediaIds, sensitive })
    void set(saveDescriptionAtom, session, key)
    const focus = get(localFilesAtom(session)).get(key)?.focus
    if (focus !== undefined) void set(changeAttachmentAtom, session, media.id, { focus })
  },
)

function setMediaId(held: ReadonlyMap<string, LocalFile>, key: string, mediaId: MediaId) {
  const file = held.get(key)
  return file === undefined ? held : new Map(held).set(key, { ...file, mediaId })
}
