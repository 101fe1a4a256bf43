import type { CallObserver, CallOptions } from '@colonnade/api-client'

/** What was told of each call, in order. */
export interface CallLedger {
  readonly observer: CallObserver
  /** Every call since it was last asked for, as `GET /api/v1/lists request success end`. */
  readonly take: () => readonly string[]
}

export function createCallLedger(): CallLedger {
  let calls = new Map<CallOptions, string[]>()
  const write = (options: CallOptions, word: string) =>
    calls.set(options, [...(calls.get(options) ?? []), word])

  return {
    observer: {
      onStart: ({ method, path }, options) => write(options, `${method} ${path} request`),
      onSuccess: (_endpoint, options) => write(options, 'success'),
      onError: (_endpoint, _error, options) => write(options, 'fail'),
      onEnd: (_endpoint, options) => write(options, 'end'),
    },
    take() {
      const told = [...calls.values()].map((words) => words.join(' '))
      calls = new Map()
      return told
    },
  }
}
