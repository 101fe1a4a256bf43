export { OnboardingDialog } from './OnboardingDialog.tsx'
