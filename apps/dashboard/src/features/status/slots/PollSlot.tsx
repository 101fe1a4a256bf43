import { StatusPoll } from '../StatusPoll.tsx'
import type { SlotProps } from './slot-props.ts'

/** The question of a post. */
export function PollSlot({ status, options }: SlotProps) {
  if (status.poll === null) return null

  return <StatusPoll poll={status.poll} isAnimated={options.isAnimated} />
}
