import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import {
  equaliseStack,
  resizeInStack,
  stackRange,
  stackShares,
  type StripPlace,
} from '@colonnade/domain/workspaces'
import { changeStripAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { useDrag } from '../../../ui/dragging/use-drag.ts'
import { ColumnSeparator, STEP_PX } from '../arrange/ColumnSeparator.tsx'
import { columnElement } from '../column-element.ts'
import { dividerId, drawStack } from './draw-stack.ts'
import styles from './Separators.module.css'

export interface StackDividerProps {
  readonly place: StripPlace
  readonly folded: readonly string[]
  /** The column above it, and its name. */
  readonly uuid: string
  readonly name: string
  /** The grid line that the place begins at. */
  readonly line: number
  /** From the top of the place. */
  readonly top: string
}

/** Between two columns of a stack: pulled by the pointer or moved by keys it shares their height. @see BY-30, BY-54 */
export function StackDivider({ place, folded, uuid, name, line, top }: StackDividerProps) {
  const { t } = useLingui()
  const changeStrip = useAppAction(changeStripAtom)
  const height = useRef(1)
  const shares = stackShares(place)
  const index = place.columns.indexOf(uuid)
  const share = shares[index] ?? 0
  const range = stackRange(shares, index) ?? { min: share, max: share }

  const handleShare = (percent: number | null) =>
    changeStrip((strip) =>
      percent === null ? equaliseStack(strip, uuid) : resizeInStack(strip, uuid, percent),
    )
  const pulled = (distance: number) => share + (distance / height.current) * 100

  const { breakOff, pointer } = useDrag({
    axis: 'y',
    isCaptured: true,
    onStart: () => {
      height.current = openHeight(place, folded)
    },
    onMove: ({ distance }) => {
      const [shown] = resizeInStack([place], uuid, pulled(distance))
      if (shown !== undefined) drawStack(shown, folded)
    },
    onEnd: ({ distance }, isBrokenOff) => {
      drawStack(place, folded)
      if (!isBrokenOff && distance !== 0) handleShare(pulled(distance))
    },
  })

  return (
    <ColumnSeparator
      id={dividerId(uuid)}
      className={styles['divider']}
      style={{ gridColumn: line, insetBlockStart: top }}
      orientation="horizontal"
      name={t`Height of ${name}`}
      columns={[uuid]}
      size={{ now: share, ...range }}
      measure={() => ({ now: share, step: (STEP_PX / openHeight(place, folded)) * 100 })}
      onResize={handleShare}
      breakOff={breakOff}
      {...pointer}
      onLostPointerCapture={pointer.onPointerCancel}
    />
  )
}

/** What all shares together come to, in CSS pixels: folded columns take a part of their own. */
function openHeight({ columns, ...place }: StripPlace, folded: readonly string[]): number {
  const shares = stackShares({ columns, ...place })
  const open = columns.flatMap((uuid, index) =>
    folded.includes(uuid)
      ? []
      : [{ px: columnElement(uuid)?.offsetHeight ?? 0, share: shares[index] ?? 0 }],
  )
  const px = open.reduce((sum, each) => sum + each.px, 0)
  const share = open.reduce((sum, each) => sum + each.share, 0)
  return Math.max(1, (px / Math.max(1, share)) * 100)
}
