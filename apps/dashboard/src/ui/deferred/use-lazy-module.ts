import { type ComponentType, useContext, useEffect, useState } from 'react'
import { type LazyModule, loadInBackground } from '../../lib/lazy-module.ts'
import { DeferContext } from './defer-context.ts'

/** A component that is loaded when it is first shown. Once loaded it renders at once everywhere. */
export type LazyComponent<Props> = LazyModule<ComponentType<Props>>

/** `now` for a part that the user requested, `later` for one that waits for the first posts. */
export type LoadTime = 'now' | 'later'

interface LoadState<Value> {
  /** null while loading, and after an error. */
  readonly value: Value | null
  /** null while there is none. */
  readonly error: Error | null
}

interface SettledModule<Value> extends LoadState<Value> {
  readonly module: LazyModule<Value>
}

/**
 * Loads a lazy module and returns its state.
 *
 * @param failure `returned` returns the error, `retried` logs it and retries until the module is loaded
 */
export function useLazyModule<Value>(
  module: LazyModule<Value>,
  when: LoadTime,
  failure: 'returned' | 'retried' = 'returned',
): LoadState<Value> {
  const [settled, setSettled] = useState<SettledModule<Value> | null>(null)
  const isHere = settled?.module === module
  const loaded: LoadState<Value> = isHere ? settled : { value: module.peek(), error: null }
  const isAwaited = loaded.value === null && loaded.error === null
  const isDue = useIsDue(isAwaited ? when : 'now')

  useEffect(() => {
    if (!isAwaited || !isDue) return undefined
    const setValue = (value: Value) => setSettled({ module, value, error: null })
    if (failure === 'retried') return loadInBackground(module, setValue, LOAD_ERROR)
    module.load().then(setValue, (error: Error) => setSettled({ module, value: null, error }))
    return undefined
  }, [module, failure, isAwaited, isDue])

  return loaded
}

const LOAD_ERROR = 'a module could not be loaded'

/** Returns whether a part may load now. Deferred parts wait for the first posts. */
export function useIsDue(when: LoadTime): boolean {
  const defer = useContext(DeferContext)
  const [isDue, setIsDue] = useState(when === 'now')
  useEffect(() => (isDue ? undefined : defer(() => setIsDue(true))), [isDue, defer])
  return isDue
}
