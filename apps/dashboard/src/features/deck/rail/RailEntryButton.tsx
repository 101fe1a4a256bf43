import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { unreadAtoms } from '../../../state/columns/columns.ts'
import { collapseColumnAtom } from '../../../state/columns/shown-strip.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { CountBadge } from '../../../ui/count/CountBadge.tsx'
import { revealColumn } from '../column-element.ts'
import { ColumnAccount } from '../column/ColumnAccount.tsx'
import type { ColumnTitle } from '../title/column-title.ts'
import styles from './Rail.module.css'

interface RailEntryButtonProps {
  readonly uuid: string
  readonly columnTitle: ColumnTitle
  readonly isCurrent: boolean
  /** The account of the column is signed out. */
  readonly isAsleep?: boolean
  /** The image of the entry. */
  readonly children: ReactNode
}

/** An entry of the rail. A click expands its column and scrolls to it. */
export function RailEntryButton({ uuid, columnTitle, ...props }: RailEntryButtonProps) {
  const { isCurrent, isAsleep } = props
  const { t } = useLingui()
  const { name, colour, account } = columnTitle
  const unread = useAppValue(unreadAtoms(uuid))
  const button = useRef<HTMLButtonElement>(null)
  const fold = useAppAction(collapseColumnAtom)

  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])

  const handleJump = () => {
    flushSync(() => fold(uuid, false))
    revealColumn(uuid)
  }

  return (
    <button
      ref={button}
      type="button"
      className={styles['entry']}
      aria-label={name}
      title={isAsleep === true ? t`${name}: signed out` : name}
      aria-current={isCurrent || undefined}
      data-colour={colour}
      data-account={account}
      data-asleep={isAsleep}
      onClick={handleJump}
    >
      {props.children}
      <ColumnAccount account={account} place="rail" />
      {/* A response that arrives late may count for an account that is signed out. */}
      <CountBadge value={isAsleep === true ? 0 : unread} className={styles['count']} />
    </button>
  )
}
