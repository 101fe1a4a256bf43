import { recordError } from './recent-errors.ts'

/** Records uncaught errors for bug reports. @returns stops it */
export function startRecordingErrors(page: EventTarget = globalThis): () => void {
  const onError = (event: Event) =>
    recordError('not caught', event instanceof ErrorEvent ? event.error : null)
  const onRejection = (event: Event) =>
    recordError('not awaited', event instanceof PromiseRejectionEvent ? event.reason : null)
  page.addEventListener?.('error', onError)
  page.addEventListener?.('unhandledrejection', onRejection)
  return () => {
    page.removeEventListener?.('error', onError)
    page.removeEventListener?.('unhandledrejection', onRejection)
  }
}
