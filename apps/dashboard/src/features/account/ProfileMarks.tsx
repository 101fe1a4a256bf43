import { useLingui } from '@lingui/react/macro'
import type { AccountView } from '../../state/entities/accounts.ts'
import styles from './Profile.module.css'

interface ProfileMarksProps {
  readonly account: AccountView
}

/** What somebody is, and how they stand to the reader, in a word each. */
export function ProfileMarks({ account }: ProfileMarksProps) {
  const { t } = useLingui()
  const { bot, group, relationship } = account
  const marks = [
    bot && t`Automated`,
    group === true && t`Group`,
    relationship?.followed_by === true && t`Follows you`,
    relationship?.requested_by === true && t`Wants to follow you`,
    relationship?.blocked_by === true && t`Blocks you`,
  ].filter((mark) => mark !== false)

  return marks.map((mark) => (
    <span key={mark} className={styles['mark']}>
      {mark}
    </span>
  ))
}
