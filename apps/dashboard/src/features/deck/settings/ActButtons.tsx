import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import type { ColumnAct } from '../arrange/column-acts.ts'
import styles from './ColumnSettings.module.css'

interface ActButtonsProps {
  readonly acts: readonly ColumnAct[]
}

/** What can be done to a column, as buttons. */
export function ActButtons({ acts }: ActButtonsProps) {
  const { i18n } = useLingui()

  return (
    <div className={styles['actions']}>
      {acts.map(({ label, icon, run }) => (
        <Button key={label.id} variant="quiet" icon={icon} onClick={run}>
          {i18n._(label)}
        </Button>
      ))}
    </div>
  )
}
