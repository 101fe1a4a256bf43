import { useEffect } from 'react'
import { railNumberAtoms, setRailMarkAtom } from '../../state/columns/rail-marks.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { ColumnFace } from './column-face.ts'
import styles from './Rail.module.css'

interface RailMarkProps {
  readonly uuid: string
  readonly face: ColumnFace
}

/** What an entry of the rail is told by: a picture, letters or an icon, and a number where others look the same. */
export function RailMark({ uuid, face: { icon, mark } }: RailMarkProps) {
  const number = useAppValue(railNumberAtoms(uuid))
  const note = useAppAction(setRailMarkAtom)
  const looks = mark === null ? icon : `${mark.kind} ${mark.picture ?? mark.letters}`

  useEffect(() => {
    note(uuid, looks)
    return () => note(uuid, null)
  }, [note, uuid, looks])

  return (
    <>
      {mark === null ? (
        <Icon name={icon} size={20} />
      ) : mark.kind === 'person' ? (
        <Avatar src={mark.picture ?? null} name={mark.letters} size="small" />
      ) : (
        <span className={styles['letters']} data-kind={mark.kind} aria-hidden="true">
          {mark.letters}
        </span>
      )}
      {number !== null && (
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
      )}
    </>
  )
}
