import type { Platform } from '../../lib/platform.ts'

/** The same in both storages: each tab's own, and beyond them the one shown last anywhere. */
const KEY = 'colonnade/shown-workspace'

type Storages = Pick<Platform, 'storage' | 'tabStorage'>

/** The id of the workspace that a tab showed before its reload, else of the last one shown; null when none was. */
export function readShownWorkspace({ storage, tabStorage }: Storages): string | null {
  return tabStorage.read(KEY) ?? storage.read(KEY)
}

export function keepShownWorkspace({ storage, tabStorage }: Storages, id: string): void {
  tabStorage.write(KEY, id)
  storage.write(KEY, id)
}
