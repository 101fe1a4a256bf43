import { accountId, type FamiliarFollowersEntity } from '@colonnade/domain/entities'
import { decodeAccount } from './account.ts'
import { DecodeError, toFields, toIdText, createListDecoder } from './fields.ts'

const decodeAccounts = createListDecoder(decodeAccount)

/** Decodes a missing list as empty. @throws DecodeError without an id */
export function decodeFamiliarFollowers(raw: unknown): FamiliarFollowersEntity {
  const fields = toFields<FamiliarFollowersEntity>(raw)
  const id = toIdText(fields?.id)
  if (fields === null || id === '') throw new DecodeError('familiar followers', 'no id')
  return {
    id: accountId(id),
    accounts: Array.isArray(fields.accounts) ? decodeAccounts(fields.accounts) : [],
  }
}

/** Decodes a name of the list of blocked domains. @throws DecodeError for anything but text */
export function decodeDomainName(raw: unknown): string {
  if (typeof raw !== 'string' || raw === '') throw new DecodeError('domain', 'not a name')
  return raw
}
