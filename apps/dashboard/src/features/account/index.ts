export { AccountRow } from './AccountRow.tsx'
export { PersonPick } from './PersonPick.tsx'
export { PersonRow } from './PersonRow.tsx'
export { ProfileColumn } from './profile/ProfileColumn.tsx'
