import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { InstanceRule, ReportCategory } from '@colonnade/domain/entities'
import styles from './Report.module.css'

interface ReasonChoiceProps {
  /** null as long as none was chosen. */
  readonly category: ReportCategory | null
  readonly onCategory: (category: ReportCategory) => void
  /** Of the server; without any, none can be broken. */
  readonly rules: readonly InstanceRule[]
  /** Ids of those that are said to be broken. */
  readonly brokenRules: readonly string[]
  readonly onRule: (id: string) => void
}

/** Why somebody is reported; under a broken rule, which. */
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
        <Trans>What is wrong?</Trans>
      </legend>
      {option('spam', t`It is spam`, t`Adverts, bad links, the same words again and again`, true)}
      {rules.length > 0 &&
        option('violation', t`It breaks a rule`, t`Of this server; you can say which`)}
      {category === 'violation' && (
        <ul className={styles['rules']} aria-label={t`Broken rules`}>
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
      {option('other', t`Something else`, t`In your own words, below`)}
    </fieldset>
  )
}
