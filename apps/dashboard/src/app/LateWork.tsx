import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, type ReactNode } from 'react'
import { fetchAlertText } from '../features/messages/index.ts'
import { fetchRowActs, fetchStatusParts } from '../features/status/index.ts'
import { useAppAction, useSession } from '../state/react/index.ts'
import { afterFirstRows } from '../state/ui/first-rows.ts'
import { showNoticeAtom } from '../state/ui/notices.ts'
import { fetchFailure } from '../ui/failure/LateFailure.tsx'
import { type Later, LaterContext } from '../ui/later/later-context.ts'
import { MissingContext } from '../ui/later/missing-context.ts'
import { fetchComposer } from './LateComposer.tsx'

interface LateWorkProps {
  readonly children: ReactNode
}

/** Below it all that can wait does, until the first posts of the deck are painted; what does not come then is told. */
export function LateWork({ children }: LateWorkProps) {
  const { t } = useLingui()
  const { app } = useSession()
  const later = useCallback<Later>((work) => afterFirstRows(app, work), [app])
  const showNotice = useAppAction(showNoticeAtom)
  const text = t`Something went wrong while loading this component`
  const tellMissing = useCallback(() => showNotice({ kind: 'text', text }), [showNotice, text])

  useEffect(
    () =>
      later(() => {
        fetchComposer()
        fetchFailure()
        fetchAlertText()
        // What does not come now comes with the first press.
        fetchRowActs().catch(() => undefined)
        void fetchStatusParts()
      }),
    [later],
  )

  return (
    <LaterContext value={later}>
      <MissingContext value={tellMissing}>{children}</MissingContext>
    </LaterContext>
  )
}
