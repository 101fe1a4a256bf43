/** A response body: JSON where it is some, undefined where it is empty, else its text. Never throws. */
export function parseBody(body: string): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
