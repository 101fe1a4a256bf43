export { ProfileColumn } from './ProfileColumn.tsx'
