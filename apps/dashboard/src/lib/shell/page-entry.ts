/**
 * What tells this page's version from every other: the path of its first script, whose name changes with
 * whatever it loads.
 *
 * @returns null for a page that was not built
 */
export function pageEntry(page: Pick<Document, 'querySelector'>): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  return script?.getAttribute('src') ?? null
}
