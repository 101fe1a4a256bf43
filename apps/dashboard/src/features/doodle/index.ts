export { DoodleDialog } from './DoodleDialog.tsx'
