import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useRef } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { columnAtoms } from '../../../state/columns/columns.ts'
import { columnIdsAtom } from '../../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { goTo } from '../../../ui/link/go-to.ts'
import { ColumnIcon } from '../column/ColumnIcon.tsx'
import { useComposerReveal } from '../column/use-composer-reveal.ts'
import type { RouteScreen } from '../deck-parts.ts'
import { MainMenu } from '../menu/MainMenu.tsx'
import { ScreenName } from '../route/ScreenName.tsx'
import { ColumnSession } from '../title/ColumnSession.tsx'
import { useColumnTitle, useSleepingTitle } from '../title/use-column-title.ts'
import { RailEntryButton } from './RailEntryButton.tsx'
import styles from './Rail.module.css'

interface RailProps {
  readonly onAddColumn: () => void
  readonly current: string | null
  readonly workspaces: ReactNode
  /** The screen of the current URL, besides the columns. */
  readonly screen: RouteScreen | null
}

/**
 * The narrow bar beside the columns: an entry for each column, the workspaces, and entries that belong to no column.
 */
export function Rail({ onAddColumn, current, workspaces, screen }: RailProps) {
  const { t } = useLingui()

  return (
    <nav className={styles['rail']} aria-label={t`Main`}>
      <ScreenName screen={screen} />
      <ComposeEntry />
      <RailColumns current={current} />
      <AddEntry onAdd={onAddColumn} />
      {workspaces}
      <SearchEntry />
      <SettingsEntry />
      <MainMenu className={styles['entry']} />
    </nav>
  )
}

/** Focuses the composer's column, or opens the composer's screen when there is none. */
function ComposeEntry() {
  const { t } = useLingui()
  const revealComposer = useComposerReveal()

  const handleClick = () => {
    if (!revealComposer()) goTo('/statuses/new')
  }

  return (
    <button
      type="button"
      className={styles['compose']}
      aria-label={t`Compose`}
      title={t`Compose`}
      onClick={handleClick}
    >
      <Icon name="pen" size={20} />
    </button>
  )
}

interface AddEntryProps {
  readonly onAdd: () => void
}

/** The entry that adds a column. */
function AddEntry({ onAdd }: AddEntryProps) {
  const { t } = useLingui()

  return (
    <button
      type="button"
      className={styles['entry']}
      aria-label={t`Add column`}
      title={t`Add column`}
      aria-haspopup="dialog"
      onClick={onAdd}
    >
      <Icon name="plus" size={20} />
    </button>
  )
}

/** The entry that opens search; with Ctrl as a column. */
function SearchEntry() {
  const { t } = useLingui()

  return (
    <AppLink to="/search" className={styles['entry']} aria-label={t`Search`} title={t`Search`}>
      <Icon name="search" size={20} />
    </AppLink>
  )
}

/** The entry that opens the settings of this browser. */
function SettingsEntry() {
  const { t } = useLingui()
  const openModal = useAppAction(openModalAtom)

  return (
    <button
      type="button"
      className={styles['entry']}
      aria-label={t`Settings`}
      title={t`Settings`}
      aria-haspopup="dialog"
      onClick={() => openModal({ type: 'SETTINGS' })}
    >
      <Icon name="gear" size={20} />
    </button>
  )
}

/** From this number of entries on, the spacing is smaller. */
const COMPACT_FROM = 9

const railDecorations = lazyModule(
  async () => (await import('./RailDecorations.tsx')).RailDecorations,
)

interface RailColumnsProps {
  readonly current: string | null
}

/** The columns of the active workspace. The list scrolls when there are more than fit. */
function RailColumns({ current }: RailColumnsProps) {
  const columnIds = useAppValue(columnIdsAtom)
  const list = useRef<HTMLDivElement>(null)
  const getList = useCallback(() => list.current, [])

  return (
    <>
      <Lazy module={railDecorations} props={{ getList }} failure="nothing" when="later" />
      <div
        ref={list}
        className={styles['columns']}
        data-many={columnIds.length >= COMPACT_FROM || undefined}
      >
        {columnIds.map((uuid) => (
          <RailEntry key={uuid} uuid={uuid} isCurrent={uuid === current} />
        ))}
      </div>
    </>
  )
}

const railEntryIcon = lazyModule(async () => (await import('./RailEntryIcon.tsx')).RailEntryIcon)

interface RailEntryProps {
  readonly uuid: string
  readonly isCurrent: boolean
}

/** Focuses a column, and shows its unread count. */
function RailEntry({ uuid, isCurrent }: RailEntryProps) {
  const column = useAppValue(columnAtoms(uuid))
  // The composer has the accented button at the top instead.
  if (column === undefined || column.id === 'COMPOSE') return null

  return (
    <ColumnSession column={column} asleep={<SleepingEntry column={column} isCurrent={isCurrent} />}>
      <ConnectedEntry column={column} isCurrent={isCurrent} />
    </ColumnSession>
  )
}

interface ConnectedEntryProps {
  readonly column: Column
  readonly isCurrent: boolean
}

function ConnectedEntry({ column, isCurrent }: ConnectedEntryProps) {
  const face = useColumnTitle(column)

  return (
    <RailEntryButton uuid={column.uuid} columnTitle={face} isCurrent={isCurrent}>
      <Lazy
        module={railEntryIcon}
        props={{ column, columnTitle: face }}
        fallback={<ColumnIcon columnTitle={face} size={20} />}
        failure="nothing"
        when="later"
      />
    </RailEntryButton>
  )
}

/** The entry of a column whose account is signed out. */
function SleepingEntry({ column, isCurrent }: ConnectedEntryProps) {
  const face = useSleepingTitle(column)

  return (
    <RailEntryButton uuid={column.uuid} columnTitle={face} isCurrent={isCurrent} isAsleep>
      <ColumnIcon columnTitle={face} size={20} />
    </RailEntryButton>
  )
}
