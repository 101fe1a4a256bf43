import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AddingDrawing, DeckDrawing } from './Drawings.tsx'
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

interface AddingPageProps {
  readonly offers: ReactNode
  readonly isByHand: boolean
}

/** How columns are added and moved, and some to begin with. */
export function AddingPage({ offers, isByHand }: AddingPageProps) {
  return (
    <>
      <AddingDrawing />
      <h3>
        <Trans>A deck of your own</Trans>
      </h3>
      <p className={styles['text']}>
        {isByHand ? (
          <Trans>
            <b>Add column</b> offers all that can be read. Where there is room for one column only,
            the others wait in the menu.
          </Trans>
        ) : (
          <Trans>
            <b>Add column</b> in the rail offers all that can be read. A column is moved, or put
            below another, by its title. And with <kbd>Ctrl</kbd> or <kbd>⌘</kbd> held, any name,
            tag or post opens as a column.
          </Trans>
        )}
      </p>
      {offers}
    </>
  )
}
