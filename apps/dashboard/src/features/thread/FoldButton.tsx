import { Plural } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Thread.module.css'

interface FoldButtonProps {
  /** All posts of the branch below this one. */
  readonly replies: number
  readonly isFolded: boolean
  readonly onToggle: () => void
}

/** Hides or shows the replies below a post. @see BY-25 */
export function FoldButton({ replies, isFolded, onToggle }: FoldButtonProps) {
  return (
    <button type="button" className={styles['fold']} aria-expanded={!isFolded} onClick={onToggle}>
      <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size={14} />
      {isFolded ? (
        <Plural value={replies} one="Show # reply" other="Show # replies" />
      ) : (
        <Plural value={replies} one="Hide # reply" other="Hide # replies" />
      )}
    </button>
  )
}
