import { t } from '@lingui/core/macro'
import type { AccountKey, StatusId } from '@colonnade/domain/entities'
import { formatAcct } from '../../../lib/format-acct.ts'
import { votePollAtom } from '../../../state/actions/vote-poll.ts'
import { accountAtoms, relationshipAtoms } from '../../../state/entities/accounts.ts'
import { serverStatusAtoms, statusAtoms } from '../../../state/entities/statuses.ts'
import type { Session } from '../../../state/session.ts'
import { showMessageAtom } from '../../../state/ui/messages.ts'
import { createComposerActions } from '../actions/composer-actions.ts'
import type { AnotherAction, AnotherFacts, AnotherSwitch } from './another-actions.ts'

/** Reads a post as an account sees it; null if the account does not know it. */
export function readFacts(session: Session, id: StatusId): AnotherFacts | null {
  const { store } = session
  const status = store.get(statusAtoms(session)(id))
  const author = status && store.get(accountAtoms(session)(status.account))
  if (status === undefined || author === undefined) return null
  return { session, status, author, relationship: store.get(relationshipAtoms(session)(author.id)) }
}

interface AnotherInput {
  readonly navigate: (path: string) => void
  /** The account whose column shows the post. */
  readonly from: AccountKey
  /** Shift was pressed. */
  readonly skipsQuestion: boolean
}

/** Runs an action as the account of the facts, and says who did it. Doing it again undoes it. @see BY-37 */
export function runAnotherAction(
  { id, toggle }: AnotherAction,
  facts: AnotherFacts,
  { navigate, from, skipsQuestion }: AnotherInput,
): void {
  const { session, status } = facts
  if (toggle !== undefined) changeSwitch(toggle, facts, skipsQuestion)
  // Waits until the dialog has restored the focus, which would leave the composer.
  else if (id === 'reply')
    requestAnimationFrame(() => createComposerActions(session, navigate).reply(status.id, from))
}

function changeSwitch(toggle: AnotherSwitch, facts: AnotherFacts, skipsQuestion: boolean): void {
  const isOn = toggle.isOn(facts) !== true
  const change = async () => {
    await toggle.set(facts, isOn)
    const after = readFacts(facts.session, facts.status.id)
    // A failure has its own alert.
    if (after !== null && toggle.isOn(after) === isOn)
      showText(facts.session, toggle.describe(getHandle(facts.session), after))
  }
  if (skipsQuestion || toggle.ask?.(facts, isOn, () => void change()) !== true) void change()
}

/** Votes as an account, and says so. @param choices indexes of the poll's options */
export async function voteAsAnother(
  session: Session,
  id: StatusId,
  choices: readonly number[],
): Promise<void> {
  await session.store.set(votePollAtom, session, id, choices)
  const by = getHandle(session)
  if (session.store.get(serverStatusAtoms(session)(id))?.poll?.voted === true)
    showText(session, t`@${by} voted`)
}

const getHandle = ({ key }: Session): string => formatAcct(key).shown

const showText = ({ app }: Session, text: string) =>
  app.set(showMessageAtom, { kind: 'text', text })
