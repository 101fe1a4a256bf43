/**
 * Copies text to the clipboard. @returns whether it succeeded; pages on plain http from another machine have no
 * clipboard
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
