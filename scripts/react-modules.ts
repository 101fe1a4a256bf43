import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const requireFromDom = createRequire(require.resolve('react-dom'))

/** React's packages consist of CommonJS only. These are the files that their entry points choose in production. */
const FILES: Readonly<Record<string, string>> = {
  react: findFile(require.resolve('react'), 'react'),
  'react/jsx-runtime': findFile(require.resolve('react'), 'react-jsx-runtime'),
  'react-dom': findFile(require.resolve('react-dom'), 'react-dom'),
  'react-dom/client': findFile(require.resolve('react-dom'), 'react-dom-client'),
  scheduler: findFile(requireFromDom.resolve('scheduler'), 'scheduler'),
}

function findFile(entryPoint: string, name: string): string {
  return resolve(dirname(entryPoint), 'cjs', `${name}.production.js`)
}

const DEFAULT_IMPORT = /\bimport\s+(\w+)\s*(,\s*\{[^}]*\})?\s*from\s*(["']react(?:-dom)?["'])/g

/**
 * Turns React into modules in a build. What is not imported is left out of them then (hydrating,
 * preloading), a call does not read a property first (`(0, react.jsx)(…)`), and chunks do not convert React before
 * they use it.
 */
export function convertReactToModules(): Plugin {
  return {
    name: 'colonnade:react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => FILES[source] ?? null,
    transform: {
      filter: { code: /\breact|^exports\./m },
      handler(code, id) {
        if (Object.values(FILES).includes(id)) return { code: convertToModule(code), map: null }
        // A default import would be the whole of React as an object.
        if (!DEFAULT_IMPORT.test(code)) return null
        return { code: code.replaceAll(DEFAULT_IMPORT, importNamespace), map: null }
      },
    },
  }
}

const importNamespace = (_import: string, name: string, named: string | undefined, from: string) =>
  `import * as ${name} from ${from}${named === undefined ? '' : `;import ${named.slice(1)} from ${from}`}`

/** Converts a CommonJS file whose exports are assigned at its top level. */
export function convertToModule(code: string): string {
  const imports: string[] = []
  const names = new Set<string>()
  const body = code
    .replaceAll(/(\w+) = require\(("[\w/-]+")\)/g, (_declaration, name: string, from: string) => {
      imports.push(`import * as ${name} from ${from};`)
      return `required_${name} = 0`
    })
    .replaceAll(/^exports\.(\w+) =(?=\s)/gm, (assignment, name: string) => {
      if (names.has(name)) return assignment
      names.add(name)
      return `var exported_${name} =`
    })
    .replaceAll(/\bexports\.(\w+)/g, 'exported_$1')
  const exported = [...names].map((name) => `exported_${name} as ${name}`)
  // On the first line, so that all others keep their number.
  return `${imports.join('')}${body}\nexport { ${exported.join(', ')} }\n`
}
