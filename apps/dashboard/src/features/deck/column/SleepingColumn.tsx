import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { removeColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction } from '../../../state/react/index.ts'
import { signInAgainAtom } from '../../../state/sessions/sign-in-again.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { useColumnCollapse } from '../arrange/use-column-collapse.ts'
import { getColumnElementId } from '../column-element.ts'
import { useSleepingTitle } from '../title/use-column-title.ts'
import type { ColumnSlot, DragHandles, SingleColumnOptions } from './column-slot.ts'
import { ColumnFrame } from './ColumnFrame.tsx'
import styles from './SleepingColumn.module.css'

interface SleepingColumnProps {
  readonly column: Column
  readonly slot?: ColumnSlot | undefined
  readonly dragHandles?: DragHandles
  readonly single?: SingleColumnOptions
}

/** A column whose account is signed out. It keeps its place until the account signs in again. @see BY-02 */
export function SleepingColumn({ column, slot, dragHandles, single }: SleepingColumnProps) {
  const { uuid, id } = column
  const face = useSleepingTitle(column)
  const fold = useColumnCollapse(uuid)

  return (
    <ColumnFrame
      id={getColumnElementId(uuid)}
      kind={id}
      columnTitle={face}
      slot={slot}
      {...(slot !== undefined && { onCollapse: () => fold(slot.display === 'open') })}
      {...(dragHandles !== undefined && {
        onDragHandleEvent: (name, event) => dragHandles.get(uuid)?.(name, event),
      })}
      {...(single !== undefined && {
        isHeaderHidden: single.isHeaderHidden,
        tools: single.tools,
      })}
      onHeadingClick={() => undefined}
    >
      <SignedOutNote column={column} />
    </ColumnFrame>
  )
}

interface SignedOutNoteProps {
  readonly column: Column
}

function SignedOutNote({ column: { uuid, accountKey } }: SignedOutNoteProps) {
  const { t } = useLingui()
  const removeColumn = useAppAction(removeColumnAtom)
  const signIn = useAppAction(signInAgainAtom)
  const [phase, setPhase] = useState<'idle' | 'starting' | 'failed'>('idle')
  const handle = `@${accountKey}`
  const host = accountKey.slice(accountKey.indexOf('@') + 1)

  const handleSignIn = async () => {
    setPhase('starting')
    setPhase((await signIn(accountKey)) ? 'idle' : 'failed')
  }

  return (
    <EmptyState icon="moon" title={<Trans>Signed out</Trans>}>
      <span>
        <Trans>
          You are signed out of <bdi dir="ltr">{handle}</bdi>. This column keeps its place and
          continues once you sign in again.
        </Trans>
      </span>
      <span className={styles['actions']}>
        <Button
          variant="primary"
          disabled={phase === 'starting'}
          onClick={() => void handleSignIn()}
        >
          {t`Sign in again`}
        </Button>
        <Button onClick={() => removeColumn(uuid)}>{t`Remove column`}</Button>
      </span>
      {phase === 'failed' && (
        <p role="alert" className={styles['error']}>
          <Trans>Couldn't sign in on {host}. Try again in a moment.</Trans>
        </p>
      )}
    </EmptyState>
  )
}
