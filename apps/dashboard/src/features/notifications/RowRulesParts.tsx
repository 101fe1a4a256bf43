import { Plural, Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { getShortcutKey } from '@colonnade/domain/controls'
import { updateColumnParamsAtom } from '../../state/columns/columns.ts'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import {
  getPeopleOfList,
  isUnansweredList,
  type NotificationsName,
} from '../../state/live-lists/list-name.ts'
import { marksReportAtoms } from '../../state/notification-rules/arrange-rows.ts'
import { scheduleFetchAtom } from '../../state/notification-rules/fetch-marked.ts'
import { showDoneAtom } from '../../state/notification-rules/marks.ts'
import { notificationsListAtoms } from '../../state/notifications/notifications-list.ts'
import { notificationWindows } from '../../state/notifications/notifications.ts'
import {
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { useLazyModule } from '../../ui/deferred/use-lazy-module.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { focusNeighbour } from '../../ui/live-list/focus-neighbour.ts'
import { findEntryAction } from './entry-actions.ts'
import { entryActions } from './lazy-row-rules.ts'
import { PeopleNotice } from './PeopleNotice.tsx'
import { isSearchedEnough } from './search-limit.ts'
import styles from './RowRules.module.css'

interface RowRulesPartsProps {
  readonly uuid: string
  readonly name: NotificationsName
}

/** What the marks of notifications add to a column: how many are done, a filter, and keys. @see BY-46 */
export function RowRulesParts({ uuid, name }: RowRulesPartsProps) {
  const root = useRef<HTMLDivElement>(null)
  const report = useSessionValue(marksReportAtoms, uuid)
  const showDone = useSessionAction(showDoneAtom)
  const scheduleFetch = useSessionAction(scheduleFetchAtom)
  const changeParams = useAppAction(updateColumnParamsAtom)
  useEntryKeys(uuid, root)
  const { done, unanswered, isDoneShown, isOnlyUnanswered } = report

  useLazyModule(entryActions, 'now', 'retried')

  useEffect(() => scheduleFetch(), [scheduleFetch])

  const isEmpty = done === 0 && unanswered === 0 && !isOnlyUnanswered
  return (
    <>
      <div ref={root} className={styles['marks']} hidden={isEmpty}>
        {(unanswered > 0 || isOnlyUnanswered) && (
          <button
            type="button"
            aria-pressed={isOnlyUnanswered}
            onClick={() => changeParams(uuid, ['unanswered'], isOnlyUnanswered ? null : true)}
          >
            <Icon name="flag" size={15} />
            <Trans>Needs an answer</Trans>
            {unanswered > 0 && <small>{unanswered}</small>}
          </button>
        )}
        {done > 0 && (
          <button
            type="button"
            aria-expanded={isDoneShown}
            onClick={() => showDone(uuid, !isDoneShown)}
          >
            <Icon name={isDoneShown ? 'chevron-down' : 'check'} size={15} />
            <Plural value={done} one="# done" other="# done" />
          </button>
        )}
      </div>
      <PeopleNotice name={name} />
      <SearchMore uuid={uuid} name={name} />
    </>
  )
}

/** Continues a search that stopped, because few of many notifications belong to the column. */
function SearchMore({ uuid, name }: RowRulesPartsProps) {
  const { rows, hasMore, isLoading } = useSessionValue(notificationsListAtoms, uuid)
  const loaded = useSessionValue(notificationWindows, name).items.length
  const loadOlder = useSessionAction(loadOlderAtom)
  const { hidden } = useSessionValue(marksReportAtoms, uuid)
  const isHiding = hidden > 0 || getPeopleOfList(name).length > 0
  const isStopped = isHiding && rows.length > 0 && isSearchedEnough(loaded, rows.length)
  if (!isStopped || !hasMore || isUnansweredList(name)) return null

  return (
    <div className={styles['marks']}>
      <button type="button" disabled={isLoading} onClick={() => void loadOlder(uuid)}>
        <Trans>Load older notifications</Trans>
      </button>
    </div>
  )
}

const isTyping = (target: HTMLElement) => target.matches('input, textarea, select, video, audio')

/** Handles the keys of a focused row that mark its notifications. */
function useEntryKeys(uuid: string, root: RefObject<HTMLElement | null>): void {
  const session = useSession()
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)

  useEffect(() => {
    const column = root.current?.parentElement ?? null
    if (column === null || !hasSingle) return undefined

    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const row = event.target.closest<HTMLElement>('article[aria-posinset]')
      if (row === null || isTyping(event.target)) return
      const list = session.store.get(notificationsListAtoms(session)(uuid))
      const group = list.rows[Number(row.getAttribute('aria-posinset')) - 1] ?? null
      if (group === null) return
      const action = findEntryAction(session, group.ids, getShortcutKey(event).toLowerCase())
      if (action === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (event.repeat) return
      if (action.isLeaving) focusOther(row)
      action.run()
    }

    column.addEventListener('keydown', handleKey)
    return () => column.removeEventListener('keydown', handleKey)
  }, [root, hasSingle, session, uuid])
}

/** The row leaves the list, so the focus moves to the next one, or else to the one above. */
function focusOther(row: HTMLElement): void {
  focusNeighbour(row, 1)
  if (document.activeElement === row) focusNeighbour(row, -1)
}
