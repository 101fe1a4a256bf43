import type { StatusId } from '@colonnade/domain/entities'
import { hearPollEndAtom, refreshPollAtom } from '../../../state/actions/refresh-poll.ts'
import { votePollAtom } from '../../../state/actions/vote-poll.ts'
import { useSessionAction } from '../../../state/react/index.ts'
import type { RowActions } from './row-actions.ts'

/** What the poll of a post can do. */
export function usePollActions(
  id: StatusId,
): Pick<RowActions, 'vote' | 'refreshPoll' | 'hearPollEnd'> {
  const vote = useSessionAction(votePollAtom)
  const refresh = useSessionAction(refreshPollAtom)
  const hearEnd = useSessionAction(hearPollEndAtom)

  return {
    vote: (choices) => void vote(id, choices),
    refreshPoll: () => void refresh(id),
    hearPollEnd: () => hearEnd(id),
  }
}
