import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { normaliseTag } from '@colonnade/domain/timeline'
import { useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { suggestedTagsAtom, suggestTagsAtom } from '../../../state/search/suggest-tags.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { SuggestField } from './SuggestField.tsx'

interface HashtagChoiceProps {
  readonly onAdd: (tag: string) => void
}

/** Asks which hashtag; `#` and capitals are taken off. */
export function HashtagChoice({ onAdd }: HashtagChoiceProps) {
  const { t } = useLingui()
  const tags = useSessionValue(suggestedTagsAtom)
  const suggest = useSessionAction(suggestTagsAtom)
  const [text, setText] = useState('')
  const tag = normaliseTag(text)

  useEffect(() => suggest(text), [text, suggest])

  return (
    <SuggestField
      label={t`Hashtag`}
      placeholder="astrophotography"
      value={text}
      onChange={setText}
      options={tags.map((each) => ({
        id: each,
        name: `#${each}`,
        picture: <Icon name="hash" size={18} />,
      }))}
      onPick={(picked) => onAdd(normaliseTag(picked))}
      onAdd={() => onAdd(tag)}
      canAdd={tag !== ''}
    />
  )
}
