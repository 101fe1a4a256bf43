export type StartFailure = 'port-in-use' | 'data-in-use' | 'data-damaged' | 'database-unreachable'

/** Why the server cannot start. `message` is one line that a person can act upon. */
export class StartError extends Error {
  readonly reason: StartFailure

  constructor(reason: StartFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
    this.reason = reason
  }
}
