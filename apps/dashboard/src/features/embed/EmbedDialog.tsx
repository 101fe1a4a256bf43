import { useEffect, useState } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { readEmbedAtom } from '../../state/status/read-embed.ts'
import { EmbedView } from './EmbedView.tsx'

interface EmbedDialogProps {
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** Code that shows a post on another page (MOD-14). */
export function EmbedDialog({ statusId, onClose }: EmbedDialogProps) {
  const url = useSessionValue(statusAtoms, statusId)?.url ?? null
  const readEmbed = useSessionAction(readEmbedAtom)
  const [code, setCode] = useState<string | null>(null)

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

  return <EmbedView code={code} onClose={onClose} />
}
