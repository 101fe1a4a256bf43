import { tinykeys } from 'tinykeys'

interface Line {
  /** As tinykeys reads them. */
  readonly keys: readonly string[]
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
  const handle = (line: Of) => (event: KeyboardEvent) => {
    if (!isFree(event)) return
    event.preventDefault()
    event.stopPropagation()
    run(line)
  }
  const handlers = lines.flatMap((line) => line.keys.map((keys) => [keys, handle(line)] as const))
  return tinykeys(window, Object.fromEntries(handlers), { capture: isFirst })
}
