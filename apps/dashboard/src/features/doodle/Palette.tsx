import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { type DoodleOptions, PALETTE, pickColour } from '@colonnade/domain/doodle'
import { getGridStep } from '../../ui/grid/grid-step.ts'
import styles from './Colours.module.css'

/** By column of the palette. */
const HUE_NAMES: readonly MessageDescriptor[] = [
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

/** By row of the palette; the middle row is the hue itself. */
const SHADE_NAMES: readonly (MessageDescriptor | null)[] = [
  msg`darkest`,
  msg`darker`,
  msg`dark`,
  null,
  msg`light`,
  msg`lighter`,
  msg`lightest`,
]

/** Returns the name of a palette colour. */
function getColourName(i18n: I18n, row: number, column: number): string {
  if (column === 0 && row === 0) return i18n._(msg`Black`)
  if (column === 0 && row === PALETTE.length - 1) return i18n._(msg`White`)
  const [hue, shade] = [HUE_NAMES[column], SHADE_NAMES[row] ?? null]
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
const COLOUR_COUNT = PALETTE.flat().length
const RIGHT_BUTTON = 2

/**
 * The colour palette: a click sets the foreground, the right button or Ctrl+click the background (DOO-07, DOO-08). A
 * grid with roving tabindex: arrow keys move, Tab reaches a single cell.
 */
export function Palette({ options, onChange }: PaletteProps) {
  const { t, i18n } = useLingui()
  const [current, setCurrent] = useState(0)

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const place = { index: current, count: COLOUR_COUNT, columns: COLUMNS, isMirrored }
    const target = getGridStep(event.key, place)
    if (target === null) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[Math.max(0, target)]?.focus()
  }

  return (
    // The focus is on the buttons in the cells; their key events bubble to the grid.
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
            const label = getColourName(i18n, row, column)
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
                    const press = { button: RIGHT_BUTTON, ctrlKey: false, metaKey: false }
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
