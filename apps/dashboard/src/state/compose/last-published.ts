import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'

/** A post as it can be found again. */
export interface PublishedPost {
  readonly id: StatusId
  /** Its page on its own server; null where that has none. */
  readonly url: string | null
}

/** What the composer published last, or changed; null before. Written by publishing alone. */
export const lastPublishedAtom = perSession(() => atom<PublishedPost | null>(null))
