import { atom } from 'jotai/vanilla'
import type { Draft, Uploads, UploadTrouble } from '@colonnade/domain/compose'
import type { StatusRecord } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'
import type { HeldFile } from './upload-list.ts'

/** A composer that waits while a post is edited in its place. */
export interface Aside {
  readonly id: string
  readonly draft: Draft
  readonly attachments: Uploads['attachments']
  readonly names: ReadonlyMap<string, string>
  readonly held: ReadonlyMap<string, HeldFile>
  /** Why files of it did not arrive, by their key. */
  readonly troubles: ReadonlyMap<string, UploadTrouble>
  readonly descriptions: ReadonlyMap<string, string>
}

/** A published post that is in the composer to be changed. */
export interface Editing {
  /** As it was when its author began. */
  readonly status: StatusRecord
  /** The key of the draft before anything was changed in it: any change makes another. */
  readonly untouched: string
  /** What was being written meanwhile: it comes back afterwards. */
  readonly aside: Aside
}

/** The post that the composer changes, or null where it writes a new one. Written in this room only. */
export const editingAtom = perSession(() => atom<Editing | null>(null))
