import { useLingui } from '@lingui/react/macro'
import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'

/** Where a file stands among those of its post. */
export interface Place {
  /** Counted from 0. */
  readonly index: number
  readonly total: number
}

interface MoveButtonsProps {
  readonly place: Place
  readonly isLocked: boolean
  readonly onMove: (index: number) => void
}

/** Puts a file before or behind its neighbour, without dragging. */
export function MoveButtons({ place: { index, total }, isLocked, onMove }: MoveButtonsProps) {
  const { t } = useLingui()
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)

  const move = (to: number, used: RefObject<HTMLButtonElement | null>) => {
    flushSync(() => onMove(to))
    // It was taken out of the page and put in again; at either end the other one goes on.
    const other = used === earlier ? later : earlier
    const next = used.current?.disabled === true ? other : used
    next.current?.focus()
  }

  return (
    <>
      <IconButton
        ref={earlier}
        icon="arrow-up"
        iconSize={16}
        label={t`Move earlier`}
        disabled={isLocked || index === 0}
        onClick={() => move(index - 1, earlier)}
      />
      <IconButton
        ref={later}
        icon="arrow-down"
        iconSize={16}
        label={t`Move later`}
        disabled={isLocked || index === total - 1}
        onClick={() => move(index + 1, later)}
      />
    </>
  )
}
