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
  keyed,
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
const WordRow = memo(function WordRow(props: WordRowProps) {
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
  /** Why they cannot be saved. */
  readonly error: string | null
  /** An old server has one word to a filter. */
  readonly isSingle: boolean
}

/** So many are simply drawn; of more only those in view. */
const MOST_DRAWN = 40

const ROW_PX = 48

/** The words and phrases of a filter, be they ten thousand. */
export function WordList({ words, onChange, error, isSingle }: WordListProps) {
  const id = useId()
  const list = useRef<VirtuosoHandle>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  const canRemove = words.length > 1 || words[0]?.keyword !== ''

  const actions = useMemo((): WordActions => {
    return {
      change: (key, change) => onChange((now) => withWord(now, key, change)),
      paste: (key, text) => onChange((now) => withLines(now, key, text)),
      remove: (key) =>
        onChange((now) => {
          const at = now.findIndex((word) => word.key === key)
          const left = withoutWord(now, key)
          setWanted(left[Math.min(Math.max(at - 1, 0), left.length - 1)]?.key ?? null)
          return left
        }),
      add() {
        if (isSingle) return
        const word = keyed(NEW_KEYWORD)
        setWanted(word.key)
        onChange((now) => [...now, word])
      },
    }
  }, [isSingle, onChange])

  // What is out of view is not drawn, and takes the focus once it is.
  const reveal = useEffectEvent((key: number) => {
    const index = words.findIndex((word) => word.key === key)
    list.current?.scrollIntoView({ index })
  })
  useEffect(() => {
    if (wanted !== null) reveal(wanted)
  }, [wanted])

  const row = (index: number) => {
    const word = words[index]
    if (word === undefined) return null
    return (
      <WordRow
        key={word.key}
        word={word}
        position={index + 1}
        isWanted={word.key === wanted}
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
      {words.length > MOST_DRAWN ? (
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
