import { build, type Plugin } from 'vite'

/** The script's name in the source of the pages. */
const SOURCE = '/boot.js'
const SOURCE_TAG = `<script src="${SOURCE}"></script>`

/**
 * Builds the boot script, which runs before the first paint and before the program, and writes it into the pages: its
 * first requests leave without waiting for a file. The content security policy permits it by its hash
 * (`headers/built-hashes.ts`). The page passes it the name of the program file.
 *
 * @param entry the script's source file
 */
export function bootScript(entry: string): Plugin {
  let script: string | null = null

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
      script = escapeScript(await bundleScript(entry))
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { chunk }) =>
        script === null
          ? html
          : html.replace(
              SOURCE_TAG,
              () => `<script data-program="${chunk?.fileName ?? ''}">${script}</script>`,
            ),
    },
  }
}

/** Only these end a script in HTML, or hide its end. In our code they can be part of a string or pattern only. */
const escapeScript = (code: string) => code.replaceAll(/<(?=\/script|!--)/gi, '\\x3C')

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
