export { MuteConfirmation } from './MuteConfirmation.tsx'
export { SkippableConfirmation } from './SkippableConfirmation.tsx'
