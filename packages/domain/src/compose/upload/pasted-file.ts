/** What a clipboard holds. */
interface Pasted<File> {
  readonly files: ArrayLike<File>
  /** Its `text/plain`; empty for none. */
  readonly text: string
}

/**
 * Returns the file that a paste attaches: a single one, without text beside it. Word processors and spreadsheets put a
 * picture of the text beside the text, and the text is what is pasted. The name of a copied file is no text of its own:
 * file managers put it there.
 *
 * @see CMP-51
 */
export function pastedFile<F extends { readonly name: string }>({
  files,
  text,
}: Pasted<F>): F | null {
  const file = files.length === 1 ? (files[0] ?? null) : null
  if (file === null) return null
  return text === '' || text.trim() === file.name ? file : null
}
