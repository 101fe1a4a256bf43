const MINUTE = 60
const HOUR = 60 * MINUTE

const padToTwoDigits = (value: number): string => String(value).padStart(2, '0')

/** Formats a time as `mm:ss`, or `hh:mm:ss` from an hour on; `00:00` if it is unknown. @see VID-15 */
export function formatVideoTime(seconds: number): string {
  const wholeSeconds = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const hours = Math.floor(wholeSeconds / HOUR)
  const parts = [Math.floor((wholeSeconds % HOUR) / MINUTE), wholeSeconds % MINUTE]
  return (hours > 0 ? [hours, ...parts] : parts).map(padToTwoDigits).join(':')
}
