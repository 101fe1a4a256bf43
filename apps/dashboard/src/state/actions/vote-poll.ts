import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { votePoll } from '@colonnade/api-client/endpoints'
import type { PollEntity, PollId, StatusId } from '@colonnade/domain/entities'
import { withVote } from '@colonnade/domain/status'
import { isUnknown } from '../answers/or-reread.ts'
import { ingestPollAtom } from '../entities/ingest-poll.ts'
import { addIntentAtom, dropIntentAtom, type StatusIntent } from '../entities/status-intents.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { refreshPollAtom } from './refresh-poll.ts'
import { runAction, type Action } from './run-action.ts'

type Choices = readonly number[]

const KIND = 'poll'

const voteIntent = (choices: Choices): StatusIntent => ({
  kind: KIND,
  apply: (status) =>
    status.poll === null ? status : { ...status, poll: withVote(status.poll, choices) },
})

/** Not every server says in its answer that the vote is one's own. */
const asVoted = (told: PollEntity, choices: Choices): PollEntity => ({
  ...told,
  voted: true,
  own_votes: told.own_votes.length > 0 ? told.own_votes : choices,
})

/** The answer comes in and the wish goes in one write, so that no bar flickers. */
const settleAtom = atom(
  null,
  (_get, set, session: Session, id: StatusId, poll: PollEntity, isSettled: boolean) => {
    set(ingestPollAtom, session, id, poll)
    if (isSettled) set(dropIntentAtom, session, id, KIND)
  },
)

/**
 * Votes in the poll of a status, once and for all; it shows at once. After a refusal the poll is asked for anew: it has
 * ended, or was voted on elsewhere.
 *
 * @param choices positions of options
 * @see BY-05
 */
export const votePollAtom = atom(
  null,
  async (get, _set, session: Session, id: StatusId, choices: Choices): Promise<void> => {
    const poll = get(serverStatusAtoms(session)(id))?.poll
    if (poll == null || choices.length === 0) return
    await runAction(session, voteAction(session, id, poll.id), choices)
  },
)

function voteAction(session: Session, id: StatusId, poll: PollId): Action<PollEntity, Choices> {
  const { store, api } = session
  return {
    name: `${KIND}:${id}`,
    show: (choices) => store.set(addIntentAtom, session, id, voteIntent(choices)),
    async call(choices) {
      try {
        return await api.call(votePoll, { id: poll, choices })
      } catch (error) {
        const isRefused = error instanceof ApiError && error.kind === 'response'
        if (isRefused || (isUnknown(error) && !session.platform.page.isOffline())) {
          await store.set(refreshPollAtom, session, id, true)
        }
        throw error
      }
    },
    accept(answer, choices, isSettled) {
      const voted = asVoted(answer, choices)
      store.set(settleAtom, session, id, voted, isSettled)
      shareChange(session, { type: 'poll', id, poll: voted })
    },
    drop: () => store.set(dropIntentAtom, session, id, KIND),
    isSo: () => store.get(serverStatusAtoms(session)(id))?.poll?.voted === true,
  }
}
