export { AccountRow } from './AccountRow.tsx'
export { ProfileColumn } from './ProfileColumn.tsx'
