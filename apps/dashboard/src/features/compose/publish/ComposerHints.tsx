import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DraftHint } from '@colonnade/domain/compose'
import { getServerLink } from '@colonnade/domain/session'
import styles from '../Composer.module.css'

interface ComposerHintsProps {
  readonly notices: readonly DraftHint[]
  readonly origin: string
  readonly hasFailed: boolean
}

/** The hints to read before publishing. */
export function ComposerHints({ notices, origin, hasFailed }: ComposerHintsProps) {
  return (
    <>
      {notices.includes('unlocked-account') && (
        <Hint>
          <Trans>
            Your account is not{' '}
            <a href={getServerLink('/settings/profile', origin)} target="_blank" rel="noopener">
              locked
            </a>
            . Anyone can follow you to view your follower-only posts.
          </Trans>
        </Hint>
      )}
      {notices.includes('direct') && (
        <Hint>
          <Trans>
            This post will only be sent to the mentioned users.{' '}
            <a href={getServerLink('/terms', origin)} target="_blank" rel="noopener">
              Learn more
            </a>
          </Trans>
        </Hint>
      )}
      {notices.includes('unlisted-hashtag') && (
        <Hint>
          <Trans>Only public posts are listed under their hashtags.</Trans>
        </Hint>
      )}
      {hasFailed && (
        <Hint isError>
          <Trans>Couldn't publish. Your post is saved; try again.</Trans>
        </Hint>
      )}
    </>
  )
}

interface HintProps {
  readonly isError?: boolean
  readonly children: ReactNode
}

export function Hint({ isError = false, children }: HintProps) {
  return (
    <p className={styles['hint']} data-error={isError || undefined}>
      {children}
    </p>
  )
}
