import { noteError } from './recent-errors.ts'

/** Notes what nothing caught, for who looks for the fault later. @returns stops it */
export function startHearingErrors(page: EventTarget = globalThis): () => void {
  const onError = (event: Event) =>
    noteError('not caught', event instanceof ErrorEvent ? event.error : null)
  const onRejection = (event: Event) =>
    noteError('not awaited', event instanceof PromiseRejectionEvent ? event.reason : null)
  page.addEventListener?.('error', onError)
  page.addEventListener?.('unhandledrejection', onRejection)
  return () => {
    page.removeEventListener?.('error', onError)
    page.removeEventListener?.('unhandledrejection', onRejection)
  }
}
