import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { draftIdAtom } from '../../state/compose/draft-id.ts'
import { isSubmittingAtom } from '../../state/compose/sending.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import styles from './Composer.module.css'

/** After this time the writer wants to know that it is still going on. */
const SLOW_MS = 5_000

/** Says that what the composer sends is on its way for longer than one expects. */
export function SlowSending() {
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
        <Trans>Still being sent: your server is slow to respond. Your draft is saved.</Trans>
      )}
    </output>
  )
}
