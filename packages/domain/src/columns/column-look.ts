import { getOwnValue } from '../json/json-object.ts'
import { hasVisibleText } from '../text/visible-text.ts'
import type { Column, ColumnParams } from './column.ts'

/** Maximum length of a column's title. Unit: graphemes. */
export const MAX_TITLE_LENGTH = 60

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

/** The title, colour and icon that the user chose for a column. */
export interface ColumnLook {
  /** Empty for the title of the column's kind. */
  readonly title: string
  readonly colour: ColumnColour | null
  /** A single emoji; empty for the icon of the column's kind. */
  readonly icon: string
}

/** The key in a column's params. Other clients of such servers keep it unchanged. */
const LOOK_KEY = 'look'

/** Longer titles are cut before they are segmented. Unit: UTF-16 units. */
const MAX_TITLE_UNITS = 2_000

/** Cuts a title to its maximum length, between graphemes. Never throws. */
export function limitTitle(text: string): string {
  if (text.length <= MAX_TITLE_LENGTH) return text
  const segments = new Intl.Segmenter('en').segment(text.slice(0, MAX_TITLE_UNITS))
  return [...segments]
    .slice(0, MAX_TITLE_LENGTH)
    .map(({ segment }) => segment)
    .join('')
}

/**
 * Returns the title to save: one line, trimmed, at most 60 graphemes. Empty for a text without visible characters.
 * Never throws.
 *
 * @see BY-55
 */
export function toColumnTitle(text: string): string {
  return hasVisibleText(text) ? limitTitle(text.trim()).replace(/\s+/g, ' ').trimEnd() : ''
}

/**
 * One emoji: a flag, a keycap, or pictographs with their variations, joined by at most three joiners. All of these
 * sequences are one grapheme. Tags are those of a flag such as Scotland's.
 *
 * @see https://www.unicode.org/reports/tr51/#EBNF_and_Regex
 */
const EMOJI =
  /^(?:\p{RI}{2}|[\d#*]\uFE0F?\u20E3|(?=\p{Emoji})\p{ExtPict}(?:\uFE0F|\p{EMod})?(?:[\u{E0020}-\u{E007E}]{1,6}\u{E007F})?(?:\u200D\p{ExtPict}(?:\uFE0F|\p{EMod})?){0,3})$/u

/** Whether a text is exactly one emoji. Never throws. @see BY-55 */
export function isSingleEmoji(text: string): boolean {
  return EMOJI.test(text)
}

/** Reads the look of a column. Values of another type and unknown colours count as not chosen. Never throws. */
export function readColumnLook(params: ColumnParams): ColumnLook {
  const look = getOwnValue(params, LOOK_KEY)
  const [title, icon] = [getOwnValue(look, 'title'), getOwnValue(look, 'icon')]
  const colour = getOwnValue(look, 'colour')
  return {
    title: typeof title === 'string' ? toColumnTitle(title) : '',
    colour: COLUMN_COLOURS.find((name) => name === colour) ?? null,
    icon: typeof icon === 'string' && isSingleEmoji(icon) ? icon : '',
  }
}

/** Whether two versions of a column show the same: they differ at most in their looks. */
export function isSameContent(one: Column, other: Column | undefined): boolean {
  if (one === other || other === undefined) return one === other
  const { params } = one
  return (
    one.uuid === other.uuid &&
    one.id === other.id &&
    one.accountKey === other.accountKey &&
    Object.keys({ ...params, ...other.params }).every(
      (key) => key === LOOK_KEY || params[key] === other.params[key],
    )
  )
}
