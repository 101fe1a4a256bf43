import { useLingui } from '@lingui/react/macro'
import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { filterContext } from '@colonnade/domain/filters'
import { revealBehindWarning } from '@colonnade/domain/media'
import { hasContentWarning } from '@colonnade/domain/text'
import { statusAtoms } from '../../../state/entities/statuses.ts'
import { filterJudgeAtoms } from '../../../state/filters/filter-judge.ts'
import { useAppAction, useSession, useSessionValue } from '../../../state/react/index.ts'
import { columnSourceAtoms } from '../../../state/timelines/column-list.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { useRowMemory } from '../row/row-memory.ts'
import { useRowOptions } from '../row/row-options.ts'
import { MediaTile } from './MediaTile.tsx'

interface StatusTilesProps {
  readonly id: StatusId
  /** What is uncovered in one column stays covered in the others. */
  readonly columnUuid: string
}

/** What is attached to a post of the store, each as a tile of a grid. */
export function StatusTiles({ id, columnUuid }: StatusTilesProps) {
  const wrapper = useSessionValue(statusAtoms, id)
  const original = useSessionValue(statusAtoms, wrapper?.reblog ?? id)
  if (wrapper === undefined || original === undefined) return null

  return <KnownTiles wrapper={wrapper} status={original} columnUuid={columnUuid} />
}

interface KnownTilesProps {
  readonly wrapper: StatusRecord
  readonly status: StatusRecord
  readonly columnUuid: string
}

function KnownTiles({ wrapper, status, columnUuid }: KnownTilesProps) {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const options = useRowOptions()
  const openModal = useAppAction(openModalAtom)
  const source = useSessionValue(columnSourceAtoms, columnUuid)
  const judge = useSessionValue(filterJudgeAtoms, filterContext(source ?? ''))
  const [memory, remember] = useRowMemory(`${accountKey} ${columnUuid} media ${status.id}`)
  const filter = judge(wrapper, wrapper.reblog === null ? null : status)
  const isSensitive = status.sensitive || hasContentWarning(status) || filter.action !== 'none'
  const isFolded =
    (filter.action !== 'none' && filter.action !== 'blur') ||
    (hasContentWarning(status) && !options.startsOpen(status.spoiler_text))
  const isRevealed = isFolded
    ? memory.isRevealed === true
    : revealBehindWarning(
        {
          displayMedia: options.displayMedia,
          sensitive: status.sensitive || filter.action === 'blur',
          spoilerText: status.spoiler_text,
          revealsBehindWarning: options.revealsBehindWarning,
        },
        memory.isRevealed,
      )
  const attached = status.media_attachments
  const viewable = attached.filter(({ type }) => type !== 'unknown' && type !== 'audio')

  return attached.map((media, index) => (
    <MediaTile
      key={media.id}
      media={media}
      label={media.description?.trim() || t`Image ${index + 1} of ${attached.length}`}
      isRevealed={isRevealed}
      isSensitive={isSensitive}
      onReveal={() => remember({ isRevealed: true })}
      onOpen={() =>
        openModal({
          type: 'MEDIA',
          accountKey,
          statusId: status.id,
          index: viewable.indexOf(media),
        })
      }
    />
  ))
}
