import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useState, type KeyboardEvent, type RefObject } from 'react'
import { PICKER_COLUMNS, type Emoji, type SkinTone } from '@colonnade/domain/emoji'
import { gridStep } from '../../ui/grid/grid-step.ts'
import { EmojiFace } from './EmojiFace.tsx'
import styles from './EmojiPicker.module.css'

interface EmojiGridProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly emojis: readonly Emoji[]
  readonly tone: SkinTone
  readonly cells: ReadonlyMap<string, number>
  readonly onPick: (emoji: Emoji) => void
  readonly onLook: (emoji: Emoji) => void
  /** Up from the first line. */
  readonly onLeaveUpwards: () => void
}

/** Emoji in lines of eight. Arrows move, Enter picks; Tab knows one of them. */
export const EmojiGrid = memo(function EmojiGrid(props: EmojiGridProps) {
  const { ref, emojis, tone, cells, onPick, onLook, onLeaveUpwards } = props
  const { t } = useLingui()
  const [current, setCurrent] = useState(0)

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = gridStep(event.key, {
      index: current,
      count: emojis.length,
      columns: PICKER_COLUMNS,
      isMirrored,
    })
    if (target === null) return
    event.preventDefault()
    if (target < 0) onLeaveUpwards()
    else event.currentTarget.querySelectorAll('button')[target]?.focus()
  }

  if (emojis.length === 0) {
    return (
      <p className={styles['none']}>
        <Trans>No emoji here</Trans>
      </p>
    )
  }
  return (
    // The focus is on the cells' buttons; the keys come up to the grid.
    /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus */
    <div ref={ref} role="grid" aria-label={t`Emoji`} onKeyDown={handleKeyDown}>
      {linesOf(emojis).map((line, lineIndex) => (
        <div key={line[0]?.id} role="row" className={styles['line']}>
          {line.map((emoji, column) => {
            const index = lineIndex * PICKER_COLUMNS + column
            return (
              <div key={emoji.id} role="gridcell">
                <button
                  type="button"
                  className={styles['emoji']}
                  aria-label={emoji.name}
                  tabIndex={index === current ? 0 : -1}
                  onClick={() => {
                    onPick(emoji)
                  }}
                  onFocus={() => {
                    setCurrent(index)
                    onLook(emoji)
                  }}
                  onPointerEnter={() => {
                    onLook(emoji)
                  }}
                >
                  <EmojiFace emoji={emoji} tone={tone} cells={cells} />
                </button>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
})

function linesOf(emojis: readonly Emoji[]): readonly (readonly Emoji[])[] {
  const count = Math.ceil(emojis.length / PICKER_COLUMNS)
  return Array.from({ length: count }, (_, line) =>
    emojis.slice(line * PICKER_COLUMNS, (line + 1) * PICKER_COLUMNS),
  )
}
