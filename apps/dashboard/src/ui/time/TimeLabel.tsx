import type { ReactNode } from 'react'

interface TimeLabelProps {
  /** ISO 8601, for `datetime`. */
  readonly dateTime: string
  /** The full date and time as a tooltip. */
  readonly title: string
  readonly children: ReactNode
}

/** A short time label with the full date and time in its `datetime` and its tooltip. */
export function TimeLabel({ dateTime, title, children }: TimeLabelProps) {
  return (
    <time dateTime={dateTime} title={title}>
      {children}
    </time>
  )
}
