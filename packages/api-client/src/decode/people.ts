import { accountId, type FamiliarFollowersEntity } from '@colonnade/domain/entities'
import { decodeAccount } from './account.ts'
import { DecodeError, fieldsOf, idText, listOf } from './fields.ts'

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

/** A name of a server as the list of blocked ones holds it. @throws DecodeError for what is no text */
export function decodeDomainName(raw: unknown): string {
  if (typeof raw !== 'string' || raw === '') throw new DecodeError('domain', 'not a name')
  return raw
}
