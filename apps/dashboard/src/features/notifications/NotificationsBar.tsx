import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { isCleaningAtom, setCleaningAtom } from '../../state/notifications/cleaning.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { CleaningDrawer } from './CleaningDrawer.tsx'
import { QuickFilter } from './QuickFilter.tsx'
import styles from './Cleaning.module.css'

/** Over the list: which kinds it shows, and the way to what clears it. */
export function NotificationsBar() {
  const { t } = useLingui()
  const drawerId = useId()
  const { capabilities } = useSession().api
  const isCleaning = useSessionValue(isCleaningAtom)
  const setCleaning = useSessionAction(setCleaningAtom)
  const canDelete = capabilities.has('bulkDismissal') || capabilities.has('notificationDismissal')

  return (
    <>
      <div className={styles['bar']}>
        <QuickFilter />
        {(canDelete || isCleaning) && (
          <IconButton
            label={t`Clear selectively`}
            icon="broom"
            aria-pressed={isCleaning}
            aria-controls={drawerId}
            className={styles['enter']}
            onClick={() => setCleaning(!isCleaning)}
          />
        )}
      </div>
      <div id={drawerId} hidden={!isCleaning}>
        {isCleaning && <CleaningDrawer />}
      </div>
    </>
  )
}
