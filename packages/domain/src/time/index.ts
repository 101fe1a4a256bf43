export {
  LIBRARY_THRESHOLDS,
  LONG_THRESHOLDS,
  type LongTime,
  longTime,
  type LongUnit,
  type TimeThresholds,
} from './long-time.ts'
export { parseDate, parseKnownDate } from './parse-date.ts'
export {
  labelTime,
  MIN_REFRESH_MS,
  nextRefresh,
  type ShortTime,
  shortTime,
} from './relative-time.ts'
export { type RoughSpan, roughSpan } from './rough-span.ts'
export {
  IDLE_THROTTLE,
  offerToThrottle,
  type Throttle,
  type ThrottleStep,
  wakeThrottle,
} from './throttle.ts'
