import { isTouchScreen } from '../../lib/touch-screen.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { endIntroductionAtom } from '../../state/settings/introduction.ts'
import { ColumnOffers } from './ColumnOffers.tsx'
import { Introduction } from './Introduction.tsx'

interface OnboardingDialogProps {
  readonly onClose: () => void
}

/** Introduces a new account to the deck, once; however it is left, it has been seen (MOD-15). */
export function OnboardingDialog({ onClose }: OnboardingDialogProps) {
  const end = useSessionAction(endIntroductionAtom)

  const handleClose = () => {
    onClose()
    end()
  }
  return <Introduction offers={<ColumnOffers />} isByHand={isTouchScreen()} onClose={handleClose} />
}
