import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { normaliseTag } from '@colonnade/domain/timeline'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import styles from './AddColumn.module.css'

interface HashtagChoiceProps {
  readonly onAdd: (tag: string) => void
}

/** The field appears because the user asked for it: the next key belongs in it. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/** Asks which hashtag; `#` and capitals are taken off. */
export function HashtagChoice({ onAdd }: HashtagChoiceProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const tag = normaliseTag(text.trim())

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (tag !== '') onAdd(tag)
  }

  return (
    <form className={styles['choice']} onSubmit={handleSubmit}>
      <TextField
        label={t`Hashtag`}
        value={text}
        onChange={setText}
        ref={takeFocus}
        autoCapitalize="none"
        spellCheck={false}
        placeholder="astrophotography"
      />
      <Button type="submit" variant="primary" disabled={tag === ''}>
        <Trans>Add</Trans>
      </Button>
    </form>
  )
}
