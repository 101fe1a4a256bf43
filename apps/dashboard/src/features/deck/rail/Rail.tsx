import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAppAction } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { goTo } from '../../../ui/link/go-to.ts'
import { useComposerReveal } from '../column/use-composer-reveal.ts'
import type { RouteScreen } from '../deck-parts.ts'
import { MainMenu } from '../menu/MainMenu.tsx'
import { ScreenName } from '../route/ScreenName.tsx'
import { RailColumns } from './RailColumns.tsx'
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
