import { useLingui } from '@lingui/react/macro'
import type { AccountKey } from '@colonnade/domain/entities'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { useSessionValue, SessionProvider, useSession } from '../../../state/react/index.ts'
import type { Session } from '../../../state/session.ts'
import { AccountChoice as Choice } from '../../../ui/account-choice/AccountChoice.tsx'
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

  return (
    <div className={styles['accounts']}>
      <Choice
        legend={t`Whose column`}
        chosen={chosen}
        onChoose={onChoose}
        accounts={sessions.map((session) => ({
          key: session.key,
          face: (
            <SessionProvider session={session}>
              <OwnFace />
            </SessionProvider>
          ),
        }))}
      />
    </div>
  )
}

function OwnFace() {
  const { me, key } = useSession()
  const account = useSessionValue(accountAtoms, me)

  return <Avatar src={account?.avatar_static ?? null} name={key} size="small" />
}
