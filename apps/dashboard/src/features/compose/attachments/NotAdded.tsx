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

  return (
    <div className={styles['notAdded']}>
      <p role="alert" dir="auto">
        <Reason turnedAway={turnedAway} limits={limits} />{' '}
        {turnedAway.others > 0 && <Others turnedAway={turnedAway} />}
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
      return <Trans>Couldn't add “{name}”: this server doesn't support this file type.</Trans>
    case 'too-large': {
      const most = fileSize(i18n, sizeLimit(turnedAway, limits) ?? 0)
      return (
        <Trans>
          Couldn't add “{name}”: this server allows up to {most}.
        </Trans>
      )
    }
    case 'no-room': {
      const most = limits.max_attachments
      const room = plural(most, { one: '# file', other: '# files' })
      return (
        <Trans>
          Couldn't add “{name}”: a post can have up to {room} or one video.
        </Trans>
      )
    }
    case 'not-alone':
      return turnedAway.type.startsWith('audio') ? (
        <Trans>Couldn't add “{name}”: audio can't be combined with other files.</Trans>
      ) : (
        <Trans>Couldn't add “{name}”: a video can't be combined with other files.</Trans>
      )
  }
}

/** The names of the other files, as far as they are few. */
function Others({ turnedAway }: Pick<NotAddedProps, 'turnedAway'>): ReactNode {
  const { t, i18n } = useLingui()
  const { others, otherNames } = turnedAway
  const quoted = otherNames.map((name) => t`“${name}”`)
  const unnamed = others - otherNames.length
  if (unnamed > 0) {
    const names = quoted.join(', ')
    return plural(unnamed, {
      one: `${names} and # more file couldn't be added either.`,
      other: `${names} and # more files couldn't be added either.`,
    })
  }
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(quoted)
  return plural(others, {
    one: `${names} couldn't be added either.`,
    other: `${names} couldn't be added either.`,
  })
}
