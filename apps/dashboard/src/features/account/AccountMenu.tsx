import { useLingui } from '@lingui/react/macro'
import type { RelationshipEntity } from '@colonnade/domain/entities'
import type { AccountView } from '../../state/entities/accounts.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { useShownAcct } from '../status/index.ts'
import { useAccountEntries } from './use-account-entries.ts'

interface AccountMenuProps {
  readonly account: AccountView
  readonly relationship: RelationshipEntity
}

/** The rest of what can be done about somebody else. */
export function AccountMenu({ account, relationship }: AccountMenuProps) {
  const { t } = useLingui()
  const acct = useShownAcct(account.acct)
  const entries = useAccountEntries(account, relationship)

  return (
    <Menu
      label={t`More about @${acct}`}
      align="end"
      entries={entries}
      trigger={(props) => <IconButton label={t`More about @${acct}`} icon="more" {...props} />}
    />
  )
}
