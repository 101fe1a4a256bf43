import { useContext } from 'react'
import { accountId, type StatusId } from '@colonnade/domain/entities'
import { setBoostAtom } from '../../state/actions/boost-status.ts'
import { setFavouriteAtom } from '../../state/actions/favourite-status.ts'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { NavigateContext } from '../../ui/link/navigate-context.ts'
import { SkippableQuestion } from './SkippableQuestion.tsx'

/** An id that no server gives: looked up where the post is gone. */
const NOBODY = accountId('')

interface SkippableConfirmationProps {
  readonly type: 'BOOST' | 'FAVOURITE'
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** Asks before a boost or a favourite, where the account wants to be asked; Shift skips it. */
export function SkippableConfirmation({ type, statusId, onClose }: SkippableConfirmationProps) {
  const { meta } = useSession()
  const status = useSessionValue(statusAtoms, statusId)
  const author = useSessionValue(accountAtoms, status?.account ?? NOBODY)
  const setBoost = useSessionAction(setBoostAtom)
  const setFavourite = useSessionAction(setFavouriteAtom)
  const navigate = useContext(NavigateContext)
  if (status === undefined || author === undefined) return null

  const handleNavigate = (path: string) => {
    onClose()
    navigate(path)
  }
  return (
    <NavigateContext value={handleNavigate}>
      <SkippableQuestion
        type={type}
        status={status}
        author={author}
        isAnimated={meta.auto_play_gif && !meta.reduce_motion}
        onConfirm={() =>
          void (type === 'BOOST' ? setBoost(statusId, true) : setFavourite(statusId, true))
        }
        onClose={onClose}
      />
    </NavigateContext>
  )
}
