import { atom } from 'jotai/vanilla'
import { DEFAULT_DOODLE, type DoodleOptions } from '@colonnade/domain/doodle'
import { perSession, type Session } from '../session.ts'
import { attachFilesAtom } from './attach-files.ts'

/** How a doodle is drawn; kept from one to the next while the page is open. @see DOO-03 */
export const doodleOptionsAtom = perSession(() => atom<DoodleOptions>(DEFAULT_DOODLE))

export const changeDoodleAtom = atom(
  null,
  (_get, set, session: Session, change: (options: DoodleOptions) => DoodleOptions) => {
    set(doodleOptionsAtom(session), change)
  },
)

const NAME = 'doodle.png'

/** Attaches a drawing to the draft. @param drawing a PNG @see DOO-02 */
export const attachDoodleAtom = atom(null, (_get, set, session: Session, drawing: Blob) =>
  set(attachFilesAtom, session, [new File([drawing], NAME, { type: drawing.type })]),
)
