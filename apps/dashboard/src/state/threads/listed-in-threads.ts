import type { Getter } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import type { Session } from '../session.ts'
import { threadAtoms } from './threads.ts'

/** Everything in the threads that are remembered, drawn or not. */
export const listedInThreads = (get: Getter, session: Session): StatusId[] =>
  [...threadAtoms(session).getParams()].flatMap((opened) => {
    const { ancestors, descendants } = get(threadAtoms(session)(opened))
    return [opened, ...ancestors, ...descendants]
  })
