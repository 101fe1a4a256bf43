import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import {
  type AccountId,
  type AccountRecord,
  getSpokenName,
  type StatusRecord,
} from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { OpenBesideContext } from '../../../ui/link/open-beside-context.ts'
import type { RowActions } from '../actions/row-actions.ts'
import { StatusBody } from '../body/StatusBody.tsx'
import { statusPath } from '../content/link-target.ts'
import { StatusHeader } from '../header/StatusHeader.tsx'
import type { RowMemory } from '../row/row-memory.ts'
import type { RowOptions } from '../row/row-options.ts'
import { useOpenOnPress } from '../row/use-open-on-press.ts'
import styles from './Quote.module.css'

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
