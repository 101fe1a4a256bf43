import babel from '@babel/core'
import type { Plugin } from 'vite'

/**
 * Expands lingui's macros and leaves the rest of the TSX to Vite's own compiler.
 * `@vitejs/plugin-react` carries no Babel any more, so only files that name a macro pass through it.
 * Every Vite and Vitest configuration that reads dashboard sources needs this plugin.
 */
export function linguiMacro(): Plugin {
  return {
    name: 'colonnade:lingui-macro',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[jt]sx?$/, exclude: /node_modules/ },
        code: /@lingui\/(?:core|react)\/macro/,
      },
      async handler(code, id) {
        const result = await babel.transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['jsx', 'typescript'] },
          plugins: ['@lingui/babel-plugin-lingui-macro'],
        })
        if (typeof result?.code !== 'string') return null
        return { code: result.code, map: result.map ?? null }
      },
    },
  }
}
