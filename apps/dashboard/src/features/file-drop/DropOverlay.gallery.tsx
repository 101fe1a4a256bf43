import { DropOverlay } from './FileDrop.tsx'

export function Free() {
  return <DropOverlay capacity="free" count={1} acct={null} />
}

export function OneOfSeveralAccounts() {
  return (
    <DropOverlay capacity="free" count={3} acct="@mira.okafor@sternwarte-in-den-bergen.example" />
  )
}

export function Full() {
  return <DropOverlay capacity="full" count={1} acct={null} />
}
