import type { AccountRecord } from '@colonnade/domain/entities'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AccountText } from '../status/index.ts'
import styles from './Profile.module.css'

interface ProfileFieldsProps {
  readonly account: AccountRecord
  readonly isAnimated: boolean
}

/** What somebody tells about themselves in a table; a tick where the server has seen the proof. */
export function ProfileFields({ account, isAnimated }: ProfileFieldsProps) {
  const { fields } = account
  if (fields.length === 0) return null

  return (
    <dl className={styles['fields']}>
      {fields.map(({ name, value, verified_at }, index) => (
        <div key={`${name}${index}`}>
          <dt dir="auto">{name}</dt>
          <dd>
            {typeof verified_at === 'string' && <Icon name="check" size={14} />}
            <AccountText html={value} account={account} isAnimated={isAnimated} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
