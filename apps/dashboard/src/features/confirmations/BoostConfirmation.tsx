import type { StatusId } from '@colonnade/domain/entities'
import { setBoostAtom } from '../../state/actions/set-flags.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { SkippableConfirmation } from './SkippableConfirmation.tsx'

interface BoostConfirmationProps {
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** Asks before a boost, where the account wants to be asked (MOD-08). */
export function BoostConfirmation({ statusId, onClose }: BoostConfirmationProps) {
  const setBoost = useSessionAction(setBoostAtom)

  return (
    <SkippableConfirmation
      type="BOOST"
      statusId={statusId}
      onConfirm={() => void setBoost(statusId, true)}
      onClose={onClose}
    />
  )
}
