import { useState, type ComponentProps } from 'react'
import { createEmptyDraft, type Draft } from '@colonnade/domain/compose'
import { ComposerView } from '../features/compose/ComposerView.tsx'
import { AdvancedOptions } from '../features/compose/publish/AdvancedOptions.tsx'
import { ComposerHints } from '../features/compose/publish/ComposerHints.tsx'
import { createSampleAccount } from '../gallery/sample-data.ts'
import { renderInEnglish } from './render-in-english.tsx'

interface SampleComposerProps extends Partial<Omit<ComponentProps<typeof ComposerView>, 'draft'>> {
  readonly draft?: Partial<Draft>
}

/** A composer that keeps its draft. */
export function SampleComposer({ draft: given, ...props }: SampleComposerProps) {
  const [draft, setDraft] = useState({ ...createEmptyDraft({ idempotencyKey: '1' }), ...given })

  return (
    <ComposerView
      draft={draft}
      me={createSampleAccount('mira', { display_name: 'Mira' })}
      origin="https://here.example"
      replyContext={null}
      remaining={500 - draft.text.length}
      canSubmit={draft.text !== ''}
      isSubmitting={false}
      hasFailed={false}
      alwaysWarns={false}
      focusRequest={{ count: 0, isReturn: false }}
      preselectsNames
      takesFocus={false}
      optionsButton={AdvancedOptions}
      hints={ComposerHints}
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
