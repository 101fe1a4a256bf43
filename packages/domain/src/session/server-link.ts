/**
 * A page of the server itself, such as its terms.
 *
 * @param path absolute, such as `/terms`
 * @param origin such as `https://host`; a slash at its end does not matter
 * @see SES-17
 */
export function serverLink(path: string, origin: string): string {
  return `${origin.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}
