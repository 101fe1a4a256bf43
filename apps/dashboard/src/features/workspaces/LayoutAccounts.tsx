import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountKey } from '@colonnade/domain/entities'
import type { Layout } from '@colonnade/domain/workspaces'
import { useAppValue } from '../../state/react/index.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { Select } from '../../ui/select/Select.tsx'
import styles from './ImportDialog.module.css'

type AccountMapping = ReadonlyMap<AccountKey, AccountKey>

interface LayoutAccountsProps {
  readonly layout: Layout
  readonly mapping: AccountMapping
  readonly onChange: (mapping: AccountMapping) => void
}

/** Lists the accounts of the file that are not signed in, each with a select for the account that gets its columns. */
export function LayoutAccounts({ layout, mapping, onChange }: LayoutAccountsProps) {
  const signedIn = useAppValue(sessionsAtom).map(({ key }) => key)
  const keys = [...new Set(layout.columns.map(({ accountKey }) => accountKey))]
  const strangers = keys.filter((key) => !signedIn.includes(key))
  const [first] = signedIn
  if (strangers.length === 0 || first === undefined) return null

  return (
    <div className={styles['accounts']}>
      <p>
        <Trans>Some columns belong to accounts that aren't signed in here.</Trans>
      </p>
      {strangers.map((stranger) => (
        <AccountSelect
          key={stranger}
          stranger={stranger}
          signedIn={signedIn}
          taker={mapping.get(stranger) ?? first}
          onChange={(taker) => onChange(new Map(mapping).set(stranger, taker))}
        />
      ))}
    </div>
  )
}

interface AccountSelectProps {
  readonly stranger: AccountKey
  readonly signedIn: readonly AccountKey[]
  readonly taker: AccountKey
  readonly onChange: (taker: AccountKey) => void
}

function AccountSelect({ stranger, signedIn, taker, onChange }: AccountSelectProps) {
  const { t } = useLingui()
  const label = t`Columns of @${stranger}`

  return (
    <div className={styles['taker']}>
      <span dir="auto">{label}</span>
      <Select
        label={label}
        buttonLabel={t`${label}: @${taker}`}
        value={taker}
        options={signedIn.map((key) => ({ value: key, label: `@${key}` }))}
        onChange={onChange}
      />
    </div>
  )
}
