import { atom } from 'jotai/vanilla'
import { DEFAULT_DOODLE, type DoodleOptions } from '@colonnade/domain/doodle'
import { perSession, type Session } from '../session.ts'
import { attachFilesAtom } from './attach-files.ts'

/** The drawing options of doodles. Kept until the page is closed. @see DOO-03 */
export const doodleOptionsAtom = perSession(() => atom<DoodleOptions>(DEFAULT_DOODLE))

export const changeDoodleAtom = atom(
  null,
  (_get, set, session: Session, change: (options: DoodleOptions) => DoodleOptions) => {
    set(doodleOptionsAtom(session), change)
  },
)

const DOODLE_FILE_NAME = 'doodle.png'

/** Attaches a drawing to the draft. @param drawing a PNG @see DOO-02 */
export const attachDoodleAtom = atom(null, (_get, set, session: Session, drawing: Blob) =>
  set(attachFilesAtom, session, [new File([drawing], DOODLE_FILE_NAME, { type: drawing.type })]),
)
