import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Emoji, PICKER_COLUMNS, type SkinTone } from '@colonnade/domain/emoji'
import { getGridStep } from '../../ui/grid/grid-step.ts'
import { EmojiImage } from './EmojiImage.tsx'
import styles from './EmojiPicker.module.css'

/** Height of a row of emoji, in px. */
export const EMOJI_ROW_PX = 38

/** Returns the text size relative to the default of 16 px, at least 1. */
export const getTextScale = (): number =>
  Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)

/** Rows rendered above and below the visible ones, so that a turn of the wheel shows no empty rows. */
const OVERSCAN_ROWS = 6
/** Rows rendered before the view is measured: a picker is not taller. */
const INITIAL_ROWS = 8

/**
 * Returns the rows of a long grid to render: the visible ones with some around them, and the current row, however far
 * away. The grid scrolls in its parent.
 *
 * @param current the row that must exist, because it has the focus or the Tab stop
 */
function useVisibleRows(
  grid: RefObject<HTMLElement | null>,
  count: number,
  current: number,
): readonly number[] {
  const [view, setView] = useState({ first: 0, last: INITIAL_ROWS })

  useLayoutEffect(() => {
    const panel = grid.current?.parentElement
    if (panel === null || panel === undefined) return undefined
    const line = EMOJI_ROW_PX * getTextScale()
    const measure = () => {
      const first = Math.floor(panel.scrollTop / line)
      const last = Math.ceil((panel.scrollTop + panel.clientHeight) / line)
      setView((before) =>
        before.first === first && before.last === last ? before : { first, last },
      )
    }
    // Another tab starts at its top.
    panel.scrollTo(0, 0)
    measure()
    panel.addEventListener('scroll', measure, { passive: true })
    return () => {
      panel.removeEventListener('scroll', measure)
    }
  }, [grid])

  const from = Math.max(0, view.first - OVERSCAN_ROWS)
  const to = Math.min(count, view.last + OVERSCAN_ROWS)
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (current < from) return [current, ...drawn]
  return current < to || current >= count ? drawn : [...drawn, current]
}

interface EmojiGridProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly emojis: readonly Emoji[]
  readonly tone: SkinTone
  readonly cells: ReadonlyMap<string, number>
  readonly onPick: (emoji: Emoji) => void
  readonly onLook: (emoji: Emoji) => void
  /** Called on ArrowUp in the first row. */
  readonly onLeaveUpwards: () => void
}

/**
 * A virtualised grid of emoji, eight per row, with roving tabindex: arrow keys move, Enter picks, Tab reaches a
 * single cell.
 */
export const EmojiGrid = memo(function EmojiGrid(props: EmojiGridProps) {
  const { ref, emojis, tone, cells, onPick, onLook, onLeaveUpwards } = props
  const { t } = useLingui()
  const [current, setCurrent] = useState(0)
  const isMoved = useRef(false)
  const lineCount = Math.ceil(emojis.length / PICKER_COLUMNS)
  const drawn = useVisibleRows(ref, lineCount, Math.floor(current / PICKER_COLUMNS))

  // The target of a key may not have been rendered before.
  useLayoutEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    ref.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [ref, current])

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = getGridStep(event.key, {
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
        <Trans>No emoji found</Trans>
      </p>
    )
  }
  return (
    // The focus is on the buttons in the cells; their key events bubble to the grid.
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
          {getRowEmojis(emojis, line).map((emoji, column) => {
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
                  <EmojiImage emoji={emoji} tone={tone} cells={cells} />
                </button>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
})

function getRowEmojis(emojis: readonly Emoji[], line: number): readonly Emoji[] {
  return emojis.slice(line * PICKER_COLUMNS, (line + 1) * PICKER_COLUMNS)
}
