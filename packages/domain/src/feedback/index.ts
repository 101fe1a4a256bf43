export {
  addAlert,
  type Alert,
  ALERT_LIMIT,
  ALERT_MS,
  BAR_MS,
  dismissAlert,
  STACK_MS,
  STACK_STEP_MS,
  stackTime,
} from './alert-queue.ts'
export { errorAlert } from './error-alert.ts'
export {
  beginLoading,
  endLoading,
  HIDDEN_BAR,
  LOADING_ANIMATION_MS,
  LOADING_TERMINATING_MS,
  LOADING_UPDATE_MS,
  type LoadingBar,
  resetLoading,
  stepLoading,
} from './loading-bar.ts'
