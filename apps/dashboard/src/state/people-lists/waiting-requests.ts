import { atom } from 'jotai/vanilla'
import { accountAtoms } from '../entities/accounts.ts'
import { perSession } from '../session.ts'
import { peopleListAtoms } from './people-lists.ts'
import { shownPeopleAtoms } from './shown-people.ts'

/** Whether the own account lets in only those whom it agreed to. */
const isLockedAtom = perSession((session) =>
  atom((get): boolean => {
    const known = get(accountAtoms(session)(session.me)) ?? session.initialState.account
    return known?.locked === true
  }),
)

/**
 * How many wait to be let in; null where nobody has to ask: the account is not locked, or its server
 * knows no requests. Before the list came it is what the server counted; 2019's did not.
 *
 * @see SES-16
 */
export const waitingRequestsAtom = perSession((session) =>
  atom((get): number | null => {
    if (!get(isLockedAtom(session)) || !session.api.capabilities.has('followRequests')) return null
    const { account } = session.initialState
    const counted =
      account !== null && 'source' in account ? account.source.follow_requests_count : 0
    const { isLoaded, next } = get(peopleListAtoms(session)('FOLLOW_REQUESTS'))
    if (!isLoaded) return counted
    const shown = get(shownPeopleAtoms(session)('FOLLOW_REQUESTS')).items.length
    return next === null ? shown : Math.max(shown, counted)
  }),
)
