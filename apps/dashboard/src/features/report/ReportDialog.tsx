import { useEffect, useLayoutEffect } from 'react'
import { useSessionAction } from '../../state/react/index.ts'
import { leaveReportAtom, startReportAtom } from '../../state/reports/report-draft.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { ReportForm, type ReportFormProps } from './ReportForm.tsx'

/**
 * Tells the moderators of an account: why, by which posts, and in whose words (RPT-03). What is written is held out
 * here, where nothing breaks: a form that is drawn again has it.
 */
export function ReportDialog(props: ReportFormProps) {
  const { accountId, statusId, onClose } = props
  const start = useSessionAction(startReportAtom)
  const leave = useSessionAction(leaveReportAtom)

  useLayoutEffect(() => start(accountId, statusId), [start, accountId, statusId])
  useEffect(() => () => leave(), [leave])

  return (
    <ErrorBoundary of={{ kind: 'dialog', onClose }}>
      <ReportForm {...props} />
    </ErrorBoundary>
  )
}
