import type { EndpointName } from '@colonnade/api-client/endpoints'
import type { Stage } from './stage.ts'

/**
 * What one endpoint promises, proven over a real port: what it answers once decoded, what it changes
 * (read back by another call), how it pages where it does, and one refusal.
 */
type ContractEntry = (stage: Stage) => Promise<void>

/** An entry for every endpoint that the client knows: a missing one does not compile. */
export type Contract = { readonly [Name in EndpointName]: ContractEntry }

/** The entries of one file: one for each handler of the file of the same name in `handlers/`. */
export type ContractOf<Handlers extends Partial<Record<EndpointName, unknown>>> = Pick<
  Contract,
  keyof Handlers & EndpointName
>
