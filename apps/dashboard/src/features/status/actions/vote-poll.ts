import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { PollEntity, StatusId } from '@colonnade/domain/entities'
import { getPollShares } from '@colonnade/domain/status'
import {
  schedulePollResultAtom,
  refreshPollAtom,
  votePollAtom,
} from '../../../state/actions/vote-poll.ts'
import { serverStatusAtoms } from '../../../state/entities/statuses.ts'
import type { Session } from '../../../state/session.ts'
import { showMessageAtom } from '../../../state/ui/messages.ts'

/**
 * Sends a vote and announces the results: the clicked button is removed, and the results replace it.
 *
 * @param choices indexes of the poll's options
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
  app.set(showMessageAtom, { kind: 'text', text: formatPollResults(poll), isUnseen: true })
}

/** Loads the current results of a poll. */
export const refreshPoll = (session: Session, id: StatusId): void =>
  void session.store.set(refreshPollAtom, session, id)

/** Loads the results of a poll that has ended by the clock. */
export const refreshEndedPoll = (session: Session, id: StatusId): void =>
  session.store.set(schedulePollResultAtom, session, id)

/** Further options can be read in the poll itself. */
const MAX_ANNOUNCED_OPTIONS = 6

/** The text that is announced after a vote: the current results, if the server sends them. */
function formatPollResults(poll: PollEntity): string {
  const shares = getPollShares(poll)
  const answers = poll.options.slice(0, MAX_ANNOUNCED_OPTIONS).flatMap(({ title }, index) => {
    const share = shares[index] ?? null
    if (share === null) return []
    const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })
    return `${title.replace(/:\w+:/g, '').trim()} ${percent}`
  })
  const results = answers.join(', ')
  return results === '' ? t`You voted` : t`You voted. ${results}`
}
