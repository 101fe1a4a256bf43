import { isJsonObject, type JsonObject } from '../json/json-object.ts'
import { hasVisibleText } from '../text/visible-text.ts'
import type { ColumnParams } from './column.ts'

/** The colours of columns, in the order of the settings. The style sheets define them. */
export const COLUMN_COLOURS = [
  'blue',
  'violet',
  'pink',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
] as const
export type ColumnColour = (typeof COLUMN_COLOURS)[number]

/** The title, colour and icon that the user chose for a column. They are saved in its params. */
export interface ColumnLook {
  /** Empty for the title of the column's kind. */
  readonly title: string
  /** Undefined for no colour. */
  readonly colour: ColumnColour | undefined
  /** An emoji; empty for the icon of the column's kind. */
  readonly icon: string
}

/** Longer titles are cut, before they are segmented too: 60 of the longest emoji are shorter. Unit: UTF-16 units. */
export const MAX_TITLE_UNITS = 1_500

const NO_LOOK: JsonObject = {}

/**
 * Reads the look of a column. Values of another type, unknown colours and icons without an emoji count as not chosen.
 * Never throws.
 *
 * @see BY-55
 */
export function readColumnLook({ look }: ColumnParams): ColumnLook {
  const { title, colour, icon } = isJsonObject(look) ? look : NO_LOOK
  return {
    title:
      typeof title === 'string' && hasVisibleText(title) ? title.slice(0, MAX_TITLE_UNITS) : '',
    colour: COLUMN_COLOURS.find((name) => name === colour),
    // The settings check the whole emoji.
    icon: typeof icon === 'string' && /^\p{Emoji}/u.test(icon) ? icon : '',
  }
}
