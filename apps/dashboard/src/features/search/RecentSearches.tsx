import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useContext, useId } from 'react'
import { getSearchPath } from '@colonnade/domain/columns'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { removeRecentSearchAtom, recentSearchesAtom } from '../../state/search/run-search.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { getClickTarget } from '../../ui/link/click-target.ts'
import { OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import styles from './Search.module.css'

interface RecentSearchesProps {
  readonly onSearch: (query: string) => void
}

/** Recent searches: a click repeats one, Ctrl+click opens it as a column, and each can be removed. */
export function RecentSearches({ onSearch }: RecentSearchesProps) {
  const { t } = useLingui()
  const recent = useSessionValue(recentSearchesAtom)
  const forget = useSessionAction(removeRecentSearchAtom)
  const titleId = useId()
  const openBeside = useContext(OpenBesideContext)
  if (recent.length === 0) return null

  const handleClick = (query: string, event: MouseEvent) => {
    const isOpened =
      getClickTarget(event) === 'beside' && openBeside(getSearchPath(query), event.currentTarget)
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
