import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isRefusedAtom } from '../../../state/compose/describe.ts'
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

/** After this time the writer wants to know that it is still going on. */
const SLOW_MS = 5_000

/** Says that what the composer sends is on its way for longer than one expects. */
function SlowSending() {
  const { clock } = useSession().platform
  const isSending = useSessionValue(isSubmittingAtom)
  // Another draft in the composer is timed for itself.
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

/** Why nothing was published, until every file is described. @see BY-22 */
function Refusal() {
  const isRefused = useSessionValue(isRefusedAtom)

  if (!isRefused) return null
  return (
    <div role="alert">
      <Hint isTrouble>
        <Trans>Add alt text to every file before publishing (required by your settings).</Trans>
      </Hint>
    </div>
  )
}
