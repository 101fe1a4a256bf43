import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { isRightToLeft } from './tiles/is-right-to-left.ts'

interface MoveAsideProps {
  /** @param side as the screen shows it, whichever way the text runs */
  readonly onMove: (side: 'left' | 'right') => void
}

/** Two buttons, to the left and to the right: arrows flip with the page, and these words do not. */
export function MoveAside({ onMove }: MoveAsideProps) {
  const [left, right] = isRightToLeft()
    ? (['arrow-right', 'arrow-left'] as const)
    : (['arrow-left', 'arrow-right'] as const)

  return (
    <>
      <Button variant="quiet" icon={left} onClick={() => onMove('left')}>
        <Trans>Move left</Trans>
      </Button>
      <Button variant="quiet" icon={right} onClick={() => onMove('right')}>
        <Trans>Move right</Trans>
      </Button>
    </>
  )
}
