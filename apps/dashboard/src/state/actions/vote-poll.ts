import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { getPoll, votePoll } from '@colonnade/api-client/endpoints'
import type { PollEntity, PollId, StatusId } from '@colonnade/domain/entities'
import { applyVote } from '@colonnade/domain/status'
import { hasUnknownOutcome } from '../check-responses/refetch-on-failure.ts'
import { isSameRecord, touchTimes } from '../entities/ingest.ts'
import { addIntentAtom, removeIntentAtom, type StatusIntent } from '../entities/intents.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { perSession, type Session } from '../session.ts'
import { shareChange } from '../tabs/share-change.ts'
import { type Action, runAction } from './run-optimistic-action.ts'

/** Stores a poll that was received without its status. Ignored if the status is unknown or has another poll by now. */
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

/** A server's clock may be behind ours. A request at the exact end would still return an open poll. Unit: ms. */
const GRACE_MS = 2_000

/** Polls whose result was requested. A poll ends once, and a page shows few polls, so they are not pruned. */
const scheduledPolls = perSession(() => new Set<string>())

/** Refetches a poll. @param isQuiet runs in the background; its failure is not shown */
export const refreshPollAtom = atom(
  null,
  async (get, set, session: Session, id: StatusId, isQuiet = false): Promise<void> => {
    const poll = get(serverStatusAtoms(session)(id))?.poll
    if (poll == null) return
    const options = isQuiet
      ? ({ skipAlert: true, skipLoading: true, priority: 'refresh' } as const)
      : {}
    try {
      set(ingestPollAtom, session, id, await session.api.request(getPoll, { id: poll.id }, options))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  },
)

/** Fetches the result of a poll once after it has ended, however many rows show it. @see BY-05 */
export const schedulePollResultAtom = atom(
  null,
  (get, set, session: Session, id: StatusId): void => {
    const poll = get(serverStatusAtoms(session)(id))?.poll
    if (poll == null || poll.expired || scheduledPolls(session).has(poll.id)) return
    scheduledPolls(session).add(poll.id)
    session.platform.clock.after(GRACE_MS, () => void set(refreshPollAtom, session, id, true))
  },
)

type Choices = readonly number[]

const INTENT_KIND = 'poll'

const createVoteIntent = (choices: Choices): StatusIntent => ({
  kind: INTENT_KIND,
  apply: (status) =>
    status.poll === null ? status : { ...status, poll: applyVote(status.poll, choices) },
})

/** Not every server marks the own vote in its response. */
const markVoted = (response: PollEntity, choices: Choices): PollEntity => ({
  ...response,
  voted: true,
  own_votes: response.own_votes.length > 0 ? response.own_votes : choices,
})

/** Applies the response and removes the pending vote in one write, so that no bar flickers. */
const applyVoteAtom = atom(
  null,
  (_get, set, session: Session, id: StatusId, poll: PollEntity, isSettled: boolean) => {
    set(ingestPollAtom, session, id, poll)
    if (isSettled) set(removeIntentAtom, session, id, INTENT_KIND)
  },
)

/**
 * Sends a vote in the poll of a status. It is shown at once and cannot be changed. When the server refuses, the poll
 * is refetched: it has ended, or was voted on elsewhere.
 *
 * @param choices positions of options
 * @see BY-05
 */
export const votePollAtom = atom(
  null,
  async (get, _set, session: Session, id: StatusId, choices: Choices): Promise<void> => {
    const poll = get(serverStatusAtoms(session)(id))?.poll
    if (poll == null || choices.length === 0) return
    await runAction(session, createVoteAction(session, id, poll.id), choices)
  },
)

function createVoteAction(
  session: Session,
  id: StatusId,
  poll: PollId,
): Action<PollEntity, Choices> {
  const { store, api } = session
  return {
    name: `${INTENT_KIND}:${id}`,
    showPending: (choices) => store.set(addIntentAtom, session, id, createVoteIntent(choices)),
    async send(choices) {
      try {
        return await api.request(votePoll, { id: poll, choices })
      } catch (error) {
        const isRefused = error instanceof ApiError && error.kind === 'response'
        if (isRefused || (hasUnknownOutcome(error) && !session.platform.page.isOffline())) {
          await store.set(refreshPollAtom, session, id, true)
        }
        throw error
      }
    },
    accept(answer, choices, isSettled) {
      const voted = markVoted(answer, choices)
      store.set(applyVoteAtom, session, id, voted, isSettled)
      shareChange(session, { type: 'poll', id, poll: voted })
    },
    removePending: () => store.set(removeIntentAtom, session, id, INTENT_KIND),
    isConfirmed: () => store.get(serverStatusAtoms(session)(id))?.poll?.voted === true,
  }
}
