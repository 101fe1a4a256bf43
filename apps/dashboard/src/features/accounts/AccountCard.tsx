import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import type { AccountColour } from '@colonnade/domain/accounts'
import { COLUMN_COLOURS } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { useAppAction, useAppValue, useSession, useSessionValue } from '../../state/react/index.ts'
import { accountColourAtoms, changeAccountColourAtom } from '../../state/sessions/account-looks.ts'
import { accountStateAtom } from '../../state/sessions/account-state.ts'
import { type EndedSignIn, endedSignInsAtom } from '../../state/sessions/remove-account-data.ts'
import { removeEndedAccountAtom } from '../../state/sessions/remove-ended-account.ts'
import { requestSignOutAtom } from '../../state/sessions/request-sign-out.ts'
import { beginSignInAtom } from '../../state/sessions/sign-in.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { Button } from '../../ui/button/Button.tsx'
import type { DragEventName, DragListener } from '../../ui/dragging/list-dragging/drag-listeners.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { COLOUR_NAMES } from '../../ui/swatches/colour-names.ts'
import { getPaint } from '../../ui/swatches/get-paint.ts'
import { Swatches } from '../../ui/swatches/Swatches.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import styles from './AccountsDialog.module.css'

interface AccountCardProps {
  readonly accountKey: AccountKey
  /** Its position in the list; null when it is the only one. */
  readonly position: { readonly index: number; readonly total: number } | null
  readonly onMove: (index: number) => void
  readonly onHandleEvent: DragListener
}

/** A signed-in account, with the state of its server. */
export function SignedInAccount(props: AccountCardProps) {
  const session = useSession()
  const account = useSessionValue(accountAtoms, session.me) ?? session.initialState.account
  const signOut = useAppAction(requestSignOutAtom)

  return (
    <AccountCard
      {...props}
      avatar={account?.avatar_static ?? null}
      name={account?.display_name ?? ''}
      state={<SessionState />}
      action={
        <Button icon="sign-out" onClick={() => signOut(session)}>
          <Trans>Sign out</Trans>
        </Button>
      }
    />
  )
}

function SessionState() {
  switch (useSessionValue(accountStateAtom)) {
    case 'offline':
      return <Trans>Offline</Trans>
    case 'not-responding':
      return <Trans>Not responding</Trans>
    case 'signed-in':
      return <Trans>Signed in</Trans>
  }
}

/** An account whose server has ended the sign-in. */
export function EndedAccount(props: AccountCardProps) {
  const { t } = useLingui()
  const ended = useAppValue(endedSignInsAtom).find(({ key }) => key === props.accountKey)
  const beginSignIn = useAppAction(beginSignInAtom)
  const removeAccount = useAppAction(removeEndedAccountAtom)
  const openModal = useAppAction(openModalAtom)

  const askToRemove = (account: EndedSignIn) => {
    const { key } = account
    openModal({
      type: 'CONFIRM',
      message: t`Remove @${key} from this browser?`,
      details: t`Its sleeping columns are removed too. Its drafts are kept.`,
      confirm: t`Remove account`,
      isDangerous: true,
      onConfirm: () => removeAccount(account),
    })
  }

  return (
    <AccountCard
      {...props}
      avatar={null}
      name=""
      state={<Trans>Signed out</Trans>}
      action={
        ended && (
          <>
            <Button variant="primary" onClick={() => void beginSignIn(ended.origin)}>
              <Trans>Sign in again</Trans>
            </Button>
            <Button icon="trash" onClick={() => askToRemove(ended)}>
              <Trans>Remove</Trans>
            </Button>
          </>
        )
      }
    />
  )
}

interface AccountCardContentProps extends AccountCardProps {
  readonly avatar: string | null
  /** Empty if it is not known. */
  readonly name: string
  readonly state: ReactNode
  readonly action: ReactNode
}

function AccountCard(props: AccountCardContentProps) {
  const { t } = useLingui()
  const { accountKey, position, avatar, name, state, action, onMove, onHandleEvent } = props
  const colour = useAppValue(accountColourAtoms(accountKey))
  const [isChoosing, setIsChoosing] = useState(false)
  const choiceId = useId()
  const grip = (event: DragEventName) => (press: SyntheticEvent) => onHandleEvent(event, press)

  return (
    <fieldset
      className={styles['card']}
      aria-label={`@${accountKey}`}
      data-card={accountKey}
      style={{ '--account': getPaint(colour) }}
    >
      {/* A larger handle for the pointer. The keyboard has the button in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles['head']}
        data-movable={position !== null || undefined}
        onMouseDown={grip('onMouseDown')}
        onTouchStart={grip('onTouchStart')}
      >
        {position !== null && (
          <button
            type="button"
            className={styles['grip']}
            aria-label={t`Move`}
            data-grip
            onKeyDown={grip('onKeyDown')}
          >
            <Icon name="grip" size={14} />
          </button>
        )}
        <Avatar src={avatar} name={name || accountKey} size="medium" />
        <div className={styles['names']}>
          {name !== '' && <bdi className={styles['name']}>{name}</bdi>}
          <bdi className={styles['acct']} dir="ltr">
            @{accountKey}
          </bdi>
          <span className={styles['state']}>{state}</span>
        </div>
      </div>
      {position !== null && (
        <div className={styles['moves']}>
          <MoveButtons position={position} onMove={onMove} />
        </div>
      )}
      <div className={styles['actions']}>
        <Button
          aria-expanded={isChoosing}
          aria-controls={choiceId}
          onClick={() => setIsChoosing((was) => !was)}
        >
          <i className={styles['dot']} />
          <Trans>Colour</Trans>
        </Button>
        {action}
      </div>
      <div id={choiceId} hidden={!isChoosing} className={styles['choice']}>
        {isChoosing && <ColourChoice accountKey={accountKey} colour={colour} />}
      </div>
    </fieldset>
  )
}

interface ColourChoiceProps {
  readonly accountKey: AccountKey
  readonly colour: AccountColour | null
}

function ColourChoice({ accountKey, colour }: ColourChoiceProps) {
  const { t, i18n } = useLingui()
  const changeColour = useAppAction(changeAccountColourAtom)

  return (
    <Swatches
      label={t`Colour of @${accountKey}`}
      swatches={COLUMN_COLOURS.map((name) => ({
        value: name,
        name: i18n._(COLOUR_NAMES[name]),
        paint: `var(--column-${name})`,
      }))}
      value={colour ?? ''}
      onChange={(value) =>
        changeColour(
          accountKey,
          COLUMN_COLOURS.find((name) => name === value) ?? `#${value.replace('#', '')}`,
        )
      }
      customName={t`Custom colour`}
    />
  )
}
