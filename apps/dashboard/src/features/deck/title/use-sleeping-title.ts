import { type Column, readProfile } from '@colonnade/domain/columns'
import { formatAcct } from '../../../lib/format-acct.ts'
import type { ColumnTitle } from './column-title.ts'
import { useAccountTitle, useKindTitle } from './use-column-title.ts'

/** Returns the title of a column whose account is signed out: only what the column itself knows. */
export function useSleepingTitle(column: Column): ColumnTitle {
  const acct = readProfile(column.params)?.acct ?? ''
  return useAccountTitle(column, useKindTitle(column, formatAcct(acct).shown, undefined))
}
