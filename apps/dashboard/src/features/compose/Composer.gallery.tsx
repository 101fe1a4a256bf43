import { type ReactNode, useRef, useState } from 'react'
import { type Draft, createEmptyDraft, getDraftHints } from '@colonnade/domain/compose'
import {
  createSampleAccount,
  createSampleImage,
  createSampleStatus,
} from '../../gallery/sample-data.ts'
import { AttachmentCard } from './attachments/AttachmentCard.tsx'
import { ComposerView } from './ComposerView.tsx'
import { ReplyContext } from './context/DraftContext.tsx'
import { WarningField } from './draft-fields.tsx'
import { AdvancedOptions } from './publish/AdvancedOptions.tsx'
import { ComposerHints } from './publish/ComposerHints.tsx'
import { CharactersLeft } from './text/CharactersLeft.tsx'
import { ComposerText } from './text/ComposerText.tsx'

const mira = createSampleAccount('mira', { display_name: 'Mira Okafor' })
const lena = createSampleAccount('lena', {
  display_name: 'Lena Hartmann',
  acct: 'lena@sternwarte.example',
})
const noop = () => undefined
const ORIGIN = 'https://colonnade.example'

interface SampleProps {
  readonly draft?: Partial<Draft>
  readonly replyContext?: ReactNode
  readonly hasFailed?: boolean
  readonly attachments?: ReactNode
}

function Sample({
  draft: given,
  replyContext = null,
  hasFailed = false,
  attachments,
}: SampleProps) {
  const [draft, setDraft] = useState<Draft>({
    ...createEmptyDraft({ idempotencyKey: '1' }),
    ...given,
  })
  const text = useRef<HTMLTextAreaElement>(null)
  const remaining = 500 - draft.text.length

  return (
    <ComposerView
      draft={draft}
      me={mira}
      origin={ORIGIN}
      replyContext={replyContext}
      warning={
        <WarningField
          value={draft.spoilerText}
          draftId={undefined}
          isLocked={false}
          onEnter={() => text.current?.focus()}
          onChange={(spoilerText) => setDraft({ ...draft, spoilerText })}
        />
      }
      text={
        <ComposerText
          ref={text}
          value={draft.text}
          draftId={undefined}
          isLocked={false}
          focusRequest={{ count: 0, isReturn: false }}
          preselectsNames
          takesFocus={false}
          onChange={(next) => setDraft({ ...draft, text: next })}
        />
      }
      textRef={text}
      counter={<CharactersLeft remaining={remaining} />}
      canSubmit={draft.text.trim() !== '' && remaining >= 0}
      isSubmitting={false}
      alwaysWarns={false}
      optionsButton={AdvancedOptions}
      hints={
        <ComposerHints
          notices={getDraftHints(draft, mira.locked)}
          origin={ORIGIN}
          hasFailed={hasFailed}
        />
      }
      onChange={(patch) => {
        setDraft({ ...draft, ...patch })
      }}
      onToggleSpoiler={() => {
        setDraft({ ...draft, spoiler: !draft.spoiler, spoilerText: '' })
      }}
      onSubmit={noop}
      attachments={attachments}
    />
  )
}

export function Empty() {
  return <Sample />
}

export function Written() {
  return (
    <Sample
      draft={{
        text: 'Third night on the ridge and it finally cleared. Thanks @tomas for the tripod! #astrophotography ✨',
        spoiler: true,
        spoilerText: 'Lens flare, very large moon',
      }}
    />
  )
}

export function Reply() {
  const status = createSampleStatus('r', {
    content: '<p>Jupiter through a 1962 refractor. No stacking, one frame, held breath.</p>',
    media_attachments: [createSampleImage('1', ['#10182b', '#54436b', '#d9a066'])],
  })
  return (
    <Sample
      replyContext={<ReplyContext status={status} author={lena} isLocked={false} onCancel={noop} />}
      draft={{ text: '@lena@sternwarte.example ', privacy: 'private' }}
    />
  )
}

const cardProps = {
  isLocked: false,
  descriptionLimit: 1500,
  sizeLimit: null,
  onType: noop,
  onDescribed: noop,
  onFocus: noop,
  onRetry: noop,
  onRemove: noop,
  position: null,
  onMove: noop,
  onHandleEvent: noop,
}

export function WithMedia() {
  const media = createSampleImage('1', ['#0b132b', '#3a506b', '#f4a261'])
  const card = { key: 'a', name: 'sea.png', file: null, description: media.description ?? '' }
  const upload = {
    key: 'b',
    type: 'image/png',
    loaded: 2,
    total: 3,
    isProcessing: false,
    error: null,
  }
  return (
    <Sample
      draft={{ text: 'Low tide.' }}
      attachments={
        <>
          <AttachmentCard card={{ ...card, media, upload: null }} {...cardProps} />
          <AttachmentCard
            card={{ ...card, name: 'walk-along-the-harbour.mp4', media: null, upload }}
            {...cardProps}
          />
        </>
      }
    />
  )
}

export function RightToLeft() {
  return <Sample draft={{ text: 'الجزر عند الخامسة والثلث.', privacy: 'unlisted' }} />
}

export function TooLong() {
  return <Sample draft={{ text: 'word '.repeat(102), privacy: 'direct' }} hasFailed />
}
