import { useLingui } from '@lingui/react/macro'
import type { AccountKey } from '@colonnade/domain/entities'
import { Select } from '../../../ui/select/Select.tsx'
import { AccountMark } from './AccountMark.tsx'

interface AccountSelectProps {
  readonly accounts: readonly AccountKey[]
  readonly chosen: AccountKey
  readonly onChoose: (key: AccountKey) => void
}

/** A listbox of accounts, each with its avatar and colour. @see BY-02 */
export function AccountSelect({ accounts, chosen, onChoose }: AccountSelectProps) {
  const { t } = useLingui()

  return (
    <Select
      label={t`Account`}
      buttonLabel={t`Account: @${chosen}`}
      value={chosen}
      options={accounts.map((key) => ({
        value: key,
        label: `@${key}`,
        picture: <AccountMark accountKey={key} place="option" />,
      }))}
      onChange={onChoose}
    />
  )
}
