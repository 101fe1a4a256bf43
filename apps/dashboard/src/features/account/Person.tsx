import { useLingui } from '@lingui/react/macro'
import { type AccountRecord, getAccountName } from '@colonnade/domain/entities'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { NamedIcon } from '../../ui/icon/NamedIcon.tsx'
import { DisplayName, Handle } from '../status/index.ts'
import styles from './Person.module.css'

interface PersonProps {
  readonly account: AccountRecord
  readonly isAnimated: boolean
}

/** Avatar, name and handle of an account on one line each. The name is truncated first. */
export function Person({ account, isAnimated }: PersonProps) {
  const { t } = useLingui()

  return (
    <>
      <Avatar
        src={isAnimated ? account.avatar : account.avatar_static}
        name={getAccountName(account)}
        className={styles['face']}
      />
      <span className={styles['names']}>
        <b className="cut-name">
          <DisplayName account={account} isAnimated={isAnimated} />
        </b>
        <span className={styles['acct']}>
          <Handle acct={account.acct} />
          {account.locked && (
            <NamedIcon icon="lock" name={t`Manually approves followers`} size={12} />
          )}
        </span>
      </span>
    </>
  )
}
