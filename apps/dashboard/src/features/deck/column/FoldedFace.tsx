import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Count } from '../../../ui/count/Count.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { ColumnFace } from './column-face.ts'
import styles from './FoldedFace.module.css'

interface FoldedFaceProps {
  readonly face: ColumnFace
  readonly unread: number
  readonly onUnfold: () => void
}

/** What is left of a folded column: its sign, its name from top to bottom, and what waits unread in it. */
export function FoldedFace({ face, unread, onUnfold }: FoldedFaceProps) {
  const { t } = useLingui()
  const countId = useId()

  return (
    <button
      type="button"
      className={styles['folded']}
      aria-label={t`Expand column`}
      aria-expanded={false}
      aria-describedby={countId}
      title={face.name}
      data-unfold
      onClick={onUnfold}
    >
      <Icon name={face.icon} size={18} className={styles['icon']} />
      <span id={countId} hidden>
        {unread > 0 && plural(unread, { one: '# new', other: '# new' })}
      </span>
      <Count value={unread} />
      <span className={styles['title']} dir="auto">
        {face.heading}
      </span>
    </button>
  )
}
