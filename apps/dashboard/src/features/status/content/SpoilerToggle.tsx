import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './SpoilerToggle.module.css'

interface SpoilerToggleProps {
  readonly warning: ReactNode
  readonly isOpen: boolean
  readonly bodyId: string
  readonly onToggle: () => void
}

/** A content warning and the button that opens what it warns of. */
export function SpoilerToggle({ warning, isOpen, bodyId, onToggle }: SpoilerToggleProps) {
  return (
    <div className={styles['spoiler']}>
      <p dir="auto">{warning}</p>
      <Button variant="link" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
        {isOpen ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  )
}
