import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import type { InstanceRule } from '@colonnade/domain/entities'
import { acctDomain } from '@colonnade/domain/people'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { readRulesAtom } from '../../state/reports/read-rules.ts'
import {
  changeReportAtom,
  reportDraftAtom,
  toggleBrokenRuleAtom,
} from '../../state/reports/report-draft.ts'
import { TextArea } from '../../ui/text-field/TextArea.tsx'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import { ReasonChoice } from './ReasonChoice.tsx'
import styles from './Report.module.css'

interface ReportFieldsProps {
  /** As it is shown. */
  readonly acct: string
}

/** Why somebody is reported, in their reporter's words, and who is told. */
export function ReportFields({ acct }: ReportFieldsProps) {
  const { origin, api } = useSession()
  const { category, rule_ids, comment, forward } = useSessionValue(reportDraftAtom)
  const change = useSessionAction(changeReportAtom)
  const toggleRule = useSessionAction(toggleBrokenRuleAtom)
  const asksWhy = api.capabilities.has('reportReasons')
  const rules = useRules(asksWhy)
  const commentId = useId()
  const host = new URL(origin).host
  const domain = acctDomain(acct)

  return (
    <div className={styles['fields']}>
      <p className={styles['hint']}>
        <Trans>
          The moderators of {host} read it. @{acct} is not told of it.
        </Trans>
      </p>
      {asksWhy && (
        <ReasonChoice
          category={category}
          onCategory={(chosen) => change({ category: chosen })}
          rules={rules}
          brokenRules={rule_ids}
          onRule={toggleRule}
        />
      )}
      <div className={styles['comment']}>
        <label htmlFor={commentId}>
          <Trans>What should the moderators know?</Trans>
        </label>
        <TextArea
          id={commentId}
          rows={4}
          dir="auto"
          value={comment}
          data-autofocus={asksWhy ? undefined : true}
          onChange={(written) => change({ comment: written })}
        />
      </div>
      {domain !== null && (
        <Toggle
          label={<Trans>Forward to {domain}</Trans>}
          hint={
            <Trans>
              The account lives there. Its moderators get a copy that does not name you.
            </Trans>
          }
          isOn={forward}
          onChange={(isOn) => change({ forward: isOn })}
        />
      )}
    </div>
  )
}

/** The server's rules, as soon as it has told them. */
function useRules(areWanted: boolean): readonly InstanceRule[] {
  const readRules = useSessionAction(readRulesAtom)
  const [rules, setRules] = useState<readonly InstanceRule[]>([])

  useEffect(() => {
    if (!areWanted) return undefined
    let isCurrent = true
    void readRules().then((told) => {
      if (isCurrent) setRules(told)
    })
    return () => {
      isCurrent = false
    }
  }, [areWanted, readRules])

  return rules
}
