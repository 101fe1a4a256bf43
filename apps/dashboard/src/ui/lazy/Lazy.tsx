import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '../failure/ErrorBoundary.tsx'
import { type LazyComponent, useIsDue, useLazyModule, type When } from '../later/use-lazy-module.ts'

/** The component is a dialog: a failure shows in one too, which can be closed. */
interface InDialog {
  readonly kind: 'dialog'
  readonly onClose: () => void
}

/** Something else stands there from then on. */
interface Instead {
  readonly kind: 'instead'
  readonly show: ReactNode
}

/**
 * What becomes of a component that does not arrive. In a `box`, or as small as a `sign`, that is told where it would
 * stand, with a button that fetches it again; a crash inside stays there too. With `nothing` the fallback goes on,
 * and it is fetched again until it comes.
 */
type LazyFailure = 'box' | 'sign' | 'nothing' | InDialog | Instead

interface LazyProps<Props extends object> {
  readonly module: LazyComponent<Props>
  readonly props: Props
  /** Stands there meanwhile. */
  readonly fallback?: ReactNode
  /** A box, unless it says otherwise. */
  readonly failure?: LazyFailure
  /** When it is fetched. */
  readonly when?: When
}

/** Shows a component that is loaded late. */
export function Lazy<Props extends object>(input: LazyProps<Props>) {
  const { failure = 'box' } = input
  if (failure === 'nothing') return <Unboxed {...input} />
  if (typeof failure === 'string') return <Boxed {...input} of={{ kind: failure }} />
  if (failure.kind === 'dialog') return <Boxed {...input} of={failure} />
  return <Unboxed {...input} instead={failure.show} />
}

interface UnboxedProps<Props extends object> extends LazyProps<Props> {
  readonly instead?: ReactNode
}

function Unboxed<Props extends object>(input: UnboxedProps<Props>) {
  const { module, props, fallback, when = 'now', instead } = input
  const failure = input.failure === 'nothing' ? 'retried' : 'told'
  const { value: Component, hasFailed } = useLazyModule(module, when, failure)

  if (Component !== null) return <Component {...props} />
  return hasFailed ? instead : fallback
}

interface BoxedProps<Props extends object> extends LazyProps<Props> {
  readonly of: InDialog | { readonly kind: 'box' | 'sign' }
}

function Boxed<Props extends object>(input: BoxedProps<Props>) {
  const { module, props, fallback, of, when = 'now' } = input
  const [attempt, setAttempt] = useState(() => start(module))
  const isDue = useIsDue(when)
  const tryAgain = () => setAttempt(start(module))

  if (attempt.module !== module) tryAgain()
  if (!isDue) return fallback
  return (
    <ErrorBoundary of={of} onRetry={tryAgain}>
      <Suspense fallback={fallback}>
        <attempt.Component {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** React remembers for good what a `lazy` component came to: each attempt has its own. */
function start<Props extends object>(module: LazyComponent<Props>) {
  const load = async () => ({ default: await module.load() })
  return { module, Component: module.peek() ?? lazy(load) }
}
