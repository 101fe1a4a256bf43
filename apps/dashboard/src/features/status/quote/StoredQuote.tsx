import { useEffect } from 'react'
import type { AccountRecord, QuoteRecord, StatusId, StatusRecord } from '@colonnade/domain/entities'
import type { FilterContext } from '@colonnade/domain/filters'
import { isOwnChoice, quoteLine } from '@colonnade/domain/status'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { relationshipAtoms } from '../../../state/entities/relationships.ts'
import { missingStatusAtoms, seekStatusAtom } from '../../../state/entities/seek-status.ts'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { filterJudgeAtoms } from '../../../state/filters/filter-judge.ts'
import { useSession, useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { useRowActions } from '../actions/use-row-actions.ts'
import { useRowMemory } from '../row/row-memory.ts'
import { useRowOptions } from '../row/row-options.ts'
import { QuotedPost } from './QuotedPost.tsx'
import { QuoteLine } from './QuoteLine.tsx'

export interface StoredQuoteProps {
  readonly quote: QuoteRecord
  /** Which filters apply. */
  readonly context: FilterContext
  /** One for each place that a quote is shown in. */
  readonly memoryKey: string
}

/** What a post of the store quotes, or the line that stands for it. */
export function StoredQuote(props: StoredQuoteProps) {
  const { quote } = props
  if (quote.status !== null) return <NamedQuote {...props} id={quote.status} />

  return <QuoteLine reason={quoteLine(quote, NOBODY) ?? 'missing'} />
}

const NOBODY = { isMissing: true, relationship: undefined }

interface NamedQuoteProps extends StoredQuoteProps {
  readonly id: StatusId
}

/** Looks the quoted post up, and asks for it where the server told its id alone. */
function NamedQuote({ id, ...props }: NamedQuoteProps) {
  const session = useSession()
  const status = useSessionValue(statusAtoms, id)
  const author = useSessionValue(accountAtoms, status?.account ?? session.me)
  const isMissing = useSessionValue(missingStatusAtoms, id)
  const seek = useSessionAction(seekStatusAtom)
  const isSought = status === undefined && props.quote.state === 'accepted'
  useEffect(() => {
    if (isSought) void seek(id)
  }, [isSought, seek, id])

  if (status !== undefined && author !== undefined) {
    return <KnownQuote {...props} status={status} author={author} />
  }
  const line = quoteLine(props.quote, { isMissing, relationship: undefined })
  return line === null ? <Skeleton rows={1} /> : <QuoteLine reason={line} />
}

interface KnownQuoteProps extends StoredQuoteProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
}

function KnownQuote({ quote, context, memoryKey, status, author }: KnownQuoteProps) {
  const { me } = useSession()
  const relationship = useSessionValue(relationshipAtoms, author.id)
  const judge = useSessionValue(filterJudgeAtoms, context)
  const options = useRowOptions()
  const actions = useRowActions(status, author)
  const [memory, remember] = useRowMemory(memoryKey)
  const line = quoteLine(quote, { isMissing: false, relationship })

  if (line !== null && memory.isShownAnyway !== true) {
    const show = () => {
      remember({ isShownAnyway: true })
    }
    return <QuoteLine reason={line} onShow={isOwnChoice(line) ? show : undefined} />
  }
  return (
    <QuotedPost
      status={status}
      author={author}
      filter={judge(status, null)}
      me={me}
      options={options}
      actions={actions}
      memory={memory}
      onRemember={remember}
    />
  )
}
