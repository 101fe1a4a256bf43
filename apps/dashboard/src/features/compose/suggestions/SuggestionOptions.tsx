import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { keepInSight } from '../../../ui/popover/keep-in-sight.ts'
import type { SuggestionFace } from './suggesting.ts'
import popoverStyles from '../../../ui/popover/popover.module.css'
import styles from './Suggestions.module.css'

interface SuggestionOptionsProps {
  readonly id: string
  readonly faces: readonly SuggestionFace[]
  readonly highlighted: number
  /** Name of the CSS anchor at the token. */
  readonly anchor: string
  readonly onPick: (index: number) => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** The suggestions below the token that they are for. The focus and the keys stay in the text. */
export function SuggestionOptions(props: SuggestionOptionsProps) {
  const { id, faces, highlighted, anchor, onPick } = props
  const { t } = useLingui()
  const surface = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const list = surface.current
    list?.showPopover()
    return list === null ? undefined : keepInSight(list)
  }, [faces])

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
      {faces.map(({ name, picture, title }, index) => (
        <div
          key={name}
          id={optionId(id, index)}
          role="option"
          className={styles['option']}
          aria-selected={index === highlighted}
          aria-label={name}
          onClick={() => {
            onPick(index)
          }}
        >
          <span className={styles['picture']}>{picture}</span>
          {title !== undefined && <b dir="auto">{title}</b>}
          <span className={styles['name']} dir="ltr">
            {name}
          </span>
        </div>
      ))}
    </div>
  )
}
