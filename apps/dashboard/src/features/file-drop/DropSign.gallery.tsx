import { DropSign } from './FileDrop.tsx'

export function Free() {
  return <DropSign room="free" count={1} acct={null} />
}

export function OneOfSeveralAccounts() {
  return <DropSign room="free" count={3} acct="@mira.okafor@sternwarte-in-den-bergen.example" />
}

export function Full() {
  return <DropSign room="full" count={1} acct={null} />
}
