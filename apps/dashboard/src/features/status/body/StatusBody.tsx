import { useId, useState } from 'react'
import type { StatusRecord } from '@colonnade/domain/entities'
import { hasContentWarning } from '@colonnade/domain/text'
import { PlaybackPreventedContext } from '../../video/index.ts'
import { emojify } from '../content/emojify.tsx'
import { SpoilerToggle } from '../content/SpoilerToggle.tsx'
import { StatusContent } from '../content/StatusContent.tsx'
import { isFiltered } from '../row/row-memory.ts'
import { FilteredLine } from './FilteredLine.tsx'
import { CardSlot, FilesSlot, MediaSlot, PollSlot, type SlotProps, SoundSlot } from './slots.tsx'

interface StatusBodyProps extends SlotProps {
  /** The row is one line: nothing of the body is visible. */
  readonly isCollapsed?: boolean
}

/** What a post says and shows, behind whatever it or the reader put in front of it. */
export function StatusBody({ isCollapsed = false, ...props }: StatusBodyProps) {
  const { status, filter, options, memory, onRemember } = props
  const bodyId = useId()
  const hasWarning = hasContentWarning(status)
  const isOpen = !hasWarning || memory.isOpen === true
  const isLine = isFiltered(filter, memory)
  const isShown = isOpen && !isLine && !isCollapsed
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  // A player that is hidden stays mounted, so it keeps its position.
  const isMounted = isShown || (wasShown && hasPlayer(status))

  return (
    <>
      {isLine && !isCollapsed && (
        <FilteredLine
          titles={filter.titles}
          onShow={() => {
            onRemember({ isShownAnyway: true, isCollapsed: false })
          }}
        />
      )}
      {hasWarning && !isLine && !isCollapsed && (
        <SpoilerToggle
          warning={emojify(status.spoiler_text, status.emojis, options.isAnimated)}
          isOpen={isOpen}
          bodyId={bodyId}
          onToggle={() => {
            onRemember({ isOpen: !isOpen })
          }}
        />
      )}
      <div id={bodyId} hidden={!isShown}>
        {isMounted && (
          <PlaybackPreventedContext value={!isShown}>
            <OpenBody {...props} />
          </PlaybackPreventedContext>
        )}
      </div>
    </>
  )
}

/** A quoted post may have one, too. */
const hasPlayer = ({ media_attachments: media, quote }: StatusRecord): boolean =>
  quote !== null || media.some(({ type }) => type === 'video' || type === 'audio')

/** In this order, whatever a post has of it. */
function OpenBody(props: SlotProps) {
  return (
    <>
      <StatusContent status={props.status} isAnimated={props.options.isAnimated} />
      <PollSlot {...props} />
      <MediaSlot {...props} />
      <SoundSlot {...props} />
      <FilesSlot {...props} />
      {props.quote}
      <CardSlot {...props} />
    </>
  )
}
