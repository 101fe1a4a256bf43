import { useLingui } from '@lingui/react/macro'
import { useRef, type KeyboardEvent } from 'react'
import {
  equaliseStack,
  resizeInStack,
  stackRange,
  stackShares,
  type StripPlace,
} from '@colonnade/domain/workspaces'
import { changeStripAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { columnElement, columnElementId } from '../column-element.ts'
import { dividerId, drawStack } from './draw-stack.ts'
import { separatorStep } from './separator-step.ts'
import { useDragDistance } from './use-drag-distance.ts'
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

  const handleShare = (percent: number) =>
    changeStrip((strip) => resizeInStack(strip, uuid, percent))
  const handleReset = () => changeStrip((strip) => equaliseStack(strip, uuid))
  const pulled = (distance: number) => share + (distance / height.current) * 100

  const { breakOff, pointer } = useDragDistance({
    axis: 'y',
    onStart: () => {
      height.current = openHeight(place, folded)
    },
    onDrag: (distance) => {
      const [shown] = resizeInStack([place], uuid, pulled(distance))
      if (shown !== undefined) drawStack(shown, folded)
    },
    onEnd: (distance) => {
      drawStack(place, folded)
      if (distance !== null && distance !== 0) handleShare(pulled(distance))
    },
  })

  const handleKey = (event: KeyboardEvent) => {
    if (breakOff(event)) return
    const step = separatorStep(event, 'y', false)
    if (step === null) return
    event.preventDefault()
    if (step === 'reset') handleReset()
    else if (typeof step === 'string') handleShare(range[step])
    else handleShare(share + (step / openHeight(place, folded)) * 100)
  }

  return (
    // A separator that can be moved is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      id={dividerId(uuid)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles['divider']}
      style={{ gridColumn: line, insetBlockStart: top }}
      aria-orientation="horizontal"
      aria-label={t`Height of ${name}`}
      aria-controls={columnElementId(uuid)}
      aria-valuemin={Math.round(range.min)}
      aria-valuemax={Math.round(range.max)}
      aria-valuenow={Math.round(share)}
      {...pointer}
      onKeyDown={handleKey}
      onDoubleClick={handleReset}
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
