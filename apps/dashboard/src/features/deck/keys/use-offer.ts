import { waitingRequestsAtom } from '../../../state/people-lists/people-lists.ts'
import { useSession, useSessionValue } from '../../../state/react/index.ts'
import type { Offer } from './key-table.ts'

/** What decides which screens keys and commands lead to. */
export function useOffer(): Offer {
  const { api } = useSession()
  const hasRequests = useSessionValue(waitingRequestsAtom) !== null
  return { capabilities: api.capabilities, hasRequests }
}
