import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AccountKey } from '@colonnade/domain/entities'
import { translateError } from '../../../lib/translate-error.ts'
import { retryLoadAtom } from '../../../state/list-columns/load-rows.ts'
import type { MergedPart } from '../../../state/merged/merged-source.ts'
import {
  SessionProvider,
  useAppAction,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import { signInAgainAtom } from '../../../state/sessions/sign-in-again.ts'
import { columnListAtoms } from '../../../state/timelines/timeline-column-atoms.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LiveRegion } from '../../../ui/live-region/LiveRegion.tsx'
import type { SourceNameComponent } from './source-name.ts'
import styles from './Merged.module.css'

interface SourceProblemsProps {
  readonly parts: readonly MergedPart[]
  /** The column itself says it then. */
  readonly haveAllFailed: boolean
  readonly SourceName: SourceNameComponent
}

/** The sources that failed to load or are signed out, above the posts of the others. */
export function SourceProblems({ parts, haveAllFailed, SourceName }: SourceProblemsProps) {
  return parts
    .filter(({ isMuted, session }) => !isMuted && (session === null || !haveAllFailed))
    .map(({ name, session, column }) => (
      <SourceName key={name} uuid={column.uuid}>
        {(title) =>
          session === null ? (
            <SignedOutSource title={title} accountKey={column.accountKey} />
          ) : (
            <SessionProvider session={session}>
              <FailedSource title={title} uuid={column.uuid} />
            </SessionProvider>
          )
        }
      </SourceName>
    ))
}

interface FailedSourceProps {
  readonly title: string
  readonly uuid: string
}

function FailedSource({ title, uuid }: FailedSourceProps) {
  const { i18n } = useLingui()
  const { error, isLoading } = useSessionValue(columnListAtoms, uuid)
  const retry = useSessionAction(retryLoadAtom)
  if (error === null) return null

  const reason = translateError(i18n, error.message)
  return (
    <div className={styles['problem']}>
      <Icon name="warning" size={16} />
      <LiveRegion>
        <Trans>
          Couldn't load {title}: {reason}
        </Trans>
      </LiveRegion>
      <Button variant="quiet" disabled={isLoading} onClick={() => void retry(uuid)}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

interface SignedOutSourceProps {
  readonly title: string
  readonly accountKey: AccountKey
}

function SignedOutSource({ title, accountKey }: SignedOutSourceProps) {
  const { t } = useLingui()
  const signIn = useAppAction(signInAgainAtom)
  const [phase, setPhase] = useState<'idle' | 'starting' | 'failed'>('idle')
  const host = accountKey.slice(accountKey.indexOf('@') + 1)

  const handleSignIn = async () => {
    setPhase('starting')
    setPhase((await signIn(accountKey)) ? 'idle' : 'failed')
  }

  return (
    <div className={styles['problem']}>
      <Icon name="moon" size={16} />
      <LiveRegion>
        {phase === 'failed' ? (
          <Trans>Couldn't sign in on {host}. Try again in a moment.</Trans>
        ) : (
          <Trans>Signed out: {title}</Trans>
        )}
      </LiveRegion>
      <Button variant="quiet" disabled={phase === 'starting'} onClick={() => void handleSignIn()}>
        {t`Sign in again`}
      </Button>
    </div>
  )
}
