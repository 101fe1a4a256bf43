import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { keepInView } from '../../../ui/popover/keep-in-view.ts'
import {
  getSuggestionOptionId,
  type SuggestionItem,
  type SuggestionOptionsProps,
} from './composer-suggestions.ts'
import popoverStyles from '../../../ui/popover/popover.module.css'
import styles from './Suggestions.module.css'

/**
 * The suggestions below the typed token; hidden when there are none. The field keeps the focus and the keys. Elements
 * are changed and hidden instead of removed: Chromium ends an undo step whenever any element of the page is removed.
 */
export function SuggestionOptions(props: SuggestionOptionsProps) {
  const { id, items, highlighted, anchor, onPick } = props
  const { t } = useLingui()
  const surface = useRef<HTMLDivElement>(null)
  const isOpen = items.length > 0
  const [most, setMost] = useState(items.length)
  if (items.length > most) setMost(items.length)

  useLayoutEffect(() => {
    const list = surface.current
    if (list === null || !isOpen) return undefined
    list.showPopover()
    return () => list.hidePopover()
  }, [isOpen])

  useLayoutEffect(() => {
    const list = surface.current
    return list === null || !isOpen ? undefined : keepInView(list)
  }, [isOpen, items])

  return (
    // The APG combobox: the field has the focus and the keys, the options are referenced by aria-activedescendant.
    /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
    <div
      ref={surface}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={t`Suggestions`}
      className={classNames(popoverStyles['surface'], styles['options'])}
      style={{ positionAnchor: anchor }}
      onPointerDown={(event) => {
        // Keeps the focus in the text.
        event.preventDefault()
      }}
    >
      {Array.from({ length: Math.max(most, items.length) }, (_none, index) => (
        <Option
          // Options have no other key than their index.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          id={getSuggestionOptionId(id, index)}
          item={items[index]}
          isHighlighted={index === highlighted}
          onPick={() => onPick(index)}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  /** undefined when there are fewer suggestions. */
  readonly item: SuggestionItem | undefined
  readonly isHighlighted: boolean
  readonly onPick: () => void
}

function Option({ id, item, isHighlighted, onPick }: OptionProps) {
  const [last, setLast] = useState(item)
  if (item !== undefined && item !== last) setLast(item)
  const { name, title, picture } = item ?? last ?? EMPTY_ITEM

  return (
    <div
      id={id}
      role="option"
      className={styles['option']}
      hidden={item === undefined}
      aria-selected={isHighlighted}
      aria-label={name}
      onClick={onPick}
    >
      <span className={styles['picture']}>{picture}</span>
      <b dir="auto" hidden={title === undefined}>
        {title}
      </b>
      <span className={styles['name']} dir="ltr">
        {name}
      </span>
    </div>
  )
}

const EMPTY_ITEM: SuggestionItem = { name: '', picture: null }
