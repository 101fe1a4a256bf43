/** An address still fits. */
const MOST_LETTERS = 240

/** What a walk found, one step a line. */
export function findingsTable(findings) {
  const rows = findings.map(({ step, verdict, reason, isFailure }) => [
    markOf(verdict, isFailure),
    step,
    verdict,
    oneLine(reason),
  ])
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A server's own words may be a page of them. */
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').slice(0, MOST_LETTERS)

function markOf(verdict, isFailure) {
  if (isFailure) return '✗'
  return verdict === 'untried' ? '·' : '✓'
}
