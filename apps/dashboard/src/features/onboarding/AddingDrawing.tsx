import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './AddingDrawing.module.css'

/** The rail, whose last entry makes a column. */
export function AddingDrawing() {
  return (
    <div className={styles['drawing']} aria-hidden="true">
      <div className={styles['rail']}>
        <Icon name="home" />
        <Icon name="bell" />
        <Icon name="hash" />
        <span className={styles['plus']}>
          <Icon name="plus" />
        </span>
      </div>
      <div className={styles['column']} />
      <div className={styles['column']} />
      <div className={styles['column']} data-new>
        <Icon name="plus" size={22} />
      </div>
    </div>
  )
}
