import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getPoll, votePoll } from '@colonnade/api-client/endpoints'
import type { PollEntity, PollId, StatusId } from '@colonnade/domain/entities'
import { withVote } from '@colonnade/domain/status'
import { isUnknown } from '../answers/or-reread.ts'
import { isSameRecord, touchTimes } from '../entities/ingest.ts'
import { addIntentAtom, dropIntentAtom, type StatusIntent } from '../entities/intents.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { type Action, runAction } from './run-action.ts'

/** Takes in a poll that was told without its status: where that is unknown, or has another poll by now, it says nothing. */
export const ingestPollAtom = atom(
  null,
  (get, set, session: Session, id: StatusId, poll: PollEntity): void => {
    if (!touchTimes(session).statuses.has(id)) return
    const recordAtom = serverStatusAtoms(session)(id)
    const known = get(recordAtom)
    if (known?.poll?.id !== poll.id || isSameRecord(known.poll, poll)) return
    set(recordAtom, { ...known, poll })
  },
)

/** A server's clock may be behind ours: what is asked at the very end would still be open. */
const GRACE_MS = 2_000

/** Polls whose end was asked about. A poll has one; a page sees so few that they are never pruned. */
const asked = perSession(() => new Set<string>())

/** Asks how a poll stands. @param isQuiet nobody waits for it, so its failure is nobody's business */
export const refreshPollAtom = atom(
  null,
  async (get, set, session: Session, id: StatusId, isQuiet = false): Promise<void> => {
    const poll = get(serverStatusAtoms(session)(id))?.poll
    if (poll == null) return
    const options = isQuiet
      ? ({ skipAlert: true, skipLoading: true, priority: 'refresh' } as const)
      : {}
    try {
      set(ingestPollAtom, session, id, await session.api.call(getPoll, { id: poll.id }, options))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  },
)

/** Asks once for the outcome of a poll that has just ended, however many rows show it. @see BY-05 */
export const hearPollEndAtom = atom(null, (get, set, session: Session, id: StatusId): void => {
  const poll = get(serverStatusAtoms(session)(id))?.poll
  if (poll == null || poll.expired || asked(session).has(poll.id)) return
  asked(session).add(poll.id)
  session.platform.clock.after(GRACE_MS, () => void set(refreshPollAtom, session, id, true))
})

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
