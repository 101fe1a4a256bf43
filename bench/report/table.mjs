/** A number as people read it, with its unit. */
export function told(value, unit) {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 1
  const number = value.toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return unit === '' ? number : unit === '%' ? `${number} %` : `${number} ${unit}`
}

/** Lines of what was measured in one scenario, for a terminal. */
export function scenarioLines({ name, about, figures, notes = {}, load, calibration }) {
  const heads = ['figure', 'ours', 'from – to', 'target', '', 'best other client', 'with columns']
  const rows = figures.map(({ label, unit, value, runs, target, isMet }) => [
    label,
    told(value, unit),
    runs.length < 2 ? '' : `${told(Math.min(...runs), '')} – ${told(Math.max(...runs), '')}`,
    target === null ? '' : `≤ ${told(target.atMost, unit)}`,
    isMet === null ? '' : isMet ? 'met' : 'MISSED',
    target?.best ?? '',
    target?.columns ?? '',
  ])
  return [
    `${name}: ${about}`,
    `  load ${load.toFixed(2)}; script loop ${told(calibration.scriptMs, 'ms')}, layout loop ${told(calibration.layoutMs, 'ms')}`,
    ...(rows.length === 0 ? [] : aligned([heads, ...rows])).map((line) => `  ${line}`),
    ...aligned(Object.entries(notes)).map((line) => `  ${line}`),
  ]
}

function aligned(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
}
