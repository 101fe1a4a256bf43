import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { accountId, type StatusId } from '@colonnade/domain/entities'
import { getEmbedFrameUrl } from '@colonnade/domain/status'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { fetchEmbedAtom } from '../../state/status/fetch-embed.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { CloseOnNavigate } from '../../ui/link/CloseOnNavigate.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { PostPreview } from '../status/index.ts'
import styles from './EmbedDialog.module.css'

/** An id that no server uses. It is looked up when the post is deleted. */
const NO_ACCOUNT = accountId('')

interface EmbedDialogProps {
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** Shows code that embeds a post in another page (MOD-14). */
export function EmbedDialog({ statusId, onClose }: EmbedDialogProps) {
  const { meta, origin } = useSession()
  const status = useSessionValue(statusAtoms, statusId)
  const author = useSessionValue(accountAtoms, status?.account ?? NO_ACCOUNT)
  const readEmbed = useSessionAction(fetchEmbedAtom)
  const [code, setCode] = useState<string | null>(null)
  const url = status?.url ?? null

  useEffect(() => {
    if (url === null) return undefined
    let isCurrent = true
    void readEmbed(url).then((found) => {
      if (isCurrent) setCode(found)
    })
    return () => {
      isCurrent = false
    }
  }, [readEmbed, url])

  const origins = [origin, URL.parse(url ?? '')?.origin ?? origin]
  return (
    <EmbedView
      code={code}
      frame={code === null ? null : getEmbedFrameUrl(code, origins)}
      onClose={onClose}
    >
      {status !== undefined && author !== undefined && (
        <CloseOnNavigate onClose={onClose}>
          <PostPreview
            status={status}
            author={author}
            isAnimated={meta.auto_play_gif && !meta.reduce_motion}
          />
        </CloseOnNavigate>
      )}
    </EmbedView>
  )
}

interface EmbedViewProps {
  /** Untrusted HTML; null while it loads. */
  readonly code: string | null
  /** The URL of the embed's frame, if it is safe to show. */
  readonly frame: string | null
  /** Shown when there is no frame. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** The code to copy, and a preview of it in a sandboxed frame that cannot run scripts. */
function EmbedView({ code, frame, onClose, children }: EmbedViewProps) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const hintId = useId()

  const copy = async () => {
    field.current?.select()
    try {
      // `navigator.clipboard` is undefined on pages that were loaded over plain http from another machine. There the
      // user selects and copies the code.
      await navigator.clipboard.writeText(code ?? '')
      setIsCopied(true)
    } catch {
      field.current?.focus()
    }
  }

  return (
    <Dialog
      title={t`Embed this post`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button variant="primary" icon="copy" disabled={code === null} onClick={() => void copy()}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy code</Trans>}
        </Button>
      }
    >
      <p className={styles['hint']} id={hintId}>
        <Trans>Paste this code into your website to embed the post.</Trans>
      </p>
      <textarea
        ref={field}
        className={styles['code']}
        aria-label={t`Code`}
        aria-describedby={hintId}
        readOnly
        rows={4}
        dir="ltr"
        spellCheck={false}
        value={code ?? ''}
        data-autofocus
        onFocus={(event) => {
          event.currentTarget.select()
        }}
      />
      <h3 className={styles['title']}>
        <Trans>Preview</Trans>
      </h3>
      {code === null && <Skeleton rows={1} />}
      {code !== null && frame === null && children}
      {frame !== null && (
        <iframe
          className={styles['preview']}
          title={t`Preview`}
          src={frame}
          sandbox=""
          referrerPolicy="no-referrer"
        />
      )}
    </Dialog>
  )
}
