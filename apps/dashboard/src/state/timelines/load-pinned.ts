import { atom } from 'jotai/vanilla'
import type { AccountId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { REFRESH, REFRESH_SIZE, requestPage } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { timelineSource } from './timeline-source.ts'

/**
 * Asks which posts somebody pinned, to show them above the others. A server that refuses, or is known to
 * answer with something else, leaves the posts as they are: nobody is told.
 *
 * @see TL-30
 */
export const loadPinnedAtom = atom(null, async (_get, _set, session: Session, id: AccountId) => {
  if (!session.api.capabilities.has('pinnedLists')) return
  const key = encodeTimelineKey({ kind: 'account', id, show: 'pinned' })
  const want = { kind: 'newest', isWhole: true } as const
  const traits = { limit: REFRESH_SIZE, options: REFRESH }
  await requestPage(session, timelineSource(session, key), want, traits)
})
