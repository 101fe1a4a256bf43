import { lazy, Suspense, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '../ui/failure/ErrorBoundary.tsx'
import type { Bundle } from './bundle.ts'

interface LazyPartProps<Props extends object> {
  readonly part: Bundle<Props>
  readonly props: Props
  readonly waiting: ReactNode
  /** The part is a dialog: a failure shows in one too, which can be closed. */
  readonly onClose?: () => void
  /** The part is a small sign: a failure has room for no words. */
  readonly isSign?: boolean
}

/** Shows a chunk's component; a chunk that fails, or a crash inside it, stays in this box. */
export function LazyPart<Props extends object>(input: LazyPartProps<Props>) {
  const { onClose } = input
  const [attempt, setAttempt] = useState(() => start(input.part))

  return (
    <ErrorBoundary
      of={
        onClose === undefined
          ? { kind: input.isSign === true ? 'sign' : 'box' }
          : { kind: 'dialog', onClose }
      }
      onRetry={() => setAttempt(start(input.part))}
    >
      <Suspense fallback={input.waiting}>
        <attempt.Part {...input.props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function start<Props extends object>(part: Bundle<Props>) {
  return { Part: part.peek() ?? lazy(part.load) }
}
