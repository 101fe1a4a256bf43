import { atom } from 'jotai/vanilla'
import { platformAtom } from '../app-store.ts'

/** What a window of its own shows instead of the whole deck. */
export interface WindowView {
  readonly kind: 'column' | 'workspace'
  /** The uuid of the column, or the id of the workspace. */
  readonly id: string
}

/** The start of the names of windows that show a part of the deck. Their locks have the same names. */
export const WINDOW_NAME_START = 'colonnade-window'

/** @param name of a window or of its lock. @returns null for any other name */
export function parseWindowName(name: string | undefined): WindowView | null {
  const [start, kind, id = ''] = name?.split(' ') ?? []
  const isKnown = start === WINDOW_NAME_START && (kind === 'column' || kind === 'workspace')
  return isKnown ? { kind, id } : null
}

/** What this window shows; null for the whole deck. @see BY-39 */
export const pageViewAtom = atom((get) => parseWindowName(get(platformAtom).windowName))

/**
 * The columns that this window does not load, by uuid, because another window shows them; and the workspaces that
 * other windows show, by id. Written by `state/windows`.
 */
export const elsewhereAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Stored while other windows are open, so that a reload of the deck looks for them at once. */
export const OPEN_WINDOWS_KEY = 'colonnade/windows'
