import { useEffect, useEffectEvent } from 'react'
import { createKeybindingsHandler } from 'tinykeys'
import { getShortcutKey } from '@colonnade/domain/controls'
import { activeWorkspaceAtom } from '../../../state/columns/workspaces.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { getKeys, isOffered } from '../../../ui/command-list/action.ts'
import { regainFocus, watchColumnFocus } from './column-focus.ts'
import {
  type DeckAction,
  enterColumnBeside,
  SINGLE_ACTIONS,
  stepToRow,
  STRONG_ACTIONS,
} from './deck-actions.ts'
import { isKeyTaken } from './early-keys.ts'
import { findPage, pageColumn, type PageStep } from './page-column.ts'
import { watchLostFocus } from './regain-lost-focus.ts'
import { SCREEN_ACTIONS, type ScreenAction } from './screen-actions.ts'
import { useDeckContext, useOffer } from './use-deck-context.ts'
import { useGo } from './use-go.ts'

interface Binding {
  /** As tinykeys reads them. */
  readonly keys: readonly string[]
  /** Whether a key that is held acts again and again. */
  readonly repeats?: boolean | undefined
  readonly run: () => void
}

interface BindingOptions {
  /** Whether nobody nearer means the key. */
  readonly isFree: (event: KeyboardEvent) => boolean
  /** Before what has the focus hears of it. */
  readonly isFirst?: boolean
}

/** Listens to keys, wherever the focus is; a key that acts does nothing else. @returns stops it */
export function bindKeys(
  bindings: readonly Binding[],
  { isFree, isFirst = false }: BindingOptions,
): () => void {
  let pressed: KeyboardEvent | null = null
  const handle = (binding: Binding) => () => {
    if (pressed === null || !isFree(pressed)) return
    pressed.preventDefault()
    pressed.stopPropagation()
    if (!pressed.repeat || binding.repeats === true) binding.run()
  }
  const handlers = bindings.flatMap((binding) =>
    binding.keys.map((keys) => [keys, handle(binding)] as const),
  )
  const matchKeys = createKeybindingsHandler(Object.fromEntries(handlers))
  const handleKey = (event: KeyboardEvent) => {
    pressed = event
    matchKeys(toLatinEvent(event))
    pressed = null
  }
  addEventListener('keydown', handleKey, { capture: isFirst })
  return () => removeEventListener('keydown', handleKey, { capture: isFirst })
}

/** The event as the shortcuts know its key: tinykeys compares letters with what is typed alone. */
function toLatinEvent(event: KeyboardEvent): KeyboardEvent {
  const key = getShortcutKey(event)
  if (key === event.key) return event
  const { code, ctrlKey, altKey, metaKey, shiftKey } = event
  return new KeyboardEvent('keydown', { key, code, ctrlKey, altKey, metaKey, shiftKey })
}

/** Where a held key goes on: in texts and numbers, and wherever it moves something. */
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const MOVES = /^(?:Arrow|Page|Home$|End$|Tab$|Backspace$|Delete$)/

/**
 * Lets a key that is held act once. Without this, a letter that led into a text field would be typed there until it is
 * let go, and Enter would press a button, or the one that takes its place, again and again.
 *
 * @returns stops it
 * @see BY-45
 */
export function watchHeldKeys(): () => void {
  let pressedAt: Element | null = null
  const handleKey = (event: KeyboardEvent) => {
    const focused = document.activeElement
    if (!event.repeat) {
      pressedAt = focused
      return
    }
    if (MOVES.test(event.key)) return
    const isField = focused?.matches(FIELD) === true
    const isMoved = isField && focused !== pressedAt
    const isPressing =
      event.key === 'Enter' && focused?.matches('textarea, [contenteditable]') !== true
    if (!isMoved && !isPressing) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', handleKey, true)
  return () => removeEventListener('keydown', handleKey, true)
}

const isPageFree = () => document.querySelector('dialog[open]') === null

/** Neither a text field nor a dialog means it, nor a player its arrows. */
const isKeyFree = (event: KeyboardEvent) => !event.defaultPrevented && !isKeyTaken()

/** Where something in a column is scrolled by these arrows itself, they do that. */
const isInRows = (event: KeyboardEvent) => isKeyFree(event) && findPage() !== null

/** What the space bar presses. */
const PRESSED =
  'button, summary, video, audio, [role="button"], [role="tab"], [role="switch"], [role="slider"]'

const isPageKeyFree = (event: KeyboardEvent) =>
  isInRows(event) && (event.key !== ' ' || document.activeElement?.matches(PRESSED) !== true)

/** From row to row, where a row does not know them itself. */
const ROW_ARROWS: readonly Binding[] = [
  { keys: ['ArrowDown'], repeats: true, run: () => stepToRow(1) },
  { keys: ['ArrowUp'], repeats: true, run: () => stepToRow(-1) },
]

/** To the columns beside: arrows mean sides, and the columns run with the text. */
const sideArrows = (isRightToLeft: boolean): readonly Binding[] => [
  { keys: ['ArrowLeft'], run: () => enterColumnBeside(isRightToLeft ? 1 : -1) },
  { keys: ['ArrowRight'], run: () => enterColumnBeside(isRightToLeft ? -1 : 1) },
]

const paging = (step: PageStep, ...keys: readonly string[]): Binding => ({
  keys,
  repeats: true,
  run() {
    const found = findPage()
    if (found !== null) pageColumn(found, step)
  },
})

/** Keys that scroll a column by its height, or to an end of it. */
const PAGE_KEYS = [
  paging('page-down', 'PageDown', 'Space'),
  paging('page-up', 'PageUp', 'Shift+Space'),
  paging('first', 'Home', 'Control+Home'),
  paging('last', 'End', 'Control+End'),
]

/** Binds an action by its keys. @param run given the action, as the deck is when a key is pressed */
const bindTo =
  <One extends Pick<DeckAction, 'id' | 'keys' | 'repeats'>>(run: (action: One) => void) =>
  (action: One): Binding => ({
    keys: getKeys(action),
    repeats: action.repeats,
    run: () => run(action),
  })

/**
 * The deck's keys beyond those that it cannot do without. They come late, and draw nothing.
 *
 * @see BY-45
 */
export function DeckKeys() {
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const context = useDeckContext()
  const offer = useOffer()
  const { toPath } = useGo()
  const act = useEffectEvent((action: DeckAction) => action.run(context))
  const go = useEffectEvent((action: ScreenAction) => {
    if (isOffered(action, offer)) action.run({ ...offer, toPath })
  })

  useEffect(() => watchColumnFocus(), [])
  useEffect(() => watchLostFocus(), [])
  useEffect(() => watchHeldKeys(), [])

  const { id: workspace } = useAppValue(activeWorkspaceAtom)
  useEffect(() => regainFocus(), [workspace])

  useEffect(() => {
    const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
    const stops = [
      bindKeys(STRONG_ACTIONS.map(bindTo(act)), { isFree: isPageFree }),
      bindKeys(sideArrows(isRightToLeft), { isFree: isKeyFree }),
      bindKeys(ROW_ARROWS, { isFree: isInRows }),
      bindKeys(PAGE_KEYS, { isFree: isPageKeyFree }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])

  useEffect(() => {
    if (!hasSingle) return undefined
    const stops = [
      bindKeys(SINGLE_ACTIONS.map(bindTo(act)), { isFree: isKeyFree }),
      // First: B alone would boost, G and B lead to the blocked.
      bindKeys(SCREEN_ACTIONS.map(bindTo(go)), { isFree: isKeyFree, isFirst: true }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [hasSingle])

  return null
}
