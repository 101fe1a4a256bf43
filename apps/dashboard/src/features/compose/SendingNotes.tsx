import { Refusal } from './Refusal.tsx'
import { SlowSending } from './SlowSending.tsx'

/** Why a post is not published, or not yet. */
export function SendingNotes() {
  return (
    <>
      <SlowSending />
      <Refusal />
    </>
  )
}
