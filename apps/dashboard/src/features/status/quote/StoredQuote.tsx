import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext, useEffect } from 'react'
import {
  type AccountId,
  type AccountRecord,
  getSpokenName,
  type QuoteRecord,
  type StatusId,
  type StatusRecord,
} from '@colonnade/domain/entities'
import type { FilterContext, FilterVerdict } from '@colonnade/domain/filters'
import { isOwnChoice, type QuoteLine as Reason, quoteLine } from '@colonnade/domain/status'
import { accountAtoms, relationshipAtoms } from '../../../state/entities/accounts.ts'
import { missingStatusAtoms, seekStatusAtom } from '../../../state/entities/seek-status.ts'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { filterJudgeAtoms } from '../../../state/filters/own-filters.ts'
import { useSession, useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { OpenBesideContext } from '../../../ui/link/open-beside-context.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import type { RowActions } from '../actions/row-action.ts'
import { useRowActions } from '../actions/use-row-actions.ts'
import { StatusBody } from '../body/StatusBody.tsx'
import { statusPath } from '../content/link-target.ts'
import { StatusHeader } from '../header/StatusHeader.tsx'
import { type RowMemory, useRowMemory } from '../row/row-memory.ts'
import { type RowOptions, useRowOptions } from '../row/row-options.ts'
import { useOpenOnPress } from '../row/use-open-on-press.ts'
import styles from './Quote.module.css'

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
  const actions = useRowActions(status, author, options)
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

interface QuoteLineProps {
  readonly reason: Reason
  /** Absent where there is nothing to show. */
  readonly onShow?: (() => void) | undefined
}

/** Stands for a quoted post that is not shown, and says why. */
export function QuoteLine({ reason, onShow }: QuoteLineProps) {
  return (
    <div className={styles['line']}>
      <span>{WORDS[reason]}</span>
      {onShow !== undefined && (
        <Button variant="link" onClick={onShow}>
          <Trans>Show anyway</Trans>
        </Button>
      )}
    </div>
  )
}

const WORDS: Readonly<Record<Reason, ReactNode>> = {
  pending: <Trans>Post pending</Trans>,
  rejected: <Trans>Post unavailable</Trans>,
  revoked: <Trans>Post removed by author</Trans>,
  deleted: <Trans>The quoted post was deleted</Trans>,
  unauthorized: <Trans>You can't see the quoted post</Trans>,
  missing: <Trans>Quoted post not found</Trans>,
  blocked_account: <Trans>This post is hidden because you've blocked its author.</Trans>,
  blocked_domain: <Trans>This post is hidden because you've blocked its author's server.</Trans>,
  muted_account: <Trans>This post is hidden because you've muted its author.</Trans>,
}

interface QuotedPostProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
  /** What the reader's filters make of it, wherever it is quoted. */
  readonly filter: FilterVerdict
  readonly me: AccountId
  readonly options: RowOptions
  readonly actions: RowActions
  readonly memory: RowMemory
  readonly onRemember: (change: RowMemory) => void
}

/** A post within the one that quotes it; what it quotes itself is left to its own thread. @see BY-06 */
export function QuotedPost(props: QuotedPostProps) {
  const { status, author, options, actions, memory } = props
  const { t } = useLingui()
  const open = useContext(OpenBesideContext)
  const press = useOpenOnPress(actions.expand, (row) => void open(statusPath(status.id), row))
  const name = getSpokenName(author)
  const isOpen = memory.isOpen ?? options.startsOpen(status.spoiler_text)

  return (
    // By keys it is opened through the link of its time.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <blockquote
      className={styles['quote']}
      aria-label={t`Quoted post by ${name}`}
      onPointerDown={press.onPointerDown}
      onClick={(event) => {
        press.onClick(event)
        // The row around it would open too.
        event.stopPropagation()
      }}
    >
      <div className={styles['head']}>
        <Avatar
          className={styles['face']}
          src={options.isAnimated ? author.avatar : author.avatar_static}
          name={name}
        />
        <StatusHeader
          status={status}
          author={author}
          isAnimated={options.isAnimated}
          onShowVersions={options.offers.versions ? actions.showVersions : null}
        />
      </div>
      <div className={styles['body']}>
        <StatusBody
          status={status}
          isOwn={status.account === props.me}
          filter={props.filter}
          options={options}
          memory={{ ...memory, isOpen }}
          onRemember={props.onRemember}
          actions={actions}
        />
      </div>
    </blockquote>
  )
}
