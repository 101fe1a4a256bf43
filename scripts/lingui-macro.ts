import babel, { type PluginObj, type types } from '@babel/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/**
 * Expands lingui's macros and leaves the rest of the TSX to Vite's compiler. Each text stays, compiled, in the code
 * that uses it: a chunk contains its own English texts, so no catalog is fetched before the first text.
 * `@vitejs/plugin-react` no longer includes Babel, so only files with a macro are transformed by it. Every Vite and
 * Vitest configuration that reads dashboard sources needs this plugin.
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
          plugins: [
            ['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }],
            compileMessages,
          ],
        })
        if (typeof result?.code !== 'string') return null
        return { code: result.code, map: result.map ?? null }
      },
    },
  }
}

/** The macros generate `{id, message}` after a marker comment. */
function compileMessages({ types: t }: typeof babel): PluginObj {
  const isMessage = (property: types.Node): property is types.ObjectProperty =>
    t.isObjectProperty(property) && t.isIdentifier(property.key, { name: 'message' })
  return {
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectExpression({ node }) {
              if (node.leadingComments?.some(({ value }) => value === 'i18n') !== true) return
              const message = node.properties.find(isMessage)
              if (message === undefined || !t.isStringLiteral(message.value)) return
              message.value = t.valueToNode(compileMessage(message.value.value))
            },
          })
        },
      },
    },
  }
}
