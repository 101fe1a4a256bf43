import { atom } from 'jotai/vanilla'
import type { FilterRules } from '@colonnade/domain/filters'
import { perSession } from '../session.ts'

/** What the account filters. Written by `filters.ts`. */
export const filterRulesAtom = perSession(() => atom<FilterRules>({ phrases: [], statuses: [] }))
