import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sizeLimit, type TurnedAway } from '@colonnade/domain/compose'
import type { MediaLimits } from '@colonnade/domain/entities'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { fileSize } from './file-size.ts'
import styles from './Attachments.module.css'

interface NotAddedProps {
  readonly turnedAway: TurnedAway
  readonly limits: MediaLimits
  readonly onDismiss: () => void
}

/** One line about files that were not even sent. */
export function NotAdded({ turnedAway, limits, onDismiss }: NotAddedProps) {
  const { t } = useLingui()
  const { others, reason } = turnedAway
  const more = plural(others, {
    one: 'One more was not added either.',
    other: '# more were not added either.',
  })

  return (
    <div className={styles['notAdded']}>
      <p role="alert" dir="auto">
        <Reason turnedAway={turnedAway} limits={limits} />{' '}
        {others > 0 && reason !== 'one-by-one' && more}
      </p>
      <IconButton icon="close" iconSize={16} label={t`Dismiss`} onClick={onDismiss} />
    </div>
  )
}

function Reason({ turnedAway, limits }: Omit<NotAddedProps, 'onDismiss'>): ReactNode {
  const { i18n } = useLingui()
  const { name, reason } = turnedAway

  switch (reason) {
    case 'wrong-type':
      return <Trans>“{name}” was not added: this server does not take such files.</Trans>
    case 'too-large': {
      const most = fileSize(i18n, sizeLimit(turnedAway, limits) ?? 0)
      return (
        <Trans>
          “{name}” was not added: this server takes {most} at most.
        </Trans>
      )
    }
    case 'no-room': {
      const most = limits.max_attachments
      const room = plural(most, { one: '# file', other: '# files' })
      return (
        <Trans>
          “{name}” was not added: a post takes {room}, or one video alone.
        </Trans>
      )
    }
    case 'not-alone':
      return turnedAway.type.startsWith('audio') ? (
        <Trans>“{name}” was not added: a sound stands alone in a post.</Trans>
      ) : (
        <Trans>“{name}” was not added: a video stands alone in a post.</Trans>
      )
    case 'one-by-one':
      return <Trans>Nothing was added: drop one file, or choose several with “Add media”.</Trans>
  }
}
