import { useRef, useState, type ComponentProps } from 'react'
import { createEmptyDraft, getDraftHints, type Draft } from '@colonnade/domain/compose'
import { ComposerView } from '../features/compose/ComposerView.tsx'
import { WarningField } from '../features/compose/draft-fields.tsx'
import { AdvancedOptions } from '../features/compose/publish/AdvancedOptions.tsx'
import { ComposerHints } from '../features/compose/publish/ComposerHints.tsx'
import { CharactersLeft } from '../features/compose/text/CharactersLeft.tsx'
import { ComposerText } from '../features/compose/text/ComposerText.tsx'
import { createSampleAccount } from '../gallery/sample-data.ts'
import { renderInEnglish } from './render-in-english.tsx'

interface SampleComposerProps extends Partial<Omit<ComponentProps<typeof ComposerView>, 'draft'>> {
  readonly draft?: Partial<Draft>
  readonly hasFailed?: boolean
  readonly takesFocus?: boolean
}

const ORIGIN = 'https://here.example'

/** A composer that keeps its draft. */
export function SampleComposer(sample: SampleComposerProps) {
  const {
    draft: given,
    isSubmitting = false,
    hasFailed = false,
    takesFocus = false,
    ...props
  } = sample
  const [draft, setDraft] = useState({ ...createEmptyDraft({ idempotencyKey: '1' }), ...given })
  const text = useRef<HTMLTextAreaElement>(null)
  const me = props.me ?? createSampleAccount('mira', { display_name: 'Mira' })

  return (
    <ComposerView
      draft={draft}
      me={me}
      origin={ORIGIN}
      replyContext={null}
      warning={
        <WarningField
          value={draft.spoilerText}
          draftId={undefined}
          isLocked={isSubmitting}
          onEnter={() => text.current?.focus()}
          onChange={(spoilerText) => setDraft({ ...draft, spoilerText })}
        />
      }
      text={
        <ComposerText
          ref={text}
          value={draft.text}
          draftId={undefined}
          isLocked={isSubmitting}
          focusRequest={{ count: 0, isReturn: false }}
          preselectsNames
          takesFocus={takesFocus}
          onChange={(next) => setDraft({ ...draft, text: next })}
        />
      }
      textRef={text}
      counter={<CharactersLeft remaining={500 - draft.text.length} />}
      canSubmit={draft.text !== ''}
      isSubmitting={isSubmitting}
      alwaysWarns={false}
      optionsButton={AdvancedOptions}
      hints={
        <ComposerHints
          notices={getDraftHints(draft, me.locked)}
          origin={ORIGIN}
          hasFailed={hasFailed}
        />
      }
      onChange={(patch) => setDraft({ ...draft, ...patch })}
      onToggleSpoiler={() => setDraft({ ...draft, spoiler: !draft.spoiler })}
      onSubmit={() => undefined}
      {...props}
    />
  )
}

/** Renders a composer that keeps its draft. */
export const renderComposerView = (props: SampleComposerProps = {}) =>
  renderInEnglish(<SampleComposer {...props} />)
