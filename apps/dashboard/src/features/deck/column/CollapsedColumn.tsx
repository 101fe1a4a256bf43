import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { CountBadge } from '../../../ui/count/CountBadge.tsx'
import type { ColumnTitle } from '../title/column-title.ts'
import { ColumnAccount } from './ColumnAccount.tsx'
import { ColumnIcon } from './ColumnIcon.tsx'
import styles from './CollapsedColumn.module.css'

interface CollapsedColumnProps {
  readonly columnTitle: ColumnTitle
  readonly unread: number
  readonly onExpand: () => void
}

/** A collapsed column: its icon, its vertical name and its unread count. */
export function CollapsedColumn({ columnTitle, unread, onExpand }: CollapsedColumnProps) {
  const { t } = useLingui()
  const countId = useId()

  return (
    <button
      type="button"
      className={styles['folded']}
      aria-label={t`Expand column`}
      aria-expanded={false}
      aria-describedby={countId}
      title={columnTitle.name}
      data-unfold
      onClick={onExpand}
    >
      <ColumnIcon columnTitle={columnTitle} size={18} className={styles['icon']} />
      <span id={countId} hidden>
        {unread > 0 && plural(unread, { one: '# new', other: '# new' })}
      </span>
      <ColumnAccount account={columnTitle.account} place="strip" />
      <CountBadge value={unread} />
      <span className={styles['title']} dir="auto">
        {columnTitle.heading}
      </span>
    </button>
  )
}
