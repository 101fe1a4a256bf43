import { recordError } from './recent-errors.ts'

/** Chromium's and Firefox's notice that a list changed its size twice in a frame. It is measured in the next one. */
const RESIZE_NOTICE = /^ResizeObserver loop /

/** Records uncaught errors for bug reports. @returns stops it */
export function startRecordingErrors(page: EventTarget = globalThis): () => void {
  const onError = (event: Event) => {
    if (!(event instanceof ErrorEvent)) recordError('not caught', null)
    else if (!RESIZE_NOTICE.test(event.message)) recordError('not caught', event.error)
  }
  const onRejection = (event: Event) =>
    recordError('not awaited', event instanceof PromiseRejectionEvent ? event.reason : null)
  page.addEventListener?.('error', onError)
  page.addEventListener?.('unhandledrejection', onRejection)
  return () => {
    page.removeEventListener?.('error', onError)
    page.removeEventListener?.('unhandledrejection', onRejection)
  }
}
