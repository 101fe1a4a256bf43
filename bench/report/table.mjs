/** Formats a number with its unit. */
export function formatValue(value, unit) {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 1
  const number = value.toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return unit === '' ? number : unit === '%' ? `${number} %` : `${number} ${unit}`
}

/** Formats the figures of one scenario for a terminal. */
export function formatScenario({ name, about, figures, notes = {}, load, calibration }) {
  const heads = ['figure', 'ours', 'from – to', 'target', '', 'best other client', 'with columns']
  const rows = figures.map(({ label, unit, value, runs, target, isMet }) => [
    label,
    formatValue(value, unit),
    runs.length < 2
      ? ''
      : `${formatValue(Math.min(...runs), '')} – ${formatValue(Math.max(...runs), '')}`,
    target === null ? '' : `≤ ${formatValue(target.atMost, unit)}`,
    isMet === null ? '' : isMet ? 'met' : 'MISSED',
    target?.best ?? '',
    target?.columns ?? '',
  ])
  return [
    `${name}: ${about}`,
    `  load ${load.toFixed(2)}; script loop ${formatValue(calibration.scriptMs, 'ms')}, layout loop ${formatValue(calibration.layoutMs, 'ms')}`,
    ...(rows.length === 0 ? [] : alignRows([heads, ...rows])).map((line) => `  ${line}`),
    ...alignRows(Object.entries(notes)).map((line) => `  ${line}`),
  ]
}

function alignRows(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
}
