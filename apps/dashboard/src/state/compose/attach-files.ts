import { atom } from 'jotai/vanilla'
import { chooseFiles } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import { beginFilesAtom } from './begin-files.ts'
import { draftAtom, isSubmittingAtom } from './draft.ts'
import { sendLate } from './send-late.ts'
import { readAcceptance, turnedAwayAtom, uploadsAtom } from './upload-list.ts'

/**
 * Attaches files in their order: each made smaller where it may be, sent, and waited for. What has no
 * room, or is known not to be taken, is not sent, and that is said (UPL-02).
 */
export const attachFilesAtom = atom(
  null,
  async (get, set, session: Session, files: ArrayLike<File>): Promise<void> => {
    const { taken, turnedAway } = chooseFiles(
      files,
      get(uploadsAtom(session)),
      readAcceptance(get, session),
    )
    set(turnedAwayAtom(session), turnedAway)
    const keyed = taken.map((file) => ({ key: session.platform.uuid(), file }))
    await sendLate(session, set(beginFilesAtom, session, keyed))
  },
)

/** Attaches what was dropped, where a post may have media now: as many files as there is room for (CMP-52). */
export const dropFilesAtom = atom(
  null,
  async (get, set, session: Session, files: ArrayLike<File>): Promise<void> => {
    if (get(isSubmittingAtom(session)) || get(draftAtom(session)).poll !== null) return
    await set(attachFilesAtom, session, files)
  },
)
