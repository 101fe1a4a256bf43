// Stored drafts have this key. cspell:ignore trouble
import { atom } from 'jotai/vanilla'
import { type Draft, type Uploads, getUploadErrors } from '@colonnade/domain/compose'
import { isWorthKeeping, type KeptDraft, type KeptFile } from '@colonnade/domain/drafts'
import type { MediaId } from '@colonnade/domain/entities'
import { draftAtom, draftIdAtom, type Editing, editingAtom } from '../compose/draft.ts'
import {
  type LocalFile,
  localFilesAtom,
  typedDescriptionsAtom,
  uploadsAtom,
} from '../compose/upload-list.ts'
import { perSession } from '../session.ts'

/** The state of a composer at one moment. Nothing is copied, so creating it is cheap. */
export interface ComposerSnapshot {
  readonly id: string
  readonly draft: Draft
  readonly uploads: Uploads
  readonly held: ReadonlyMap<string, LocalFile>
  /** Typed descriptions of files that are not saved yet. */
  readonly typed: ReadonlyMap<string, string>
  readonly editing: Editing | null
}

export const composerSnapshotAtom = perSession((session) =>
  atom((get): ComposerSnapshot => ({
    id: get(draftIdAtom(session)),
    draft: get(draftAtom(session)),
    uploads: get(uploadsAtom(session)),
    held: get(localFilesAtom(session)),
    typed: get(typedDescriptionsAtom(session)),
    editing: get(editingAtom(session)),
  })),
)

/** Returns the files of the draft: attached, or being uploaded. */
export function getSnapshotFiles({
  draft,
  uploads,
  held,
}: ComposerSnapshot): ReadonlyMap<string, LocalFile> {
  const attached = new Set<MediaId | null>(draft.mediaIds)
  const pending = new Set(uploads.pending.map(({ key }) => key))
  return new Map(
    [...held].filter(([key, { mediaId }]) =>
      mediaId === null ? pending.has(key) : attached.has(mediaId),
    ),
  )
}

/** Returns whether the composer has content to save. An edit without changes equals the post. */
export function hasContentToSave(snapshot: ComposerSnapshot): boolean {
  const { draft, editing, typed } = snapshot
  if (editing !== null) return typed.size > 0 || draft.idempotencyKey !== editing.untouched
  return isWorthKeeping(draft, draft.mediaIds.length + getSnapshotFiles(snapshot).size)
}

type DraftMetadata = Pick<KeptDraft, 'account' | 'writer' | 'revision' | 'changedAt' | 'isOpen'>

/** Creates the record that the browser stores. */
export function createDraftRecord(snapshot: ComposerSnapshot, traits: DraftMetadata): KeptDraft {
  const { id, draft, uploads, editing, typed } = snapshot
  const uploadErrors = getUploadErrors(uploads)
  const files = [...getSnapshotFiles(snapshot)].map(
    ([key, { file, mediaId, focus }]): KeptFile => ({
      key,
      name: file.name,
      type: file.type,
      mediaId,
      trouble: uploadErrors.get(key) ?? null,
      ...(focus !== undefined && { focus }),
    }),
  )
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
    aside: editing?.stashed.id ?? null,
  }
}
