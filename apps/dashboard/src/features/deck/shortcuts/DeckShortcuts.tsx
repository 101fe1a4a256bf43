import { useEffect, useEffectEvent } from 'react'
import { createKeybindingsHandler } from 'tinykeys'
import { getShortcutKey } from '@colonnade/domain/controls'
import { activeWorkspaceAtom } from '../../../state/columns/workspaces.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { getKeys, isActionAvailable } from '../../../ui/command-list/action.ts'
import { restoreColumnFocus, watchColumnFocus } from './column-focus.ts'
import {
  type DeckAction,
  focusAdjacentColumn,
  SINGLE_KEY_ACTIONS,
  focusAdjacentRow,
  ALWAYS_ACTIVE_ACTIONS,
} from './deck-actions.ts'
import { isKeyHandledByFocus } from './eager-shortcuts.ts'
import { watchLostFocus } from './restore-lost-focus.ts'
import { SCREEN_ACTIONS, type ScreenAction } from './screen-actions.ts'
import { findColumnScroller, scrollColumnByPage, type PageStep } from './scroll-by-page.ts'
import { useDeckContext, useScreenAvailability } from './use-deck-context.ts'
import { useDeckNavigation } from './use-deck-navigation.ts'

interface Binding {
  /** In tinykeys syntax. */
  readonly keys: readonly string[]
  /** Whether the action repeats while the key is held. */
  readonly repeats?: boolean | undefined
  readonly run: () => void
}

interface BindingOptions {
  /** Whether the shortcut applies to this event. */
  readonly isActive: (event: KeyboardEvent) => boolean
  /** Listens in the capture phase, before the focused element. */
  readonly isCapturing?: boolean
}

/**
 * Binds keyboard shortcuts to the window. A key that runs an action has no other effect. @returns a function that
 * unbinds them
 */
export function bindKeys(
  bindings: readonly Binding[],
  { isActive, isCapturing = false }: BindingOptions,
): () => void {
  let pressed: KeyboardEvent | null = null
  const createHandler = (binding: Binding) => () => {
    if (pressed === null || !isActive(pressed)) return
    pressed.preventDefault()
    pressed.stopPropagation()
    if (!pressed.repeat || binding.repeats === true) binding.run()
  }
  const handlers = bindings.flatMap((binding) =>
    binding.keys.map((keys) => [keys, createHandler(binding)] as const),
  )
  const matchKeys = createKeybindingsHandler(Object.fromEntries(handlers))
  const handleKey = (event: KeyboardEvent) => {
    pressed = event
    matchKeys(toLatinEvent(event))
    pressed = null
  }
  addEventListener('keydown', handleKey, { capture: isCapturing })
  return () => removeEventListener('keydown', handleKey, { capture: isCapturing })
}

/**
 * Returns the event with the Latin letter of its key, because tinykeys compares letters with the typed character
 * only.
 */
function toLatinEvent(event: KeyboardEvent): KeyboardEvent {
  const key = getShortcutKey(event)
  if (key === event.key) return event
  const { code, ctrlKey, altKey, metaKey, shiftKey } = event
  return new KeyboardEvent('keydown', { key, code, ctrlKey, altKey, metaKey, shiftKey })
}

/** Where a held key repeats: in text and number fields, and when it moves something. */
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const REPEATING_KEYS = /^(?:Arrow|Page|Home$|End$|Tab$|Backspace$|Delete$)/

/**
 * Makes a held key act once. Without this, a letter that moves the focus into a text field would be typed there until
 * it is released. Enter would click a button, or the button that replaces it, again and again.
 *
 * @returns a cleanup function
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
    if (REPEATING_KEYS.test(event.key)) return
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

const isOutsideDialogs = () => document.querySelector('dialog[open]') === null

/** Whether neither a text field, a dialog nor a player's arrow keys handle the key. */
const isShortcutAllowed = (event: KeyboardEvent) =>
  !event.defaultPrevented && !isKeyHandledByFocus()

