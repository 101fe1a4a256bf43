import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { UploadError } from '@colonnade/domain/compose'
import { Button } from '../../../ui/button/Button.tsx'
import { formatFileSize } from './format-file-size.ts'
import styles from './Attachments.module.css'

interface UploadFailureProps {
  readonly name: string
  readonly error: UploadError
  /** Maximum file size of this kind, in bytes; null when the server does not report it. */
  readonly limit: number | null
  readonly isLocked: boolean
  readonly onRetry: () => void
}

/** Explains why an upload failed, with a button that retries it. */
export function UploadFailure({ name, error, limit, isLocked, onRetry }: UploadFailureProps) {
  return (
    <div className={styles['failure']}>
      <div>
        <p className={styles['name']} dir="auto">
          {name}
        </p>
        <p role="alert" dir="auto">
          <Reason error={error} limit={limit} />
        </p>
      </div>
      <Button
        variant="outline"
        icon="refresh"
        className={styles['retry']}
        disabled={isLocked}
        onClick={onRetry}
      >
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

function Reason({ error, limit }: Pick<UploadFailureProps, 'error' | 'limit'>): ReactNode {
  const { i18n } = useLingui()
  const { reason } = error

  switch (error.kind) {
    case 'wrong-type':
      return <Trans>Upload failed: this server doesn't support this file type.</Trans>
    case 'too-large': {
      if (limit === null)
        return <Trans>Upload failed: the file is too large for this server.</Trans>
      const most = formatFileSize(i18n, limit)
      return <Trans>Upload failed: this server allows up to {most}.</Trans>
    }
    case 'refused':
      if (reason === null) return <Trans>Upload failed: the server rejected the file.</Trans>
      return <Trans>Upload failed: {reason}</Trans>
    case 'failed':
      return <Trans>Upload failed: server error. Try again in a moment.</Trans>
    case 'busy':
      return <Trans>Upload limit reached. Try again in a few minutes.</Trans>
    case 'cut':
      return <Trans>Upload failed: connection lost.</Trans>
    case 'unfinished':
      return <Trans>Uploaded, but the server couldn't process the file within five minutes.</Trans>
    case 'led-elsewhere':
      return <Trans>Upload failed: the server redirected the request.</Trans>
  }
}
