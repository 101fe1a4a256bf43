import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getAccount } from '@colonnade/api-client/endpoints'
import type { AccountId } from '@colonnade/domain/entities'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { perSession, type Session } from '../session.ts'

/** Why a profile cannot be shown: the account was not found, or the request failed. */
export type ProfileError = 'gone' | ApiError

/** The error of each profile. Written only by `openProfileAtom`. */
export const profileErrorAtoms = perSession(() =>
  atomFamily((_id: AccountId) => atom<ProfileError | null>(null)),
)

/** Which limited profiles the user has revealed, until the next start. Written only by `revealProfileAtom`. */
export const isRevealedAtoms = perSession(() => atomFamily((_id: AccountId) => atom(false)))

/** Reveals a profile that the server's moderators have limited. */
export const revealProfileAtom = atom(null, (_get, set, session: Session, id: AccountId) => {
  set(isRevealedAtoms(session)(id), true)
})

/** Fetches an account and its relationship. An error is not shown as an alert. @see ACC-14 */
export const openProfileAtom = atom(null, async (_get, set, session: Session, id: AccountId) => {
  set(requestRelationshipsAtom, session, [id])
  await set(fetchAccountAtom, session, id)
})

const fetchAccountAtom = atom(null, async (get, set, session: Session, id: AccountId) => {
  const errorAtom = profileErrorAtoms(session)(id)
  if (get(errorAtom) !== 'gone') set(errorAtom, null)
  try {
    set(ingestAccountsAtom, session, [await session.api.request(getAccount, { id })])
    set(errorAtom, null)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isGone = GONE_STATUSES.has(error.status)
    const isKnown = get(accountAtoms(session)(id)) !== undefined
    // A known account stays when the server has an error.
    if (isGone) set(errorAtom, 'gone')
    else set(errorAtom, isKnown ? null : error)
  }
})

/** Not found, or deleted. */
const GONE_STATUSES: ReadonlySet<number | null> = new Set([404, 410])
