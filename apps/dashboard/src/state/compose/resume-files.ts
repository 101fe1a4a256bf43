import { atom } from 'jotai/vanilla'
import { failUpload, type UploadTrouble } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import { beginFilesAtom } from './begin-files.ts'
import { sendLate } from './send-late.ts'
import { heldFilesAtom, runningUploads, uploadsAtom, type HeldFile } from './upload-list.ts'

/**
 * Takes up the files of a draft that comes back: those that were on their way are sent now, those that
 * are known not to have arrived wait until somebody sends them again.
 */
export const resumeFilesAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    held: ReadonlyMap<string, HeldFile>,
    troubles: ReadonlyMap<string, UploadTrouble>,
  ) => {
    const all = [...held]
    set(heldFilesAtom(session), new Map(all.filter(([, { mediaId }]) => mediaId !== null)))
    const unsent = all
      .filter(([, { mediaId }]) => mediaId === null)
      .map(([key, { file }]) => ({ key, file }))
    const begun = set(beginFilesAtom, session, unsent)
    for (const [key, trouble] of troubles) {
      runningUploads(session).delete(key)
      set(uploadsAtom(session), (uploads) => failUpload(uploads, key, trouble))
    }
    const sendings = begun.filter(({ key }) => !troubles.has(key))
    if (sendings.length > 0) void sendLate(session, sendings)
  },
)
