import type { StatusId } from '@colonnade/domain/entities'
import { setBoostAtom } from '../../state/actions/set-status-flags.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { SkippableConfirmation } from './SkippableConfirmation.tsx'

interface BoostConfirmationProps {
  readonly statusId: StatusId
  /** Runs instead of the action itself. */
  readonly onConfirm?: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before a boost, when the setting is on (MOD-08). */
export function BoostConfirmation({ statusId, onConfirm, onClose }: BoostConfirmationProps) {
  const setBoost = useSessionAction(setBoostAtom)

  return (
    <SkippableConfirmation
      type="BOOST"
      statusId={statusId}
      onConfirm={onConfirm ?? (() => void setBoost(statusId, true))}
      onClose={onClose}
    />
  )
}
