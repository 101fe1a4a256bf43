import { useEffect, useEffectEvent } from 'react'
import { activeWorkspaceAtom } from '../../../state/columns/workspaces.ts'
import { useAppValue } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { bindKeys } from './bind-keys.ts'
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
import { watchHeldKeys } from './watch-held-keys.ts'

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
