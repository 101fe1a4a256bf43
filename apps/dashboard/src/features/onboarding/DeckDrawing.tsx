import { DrawingStage } from './DrawingStage.tsx'
import styles from './DeckDrawing.module.css'

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
