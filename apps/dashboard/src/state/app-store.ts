import { atom, createStore } from 'jotai/vanilla'
import type { Platform } from '../lib/platform.ts'
import type { Store } from './store.ts'

const rootPlatformAtom = atom<Platform | null>(null)
rootPlatformAtom.debugLabel = 'platform'

/** What the browser offers, given once when the store is made. */
export const platformAtom = atom((get): Platform => {
  const platform = get(rootPlatformAtom)
  if (platform === null) throw new Error('make the store with createAppStore')
  return platform
})

/** The one store of the shell: sessions, columns, local settings, alerts, modals. */
export function createAppStore(platform: Platform): Store {
  const store = createStore()
  store.set(rootPlatformAtom, platform)
  return store
}
