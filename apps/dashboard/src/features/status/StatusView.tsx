import { type ReactNode, useContext } from 'react'
import type { AccountId, AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import { PlaceLine } from '../../ui/live-list/PlaceLine.tsx'
import { spokenName } from './account-name.ts'
import { accountPath, statusPath } from './content/link-target.ts'
import { PinnedReason } from './PinnedReason.tsx'
import type { RowActions } from './row/row-actions.ts'
import type { RowOptions } from './row/row-options.ts'
import { RowArticle } from './row/RowArticle.tsx'
import { useOpenOnPress } from './row/use-open-on-press.ts'
import { useRowKeys } from './row/use-row-keys.ts'
import { useRowMemory } from './row/use-row-memory.ts'
import { useWarning } from './row/use-warning.ts'
import { statusLabel } from './status-label.ts'
import { StatusActions } from './StatusActions.tsx'
import { StatusBody } from './StatusBody.tsx'
import { StatusHeader } from './StatusHeader.tsx'
import { StatusReason } from './StatusReason.tsx'
import styles from './StatusView.module.css'

export interface StatusViewProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
  /** Who passed it on; null for a post that stands for itself. */
  readonly booster: AccountRecord | null
  /** What the reader's filters make of it. */
  readonly filter: FilterVerdict
  readonly me: AccountId
  readonly options: RowOptions
  readonly actions: RowActions
  /** One for each place that a post is shown in. */
  readonly memoryKey: string
  /** Its reader left the list at this post. */
  readonly isPlace?: boolean
  /** It stands above the others because its author pinned it. */
  readonly isPinned?: boolean
  /** What it quotes. */
  readonly quote?: ReactNode
}

/** One post in a list, with all that can be done with it. Knows nothing of stores, and not where it stands. */
export function StatusView(props: StatusViewProps) {
  const { status, author, booster, options, actions } = props
  const { memory, remember } = useWarning(
    useRowMemory(props.memoryKey),
    options.startsOpen(status.spoiler_text),
  )
  const open = useContext(OpenBesideContext)
  const openBeside = (row: Element) => void open(statusPath(status.id), row)
  const press = useOpenOnPress(actions.expand, openBeside)
  const toggleWarning = () => {
    remember({ isOpen: !memory.isOpen })
  }
  const handleKeyDown = useRowKeys({ actions, toggleWarning, openBeside })

  return (
    // The APG feed pattern asks for articles that take the focus and have keys of their own.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */
    <RowArticle
      className={styles['status']}
      aria-label={statusLabel(author, status)}
      data-visibility={status.visibility}
      tabIndex={0}
      onKeyDown={handleKeyDown}
      {...press}
    >
      {props.isPlace === true && <PlaceLine />}
      {props.isPinned === true && <PinnedReason />}
      {booster !== null && <StatusReason booster={booster} isAnimated={options.isAnimated} />}
      <AppLink
        to={accountPath(author.id)}
        className={styles['avatar']}
        aria-hidden="true"
        tabIndex={-1}
      >
        <Avatar
          src={options.isAnimated ? author.avatar : author.avatar_static}
          name={spokenName(author)}
        />
      </AppLink>
      <div className={styles['main']}>
        <StatusHeader
          status={status}
          author={author}
          isAnimated={options.isAnimated}
          onShowVersions={options.offers.versions ? actions.showVersions : null}
        />
        <StatusBody
          status={status}
          isOwn={status.account === props.me}
          quote={props.quote}
          filter={props.filter}
          options={options}
          memory={memory}
          onRemember={remember}
          actions={actions}
        />
        <StatusActions
          status={status}
          acct={author.acct}
          me={props.me}
          showsReplyCount={options.showsReplyCount}
          staffOrigin={options.staffOrigin}
          offers={options.offers}
          actions={actions}
        />
      </div>
    </RowArticle>
  )
}
