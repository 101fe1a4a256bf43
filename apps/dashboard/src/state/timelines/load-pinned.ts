import { atom } from 'jotai/vanilla'
import type { AccountId } from '@colonnade/domain/entities'
import { encodeTimelineKey, parseTimelineKey } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { fetchPage } from './fetch-page.ts'
import { REFRESH, REFRESH_SIZE, runLoadAtom } from './load-page.ts'
import type { Load } from './take-page.ts'

/**
 * Asks which posts somebody pinned, to show them above the others. A server that refuses, or is known to
 * answer with something else, leaves the posts as they are: nobody is told.
 *
 * @see TL-30
 */
export const loadPinnedAtom = atom(null, async (_get, set, session: Session, id: AccountId) => {
  if (!session.api.capabilities.has('pinnedLists')) return
  const key = encodeTimelineKey({ kind: 'account', id, show: 'pinned' })
  const load: Load = {
    merge: (window, { ids, hasNext }) => ({ ...window, items: ids, hasMore: hasNext }),
    asked: REFRESH_SIZE,
    isAtEnd: true,
  }
  const paging = { limit: REFRESH_SIZE }
  await set(runLoadAtom, session, key, load, () =>
    fetchPage(session.api, parseTimelineKey(key), paging, REFRESH),
  )
})
