import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { editList, getListSaveAction, type ListEditor } from '@colonnade/domain/accounts'
import type { ListEntity } from '@colonnade/domain/entities'
import { saveListAtom } from '../../state/lists/save-list.ts'
import { useSession, useSessionAction } from '../../state/react/index.ts'
import { TextField } from '../../ui/text-field/TextField.tsx'

interface ListTitleProps {
  readonly list: ListEntity
}

/** The title of a list, saved on Enter or when the field is left. @see LST-03, LST-07 */
export function ListTitle({ list }: ListTitleProps) {
  const { t } = useLingui()
  const { capabilities } = useSession().api
  const save = useSessionAction(saveListAtom)
  /** The text that was typed and not saved yet. */
  const [typed, setTyped] = useState<ListEditor | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const editor = typed ?? editList(list)

  const handleSave = async () => {
    const saving = getListSaveAction(editor)
    if (typed === null || editor.isSubmitting) return
    setIsRefused(false)
    if (saving === null || saving.title === list.title) return setTyped(null)
    setTyped({ ...editor, isSubmitting: true })
    const saved = await save(editor, false)
    setTyped(saved === null ? editor : null)
    return setIsRefused(saved === null)
  }

  return (
    <TextField
      label={t`Title`}
      value={editor.title}
      onChange={(title) => {
        setTyped({ ...editor, title })
        setIsRefused(false)
      }}
      // A rejected title is not sent again on blur.
      onBlur={() => {
        if (!isRefused) void handleSave()
      }}
      onEnter={() => void handleSave()}
      readOnly={editor.isSubmitting || !capabilities.has('listChanges')}
      autoComplete="off"
      dir="auto"
      error={isRefused ? <Trans>Couldn't save the title. Press Enter to try again.</Trans> : null}
    />
  )
}
