import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { AccountId, StatusId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { useAppAction, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import {
  leaveReportAtom,
  reportDraftAtom,
  sendReportAtom,
  startReportAtom,
} from '../../state/reports/report-draft.ts'
import { showMessageAtom } from '../../state/ui/messages.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { NavigateContext } from '../../ui/link/navigate-context.ts'
import { useShownAcct } from '../status/index.ts'
import { ReportedPosts } from './ReportedPosts.tsx'
import { ReportFields } from './ReportFields.tsx'
import styles from './Report.module.css'

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

interface ReportFormProps {
  readonly accountId: AccountId
  /** The post that it began with; null for a report of the account alone. */
  readonly statusId: StatusId | null
  readonly onClose: () => void
}

/** What the report says, and the ways out of it. */
function ReportForm({ accountId, statusId, onClose }: ReportFormProps) {
  const { t } = useLingui()
  const account = useSessionValue(accountAtoms, accountId)
  const acct = useShownAcct(account?.acct ?? '')
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
      // What is on its way must not be lost to a slip of the hand.
      isSticky={isSubmitting}
      onClose={onClose}
      footer={
        <>
          {hasFailed && (
            <p className={styles['trouble']}>
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

/** Who looks up somebody that a post names still has the report to write. */
const openElsewhere = (path: string) => void window.open(path, '_blank', 'noopener')
