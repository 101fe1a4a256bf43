import { logError } from './logger.ts'
import { retry } from './retry.ts'

/** A module in a separate chunk. */
export interface LazyModule<Value> {
  /** Returns the loaded module, without a promise. Null before it is loaded. */
  readonly peek: () => Value | null
  /** Loads it once. After a failure the next call loads again. @throws LazyModuleError */
  readonly load: () => Promise<Value>
  /** Calls back once it is loaded. @returns stops that */
  readonly watch: (onLoad: () => void) => () => void
}

/** The chunk failed to load, because of the network or because a newer release removed it. */
export class LazyModuleError extends Error {
  override readonly name = 'LazyModuleError'
}

/** Creates a module that is loaded on demand. All `import()` calls whose result is kept or retried use it. */
export function lazyModule<Value>(fetchModule: () => Promise<Value>): LazyModule<Value> {
  let loaded: Value | null = null
  let loading: Promise<Value> | null = null
  const watchers = new Set<() => void>()

  return {
    peek: () => loaded,
    load() {
      loading ??= fetchModule().then(
        (value) => {
          loaded = value
          for (const onLoad of watchers) onLoad()
          return value
        },
        (cause: unknown) => {
          loading = null
          throw new LazyModuleError('a module could not be loaded', { cause })
        },
      )
      return loading
    },
    watch(onLoad) {
      watchers.add(onLoad)
      return () => watchers.delete(onLoad)
    },
  }
}

/** Loads modules before the network may be lost. A module that fails is loaded when it is needed. Never rejects. */
export function preload(...modules: readonly LazyModule<unknown>[]): Promise<unknown> {
  return Promise.allSettled(modules.map((module) => module.load()))
}

/**
 * Loads a module that is not awaited. Failures are logged and retried: when the browser is back online, and at
 * intervals.
 *
 * @param failure logged with the error
 * @returns cancels it
 */
export function loadInBackground<Value>(
  module: LazyModule<Value>,
  use: (value: Value) => void,
  failure: string,
): () => void {
  let isCancelled = false
  const stop = retry((again) => {
    module.load().then(
      (value) => {
        if (!isCancelled) use(value)
      },
      (error: unknown) => {
        logError(failure, error)
        again()
      },
    )
  })
  return () => {
    isCancelled = true
    stop()
  }
}
