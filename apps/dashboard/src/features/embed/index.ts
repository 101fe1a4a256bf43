export { EmbedDialog } from './EmbedDialog.tsx'
