import { atom } from 'jotai/vanilla'
import { ApiError, type CallOptions } from '@colonnade/api-client'
import { featureAccount, readEndorsements } from '@colonnade/api-client/twins'
import type { AccountId } from '@colonnade/domain/entities'
import { runAction } from '../actions/run-action.ts'
import { ingestRelationshipsAtom } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { perSession, type Session } from '../session.ts'

/** What went wrong is told where the list would stand. */
const OPTIONS: CallOptions = { skipAlert: true }

export interface Featured {
  readonly error: ApiError | null
  /** Wishes included; null before the list came. */
  readonly items: readonly AccountId[] | null
}

/** Whom the own profile shows. Written in this file only. @see ACC-13 */
export const featuredAtom = perSession(() => atom<Featured>({ error: null, items: null }))

/** Asks who is shown on the own profile. */
export const fetchFeaturedAtom = atom(null, async (_get, set, session: Session): Promise<void> => {
  const listAtom = featuredAtom(session)
  set(listAtom, { error: null, items: null })
  try {
    const people = await readEndorsements(session.api, session.me, OPTIONS)
    set(ingestAccountsAtom, session, people)
    set(listAtom, { error: null, items: people.map(({ id }) => id) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    set(listAtom, { error, items: null })
  }
})

/** Shows somebody on the own profile, or no longer: at once here; taken back where the server refuses, which was told. */
export const setFeaturedAtom = atom(
  null,
  (get, _set, session: Session, id: AccountId, wanted: boolean): Promise<void> => {
    const { api, store } = session
    const place = (isIn: boolean) => store.set(placeAtom, session, id, isIn)
    let isFeatured = get(featuredAtom(session)).items?.includes(id) === true
    return runAction(
      session,
      {
        name: `feature:${id}`,
        show: place,
        call: (wish) => featureAccount(api, id, wish),
        accept(answer, wish) {
          isFeatured = wish
          store.set(ingestRelationshipsAtom, session, [answer])
        },
        drop: () => place(isFeatured),
        isSo: (wish) => isFeatured === wish,
      },
      wanted,
    )
  },
)

const placeAtom = atom(null, (get, set, session: Session, id: AccountId, isIn: boolean) => {
  const listAtom = featuredAtom(session)
  const { items, ...rest } = get(listAtom)
  if (items === null || items.includes(id) === isIn) return
  set(listAtom, { ...rest, items: isIn ? [...items, id] : items.filter((one) => one !== id) })
})
