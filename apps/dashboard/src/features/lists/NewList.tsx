import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { EMPTY_LIST_EDITOR, getListSaveAction } from '@colonnade/domain/accounts'
import type { ListEntity } from '@colonnade/domain/entities'
import { saveListAtom } from '../../state/lists/save-list.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import styles from './Lists.module.css'

interface NewListProps {
  readonly onCreated?: (list: ListEntity) => void
}

/** Creates a list from a title. The title stays in the field when the server refuses it. @see LST-01, LST-06 */
export function NewList({ onCreated }: NewListProps) {
  const { t } = useLingui()
  const save = useSessionAction(saveListAtom)
  const [editor, setEditor] = useState(EMPTY_LIST_EDITOR)

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (getListSaveAction(editor) === null) return
    setEditor({ ...editor, isSubmitting: true })
    const saved = await save(editor, true)
    setEditor(saved?.editor ?? editor)
    if (saved !== null) onCreated?.(saved.list)
  }

  return (
    <form
      className={styles['new']}
      aria-label={t`New list`}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        label={t`New list`}
        placeholder={t`Title`}
        value={editor.title}
        onChange={(title) => setEditor({ ...editor, title })}
        readOnly={editor.isSubmitting}
        autoComplete="off"
        dir="auto"
      />
      <Button type="submit" variant="primary" disabled={getListSaveAction(editor) === null}>
        <Trans>Create</Trans>
      </Button>
    </form>
  )
}
