import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { turnPage } from '@colonnade/domain/controls'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog, type DialogKeyEvent } from '../../ui/dialog/Dialog.tsx'
import { useSwipe } from '../../ui/dragging/use-swipe.ts'
import { AddingDrawing, DeckDrawing } from './Drawings.tsx'
import { KeysPage } from './KeysPage.tsx'
import { TouchPage } from './TouchPage.tsx'
import styles from './Introduction.module.css'

/** Distance of the slide animation for a page that was not dragged, in px. */
const STEP_PX = 40

interface IntroductionProps {
  /** Suggested columns. */
  readonly offers: ReactNode
  /** Whether the device has a touch screen and no keyboard. */
  readonly isTouch: boolean
  readonly onClose: () => void
}

/** A few pages that are turned by buttons, arrow keys or swipes. */
export function Introduction({ offers, isTouch, onClose }: IntroductionProps) {
  const { t } = useLingui()
  const pages = [
    <DeckPage key="deck" />,
    <AddingPage key="adding" offers={offers} isTouch={isTouch} />,
    isTouch ? <TouchPage key="hand" /> : <KeysPage key="keys" />,
  ]
  const count = pages.length
  const [shown, setShown] = useState(0)
  const isLast = shown === count - 1
  const { pane, pointer, entryRef } = useSwipe({
    shown,
    index: shown,
    last: count - 1,
    isTaken: ({ pointerType, isPrimary }) => pointerType !== 'mouse' && isPrimary,
    onTurn: setShown,
  })

  const goTo = (target: number) => {
    if (target === shown) return
    entryRef.current = target > shown === isMirrored() ? -STEP_PX : STEP_PX
    setShown(target)
  }
  const handleKey = (event: DialogKeyEvent) => {
    const step = getPageStep(event)
    if (step === 0) return
    event.preventDefault()
    goTo(turnPage(shown, step, count))
  }
  return (
    <Dialog
      title={t`Welcome to Colonnade`}
      isFlush
      className={styles['dialog']}
      onClose={onClose}
      onKeyDown={handleKey}
    >
      <div className={styles['book']}>
        <div className={styles['stage']} {...pointer}>
          <div ref={pane} className={styles['page']} aria-live="polite">
            {pages[shown]}
          </div>
        </div>
        <div className={styles['footer']}>
          {isLast ? (
            <Button variant="quiet" icon="chevron-left" onClick={() => goTo(shown - 1)}>
              <Trans>Back</Trans>
            </Button>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              <Trans>Skip</Trans>
            </Button>
          )}
          <PageDots count={count} shown={shown} onChoose={goTo} />
          <Button
            variant="primary"
            data-autofocus
            onClick={isLast ? onClose : () => goTo(shown + 1)}
          >
            {isLast ? <Trans>Done</Trans> : <Trans>Next</Trans>}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Returns the direction of an arrow key, which depends on the text direction. */
function getPageStep(event: DialogKeyEvent): -1 | 0 | 1 {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return 0
  if (event.key === 'ArrowRight') return isMirrored() ? -1 : 1
  if (event.key === 'ArrowLeft') return isMirrored() ? 1 : -1
  return 0
}

const isMirrored = () => getComputedStyle(document.documentElement).direction === 'rtl'

interface PageDotsProps {
  readonly count: number
  /** Counted from 0. */
  readonly shown: number
  readonly onChoose: (page: number) => void
}

/** One dot per page; the current one is marked. */
function PageDots({ count, shown, onChoose }: PageDotsProps) {
  const { t } = useLingui()

  return (
    <ol className={styles['dots']}>
      {Array.from({ length: count }, (_, page) => (
        <li key={page}>
          <button
            type="button"
            aria-label={t`Page ${page + 1} of ${count}`}
            aria-current={page === shown ? 'step' : undefined}
            onClick={() => onChoose(page)}
          />
        </li>
      ))}
    </ol>
  )
}

function DeckPage() {
  return (
    <>
      <DeckDrawing />
      <h3>
        <Trans>Everything side by side</Trans>
      </h3>
      <p className={styles['text']}>
        <Trans>
          Each column shows one thing: your home timeline, your notifications, a hashtag, a list or
          a profile. It updates live and remembers where you left off.
        </Trans>
      </p>
    </>
  )
}

interface AddingPageProps {
  readonly offers: ReactNode
  readonly isTouch: boolean
}

/** Explains how to add and move columns, and suggests some. */
function AddingPage({ offers, isTouch }: AddingPageProps) {
  return (
    <>
      <AddingDrawing />
      <h3>
        <Trans>Build your deck</Trans>
      </h3>
      <p className={styles['text']}>
        {isTouch ? (
          <Trans>
            Use <b>Add column</b> to add more. When only one column fits the screen, the others are
            in the menu.
          </Trans>
        ) : (
          <Trans>
            Use <b>Add column</b> in the sidebar. Drag a column by its header to move or stack it.
            Hold <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and click a name, hashtag or post to open it as a
            column.
          </Trans>
        )}
      </p>
      {offers}
    </>
  )
}
