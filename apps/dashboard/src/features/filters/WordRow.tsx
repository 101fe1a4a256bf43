import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { TextInput } from '../../ui/text-field/TextInput.tsx'
import type { KeyedWord } from './keyed-words.ts'
import styles from './FilterForm.module.css'

export interface WordActions {
  readonly change: (key: number, change: Partial<Pick<KeyedWord, 'keyword' | 'whole_word'>>) => void
  readonly remove: (key: number) => void
  /** Another one after the last. */
  readonly add: () => void
  /** @param text of several lines */
  readonly paste: (key: number, text: string) => void
}

interface WordRowProps {
  readonly word: KeyedWord
  /** From 1. */
  readonly position: number
  /** It was just added, or its neighbour taken away. */
  readonly isWanted: boolean
  readonly canRemove: boolean
  readonly actions: WordActions
}

/** One word or phrase of a filter. */
export const WordRow = memo(function WordRow(props: WordRowProps) {
  const { word, position, isWanted, canRemove, actions } = props
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { key, keyword, whole_word: isWhole } = word

  useEffect(() => {
    if (isWanted) input.current?.focus()
  }, [isWanted])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || event.repeat || keyword !== '' || !canRemove) return
    event.preventDefault()
    actions.remove(key)
  }

  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!text.trim().includes('\n')) return
    event.preventDefault()
    actions.paste(key, text)
  }

  return (
    <div className={styles['word']}>
      <TextInput
        ref={input}
        type="text"
        aria-label={t`Word or phrase ${position}`}
        value={keyword}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        onChange={(typed) => actions.change(key, { keyword: typed })}
        onKeyDown={handleKeyDown}
        onEnter={actions.add}
        onPaste={handlePaste}
      />
      <label>
        <input
          type="checkbox"
          checked={isWhole}
          onChange={(event) => actions.change(key, { whole_word: event.currentTarget.checked })}
        />
        <Trans>Whole word</Trans>
      </label>
      <IconButton
        icon="close"
        label={keyword === '' ? t`Remove word ${position}` : t`Remove ${keyword}`}
        disabled={!canRemove}
        onClick={() => actions.remove(key)}
      />
    </div>
  )
})
