export {
  LIBRARY_THRESHOLDS,
  LONG_THRESHOLDS,
  type LongTime,
  getLongTime,
  type LongUnit,
  type TimeThresholds,
} from './long-time.ts'
export { parseDate, parseKnownDate } from './parse-date.ts'
export {
  getLabelStart,
  MIN_REFRESH_MS,
  getNextRefresh,
  type ShortTime,
  getShortTime,
} from './relative-time.ts'
export { type RoughDuration, getRoughDuration } from './rough-duration.ts'
export {
  IDLE_THROTTLE,
  pushToThrottle,
  type Throttle,
  type ThrottleStep,
  wakeThrottle,
} from './throttle.ts'
