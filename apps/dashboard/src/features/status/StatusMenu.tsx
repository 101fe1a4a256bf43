import { useLingui } from '@lingui/react/macro'
import type { AccountId, StatusRecord } from '@colonnade/domain/entities'
import { Menu } from '../../ui/menu/Menu.tsx'
import { ActionButton } from './ActionButton.tsx'
import type { RowActions } from './row/row-actions.ts'
import type { RowOffers } from './row/row-options.ts'
import { useMenuEntries } from './row/use-menu-entries.ts'

interface StatusMenuProps {
  readonly status: StatusRecord
  readonly acct: string
  readonly me: AccountId
  readonly staffOrigin: string | null
  readonly offers: RowOffers
  readonly actions: RowActions
}

/** The rest of what can be done with a post. */
export function StatusMenu(props: StatusMenuProps) {
  const { t } = useLingui()
  const entries = useMenuEntries(props)

  return (
    <Menu
      label={t`More`}
      align="end"
      entries={entries}
      onSheet={() => props.actions.openSheet(entries())}
      trigger={(given) => <ActionButton label={t`More`} icon="more" {...given} />}
    />
  )
}
