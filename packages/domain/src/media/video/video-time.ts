const MINUTE = 60
const HOUR = 60 * MINUTE

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** `mm:ss`, with `hh:` before it from an hour on; `00:00` while it is not known. @see VID-15 */
export function videoTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const hours = Math.floor(whole / HOUR)
  const parts = [Math.floor((whole % HOUR) / MINUTE), whole % MINUTE]
  return (hours > 0 ? [hours, ...parts] : parts).map(twoDigits).join(':')
}
