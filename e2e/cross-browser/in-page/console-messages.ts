const messages: string[] = []

/**
 * Returns the console warnings and errors and the uncaught errors since the previous call. The first call starts
 * collecting.
 */
export function collectConsoleMessages(): readonly string[] {
  if (!isListening) listen()
  return messages.splice(0)
}

let isListening = false

function listen(): void {
  isListening = true
  const formatParts = (parts: readonly unknown[]) =>
    parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ')
  for (const level of ['warn', 'error'] as const) {
    const log = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      messages.push(`${level}: ${formatParts(parts)}`)
      log(...parts)
    }
  }
  // A capturing listener for resources would also report requests that are meant to fail.
  addEventListener('error', ({ message, error }) => messages.push(formatParts([error ?? message])))
  addEventListener('unhandledrejection', ({ reason }) => messages.push(formatParts([reason])))
}
