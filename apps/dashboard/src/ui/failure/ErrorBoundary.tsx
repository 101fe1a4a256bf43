import { Component, type ErrorInfo, type ReactNode } from 'react'
import { LazyModuleError } from '../../lib/lazy-module.ts'
import { logError } from '../../lib/logger.ts'
import { DeferredFailure } from './DeferredFailure.tsx'
import type { FailedPart } from './failed-part.ts'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** The part that fails when something inside throws. */
  readonly part: FailedPart
  readonly onRetry?: (() => void) | undefined
}

interface ErrorBoundaryState {
  readonly error: Error | null
}

/** Renders a fallback when a descendant throws. A class, because React supports error boundaries only in classes. */
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
    const { children, part } = this.props
    if (error === null) return children
    return (
      <DeferredFailure
        {...part}
        isMissing={error instanceof LazyModuleError}
        onRetry={this.handleRetry}
      />
    )
  }
}
