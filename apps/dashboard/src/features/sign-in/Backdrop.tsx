import styles from './Backdrop.module.css'

const COLUMNS = 7
const ROWS = 9

/** A quiet deck behind the card: columns with nobody's posts in them. */
export function Backdrop() {
  return (
    <div className={styles['backdrop']} aria-hidden="true">
      {Array.from({ length: COLUMNS }, (_, column) => (
        <div key={column} className={styles['column']}>
          {Array.from({ length: ROWS }, (_, row) => (
            <div key={row} className={styles['row']} data-shape={(column * 5 + row * 3) % 7}>
              <i />
              <b />
              <b />
              <b />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
