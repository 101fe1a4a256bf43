import { useLingui } from '@lingui/react/macro'
import type { StatusRecord } from '@colonnade/domain/entities'
import type { MenuEntries } from '../../ui/menu/menu-entries.ts'
import { Menu } from '../../ui/menu/Menu.tsx'
import { ActionButton } from './ActionButton.tsx'
import type { RowActions } from './row/row-actions.ts'

interface StatusMenuProps {
  readonly status: StatusRecord
  readonly acct: string
  readonly isOwn: boolean
  readonly actions: RowActions
}

/** The rest of what can be done with a post. */
export function StatusMenu({ status, acct, isOwn, actions }: StatusMenuProps) {
  const { t } = useLingui()

  const entries = (): MenuEntries => [
    { id: 'expand', icon: 'expand', label: t`Expand this post`, onSelect: actions.expand },
    ...(status.url === null
      ? []
      : [{ id: 'copy', icon: 'link', label: t`Copy link`, onSelect: actions.copyLink } as const]),
    null,
    ...(isOwn
      ? ([
          {
            id: 'delete',
            icon: 'trash',
            label: t`Delete`,
            isDangerous: true,
            onSelect: actions.remove,
          },
        ] as const)
      : ([
          { id: 'mention', icon: 'pen', label: t`Mention @${acct}`, onSelect: actions.mention },
          {
            id: 'direct',
            icon: 'mail',
            label: t`Direct message @${acct}`,
            onSelect: actions.messageDirectly,
          },
        ] as const)),
  ]

  return (
    <Menu
      label={t`More`}
      align="end"
      entries={entries}
      trigger={(props) => <ActionButton label={t`More`} icon="more" {...props} />}
    />
  )
}
