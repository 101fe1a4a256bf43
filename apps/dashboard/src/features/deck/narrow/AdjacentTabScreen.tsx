import { useLingui } from '@lingui/react/macro'
import { getColumnPath } from '@colonnade/domain/columns'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { useAppValue, useSession } from '../../../state/react/index.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { DeckColumn } from '../column/DeckColumn.tsx'
import type { DeckParts } from '../deck-parts.ts'
import { MOBILE_TABS } from './mobile-tabs.ts'
import type { AdjacentTab } from './use-tab-swipe.ts'
import styles from '../Deck.module.css'

const HOME = '/timelines/home'

interface AdjacentTabScreenProps {
  readonly tab: AdjacentTab
  readonly parts: DeckParts
}

/** The screen of the tab that a swipe reveals: its saved column, or a skeleton when it has none. */
export function AdjacentTabScreen({ tab: { index, side }, parts }: AdjacentTabScreenProps) {
  const { i18n } = useLingui()
  const { key } = useSession()
  const columns = useAppValue(columnsAtom)
  const tab = MOBILE_TABS[index]
  if (tab === undefined) return null

  const path = tab.path === '/' ? HOME : tab.path
  const saved = columns.find((one) => one.accountKey === key && getColumnPath(one) === path)
  return (
    <div className={styles['beside']} data-side={side} aria-hidden="true" inert>
      {saved === undefined ? (
        <div className={styles['outline']}>
          <p>
            <Icon name={tab.icon} />
            {i18n._(tab.label)}
          </p>
          <Skeleton rows={6} />
        </div>
      ) : (
        <DeckColumn
          uuid={saved.uuid}
          parts={parts}
          single={{ isHeaderHidden: true, settings: null, tools: null }}
        />
      )}
    </div>
  )
}
