/** What is searched for; null for nothing but white space: then nothing is asked. @see SRC-01 */
export function searchQuery(typed: string): string | null {
  const query = typed.trim()
  return query === '' ? null : query
}
