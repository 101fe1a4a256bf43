import { type ReactNode, useId, useState } from 'react'
import type { MediaAttachmentEntity, StatusRecord } from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import { revealBehindWarning } from '@colonnade/domain/media'
import { hasContentWarning } from '@colonnade/domain/text'
import { FileLinks } from '../../../ui/file-links/FileLinks.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { PlaybackPreventedContext, SoundPlayer } from '../../video/index.ts'
import type { RowActions } from '../actions/row-action.ts'
import { PreviewCard } from '../card/PreviewCard.tsx'
import { emojify } from '../content/emojify.tsx'
import { SpoilerToggle } from '../content/SpoilerToggle.tsx'
import { StatusContent } from '../content/StatusContent.tsx'
import { statusPoll } from '../late-parts.ts'
import { soundOf } from '../media/sound-of.ts'
import { StatusMedia } from '../media/StatusMedia.tsx'
import type { StatusPollProps } from '../poll/StatusPoll.tsx'
import { isFiltered, type RowMemory } from '../row/row-memory.ts'
import type { RowOptions } from '../row/row-options.ts'
import { FilteredLine } from './FilteredLine.tsx'

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

/** What each part of a post's body is told; each takes what it needs, and draws nothing where the post has none of it. */
interface SlotProps {
  readonly status: StatusRecord
  /** The reader wrote it. */
  readonly isOwn: boolean
  readonly filter: FilterVerdict
  readonly options: RowOptions
  readonly memory: RowMemory
  readonly onRemember: (change: RowMemory) => void
  readonly actions: RowActions
  /** What it quotes, drawn already; a quote shows none of its own. */
  readonly quote?: ReactNode
  /** It stands alone, with all there is to know. */
  readonly isDetailed?: boolean
}

/** The question of a post. */
function PollSlot({ status, isOwn, options, memory, onRemember, actions }: SlotProps) {
  if (status.poll === null) return null

  return (
    <LatePoll
      poll={status.poll}
      isOwn={isOwn}
      canVote={options.offers.polls}
      isAnimated={options.isAnimated}
      memory={memory}
      onRemember={onRemember}
      actions={actions}
    />
  )
}

function LatePoll(props: StatusPollProps) {
  return <Lazy module={statusPoll} props={props} failure="nothing" when="later" />
}

/** The pictures, films and loops of a post. */
function MediaSlot(props: SlotProps) {
  const { status, filter, options, memory, onRemember, actions } = props
  const media = status.media_attachments.filter(isLookedAt)
  if (media.length === 0) return null

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
    <StatusMedia
      media={media}
      isSensitive={isSensitive}
      isRevealed={isRevealed}
      isLetterboxed={options.isLetterboxed}
      isFullWidth={options.isFullWidth}
      isDetailed={props.isDetailed === true}
      autoPlays={options.isAnimated}
      onRevealChange={(next) => {
        onRemember({ isRevealed: next })
      }}
      onOpenPost={actions.expand}
      onOpen={actions.openMedia}
      onOpenVideo={actions.openVideo}
    />
  )
}

/** The sounds of a post, each with a player. @see BY-16 */
function SoundSlot({ status }: SlotProps) {
  return status.media_attachments.map((media) => {
    const sound = soundOf(media)
    return sound !== null && <SoundPlayer key={media.id} {...sound} />
  })
}

/** The attachments of a post that are only listed. */
function FilesSlot({ status }: SlotProps) {
  const files = status.media_attachments.filter(isListed)
  if (files.length === 0) return null

  return <FileLinks files={files} />
}

/** What the link of a post leads to; media and a quoted post say more than a link would. */
function CardSlot({ status, options, isDetailed = false }: SlotProps) {
  const { card, media_attachments: media, quote } = status
  if (card === null || media.length > 0 || quote !== null) return null
  if (!options.showsCards && !isDetailed) return null

  return <PreviewCard card={card} ownHosts={options.ownHosts} isDetailed={isDetailed} />
}

/** Whether an attachment cannot be shown here: such a one is a line with its name. */
const isListed = ({ type }: MediaAttachmentEntity): boolean => type === 'unknown'

/** Whether an attachment is looked at: all but files and sounds, as in the viewer. */
const isLookedAt = (media: MediaAttachmentEntity): boolean =>
  !isListed(media) && media.type !== 'audio'
