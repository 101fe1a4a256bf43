/** @returns whether the clipboard has it: pages that came over plain http from another machine have none */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
