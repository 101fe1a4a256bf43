import type { TileSeparator } from '@colonnade/domain/workspaces'
import { isRightToLeft } from '../arrange/column-acts.ts'

/** In percent of the split. */
const STEP = 2
const LONG_STEP = 10

interface PressedKey {
  readonly key: string
  readonly shiftKey: boolean
}

const SIGNS: Readonly<Record<TileSeparator['orientation'], Readonly<Record<string, number>>>> = {
  vertical: { ArrowLeft: -1, ArrowRight: 1 },
  horizontal: { ArrowUp: -1, ArrowDown: 1 },
}

/** How much more of its split the tile before a divider takes at a key; null for a key that does not move it. */
export function separatorStep(
  { key, shiftKey }: PressedKey,
  orientation: TileSeparator['orientation'],
): number | null {
  const sign = SIGNS[orientation][key]
  if (sign === undefined) return null
  const towards = orientation === 'vertical' && isRightToLeft() ? -sign : sign
  return towards * (shiftKey ? LONG_STEP : STEP)
}
