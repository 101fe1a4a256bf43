import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** Modules behind an `import()` that a page needs on start. They are given by their ids, not by their chunks. */
interface PageParts {
  /** Preloaded by the page. */
  readonly always: readonly RegExp[]
  /** Preloaded by the boot script, which knows when they are needed (`boot/preload-modules.ts`). By condition. */
  readonly onCondition: Readonly<Record<string, readonly RegExp[]>>
}

const BOOT_TAG = /<script data-program="[^"]*"/

/**
 * Preloads modules that the program of a page imports dynamically on start, so that they load in parallel with the
 * program. Runs after `bootScript`.
 *
 * @throws Error for a module that the build does not contain
 */
export function preloadParts(parts: Readonly<Record<string, PageParts>>): Plugin {
  return {
    name: 'colonnade:preload-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, chunk, filename }) => {
        const wanted = Object.entries(parts).find(([page]) => filename.endsWith(page))?.[1]
        if (bundle === undefined || chunk === undefined || wanted === undefined) return []
        const there = new Set(collectFiles(chunk.fileName, bundle))
        const collectMissing = (modules: readonly RegExp[]) => {
          const late = modules.flatMap((module) => [
            ...collectFiles(findChunk(module, bundle), bundle),
          ])
          return [...new Set(late)].filter((file) => !there.has(file))
        }
        const always = collectMissing(wanted.always)
        for (const file of always) there.add(file)
        const attributes = Object.entries(wanted.onCondition)
          .map(([name, modules]) => ` data-${name}="${collectMissing(modules).join(' ')}"`)
          .join('')
        return {
          html: html.replace(BOOT_TAG, (tag) => tag + attributes),
          tags: always.map(createLink),
        }
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
