import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getAccount } from '@colonnade/api-client/endpoints'
import type { AccountId } from '@colonnade/domain/entities'
import { accountAtoms } from '../entities/accounts.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { perSession, type Session } from '../session.ts'

/** Whether an account could be found at all. Written by `openProfileAtom` only. */
export const isProfileMissingAtoms = perSession(() => atomFamily((_id: AccountId) => atom(false)))

/** Fetches an account anew, and how the own one stands to it. Fails silently. */
export const openProfileAtom = atom(null, async (_get, set, session: Session, id: AccountId) => {
  set(requestRelationshipsAtom, session, [id])
  await set(fetchAccountAtom, session, id)
})

const fetchAccountAtom = atom(null, async (get, set, session: Session, id: AccountId) => {
  try {
    set(ingestAccountsAtom, session, [await session.api.call(getAccount, { id })])
    set(isProfileMissingAtoms(session)(id), false)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isKnown = get(accountAtoms(session)(id)) !== undefined
    set(isProfileMissingAtoms(session)(id), !isKnown)
  }
})
