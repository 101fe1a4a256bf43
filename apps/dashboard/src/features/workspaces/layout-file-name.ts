const two = (number: number): string => String(number).padStart(2, '0')

/** `colonnade-layout-2026-11-23.json`, by the calendar of who exports. */
export function layoutFileName(day: Date): string {
  const date = [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join('-')
  return `colonnade-layout-${date}.json`
}
