export {
  addAlert,
  type Alert,
  ALERT_LIMIT,
  ALERT_MS,
  BAR_MS,
  dismissAlert,
  repeatAlert,
  STACK_MS,
  STACK_STEP_MS,
  stackTime,
} from './alert-queue.ts'
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
export { NO_ANSWER_MESSAGE, NO_ANSWER_TITLE } from './no-answer.ts'
