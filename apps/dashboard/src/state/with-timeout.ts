import { ApiError } from '@colonnade/api-client'
import type { Session } from './session.ts'

const TIMEOUT = Symbol('timeout')

/** Whether a request failed because its time was over. */
export const isTimeout = ({ cause }: ApiError): boolean => cause === TIMEOUT

/** Runs a request with a signal that aborts after a time. @throws ApiError of kind `network` when the time is over */
export async function withTimeout<Value>(
  { platform }: Session,
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController()
  let cancel = () => {}
  const late = new Promise<never>((_resolve, reject) => {
    cancel = platform.clock.after(timeoutMs, () => {
      controller.abort()
      reject(new ApiError('network', { cause: TIMEOUT }))
    })
  })
  return Promise.race([run(controller.signal), late]).finally(() => cancel())
}
