const said: string[] = []

/** What the console said as a warning or an error, and what nobody caught, since this was asked for the last time. */
export function collectComplaints(): readonly string[] {
  if (!isListening) listen()
  return said.splice(0)
}

let isListening = false

function listen(): void {
  isListening = true
  const words = (parts: readonly unknown[]) =>
    parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ')
  for (const level of ['warn', 'error'] as const) {
    const say = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      said.push(`${level}: ${words(parts)}`)
      say(...parts)
    }
  }
  // A listener of its own for each resource that did not come would say what servers are asked for on purpose.
  addEventListener('error', ({ message, error }) => said.push(words([error ?? message])))
  addEventListener('unhandledrejection', ({ reason }) => said.push(words([reason])))
}
