/** What a call is given; each value is text, a number, a boolean, a list or an object. */
export type InputValues = Readonly<Record<string, unknown>>

/** Pairs for a query or a form: lists as repeated `name[]`, null and undefined left out. */
export function toPairs(values: InputValues): readonly (readonly [string, string])[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    if (Array.isArray(value)) return value.map((item) => [`${name}[]`, asText(item)] as const)
    return [[name, asText(value)] as const]
  })
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** Brackets stay readable: `id[]=1&id[]=2`. */
export function toQuery(values: InputValues): string {
  return toPairs(values)
    .map(([name, value]) => `${encodeName(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']')
