import { useCallback, useRef } from 'react'
import { columnIdsAtom } from '../../../state/columns/workspaces.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { useLatePart } from '../use-late-part.ts'
import { RailEntry } from './RailEntry.tsx'
import styles from './Rail.module.css'

/** From this many on, entries move closer together. */
const MANY = 9

const loadLooks = async () => (await import('./RailLooks.tsx')).RailLooks

interface RailColumnsProps {
  /** The column that the reader is in. */
  readonly current: string | null
}

/** The shown workspace's columns: they scroll when there are more than fit. */
export function RailColumns({ current }: RailColumnsProps) {
  const columnIds = useAppValue(columnIdsAtom)
  const list = useRef<HTMLDivElement>(null)
  const getList = useCallback(() => list.current, [])
  const looks = useLatePart(loadLooks, 'later')

  return (
    <>
      {looks !== null && <looks.Part getList={getList} />}
      <div
        ref={list}
        className={styles['columns']}
        data-many={columnIds.length >= MANY || undefined}
      >
        {columnIds.map((uuid) => (
          <RailEntry key={uuid} uuid={uuid} isCurrent={uuid === current} />
        ))}
      </div>
    </>
  )
}
