import type { Store } from '../../store/store.ts'

export interface PersonTraits {
  readonly locked?: boolean
}

/** Adds somebody to the instance who has done nothing so far. */
export async function addPerson(
  { db, ids, clock }: Store,
  { locked = false }: PersonTraits = {},
): Promise<{ id: string; acct: string }> {
  const id = ids.next()
  const username = `p${id}`
  await db
    .insertInto('accounts')
    .values({
      id,
      username,
      domain: null,
      acct: username,
      display_name: `Person ${id}`,
      note: '',
      fields: '[]',
      avatar: 'avatar-mira',
      header: 'header-ridge-night',
      locked,
      bot: false,
      language: 'en',
      created_at: new Date(clock()),
    })
    .execute()
  return { id, acct: username }
}
