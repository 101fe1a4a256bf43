import type { IconName } from '../../../ui/icon/icon-glyphs.ts'

/** How a column presents itself in its header and in the rail. */
export interface ColumnFace {
  readonly icon: IconName
  /** The column's name for screen readers, the rail and tests. */
  readonly name: string
  /** What the header shows; the icon may already say a part of the name. */
  readonly heading: string
  readonly detail: string
}

/** @param name what the header shows as well, unless the icon says a part of it */
export function columnFace(
  icon: IconName,
  name: string,
  rest: Partial<ColumnFace> = {},
): ColumnFace {
  return { icon, name, heading: name, detail: '', ...rest }
}
