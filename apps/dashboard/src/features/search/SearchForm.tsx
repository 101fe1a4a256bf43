import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import styles from './Search.module.css'

interface SearchFormProps {
  readonly query: string
  /** Whether the user opened the search, so that typing goes to the field. */
  readonly isFocused: boolean
  /** Called with the typed text on Enter; '' clears the search. */
  readonly onSearch: (typed: string) => void
  readonly onFocus: () => void
}

/** The search field. It searches on Enter, not on each key, because a search may send requests to other servers. */
export function SearchForm({ query, isFocused, onSearch, onFocus }: SearchFormProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(query)
  const [known, setKnown] = useState(query)
  // The browser history can change the query.
  if (known !== query) {
    setKnown(query)
    setText(query)
  }

  const shouldFocus = isFocused && query === ''
  useEffect(() => {
    // The column itself scrolls into view.
    if (shouldFocus) field.current?.focus({ preventScroll: true })
  }, [shouldFocus])

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(text)
  }

  const handleClear = () => {
    setText('')
    onSearch('')
    // The clicked button is removed.
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
