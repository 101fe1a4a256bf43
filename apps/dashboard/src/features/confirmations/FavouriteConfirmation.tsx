import type { StatusId } from '@colonnade/domain/entities'
import { setFavouriteAtom } from '../../state/actions/status-action.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { SkippableConfirmation } from './SkippableConfirmation.tsx'

interface FavouriteConfirmationProps {
  readonly statusId: StatusId
  /** Runs instead of the action itself. */
  readonly onConfirm?: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before a favourite, when the setting is on (MOD-09). */
export function FavouriteConfirmation({
  statusId,
  onConfirm,
  onClose,
}: FavouriteConfirmationProps) {
  const setFavourite = useSessionAction(setFavouriteAtom)

  return (
    <SkippableConfirmation
      type="FAVOURITE"
      statusId={statusId}
      onConfirm={onConfirm ?? (() => void setFavourite(statusId, true))}
      onClose={onClose}
    />
  )
}
