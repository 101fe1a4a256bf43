import { Trans } from '@lingui/react/macro'
import { DeckDrawing } from './DeckDrawing.tsx'
import styles from './Introduction.module.css'

/** What columns are. */
export function DeckPage() {
  return (
    <>
      <DeckDrawing />
      <h3>
        <Trans>Everything side by side</Trans>
      </h3>
      <p className={styles['text']}>
        <Trans>
          A column shows one thing: your home timeline, your notifications, a hashtag, a list, a
          person. New posts come in by themselves, and each column keeps the place where you stopped
          reading.
        </Trans>
      </p>
    </>
  )
}
