import { useLingui } from '@lingui/react/macro'
import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'

interface MoveButtonsProps {
  readonly position: { readonly index: number; readonly total: number }
  readonly onMove: (index: number) => void
}

/** Moves an account of the list by keyboard. */
export function MoveButtons({ position: { index, total }, onMove }: MoveButtonsProps) {
  const { t } = useLingui()
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)

  const move = (to: number, used: RefObject<HTMLButtonElement | null>) => {
    flushSync(() => onMove(to))
    // The button was removed from the page and inserted again. At either end it is disabled, so the other one takes
    // the focus.
    const next = used.current?.disabled === true ? (used === up ? down : up) : used
    next.current?.focus()
  }

  return (
    <>
      <IconButton
        ref={up}
        icon="arrow-up"
        iconSize={16}
        label={t`Move up`}
        disabled={index === 0}
        onClick={() => move(index - 1, up)}
      />
      <IconButton
        ref={down}
        icon="arrow-down"
        iconSize={16}
        label={t`Move down`}
        disabled={index === total - 1}
        onClick={() => move(index + 1, down)}
      />
    </>
  )
}
