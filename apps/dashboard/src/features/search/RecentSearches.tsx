import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useContext, useId } from 'react'
import { searchPath } from '@colonnade/domain/columns'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { forgetSearchedAtom, recentSearchesAtom } from '../../state/search/run-search.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { clickWish } from '../../ui/link/click-wish.ts'
import { OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import styles from './Search.module.css'

interface RecentSearchesProps {
  readonly onSearch: (query: string) => void
}

/** What was looked for before: each a press away, with Ctrl as a column of its own, and as easily forgotten. */
export function RecentSearches({ onSearch }: RecentSearchesProps) {
  const { t } = useLingui()
  const recent = useSessionValue(recentSearchesAtom)
  const forget = useSessionAction(forgetSearchedAtom)
  const titleId = useId()
  const openBeside = useContext(OpenBesideContext)
  if (recent.length === 0) return null

  const handleClick = (query: string, event: MouseEvent) => {
    const isOpened =
      clickWish(event) === 'beside' && openBeside(searchPath(query), event.currentTarget)
    if (!isOpened) onSearch(query)
  }

  return (
    <div className={styles['section']}>
      <h3 id={titleId} className={styles['title']}>
        <Icon name="clock" size={15} />
        <Trans>Recent searches</Trans>
      </h3>
      <ul className={styles['recent']} aria-labelledby={titleId}>
        {recent.map((query) => (
          <li key={query}>
            <button
              type="button"
              className={styles['tag']}
              onClick={(event) => handleClick(query, event)}
            >
              <Icon name="search" size={16} />
              <b dir="auto">{query}</b>
            </button>
            <IconButton
              label={t`Remove ${query}`}
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
