import { atom } from 'jotai/vanilla'
import type { Session } from '../session.ts'
import { beginFilesAtom } from './begin-files.ts'
import { sendLate } from './send-late.ts'
import { heldFilesAtom, type HeldFile } from './upload-list.ts'

/** Takes up the files of a draft that comes back: those that had not arrived are sent now. */
export const resumeFilesAtom = atom(
  null,
  (_get, set, session: Session, held: ReadonlyMap<string, HeldFile>) => {
    const all = [...held]
    set(heldFilesAtom(session), new Map(all.filter(([, { mediaId }]) => mediaId !== null)))
    const unsent = all
      .filter(([, { mediaId }]) => mediaId === null)
      .map(([key, { file }]) => ({ key, file }))
    const sendings = set(beginFilesAtom, session, unsent)
    if (sendings.length > 0) void sendLate(session, sendings)
  },
)
