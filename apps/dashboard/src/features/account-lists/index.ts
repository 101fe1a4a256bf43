export { DomainsColumn } from './DomainsColumn.tsx'
export { AccountListColumn } from './AccountListColumn.tsx'
