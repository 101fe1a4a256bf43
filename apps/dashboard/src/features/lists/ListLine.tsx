import { Trans, useLingui } from '@lingui/react/macro'
import type { ListEntity } from '@colonnade/domain/entities'
import { useAppAction, useSession } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { useDeleteQuestion } from './use-delete-question.ts'
import styles from './Lists.module.css'

interface ListLineProps {
  readonly list: ListEntity
}

/** One list among all: the way into it, to who is in it, and out of the world. */
export function ListLine({ list }: ListLineProps) {
  const { t } = useLingui()
  const { id, title } = list
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const askToDelete = useDeleteQuestion(list)

  return (
    <li className={styles['line']}>
      <AppLink to={`/timelines/list/${encodeURIComponent(id)}`} className={styles['way']}>
        <Icon name="list" />
        <span className={styles['names']}>
          <b dir="auto">{title}</b>
          {list.exclusive === true && (
            <small>
              <Trans>Kept out of Home</Trans>
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
