import type { StatusId } from '@colonnade/domain/entities'
import { setFavouriteAtom } from '../../state/actions/status-action.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { SkippableConfirmation } from './SkippableConfirmation.tsx'

interface FavouriteConfirmationProps {
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** Asks for confirmation before a favourite, when the setting is on (MOD-09). */
export function FavouriteConfirmation({ statusId, onClose }: FavouriteConfirmationProps) {
  const setFavourite = useSessionAction(setFavouriteAtom)

  return (
    <SkippableConfirmation
      type="FAVOURITE"
      statusId={statusId}
      onConfirm={() => void setFavourite(statusId, true)}
      onClose={onClose}
    />
  )
}
