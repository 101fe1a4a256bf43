import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { getShortcutKey } from '@colonnade/domain/controls'
import {
  type DoodleCommand,
  doodleCommand,
  type DoodleOptions,
  holdKey,
} from '@colonnade/domain/doodle'
import { useTopDialog } from '../../ui/dialog/top-dialog.ts'

interface DoodleKeys {
  readonly onCommand: (command: DoodleCommand) => void
  readonly onHold: (change: (options: DoodleOptions) => DoodleOptions) => void
}

/** The keys of the drawing dialog, wherever in it the focus is; none while a question stands above it. */
export function useDoodleKeys(
  inside: RefObject<HTMLElement | null>,
  { onCommand, onHold }: DoodleKeys,
): void {
  const top = useTopDialog()
  const held = useRef(new Set<string>())

  const handleDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(top?.contains(inside.current) ?? false)) return
    const isTyping = isTypedInto(event.target)
    const command = doodleCommand({ ...pressed(event), isTyping })
    if (command !== null) {
      event.preventDefault()
      onCommand(command)
    }
    if (isTyping || event.repeat) return
    held.current.add(event.key)
    onHold((options) => holdKey(options, { key: event.key, isTyping }, true))
  })
  const release = useEffectEvent((key: string) => {
    if (!held.current.delete(key)) return
    onHold((options) => holdKey(options, { key, isTyping: false }, false))
  })

  useEffect(() => {
    const releaseAll = () => {
      for (const key of held.current) release(key)
    }
    const listening = new AbortController()
    const { signal } = listening
    // Before the dialog, which keeps its keys from the page.
    addEventListener('keydown', (event) => handleDown(event), { signal, capture: true })
    addEventListener('keyup', ({ key }) => release(key), { signal, capture: true })
    // Let go elsewhere, a key is never heard of again.
    addEventListener('blur', releaseAll, { signal })
    return () => {
      releaseAll()
      listening.abort()
    }
  }, [])
}

function pressed(event: KeyboardEvent) {
  const { ctrlKey, metaKey, shiftKey } = event
  return { key: getShortcutKey(event), ctrlKey, metaKey, shiftKey }
}

/** Inputs that take no letters: keys are free there. */
const CHOICES: readonly string[] = ['button', 'checkbox', 'color', 'radio', 'range']

/** Whether keys mean letters where the focus is. @see DOO-19 */
function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !CHOICES.includes(target.type)
  return target instanceof HTMLElement && (target.matches('textarea') || target.isContentEditable)
}
