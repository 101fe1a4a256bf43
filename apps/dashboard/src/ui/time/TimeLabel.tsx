import type { ReactNode } from 'react'

interface TimeLabelProps {
  /** For machines: ISO 8601. */
  readonly dateTime: string
  /** The full date and time in words, as a tooltip. */
  readonly title: string
  readonly children: ReactNode
}

/** A moment as a short label that still tells machines and curious readers the whole of it. */
export function TimeLabel({ dateTime, title, children }: TimeLabelProps) {
  return (
    <time dateTime={dateTime} title={title}>
      {children}
    </time>
  )
}
