import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { PALETTE } from '@colonnade/domain/doodle'

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
export function colourName(i18n: I18n, row: number, column: number): string {
  if (column === 0 && row === 0) return i18n._(msg`Black`)
  if (column === 0 && row === PALETTE.length - 1) return i18n._(msg`White`)
  const [hue, shade] = [HUES[column], SHADES[row] ?? null]
  if (hue === undefined) return ''
  const hueName = i18n._(hue)
  if (shade === null) return hueName
  const shadeName = i18n._(shade)
  return i18n._(msg`${hueName}, ${shadeName}`)
}
