import { columnIdsAtom } from '../../state/columns/workspaces.ts'
import { useAppValue } from '../../state/react/index.ts'
import { watchScrollEdges } from '../../ui/scroll-area/watch-scroll-edges.ts'
import { RailEntry } from './RailEntry.tsx'
import styles from './Rail.module.css'

/** From this many on, entries move closer together. */
const MANY = 9

interface RailColumnsProps {
  /** The column that the reader is in. */
  readonly current: string | null
}

/** The shown workspace's columns: they scroll when there are more than fit. */
export function RailColumns({ current }: RailColumnsProps) {
  const columnIds = useAppValue(columnIdsAtom)

  return (
    <div
      ref={watchScrollEdges}
      className={styles['columns']}
      data-many={columnIds.length >= MANY || undefined}
    >
      {columnIds.map((uuid) => (
        <RailEntry key={uuid} uuid={uuid} isCurrent={uuid === current} />
      ))}
    </div>
  )
}
