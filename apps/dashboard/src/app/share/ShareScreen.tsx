import { useState } from 'react'
import {
  Composer,
  NO_SUGGESTING,
  type ComposerParts,
  type Suggesting,
} from '../../features/compose/stand-alone.ts'
import { Published } from '../../features/share/index.ts'
import { lastPublishedAtom, type PublishedPost } from '../../state/compose/last-published.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import type { Bundle } from '../bundle.ts'
import { LazyPart } from '../LazyPart.tsx'
import type { ShareRestProps } from './ShareRest.tsx'

interface ShareScreenProps {
  /** What one need not wait for to begin writing. */
  readonly rest: Bundle<ShareRestProps>
  readonly takesFocus?: boolean
}

/** The composer and nothing beside it. */
export function ShareScreen({ rest, takesFocus = true }: ShareScreenProps) {
  const { servesPage } = useSession()
  const post = useSessionValue(lastPublishedAtom)
  const [parts, setParts] = useState<ComposerParts | null>(null)
  const [suggesting, setSuggesting] = useState<Suggesting>(NO_SUGGESTING)

  return (
    <>
      {post !== null && <Published key={post.id} href={pageOf(post, servesPage)} />}
      <Composer parts={parts} suggesting={suggesting} takesFocus={takesFocus} />
      <LazyPart
        part={rest}
        props={{ onParts: setParts, onSuggesting: setSuggesting }}
        waiting={null}
      />
    </>
  )
}

/** In the deck beside this page where that shows the same account, else on the post's own server. */
const pageOf = ({ id, url }: PublishedPost, isDeckOfServer: boolean): string | null =>
  isDeckOfServer || url === null ? `/statuses/${encodeURIComponent(id)}` : url
