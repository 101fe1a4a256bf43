import type { ReactNode } from 'react'
import { LoadingScreen } from '../loading/LoadingScreen.tsx'
import { LoadTrouble } from '../trouble/LoadTrouble.tsx'

interface ListStateProps {
  readonly isLoaded: boolean
  /** Why the last load failed. What was loaded before stays in sight. */
  readonly error: { readonly message: string } | null
  /** Names what did not come. */
  readonly errorTitle: ReactNode
  readonly onRetry: () => void
  /** How many rows are outlined while it loads. */
  readonly rows?: number
  /** What stands there when there is nothing to list; null where the list has something. */
  readonly empty?: ReactNode
  readonly children?: ReactNode
}

/** A list while it loads, when it could not be loaded, when it is empty, and as it is. */
export function ListState(props: ListStateProps) {
  const { isLoaded, error, errorTitle, onRetry, rows = 4, empty = null, children } = props
  if (isLoaded) return empty ?? children
  if (error === null) return <LoadingScreen rows={rows} />
  return <LoadTrouble title={errorTitle} message={error.message} onRetry={onRetry} />
}
