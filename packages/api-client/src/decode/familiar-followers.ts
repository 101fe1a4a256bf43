import type { FamiliarFollowersEntity } from '@colonnade/domain/entities'
import { accountId } from '@colonnade/domain/entities'
import { decodeAccount } from './account.ts'
import { DecodeError } from './decode-error.ts'
import { fieldsOf, idText } from './fields.ts'
import { listOf } from './list-of.ts'

const decodeAccounts = listOf(decodeAccount)

/** @throws DecodeError without an id; without a list there are none */
export function decodeFamiliarFollowers(raw: unknown): FamiliarFollowersEntity {
  const fields = fieldsOf<FamiliarFollowersEntity>(raw)
  const id = idText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('familiar followers', 'no id')
  return {
    id: accountId(id),
    accounts: Array.isArray(fields.accounts) ? decodeAccounts(fields.accounts) : [],
  }
}
