import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { PICKER_COLUMNS, type Emoji, type SkinTone } from '@colonnade/domain/emoji'
import { gridStep } from '../../ui/grid/grid-step.ts'
import { EmojiFace } from './EmojiFace.tsx'
import { useDrawnLines } from './use-drawn-lines.ts'
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

/** Emoji in lines of eight, of which those in view are drawn. Arrows move, Enter picks; Tab knows one of them. */
export const EmojiGrid = memo(function EmojiGrid(props: EmojiGridProps) {
  const { ref, emojis, tone, cells, onPick, onLook, onLeaveUpwards } = props
  const { t } = useLingui()
  const [current, setCurrent] = useState(0)
  const isMoved = useRef(false)
  const lineCount = Math.ceil(emojis.length / PICKER_COLUMNS)
  const drawn = useDrawnLines(ref, lineCount, Math.floor(current / PICKER_COLUMNS))

  // Where a key leads may not have been drawn before.
  useLayoutEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    ref.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [ref, current])

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
    isMoved.current = target >= 0 && target !== current
    setCurrent(Math.max(0, target))
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
    <div
      ref={ref}
      role="grid"
      aria-label={t`Emoji`}
      aria-rowcount={lineCount}
      className={styles['grid']}
      style={{ '--lines': lineCount }}
      onKeyDown={handleKeyDown}
    >
      {drawn.map((line) => (
        <div
          key={line}
          role="row"
          aria-rowindex={line + 1}
          className={styles['line']}
          style={{ '--line': line }}
        >
          {lineOf(emojis, line).map((emoji, column) => {
            const index = line * PICKER_COLUMNS + column
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

function lineOf(emojis: readonly Emoji[], line: number): readonly Emoji[] {
  return emojis.slice(line * PICKER_COLUMNS, (line + 1) * PICKER_COLUMNS)
}
