import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The expected shape of a data file. */
export interface Schema<Value> {
  /**
   * @param at the location, such as `people/mira.json: posts[3].text`
   * @throws {Error} that names the first invalid property
   */
  readonly read: (value: unknown, at: string) => Value
}

/** A property that may be absent. */
interface Optional<Value> {
  readonly optional: Schema<Value>
}

type Shape = Readonly<Record<string, Schema<unknown> | Optional<unknown>>>
type OptionalKeys<Properties extends Shape> = {
  [Key in keyof Properties]: Properties[Key] extends Optional<unknown> ? Key : never
}[keyof Properties]
type ObjectOf<Properties extends Shape> = {
  readonly [
    Key in Exclude<keyof Properties, OptionalKeys<Properties>>
  ]: Properties[Key] extends Schema<infer Value> ? Value : never
} & {
  readonly [Key in OptionalKeys<Properties>]?: Properties[Key] extends Optional<infer Value>
    ? Value
    : never
}

/** The type of the values that a schema reads. */
export type Infer<Of> = Of extends Schema<infer Value> ? Value : never

function failInvalid(at: string, wanted: string): never {
  throw new Error(`${at} is not ${wanted}`)
}

/** Creates a schema from a type guard. @param wanted completes the message, as in `is not a text` */
const createSchema = <Value>(
  wanted: string,
  is: (value: unknown) => value is Value,
): Schema<Value> => ({
  read: (value, at) => (is(value) ? value : failInvalid(at, wanted)),
})

export const text = createSchema('a text', (value) => typeof value === 'string')

export const number = createSchema(
  'a number',
  (value): value is number => typeof value === 'number' && Number.isFinite(value),
)

export const boolean = createSchema('true or false', (value) => typeof value === 'boolean')

/** For properties that are absent instead of false. */
export const yes = createSchema('true', (value): value is true => value === true)

export const oneOf = <const Word extends string>(...words: readonly Word[]): Schema<Word> =>
  createSchema(`one of ${words.join(', ')}`, (value): value is Word =>
    words.some((word) => word === value),
  )

export const orNull = <Value>({ read }: Schema<Value>): Schema<Value | null> => ({
  read: (value, at) => (value === null ? null : read(value, at)),
})

export const optional = <Value>(schema: Schema<Value>): Optional<Value> => ({ optional: schema })

export const listOf = <Value>({ read }: Schema<Value>): Schema<readonly Value[]> => ({
  read: (value, at) =>
    Array.isArray(value)
      ? value.map((item: unknown, index) => read(item, `${at}[${index}]`))
      : failInvalid(at, 'a list'),
})

export const pair = <First, Second>(
  first: Schema<First>,
  second: Schema<Second>,
): Schema<readonly [First, Second]> => ({
  read(value, at) {
    if (!Array.isArray(value) || value.length !== 2) return failInvalid(at, 'a pair')
    return [first.read(value[0], `${at}[0]`), second.read(value[1], `${at}[1]`)]
  },
})

export const recordOf = <Value>({
  read,
}: Schema<Value>): Schema<Readonly<Record<string, Value>>> => ({
  read: (value, at) =>
    Object.fromEntries(
      Object.entries(toObject(value, at)).map(([key, item]) => [key, read(item, `${at}.${key}`)]),
    ),
})

/** Reads an object with exactly these properties. */
export const object = <const Properties extends Shape>(
  properties: Properties,
): Schema<ObjectOf<Properties>> => ({
  read(value, at) {
    const given = toObject(value, at)
    const stranger = Object.keys(given).find((key) => !Object.hasOwn(properties, key))
    if (stranger !== undefined) return failInvalid(`${at}.${stranger}`, 'known')
    const read: Record<string, unknown> = {}
    for (const [key, property] of Object.entries(properties)) {
      const isOptional = 'optional' in property
      if (isOptional && given[key] === undefined) continue
      const schema = isOptional ? property.optional : property
      read[key] = schema.read(given[key], `${at}.${key}`)
    }
    // Each property was read by its own schema.
    return read as ObjectOf<Properties>
  },
})

/** For recursive schemas. */
export const lazy = <Value>(schema: () => Schema<Value>): Schema<Value> => ({
  read: (value, at) => schema().read(value, at),
})

function toObject(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return failInvalid(at, 'an object')
  return Object.fromEntries(Object.entries(value))
}

/** The folder of the seed data files: accounts, pictures and texts. */
export const dataFolder = findFolder('data')

/** Finds a folder of this app, both from its sources and from the built bundle. */
function findFolder(name: string): string {
  let directory = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(directory, name, 'world.json'))) {
    const parent = dirname(directory)
    if (parent === directory) throw new Error(`there is no folder ${name}`)
    directory = parent
  }
  return join(directory, name)
}

/**
 * Reads a JSON file of the data folder.
 *
 * @param file such as `people/mira.json`
 * @throws {Error} that names the property that does not match the schema
 */
export function readData<Value>(file: string, schema: Schema<Value>): Value {
  const value: unknown = JSON.parse(readFileSync(join(dataFolder, file), 'utf8'))
  return schema.read(value, file)
}
