import type { ColumnColour, ColumnLook } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'

/** The icon and name of a column in its header and in the rail. */
export interface ColumnTitle {
  readonly icon: IconName
  /** The column's name for screen readers, the rail and tests. */
  readonly name: string
  /** The text of the header. It omits the part of the name that the icon shows. */
  readonly heading: string
  readonly detail: string
  /** The icon that the user chose; empty for `icon`. */
  readonly emoji?: string
  readonly colour?: ColumnColour | undefined
  /** The account of the column, if there are several. */
  readonly account?: AccountKey
}

/** @param name also the text of the header, unless `rest` overrides it */
export function createColumnTitle(
  icon: IconName,
  name: string,
  rest: Partial<ColumnTitle> = {},
): ColumnTitle {
  return { icon, name, heading: name, detail: '', ...rest }
}

/** Applies the user's choices to a title. Beside another title, the detail says what the column shows. @see BY-55 */
export function applyLook(face: ColumnTitle, { title, colour, icon }: ColumnLook): ColumnTitle {
  const own = { ...face, colour, emoji: icon }
  return title === ''
    ? own
    : { ...own, name: title, heading: title, detail: face.detail || face.name }
}
