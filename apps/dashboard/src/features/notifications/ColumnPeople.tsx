import { Trans, useLingui } from '@lingui/react/macro'
import type { Column } from '@colonnade/domain/columns'
import { listId } from '@colonnade/domain/entities'
import {
  getChosenLists,
  getListPeople,
  type NotificationPeople,
  readColumnPeople,
  togglePeople,
} from '@colonnade/domain/notifications'
import { updateColumnParamsAtom } from '../../state/columns/columns.ts'
import { listsAtom } from '../../state/lists/lists.ts'
import { useAppAction, useSessionValue } from '../../state/react/index.ts'
import styles from './NotificationSettings.module.css'

interface ColumnPeopleProps {
  readonly column: Column
}

/** The people whose notifications a column shows: everyone, or those that are chosen. @see BY-46 */
export function ColumnPeople({ column: { uuid, params } }: ColumnPeopleProps) {
  const { t } = useLingui()
  const changeParams = useAppAction(updateColumnParamsAtom)
  const lists = useSessionValue(listsAtom)
  const people = readColumnPeople(params)
  // A list that was deleted stays until the user removes it, so that the column does not suddenly show everyone.
  const gone = getChosenLists(people).filter((id) => !lists.has(listId(id)))
  const offered: readonly { readonly id: NotificationPeople; readonly label: string }[] = [
    { id: 'follows', label: t`People you follow` },
    { id: 'followers', label: t`Followers` },
    ...[...lists.values()].map(({ id, title }) => ({ id: getListPeople(id), label: title })),
    ...gone.map((id) => ({ id: getListPeople(id), label: t`Unknown list` })),
  ]

  return (
    <div className={styles['people']}>
      <fieldset className={styles['kinds']}>
        <legend>
          <Trans>Only notifications from</Trans>
        </legend>
        {offered.map(({ id, label }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={people.includes(id)}
              onChange={({ currentTarget }) =>
                changeParams(uuid, ['people'], togglePeople(people, id, currentTarget.checked))
              }
            />
            <span dir="auto">{label}</span>
          </label>
        ))}
      </fieldset>
      {people.length === 0 && (
        <small>
          <Trans>Nothing chosen: everyone.</Trans>
        </small>
      )}
    </div>
  )
}
