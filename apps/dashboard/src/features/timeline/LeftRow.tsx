import type { StatusId } from '@colonnade/domain/entities'
import { serverStatusAtoms } from '../../state/entities/statuses.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { columnSourceAtoms } from '../../state/timelines/column-list.ts'
import { StatusTombstone } from '../status/index.ts'
import { LetGoRow } from './LetGoRow.tsx'

interface LeftRowProps {
  readonly id: StatusId
  readonly uuid: string
  readonly position: number
  readonly setSize: number
}

/** What stands for a row that left while it was near the reader: let go by them, or deleted. */
export function LeftRow({ id, uuid, position, setSize }: LeftRowProps) {
  const source = useSessionValue(columnSourceAtoms, uuid)
  const status = useSessionValue(serverStatusAtoms, id)
  const place = { position, setSize }

  if (source === 'favourites' && status?.favourited === false)
    return <LetGoRow id={id} kind="favourites" {...place} />
  if (source === 'bookmarks' && status?.bookmarked === false)
    return <LetGoRow id={id} kind="bookmarks" {...place} />
  return <StatusTombstone {...place} />
}
