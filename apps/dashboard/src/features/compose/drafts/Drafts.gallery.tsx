import { type Draft, createEmptyDraft } from '@colonnade/domain/compose'
import type { KeptDraft } from '@colonnade/domain/drafts'
import { accountKey, statusId } from '@colonnade/domain/entities'
import { createSampleImage, createSampleStatus } from '../../../gallery/sample-data.ts'
import { DraftsView } from './Drafts.tsx'

const noop = () => undefined
const HOUR_MS = 3_600_000

function createDraft(
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
    draft: { ...createEmptyDraft({ idempotencyKey: id }), ...draft },
    attachments: [],
    files: [],
    descriptions: [],
    editing: null,
    aside: null,
    ...more,
  }
}

const sea = createSampleImage('1', ['#0b132b', '#3a506b', '#f4a261'])
const drafts: readonly KeptDraft[] = [
  createDraft('1', 2, {
    text: 'On the ferry timetable, again: the 07:40 is not what it says it is',
  }),
  createDraft('2', 26, {
    text: '@lena yes, Thursday works. I can bring the tripod',
    inReplyTo: statusId('5'),
  }),
  createDraft('3', 50, { mediaIds: [sea.id] }, { attachments: [sea] }),
  createDraft('4', 80, { text: 'الجزر عند الخامسة والثلث، والمرفأ هادئ.' }),
  createDraft('5', 100, { text: 'Fog until noon' }, { editing: createSampleStatus('9') }),
  createDraft('6', 400, { text: 'word '.repeat(50) }),
]

function Sample(props: Partial<Parameters<typeof DraftsView>[0]>) {
  return (
    <DraftsView
      drafts={drafts}
      hasOwn
      fault={null}
      isBusy={false}
      onBegin={noop}
      onOpen={noop}
      onDelete={noop}
      onDeleteOwn={noop}
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
