import type { ReactNode } from 'react'
import { LoadError } from '../load-error/LoadError.tsx'
import { LoadingScreen } from '../loading/LoadingScreen.tsx'

interface ListStateProps {
  readonly isLoaded: boolean
  /** The error of the last load. Rows that were loaded before stay visible. */
  readonly error: { readonly message: string } | null
  /** Names the content that failed to load. */
  readonly errorTitle: ReactNode
  readonly onRetry: () => void
  /** Number of skeleton rows while loading. */
  readonly rows?: number
  /** The placeholder of an empty list; null when there are rows. */
  readonly empty?: ReactNode
  readonly children?: ReactNode
}

/** Renders a list while loading, after an error, when empty, and with its rows. */
export function ListState(props: ListStateProps) {
  const { isLoaded, error, errorTitle, onRetry, rows = 4, empty = null, children } = props
  if (isLoaded) return empty ?? children
  if (error === null) return <LoadingScreen rows={rows} />
  return <LoadError title={errorTitle} message={error.message} onRetry={onRetry} />
}
