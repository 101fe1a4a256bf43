import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Drawings.module.css'

interface DrawingStageProps {
  /** Its height, and how its parts stand. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Where a small deck is drawn: lit from above, and for the eye alone. */
function DrawingStage({ className, children }: DrawingStageProps) {
  return (
    <div className={classNames(styles['stage'], className)} aria-hidden="true">
      {children}
    </div>
  )
}

const COLUMNS = 4
const ROWS = 4

/** A small deck that fills: nobody's posts in nobody's columns. */
export function DeckDrawing() {
  return (
    <DrawingStage className={styles['drawing']}>
      <div className={styles['rail']}>
        <i />
        <i />
        <i />
        <i />
      </div>
      {Array.from({ length: COLUMNS }, (_, column) => (
        <div key={column} className={styles['column']}>
          {Array.from({ length: ROWS }, (_row, row) => (
            <div key={row} className={styles['row']} data-shape={(column * 5 + row * 3) % 7}>
              <i />
              <b />
              <b />
            </div>
          ))}
        </div>
      ))}
    </DrawingStage>
  )
}

/** The rail, whose last entry makes a column. */
export function AddingDrawing() {
  return (
    <DrawingStage className={styles['addingDeck']}>
      <div className={styles['addingRail']}>
        <Icon name="home" />
        <Icon name="bell" />
        <Icon name="hash" />
        <span className={styles['plus']}>
          <Icon name="plus" />
        </span>
      </div>
      <div className={styles['addingColumn']} />
      <div className={styles['addingColumn']} />
      <div className={styles['addingColumn']} data-new>
        <Icon name="plus" size={22} />
      </div>
    </DrawingStage>
  )
}
