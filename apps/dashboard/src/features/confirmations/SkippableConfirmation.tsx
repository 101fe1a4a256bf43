import { Trans, useLingui } from '@lingui/react/macro'
import type { StatusId } from '@colonnade/domain/entities'
import { setBoostAtom } from '../../state/actions/boost-status.ts'
import { setFavouriteAtom } from '../../state/actions/favourite-status.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import styles from './SkippableConfirmation.module.css'

interface SkippableConfirmationProps {
  readonly type: 'BOOST' | 'FAVOURITE'
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** Asks before a boost or a favourite, where the account wants to be asked; Shift skips it. */
export function SkippableConfirmation({ type, statusId, onClose }: SkippableConfirmationProps) {
  const { t } = useLingui()
  const status = useSessionValue(statusAtoms, statusId)
  const setBoost = useSessionAction(setBoostAtom)
  const setFavourite = useSessionAction(setFavouriteAtom)
  if (status === undefined) return null

  const isBoost = type === 'BOOST'
  return (
    <ConfirmDialog
      question={isBoost ? t`Boost this post?` : t`Favourite this post?`}
      verb={isBoost ? <Trans>Boost</Trans> : <Trans>Favourite</Trans>}
      onConfirm={() => void (isBoost ? setBoost(statusId, true) : setFavourite(statusId, true))}
      onClose={onClose}
    >
      <blockquote className={styles['quote']} dir="auto">
        {status.search_index.trim()}
      </blockquote>
      <small>
        {isBoost ? (
          <Trans>You can press Shift + Boost to skip this next time</Trans>
        ) : (
          <Trans>You can press Shift + star to skip this next time</Trans>
        )}
      </small>
    </ConfirmDialog>
  )
}
