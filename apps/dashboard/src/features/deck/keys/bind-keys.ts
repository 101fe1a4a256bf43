import { createKeybindingsHandler } from 'tinykeys'
import { getShortcutKey } from '@colonnade/domain/controls'

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
