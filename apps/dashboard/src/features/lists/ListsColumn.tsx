import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { sortListsByTitle } from '@colonnade/domain/accounts'
import type { ListEntity } from '@colonnade/domain/entities'
import { fetchListsAtom } from '../../state/lists/fetch-lists.ts'
import { listsAtom, listsLoadAtom } from '../../state/lists/lists.ts'
import {
  useAppAction,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { useKeepFocus } from '../../ui/focus/use-keep-focus.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { LoadError } from '../../ui/load-error/LoadError.tsx'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { NewList } from './NewList.tsx'
import { useConfirmDeleteList } from './use-confirm-delete-list.ts'
import styles from './Lists.module.css'

interface ListsColumnProps {
  readonly label: string
}

/** All lists of the user by title, with a field for a new one. @see LST-01 */
export function ListsColumn({ label }: ListsColumnProps) {
  const { i18n } = useLingui()
  const lists = sortListsByTitle(useSessionValue(listsAtom).values(), i18n.locale)
  const { isLoaded, error } = useSessionValue(listsLoadAtom)
  const fetch = useSessionAction(fetchListsAtom)
  const area = useKeepFocus(lists.length)
  const isKnown = isLoaded || lists.length > 0

  useEffect(() => void fetch(), [fetch])

  return (
    <div className={styles['screen']}>
      <div className={styles['making']}>
        <NewList />
      </div>
      {/* The focused row may be deleted: the focus moves to its neighbour. */}
      <div ref={area} tabIndex={-1} className={styles['area']}>
        {error !== null && (
          <LoadError
            title={<Trans>Couldn't load your lists</Trans>}
            message={error.message}
            onRetry={() => void fetch()}
          />
        )}
        {!isKnown && error === null && <LoadingScreen rows={3} />}
        {isLoaded && lists.length === 0 && (
          <EmptyState icon="list" title={<Trans>No lists yet</Trans>}>
            <Trans>Lists are separate feeds of people you follow.</Trans>
          </EmptyState>
        )}
        {lists.length > 0 && (
          <ul className={styles['lists']} aria-label={label}>
            {lists.map((list) => (
              <ListLine key={list.id} list={list} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

interface ListLineProps {
  readonly list: ListEntity
}

/** A row of the lists column: opens, edits or deletes a list. */
function ListLine({ list }: ListLineProps) {
  const { t } = useLingui()
  const { id, title } = list
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const askToDelete = useConfirmDeleteList(list)

  return (
    <li className={styles['line']}>
      <AppLink to={`/timelines/list/${encodeURIComponent(id)}`} className={styles['way']}>
        <Icon name="list" />
        <span className={styles['names']}>
          <b dir="auto">{title}</b>
          {list.exclusive === true && (
            <small>
              <Trans>Members hidden in Home</Trans>
            </small>
          )}
        </span>
      </AppLink>
      <IconButton
        label={t`Edit ${title}`}
        icon="pen"
        onClick={() => openModal({ type: 'LIST_EDITOR', accountKey, listId: id })}
      />
      <IconButton label={t`Delete ${title}`} icon="trash" onClick={() => askToDelete()} />
    </li>
  )
}
