import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { draftNotices, type Draft } from '@colonnade/domain/compose'
import { serverLink } from '@colonnade/domain/session'
import styles from '../Composer.module.css'

export interface ComposerHintsProps {
  readonly draft: Draft
  readonly isLocked: boolean
  readonly origin: string
  readonly hasFailed: boolean
}

/** What someone should know before publishing this. */
export function ComposerHints({ draft, isLocked, origin, hasFailed }: ComposerHintsProps) {
  const notices = draftNotices(draft, isLocked)

  return (
    <>
      {notices.includes('unlocked-account') && (
        <Hint>
          <Trans>
            Your account is not{' '}
            <a href={serverLink('/settings/profile', origin)} target="_blank" rel="noopener">
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
            <a href={serverLink('/terms', origin)} target="_blank" rel="noopener">
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
        <Hint isTrouble>
          <Trans>Couldn't publish. Your post is saved; try again.</Trans>
        </Hint>
      )}
    </>
  )
}

interface HintProps {
  readonly isTrouble?: boolean
  readonly children: ReactNode
}

/** A line of it. */
export function Hint({ isTrouble = false, children }: HintProps) {
  return (
    <p className={styles['hint']} data-trouble={isTrouble || undefined}>
      {children}
    </p>
  )
}
