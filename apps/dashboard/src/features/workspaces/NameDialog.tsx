import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { renameWorkspace } from '@colonnade/domain/workspaces'
import { createWorkspaceAtom } from '../../state/columns/arrange-workspaces.ts'
import { updateWorkspacesAtom, workspacesAtom } from '../../state/columns/workspaces.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'

/** Longer names would not fit anywhere. In UTF-16 units. */
const MAX_NAME_LENGTH = 60

interface NameDialogProps {
  /** Id of the workspace to rename; null for a new one. */
  readonly id: string | null
  readonly onClose: () => void
}

/** Asks for the name of a new or existing workspace. */
export function NameDialog({ id, onClose }: NameDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const { list } = useAppValue(workspacesAtom)
  const create = useAppAction(createWorkspaceAtom)
  const change = useAppAction(updateWorkspacesAtom)
  const [name, setName] = useState(list.find((one) => one.id === id)?.name ?? '')
  const isNew = id === null

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    if (isNew) create(name)
    else change((all) => renameWorkspace(all, id, name))
  }

  return (
    <Dialog
      title={isNew ? t`New workspace` : t`Rename workspace`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form}>
            {isNew ? <Trans>Create</Trans> : <Trans>Rename</Trans>}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit}>
        <TextField
          label={t`Name`}
          hint={t`Start the name with an emoji to use it as the icon.`}
          value={name}
          onChange={setName}
          maxLength={MAX_NAME_LENGTH}
          dir="auto"
          autoComplete="off"
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
      </form>
    </Dialog>
  )
}
