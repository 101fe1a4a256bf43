export { ComposeColumn } from './ComposeColumn.tsx'
