import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId } from 'react'
import {
  isCleaningAtom,
  markedIdsAtom,
  markListedAtom,
  setCleaningAtom,
} from '../../state/notifications/cleaning.ts'
import {
  clearNotificationsAtom,
  deleteMarkedAtom,
  isDeletingAtom,
} from '../../state/notifications/clear-notifications.ts'
import {
  chooseQuickFilterAtom,
  closeNotificationsAtom,
  openNotificationsAtom,
} from '../../state/notifications/notifications-source.ts'
import {
  useAppAction,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { serverSettingsAtom } from '../../state/settings/server-settings.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { NotificationsList } from './NotificationsList.tsx'
import styles from './Cleaning.module.css'

interface NotificationsColumnProps {
  readonly uuid: string
  /** The column's name. */
  readonly label: string
}

/** What others did: to the own posts, and to the own account. */
export function NotificationsColumn({ uuid, label }: NotificationsColumnProps) {
  const open = useSessionAction(openNotificationsAtom)
  const close = useSessionAction(closeNotificationsAtom)

  useEffect(() => {
    open(uuid)
    return () => close(uuid)
  }, [uuid, open, close])

  return (
    <>
      <NotificationsBar />
      <NotificationsList uuid={uuid} label={label} />
    </>
  )
}

/** Over the list: which kinds it shows, and the way to what clears it. */
function NotificationsBar() {
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

const OTHERS = [
  { id: 'favourite', label: msg`Favourites` },
  { id: 'reblog', label: msg`Boosts` },
  { id: 'follow', label: msg`Follows` },
] as const

/** One kind of notification at a time, or all: mentions alone, or every kind where that is chosen (NTF-05). */
export function QuickFilter() {
  const { t, i18n } = useLingui()
  const { active, show, advanced } = useSessionValue(serverSettingsAtom).notifications.quickFilter
  const choose = useSessionAction(chooseQuickFilterAtom)
  if (!show) return null

  return (
    <Tabs
      label={t`Show`}
      selected={active}
      onSelect={(kind) => void choose(kind)}
      tabs={[
        { id: 'all', label: <Trans>All</Trans> },
        { id: 'mention', label: <Trans>Mentions</Trans> },
        ...(advanced ? OTHERS.map(({ id, label }) => ({ id, label: i18n._(label) })) : []),
      ]}
    />
  )
}

/** Deletes notifications for good: each way after a question. */
function useDeletions() {
  const { t } = useLingui()
  const openModal = useAppAction(openModalAtom)
  const deleteMarked = useSessionAction(deleteMarkedAtom)
  const clear = useSessionAction(clearNotificationsAtom)

  return {
    /** @param count of what is marked; nothing is asked where nothing is */
    askToDelete: (count: number) => {
      if (count === 0) return
      openModal({
        type: 'CONFIRM',
        message: plural(count, {
          one: 'Delete # notification?',
          other: 'Delete # notifications?',
        }),
        details: t`This can't be undone.`,
        confirm: t`Delete`,
        isDangerous: true,
        onConfirm: () => void deleteMarked(),
      })
    },
    askToClear: () => {
      openModal({
        type: 'CONFIRM',
        message: t`Clear all notifications?`,
        details: t`Unloaded ones will also be deleted. This can't be undone.`,
        confirm: t`Clear`,
        isDangerous: true,
        onConfirm: () => void clear(),
      })
    },
  }
}

/** What can be done while notifications are picked for deletion. */
function CleaningDrawer() {
  const { t } = useLingui()
  const { capabilities } = useSession().api
  const count = useSessionValue(markedIdsAtom).length
  const isDeleting = useSessionValue(isDeletingAtom)
  const markListed = useSessionAction(markListedAtom)
  const { askToDelete, askToClear } = useDeletions()

  return (
    <fieldset className={styles['drawer']} aria-label={t`Select notifications`}>
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
