import { atom } from 'jotai/vanilla'
import { beginUpload } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import { fileNamesAtom, heldFilesAtom, runningUploads, uploadsAtom } from './upload-list.ts'

/** A file, and the key of its card. */
interface KeyedFile {
  readonly key: string
  readonly file: File
}

/** A file on its way, and what stops it. */
export interface Sending extends KeyedFile {
  readonly controller: AbortController
}

/** Shows files as on their way, all at once. @returns what is to be sent */
export const beginFilesAtom = atom(
  null,
  (_get, set, session: Session, files: readonly KeyedFile[]): readonly Sending[] =>
    files.map(({ key, file }) => {
      set(fileNamesAtom(session), (names) => new Map(names).set(key, file.name))
      set(heldFilesAtom(session), (held) => new Map(held).set(key, { file, mediaId: null }))
      set(uploadsAtom(session), (uploads) => beginUpload(uploads, key, file.type))
      return { key, file, controller: newController(session, key) }
    }),
)

/** What stops the upload of a file, until there is another for it. */
export function newController(session: Session, key: string): AbortController {
  const controller = new AbortController()
  runningUploads(session).set(key, controller)
  return controller
}
