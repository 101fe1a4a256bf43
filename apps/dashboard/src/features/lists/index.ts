export { ListsColumn } from './ListsColumn.tsx'
export { ListSettings } from './ListSettings.tsx'
