export type StartFailure = 'port-in-use' | 'data-in-use' | 'data-damaged' | 'database-unreachable'

/** The reason why the server cannot start. `message` is one line with advice for the user. */
export class StartError extends Error {
  readonly reason: StartFailure

  constructor(reason: StartFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
    this.reason = reason
  }
}
