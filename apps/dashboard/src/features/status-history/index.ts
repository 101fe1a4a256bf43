export { VersionsDialog } from './VersionsDialog.tsx'
