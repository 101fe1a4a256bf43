export { SkippableConfirmation } from './SkippableConfirmation.tsx'
