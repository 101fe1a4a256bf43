import { atom, createStore } from 'jotai/vanilla'
import type { Platform } from '../lib/platform.ts'
import type { Store } from './store.ts'

const rootPlatformAtom = atom<Platform | null>(null)
rootPlatformAtom.debugLabel = 'platform'

/** The browser APIs. Passed once, when the store is created. */
export const platformAtom = atom((get): Platform => {
  const platform = get(rootPlatformAtom)
  if (platform === null) throw new Error('make the store with createAppStore')
  return platform
})

/** Creates the app-wide store: sessions, columns, local settings, alerts, modals. */
export function createAppStore(platform: Platform): Store {
  const store = createStore()
  store.set(rootPlatformAtom, platform)
  return store
}
