import { json } from '../http/reply.ts'
import { readRelationships } from '../serialize/relationship.ts'
import type { Call } from './call.ts'

/** How two people stand to each other now. */
export async function relationshipReply(call: Call, me: string, id: string): Promise<Response> {
  const [relationship] = await readRelationships(call.services.store.db, me, [id])
  return json(relationship)
}
