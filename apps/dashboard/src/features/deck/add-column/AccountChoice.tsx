import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { AccountKey } from '@colonnade/domain/entities'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { useSessionValue, SessionProvider, useSession } from '../../../state/react/index.ts'
import type { Session } from '../../../state/session.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import styles from './AddColumn.module.css'

interface AccountChoiceProps {
  readonly sessions: readonly Session[]
  readonly chosen: AccountKey
  readonly onChoose: (key: AccountKey) => void
}

/** Whose column it becomes, where several accounts are signed in. */
export function AccountChoice({ sessions, chosen, onChoose }: AccountChoiceProps) {
  const { t } = useLingui()
  const name = useId()

  return (
    <fieldset className={styles['accounts']}>
      <legend>{t`Whose column`}</legend>
      {sessions.map((session) => (
        <label key={session.key}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={session.key === chosen}
            onChange={() => onChoose(session.key)}
          />
          <SessionProvider session={session}>
            <OwnFace />
          </SessionProvider>
          <bdi dir="ltr">@{session.key}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

function OwnFace() {
  const { me, key } = useSession()
  const account = useSessionValue(accountAtoms, me)

  return <Avatar src={account?.avatar_static ?? null} name={key} size="small" />
}
