import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/**
 * Preloads modules that the program of a page imports dynamically on start, so that they load in parallel with the
 * program.
 *
 * @param parts modules behind an `import()`, by page
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
        const there = collectFiles(chunk.fileName, bundle)
        const late = wanted.flatMap((module) => [
          ...collectFiles(findChunk(module, bundle), bundle),
        ])
        return [...new Set(late)].filter((file) => !there.has(file)).map(createLink)
      },
    },
  }
}

function findChunk(module: RegExp, bundle: Bundle): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => module.test(id)),
  )
  if (found === undefined) throw new Error(`no chunk holds ${module}`)
  return found.fileName
}

/** Returns a chunk, all of its static imports, and their styles. */
function collectFiles(chunk: string, bundle: Bundle): ReadonlySet<string> {
  const files = new Set([chunk])
  for (const name of files) {
    const file = bundle[name]
    if (file?.type !== 'chunk') continue
    for (const next of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) files.add(next)
  }
  return files
}

function createLink(file: string): HtmlTagDescriptor {
  const isStyle = file.endsWith('.css')
  const kind = isStyle ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  return { tag: 'link', attrs: { ...kind, crossorigin: true, href: `/${file}` }, injectTo: 'head' }
}
