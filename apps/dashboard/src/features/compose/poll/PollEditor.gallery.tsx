import { useState } from 'react'
import { DEFAULT_POLL_LIMITS, EMPTY_POLL, type PollDraft } from '@colonnade/domain/compose'
import { PollEditor } from './PollEditor.tsx'

function Sample({ given }: { readonly given: Partial<PollDraft> }) {
  const [poll, setPoll] = useState({ ...EMPTY_POLL, ...given })

  return (
    <PollEditor
      poll={poll}
      limits={DEFAULT_POLL_LIMITS}
      isLocked={false}
      isNew={false}
      onChange={setPoll}
    />
  )
}

export function Begun() {
  return <Sample given={{ options: ['By the net lofts', ''] }} />
}

export function Whole() {
  return (
    <Sample
      given={{
        options: ['By the net lofts', 'Under the crane', 'تحت الرافعة عند الماء', 'The wet one'],
        multiple: true,
      }}
    />
  )
}

export function Wrong() {
  return (
    <Sample given={{ options: ['The bench that nobody ever sits on because of the gulls', 'b'] }} />
  )
}
