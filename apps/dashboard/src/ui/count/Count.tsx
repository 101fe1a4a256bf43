import { useLingui } from '@lingui/react'
import { classNames } from '../class-names.ts'
import { compactNumber } from './compact-number.ts'
import styles from './Count.module.css'

interface CountProps {
  readonly value: number
  readonly className?: string | undefined
}

/** A small number on a coloured ground, for what waits unread. Nothing at zero. */
export function Count({ value, className }: CountProps) {
  const { i18n } = useLingui()
  if (value <= 0) return null

  return (
    <span className={classNames(styles['count'], className)}>
      {compactNumber(value, i18n.locale)}
    </span>
  )
}
