import type { IconName } from '../../../ui/icon/icon-glyphs.ts'

/** The icon and name of a column in its header and in the rail. */
export interface ColumnTitle {
  readonly icon: IconName
  /** The column's name for screen readers, the rail and tests. */
  readonly name: string
  /** The text of the header. It omits the part of the name that the icon shows. */
  readonly heading: string
  readonly detail: string
}

/** @param name also the text of the header, unless `rest` overrides it */
export function createColumnTitle(
  icon: IconName,
  name: string,
  rest: Partial<ColumnTitle> = {},
): ColumnTitle {
  return { icon, name, heading: name, detail: '', ...rest }
}
