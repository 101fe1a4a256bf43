import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ClipboardEvent,
  type Dispatch,
  type KeyboardEvent,
  memo,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import { NEW_KEYWORD } from '@colonnade/domain/filters'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { TextInput } from '../../ui/text-field/TextInput.tsx'
import {
  addKey,
  type KeyedWord,
  withLines,
  withoutWord,
  withWord,
  type Words,
} from './keyed-words.ts'
import styles from './FilterForm.module.css'

interface WordActions {
  readonly change: (key: number, change: Partial<Pick<KeyedWord, 'keyword' | 'whole_word'>>) => void
  readonly remove: (key: number) => void
  /** Adds a word at the end. */
  readonly add: () => void
  /** @param text several lines */
  readonly paste: (key: number, text: string) => void
}

interface WordRowProps {
  readonly word: KeyedWord
  /** Counted from 1. */
  readonly position: number
  /** Whether it takes the focus, because it was added or its neighbour was removed. */
  readonly shouldFocus: boolean
  readonly canRemove: boolean
  readonly actions: WordActions
}

/** One keyword of a filter, a word or a phrase. */
const WordRow = memo(function WordRow(props: WordRowProps) {
  const { word, position, shouldFocus, canRemove, actions } = props
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { key, keyword, whole_word: isWhole } = word

  useEffect(() => {
    if (shouldFocus) input.current?.focus()
  }, [shouldFocus])

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
        aria-label={t`Keyword or phrase ${position}`}
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
        label={keyword === '' ? t`Remove keyword ${position}` : t`Remove ${keyword}`}
        disabled={!canRemove}
        onClick={() => actions.remove(key)}
      />
    </div>
  )
})

interface WordListProps {
  readonly words: Words
  readonly onChange: Dispatch<SetStateAction<Words>>
  /** The validation error, if any. */
  readonly error: string | null
  /** Whether the server allows one keyword per filter only (v1). */
  readonly isSingle: boolean
}

/** Longer lists render only the visible rows. */
const MAX_UNVIRTUALISED_ROWS = 40

const ROW_PX = 48

/** The keywords of a filter, up to ten thousand. */
export function WordList({ words, onChange, error, isSingle }: WordListProps) {
  const id = useId()
  const list = useRef<VirtuosoHandle>(null)
  const [focusKey, setFocusKey] = useState<number | null>(null)
  const canRemove = words.length > 1 || words[0]?.keyword !== ''

  const actions = useMemo((): WordActions => {
    return {
      change: (key, change) => onChange((now) => withWord(now, key, change)),
      paste: (key, text) => onChange((now) => withLines(now, key, text)),
      remove: (key) =>
        onChange((now) => {
          const at = now.findIndex((word) => word.key === key)
          const left = withoutWord(now, key)
          setFocusKey(left[Math.min(Math.max(at - 1, 0), left.length - 1)]?.key ?? null)
          return left
        }),
      add() {
        if (isSingle) return
        const word = addKey(NEW_KEYWORD)
        setFocusKey(word.key)
        onChange((now) => [...now, word])
      },
    }
  }, [isSingle, onChange])

  // A row outside the viewport is not rendered. It takes the focus once it is.
  const reveal = useEffectEvent((key: number) => {
    const index = words.findIndex((word) => word.key === key)
    list.current?.scrollIntoView({ index })
  })
  useEffect(() => {
    if (focusKey !== null) reveal(focusKey)
  }, [focusKey])

  const row = (index: number) => {
    const word = words[index]
    if (word === undefined) return null
    return (
      <WordRow
        key={word.key}
        word={word}
        position={index + 1}
        shouldFocus={word.key === focusKey}
        canRemove={canRemove && !isSingle}
        actions={actions}
      />
    )
  }

  return (
    <fieldset
      className={styles['part']}
      data-problem={error === null ? undefined : 'words'}
      {...(error !== null && { 'aria-describedby': `${id}error` })}
    >
      <legend>
        <Trans>Keywords</Trans>
      </legend>
      {words.length > MAX_UNVIRTUALISED_ROWS ? (
        <div className={styles['long']}>
          <Virtuoso
            tabIndex={-1}
            ref={list}
            totalCount={words.length}
            defaultItemHeight={ROW_PX}
            computeItemKey={(index) => words[index]?.key ?? index}
            itemContent={row}
          />
        </div>
      ) : (
        words.map((_word, index) => row(index))
      )}
      {error !== null && (
        <small id={`${id}error`} className={styles['error']}>
          {error}
        </small>
      )}
      {!isSingle && (
        <Button variant="quiet" icon="plus" className={styles['add']} onClick={actions.add}>
          <Trans>Add keyword</Trans>
        </Button>
      )}
    </fieldset>
  )
}
