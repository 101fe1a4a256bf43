import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import {
  equaliseStack,
  resizeInStack,
  getStackRange,
  getStackShares,
  type StripSlot,
} from '@colonnade/domain/workspaces'
import { updateStripAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { useDrag } from '../../../ui/dragging/use-drag.ts'
import { ColumnSeparator, STEP_PX } from '../arrange/ColumnSeparator.tsx'
import { findColumnElement } from '../column-element.ts'
import { getDividerId, applyStackLayout } from './apply-stack-layout.ts'
import styles from './ColumnSeparators.module.css'

export interface StackDividerProps {
  readonly place: StripSlot
  readonly folded: readonly string[]
  /** The column above it, and its name. */
  readonly uuid: string
  readonly name: string
  /** The grid line at the slot's start. */
  readonly line: number
  /** From the top of the slot. */
  readonly top: string
}

/**
 * The divider between two columns of a stack. Dragging it or using the arrow keys shares their height. @see BY-30,
 * BY-54
 */
export function StackDivider({ place, folded, uuid, name, line, top }: StackDividerProps) {
  const { t } = useLingui()
  const changeStrip = useAppAction(updateStripAtom)
  const height = useRef(1)
  const shares = getStackShares(place)
  const index = place.columns.indexOf(uuid)
  const share = shares[index] ?? 0
  const range = getStackRange(shares, index) ?? { min: share, max: share }

  const handleShare = (percent: number | null) =>
    changeStrip((strip) =>
      percent === null ? equaliseStack(strip, uuid) : resizeInStack(strip, uuid, percent),
    )
  const getDraggedShare = (distance: number) => share + (distance / height.current) * 100

  const { breakOff, pointer } = useDrag({
    axis: 'y',
    isCaptured: true,
    onStart: () => {
      height.current = getExpandedHeight(place, folded)
    },
    onMove: ({ distance }) => {
      const [shown] = resizeInStack([place], uuid, getDraggedShare(distance))
      if (shown !== undefined) applyStackLayout(shown, folded)
    },
    onEnd: ({ distance }, isBrokenOff) => {
      applyStackLayout(place, folded)
      if (!isBrokenOff && distance !== 0) handleShare(getDraggedShare(distance))
    },
  })

  return (
    <ColumnSeparator
      id={getDividerId(uuid)}
      className={styles['divider']}
      style={{ gridColumn: line, insetBlockStart: top }}
      orientation="horizontal"
      name={t`Height of ${name}`}
      columns={[uuid]}
      size={{ now: share, ...range }}
      measure={() => ({ now: share, step: (STEP_PX / getExpandedHeight(place, folded)) * 100 })}
      onResize={handleShare}
      cancelDrag={breakOff}
      {...pointer}
      onLostPointerCapture={pointer.onPointerCancel}
    />
  )
}

/** Returns the height that the expanded columns share, in CSS pixels. Collapsed columns have a fixed height. */
function getExpandedHeight({ columns, ...place }: StripSlot, folded: readonly string[]): number {
  const shares = getStackShares({ columns, ...place })
  const open = columns.flatMap((uuid, index) =>
    folded.includes(uuid)
      ? []
      : [{ px: findColumnElement(uuid)?.offsetHeight ?? 0, share: shares[index] ?? 0 }],
  )
  const px = open.reduce((sum, each) => sum + each.px, 0)
  const share = open.reduce((sum, each) => sum + each.share, 0)
  return Math.max(1, (px / Math.max(1, share)) * 100)
}
