/** How long a download may take to begin before its address is let go. Unit: ms. */
const GRACE_MS = 10_000

/** Hands a file to the browser's downloads, under its own name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), GRACE_MS)
}
