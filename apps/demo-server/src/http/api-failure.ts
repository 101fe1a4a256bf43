/** An answer other than success, thrown from wherever it turns out. Its message is the body's `error`. */
export class ApiFailure extends Error {
  readonly status: number
  readonly description: string | undefined

  constructor(status: number, message: string, description?: string) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.description = description
  }
}

export const notFound = () => new ApiFailure(404, 'Record not found')
export const forbidden = () => new ApiFailure(403, 'This action is not allowed')
export const invalid = (what: string) => new ApiFailure(422, `Validation failed: ${what}`)
