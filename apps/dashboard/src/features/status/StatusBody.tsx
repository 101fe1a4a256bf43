import { useId } from 'react'
import { hasContentWarning } from '@colonnade/domain/text'
import { emojify } from './content/emojify.tsx'
import { StatusContent } from './content/StatusContent.tsx'
import { FilteredLine } from './FilteredLine.tsx'
import { isFiltered } from './row/is-filtered.ts'
import { CardSlot } from './slots/CardSlot.tsx'
import { FilesSlot } from './slots/FilesSlot.tsx'
import { MediaSlot } from './slots/MediaSlot.tsx'
import { PollSlot } from './slots/PollSlot.tsx'
import type { SlotProps } from './slots/slot-props.ts'
import { SoundSlot } from './slots/SoundSlot.tsx'
import { SpoilerToggle } from './SpoilerToggle.tsx'

/** What a post says and shows, behind whatever it or the reader put in front of it. */
export function StatusBody(props: SlotProps) {
  const { status, filter, options, memory, onRemember } = props
  const bodyId = useId()
  const hasWarning = hasContentWarning(status)
  const isOpen = !hasWarning || memory.isOpen === true

  if (isFiltered(filter, memory)) {
    return (
      <FilteredLine
        titles={filter.titles}
        onShow={() => {
          onRemember({ isShownAnyway: true, isCollapsed: false })
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
