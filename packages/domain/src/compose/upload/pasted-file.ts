/** The one file that was pasted or dropped; null when there are none, or several. @see CMP-51, CMP-52 */
export function onlyFile<File>(files: ArrayLike<File>): File | null {
  return files.length === 1 ? (files[0] ?? null) : null
}
