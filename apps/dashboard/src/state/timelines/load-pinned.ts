import { atom } from 'jotai/vanilla'
import type { AccountId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { REFRESH, REFRESH_SIZE, requestPage } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { createTimelineSource } from './timeline-source.ts'

/**
 * Loads the pinned posts of an account to show them above the others. If the server rejects the request, or is known
 * to return something else, no pinned posts and no error are shown.
 *
 * @see TL-30
 */
export const loadPinnedAtom = atom(null, async (_get, _set, session: Session, id: AccountId) => {
  if (!session.api.capabilities.has('pinnedLists')) return
  const key = encodeTimelineKey({ kind: 'account', id, show: 'pinned' })
  const want = { kind: 'newest', isWhole: true } as const
  const traits = { limit: REFRESH_SIZE, options: REFRESH }
  await requestPage(session, createTimelineSource(session, key), want, traits)
})
