import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Column } from '@colonnade/domain/columns'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { columnAtoms, unreadAtoms } from '../../../state/columns/columns.ts'
import { foldColumnAtom } from '../../../state/columns/shown-strip.ts'
import { columnIdsAtom } from '../../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { Count } from '../../../ui/count/Count.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { goTo } from '../../../ui/link/go-to.ts'
import { revealColumn } from '../column-element.ts'
import { ColumnSession } from '../column/ColumnSession.tsx'
import { useColumnFace } from '../column/use-column-face.ts'
import { useComposerReveal } from '../column/use-composer-reveal.ts'
import type { RouteScreen } from '../deck-parts.ts'
import { MainMenu } from '../menu/MainMenu.tsx'
import { ScreenName } from '../route/ScreenName.tsx'
import styles from './Rail.module.css'

interface RailProps {
  readonly onAddColumn: () => void
  /** The column that the reader is in. */
  readonly current: string | null
  readonly workspaces: ReactNode
  /** What the address names beside the columns. */
  readonly screen: RouteScreen | null
}

/** The narrow bar beside the columns: one entry for each, the workspaces, and what belongs to no column. */
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

/** To the composer: its column where there is one, else its own screen. */
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

/** The rail's way to one more column. */
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

/** The rail's way to search; with Ctrl a column of it. */
function SearchEntry() {
  const { t } = useLingui()

  return (
    <AppLink to="/search" className={styles['entry']} aria-label={t`Search`} title={t`Search`}>
      <Icon name="search" size={20} />
    </AppLink>
  )
}

/** The rail's way to the settings of this browser. */
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

/** From this many on, entries move closer together. */
const MANY = 9

const railLooks = lazyModule(async () => (await import('./RailLooks.tsx')).RailLooks)

interface RailColumnsProps {
  /** The column that the reader is in. */
  readonly current: string | null
}

/** The shown workspace's columns: they scroll when there are more than fit. */
function RailColumns({ current }: RailColumnsProps) {
  const columnIds = useAppValue(columnIdsAtom)
  const list = useRef<HTMLDivElement>(null)
  const getList = useCallback(() => list.current, [])

  return (
    <>
      <Lazy module={railLooks} props={{ getList }} failure="nothing" when="later" />
      <div
        ref={list}
        className={styles['columns']}
        data-many={columnIds.length >= MANY || undefined}
      >
        {columnIds.map((uuid) => (
          <RailEntry key={uuid} uuid={uuid} isCurrent={uuid === current} />
        ))}
      </div>
    </>
  )
}

const railMark = lazyModule(async () => (await import('./RailMark.tsx')).RailMark)

interface RailEntryProps {
  readonly uuid: string
  readonly isCurrent: boolean
}

/** Leads to a column, and tells what waits unread in it. */
function RailEntry({ uuid, isCurrent }: RailEntryProps) {
  const column = useAppValue(columnAtoms(uuid))
  // The composer has the accented button on top.
  if (column === undefined || column.id === 'COMPOSE') return null

  return (
    <ColumnSession column={column}>
      <ConnectedEntry column={column} isCurrent={isCurrent} />
    </ColumnSession>
  )
}

interface ConnectedEntryProps {
  readonly column: Column
  readonly isCurrent: boolean
}

function ConnectedEntry({ column, isCurrent }: ConnectedEntryProps) {
  const { name, icon } = useColumnFace(column)
  const unread = useAppValue(unreadAtoms(column.uuid))
  const button = useRef<HTMLButtonElement>(null)
  const fold = useAppAction(foldColumnAtom)

  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])

  const handleJump = () => {
    flushSync(() => fold(column.uuid, false))
    revealColumn(column.uuid)
  }

  return (
    <button
      ref={button}
      type="button"
      className={styles['entry']}
      aria-label={name}
      title={name}
      aria-current={isCurrent || undefined}
      onClick={handleJump}
    >
      <Lazy
        module={railMark}
        props={{ column, icon }}
        fallback={<Icon name={icon} size={20} />}
        failure="nothing"
        when="later"
      />
      <Count value={unread} className={styles['count']} />
    </button>
  )
}
