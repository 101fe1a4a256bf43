import { atom } from 'jotai/vanilla'
import { platformAtom } from '../app-store.ts'

/** What a window of its own shows instead of the whole deck. */
export interface WindowView {
  readonly kind: 'column' | 'workspace'
  /** The uuid of the column, or the id of the workspace. */
  readonly id: string
}

/** The names of windows that show a part of the deck. Their locks have the same names. */
const WINDOW_NAME = /^colonnade-window (column|workspace) (.+)/

/** @param name of a window or of its lock. @returns null for any other name */
export function parseWindowName(name = ''): WindowView | null {
  const [, kind, id] = WINDOW_NAME.exec(name) ?? []
  return id === undefined ? null : { kind: kind === 'column' ? kind : 'workspace', id }
}

/** What this window shows; null for the whole deck. @see BY-39 */
export const pageViewAtom = atom((get) => parseWindowName(get(platformAtom).windowName))

/**
 * The columns that this window does not load, by uuid, because another window shows them; and the workspaces that
 * other windows show, by id. Written by `state/windows`.
 */
export const elsewhereAtom = atom<ReadonlySet<string>>(new Set<string>())
