import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { uploadMedia } from '@colonnade/api-client/twins'
import {
  attachMedia,
  beginUpload,
  failUpload,
  finishUpload,
  processUpload,
  progressUpload,
  type Uploads,
} from '@colonnade/domain/compose'
import type { MediaAttachmentEntity, MediaId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import { showErrorAtom } from '../ui/alerts.ts'
import { changeDraftAtom, draftAtom } from './draft.ts'
import {
  fileNamesAtom,
  heldFilesAtom,
  runningUploads,
  uploadsAtom,
  type HeldFile,
} from './upload-list.ts'

interface Sending {
  readonly key: string
  readonly file: File
  readonly controller: AbortController
}

/**
 * Attaches files in their order: each made smaller where it may be, sent, and waited for. What has
 * no room is ignored (UPL-02); what the server does not take it says itself.
 *
 * @param keys of files that were on their way before, in the same order: they keep them
 */
export const attachFilesAtom = atom(
  null,
  async (
    get,
    set,
    session: Session,
    files: readonly File[],
    keys: readonly string[] = [],
  ): Promise<void> => {
    const sendings: Sending[] = []
    for (const [index, file] of files.entries()) {
      const key = keys[index] ?? session.platform.uuid()
      const before = get(uploadsAtom(session))
      const after = beginUpload(before, key)
      if (after === before) break
      const controller = new AbortController()
      runningUploads(session).set(key, controller)
      set(fileNamesAtom(session), (names) => new Map(names).set(key, file.name))
      set(heldFilesAtom(session), (held) => new Map(held).set(key, { file, mediaId: null }))
      set(uploadsAtom(session), after)
      sendings.push({ key, file, controller })
    }
    for (const sending of sendings) await set(sendFileAtom, session, sending)
  },
)

const sendFileAtom = atom(
  null,
  async (get, set, session: Session, { key, file, controller }: Sending): Promise<void> => {
    const { signal } = controller
    const change = (next: (uploads: Uploads) => Uploads) => {
      if (!signal.aborted) set(uploadsAtom(session), next)
    }
    try {
      const media = await uploadMedia(
        session.api,
        { file: await downscaled(session, file) },
        {
          signal,
          onProgress: (loaded, total) => {
            change((uploads) => progressUpload(uploads, key, loaded, total))
          },
          onProcessing: () => change((uploads) => processUpload(uploads, key)),
          wait: (ms) => new Promise((resolve) => session.platform.clock.after(ms, resolve)),
        },
      )
      if (!signal.aborted) set(attachAtom, session, key, media)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const upload = get(uploadsAtom(session)).pending.find((each) => each.key === key)
      // Nobody was told that the server took too long: no call failed.
      const isUntold = error.kind === 'network' && upload?.isProcessing === true
      if (isUntold) session.app.set(showErrorAtom, error)
      change((uploads) => failUpload(uploads, key))
    } finally {
      runningUploads(session).delete(key)
    }
  },
)

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
    })
    const names = get(fileNamesAtom(session))
    set(fileNamesAtom(session), new Map(names).set(media.id, names.get(key) ?? ''))
    set(heldFilesAtom(session), (held) => withMedia(held, key, media.id))
    set(uploadsAtom(session), (uploads) => finishUpload(uploads, key, media))
    set(changeDraftAtom, session, { mediaIds, sensitive })
  },
)

function withMedia(held: ReadonlyMap<string, HeldFile>, key: string, mediaId: MediaId) {
  const file = held.get(key)
  return file === undefined ? held : new Map(held).set(key, { ...file, mediaId })
}
