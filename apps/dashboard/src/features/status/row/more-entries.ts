import { createContext } from 'react'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'

/** Returns entries that a list adds to the More menus of its posts. Called when a menu opens. */
export const MoreEntriesContext = createContext<() => MenuEntries<string>>(() => [])
