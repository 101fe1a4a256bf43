import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Drawings.module.css'

interface DrawingStageProps {
  /** Class for its height and layout. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The background of a small drawn deck, lit from above. Hidden from screen readers. */
function DrawingStage({ className, children }: DrawingStageProps) {
  return (
    <div className={classNames(styles['stage'], className)} aria-hidden="true">
      {children}
    </div>
  )
}

const COLUMNS = 4
const ROWS = 4

/** A drawing of a deck whose columns fill with posts. */
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

/** A drawing of the rail, whose last button adds a column. */
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
