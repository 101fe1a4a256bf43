import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import styles from './Search.module.css'

interface SearchFormProps {
  /** What is looked for now. */
  readonly query: string
  /** Someone came to search: the next key belongs in the field. */
  readonly isFocused: boolean
  /** Told what was typed, with Enter; '' for nothing any more. */
  readonly onSearch: (typed: string) => void
  readonly onFocus: () => void
}

/** Asks what to look for. Enter starts it: a search may wake other servers, so it does not follow each key. */
export function SearchForm({ query, isFocused, onSearch, onFocus }: SearchFormProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(query)
  const [known, setKnown] = useState(query)
  // The way back through the addresses brings another query.
  if (known !== query) {
    setKnown(query)
    setText(query)
  }

  const isWanted = isFocused && query === ''
  useEffect(() => {
    // The column itself is being scrolled into view.
    if (isWanted) field.current?.focus({ preventScroll: true })
  }, [isWanted])

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(text)
  }

  const handleClear = () => {
    setText('')
    onSearch('')
    // The button that was pressed goes away.
    field.current?.focus({ preventScroll: true })
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return
    event.stopPropagation()
    handleClear()
  }

  return (
    <search>
      <form className={styles['form']} onSubmit={handleSubmit}>
        <Icon name="search" size={18} className={styles['sign']} />
        <TextField
          className={styles['field']}
          label={t`Search`}
          isLabelHidden
          value={text}
          onChange={setText}
          placeholder={t`Search people, hashtags, posts, URLs`}
          enterKeyHint="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          ref={field}
          onKeyDown={handleKeyDown}
          onFocus={onFocus}
        />
        {text !== '' && <IconButton label={t`Clear`} icon="close" onClick={handleClear} />}
      </form>
    </search>
  )
}
