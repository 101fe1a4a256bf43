import type { Capability } from './capabilities/capability.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Decodes an untrusted body. Ignores extra fields; throws `DecodeError` only when nothing is usable. */
export type Decoder<Result> = (raw: unknown) => Result

/** `/accounts/:id/lists` needs `{ id: string }`. */
type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown

/**
 * Where to send the input besides path parameters. API bodies are JSON, because some servers read no other type;
 * OAuth bodies are forms.
 */
export type InputLocation = 'query' | 'json' | 'form' | 'multipart'

declare const inputType: unique symbol

interface Accepts<Input> {
  readonly [inputType]?: Input
}

/** Declares the type of an endpoint's query or body. */
export const accepts = <Input extends object>(): Accepts<Input> => ({})

export interface Endpoint<Path extends string = string, Input = unknown, Result = unknown> {
  readonly method: Method
  readonly path: Path
  readonly sends: InputLocation
  readonly decode: Decoder<Result>
  /** `silent` failures raise no alert. This is the specification's list, as data. */
  readonly onError: 'alert' | 'silent'
  /** Statuses of refusals that the view explains in place of the content; they raise no alert either. */
  readonly explainedStatuses: readonly number[]
  /** Whether its requests show the loading bar. */
  readonly showsLoading: boolean
  /** Whether it sends text that the user wrote, and still has when the request fails. */
  readonly sendsUserText: boolean
  /** The capability that it needs; null when every server supports it. A refusal can show that the server lacks it. */
  readonly needs: Capability | null
  /** Whether a 404 may mean that the entity is missing, and not the API method. */
  readonly namesEntity: boolean
  /** Default input values. */
  readonly defaults: Readonly<Record<string, unknown>>
  readonly input?: Accepts<Input>
}

interface EndpointTraits<Input, Result> {
  readonly returns: Decoder<Result>
  readonly accepts?: Accepts<Input>
  readonly defaults?: Partial<Input>
  readonly sends?: InputLocation
  readonly onError?: 'alert' | 'silent'
  readonly explainedStatuses?: readonly number[]
  readonly showsLoading?: boolean
  readonly sendsUserText?: boolean
  readonly needs?: Capability
  /** By default true when the path contains an id. */
  readonly namesEntity?: boolean
}

/**
 * Defines one method of the Mastodon API. The client builds requests from it, the instance routes by it.
 *
 * @param path with `:name` for each parameter; the input type requires all of them
 */
export function defineEndpoint<Path extends string, Result, Input extends object = object>(
  method: Method,
  path: Path,
  traits: EndpointTraits<Input, Result>,
): Endpoint<Path, Input, Result> {
  return {
    method,
    path,
    sends: traits.sends ?? (method === 'GET' || method === 'DELETE' ? 'query' : 'json'),
    decode: traits.returns,
    defaults: { ...traits.defaults },
    onError: traits.onError ?? 'alert',
    explainedStatuses: traits.explainedStatuses ?? [],
    showsLoading: traits.showsLoading ?? method !== 'GET',
    sendsUserText: traits.sendsUserText ?? false,
    needs: traits.needs ?? null,
    namesEntity: traits.namesEntity ?? path.includes('/:'),
  }
}

/** All required and optional input of an endpoint, path parameters included. */
export type InputOf<E> =
  E extends Endpoint<infer Path, infer Input, unknown> ? PathParams<Path> & Input : never

export type ResultOf<E> = E extends Endpoint<string, infer _Input, infer Result> ? Result : never

/** The item type of its pages. */
export type ItemOf<E> = ResultOf<E> extends readonly (infer Item)[] ? Item : never
