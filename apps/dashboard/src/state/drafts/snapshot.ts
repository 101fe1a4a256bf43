import { atom } from 'jotai/vanilla'
import { type Draft, type Uploads, uploadTroubles } from '@colonnade/domain/compose'
import { isWorthKeeping, type KeptDraft, type KeptFile } from '@colonnade/domain/drafts'
import type { MediaId } from '@colonnade/domain/entities'
import { draftAtom, draftIdAtom, type Editing, editingAtom } from '../compose/draft.ts'
import {
  type HeldFile,
  heldFilesAtom,
  typedDescriptionsAtom,
  uploadsAtom,
} from '../compose/upload-list.ts'
import { perSession } from '../session.ts'

/** A composer at a moment: nothing is copied, so taking one costs nothing. */
export interface Snapshot {
  readonly id: string
  readonly draft: Draft
  readonly uploads: Uploads
  readonly held: ReadonlyMap<string, HeldFile>
  /** What was typed of files and is not saved. */
  readonly typed: ReadonlyMap<string, string>
  readonly editing: Editing | null
}

export const snapshotAtom = perSession((session) =>
  atom((get): Snapshot => ({
    id: get(draftIdAtom(session)),
    draft: get(draftAtom(session)),
    uploads: get(uploadsAtom(session)),
    held: get(heldFilesAtom(session)),
    typed: get(typedDescriptionsAtom(session)),
    editing: get(editingAtom(session)),
  })),
)

/** The files that belong to it: attached, or on their way. */
export function filesOf({ draft, uploads, held }: Snapshot): ReadonlyMap<string, HeldFile> {
  const attached = new Set<MediaId | null>(draft.mediaIds)
  const pending = new Set(uploads.pending.map(({ key }) => key))
  return new Map(
    [...held].filter(([key, { mediaId }]) =>
      mediaId === null ? pending.has(key) : attached.has(mediaId),
    ),
  )
}

/** Whether somebody would miss it; an edit that nobody has touched is the post itself. */
export function isMissed(snapshot: Snapshot): boolean {
  const { draft, editing, typed } = snapshot
  if (editing !== null) return typed.size > 0 || draft.idempotencyKey !== editing.untouched
  return isWorthKeeping(draft, draft.mediaIds.length + filesOf(snapshot).size)
}

type Traits = Pick<KeptDraft, 'account' | 'writer' | 'revision' | 'changedAt' | 'isOpen'>

/** As the browser keeps it. */
export function recordOf(snapshot: Snapshot, traits: Traits): KeptDraft {
  const { id, draft, uploads, editing, typed } = snapshot
  const troubles = uploadTroubles(uploads)
  const files = [...filesOf(snapshot)].map(([key, { file, mediaId }]): KeptFile => ({
    key,
    name: file.name,
    type: file.type,
    mediaId,
    trouble: troubles.get(key) ?? null,
  }))
  const { attachments } = uploads
  return {
    ...traits,
    id,
    deletedAt: null,
    draft,
    attachments,
    files,
    descriptions: [...typed].map(([key, text]) => ({ key, text })),
    editing: editing?.status ?? null,
    aside: editing?.aside.id ?? null,
  }
}
