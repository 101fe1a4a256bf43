/** The file name in an address, without query; the address itself when it has none. Never throws. @see ST-27 */
export function attachmentName(url: string): string {
  const path = url.replace(/[?#].*/s, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name === '' ? url : name
}
