import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import styles from './EmbedView.module.css'

interface EmbedViewProps {
  /** HTML that is never trusted; null while it is asked for. */
  readonly code: string | null
  /** Where the code would lead a frame, if it has one that may be shown. */
  readonly frame: string | null
  /** What is shown where there is none. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** The code to copy, and what it looks like in a frame that may run nothing. */
export function EmbedView({ code, frame, onClose, children }: EmbedViewProps) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const hintId = useId()

  const copy = async () => {
    field.current?.select()
    try {
      // Absent on pages that came over plain http from another machine: there it is marked to be copied by hand.
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
        <Trans>Put this code into a page of yours, and the post is shown there.</Trans>
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
