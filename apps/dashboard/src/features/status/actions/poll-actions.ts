import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { PollEntity, StatusId } from '@colonnade/domain/entities'
import { pollShares } from '@colonnade/domain/status'
import { hearPollEndAtom, refreshPollAtom, votePollAtom } from '../../../state/actions/polls.ts'
import { serverStatusAtoms } from '../../../state/entities/statuses.ts'
import type { Session } from '../../../state/session.ts'
import { showMessageAtom } from '../../../state/ui/messages.ts'

/**
 * Votes, and says how the poll stands: the button that was pressed is gone, and the results stand in its place.
 *
 * @param choices positions of the poll's options
 */
export async function votePoll(
  session: Session,
  id: StatusId,
  choices: readonly number[],
): Promise<void> {
  const { app, store } = session
  await store.set(votePollAtom, session, id, choices)
  const poll = store.get(serverStatusAtoms(session)(id))?.poll
  if (poll?.voted !== true) return
  app.set(showMessageAtom, { kind: 'text', text: pollWords(poll), isUnseen: true })
}

/** Asks the server how a poll stands. */
export const refreshPoll = (session: Session, id: StatusId): void =>
  void session.store.set(refreshPollAtom, session, id)

/** Asks for the outcome of a poll that is over by the clock. */
export const hearPollEnd = (session: Session, id: StatusId): void =>
  session.store.set(hearPollEndAtom, session, id)

/** More is read in the poll itself. */
const MOST_ANSWERS = 6

/** What is said to somebody who has voted: how the poll stands now, where the server tells. */
function pollWords(poll: PollEntity): string {
  const shares = pollShares(poll)
  const answers = poll.options.slice(0, MOST_ANSWERS).flatMap(({ title }, index) => {
    const share = shares[index] ?? null
    if (share === null) return []
    const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })
    return `${title.replace(/:\w+:/g, '').trim()} ${percent}`
  })
  const results = answers.join(', ')
  return results === '' ? t`You voted` : t`You voted. ${results}`
}
