import { useId } from 'react'
import type { StatusRecord } from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import { revealBehindWarning } from '@colonnade/domain/media'
import { FileLinks } from '../../ui/file-links/FileLinks.tsx'
import { emojify } from './content/emojify.tsx'
import { StatusContent } from './content/StatusContent.tsx'
import { FilteredLine } from './FilteredLine.tsx'
import { LinkCard } from './LinkCard.tsx'
import { StatusMedia } from './media/StatusMedia.tsx'
import type { RowMemory } from './row/row-memory.ts'
import type { RowOptions } from './row/row-options.ts'
import { SpoilerToggle } from './SpoilerToggle.tsx'
import { StatusPoll } from './StatusPoll.tsx'

interface StatusBodyProps {
  readonly status: StatusRecord
  readonly filter: FilterVerdict
  readonly options: RowOptions
  readonly memory: RowMemory
  readonly onRemember: (change: RowMemory) => void
  readonly onOpenMedia: (index: number) => void
}

/** What a post says and shows, behind whatever it or the reader put in front of it. */
export function StatusBody(props: StatusBodyProps) {
  const { status, filter, options, memory, onRemember } = props
  const bodyId = useId()
  const hasWarning = status.spoiler_text !== ''
  const isOpen = !hasWarning || memory.isOpen === true

  // What is hidden in lists is a line wherever it is opened all the same.
  const isFolded = filter.action === 'warn' || filter.action === 'hide'
  if (isFolded && memory.isShownAnyway !== true) {
    return (
      <FilteredLine
        titles={filter.titles}
        onShow={() => {
          onRemember({ isShownAnyway: true })
        }}
      />
    )
  }
  return (
    <>
      {hasWarning && (
        <SpoilerToggle
          warning={emojify(status.spoiler_text, status.emojis, options.isAnimated)}
          isOpen={isOpen}
          bodyId={bodyId}
          onToggle={() => {
            onRemember({ isOpen: !isOpen })
          }}
        />
      )}
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <OpenBody {...props} />}
      </div>
    </>
  )
}

function OpenBody({ status, filter, options, memory, onRemember, onOpenMedia }: StatusBodyProps) {
  const shown = status.media_attachments.filter(
    ({ type }) => type !== 'unknown' && type !== 'audio',
  )
  const listed = status.media_attachments.filter((each) => !shown.includes(each))
  const isSensitive = status.sensitive || filter.action === 'blur'
  const isRevealed = revealBehindWarning(
    {
      displayMedia: options.displayMedia,
      sensitive: isSensitive,
      spoilerText: status.spoiler_text,
      revealsBehindWarning: options.revealsBehindWarning,
    },
    memory.isRevealed,
  )

  return (
    <>
      <StatusContent status={status} isAnimated={options.isAnimated} />
      {status.poll !== null && <StatusPoll poll={status.poll} isAnimated={options.isAnimated} />}
      {shown.length > 0 && (
        <StatusMedia
          media={shown}
          isSensitive={isSensitive}
          isRevealed={isRevealed}
          isLetterboxed={options.isLetterboxed}
          isFullWidth={options.isFullWidth}
          autoPlays={options.isAnimated}
          onRevealChange={(next) => {
            onRemember({ isRevealed: next })
          }}
          onOpen={onOpenMedia}
        />
      )}
      {listed.length > 0 && <FileLinks files={listed} />}
      {status.card !== null && options.showsCards && status.media_attachments.length === 0 && (
        <LinkCard card={status.card} />
      )}
    </>
  )
}
