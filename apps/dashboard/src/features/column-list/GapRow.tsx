import { useMemo } from 'react'
import { fillGapAtom, gapSpan } from '../../state/list-columns/fill-gap.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { GapCard } from '../../ui/gap/GapCard.tsx'

export interface GapRowProps {
  readonly uuid: string
  /** Its place among the column's rows. */
  readonly index: number
  /** The rows beside it; null where none stands there. */
  readonly above: string | null
  readonly below: string | null
  readonly position: number
  readonly setSize: number
}

/** A hole in a list, as wide as its neighbours are apart. */
export function GapRow({ uuid, index, above, below, ...rest }: GapRowProps) {
  const fill = useSessionAction(fillGapAtom)
  const spanAtom = useMemo(() => gapSpan(uuid, above, below), [uuid, above, below])

  return (
    <GapCard
      {...rest}
      span={useSessionValue(spanAtom)}
      onFill={(choice) => fill(uuid, index, choice)}
    />
  )
}
