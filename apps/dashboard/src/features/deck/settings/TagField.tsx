import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent } from 'react'
import { MAX_TAGS_PER_GROUP } from '@colonnade/domain/columns'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import styles from './TagField.module.css'

interface TagFieldProps {
  readonly label: string
  readonly tags: readonly string[]
  /** Called with the text as typed. */
  readonly onAdd: (typed: string) => void
  readonly onRemove: (tag: string) => void
}

/** Keys that complete a tag, as Enter does. A tag cannot contain them. */
const SEPARATOR_KEYS: ReadonlySet<string> = new Set([',', '，', '、', ' ', '\u3000'])

/** Tags as chips, and a field for one more until the maximum is reached. */
export function TagField({ label, tags, onAdd, onRemove }: TagFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const isFull = tags.length >= MAX_TAGS_PER_GROUP

  const commit = () => {
    if (text.trim() !== '') onAdd(text)
    setText('')
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const last = tags.at(-1)
    if (SEPARATOR_KEYS.has(event.key)) {
      event.preventDefault()
      commit()
    } else if (event.key === 'Backspace' && !event.repeat && text === '' && last !== undefined) {
      onRemove(last)
    }
  }

  const handleRemove = (tag: string) => {
    onRemove(tag)
    // The focused button is removed.
    field.current?.focus()
  }

  return (
    <div className={styles['tags']}>
      <TextField
        ref={field}
        label={label}
        value={text}
        onChange={setText}
        onKeyDown={handleKeyDown}
        onEnter={commit}
        onBlur={commit}
        readOnly={isFull}
        placeholder={isFull ? t`Up to four hashtags` : '#'}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      {tags.length > 0 && (
        <ul className={styles['chips']} aria-label={label}>
          {tags.map((tag) => (
            <li key={tag}>
              <span dir="auto">#{tag}</span>
              <button
                type="button"
                aria-label={t`Remove #${tag}`}
                onClick={() => handleRemove(tag)}
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
