/** Parses JSON. @returns null for null and for damaged text; the caller applies defaults */
export function parseJsonOrNull(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
