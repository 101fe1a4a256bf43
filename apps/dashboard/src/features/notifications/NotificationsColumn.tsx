import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { readColumnKinds } from '@colonnade/domain/notifications'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { lazyModule } from '../../lib/lazy-module.ts'
import { columnAtoms, updateColumnParamsAtom } from '../../state/columns/columns.ts'
import {
  getNotificationsName,
  getPeopleOfList,
  isUnansweredList,
} from '../../state/live-lists/list-name.ts'
import {
  clearNotificationsAtom,
  deleteMarkedAtom,
  isDeletingAtom,
} from '../../state/notifications/clear-notifications.ts'
import {
  isCleaningAtom,
  markedIdsAtom,
  markListedAtom,
  setCleaningAtom,
} from '../../state/notifications/mark-for-deletion.ts'
import {
  chooseQuickFilterAtom,
  closeNotificationsAtom,
  openNotificationsAtom,
} from '../../state/notifications/notifications-source.ts'
import { rowRulesAtom } from '../../state/notifications/row-rules.ts'
import {
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { serverSettingsAtom } from '../../state/settings/server-settings.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useLazyModule } from '../../ui/deferred/use-lazy-module.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { rowRulesModule } from './lazy-row-rules.ts'
import { NotificationsList } from './NotificationsList.tsx'
import styles from './Cleaning.module.css'

/** Few people mark notifications, so this loads after the first posts. */
const rowRulesParts = lazyModule(async () => (await import('./RowRulesParts.tsx')).RowRulesParts)

/**
 * Loads what limits the column to people and arranges it by marks.
 *
 * @param isNeeded whether the column shows no rows without it
 * @returns whether the column has to wait for it
 */
function useRowRules(isNeeded: boolean): boolean {
  const session = useSession()
  const isReady = useSessionValue(rowRulesAtom) !== null
  const { storage } = session.platform
  const isWaiting =
    !isReady && (isNeeded || storage.read(getAccountStorageKey(session.key, 'marks')) !== null)
  const { value } = useLazyModule(rowRulesModule, isWaiting ? 'now' : 'later', 'retried')
  useEffect(() => {
    if (value !== null) session.store.set(value.loadRowRulesAtom, session)
  }, [value, session])
  return isWaiting
}

interface NotificationsColumnProps {
  readonly uuid: string
  readonly label: string
}

export function NotificationsColumn({ uuid, label }: NotificationsColumnProps) {
  const column = useAppValue(columnAtoms(uuid))
  const open = useSessionAction(openNotificationsAtom)
  const close = useSessionAction(closeNotificationsAtom)
  const name = getNotificationsName(column?.params)
  const isWaiting = useRowRules(getPeopleOfList(name).length > 0 || isUnansweredList(name))

  useEffect(() => {
    if (isWaiting) return undefined
    open(uuid)
    return () => close(uuid)
    // Another set of kinds or people is another list.
  }, [uuid, name, isWaiting, open, close])

  return (
    <>
      <NotificationsBar column={column} />
      <Lazy module={rowRulesParts} props={{ uuid, name }} when="later" failure="nothing" />
      <NotificationsList key={name} uuid={uuid} name={name} label={label} />
    </>
  )
}

interface NotificationsBarProps {
  /** Undefined once it is removed. */
  readonly column: Column | undefined
}

/** The bar above the list: the quick filter and the button for the cleaning mode. */
function NotificationsBar({ column }: NotificationsBarProps) {
  const { t } = useLingui()
  const drawerId = useId()
  const { capabilities } = useSession().api
  const isCleaning = useSessionValue(isCleaningAtom)
  const setCleaning = useSessionAction(setCleaningAtom)
  const canDelete = capabilities.has('bulkDismissal') || capabilities.has('notificationDismissal')

  return (
    <>
      <div className={styles['bar']}>
        {column !== undefined && readColumnKinds(column.params).chosen !== null ? (
          <MentionsFilter column={column} />
        ) : (
          <QuickFilter />
        )}
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

const ADVANCED_FILTERS = [
  { id: 'favourite', label: msg`Favourites` },
  { id: 'reblog', label: msg`Boosts` },
  { id: 'follow', label: msg`Follows` },
] as const

/** Filters by one notification type: only mentions, or every type when that is set (NTF-05). */
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
        ...(advanced
          ? ADVANCED_FILTERS.map(({ id, label }) => ({ id, label: i18n._(label) }))
          : []),
      ]}
    />
  )
}

interface MentionsFilterProps {
  readonly column: Column
}

/** Switches a column with its own kinds between these and its mentions. Saved with the column. @see BY-46 */
function MentionsFilter({ column: { uuid, params } }: MentionsFilterProps) {
  const { t } = useLingui()
  const changeParams = useAppAction(updateColumnParamsAtom)
  const { chosen, isOnlyMentions } = readColumnKinds(params)
  if (chosen === null || chosen.length === 1 || !chosen.includes('mention')) return null

  return (
    <Tabs
      label={t`Show`}
      selected={isOnlyMentions ? 'mention' : 'all'}
      onSelect={(kind) => changeParams(uuid, ['only'], kind === 'mention' ? kind : null)}
      tabs={[
        { id: 'all', label: <Trans>All</Trans> },
        { id: 'mention', label: <Trans>Mentions</Trans> },
      ]}
    />
  )
}

/** Deletes notifications permanently, after confirmation. */
function useDeletions() {
  const { t } = useLingui()
  const openModal = useAppAction(openModalAtom)
  const deleteMarked = useSessionAction(deleteMarkedAtom)
  const clear = useSessionAction(clearNotificationsAtom)

  return {
    /** @param count number of selected notifications; does nothing for 0 */
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

/** The actions of the cleaning mode. */
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
