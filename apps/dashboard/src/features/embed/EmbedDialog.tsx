import { useEffect, useState } from 'react'
import { accountId, type StatusId } from '@colonnade/domain/entities'
import { embedFrame } from '@colonnade/domain/status'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { readEmbedAtom } from '../../state/status/read-embed.ts'
import { ClosingLinks } from '../../ui/link/ClosingLinks.tsx'
import { PostPreview } from '../status/index.ts'
import { EmbedView } from './EmbedView.tsx'

/** An id that no server gives: looked up where the post is gone. */
const NOBODY = accountId('')

interface EmbedDialogProps {
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** Code that shows a post on another page (MOD-14). */
export function EmbedDialog({ statusId, onClose }: EmbedDialogProps) {
  const { meta, origin } = useSession()
  const status = useSessionValue(statusAtoms, statusId)
  const author = useSessionValue(accountAtoms, status?.account ?? NOBODY)
  const readEmbed = useSessionAction(readEmbedAtom)
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
      frame={code === null ? null : embedFrame(code, origins)}
      onClose={onClose}
    >
      {status !== undefined && author !== undefined && (
        <ClosingLinks onClose={onClose}>
          <PostPreview
            status={status}
            author={author}
            isAnimated={meta.auto_play_gif && !meta.reduce_motion}
          />
        </ClosingLinks>
      )}
    </EmbedView>
  )
}
