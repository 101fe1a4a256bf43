import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import babel from '@babel/core'
import { inRoot } from '../runner/paths.mjs'
import { createResult } from './tool.mjs'

/** Checks that texts of the interface use lingui, so that they can be translated. */
export const untranslatedTexts = {
  name: 'untranslated texts',
  async run() {
    const folder = inRoot('apps', 'dashboard', 'src')
    const files = readdirSync(folder, { recursive: true })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /(?<!\.(?:test|gallery|d))\.tsx?$/.test(name))
      .filter((name) => !/^(?:testing|gallery)\//.test(name))
    const faults = files.flatMap((name) =>
      findUntranslatedTexts(readFileSync(join(folder, name), 'utf8')).map(
        ({ line, text }) => `${name}:${line} “${text}” is not translatable`,
      ),
    )
    return Promise.resolve(createResult(faults.length === 0, faults.join('\n')))
  },
}

/** Attributes and properties whose text is visible or read by screen readers. */
const TRANSLATABLE = new Set(
  `alt aria-description aria-label aria-roledescription aria-valuetext caption confirm description details
   heading hint label message placeholder question summary text title tooltip verb`.split(/\s+/),
)

/** Tags whose content is the same in every language. */
const CODE = new Set(['code', 'kbd', 'style'])

/** Names, symbols and examples, which are the same in every language. */
const NAMES = new Set(
  'Colonnade ALT CW GIF mastodon.example @ada@example.org astrophotography'.split(' '),
)

const MACROS = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal', 'defineMessage'])
const MACRO_TAGS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

/** Calls whose texts are for developers only. */
const DEVELOPER_CALLS = /^(?:logError|logWarning|Error|TypeError|RangeError|\w+Error|Symbol)$/

/**
 * Finds English literals in the interface: text between tags; values of the attributes and properties in
 * `TRANSLATABLE`, also in `?:`, `&&` or `??`; and anything that reads like a sentence. It does not find a single word
 * from a variable or a function, nor concatenated texts.
 */
export function findUntranslatedTexts(source) {
  const found = []
  const ast = babel.parseSync(source, {
    filename: 'source.tsx',
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
  })
  const report = ({ node }, text) => found.push({ line: node.loc.start.line, text: text.trim() })
  babel.traverse(ast, {
    JSXText(path) {
      if (isWord(path.node.value) && !isTranslated(path)) report(path, path.node.value)
    },
    'StringLiteral|TemplateElement'(path) {
      const text = path.isStringLiteral() ? path.node.value : path.node.value.cooked
      if (!isWord(text) || isTranslated(path)) return
      if (isShown(path) || /^\p{Lu}\p{Ll}+ \p{Ll}+( \p{Ll}+|[.!?:…]|$)/u.test(text))
        report(path, text)
    },
  })
  return found
}

/** A word of at least two letters. */
const isWord = (text) =>
  text.split(/\s+/).some((word) => /\p{L}{2}/u.test(word) && !NAMES.has(word))

/** Whether a text is in a macro, for developers, a type or code. */
const isTranslated = (path) =>
  path.findParent(({ node }) => {
    const { type } = node
    if (type.startsWith('TS') || type === 'ImportDeclaration') return !type.endsWith('Expression')
    if (type === 'TaggedTemplateExpression') return MACROS.has(getName(node.tag))
    if (type === 'CallExpression' || type === 'NewExpression') {
      return MACROS.has(getName(node.callee)) || DEVELOPER_CALLS.test(getName(node.callee))
    }
    if (type !== 'JSXElement') return false
    const name = getName(node.openingElement.name)
    return MACRO_TAGS.has(name) || CODE.has(name)
  }) !== null

const getName = (node) => node.name ?? node.property?.name ?? ''

/** Follows a literal to its use, through expressions that only select it. */
function isShown(path) {
  let at = path
  while (
    /^(?:ConditionalExpression|LogicalExpression|TemplateLiteral|ParenthesizedExpression|JSXExpressionContainer)$/.test(
      at.parent.type,
    )
  ) {
    if (at.parent.type === 'ConditionalExpression' && at.key === 'test') return false
    at = at.parentPath
  }
  const { parent } = at
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return true
  if (parent.type === 'JSXAttribute') return TRANSLATABLE.has(parent.name.name)
  return (
    parent.type === 'ObjectProperty' && at.key === 'value' && TRANSLATABLE.has(getKey(parent.key))
  )
}

const getKey = (key) => key.name ?? key.value ?? ''
