import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { getDraftHints, type Draft } from '@colonnade/domain/compose'
import { getServerLink } from '@colonnade/domain/session'
import styles from '../Composer.module.css'

export interface ComposerHintsProps {
  readonly draft: Draft
  readonly isLocked: boolean
  readonly origin: string
  readonly hasFailed: boolean
}

/** The hints to read before publishing. */
export function ComposerHints({ draft, isLocked, origin, hasFailed }: ComposerHintsProps) {
  const notices = getDraftHints(draft, isLocked)

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
