import { type ComponentType, useContext, useEffect, useState } from 'react'
import { type LazyModule, loadUntilArrived } from '../../lib/lazy-module.ts'
import { LaterContext } from './later-context.ts'

/** A component that is fetched when it is first shown; once there it shows at once everywhere. */
export type LazyComponent<Props> = LazyModule<ComponentType<Props>>

/** Asked for by somebody, or not before the first posts. */
export type When = 'now' | 'later'

interface Loaded<Value> {
  /** null while it is on its way, and where it does not come. */
  readonly value: Value | null
  readonly hasFailed: boolean
}

interface Settled<Value> extends Loaded<Value> {
  readonly module: LazyModule<Value>
}

/**
 * What a lazy module holds.
 *
 * @param failure whether it is told where it does not come, or logged, and fetched again until it does
 */
export function useLazyModule<Value>(
  module: LazyModule<Value>,
  when: When,
  failure: 'told' | 'retried' = 'told',
): Loaded<Value> {
  const [settled, setSettled] = useState<Settled<Value> | null>(null)
  const isHere = settled?.module === module
  const loaded: Loaded<Value> = isHere ? settled : { value: module.peek(), hasFailed: false }
  const isAwaited = loaded.value === null && !loaded.hasFailed
  const isDue = useIsDue(isAwaited ? when : 'now')

  useEffect(() => {
    if (!isAwaited || !isDue) return undefined
    const use = (value: Value) => setSettled({ module, value, hasFailed: false })
    if (failure === 'retried') return loadUntilArrived(module, use, LOST)
    module.load().then(use, () => setSettled({ module, value: null, hasFailed: true }))
    return undefined
  }, [module, failure, isAwaited, isDue])

  return loaded
}

const LOST = 'a part of the program did not arrive'

/** Whether it is time for what gives way to the first posts. */
export function useIsDue(when: When): boolean {
  const later = useContext(LaterContext)
  const [isDue, setIsDue] = useState(when === 'now')
  useEffect(() => (isDue ? undefined : later(() => setIsDue(true))), [isDue, later])
  return isDue
}
