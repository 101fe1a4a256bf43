import { useLingui } from '@lingui/react/macro'
import type { AccountField, AccountRecord } from '@colonnade/domain/entities'
import { parseKnownDate } from '@colonnade/domain/time'
import { NamedIcon } from '../../../ui/icon/NamedIcon.tsx'
import { AccountText } from '../../status/index.ts'
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
      {fields.map((field, index) => (
        <div key={`${field.name}${index}`}>
          <dt dir="auto" title={field.name}>
            {field.name}
          </dt>
          <dd>
            <Proof field={field} />
            <AccountText html={field.value} account={account} isAnimated={isAnimated} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** That the page behind a link points back to its owner. */
function Proof({ field: { verified_at } }: { readonly field: AccountField }) {
  const { i18n, t } = useLingui()
  const moment = parseKnownDate(verified_at)
  if (moment === null) return null

  const day = i18n.date(moment, { dateStyle: 'long' })
  return (
    <NamedIcon
      icon="check"
      name={t`Ownership verified on ${day}`}
      size={14}
      className={styles['proof']}
    />
  )
}
