import { Icon } from '../../ui/icon/Icon.tsx'
import { DrawingStage } from './DrawingStage.tsx'
import styles from './AddingDrawing.module.css'

/** The rail, whose last entry makes a column. */
export function AddingDrawing() {
  return (
    <DrawingStage className={styles['drawing']}>
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
    </DrawingStage>
  )
}
