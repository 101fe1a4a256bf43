import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'

export interface Thread {
  /** `missing`: the server does not know the status, or may not show it; or the user no longer wants to see it. */
  readonly phase: 'loading' | 'ready' | 'missing'
  readonly ancestors: readonly StatusId[]
  readonly descendants: readonly StatusId[]
}

const LOADING: Thread = { phase: 'loading', ancestors: [], descendants: [] }

/** What was said before and after a status. Written in this folder only. */
export const threadAtoms = perSession(() => atomFamily((_id: StatusId) => atom(LOADING)))
