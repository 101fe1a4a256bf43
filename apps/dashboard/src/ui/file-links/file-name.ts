/** Returns the file name of a URL without its query: `https://x/a/b.png?1` gives `b.png`. */
export function getFileName(address: string): string {
  const path = address.replace(/[?#][\s\S]*$/, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name === '' ? address : decodeName(name)
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
