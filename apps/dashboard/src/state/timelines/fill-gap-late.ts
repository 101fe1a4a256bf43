import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import type { GapChoice } from '../live-lists/fill-gap.ts'
import type { Session } from '../session.ts'

/**
 * What fills a gap comes after the first posts. Where it does not come, neither do theirs.
 *
 * @returns what went wrong; null when nothing did
 */
export const fillGapLateAtom = atom(
  null,
  async (_get, set, session: Session, uuid: string, index: number, choice: GapChoice) => {
    const filler = await import('./fill-gap.ts').catch(() => null)
    if (filler === null) return new ApiError('network')
    return await set(filler.fillGapAtom, session, uuid, index, choice)
  },
)
