import { useEffect, useEffectEvent } from 'react'
import { accountId, type StatusId, statusId, type StatusRecord } from '@colonnade/domain/entities'
import {
  findAsAnotherAtom,
  getLookupKey,
  getLookupsAtom,
  type LookupFailure,
} from '../../../state/actions/find-as-another.ts'
import { accountAtoms, relationshipAtoms } from '../../../state/entities/accounts.ts'
import { requestRelationshipsAtom } from '../../../state/entities/request-relationships.ts'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { useSession, useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import type { Session } from '../../../state/session.ts'
import type { AnotherFacts } from './another-actions.ts'

/** Ids that no server uses, for what is not known yet. */
const NO_STATUS = statusId('')
const NO_ACCOUNT = accountId('')

interface AnotherPost {
  /** The post as the account in context sees it; null until it is found. */
  readonly found: AnotherFacts | null
  readonly isLooking: boolean
  readonly failure: LookupFailure | null
  /** Finds it, or returns its known ID. */
  readonly find: () => Promise<StatusId | null>
}

/**
 * The post of another account's row, for the account in context.
 *
 * @param isNeeded whether to look for it now
 */
export function useAnotherPost(shown: StatusRecord, from: Session, isNeeded: boolean): AnotherPost {
  const session = useSession()
  const search = useSessionAction(findAsAnotherAtom)
  const requestRelationships = useSessionAction(requestRelationshipsAtom)
  const lookup = useSessionValue(getLookupsAtom).get(getLookupKey(shown))
  const foundId = lookup?.phase === 'found' ? lookup.id : null
  const status = useSessionValue(statusAtoms, foundId ?? NO_STATUS)
  const author = useSessionValue(accountAtoms, status?.account ?? NO_ACCOUNT)
  const relationship = useSessionValue(relationshipAtoms, author?.id ?? NO_ACCOUNT)
  const startSearch = useEffectEvent(() => void search({ session: from, id: shown.id }))
  const authorId = author?.id

  useEffect(() => {
    if (isNeeded) startSearch()
  }, [isNeeded])
  useEffect(() => {
    if (authorId !== undefined) requestRelationships([authorId])
  }, [authorId, requestRelationships])

  const isKnown = status !== undefined && author !== undefined
  const isLost = foundId !== null && !isKnown
  const failure = lookup?.phase === 'failed' ? lookup.failure : null
  return {
    found: isKnown ? { session, status, author, relationship } : null,
    isLooking: lookup?.phase === 'looking',
    failure: isLost ? { kind: 'not-found' } : failure,
    find: () => (isKnown ? Promise.resolve(status.id) : search({ session: from, id: shown.id })),
  }
}
