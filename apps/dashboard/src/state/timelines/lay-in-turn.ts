import { atom } from 'jotai/vanilla'
import type { FrameScheduler } from '../../lib/frame-scheduler.ts'
import { inSightAtoms } from '../columns/in-sight.ts'
import { perSession, type Session } from '../session.ts'
import { layColumnAtom } from './lay-column.ts'

/** The columns that wait to be drawn anew, in the order in which they came to wait. */
const turns = perSession(() => ({ waiting: new Set<string>(), isOrdered: false }))

/** Every other frame is left to what the reader does; with six columns in view each may still change five times a second. */
const FRAMES_APART = 2

/**
 * Draws columns anew, one at a time and some frames apart: a post that reaches a dozen columns costs no
 * frame more than one of them takes. A column that waits already keeps its turn and takes in what has
 * come since. One that nobody sees waits until somebody does. In a hidden page there are no frames, and
 * nobody waits for one.
 */
export const layInTurnAtom = atom(null, (_get, set, session: Session, uuids: readonly string[]) => {
  const state = turns(session)
  for (const uuid of uuids) if (session.app.get(inSightAtoms(uuid))) state.waiting.add(uuid)
  if (session.platform.page.isHidden()) set(layWaitingAtom, session, state.waiting.size)
  else if (!state.isOrdered) set(takeTurnAtom, session)
})

const takeTurnAtom = atom(null, (_get, set, session: Session) => {
  const state = turns(session)
  set(layWaitingAtom, session, 1)
  state.isOrdered = state.waiting.size > 0
  if (!state.isOrdered) return
  afterFrames(session.platform.frames, FRAMES_APART, () => session.store.set(takeTurnAtom, session))
})

function afterFrames(frames: FrameScheduler, count: number, run: () => void): void {
  frames.nextFrame(count > 1 ? () => afterFrames(frames, count - 1, run) : run)
}

const layWaitingAtom = atom(null, (_get, set, session: Session, most: number) => {
  const { waiting } = turns(session)
  for (const uuid of [...waiting].slice(0, most)) {
    waiting.delete(uuid)
    set(layColumnAtom, session, uuid)
  }
})
