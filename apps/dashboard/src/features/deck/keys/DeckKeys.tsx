import { useEffect, useEffectEvent } from 'react'
import { createKeybindingsHandler } from 'tinykeys'
import { getShortcutKey } from '@colonnade/domain/controls'
import { activeWorkspaceAtom } from '../../../state/columns/workspaces.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { regainFocus, watchColumnFocus } from './column-focus.ts'
import { isKeyTaken } from './early-keys.ts'
import {
  type KeyAct,
  PAGE_KEYS,
  type PageStep,
  ROW_ARROWS,
  SCREEN_KEYS,
  type ScreenLine,
  sideArrows,
  SINGLE_KEYS,
  STRONG_KEYS,
} from './key-table.ts'
import { findPage, pageColumn } from './page-column.ts'
import { watchLostFocus } from './regain-lost-focus.ts'
import { useDeckActs } from './use-deck-acts.ts'
import { useGo } from './use-go.ts'
import { useOffer } from './use-offer.ts'

interface Line {
  /** As tinykeys reads them. */
  readonly keys: readonly string[]
  /** Whether a key that is held acts again and again. */
  readonly repeats?: boolean
}

interface Binding<Of extends Line> {
  readonly run: (line: Of) => void
  /** Whether nobody nearer means the key. */
  readonly isFree: (event: KeyboardEvent) => boolean
  /** Before what has the focus hears of it. */
  readonly isFirst?: boolean
}

/** Listens to keys, wherever the focus is; a key that acts does nothing else. @returns stops it */
export function bindKeys<Of extends Line>(
  lines: readonly Of[],
  { run, isFree, isFirst = false }: Binding<Of>,
): () => void {
  let pressed: KeyboardEvent | null = null
  const handle = (line: Of) => () => {
    if (pressed === null || !isFree(pressed)) return
    pressed.preventDefault()
    pressed.stopPropagation()
    if (!pressed.repeat || line.repeats === true) run(line)
  }
  const handlers = lines.flatMap((line) => line.keys.map((keys) => [keys, handle(line)] as const))
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

const page = (step: PageStep) => {
  const found = findPage()
  if (found !== null) pageColumn(found, step)
}

/**
 * The deck's keys beyond those that it cannot do without. They come late, and draw nothing.
 *
 * @see BY-45
 */
export function DeckKeys() {
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const acts = useDeckActs()
  const offer = useOffer()
  const { toPath } = useGo()
  const act = useEffectEvent((name: KeyAct) => acts[name]())
  const go = useEffectEvent(({ path, isOffered }: ScreenLine) => {
    if (isOffered(offer)) toPath(path)
  })

  useEffect(() => watchColumnFocus(), [])
  useEffect(() => watchLostFocus(), [])
  useEffect(() => watchHeldKeys(), [])

  const { id: workspace } = useAppValue(activeWorkspaceAtom)
  useEffect(() => regainFocus(), [workspace])

  useEffect(() => {
    const run = (line: { readonly act: KeyAct }) => act(line.act)
    const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
    const stops = [
      bindKeys(STRONG_KEYS, { run, isFree: isPageFree }),
      bindKeys(sideArrows(isRightToLeft), { run, isFree: isKeyFree }),
      bindKeys(ROW_ARROWS, { run, isFree: isInRows }),
      bindKeys(PAGE_KEYS, { run: ({ step }) => page(step), isFree: isPageKeyFree }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])

  useEffect(() => {
    if (!hasSingle) return undefined
    const stops = [
      bindKeys(SINGLE_KEYS, { run: (line) => act(line.act), isFree: isKeyFree }),
      // First: B alone would boost, G and B lead to the blocked.
      bindKeys(SCREEN_KEYS, { run: (line) => go(line), isFree: isKeyFree, isFirst: true }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [hasSingle])

  return null
}
