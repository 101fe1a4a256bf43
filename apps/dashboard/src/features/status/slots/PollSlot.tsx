import { StatusPoll } from '../poll/StatusPoll.tsx'
import type { SlotProps } from './slot-props.ts'

/** The question of a post. */
export function PollSlot({ status, isOwn, options, memory, onRemember, actions }: SlotProps) {
  if (status.poll === null) return null

  return (
    <StatusPoll
      poll={status.poll}
      isOwn={isOwn}
      canVote={options.offers.polls}
      isAnimated={options.isAnimated}
      memory={memory}
      onRemember={onRemember}
      actions={actions}
    />
  )
}
