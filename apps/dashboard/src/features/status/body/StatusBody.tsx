import { type ReactNode, useId, useState } from 'react'
import type { MediaAttachmentEntity, StatusRecord } from '@colonnade/domain/entities'
import type { FilterVerdict } from '@colonnade/domain/filters'
import { shouldRevealBehindWarning } from '@colonnade/domain/media'
import { hasContentWarning } from '@colonnade/domain/text'
import { FileLinks } from '../../../ui/file-links/FileLinks.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { PlaybackPreventedContext, LazyAudioPlayer } from '../../video/index.ts'
import type { RowActions } from '../actions/row-action-types.ts'
import { PreviewCard } from '../card/PreviewCard.tsx'
import { ContentWarningToggle } from '../content/ContentWarningToggle.tsx'
import { replaceEmoji } from '../content/emojify.tsx'
import { StatusContent } from '../content/StatusContent.tsx'
import { statusPoll } from '../lazy-parts.ts'
import { getAudioPlayerProps } from '../media/get-audio-player-props.ts'
import { StatusMedia } from '../media/StatusMedia.tsx'
import type { StatusPollProps } from '../poll/StatusPoll.tsx'
import type { DisplayOptions } from '../row/display-options.ts'
import { isFiltered, type RowUiState } from '../row/row-ui-state.ts'
import { FilteredLine } from './FilteredLine.tsx'

interface StatusBodyProps extends BodyPartProps {
  /** The row is collapsed: no part of the body is visible. */
  readonly isCollapsed?: boolean
}

/** The content of a post, hidden behind its content warning or the user's filters. */
export function StatusBody({ isCollapsed = false, ...props }: StatusBodyProps) {
  const { status, filter, options, uiState, onUiStateChange } = props
  const bodyId = useId()
  const hasWarning = hasContentWarning(status)
  const isOpen = !hasWarning || uiState.isOpen === true
  const isLine = isFiltered(filter, uiState)
  const isShown = isOpen && !isLine && !isCollapsed
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  // A hidden player stays mounted, so that it keeps its position.
  const isMounted = isShown || (wasShown && hasPlayer(status))

  return (
    <>
      {isLine && !isCollapsed && (
        <FilteredLine
          titles={filter.titles}
          onShow={() => {
            onUiStateChange({ isShownAnyway: true, isCollapsed: false })
          }}
        />
      )}
      {hasWarning && !isLine && !isCollapsed && (
        <ContentWarningToggle
          warning={replaceEmoji(status.spoiler_text, status.emojis, options.isAnimated)}
          isOpen={isOpen}
          bodyId={bodyId}
          onToggle={() => {
            onUiStateChange({ isOpen: !isOpen })
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

/** A quoted post may contain one as well. */
const hasPlayer = ({ media_attachments: media, quote }: StatusRecord): boolean =>
  quote !== null || media.some(({ type }) => type === 'video' || type === 'audio')

/** The parts of a post, in this order. */
function OpenBody(props: BodyPartProps) {
  return (
    <>
      <StatusContent status={props.status} isAnimated={props.options.isAnimated} />
      <PollSlot {...props} />
      <MediaSlot {...props} />
      <AudioSlot {...props} />
      <FilesSlot {...props} />
      {props.quote}
      <CardSlot {...props} />
    </>
  )
}

/** Props of all parts of a body. Each part renders nothing when the post does not have it. */
interface BodyPartProps {
  readonly status: StatusRecord
  /** Written by the user. */
  readonly isOwn: boolean
  readonly filter: FilterVerdict
  readonly options: DisplayOptions
  readonly uiState: RowUiState
  readonly onUiStateChange: (change: RowUiState) => void
  readonly actions: RowActions
  /** The rendered quote. Undefined in a quoted post. */
  readonly quote?: ReactNode
  /** Part of the detailed view, which shows all information. */
  readonly isDetailed?: boolean
}

function PollSlot({ status, isOwn, options, uiState, onUiStateChange, actions }: BodyPartProps) {
  if (status.poll === null) return null

  return (
    <LazyPoll
      poll={status.poll}
      isOwn={isOwn}
      canVote={options.offers.polls}
      isAnimated={options.isAnimated}
      uiState={uiState}
      onUiStateChange={onUiStateChange}
      actions={actions}
    />
  )
}

function LazyPoll(props: StatusPollProps) {
  return <Lazy module={statusPoll} props={props} failure="nothing" when="later" />
}

/** The images, videos and GIFs of a post. */
function MediaSlot(props: BodyPartProps) {
  const { status, filter, options, uiState, onUiStateChange, actions } = props
  const media = status.media_attachments.filter(isViewable)
  if (media.length === 0) return null

  const isSensitive = status.sensitive || filter.action === 'blur'
  const isRevealed = shouldRevealBehindWarning(
    {
      displayMedia: options.displayMedia,
      sensitive: isSensitive,
      spoilerText: status.spoiler_text,
      revealsBehindWarning: options.revealsBehindWarning,
    },
    uiState.isRevealed,
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
        onUiStateChange({ isRevealed: next })
      }}
      onOpenPost={actions.expand}
      onOpen={actions.openMedia}
      onOpenVideo={actions.openVideo}
    />
  )
}

/** The audio files of a post, each with a player. @see BY-16 */
function AudioSlot({ status }: BodyPartProps) {
  return status.media_attachments.map((media) => {
    const sound = getAudioPlayerProps(media)
    return sound !== null && <LazyAudioPlayer key={media.id} {...sound} />
  })
}

/** The attachments that are only listed as links. */
function FilesSlot({ status }: BodyPartProps) {
  const files = status.media_attachments.filter(isListed)
  if (files.length === 0) return null

  return <FileLinks files={files} />
}

/** The preview card of a link. Hidden when the post has media or a quote, which show more than a link would. */
function CardSlot({ status, options, isDetailed = false }: BodyPartProps) {
  const { card, media_attachments: media, quote } = status
  if (card === null || media.length > 0 || quote !== null) return null
  if (!options.showsCards && !isDetailed) return null

  return <PreviewCard card={card} ownHosts={options.ownHosts} isDetailed={isDetailed} />
}

/** Whether the attachment has an unknown type. It is listed as a link with its name. */
const isListed = ({ type }: MediaAttachmentEntity): boolean => type === 'unknown'

/** Whether the attachment can be viewed: all except files and audio, as in the media viewer. */
const isViewable = (media: MediaAttachmentEntity): boolean =>
  !isListed(media) && media.type !== 'audio'
