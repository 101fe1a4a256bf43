import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { ListId } from '@colonnade/domain/entities'
import { listAtoms } from '../../state/lists/lists.ts'
import { useAppAction, useSession, useSessionValue } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ListOptions } from './ListOptions.tsx'
import styles from './ListSettings.module.css'

interface ListSettingsProps {
  readonly listId: ListId
}

/**
 * Settings of a list in its column settings. They apply to the list on the server, not only to this column. @see
 * LST-12
 */
export function ListSettings({ listId }: ListSettingsProps) {
  const titleId = useId()
  const list = useSessionValue(listAtoms, listId)
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)

  return (
    <fieldset className={styles['settings']} aria-labelledby={titleId}>
      <h4 id={titleId}>
        <Trans>List settings</Trans>
      </h4>
      {list !== undefined && <ListOptions list={list} />}
      <Button icon="pen" onClick={() => openModal({ type: 'LIST_EDITOR', accountKey, listId })}>
        <Trans>Edit list</Trans>
      </Button>
    </fieldset>
  )
}