/** Whether the arrow keys move between rows. They do not where an element in the column scrolls by them. */
const isInRows = (event: KeyboardEvent) => isShortcutAllowed(event) && findColumnScroller() !== null

/** Elements that handle the space bar. */
const SPACE_TARGETS =
  'button, summary, video, audio, [role="button"], [role="tab"], [role="switch"], [role="slider"]'

const isPageKeyAllowed = (event: KeyboardEvent) =>
  isInRows(event) && (event.key !== ' ' || document.activeElement?.matches(SPACE_TARGETS) !== true)

/** Bindings that move between rows, when a row does not handle the keys. */
const ROW_ARROWS: readonly Binding[] = [
  { keys: ['ArrowDown'], repeats: true, run: () => focusAdjacentRow(1) },
  { keys: ['ArrowUp'], repeats: true, run: () => focusAdjacentRow(-1) },
]

/** Returns bindings that move to the column on the left or right. The columns follow the text direction. */
const getSideArrowBindings = (isRightToLeft: boolean): readonly Binding[] => [
  { keys: ['ArrowLeft'], run: () => focusAdjacentColumn(isRightToLeft ? 1 : -1) },
  { keys: ['ArrowRight'], run: () => focusAdjacentColumn(isRightToLeft ? -1 : 1) },
]

const createPagingBinding = (step: PageStep, ...keys: readonly string[]): Binding => ({
  keys,
  repeats: true,
  run() {
    const found = findColumnScroller()
    if (found !== null) scrollColumnByPage(found, step)
  },
})

/** Keys that scroll a column by its height, or to one of its ends. */
const PAGE_KEYS = [
  createPagingBinding('page-down', 'PageDown', 'Space'),
  createPagingBinding('page-up', 'PageUp', 'Shift+Space'),
  createPagingBinding('first', 'Home', 'Control+Home'),
  createPagingBinding('last', 'End', 'Control+End'),
]

/** Returns a function that binds an action to its keys. @param run called with the action at each key press */
const createBinder =
  <One extends Pick<DeckAction, 'id' | 'keys' | 'repeats'>>(run: (action: One) => void) =>
  (action: One): Binding => ({
    keys: getKeys(action),
    repeats: action.repeats,
    run: () => run(action),
  })

/**
 * The deck's shortcuts except the essential ones. Loaded late; renders nothing.
 *
 * @see BY-45
 */
export function DeckShortcuts() {
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const context = useDeckContext()
  const offer = useScreenAvailability()
  const { toPath } = useDeckNavigation()
  const runDeckAction = useEffectEvent((action: DeckAction) => action.run(context))
  const runScreenAction = useEffectEvent((action: ScreenAction) => {
    if (isActionAvailable(action, offer)) action.run({ ...offer, toPath })
  })

  useEffect(() => watchColumnFocus(), [])
  useEffect(() => watchLostFocus(), [])
  useEffect(() => watchHeldKeys(), [])

  const { id: workspace } = useAppValue(activeWorkspaceAtom)
  useEffect(() => restoreColumnFocus(), [workspace])

  useEffect(() => {
    const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
    const stops = [
      bindKeys(ALWAYS_ACTIVE_ACTIONS.map(createBinder(runDeckAction)), {
        isActive: isOutsideDialogs,
      }),
      bindKeys(getSideArrowBindings(isRightToLeft), { isActive: isShortcutAllowed }),
      bindKeys(ROW_ARROWS, { isActive: isInRows }),
      bindKeys(PAGE_KEYS, { isActive: isPageKeyAllowed }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])

  useEffect(() => {
    if (!hasSingle) return undefined
    const stops = [
      bindKeys(SINGLE_KEY_ACTIONS.map(createBinder(runDeckAction)), {
        isActive: isShortcutAllowed,
      }),
      // Capturing, because G B opens the blocked accounts, and B without G boosts.
      bindKeys(SCREEN_ACTIONS.map(createBinder(runScreenAction)), {
        isActive: isShortcutAllowed,
        isCapturing: true,
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [hasSingle])

  return null
}
