import { Provider } from 'jotai/react'
import type { ReactNode } from 'react'
import type { Store } from '../store.ts'

interface AppStoreProviderProps {
  readonly store: Store
  readonly children: ReactNode
}

/** Gives everything below the shell's store. */
export function AppStoreProvider({ store, children }: AppStoreProviderProps) {
  return <Provider store={store}>{children}</Provider>
}
