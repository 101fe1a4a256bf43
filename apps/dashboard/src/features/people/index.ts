export { DomainsColumn } from './DomainsColumn.tsx'
export { PeopleColumn } from './PeopleColumn.tsx'
