import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { getAcctDomain } from '@colonnade/domain/accounts'
import type { InstanceRule, ReportCategory } from '@colonnade/domain/entities'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import {
  updateReportAtom,
  fetchRulesAtom,
  reportDraftAtom,
  toggleBrokenRuleAtom,
} from '../../state/reports/report-draft.ts'
import { TextArea } from '../../ui/text-field/TextArea.tsx'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import styles from './Report.module.css'

interface ReportFieldsProps {
  /** The handle as it is shown. */
  readonly acct: string
}

/** The category, the comment and the forwarding switch. */
export function ReportFields({ acct }: ReportFieldsProps) {
  const { origin, api } = useSession()
  const { category, rule_ids, comment, forward } = useSessionValue(reportDraftAtom)
  const change = useSessionAction(updateReportAtom)
  const toggleRule = useSessionAction(toggleBrokenRuleAtom)
  const asksWhy = api.capabilities.has('reportReasons')
  const rules = useRules(asksWhy)
  const commentId = useId()
  const host = new URL(origin).host
  const domain = getAcctDomain(acct)

  return (
    <div className={styles['fields']}>
      <p className={styles['hint']}>
        <Trans>
          Sent to {host}'s moderators. @{acct} won't be notified.
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
              The account is from another server. Send an anonymized copy of the report there as
              well?
            </Trans>
          }
          isOn={forward}
          onChange={(isOn) => change({ forward: isOn })}
        />
      )}
    </div>
  )
}

/** Returns the rules of the server; empty until they have loaded. */
function useRules(isEnabled: boolean): readonly InstanceRule[] {
  const readRules = useSessionAction(fetchRulesAtom)
  const [rules, setRules] = useState<readonly InstanceRule[]>([])

  useEffect(() => {
    if (!isEnabled) return undefined
    let isCurrent = true
    void readRules().then((loaded) => {
      if (isCurrent) setRules(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [isEnabled, readRules])

  return rules
}

interface ReasonChoiceProps {
  /** null until one is selected. */
  readonly category: ReportCategory | null
  readonly onCategory: (category: ReportCategory) => void
  /** Rules of the server. The category for broken rules is hidden when there are none. */
  readonly rules: readonly InstanceRule[]
  /** Ids of the selected rules. */
  readonly brokenRules: readonly string[]
  readonly onRule: (id: string) => void
}

/** The category of a report, and the broken rules for that category. */
export function ReasonChoice(props: ReasonChoiceProps) {
  const { category, onCategory, rules, brokenRules, onRule } = props
  const { t } = useLingui()
  const name = useId()
  const option = (value: ReportCategory, label: ReactNode, hint: ReactNode, isFirst = false) => (
    <label className={styles['option']}>
      <input
        type="radio"
        name={name}
        checked={category === value}
        data-autofocus={isFirst || undefined}
        aria-describedby={`${name}${value}`}
        onChange={() => onCategory(value)}
      />
      <span>{label}</span>
      <small id={`${name}${value}`}>{hint}</small>
    </label>
  )

  return (
    <fieldset className={styles['reasons']}>
      <legend>
        <Trans>What's wrong?</Trans>
      </legend>
      {option(
        'spam',
        t`It's spam`,
        t`Malicious links, fake engagement, or repetitive replies`,
        true,
      )}
      {rules.length > 0 &&
        option(
          'violation',
          t`It violates server rules`,
          t`You are aware that it breaks specific rules`,
        )}
      {category === 'violation' && (
        <ul className={styles['rules']} aria-label={t`Which rules are being violated?`}>
          {rules.map(({ id, text }) => (
            <li key={id}>
              <label className={styles['option']}>
                <input
                  type="checkbox"
                  checked={brokenRules.includes(id)}
                  onChange={() => onRule(id)}
                />
                <span dir="auto">{text}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {option('other', t`It's something else`, t`The issue does not fit into other categories`)}
    </fieldset>
  )
}
