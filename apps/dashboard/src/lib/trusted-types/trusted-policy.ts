/** The functions of a policy, for browsers that reject plain strings. */
interface Rules {
  readonly createHTML?: (html: string) => string
  readonly createScriptURL?: (url: string) => string
}

interface PolicyFactory {
  /** Throws for a name that the page's Content-Security-Policy does not list, and for a name already in use. */
  readonly createPolicy: (name: string, rules: Rules) => Required<Rules>
}

/**
 * Creates a Trusted Types policy. This is one of two places where text becomes HTML or a script URL
 * (`@colonnade/domain/headers` names both).
 *
 * @returns the rules themselves when the browser has no Trusted Types; a `string` in their types represents the
 *   browser's trusted type, which the DOM accepts as well
 */
export function createTrustedPolicy<const Own extends Rules>(name: string, rules: Own): Own {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }
  // A policy has every method. Those without a rule throw.
  return trustedTypes === undefined ? rules : (trustedTypes.createPolicy(name, rules) as Own)
}
