import { Component, type ErrorInfo, type ReactNode } from 'react'
import { LazyModuleError } from '../../lib/lazy-module.ts'
import { logError } from '../../lib/logger.ts'
import type { Failed } from './failed-props.ts'
import { LateFailure } from './LateFailure.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** What breaks if something inside does. */
  readonly of: Failed
  readonly onRetry?: (() => void) | undefined
}

interface ErrorBoundaryState {
  readonly error: Error | null
}

/** Keeps a crash in its box. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    logError('a part of the deck failed', error, info.componentStack)
  }

  private readonly handleRetry = () => {
    this.props.onRetry?.()
    this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    const { children, of } = this.props
    if (error === null) return children
    return (
      <LateFailure
        {...of}
        isMissing={error instanceof LazyModuleError}
        onRetry={this.handleRetry}
      />
    )
  }
}
