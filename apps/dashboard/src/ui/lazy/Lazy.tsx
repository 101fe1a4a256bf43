import type { ReactNode } from 'react'
import { type LazyComponent, useLazyModule, type LoadTime } from '../deferred/use-lazy-module.ts'
import { ErrorBoundary } from '../failure/ErrorBoundary.tsx'

/** The component is a dialog. Its error is shown in a dialog too, which can be closed. */
interface DialogFailure {
  readonly kind: 'dialog'
  readonly onClose: () => void
}

/** Renders a replacement after an error. */
interface ReplacementFailure {
  readonly kind: 'instead'
  readonly show: ReactNode
}

/**
 * The behaviour after a load error. `box` and `sign` show an error with a retry button in the component's place, and
 * catch errors thrown by the component. `nothing` keeps the fallback and retries until the component is loaded.
 */
type LazyFailure = 'box' | 'sign' | 'nothing' | DialogFailure | ReplacementFailure

interface LazyProps<Props extends object> {
  readonly module: LazyComponent<Props>
  /** Not inferred from, so that a prop that the component does not have is an error. */
  readonly props: NoInfer<Props>
  /** Rendered while loading. */
  readonly fallback?: ReactNode
  /** `box` by default. */
  readonly failure?: LazyFailure
  /** The time of loading. */
  readonly when?: LoadTime
}

/**
 * Renders a component that is loaded on demand. Without `Suspense`, because React shows a fallback for at least 300 ms
 * before it replaces it.
 */
export function Lazy<Props extends object>(input: LazyProps<Props>) {
  const { failure = 'box' } = input
  if (failure === 'nothing') return <Loaded {...input} />
  if (typeof failure === 'object' && failure.kind === 'instead')
    return <Loaded {...input} instead={failure.show} />
  return (
    <ErrorBoundary part={typeof failure === 'string' ? { kind: failure } : failure}>
      <Loaded {...input} isThrowing />
    </ErrorBoundary>
  )
}

interface LoadedProps<Props extends object> extends LazyProps<Props> {
  readonly instead?: ReactNode
  /** Throws a load error. A retry of the boundary mounts it again, which loads again. */
  readonly isThrowing?: boolean
}

function Loaded<Props extends object>(input: LoadedProps<Props>) {
  const { module, props, fallback, when = 'now', instead, isThrowing = false } = input
  const failure = input.failure === 'nothing' ? 'retried' : 'returned'
  const { value: Component, error } = useLazyModule(module, when, failure)

  if (Component !== null) return <Component {...props} />
  if (error === null) return fallback
  if (isThrowing) throw error
  return instead
}
