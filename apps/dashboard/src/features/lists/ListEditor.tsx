import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ListEntity, ListId } from '@colonnade/domain/entities'
import { fetchListAtom } from '../../state/lists/fetch-list.ts'
import { listAtoms, listLoadAtoms } from '../../state/lists/lists.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { ListState } from '../../ui/list-state/ListState.tsx'
import { ListMembers } from './ListMembers.tsx'
import { ListOptions } from './ListOptions.tsx'
import { ListTitle } from './ListTitle.tsx'
import { useConfirmDeleteList } from './use-confirm-delete-list.ts'
import styles from './ListEditor.module.css'

interface ListEditorProps {
  readonly listId: ListId
  readonly onClose: () => void
}

/** Edits the title, the settings and the members of a list. Every change is saved immediately. @see MOD-18, LST-02 */
export function ListEditor({ listId, onClose }: ListEditorProps) {
  const { t } = useLingui()
  const list = useSessionValue(listAtoms, listId)
  const { isGone, error } = useSessionValue(listLoadAtoms, listId)
  const fetch = useSessionAction(fetchListAtom)

  useEffect(() => void fetch(listId), [fetch, listId])

  return (
    <Dialog
      title={t`Edit list`}
      closeLabel={t`Close`}
      className={styles['dialog']}
      onClose={onClose}
      {...(list !== undefined && { footer: <Footer list={list} onClose={onClose} /> })}
    >
      {list !== undefined && (
        <div className={styles['parts']}>
          <ListTitle list={list} />
          <ListOptions list={list} />
          <ListMembers listId={listId} />
        </div>
      )}
      {list === undefined && isGone && <DeletedList />}
      {list === undefined && !isGone && (
        <ListState
          isLoaded={false}
          error={error}
          errorTitle={<Trans>Couldn't load this list</Trans>}
          onRetry={() => void fetch(listId)}
          rows={3}
        />
      )}
    </Dialog>
  )
}

interface FooterProps {
  readonly list: ListEntity
  readonly onClose: () => void
}

function Footer({ list, onClose }: FooterProps) {
  const askToDelete = useConfirmDeleteList(list)

  return (
    <>
      <Button
        variant="quiet"
        icon="trash"
        className={styles['delete']}
        onClick={() => askToDelete(onClose)}
      >
        <Trans>Delete list</Trans>
      </Button>
      <Button variant="primary" onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </>
  )
}

function DeletedList() {
  return (
    <EmptyState icon="list" title={<Trans>This list was deleted</Trans>}>
      <Trans>It may have been deleted on another device. You'll still follow its members.</Trans>
    </EmptyState>
  )
}
