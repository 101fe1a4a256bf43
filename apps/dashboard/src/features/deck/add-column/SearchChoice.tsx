import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SuggestField } from './SuggestField.tsx'

interface SearchChoiceProps {
  readonly onAdd: (query: string) => void
}

/** Asks what to look for; the column can be asked later too. */
export function SearchChoice({ onAdd }: SearchChoiceProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')

  return (
    <SuggestField
      label={t`Search`}
      placeholder={t`People, tags, words, links`}
      value={text}
      onChange={setText}
      options={[]}
      onPick={onAdd}
      onAdd={() => onAdd(text.trim())}
      canAdd
    />
  )
}
