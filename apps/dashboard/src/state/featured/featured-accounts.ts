import { atom } from 'jotai/vanilla'
import { featureAccount, readEndorsements } from '@colonnade/api-client/compat'
import type { AccountId } from '@colonnade/domain/entities'
import { runAction } from '../actions/run-optimistic-action.ts'
import { ingestRelationshipsAtom } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { createOptimisticLists } from '../paged-lists/optimistic-lists.ts'
import { createPageLoader } from '../paged-lists/page-loader.ts'
import type { Session } from '../session.ts'

/** The key of the only list. */
export const FEATURED = 'FEATURED'

/** The accounts that are featured on the own profile. @see ACC-13 */
export const featuredLists = createOptimisticLists<typeof FEATURED, AccountId>({
  adds: 'last',
  getRetained: (accounts) => ({ accounts }),
})

const { openAtom, includesItemAtom } = createPageLoader(featuredLists, {
  fetchFirst: ({ api, me }, _key, options) => readEndorsements(api, me, options),
  store(set, session, people) {
    set(ingestAccountsAtom, session, people)
    return { items: people.map(({ id }) => id), next: null }
  },
})

/** Refetches the featured accounts. */
export const fetchFeaturedAtom = atom(null, (_get, set, session: Session): Promise<void> => {
  featuredLists.clear(session, FEATURED)
  return set(openAtom, session, FEATURED)
})

/**
 * Features an account on the own profile, or stops featuring it. Optimistic; rolled back after an error, which is
 * shown.
 */
export const setFeaturedAtom = atom(
  null,
  (_get, set, session: Session, id: AccountId, wanted: boolean): Promise<void> => {
    const { api } = session
    let isFeatured = set(includesItemAtom, session, FEATURED, id)
    return runAction(
      session,
      {
        name: `feature:${id}`,
        showPending: (isWanted) =>
          set(featuredLists.setPendingAtom, session, FEATURED, id, isWanted),
        send: (isWanted) => featureAccount(api, id, isWanted),
        accept(answer, isWanted, isSettled) {
          isFeatured = isWanted
          set(ingestRelationshipsAtom, session, [answer])
          set(featuredLists.setItemAtom, session, FEATURED, id, isWanted)
          if (isSettled) set(featuredLists.setPendingAtom, session, FEATURED, id, null)
        },
        removePending: () => set(featuredLists.setPendingAtom, session, FEATURED, id, null),
        isConfirmed: (isWanted) => isFeatured === isWanted,
      },
      wanted,
    )
  },
)
