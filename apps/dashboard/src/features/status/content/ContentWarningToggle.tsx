import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './ContentWarningToggle.module.css'

interface ContentWarningToggleProps {
  readonly warning: ReactNode
  readonly isOpen: boolean
  readonly bodyId: string
  readonly onToggle: () => void
}

/** A content warning and the button that shows the content behind it. */
export function ContentWarningToggle({
  warning,
  isOpen,
  bodyId,
  onToggle,
}: ContentWarningToggleProps) {
  return (
    <div className={styles['spoiler']}>
      <p dir="auto">{warning}</p>
      <Button variant="link" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
        {isOpen ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  )
}
