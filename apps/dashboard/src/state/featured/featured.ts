import { atom } from 'jotai/vanilla'
import { featureAccount, readEndorsements } from '@colonnade/api-client/twins'
import type { AccountId } from '@colonnade/domain/entities'
import { runAction } from '../actions/run-action.ts'
import { ingestRelationshipsAtom } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { pageLoader } from '../paged-lists/page-loader.ts'
import { wishedLists } from '../paged-lists/wished-lists.ts'
import type { Session } from '../session.ts'

/** The key of the one list there is. */
export const FEATURED = 'FEATURED'

/** Whom the own profile shows. @see ACC-13 */
export const featuredLists = wishedLists<typeof FEATURED, AccountId>({
  adds: 'last',
  hold: (accounts) => ({ accounts }),
})

const { openAtom, hasAtom } = pageLoader(featuredLists, {
  fetchFirst: ({ api, me }, _key, options) => readEndorsements(api, me, options),
  take(set, session, people) {
    set(ingestAccountsAtom, session, people)
    return { items: people.map(({ id }) => id), next: null }
  },
})

/** Asks anew who is shown on the own profile. */
export const fetchFeaturedAtom = atom(null, (_get, set, session: Session): Promise<void> => {
  featuredLists.clear(session, FEATURED)
  return set(openAtom, session, FEATURED)
})

/** Shows somebody on the own profile, or no longer: at once here; taken back where the server refuses, which was told. */
export const setFeaturedAtom = atom(
  null,
  (_get, set, session: Session, id: AccountId, wanted: boolean): Promise<void> => {
    const { api } = session
    let isFeatured = set(hasAtom, session, FEATURED, id)
    return runAction(
      session,
      {
        name: `feature:${id}`,
        show: (wish) => set(featuredLists.wishAtom, session, FEATURED, id, wish),
        call: (wish) => featureAccount(api, id, wish),
        accept(answer, wish, isSettled) {
          isFeatured = wish
          set(ingestRelationshipsAtom, session, [answer])
          set(featuredLists.placeAtom, session, FEATURED, id, wish)
          if (isSettled) set(featuredLists.wishAtom, session, FEATURED, id, null)
        },
        drop: () => set(featuredLists.wishAtom, session, FEATURED, id, null),
        isSo: (wish) => isFeatured === wish,
      },
      wanted,
    )
  },
)
