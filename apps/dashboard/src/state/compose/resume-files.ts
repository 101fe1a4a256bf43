import { atom } from 'jotai/vanilla'
import type { Session } from '../session.ts'
import { sendFilesAtom } from './send-file.ts'
import { heldFilesAtom, type HeldFile } from './upload-list.ts'

/** Takes up the files of a draft that comes back: those that had not arrived are sent now. */
export const resumeFilesAtom = atom(
  null,
  (_get, set, session: Session, held: ReadonlyMap<string, HeldFile>) => {
    const all = [...held]
    set(heldFilesAtom(session), new Map(all.filter(([, { mediaId }]) => mediaId !== null)))
    const unsent = all.filter(([, { mediaId }]) => mediaId === null)
    void set(
      sendFilesAtom,
      session,
      unsent.map(([key, { file }]) => ({ key, file })),
    )
  },
)
