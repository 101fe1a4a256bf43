import { useLingui } from '@lingui/react/macro'
import { addingColumnAtom } from '../../state/columns/adding-column.ts'
import { useAppAction } from '../../state/react/index.ts'
import { goTo } from '../../ui/link/go-to.ts'
import { MainMenu } from './MainMenu.tsx'
import { MenuColumn } from './MenuColumn.tsx'
import { useMenuColumns } from './use-menu-columns.ts'
import type { ColumnChoice } from './use-saved-column.ts'

interface MobileMenuProps {
  readonly className: string | undefined
}

/** The menu of the narrow layout: also the way to every column without a tab. */
export function MobileMenu({ className }: MobileMenuProps) {
  const { t } = useLingui()
  const columns = useMenuColumns()
  const ask = useAppAction(addingColumnAtom)

  return (
    <MainMenu
      className={className}
      isSheet
      before={[
        ...columns.map(([column, path]) => ({
          id: column.uuid,
          label: <MenuColumn column={column} />,
          onSelect: () => goTo<ColumnChoice>(path, { state: { column: column.uuid } }),
        })),
        { id: 'add', label: t`Add column`, icon: 'plus', onSelect: () => ask({ below: null }) },
        null,
      ]}
    />
  )
}
