import { useMemo } from 'react'
import { fillGapAtom, createGapSpanAtom } from '../../state/list-columns/fill-gap.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { GapCard } from '../../ui/gap/GapCard.tsx'

export interface GapRowProps {
  readonly uuid: string
  /** Index among the column's rows. */
  readonly index: number
  /** The adjacent rows; null where there is none. */
  readonly above: string | null
  readonly below: string | null
  /** The source of the gap, in a column with several. */
  readonly source?: { readonly name: string; readonly paint: string }
  readonly position: number
  readonly setSize: number
}

/** A gap in a list. It shows the time between the rows above and below. */
export function GapRow({ uuid, index, above, below, ...rest }: GapRowProps) {
  const fill = useSessionAction(fillGapAtom)
  const spanAtom = useMemo(() => createGapSpanAtom(uuid, above, below), [uuid, above, below])

  return (
    <GapCard
      {...rest}
      span={useSessionValue(spanAtom)}
      onFill={(choice) => fill(uuid, index, choice)}
    />
  )
}
