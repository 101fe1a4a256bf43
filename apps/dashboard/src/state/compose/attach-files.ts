import { atom } from 'jotai/vanilla'
import { chooseFiles } from '@colonnade/domain/compose'
import type { Session } from '../session.ts'
import { draftAtom, isSubmittingAtom } from './draft.ts'
import { uploadLazily } from './lazy-upload.ts'
import { startUploadsAtom } from './start-uploads.ts'
import { readAcceptance, rejectedFilesAtom, uploadsAtom } from './upload-list.ts'

/**
 * Attaches files in their order. Each is downscaled where possible, uploaded, and waited for. Files above the limit,
 * or of a type that the server is known to reject, are not uploaded and are reported (UPL-02).
 */
export const attachFilesAtom = atom(
  null,
  async (get, set, session: Session, files: ArrayLike<File>): Promise<void> => {
    const { taken, turnedAway } = chooseFiles(
      files,
      get(uploadsAtom(session)),
      readAcceptance(get, session),
    )
    set(rejectedFilesAtom(session), turnedAway)
    const keyed = taken.map((file) => ({ key: session.platform.uuid(), file }))
    await uploadLazily(session, set(startUploadsAtom, session, keyed))
  },
)

/** Attaches dropped files if the post can have media now: as many as the limit allows (CMP-52). */
export const dropFilesAtom = atom(
  null,
  async (get, set, session: Session, files: ArrayLike<File>): Promise<void> => {
    if (get(isSubmittingAtom(session)) || get(draftAtom(session)).poll !== null) return
    await set(attachFilesAtom, session, files)
  },
)
