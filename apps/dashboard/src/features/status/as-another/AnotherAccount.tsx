import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { type AccountRecord, getAccountName, type StatusRecord } from '@colonnade/domain/entities'
import { formatAcct } from '../../../lib/format-acct.ts'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { useAppValue, useSession, useSessionValue } from '../../../state/react/index.ts'
import type { Session } from '../../../state/session.ts'
import { accountColourAtoms } from '../../../state/sessions/account-looks.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { NavigateContext } from '../../../ui/link/navigate-context.ts'
import { getPaint } from '../../../ui/swatches/get-paint.ts'
import { Handle } from '../header/Handle.tsx'
import { ANOTHER_ACTIONS, type AnotherAction, type AnotherFacts } from './another-actions.ts'
import { AnotherVote } from './AnotherVote.tsx'
import { canTryAgain } from './explain-failure.ts'
import { LookingText } from './LookingText.tsx'
import { LookupState } from './LookupState.tsx'
import { readFacts, runAnotherAction } from './run-another-action.ts'
import { useAnotherPost } from './use-another-post.ts'
import styles from './AsAnother.module.css'

interface AnotherAccountProps {
  /** The post as the row shows it. */
  readonly shown: { readonly status: StatusRecord; readonly author: AccountRecord }
  /** The account of the row. */
  readonly from: Session
  /** The action that is already chosen; null offers all. */
  readonly action: AnotherAction | null
  /** Whether to look for the post at once. */
  readonly startsOpen: boolean
  readonly isFirst: boolean
  readonly onClose: () => void
}

/** One account of the dialog, the one in context: what it did with the post, and what it can do. */
export function AnotherAccount(props: AnotherAccountProps) {
  const { shown, from, action: chosen, startsOpen, isFirst, onClose } = props
  const session = useSession()
  const navigate = useContext(NavigateContext)
  const colour = useAppValue(accountColourAtoms(session.key))
  const [isOpen, setIsOpen] = useState(startsOpen)
  const [votes, setVotes] = useState(false)
  const post = useAnotherPost(shown.status, from, isOpen)
  const box = useRef<HTMLFieldSetElement>(null)
  const isMounted = useIsMounted()
  const { found, failure } = post
  const isBlocked = failure !== null && !canTryAgain(failure)

  const act = async (action: AnotherAction, skipsQuestion: boolean) => {
    if (isBlocked) return
    const id = await post.find()
    const facts = id !== null && isMounted() ? readFacts(session, id) : null
    if (facts === null || !action.isAvailable(facts)) return
    if (action.id === 'vote') return setVotes(!votes)
    if (chosen !== null || action.toggle === undefined) onClose()
    runAnotherAction(action, facts, { navigate, from: from.key, skipsQuestion })
  }
  const retry = () => {
    // The button is removed while it looks.
    box.current?.querySelector<HTMLElement>('button')?.focus()
    void post.find()
  }
  const propsOf = (action: AnotherAction) => ({
    ...getSwitchProps(action, found, isBlocked),
    onClick: ({ shiftKey }: MouseEvent) => void act(action, shiftKey),
  })

  return (
    <fieldset
      ref={box}
      aria-label={`@${formatAcct(session.key).shown}`}
      className={styles['account']}
      style={{ '--account-colour': getPaint(colour) }}
    >
      {chosen === null ? (
        <Who
          isOpen={startsOpen ? null : isOpen}
          isLooking={post.isLooking}
          isFirst={isFirst}
          onToggle={() => setIsOpen(!isOpen)}
        />
      ) : (
        <button
          type="button"
          className={styles['who']}
          {...propsOf(chosen)}
          {...(isFirst && { 'data-autofocus': true })}
        >
          <Name isLooking={post.isLooking} />
          <Icon name="check" />
        </button>
      )}
      {isOpen && chosen === null && (
        <div className={styles['actions']}>
          {getOffered(shown.status).map((action, index) => (
            <ActionChip
              key={action.id}
              action={action}
              author={found?.author ?? shown.author}
              {...propsOf(action)}
              {...(action.id === 'vote' && { 'aria-expanded': votes })}
              {...(isFirst && startsOpen && index === 0 && { 'data-autofocus': true })}
            />
          ))}
        </div>
      )}
      {votes && found?.status.poll != null && (
        <AnotherVote status={found.status} poll={found.status.poll} />
      )}
      <LookupState isLooking={post.isLooking} failure={failure} onRetry={retry} />
    </fieldset>
  )
}

const getOffered = ({ poll }: StatusRecord): readonly AnotherAction[] =>
  ANOTHER_ACTIONS.filter(({ id }) => id !== 'vote' || poll !== null)

/** Buttons stay focusable, because the focus may be on one when it turns out that it cannot be used. */
function getSwitchProps(action: AnotherAction, found: AnotherFacts | null, isBlocked: boolean) {
  const { toggle, isAvailable, id } = action
  const isDisabled = isBlocked || (found !== null && !isAvailable(found))
  const hasVoted = id === 'vote' && found?.status.poll?.voted === true
  return {
    'aria-disabled': isDisabled || hasVoted || undefined,
    'aria-pressed':
      toggle === undefined || found === null ? hasVoted || undefined : toggle.isOn(found),
  }
}

/** Whether the component is still there after a wait. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}

interface NameProps {
  readonly isLooking: boolean
}

/** Avatar, name and handle of the account in context. While it looks for the post, that is in place of the handle. */
function Name({ isLooking }: NameProps): ReactNode {
  const session = useSession()
  const known = useSessionValue(accountAtoms, session.me)
  const me = known ?? session.initialState.account
  const name = me === null ? session.key : getAccountName(me)

  return (
    <>
      <Avatar src={me?.avatar_static ?? null} name={name} className={styles['avatar']} />
      <span className={styles['names']}>
        <b className="cut-name">
          <bdi>{name}</bdi>
        </b>
        <Handle acct={session.key} className={isLooking ? 'visually-hidden' : styles['handle']} />
        {isLooking && (
          <span className={styles['handle']} aria-hidden="true">
            <LookingText />
          </span>
        )}
      </span>
    </>
  )
}

interface WhoProps extends NameProps {
  /** Null for an account that is always open. */
  readonly isOpen: boolean | null
  readonly isFirst: boolean
  readonly onToggle: () => void
}

/** The heading of an account. It opens its actions where not all accounts are open. */
function Who({ isOpen, isLooking, isFirst, onToggle }: WhoProps) {
  if (isOpen === null) {
    return (
      <div className={styles['who']}>
        <Name isLooking={isLooking} />
      </div>
    )
  }
  return (
    <button
      type="button"
      className={styles['who']}
      aria-expanded={isOpen}
      onClick={onToggle}
      {...(isFirst && { 'data-autofocus': true })}
    >
      <Name isLooking={isLooking} />
      <Icon name="chevron-down" />
    </button>
  )
}

interface ActionChipProps extends ReturnType<typeof getSwitchProps> {
  readonly action: AnotherAction
  readonly author: AccountRecord
  readonly onClick: (event: MouseEvent) => void
}

/** One action as a button, with a tick once the account did it. */
function ActionChip({ action, author, ...rest }: ActionChipProps) {
  const { i18n } = useLingui()

  return (
    <button type="button" className={styles['action']} data-kind={action.id} {...rest}>
      <Icon name={rest['aria-pressed'] === true ? 'check' : action.icon} />
      <span>{i18n._(action.label(author))}</span>
    </button>
  )
}
