/** How long a download may take to start before its object URL is revoked. Unit: ms. */
const REVOKE_DELAY_MS = 10_000

/** Downloads a file under its name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
}
