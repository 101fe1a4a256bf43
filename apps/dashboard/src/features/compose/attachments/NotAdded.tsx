import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { getSizeLimit, type RejectedFiles } from '@colonnade/domain/compose'
import type { MediaLimits } from '@colonnade/domain/entities'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { formatFileSize } from './format-file-size.ts'
import styles from './Attachments.module.css'

interface NotAddedProps {
  readonly rejected: RejectedFiles
  readonly limits: MediaLimits
  readonly onDismiss: () => void
}

/** One line about files that were rejected before the upload. */
export function NotAdded({ rejected, limits, onDismiss }: NotAddedProps) {
  const { t } = useLingui()

  return (
    <div className={styles['notAdded']}>
      <p role="alert" dir="auto">
        <Reason rejected={rejected} limits={limits} />{' '}
        {rejected.others > 0 && <Others rejected={rejected} />}
      </p>
      <IconButton icon="close" iconSize={16} label={t`Dismiss`} onClick={onDismiss} />
    </div>
  )
}

function Reason({ rejected, limits }: Omit<NotAddedProps, 'onDismiss'>): ReactNode {
  const { i18n } = useLingui()
  const { name, reason } = rejected

  switch (reason) {
    case 'wrong-type':
      return <Trans>Couldn't add “{name}”: this server doesn't support this file type.</Trans>
    case 'too-large': {
      const most = formatFileSize(i18n, getSizeLimit(rejected, limits) ?? 0)
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
      return rejected.type.startsWith('audio') ? (
        <Trans>Couldn't add “{name}”: audio can't be combined with other files.</Trans>
      ) : (
        <Trans>Couldn't add “{name}”: a video can't be combined with other files.</Trans>
      )
  }
}

/** Lists the names of the other files, or the first few of many. */
function Others({ rejected }: Pick<NotAddedProps, 'rejected'>): ReactNode {
  const { t, i18n } = useLingui()
  const { others, otherNames } = rejected
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
