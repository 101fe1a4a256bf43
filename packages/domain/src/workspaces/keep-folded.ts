/** Of the folded columns those that there are, each once. @returns the same list when nothing has to change */
export function keepFolded(folded: readonly string[], uuids: readonly string[]): readonly string[] {
  const waiting = new Set(uuids)
  const kept = folded.filter((uuid) => waiting.delete(uuid))
  return kept.length === folded.length ? folded : kept
}
