import { atom } from 'jotai/vanilla'
import { failUpload, type UploadError } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import { uploadLazily } from './lazy-upload.ts'
import { startUploadsAtom } from './start-uploads.ts'
import { localFilesAtom, runningUploads, uploadsAtom, type LocalFile } from './upload-list.ts'

/**
 * Resumes the uploads of a restored draft. Interrupted uploads are started again; failed ones wait until the user
 * retries them.
 */
export const resumeUploadsAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    held: ReadonlyMap<string, LocalFile>,
    uploadErrors: ReadonlyMap<string, UploadError>,
  ) => {
    const all = [...held]
    set(localFilesAtom(session), new Map(all.filter(([, { mediaId }]) => mediaId !== null)))
    const unsent = all
      .filter(([, { mediaId }]) => mediaId === null)
      .map(([key, kept]) => ({ ...kept, key }))
    const begun = set(startUploadsAtom, session, unsent)
    for (const [key, uploadError] of uploadErrors) {
      runningUploads(session).delete(key)
      set(uploadsAtom(session), (uploads) => failUpload(uploads, key, uploadError))
    }
    const uploads = begun.filter(({ key }) => !uploadErrors.has(key))
    if (uploads.length > 0) void uploadLazily(session, uploads)
  },
)
