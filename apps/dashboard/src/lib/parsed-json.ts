/** @returns null for nothing and for damaged text: whoever reads gives defaults */
export function parsedJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
