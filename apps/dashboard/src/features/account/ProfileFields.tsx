import type { AccountField } from '@colonnade/domain/entities'
import { htmlToText } from '@colonnade/domain/text'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Profile.module.css'

interface ProfileFieldsProps {
  readonly fields: readonly AccountField[]
}

/** What somebody tells about themselves in a table; a tick where the server has seen the proof. */
export function ProfileFields({ fields }: ProfileFieldsProps) {
  if (fields.length === 0) return null

  return (
    <dl className={styles['fields']}>
      {fields.map(({ name, value, verified_at }, index) => (
        <div key={`${name}${index}`}>
          <dt dir="auto">{name}</dt>
          <dd dir="auto">
            {typeof verified_at === 'string' && <Icon name="check" size={14} />}
            {htmlToText(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
