import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { markedIdsAtom, markListedAtom } from '../../state/notifications/cleaning.ts'
import { isDeletingAtom } from '../../state/notifications/delete-marked.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useDeletions } from './use-deletions.ts'
import styles from './Cleaning.module.css'

/** What can be done while notifications are picked for deletion. */
export function CleaningDrawer() {
  const { t } = useLingui()
  const { capabilities } = useSession().api
  const count = useSessionValue(markedIdsAtom).length
  const isDeleting = useSessionValue(isDeletingAtom)
  const markListed = useSessionAction(markListedAtom)
  const { askToDelete, askToClear } = useDeletions()

  return (
    <fieldset className={styles['drawer']} aria-label={t`Pick what to delete`}>
      <div className={styles['picks']}>
        <Button variant="link" onClick={() => markListed('all')}>
          <Trans>Select all</Trans>
        </Button>
        <Button variant="link" onClick={() => markListed('none')}>
          <Trans>Select none</Trans>
        </Button>
        <Button variant="link" onClick={() => markListed('inverted')}>
          <Trans>Invert selection</Trans>
        </Button>
      </div>
      <div className={styles['ends']}>
        <Button
          variant="danger"
          icon="trash"
          disabled={count === 0 || isDeleting}
          onClick={() => askToDelete(count)}
        >
          <Trans>Delete selected</Trans>
        </Button>
        <output>
          <Plural value={count} one="# selected" other="# selected" />
        </output>
        {capabilities.has('notificationsClear') && (
          <Button variant="quiet" onClick={askToClear}>
            <Trans>Clear all</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  )
}
