import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { type DoodleOptions, PALETTE, pickColour } from '@colonnade/domain/doodle'
import { gridStep } from '../../ui/grid/grid-step.ts'
import styles from './Colours.module.css'

/** By the palette's columns. */
const HUES: readonly MessageDescriptor[] = [
  msg`Grey`,
  msg`Red`,
  msg`Orange`,
  msg`Yellow`,
  msg`Green`,
  msg`Mint`,
  msg`Cyan`,
  msg`Azure`,
  msg`Blue`,
  msg`Violet`,
  msg`Magenta`,
]

/** By the palette's rows; the middle one is the hue itself. */
const SHADES: readonly (MessageDescriptor | null)[] = [
  msg`darkest`,
  msg`darker`,
  msg`dark`,
  null,
  msg`light`,
  msg`lighter`,
  msg`lightest`,
]

/** What a colour of the palette is called. */
function colourName(i18n: I18n, row: number, column: number): string {
  if (column === 0 && row === 0) return i18n._(msg`Black`)
  if (column === 0 && row === PALETTE.length - 1) return i18n._(msg`White`)
  const [hue, shade] = [HUES[column], SHADES[row] ?? null]
  if (hue === undefined) return ''
  const hueName = i18n._(hue)
  if (shade === null) return hueName
  const shadeName = i18n._(shade)
  return i18n._(msg`${hueName}, ${shadeName}`)
}

interface PaletteProps {
  readonly options: DoodleOptions
  readonly onChange: (change: (options: DoodleOptions) => DoodleOptions) => void
}

const COLUMNS = PALETTE[0]?.length ?? 1
const COUNT = PALETTE.flat().length
const RIGHT = 2

/**
 * Colours to pick: a click takes the foreground, the right button or Ctrl the background (DOO-07, DOO-08).
 * Arrows move, Tab knows one of them.
 */
export function Palette({ options, onChange }: PaletteProps) {
  const { t, i18n } = useLingui()
  const [current, setCurrent] = useState(0)

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const place = { index: current, count: COUNT, columns: COLUMNS, isMirrored }
    const target = gridStep(event.key, place)
    if (target === null) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[Math.max(0, target)]?.focus()
  }

  return (
    // The focus is on the cells' buttons; the keys come up to the grid.
    /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus */
    <div
      role="grid"
      aria-label={t`Palette`}
      className={styles['palette']}
      onKeyDown={handleKeyDown}
    >
      {PALETTE.map((line, row) => (
        <div key={line[0]} role="row" className={styles['line']}>
          {line.map((colour, column) => {
            const index = row * COLUMNS + column
            const label = colourName(i18n, row, column)
            return (
              <div key={colour} role="gridcell">
                <button
                  type="button"
                  aria-label={label}
                  aria-pressed={colour === options.fg}
                  title={label}
                  tabIndex={index === current ? 0 : -1}
                  data-paper={colour === options.bg || undefined}
                  style={{ '--paint': colour }}
                  onFocus={() => {
                    setCurrent(index)
                  }}
                  onClick={({ ctrlKey, metaKey }) => {
                    onChange((now) => pickColour(now, { button: 0, ctrlKey, metaKey }, colour))
                  }}
                  onContextMenu={(event) => {
                    event.preventDefault()
                    const press = { button: RIGHT, ctrlKey: false, metaKey: false }
                    onChange((now) => pickColour(now, press, colour))
                  }}
                />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
