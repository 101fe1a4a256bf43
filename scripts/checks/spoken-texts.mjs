import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import babel from '@babel/core'
import { inRoot } from '../runner/paths.mjs'
import { verdict } from './tool.mjs'

/** What people read or hear is said through lingui, so that it can be said in their language. */
export const spokenTexts = {
  name: 'texts in the code',
  async run() {
    const folder = inRoot('apps', 'dashboard', 'src')
    const files = readdirSync(folder, { recursive: true })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /(?<!\.(?:test|gallery|d))\.tsx?$/.test(name))
      .filter((name) => !/^(?:testing|gallery)\//.test(name))
    const faults = files.flatMap((name) =>
      unspokenTexts(readFileSync(join(folder, name), 'utf8')).map(
        ({ line, text }) => `${name}:${line} “${text}” is said in no language`,
      ),
    )
    return Promise.resolve(verdict(faults.length === 0, faults.join('\n')))
  },
}

/** Attributes and properties whose text is seen or heard. */
const SPOKEN = new Set(
  `alt aria-description aria-label aria-roledescription aria-valuetext caption confirm description details
   heading hint label message placeholder question summary text title tooltip verb`.split(/\s+/),
)

/** Tags whose content is the same in every language. */
const CODE = new Set(['code', 'kbd', 'style'])

/** The same in every language: names, signs and examples. */
const NAMES = new Set(
  'Colonnade ALT CW GIF mastodon.example @ada@example.org astrophotography'.split(' '),
)

const MACROS = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal', 'defineMessage'])
const MACRO_TAGS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

/** For developers alone. */
const SILENT = /^(?:logError|logWarning|Error|TypeError|RangeError|\w+Error|Symbol)$/

/**
 * Literals that somebody would see or hear in English: text between tags; what stands in an attribute or a
 * property of `SPOKEN`, chosen by `?:`, `&&` or `??` too; and whatever reads like a sentence. It cannot see a
 * single word that comes by a variable or a function, nor what is put together of pieces.
 */
export function unspokenTexts(source) {
  const found = []
  const ast = babel.parseSync(source, {
    filename: 'source.tsx',
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
  })
  const tell = ({ node }, text) => found.push({ line: node.loc.start.line, text: text.trim() })
  babel.traverse(ast, {
    JSXText(path) {
      if (isWord(path.node.value) && !isTranslated(path)) tell(path, path.node.value)
    },
    'StringLiteral|TemplateElement'(path) {
      const text = path.isStringLiteral() ? path.node.value : path.node.value.cooked
      if (!isWord(text) || isTranslated(path)) return
      if (isShown(path) || /^\p{Lu}\p{Ll}+ \p{Ll}+( \p{Ll}+|[.!?:…]|$)/u.test(text))
        tell(path, text)
    },
  })
  return found
}

/** A word of at least two letters. */
const isWord = (text) =>
  text.split(/\s+/).some((word) => /\p{L}{2}/u.test(word) && !NAMES.has(word))

/** Said by a macro, for developers, in a type or as code. */
const isTranslated = (path) =>
  path.findParent(({ node }) => {
    const { type } = node
    if (type.startsWith('TS') || type === 'ImportDeclaration') return !type.endsWith('Expression')
    if (type === 'TaggedTemplateExpression') return MACROS.has(nameOf(node.tag))
    if (type === 'CallExpression' || type === 'NewExpression') {
      return MACROS.has(nameOf(node.callee)) || SILENT.test(nameOf(node.callee))
    }
    if (type !== 'JSXElement') return false
    const name = nameOf(node.openingElement.name)
    return MACRO_TAGS.has(name) || CODE.has(name)
  }) !== null

const nameOf = (node) => node.name ?? node.property?.name ?? ''

/** Follows a literal up to where it is used, through what only chooses it. */
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
  if (parent.type === 'JSXAttribute') return SPOKEN.has(parent.name.name)
  return parent.type === 'ObjectProperty' && at.key === 'value' && SPOKEN.has(keyOf(parent.key))
}

const keyOf = (key) => key.name ?? key.value ?? ''
