import type { EndpointName, endpoints } from '@colonnade/api-client/endpoints'
import type { Handler } from './call.ts'

/** `/accounts/:id/lists` gives its handler `{ id: string }`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown

type HandlerOf<Name extends EndpointName> = Handler<ParamsOf<(typeof endpoints)[Name]['path']>>

/** One handler for every endpoint that the client knows: a missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: HandlerOf<Name> }

/** The handlers of one file. */
export type HandlersFor<Names extends EndpointName> = Pick<Handlers, Names>
