/** A file that came with a form: a view of the body, no copy of it. */
export class SentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer

  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}
