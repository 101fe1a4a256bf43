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
import {
  isHiddenByUser,
  type QuotePlaceholder as Reason,
  getQuotePlaceholder,
} from '@colonnade/domain/status'
import { accountAtoms, relationshipAtoms } from '../../../state/entities/accounts.ts'
import {
  missingStatusAtoms,
  fetchMissingStatusAtom,
} from '../../../state/entities/fetch-missing-status.ts'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { filterMatcherAtoms } from '../../../state/filters/apply-filters.ts'
import { useSession, useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { OpenBesideContext } from '../../../ui/link/open-beside-context.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import type { RowActions } from '../actions/row-action-types.ts'
import { useRowActions } from '../actions/use-row-actions.ts'
import { StatusBody } from '../body/StatusBody.tsx'
import { getStatusPath } from '../content/link-target.ts'
import { StatusHeader } from '../header/StatusHeader.tsx'
import { type DisplayOptions, useDisplayOptions } from '../row/display-options.ts'
import { PicturesContext } from '../row/pictures.ts'
import { type RowUiState, useRowUiState } from '../row/row-ui-state.ts'
import { useOpenOnClick } from '../row/use-open-on-click.ts'
import styles from './Quote.module.css'

export interface StoredQuoteProps {
  readonly quote: QuoteRecord
  readonly context: FilterContext
  /** Unique for each place that shows the quote. */
  readonly uiStateKey: string
}

/** The quote of a post in the store, or a line in place of it. */
export function StoredQuote(props: StoredQuoteProps) {
  const { quote } = props
  if (quote.status !== null) return <QuoteById {...props} id={quote.status} />

  return <QuoteLine reason={getQuotePlaceholder(quote, NO_ACCOUNT) ?? 'missing'} />
}

const NO_ACCOUNT = { isMissing: true, relationship: undefined }

interface QuoteByIdProps extends StoredQuoteProps {
  readonly id: StatusId
}

/** Looks up the quoted post in the store, and fetches it when the server sent its id only. */
function QuoteById({ id, ...props }: QuoteByIdProps) {
  const session = useSession()
  const status = useSessionValue(statusAtoms, id)
  const author = useSessionValue(accountAtoms, status?.account ?? session.me)
  const isMissing = useSessionValue(missingStatusAtoms, id)
  const seek = useSessionAction(fetchMissingStatusAtom)
  const isSought = status === undefined && props.quote.state === 'accepted'
  useEffect(() => {
    if (isSought) void seek(id)
  }, [isSought, seek, id])

  if (status !== undefined && author !== undefined) {
    return <LoadedQuote {...props} status={status} author={author} />
  }
  const line = getQuotePlaceholder(props.quote, { isMissing, relationship: undefined })
  return line === null ? <Skeleton rows={1} /> : <QuoteLine reason={line} />
}

interface LoadedQuoteProps extends StoredQuoteProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
}

function LoadedQuote({ quote, context, uiStateKey, status, author }: LoadedQuoteProps) {
  const { me } = useSession()
  const relationship = useSessionValue(relationshipAtoms, author.id)
  const judge = useSessionValue(filterMatcherAtoms, context)
  const options = useDisplayOptions()
  const actions = useRowActions(status, author, options)
  const [memory, remember] = useRowUiState(uiStateKey)
  const line = getQuotePlaceholder(quote, { isMissing: false, relationship })

  if (line !== null && memory.isShownAnyway !== true) {
    const show = () => {
      remember({ isShownAnyway: true })
    }
    return <QuoteLine reason={line} onShow={isHiddenByUser(line) ? show : undefined} />
  }
  return (
    <QuotedPost
      status={status}
      author={author}
      filter={judge(status, null)}
      me={me}
      options={options}
      actions={actions}
      uiState={memory}
      onUiStateChange={remember}
    />
  )
}

interface QuoteLineProps {
  readonly reason: Reason
  /** Undefined when there is nothing to show. */
  readonly onShow?: (() => void) | undefined
}

/** Replaces a quoted post that is not shown, and says why. */
export function QuoteLine({ reason, onShow }: QuoteLineProps) {
  return (
    <div className={styles['line']}>
      <span>{REASON_TEXTS[reason]}</span>
      {onShow !== undefined && (
        <Button variant="link" onClick={onShow}>
          <Trans>Show anyway</Trans>
        </Button>
      )}
    </div>
  )
}

const REASON_TEXTS: Readonly<Record<Reason, ReactNode>> = {
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
  /** The result of the user's filters in the context of the quote. */
  readonly filter: FilterVerdict
  readonly me: AccountId
  readonly options: DisplayOptions
  readonly actions: RowActions
  readonly uiState: RowUiState
  readonly onUiStateChange: (change: RowUiState) => void
}

/** A post inside the post that quotes it. Its own quote is shown in its own thread only. @see BY-06 */
export function QuotedPost(props: QuotedPostProps) {
  const { status, author, options, actions, uiState } = props
  const { t } = useLingui()
  const open = useContext(OpenBesideContext)
  const showsPictures = useContext(PicturesContext)
  const avatar = options.isAnimated ? author.avatar : author.avatar_static
  const press = useOpenOnClick(actions.expand, (row) => void open(getStatusPath(status.id), row))
  const name = getSpokenName(author)
  const isOpen = uiState.isOpen ?? options.startsOpen(status.spoiler_text)

  return (
    // By keyboard it is opened through the link of its time.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <blockquote
      className={styles['quote']}
      aria-label={t`Quoted post by ${name}`}
      onPointerDown={press.onPointerDown}
      onClick={(event) => {
        press.onClick(event)
        // Otherwise the row around it would open as well.
        event.stopPropagation()
      }}
    >
      <div className={styles['head']}>
        <Avatar className={styles['face']} src={showsPictures ? avatar : null} name={name} />
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
          uiState={{ ...uiState, isOpen }}
          onUiStateChange={props.onUiStateChange}
          actions={actions}
        />
      </div>
    </blockquote>
  )
}
