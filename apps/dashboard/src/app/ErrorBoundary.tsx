import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logError } from '../lib/logger.ts'
import { FailureDialog } from './FailureDialog.tsx'
import { FailureView } from './FailureView.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  readonly onRetry?: (() => void) | undefined
  /** What stands inside is a dialog, and so is what tells of its crash. */
  readonly onClose?: (() => void) | undefined
}

interface ErrorBoundaryState {
  readonly error: Error | null
}

/** Keeps a crash in its column or dialog. React offers this to classes only. */
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
    const { children, onClose } = this.props
    if (error === null) return children
    if (onClose === undefined) return <FailureView error={error} onRetry={this.handleRetry} />
    return <FailureDialog error={error} onRetry={this.handleRetry} onClose={onClose} />
  }
}
