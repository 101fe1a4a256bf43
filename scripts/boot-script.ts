import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

/** The script's name in the source of the pages. */
const SOURCE = '/boot.js'

/**
 * Builds the boot script, which runs before the first paint and before the program. It is a separate file, so that a
 * strict content security policy can forbid inline scripts. Its name contains a content hash, so that browsers cache
 * it. The page passes it the name of the program file.
 *
 * @param entry the script's source file
 */
export function bootScript(entry: string): Plugin {
  let file: string | null = null

  return {
    name: 'colonnade:boot-script',
    configureServer(server) {
      server.middlewares.use(SOURCE, (_request, response, next) => {
        bundleScript(entry).then((code) => {
          response.setHeader('Content-Type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
    async buildStart() {
      if (this.meta.watchMode || this.environment.mode !== 'build') return
      const code = await bundleScript(entry)
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      file = `assets/boot-${hash}.js`
      this.emitFile({ type: 'asset', fileName: file, source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { chunk }) =>
        file === null
          ? html
          : html.replace(`"${SOURCE}"`, `"/${file}" data-program="${chunk?.fileName ?? ''}"`),
    },
  }
}

async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      lib: { entry, name: 'boot', formats: ['iife'], fileName: () => 'boot.js' },
    },
  })
  const [built] = Array.isArray(result) ? result : []
  const script = built?.output[0]
  return script?.type === 'chunk' ? script.code : ''
}
