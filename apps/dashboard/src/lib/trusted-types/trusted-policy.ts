/** What a policy makes: browsers take it where they refuse bare text. */
interface Rules {
  readonly createHTML?: (html: string) => string
  readonly createScriptURL?: (url: string) => string
}

interface PolicyFactory {
  /** Throws for a name that the page's Content-Security-Policy does not list, and for one that is taken. */
  readonly createPolicy: (name: string, rules: Rules) => Required<Rules>
}

/**
 * One of the two places where text may become more than text (`@colonnade/domain/headers` names both).
 *
 * @returns the rules themselves where the browser knows no Trusted Types; a `string` in their types stands for the
 *   browser's own type, which the DOM takes as well
 */
export function trustedPolicy<const Own extends Rules>(name: string, rules: Own): Own {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }
  // A policy has every method; the ones without a rule throw.
  return trustedTypes === undefined ? rules : (trustedTypes.createPolicy(name, rules) as Own)
}
