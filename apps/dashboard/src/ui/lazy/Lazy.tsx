import { lazy, type ReactNode, Suspense, useState } from 'react'
import {
  type LazyComponent,
  useIsDue,
  useLazyModule,
  type LoadTime,
} from '../deferred/use-lazy-module.ts'
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

/** Renders a component that is loaded on demand. */
export function Lazy<Props extends object>(input: LazyProps<Props>) {
  const { failure = 'box' } = input
  if (failure === 'nothing') return <WithoutBoundary {...input} />
  if (typeof failure === 'string') return <WithBoundary {...input} part={{ kind: failure }} />
  if (failure.kind === 'dialog') return <WithBoundary {...input} part={failure} />
  return <WithoutBoundary {...input} instead={failure.show} />
}

interface WithoutBoundaryProps<Props extends object> extends LazyProps<Props> {
  readonly instead?: ReactNode
}

function WithoutBoundary<Props extends object>(input: WithoutBoundaryProps<Props>) {
  const { module, props, fallback, when = 'now', instead } = input
  const failure = input.failure === 'nothing' ? 'retried' : 'returned'
  const { value: Component, hasFailed } = useLazyModule(module, when, failure)

  if (Component !== null) return <Component {...props} />
  return hasFailed ? instead : fallback
}

interface WithBoundaryProps<Props extends object> extends LazyProps<Props> {
  readonly part: DialogFailure | { readonly kind: 'box' | 'sign' }
}

function WithBoundary<Props extends object>(input: WithBoundaryProps<Props>) {
  const { module, props, fallback, part, when = 'now' } = input
  const [attempt, setAttempt] = useState(() => createLazyAttempt(module))
  const isDue = useIsDue(when)
  const retry = () => setAttempt(createLazyAttempt(module))

  if (attempt.module !== module) retry()
  if (!isDue) return fallback
  return (
    <ErrorBoundary part={part} onRetry={retry}>
      <Suspense fallback={fallback}>
        <attempt.Component {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Creates a `lazy` component per attempt, because React caches the result of each one permanently. */
function createLazyAttempt<Props extends object>(module: LazyComponent<Props>) {
  const load = async () => ({ default: await module.load() })
  return { module, Component: module.peek() ?? lazy(load) }
}
