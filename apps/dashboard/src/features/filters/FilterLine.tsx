import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { FilterAction, FilterV2Entity } from '@colonnade/domain/entities'
import { isExpired } from '@colonnade/domain/filters'
import { systemClock } from '../../lib/clock.ts'
import { useAppAction, useSession } from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useDeleteQuestion } from './use-delete-question.ts'
import { useFilterWords } from './use-filter-words.ts'
import styles from './Filters.module.css'

interface FilterLineProps {
  readonly filter: FilterV2Entity
}

/** So many words are named; of the others there is a count. */
const NAMED = 3

const ICONS: Readonly<Record<FilterAction, IconName>> = {
  warn: 'eye',
  hide: 'eye-off',
  blur: 'image',
}

/** One filter among all: what it does where, the way to change it, and out of the world. */
export const FilterLine = memo(function FilterLine({ filter }: FilterLineProps) {
  const { t } = useLingui()
  const words = useFilterWords()
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const askToDelete = useDeleteQuestion(filter)
  const { id, title, context, filter_action: action, expires_at } = filter
  const isOver = isExpired(expires_at, systemClock.now())
  const what = `${words.action(action)} · ${words.contexts(context)}`

  return (
    <li className={styles['line']} data-over={isOver || undefined}>
      <button
        type="button"
        className={styles['way']}
        aria-label={t`Edit ${title}`}
        aria-describedby={`filter-${id}`}
        onClick={() => openModal({ type: 'FILTER', accountKey, filterId: id, keyword: '' })}
      >
        <Icon name={ICONS[action]} />
        <span className={styles['names']} id={`filter-${id}`}>
          <b dir="auto">{title}</b>
          <Keywords filter={filter} />
          <small>{what}</small>
          {expires_at !== null && (
            <small>
              {isOver ? (
                <Trans>Ended {words.date(expires_at)}</Trans>
              ) : (
                <Trans>Until {words.date(expires_at)}</Trans>
              )}
            </small>
          )}
        </span>
      </button>
      <IconButton label={t`Delete ${title}`} icon="trash" onClick={() => askToDelete()} />
    </li>
  )
})

/** What it looks for, where that is not its name already. */
function Keywords({ filter: { title, keywords, statuses } }: FilterLineProps) {
  const named = keywords.slice(0, NAMED).map(({ keyword }) => keyword)
  const others = keywords.length - named.length
  const parts = [
    ...(named.length === 1 && named[0] === title ? [] : named),
    ...(others === 0 ? [] : [plural(others, { one: '# more', other: '# more' })]),
    ...(statuses.length === 0
      ? []
      : [plural(statuses.length, { one: '# single post', other: '# single posts' })]),
  ]
  if (parts.length === 0) return null
  return <span dir="auto">{parts.join(', ')}</span>
}
