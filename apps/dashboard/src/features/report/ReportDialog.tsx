import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { useAppAction, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import {
  discardReportAtom,
  reportDraftAtom,
  sendReportAtom,
  startReportAtom,
} from '../../state/reports/report-draft.ts'
import { showMessageAtom } from '../../state/ui/messages.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { NavigateContext } from '../../ui/link/navigate-context.ts'
import { useDisplayAcct } from '../status/index.ts'
import { ReportedPosts } from './ReportedPosts.tsx'
import { ReportFields } from './ReportFields.tsx'
import styles from './Report.module.css'

/**
 * Reports an account to the moderators, with a category, posts and a comment (RPT-03). The draft is kept outside the
 * error boundary, so that a form that renders again restores it.
 */
export function ReportDialog(props: ReportFormProps) {
  const { accountId, statusId, onClose } = props
  const start = useSessionAction(startReportAtom)
  const leave = useSessionAction(discardReportAtom)

  useLayoutEffect(() => start(accountId, statusId), [start, accountId, statusId])
  useEffect(() => () => leave(), [leave])

  return (
    <ErrorBoundary part={{ kind: 'dialog', onClose }}>
      <ReportForm {...props} />
    </ErrorBoundary>
  )
}

interface ReportFormProps {
  readonly accountId: AccountId
  /** The post that is reported; null for a report of the account only. */
  readonly statusId: StatusId | null
  readonly onClose: () => void
}

/** The report form with its buttons. */
function ReportForm({ accountId, statusId, onClose }: ReportFormProps) {
  const { t } = useLingui()
  const account = useSessionValue(accountAtoms, accountId)
  const acct = useDisplayAcct(account?.acct ?? '')
  const { isSubmitting } = useSessionValue(reportDraftAtom)
  const send = useSessionAction(sendReportAtom)
  const showNotice = useAppAction(showMessageAtom)
  const [hasFailed, setHasFailed] = useState(false)

  const handleSend = async () => {
    setHasFailed(false)
    if (!(await send())) return setHasFailed(true)
    showNotice({ kind: 'text', text: t`Report sent` })
    return onClose()
  }
  if (account === undefined) return null

  return (
    <Dialog
      title={t`Report @${acct}`}
      size="large"
      closeLabel={t`Close`}
      // Cannot be closed by accident while it is being sent.
      isSticky={isSubmitting}
      onClose={onClose}
      footer={
        <>
          {hasFailed && (
            <p className={styles['error']}>
              <Trans>Couldn't send the report. What you entered is kept; try again.</Trans>
            </p>
          )}
          <Button disabled={isSubmitting} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            icon="flag"
            disabled={isSubmitting}
            onClick={() => void handleSend()}
          >
            {isSubmitting ? <Trans>Sending…</Trans> : <Trans>Report</Trans>}
          </Button>
        </>
      }
    >
      <NavigateContext value={openElsewhere}>
        <fieldset className={styles['report']} disabled={isSubmitting} aria-label={t`Report`}>
          <ReportFields acct={acct} />
          <ReportedPosts accountId={accountId} statusId={statusId} />
        </fieldset>
      </NavigateContext>
    </Dialog>
  )
}

/** Opens profiles in a new window, so that the report stays open. */
const openElsewhere = (path: string) => void window.open(path, '_blank', 'noopener')
