import { useEffect, useEffectEvent } from 'react'
import { activeWorkspaceAtom } from '../../../state/columns/workspaces.ts'
import { useAppValue, useSession } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { isKeyTaken } from '../own-keys.ts'
import { bindKeys } from './bind-keys.ts'
import { regainFocus, watchColumnFocus } from './column-focus.ts'
import { ROW_ARROWS, SCREEN_KEYS, sideArrows, SINGLE_KEYS, STRONG_KEYS } from './key-table.ts'
import type { KeyAct, ScreenLine } from './key-table.ts'
import { watchLostFocus } from './regain-lost-focus.ts'
import { useDeckActs } from './use-deck-acts.ts'
import { useGo } from './use-go.ts'

const isPageFree = () => document.querySelector('dialog[open]') === null

/** Neither a text field nor a dialog means it, nor a player its arrows. */
const isKeyFree = (event: KeyboardEvent) => !event.defaultPrevented && !isKeyTaken()

/** Anywhere else these arrows scroll. */
const isRowFocused = (event: KeyboardEvent) =>
  isKeyFree(event) && document.activeElement?.matches('article[tabindex]') === true

/**
 * The deck's keys beyond those that it cannot do without. They come late, and draw nothing.
 *
 * @see BY-45
 */
export function DeckKeys() {
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const acts = useDeckActs()
  const { api } = useSession()
  const { toPath } = useGo()
  const act = useEffectEvent((name: KeyAct) => acts[name]())
  const go = useEffectEvent(({ path, isOffered }: ScreenLine) => {
    if (isOffered(api.capabilities)) toPath(path)
  })

  useEffect(() => watchColumnFocus(), [])
  useEffect(() => watchLostFocus(), [])

  const { id: workspace } = useAppValue(activeWorkspaceAtom)
  useEffect(() => regainFocus(), [workspace])

  useEffect(() => {
    const run = (line: { readonly act: KeyAct }) => act(line.act)
    const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
    const stops = [
      bindKeys(STRONG_KEYS, { run, isFree: isPageFree }),
      bindKeys(sideArrows(isRightToLeft), { run, isFree: isKeyFree }),
      bindKeys(ROW_ARROWS, { run, isFree: isRowFocused }),
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
