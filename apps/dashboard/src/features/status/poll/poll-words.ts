import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { PollEntity } from '@colonnade/domain/entities'
import { pollShares } from '@colonnade/domain/status'

/** More is read in the poll itself. */
const MOST_ANSWERS = 6

/** What is said to somebody who has voted: how the poll stands now, where the server tells. */
export function pollWords(poll: PollEntity): string {
  const shares = pollShares(poll)
  const answers = poll.options.slice(0, MOST_ANSWERS).flatMap(({ title }, index) => {
    const share = shares[index] ?? null
    if (share === null) return []
    const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })
    return `${title.replace(/:\w+:/g, '').trim()} ${percent}`
  })
  const results = answers.join(', ')
  return results === '' ? t`You voted` : t`You voted. ${results}`
}
