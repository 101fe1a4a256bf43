import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { needsDescriptionsAtom } from '../../../state/compose/describe-media.ts'
import { draftIdAtom, isSubmittingAtom } from '../../../state/compose/draft.ts'
import { useSession, useSessionValue } from '../../../state/react/index.ts'
import { Hint } from './ComposerHints.tsx'
import styles from '../Composer.module.css'

/** Why a post is not published, or not yet. */
export function SendingNotes() {
  return (
    <>
      <SlowSending />
      <Refusal />
    </>
  )
}

/** After this time a line shows that the post is still being sent. */
const SLOW_MS = 5_000

/** Shows that the post takes longer to send than expected. */
function SlowSending() {
  const { clock } = useSession().platform
  const isSending = useSessionValue(isSubmittingAtom)
  // The timer restarts with another draft.
  const draftId = useSessionValue(draftIdAtom)
  const [slowId, setSlowId] = useState<string | null>(null)

  useEffect(() => {
    if (!isSending) return undefined
    const cancel = clock.after(SLOW_MS, () => setSlowId(draftId))
    return () => {
      cancel()
      setSlowId(null)
    }
  }, [isSending, draftId, clock])

  return (
    <output className={styles['hint']}>
      {isSending && slowId === draftId && (
        <Trans>Still sending: your server is slow to respond. Your draft is saved.</Trans>
      )}
    </output>
  )
}

/** Shows why the post was not published, until every file is described. @see BY-22 */
function Refusal() {
  const isRefused = useSessionValue(needsDescriptionsAtom)

  if (!isRefused) return null
  return (
    <div role="alert">
      <Hint isError>
        <Trans>Add alt text to every file before publishing (required by your settings).</Trans>
      </Hint>
    </div>
  )
}
