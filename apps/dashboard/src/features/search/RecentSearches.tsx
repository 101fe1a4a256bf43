import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { forgetSearchedAtom, recentSearchesAtom } from '../../state/search/recent-searches.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Search.module.css'

interface RecentSearchesProps {
  readonly onSearch: (query: string) => void
}

/** What was looked for before: each a press away, and as easily forgotten. */
export function RecentSearches({ onSearch }: RecentSearchesProps) {
  const { t } = useLingui()
  const recent = useSessionValue(recentSearchesAtom)
  const forget = useSessionAction(forgetSearchedAtom)
  const titleId = useId()
  if (recent.length === 0) return null

  return (
    <div className={styles['section']}>
      <h3 id={titleId} className={styles['title']}>
        <Icon name="clock" size={15} />
        <Trans>Recent searches</Trans>
      </h3>
      <ul className={styles['recent']} aria-labelledby={titleId}>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className={styles['tag']} onClick={() => onSearch(query)}>
              <Icon name="search" size={16} />
              <b dir="auto">{query}</b>
            </button>
            <IconButton
              label={t`Forget ${query}`}
              icon="close"
              iconSize={16}
              onClick={() => forget(query)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
