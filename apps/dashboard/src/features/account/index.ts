export { AccountRow } from './AccountRow.tsx'
export { PersonPick } from './PersonPick.tsx'
export { ProfileColumn } from './ProfileColumn.tsx'
