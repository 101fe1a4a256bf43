export { PeopleColumn } from './PeopleColumn.tsx'
