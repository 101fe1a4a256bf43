import { logError } from './logger.ts'
import { retry } from './retry.ts'

/** A part of the program that travels in a chunk of its own. */
export interface LazyModule<Value> {
  /** What has arrived: it can be used at once, without waiting for a promise. Null before. */
  readonly peek: () => Value | null
  /** Fetches it once. A failed fetch is forgotten, so that the next call tries again. @throws LazyModuleError */
  readonly load: () => Promise<Value>
  /** Calls back once it has arrived. @returns stops that */
  readonly watch: (tell: () => void) => () => void
}

/** The chunk did not arrive: the network, or a newer release that removed it. */
export class LazyModuleError extends Error {
  override readonly name = 'LazyModuleError'
}

/** Loads code late: whatever comes by an `import()` and is kept, or tried again, comes through one of these. */
export function lazyModule<Value>(fetchModule: () => Promise<Value>): LazyModule<Value> {
  let arrived: Value | null = null
  let loading: Promise<Value> | null = null
  const watchers = new Set<() => void>()

  return {
    peek: () => arrived,
    load() {
      loading ??= fetchModule().then(
        (value) => {
          arrived = value
          for (const tell of watchers) tell()
          return value
        },
        (cause: unknown) => {
          loading = null
          throw new LazyModuleError('a part of the program did not arrive', { cause })
        },
      )
      return loading
    },
    watch(tell) {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
  }
}

/** Fetches what will be wanted before the network may be lost. What does not come now comes when it is wanted. Never rejects. */
export function preload(...modules: readonly LazyModule<unknown>[]): Promise<unknown> {
  return Promise.allSettled(modules.map((module) => module.load()))
}

/**
 * Fetches a part of the program that nobody waits for. Where it does not come that is logged, and it is fetched
 * again: when the browser is back online, and from time to time.
 *
 * @param failure said in the log
 * @returns gives it up
 */
export function loadUntilArrived<Value>(
  module: LazyModule<Value>,
  use: (value: Value) => void,
  failure: string,
): () => void {
  let isOver = false
  const stop = retry((again) => {
    module.load().then(
      (value) => {
        if (!isOver) use(value)
      },
      (error: unknown) => {
        logError(failure, error)
        again()
      },
    )
  })
  return () => {
    isOver = true
    stop()
  }
}

/**
 * Fetches a part of the program without which nothing goes on. Where it does not come it is fetched again: at once,
 * since one answer may be lost, then as `loadUntilArrived` does.
 */
export function untilArrived<Value>(module: LazyModule<Value>, failure: string): Promise<Value> {
  return module
    .load()
    .catch(() => new Promise<Value>((resolve) => void loadUntilArrived(module, resolve, failure)))
}
