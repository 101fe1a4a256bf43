import { useState } from 'react'
import type { PollEntity, StatusRecord } from '@colonnade/domain/entities'
import { useSession } from '../../../state/react/index.ts'
import { PollResults } from '../poll/PollResults.tsx'
import { PollForm } from '../poll/StatusPoll.tsx'
import { useDisplayOptions } from '../row/display-options.ts'
import { voteAsAnother } from './run-another-action.ts'
import styles from './AsAnother.module.css'

/** More than servers allow. */
const MAX_OPTIONS = 30

interface AnotherVoteProps {
  readonly status: StatusRecord
  readonly poll: PollEntity
}

/** The options of a poll for the account in context, and the results once it voted. */
export function AnotherVote({ status, poll }: AnotherVoteProps) {
  const session = useSession()
  const { isAnimated } = useDisplayOptions()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const shared = { poll, limit: MAX_OPTIONS, isAnimated }

  return (
    <div className={styles['poll']}>
      {poll.voted ? (
        <PollResults {...shared} />
      ) : (
        <PollForm
          {...shared}
          chosen={chosen}
          onChoose={setChosen}
          onVote={() => void voteAsAnother(session, status.id, chosen)}
        />
      )}
    </div>
  )
}
