import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getAccount } from '@colonnade/api-client/endpoints'
import type { AccountId } from '@colonnade/domain/entities'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { perSession, type Session } from '../session.ts'

/** Why a profile cannot be shown: nobody lives there any more, or the server did not answer well. */
export type ProfileTrouble = 'gone' | ApiError

/** What stands between the reader and somebody's profile. Written by `openProfileAtom` only. */
export const profileTroubleAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<ProfileTrouble | null>(null)),
)

/** Which limited profiles were asked for all the same, until the next start. Written by `revealProfileAtom` only. */
export const isRevealedAtoms = perSession(() => atomFamily((_id: AccountId) => atom(false)))

/** Shows what the moderators of the server hide until it is asked for. */
export const revealProfileAtom = atom(null, (_get, set, session: Session, id: AccountId) => {
  set(isRevealedAtoms(session)(id), true)
})

/** Fetches an account anew, and how the own one stands to it. Fails silently. @see ACC-14 */
export const openProfileAtom = atom(null, async (_get, set, session: Session, id: AccountId) => {
  set(requestRelationshipsAtom, session, [id])
  await set(fetchAccountAtom, session, id)
})

const fetchAccountAtom = atom(null, async (get, set, session: Session, id: AccountId) => {
  const troubleAtom = profileTroubleAtoms(session)(id)
  if (get(troubleAtom) !== 'gone') set(troubleAtom, null)
  try {
    set(ingestAccountsAtom, session, [await session.api.call(getAccount, { id })])
    set(troubleAtom, null)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isGone = GONE.has(error.status)
    const isKnown = get(accountAtoms(session)(id)) !== undefined
    // What is known of somebody outlives a server that is out of breath.
    if (isGone) set(troubleAtom, 'gone')
    else set(troubleAtom, isKnown ? null : error)
  }
})

/** Never was, or is no more. */
const GONE: ReadonlySet<number | null> = new Set([404, 410])
