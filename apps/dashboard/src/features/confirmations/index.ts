export { Confirmation } from './Confirmation.tsx'
export { MuteConfirmation } from './MuteConfirmation.tsx'
export { SkippableConfirmation } from './SkippableConfirmation.tsx'
