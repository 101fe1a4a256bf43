import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { shownColumnsAtom } from '../../state/columns/workspaces.ts'
import { focusComposerAtom } from '../../state/compose/composer-focus.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { revealColumn } from './column-element.ts'
import styles from './Rail.module.css'

/** To the composer: its column where there is one, else its own screen. */
export function ComposeEntry() {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const columns = useAppValue(shownColumnsAtom)
  const focusComposer = useAppAction(focusComposerAtom)

  const handleClick = () => {
    const column = columns.find(({ id }) => id === 'COMPOSE')
    if (column === undefined) navigate('/statuses/new')
    else revealColumn(column.uuid)
    focusComposer()
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
