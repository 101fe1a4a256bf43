import { atom } from 'jotai/vanilla'
import { startUpload } from '@colonnade/domain/compose'
import type { Focus } from '@colonnade/domain/media'
import type { Session } from '../session.ts'
import { fileNamesAtom, localFilesAtom, runningUploads, uploadsAtom } from './upload-list.ts'

/** A file and the key of its card. */
interface KeyedFile {
  readonly key: string
  readonly file: File
  /** The focal point that the attachment gets after the upload. */
  readonly focus?: Focus
}

/** A started upload with the controller that aborts it. */
export interface StartedUpload extends KeyedFile {
  readonly controller: AbortController
}

/** Shows all files as uploading. @returns the uploads to send */
export const startUploadsAtom = atom(
  null,
  (_get, set, session: Session, files: readonly KeyedFile[]): readonly StartedUpload[] =>
    files.map(({ key, ...kept }) => {
      const { file } = kept
      set(fileNamesAtom(session), (names) => new Map(names).set(key, file.name))
      set(localFilesAtom(session), (held) => new Map(held).set(key, { ...kept, mediaId: null }))
      set(uploadsAtom(session), (uploads) => startUpload(uploads, key, file.type))
      return { key, file, controller: createUploadController(session, key) }
    }),
)

/** Creates the controller that aborts the upload of a file and replaces an earlier one. */
export function createUploadController(session: Session, key: string): AbortController {
  const controller = new AbortController()
  runningUploads(session).set(key, controller)
  return controller
}
