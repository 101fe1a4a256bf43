import { useMemo } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { fillGapLateAtom } from '../../state/timelines/fill-gap-late.ts'
import { gapSpan } from '../../state/timelines/timeline-source.ts'
import { GapCard } from '../../ui/gap/GapCard.tsx'

export interface GapRowProps {
  readonly uuid: string
  /** Its place among the column's items. */
  readonly index: number
  readonly above: StatusId | null
  readonly below: StatusId | null
  readonly position: number
  readonly setSize: number
}

/** A hole in the timeline, as wide as its neighbours are apart. */
export function GapRow({ uuid, index, above, below, ...rest }: GapRowProps) {
  const fill = useSessionAction(fillGapLateAtom)
  const span = useSessionValue(useMemo(() => gapSpan(above, below), [above, below]))

  return <GapCard {...rest} span={span} onFill={(choice) => fill(uuid, index, choice)} />
}
