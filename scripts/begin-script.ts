import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

/** How the pages name it in their source. */
const SOURCE = '/begin.js'

/**
 * What runs before the first paint, ahead of the program: a small script of its own, in a file, so that a strict
 * content security policy may forbid inline scripts. Built, it is named by its content, so that a browser asks for it
 * once, and told which program it runs ahead of.
 *
 * @param entry its source
 */
export function beginScript(entry: string): Plugin {
  let file: string | null = null

  return {
    name: 'colonnade:begin-script',
    configureServer(server) {
      server.middlewares.use(SOURCE, (_request, response, next) => {
        bundled(entry).then((code) => {
          response.setHeader('Content-Type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
    async buildStart() {
      if (this.meta.watchMode || this.environment.mode !== 'build') return
      const code = await bundled(entry)
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      file = `assets/begin-${hash}.js`
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

async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      lib: { entry, name: 'begin', formats: ['iife'], fileName: () => 'begin.js' },
    },
  })
  const [built] = Array.isArray(result) ? result : []
  const script = built?.output[0]
  return script?.type === 'chunk' ? script.code : ''
}
