import type { Clock } from '../lib/clock.ts'
import { isSavingData } from '../lib/data-saver.ts'
import { type LazyModule, preload } from '../lib/lazy-module.ts'
import { profilePart, searchPart, threadPart } from './column-parts.ts'
import { MODALS } from './modals/modal-registry.tsx'

/** Pictures and streams of the first posts come first. Unit: ms. */
export const PRELOAD_DELAY_MS = 1_000

/** What a link in a post opens. */
const LINKED_PARTS: readonly LazyModule<unknown>[] = [threadPart, profilePart]

/** What users open most, the most frequent first. Together 40 kB. */
const FREQUENT_PARTS: readonly LazyModule<unknown>[] = [
  ...LINKED_PARTS,
  MODALS.MEDIA.part,
  MODALS.COMMANDS.part,
  MODALS.SETTINGS.part,
  searchPart,
]

/** The pointer rests on a link, or presses it, or the keyboard reaches it. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Loads the screens and dialogs that users open most before they open them, so that a click renders at once: one after
 * the other while the browser is idle, or sooner when the user reaches a link. When the user saves data only the
 * latter.
 *
 * @returns stops it
 */
export function startPreloading(
  clock: Clock,
  { linked, frequent } = { linked: LINKED_PARTS, frequent: FREQUENT_PARTS },
): () => void {
  const stopIntent = watchIntent(() => void preload(...linked))
  const stopIdle = isSavingData() ? () => {} : preloadWhenIdle(clock, frequent)
  return () => {
    stopIntent()
    stopIdle()
  }
}

/** Calls back when the user reaches a link of a post for the first time. @returns stops it */
function watchIntent(onIntent: () => void): () => void {
  const handleEvent = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('article a') === null) return
    stop()
    onIntent()
  }
  const stop = () => {
    for (const name of INTENT_EVENTS) removeEventListener(name, handleEvent, true)
  }
  for (const name of INTENT_EVENTS)
    addEventListener(name, handleEvent, { capture: true, passive: true })
  return stop
}

/** @returns stops it */
function preloadWhenIdle(clock: Clock, parts: readonly LazyModule<unknown>[]): () => void {
  let isStopped = false
  const preloadNext = ([next, ...others]: readonly LazyModule<unknown>[]) => {
    if (next === undefined || isStopped) return
    cancel = clock.whenIdle(() => void preload(next).then(() => preloadNext(others)))
  }
  let cancel = clock.after(PRELOAD_DELAY_MS, () => preloadNext(parts))
  return () => {
    isStopped = true
    cancel()
  }
}
