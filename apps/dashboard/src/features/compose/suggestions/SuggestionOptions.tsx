import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { keepInSight } from '../../../ui/popover/keep-in-sight.ts'
import { optionId, type SuggestionFace, type SuggestionOptionsProps } from './suggesting.ts'
import popoverStyles from '../../../ui/popover/popover.module.css'
import styles from './Suggestions.module.css'

/**
 * The suggestions below the token that they are for; hidden without any. The focus and the keys stay in the field.
 * Elements are changed and hidden rather than removed: Chromium ends a run of typing, as undo takes it back, when any
 * element of the page is removed.
 */
export function SuggestionOptions(props: SuggestionOptionsProps) {
  const { id, faces, highlighted, anchor, onPick } = props
  const { t } = useLingui()
  const surface = useRef<HTMLDivElement>(null)
  const isOpen = faces.length > 0
  const [most, setMost] = useState(faces.length)
  if (faces.length > most) setMost(faces.length)

  useLayoutEffect(() => {
    const list = surface.current
    if (list === null || !isOpen) return undefined
    list.showPopover()
    return () => list.hidePopover()
  }, [isOpen])

  useLayoutEffect(() => {
    const list = surface.current
    return list === null || !isOpen ? undefined : keepInSight(list)
  }, [isOpen, faces])

  return (
    // The APG combobox: its field has the focus and the keys, the options are only pointed at.
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
        // The text keeps the focus.
        event.preventDefault()
      }}
    >
      {Array.from({ length: Math.max(most, faces.length) }, (_none, index) => (
        <Option
          // Their place is all that they keep.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          id={optionId(id, index)}
          face={faces[index]}
          isHighlighted={index === highlighted}
          onPick={() => onPick(index)}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  /** undefined while there are fewer. */
  readonly face: SuggestionFace | undefined
  readonly isHighlighted: boolean
  readonly onPick: () => void
}

function Option({ id, face, isHighlighted, onPick }: OptionProps) {
  const [last, setLast] = useState(face)
  if (face !== undefined && face !== last) setLast(face)
  const { name, title, picture } = face ?? last ?? NO_FACE

  return (
    <div
      id={id}
      role="option"
      className={styles['option']}
      hidden={face === undefined}
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

const NO_FACE: SuggestionFace = { name: '', picture: null }
