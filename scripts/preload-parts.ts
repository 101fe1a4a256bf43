import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/**
 * Lets a page fetch at once what its program asks for as soon as it runs: else that waits until the program has
 * come and begun.
 *
 * @param parts modules behind an `import()`, by the page that shows them
 */
export function preloadParts(parts: Readonly<Record<string, readonly RegExp[]>>): Plugin {
  return {
    name: 'colonnade:preload-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, chunk, filename }) => {
        const wanted = Object.entries(parts).find(([page]) => filename.endsWith(page))?.[1]
        if (bundle === undefined || chunk === undefined || wanted === undefined) return []
        const there = filesFrom(chunk.fileName, bundle)
        const late = wanted.flatMap((module) => [...filesFrom(holding(module, bundle), bundle)])
        return [...new Set(late)].filter((file) => !there.has(file)).map(linkTo)
      },
    },
  }
}

function holding(module: RegExp, bundle: Bundle): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => module.test(id)),
  )
  if (found === undefined) throw new Error(`no chunk holds ${module}`)
  return found.fileName
}

/** A chunk, all that it imports at once, and their styles. */
function filesFrom(chunk: string, bundle: Bundle): ReadonlySet<string> {
  const files = new Set([chunk])
  for (const name of files) {
    const file = bundle[name]
    if (file?.type !== 'chunk') continue
    for (const next of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) files.add(next)
  }
  return files
}

function linkTo(file: string): HtmlTagDescriptor {
  const isStyle = file.endsWith('.css')
  const kind = isStyle ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  return { tag: 'link', attrs: { ...kind, crossorigin: true, href: `/${file}` }, injectTo: 'head' }
}
