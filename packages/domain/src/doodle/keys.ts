import type { DoodleOptions } from './options.ts'

/** What a keyboard event tells. */
interface DoodleKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  /** The focus is in a field of the dialog. */
  readonly isTyping: boolean
}

export type DoodleCommand = 'clear' | 'undo'

/**
 * What a key does that goes down: Delete clears, Backspace and Ctrl or Cmd with Z undo.
 *
 * @returns null for every other key, and for all while somebody types
 * @see DOO-10, DOO-11, DOO-19
 */
export function doodleCommand(pressed: DoodleKey): DoodleCommand | null {
  if (pressed.isTyping) return null
  if (pressed.key === 'Delete') return 'clear'
  if (pressed.key === 'Backspace') return 'undo'
  const isWithControl = (pressed.ctrlKey || pressed.metaKey) && !pressed.shiftKey
  return isWithControl && pressed.key.toLowerCase() === 'z' ? 'undo' : null
}

/**
 * Holding Shift fills instead of drawing, holding Ctrl or Meta swaps the colours. Letting go always
 * ends that, also when somebody types by then.
 *
 * @see DOO-12, DOO-13, DOO-19
 */
export function holdKey(
  options: DoodleOptions,
  { key, isTyping }: Pick<DoodleKey, 'key' | 'isTyping'>,
  isDown: boolean,
): DoodleOptions {
  if (isDown && isTyping) return options
  if (key === 'Shift') return { ...options, mode: isDown ? 'fill' : 'draw' }
  return key === 'Control' || key === 'Meta' ? { ...options, swapped: isDown } : options
}
