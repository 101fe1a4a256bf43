import { type Draft, emptyDraft } from '@colonnade/domain/compose'
import type { KeptDraft } from '@colonnade/domain/drafts'
import { accountKey, statusId } from '@colonnade/domain/entities'
import { picture, post } from '../../../gallery/gallery-data.ts'
import { DraftsView } from './Drafts.tsx'

const nothing = () => undefined
const HOUR_MS = 3_600_000

function kept(
  id: string,
  hours: number,
  draft: Partial<Draft>,
  more: Partial<KeptDraft> = {},
): KeptDraft {
  return {
    id,
    account: accountKey('mira', 'colonnade.example'),
    writer: '',
    revision: 1,
    changedAt: Date.now() - hours * HOUR_MS,
    isOpen: false,
    deletedAt: null,
    draft: { ...emptyDraft({ idempotencyKey: id }), ...draft },
    attachments: [],
    files: [],
    descriptions: [],
    editing: null,
    aside: null,
    ...more,
  }
}

const sea = picture('1', ['#0b132b', '#3a506b', '#f4a261'])
const drafts: readonly KeptDraft[] = [
  kept('1', 2, { text: 'On the ferry timetable, again: the 07:40 is not what it says it is' }),
  kept('2', 26, {
    text: '@lena yes, Thursday works. I can bring the tripod',
    inReplyTo: statusId('5'),
  }),
  kept('3', 50, { mediaIds: [sea.id] }, { attachments: [sea] }),
  kept('4', 80, { text: 'الجزر عند الخامسة والثلث، والمرفأ هادئ.' }),
  kept('5', 100, { text: 'Fog until noon' }, { editing: post('9') }),
  kept('6', 400, { text: 'word '.repeat(50) }),
]

function Sample(props: Partial<Parameters<typeof DraftsView>[0]>) {
  return (
    <DraftsView
      drafts={drafts}
      hasOwn
      fault={null}
      isBusy={false}
      onBegin={nothing}
      onOpen={nothing}
      onDelete={nothing}
      onDeleteOwn={nothing}
      {...props}
    />
  )
}

export function Several() {
  return <Sample />
}

export function OnlyThisOne() {
  return <Sample drafts={[]} />
}

export function OthersOnly() {
  return <Sample drafts={drafts.slice(0, 2)} hasOwn={false} />
}

export function NoRoomForFiles() {
  return <Sample drafts={drafts.slice(0, 1)} fault="files" />
}

export function NoRoomAtAll() {
  return <Sample drafts={[]} fault="words" />
}
