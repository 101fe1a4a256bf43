/** A body that holds nothing usable: not even what the entity cannot be without. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError'

  /** @param entity what was expected, in words @param missing what made it unusable */
  constructor(entity: string, missing: string) {
    super(`${entity}: ${missing}`)
  }
}
