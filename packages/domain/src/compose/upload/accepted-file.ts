/** What is asked of a file. */
export interface NamedFile {
  readonly name: string
  /** Mime type; empty where the browser knows none. */
  readonly type: string
}

/** The value of a file field's `accept`: every type and extension, each once. @see UPL-15 */
export function acceptAttribute(accepted: readonly string[]): string {
  return [...new Set(accepted)].join(',')
}

function isOfType({ name, type }: NamedFile, accepted: string): boolean {
  const wanted = accepted.trim().toLowerCase()
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1))
  return type.toLowerCase() === wanted
}

/**
 * Whether the server takes a file, by the list that it states. One that states none takes anything,
 * and a file whose type the browser does not know is the server's to judge, unless extensions tell.
 *
 * @param accepted mime types (`image/png`, `image/*`) and extensions (`.png`)
 * @see UPL-15
 */
export function isAcceptedFile(file: NamedFile, accepted: readonly string[]): boolean {
  if (accepted.length === 0 || accepted.some((each) => isOfType(file, each))) return true
  return file.type === '' && !accepted.some((each) => each.trim().startsWith('.'))
}
