import { useLatePart } from '../../../ui/later/late-part.ts'
import { statusPoll } from '../late-parts.ts'
import type { StatusPollProps } from '../poll/StatusPoll.tsx'
import type { SlotProps } from './slot-props.ts'

/** The question of a post. */
export function PollSlot({ status, isOwn, options, memory, onRemember, actions }: SlotProps) {
  if (status.poll === null) return null

  return (
    <LatePoll
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

function LatePoll(props: StatusPollProps) {
  const { Part } = useLatePart(statusPoll, 'later')
  return Part === null ? null : <Part {...props} />
}
