import type { ReactNode } from 'react'
import type { Column, ColumnKind } from '@colonnade/domain/columns'
import type { ColumnFace } from './column/column-face.ts'

/** What the deck shows without knowing how: the app fills these in. */
export interface DeckParts {
  /** @returns null for a kind that this version does not know */
  readonly body: (column: Column, name: string) => ReactNode
  /** What a column of this kind can be told besides; null for nothing. */
  readonly settings: (column: Column) => ReactNode
  /** Small signs of how it stands, in its header. */
  readonly signs: (column: Column) => ReactNode
  readonly addColumn: (onClose: () => void) => ReactNode
  readonly workspaces: {
    /** Their part of the rail. */
    readonly rail: ReactNode
    /** What one without columns shows. */
    readonly empty: (onAddColumn: () => void) => ReactNode
  }
}

/** The one screen that the address names beyond the columns. */
export interface RouteScreen {
  /** A new one for every address, so that a screen never shows the one before it. */
  readonly key: string
  readonly face: ColumnFace
  readonly onHeadingClick: () => void
  /** One of the tabs of the narrow layout: the tab bar stands in for its header. */
  readonly isTab: boolean
  /** A saved column of this kind, where there is one, stands for the screen. */
  readonly replacedBy: ColumnKind | null
  /** What it becomes when it is kept; null where no saved column can show it. */
  readonly pins: Pick<Column, 'id' | 'params'> | null
  readonly body: ReactNode
}
