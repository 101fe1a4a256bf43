/** What the user wished and the server has not confirmed: laid over the record, never written into it. */
export interface Intent<Entity> {
  /** One wish per kind: a newer one takes the older one's place. */
  readonly kind: string
  readonly apply: (entity: Entity) => Entity
}

export type Intents<Entity> = readonly Intent<Entity>[]

export function withIntent<Entity>(
  pending: Intents<Entity>,
  intent: Intent<Entity>,
): Intents<Entity> {
  return [...pending.filter(({ kind }) => kind !== intent.kind), intent]
}

export function withoutIntent<Entity>(pending: Intents<Entity>, kind: string): Intents<Entity> {
  return pending.filter((intent) => intent.kind !== kind)
}

/** What the user should see: the record with every wish, the oldest first. */
export function applyIntents<Entity>(record: Entity, pending: Intents<Entity>): Entity {
  return pending.reduce((entity, intent) => intent.apply(entity), record)
}
