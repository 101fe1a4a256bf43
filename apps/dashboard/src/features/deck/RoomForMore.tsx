import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Deck.module.css'

interface RoomForMoreProps {
  readonly onAdd: () => void
}

/** Where a wide window has room left. A shortcut for hands on a mouse: the rail's button is the real one. */
export function RoomForMore({ onAdd }: RoomForMoreProps) {
  return (
    <div className={styles['rest']} aria-hidden="true">
      <button type="button" className={styles['room']} tabIndex={-1} onClick={onAdd}>
        <Icon name="plus" size={28} />
      </button>
    </div>
  )
}
