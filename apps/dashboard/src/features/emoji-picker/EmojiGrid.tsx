import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Emoji, PICKER_COLUMNS, type SkinTone } from '@colonnade/domain/emoji'
import { gridStep } from '../../ui/grid/grid-step.ts'
import { EmojiFace } from './EmojiFace.tsx'
import styles from './EmojiPicker.module.css'

/** A line of emoji. Unit: px. */
export const LINE_PX = 38

/** How many times larger than usual the text is; never smaller. */
export const textScale = (): number =>
  Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)

/** Lines that are drawn above and below those in view: a turn of the wheel meets no empty ones. */
const MARGIN = 6
/** Lines in a view that is not measured yet: a picker is no taller. */
const USUAL = 8

/**
 * The lines of a long grid that are worth drawing: those in view with some around them, and one more, however far away.
 * The grid scrolls in its parent.
 *
 * @param current the line that has to be there: it has the focus, or Tab leads to it
 */
function useDrawnLines(
  grid: RefObject<HTMLElement | null>,
  count: number,
  current: number,
): readonly number[] {
  const [view, setView] = useState({ first: 0, last: USUAL })

  useLayoutEffect(() => {
    const panel = grid.current?.parentElement
    if (panel === null || panel === undefined) return undefined
    const line = LINE_PX * textScale()
    const measure = () => {
      const first = Math.floor(panel.scrollTop / line)
      const last = Math.ceil((panel.scrollTop + panel.clientHeight) / line)
      setView((before) =>
        before.first === first && before.last === last ? before : { first, last },
      )
    }
    // Another tab begins at its top.
    panel.scrollTo(0, 0)
    measure()
    panel.addEventListener('scroll', measure, { passive: true })
    return () => {
      panel.removeEventListener('scroll', measure)
    }
  }, [grid])

  const from = Math.max(0, view.first - MARGIN)
  const to = Math.min(count, view.last + MARGIN)
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
        <Trans>No emoji found</Trans>
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
