import { DropSign } from './DropSign.tsx'

export function Free() {
  return <DropSign room="free" acct={null} />
}

export function OneOfSeveralAccounts() {
  return <DropSign room="free" acct="@mira.okafor@sternwarte-in-den-bergen.example" />
}

export function Full() {
  return <DropSign room="full" acct={null} />
}
