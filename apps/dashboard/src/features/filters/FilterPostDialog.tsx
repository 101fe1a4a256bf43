import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { ownFiltersAtom } from '../../state/filters/apply-filters.ts'
import { fetchFiltersAtom } from '../../state/filters/fetch-filters.ts'
import { setFilteredAtom } from '../../state/filters/filter-status.ts'
import {
  useAppAction,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import styles from './FilterForm.module.css'

interface FilterPostDialogProps {
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** Asks how to filter a post: by one of its words, or only this post. @see BY-10 */
export function FilterPostDialog({ statusId, onClose }: FilterPostDialogProps) {
  const { t } = useLingui()
  const { key: accountKey, api } = useSession()
  const tags = useSessionValue(statusAtoms, statusId)?.tags ?? []
  const fetch = useSessionAction(fetchFiltersAtom)
  const openModal = useAppAction(openModalAtom)

  useEffect(() => void fetch(), [fetch])

  const make = (keyword: string) => {
    onClose()
    openModal({ type: 'FILTER', accountKey, filterId: null, keyword })
  }
  return (
    <Dialog size="small" title={t`Filter this post`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['form']}>
        <section className={styles['part']} aria-label={t`Similar posts`}>
          <h3>
            <Trans>Similar posts</Trans>
          </h3>
          <div className={styles['starts']}>
            {tags.map(({ name }) => (
              <Button key={name} icon="hash" onClick={() => make(`#${name}`)}>
                <bdi>{name}</bdi>
              </Button>
            ))}
            <Button icon="plus" data-autofocus onClick={() => make('')}>
              <Trans>A keyword</Trans>
            </Button>
          </div>
        </section>
        {api.capabilities.has('filtersV2') && <ExistingFilters statusId={statusId} />}
      </div>
    </Dialog>
  )
}

/** Each filter as a switch that adds this post to it. */
function ExistingFilters({ statusId }: Pick<FilterPostDialogProps, 'statusId'>) {
  const { t } = useLingui()
  const filters = useSessionValue(ownFiltersAtom)
  const setFiltered = useSessionAction(setFilteredAtom)
  if (filters.length === 0) return null

  return (
    <section className={styles['part']} aria-label={t`Only this post`}>
      <h3>
        <Trans>Only this post</Trans>
      </h3>
      <ul className={styles['switches']}>
        {filters.map(({ id, title, statuses }) => (
          <li key={id}>
            <Toggle
              label={<span dir="auto">{title}</span>}
              isOn={statuses.some(({ status_id }) => status_id === statusId)}
              onChange={(isIn) => void setFiltered(id, statusId, isIn)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
