import type { Capability } from './capabilities/capability.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Reads an untrusted body. Total for extra fields; throws `DecodeError` only when nothing usable is there. */
export type Decoder<Result> = (raw: unknown) => Result

/** `/accounts/:id/lists` needs `{ id: string }`. */
type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown

/** Where the input that is not part of the path goes. API bodies are JSON, since some servers read nothing else; OAuth's are forms. */
export type InputPlace = 'query' | 'json' | 'form' | 'multipart'

declare const inputType: unique symbol

interface Accepts<Input> {
  readonly [inputType]?: Input
}

/** Names the type of an endpoint's query or body. */
export const accepts = <Input extends object>(): Accepts<Input> => ({})

export interface Endpoint<Path extends string = string, Input = unknown, Result = unknown> {
  readonly method: Method
  readonly path: Path
  readonly sends: InputPlace
  readonly decode: Decoder<Result>
  /** `silent` failures raise no alert: the specification's list, kept as data. */
  readonly onError: 'alert' | 'silent'
  /** Statuses of a refusal that is explained where the answer would stand: it raises no alert either. */
  readonly explained: readonly number[]
  /** Whether a call of it moves the loading bar. */
  readonly showsLoading: boolean
  /** Somebody wrote what it sends, and has it still where that does not arrive. */
  readonly sendsWords: boolean
  /** What a server must offer for it; null for what every server has. A refusal can show that it does not. */
  readonly needs: Capability | null
  /** Whether a 404 may be about what the call names, not about the call itself. */
  readonly namesEntity: boolean
  /** Sent unless the call says otherwise. */
  readonly defaults: Readonly<Record<string, unknown>>
  readonly input?: Accepts<Input>
}

interface EndpointTraits<Input, Result> {
  readonly returns: Decoder<Result>
  readonly accepts?: Accepts<Input>
  readonly defaults?: Partial<Input>
  readonly sends?: InputPlace
  readonly onError?: 'alert' | 'silent'
  readonly explained?: readonly number[]
  readonly showsLoading?: boolean
  readonly sendsWords?: boolean
  readonly needs?: Capability
  /** By the path if not said: it names something where it holds an id. */
  readonly namesEntity?: boolean
}

/**
 * Describes one call of the Mastodon API: the client sends by it, the instance routes by it.
 *
 * @param path with `:name` for each parameter; a call must give them all, the type says so
 */
export function endpoint<Path extends string, Result, Input extends object = object>(
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
    explained: traits.explained ?? [],
    showsLoading: traits.showsLoading ?? method !== 'GET',
    sendsWords: traits.sendsWords ?? false,
    needs: traits.needs ?? null,
    namesEntity: traits.namesEntity ?? path.includes('/:'),
  }
}

/** Everything a call of this endpoint must or may be given, path parameters included. */
export type InputOf<E> =
  E extends Endpoint<infer Path, infer Input, unknown> ? PathParams<Path> & Input : never

export type ResultOf<E> = E extends Endpoint<string, infer _Input, infer Result> ? Result : never

/** What a page of it holds. */
export type ItemOf<E> = ResultOf<E> extends readonly (infer Item)[] ? Item : never
