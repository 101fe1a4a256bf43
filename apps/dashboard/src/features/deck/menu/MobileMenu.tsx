import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Column, getColumnPath } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { addingColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { columnsAtom, unreadAtoms } from '../../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSession } from '../../../state/react/index.ts'
import { CountBadge } from '../../../ui/count/CountBadge.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { goTo } from '../../../ui/link/go-to.ts'
import { ColumnAccount } from '../column/ColumnAccount.tsx'
import { ColumnIcon } from '../column/ColumnIcon.tsx'
import type { ColumnHistoryState } from '../route/use-saved-column.ts'
import type { ColumnTitle } from '../title/column-title.ts'
import { ColumnSession } from '../title/ColumnSession.tsx'
import { useColumnTitle, useSleepingTitle } from '../title/use-column-title.ts'
import { MainMenu } from './MainMenu.tsx'
import styles from './MainMenu.module.css'

interface MobileMenuProps {
  readonly className: string | undefined
}

/** The menu of the narrow layout. It also lists every column without a tab. */
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
          onSelect: () => goTo<ColumnHistoryState>(path, { state: { column: column.uuid } }),
        })),
        { id: 'add', label: t`Add column`, icon: 'plus', onSelect: () => ask({ below: null }) },
        null,
      ]}
    />
  )
}

interface MenuColumnProps {
  readonly column: Column
}

/** A column as an entry of the menu, with its icon, its name and its unread count. */
function MenuColumn({ column }: MenuColumnProps) {
  return (
    <ColumnSession column={column} asleep={<SleepingEntry column={column} />}>
      <ConnectedEntry column={column} />
    </ColumnSession>
  )
}

function ConnectedEntry({ column }: MenuColumnProps) {
  const face = useColumnTitle(column)
  const { name, detail } = face
  const unread = useAppValue(unreadAtoms(column.uuid))

  return (
    <EntryContent columnTitle={face} detail={name.endsWith(detail) ? '' : detail}>
      <CountBadge value={unread} />
    </EntryContent>
  )
}

function SleepingEntry({ column }: MenuColumnProps) {
  return (
    <EntryContent columnTitle={useSleepingTitle(column)} detail="">
      <Icon name="moon" />
      <span className="visually-hidden">
        <Trans>Signed out</Trans>
      </span>
    </EntryContent>
  )
}

interface EntryContentProps {
  readonly columnTitle: ColumnTitle
  readonly detail: string
  readonly children?: ReactNode
}

function EntryContent({ columnTitle, detail, children }: EntryContentProps) {
  return (
    <span className={styles['column']}>
      <ColumnIcon columnTitle={columnTitle} />
      <bdi>{columnTitle.name}</bdi>
      <small>{detail}</small>
      <ColumnAccount account={columnTitle.account} place="row" />
      {children}
    </span>
  )
}

/** The kinds of column that have a tab. */
const TABBED: ReadonlySet<string> = new Set(['HOME', 'NOTIFICATIONS', 'COMMUNITY', 'PUBLIC'])

/** Returns the saved columns without a tab in the narrow layout, each with its path. */
function useMenuColumns(): readonly (readonly [Column, string])[] {
  const columns = useAppValue(columnsAtom)
  const { key } = useSession()

  return removeTabColumns(columns, key).flatMap((column) => {
    const path = column.id === 'COMPOSE' ? null : getColumnPath(column)
    return path === null ? [] : [[column, path] as const]
  })
}

/** Removes the columns shown by tabs. A tab shows the first column of its kind; a second one stays in the list. */
function removeTabColumns(columns: readonly Column[], key: AccountKey): readonly Column[] {
  const inTabs = new Set<string>()
  return columns.filter(({ id, accountKey }) => {
    if (!TABBED.has(id) || accountKey !== key || inTabs.has(id)) return true
    inTabs.add(id)
    return false
  })
}
