import type { IconName } from '../../ui/icon/icon-glyphs.ts'

/** What tells a column from others of its kind where there is no room for its name. */
export interface ColumnMark {
  readonly kind: 'person' | 'tag' | 'list' | 'search'
  /** One or two of its name. */
  readonly letters: string
  /** Of the person that it is about. */
  readonly picture?: string | null
}

/** How a column presents itself in its header and in the rail. */
export interface ColumnFace {
  readonly icon: IconName
  /** The column's name for screen readers, the rail and tests. */
  readonly name: string
  /** What the header shows; the icon may already say a part of the name. */
  readonly heading: string
  readonly detail: string
  /** Null where its icon alone says what it is. */
  readonly mark: ColumnMark | null
}

/** @param name what the header shows as well, unless the icon says a part of it */
export function columnFace(
  icon: IconName,
  name: string,
  rest: Partial<ColumnFace> = {},
): ColumnFace {
  return { icon, name, heading: name, detail: '', mark: null, ...rest }
}

/** So many letters of a name have room in the rail. */
const LETTERS = 2

/** The first letters of a name, signs at its beginning left out; as they are where it has no letters. */
export function getMarkLetters(name: string): string {
  const plain = name.trim()
  const letters = plain.replace(/^[^\p{L}\p{N}]+/u, '') || plain
  return [...new Intl.Segmenter().segment(letters)]
    .slice(0, LETTERS)
    .map(({ segment }) => segment)
    .join('')
}
