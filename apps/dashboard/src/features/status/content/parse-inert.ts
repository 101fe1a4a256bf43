import { CONTENTS_POLICY } from '@colonnade/domain/headers'
import { createTrustedPolicy } from '../../../lib/trusted-types/trusted-policy.ts'

const TAG = /<[a-z][^<>]*>/gi
const ACTIVE_ATTRIBUTES = /([\s"'/])(style|on[a-z]+)(?=\s*=)/gi

/**
 * Renames `style` and event handler attributes. They have no effect in a template, but browsers log a console error
 * for each of them, because of the content security policy. Safety does not depend on this. The time is linear in the
 * length.
 */
export const neutraliseAttributes = (html: string): string =>
  // Most posts contain none.
  html.search(ACTIVE_ATTRIBUTES) === -1
    ? html
    : html.replace(TAG, (tag) => tag.replace(ACTIVE_ATTRIBUTES, '$1x-$2'))

/** Not exported: its output must not be inserted into a page. */
const contents = createTrustedPolicy(CONTENTS_POLICY, { createHTML: neutraliseAttributes })

/**
 * Parses HTML into an inert fragment. A template's content belongs to a document without a window, so nothing in it
 * loads, runs or triggers a handler. This is the only place that parses a server's HTML. The result is only traversed
 * (`walkContent`), and never inserted into the page.
 */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template')
  // oxlint-disable-next-line no-restricted-properties -- into a template that is not part of the page
  template.innerHTML = contents.createHTML(html)
  return template.content
}
