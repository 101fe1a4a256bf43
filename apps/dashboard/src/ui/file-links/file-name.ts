/** The file's name, from its address without query: `https://x/a/b.png?1` is `b.png`. */
export function fileName(address: string): string {
  const path = address.replace(/[?#][\s\S]*$/, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name === '' ? address : decodedName(name)
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
