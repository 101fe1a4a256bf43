import { useLingui } from '@lingui/react'
import { classNames } from '../class-names.ts'
import { formatCompactNumber } from './format-compact-number.ts'
import styles from './CountBadge.module.css'

interface CountBadgeProps {
  readonly value: number
  readonly className?: string | undefined
}

/** A badge with an unread count. Renders nothing at zero. */
export function CountBadge({ value, className }: CountBadgeProps) {
  const { i18n } = useLingui()
  if (value <= 0) return null

  return (
    <span className={classNames(styles['count'], className)}>
      {formatCompactNumber(value, i18n.locale)}
    </span>
  )
}
