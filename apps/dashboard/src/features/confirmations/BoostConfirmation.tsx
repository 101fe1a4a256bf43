import type { StatusId } from '@colonnade/domain/entities'
import { setBoostAtom } from '../../state/actions/set-status-flags.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { SkippableConfirmation } from './SkippableConfirmation.tsx'

interface BoostConfirmationProps {
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** Asks for confirmation before a boost, when the setting is on (MOD-08). */
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
