import type { Platform } from '../../lib/platform.ts'
import type { PopUp } from '../../lib/pop-up.ts'

/** What the window of a sign-in sends to the deck that opened it. */
interface SignInResponse {
  readonly signIn: 'response'
  readonly state: string
  /** The query of the address that the server redirected to. */
  readonly query: string
}

/** What the deck sends back. */
interface SignInReceipt {
  readonly signIn: 'receipt'
  readonly state: string
}

/** Reads a message of this program. Only pages of this origin can post to the channel. */
function readMessage(message: unknown): SignInResponse | SignInReceipt | null {
  if (typeof message !== 'object' || message === null) return null
  const { signIn, state, query } = message as Partial<Record<string, unknown>>
  if (typeof state !== 'string' || state === '') return null
  if (signIn === 'receipt') return { signIn, state }
  return signIn === 'response' && typeof query === 'string' ? { signIn, state, query } : null
}

/** How often the deck looks whether the window was closed. Unit: ms. */
const LOOK_MS = 500

/** The response may arrive after the window was closed. Unit: ms. */
const GRACE_MS = 1_000

interface WaitedWindow {
  /** The response of the server. Pending for ever if the window never returns. */
  readonly response: Promise<URLSearchParams>
  /** Resolves when the window seems to be closed. It may respond all the same: a site may cut the connection to it. */
  readonly closed: Promise<void>
  /** Stops waiting. Its response has no effect any more. */
  readonly cancel: () => void
}

/**
 * Waits until the window of a sign-in returns to this site, and closes it.
 *
 * @param state of the sign-in; responses of others are ignored
 */
export function waitForWindow(
  { clock, tabs }: Pick<Platform, 'clock' | 'tabs'>,
  popUp: PopUp,
  state: string,
): WaitedWindow {
  let isCancelled = false
  let cancelLook = () => {}
  let respond = (_params: URLSearchParams) => {}
  let reportClosed = () => {}
  const response = new Promise<URLSearchParams>((resolve) => {
    respond = resolve
  })
  const closed = new Promise<void>((resolve) => {
    reportClosed = resolve
  })
  const stopWatching = tabs?.watch((raw) => {
    const message = readMessage(raw)
    if (message?.signIn !== 'response' || message.state !== state) return
    tabs.post({ signIn: 'receipt', state } satisfies SignInReceipt)
    stopWatching?.()
    cancelLook()
    popUp.close()
    if (!isCancelled) respond(new URLSearchParams(message.query))
  })
  const look = () => {
    cancelLook = popUp.isClosed() ? clock.after(GRACE_MS, reportClosed) : clock.after(LOOK_MS, look)
  }
  look()
  return {
    response,
    closed,
    // While the window shows the server, only the user can close it. It closes itself when it returns.
    cancel() {
      isCancelled = true
      cancelLook()
      popUp.close()
      reportClosed()
    },
  }
}

/** The deck responds at once, unless its tab was closed. Unit: ms. */
const RECEIPT_TIMEOUT_MS = 1_000

/** Sends the response of the server to the deck that opened this window. @returns whether it has received it */
export function sendToDeck(
  { clock, tabs }: Pick<Platform, 'clock' | 'tabs'>,
  state: string,
  query: string,
): Promise<boolean> {
  if (tabs === undefined) return Promise.resolve(false)
  return new Promise((resolve) => {
    const end = (isReceived: boolean) => {
      stopWatching()
      cancelTimeout()
      resolve(isReceived)
    }
    const stopWatching = tabs.watch((raw) => {
      const message = readMessage(raw)
      if (message?.signIn === 'receipt' && message.state === state) end(true)
    })
    const cancelTimeout = clock.after(RECEIPT_TIMEOUT_MS, () => end(false))
    tabs.post({ signIn: 'response', state, query } satisfies SignInResponse)
  })
}
