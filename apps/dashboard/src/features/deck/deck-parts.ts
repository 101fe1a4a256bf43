import type { ReactNode } from 'react'
import type { Column, ColumnKind } from '@colonnade/domain/columns'
import type { ColumnTitle } from './title/column-title.ts'

/** The content of the deck. The app provides it, so that the deck does not depend on other features. */
export interface DeckParts {
  /** @returns null for a kind that this version does not know */
  readonly body: (column: Column, name: string) => ReactNode
  /** The settings of this kind of column; null when it has none. */
  readonly settings: (column: Column) => ReactNode
  /** Small state indicators in the column's header. */
  readonly indicators: (column: Column) => ReactNode
  readonly addColumn: (onClose: () => void) => ReactNode
  readonly workspaces: {
    /** The workspace part of the rail. */
    readonly rail: ReactNode
    /** The content of a workspace without columns. */
    readonly empty: (onAddColumn: () => void) => ReactNode
  }
}

/** The one screen of the current URL, besides the columns. */
export interface RouteScreen {
  /** Differs for every URL, so that React does not reuse the previous screen. */
  readonly key: string
  readonly face: ColumnTitle
  readonly onHeadingClick: () => void
  /** One of the tabs of the narrow layout. The tab bar replaces its header. */
  readonly isTab: boolean
  /** The kind of saved column that replaces the screen; null for none. */
  readonly replacedBy: ColumnKind | null
  /** The column that pinning the screen creates; null when no saved column can show it. */
  readonly pins: Pick<Column, 'id' | 'params'> | null
  readonly body: ReactNode
}
