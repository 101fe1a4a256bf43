import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { ColumnTitle } from '../title/column-title.ts'
import styles from './ColumnFrame.module.css'

interface ColumnIconProps {
  readonly columnTitle: ColumnTitle
  /** Side length in px, as of `Icon`. */
  readonly size?: number
  readonly className?: string | undefined
}

/** The icon of a column, or the emoji that the user chose instead. @see BY-55 */
export function ColumnIcon({ columnTitle, ...rest }: ColumnIconProps) {
  const { icon, emoji } = columnTitle
  if (!emoji) return <Icon name={icon} {...rest} />
  return (
    <span
      className={classNames(styles['emoji'], rest.className)}
      aria-hidden="true"
      data-icon={emoji}
    >
      {emoji}
    </span>
  )
}
