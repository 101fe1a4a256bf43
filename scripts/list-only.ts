import type { Plugin, Rolldown } from 'vite'

type Program = ReturnType<Rolldown.PluginContext['parse']>
type Declaration = Extract<Program['body'][number], { type: 'VariableDeclaration' }>
type Declarator = Declaration['declarations'][number]

/**
 * Leaves the tables and the grid of react-virtuoso out of a build, a quarter of it. They are not imported, but its file
 * takes them apart in a way that bundlers may not remove (`const { Component: Table } = create()`), and declares them
 * in one statement with what is needed.
 */
export function listOnly(): Plugin {
  return {
    name: 'colonnade:list-only',
    apply: 'build',
    transform: {
      filter: { id: /\/react-virtuoso\/dist\/index\.mjs$/ },
      handler(code) {
        return { code: separateDeclarations(code, this.parse(code)), map: null }
      },
    },
  }
}

/** Gives each constant at the top level a statement of its own, also those that are taken from an object. */
export function separateDeclarations(code: string, program: Program): string {
  let separated = ''
  let end = 0
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue
    const declarations = statement.declarations.map((one) => separate(one, code, statement.kind))
    separated += code.slice(end, statement.start) + declarations.join('\n')
    end = statement.end
  }
  return separated + code.slice(end)
}

function separate({ id, init, start, end }: Declarator, code: string, kind: string): string {
  if (init === null) return `${kind} ${code.slice(start, end)};`
  const value = `${isMemo(init) ? '/* @__PURE__ */ ' : ''}${findComment(code, init.start)}${code.slice(init.start, init.end)}`
  if (id.type !== 'ObjectPattern') return `${kind} ${code.slice(id.start, id.end)} = ${value};`
  const whole = `whole_${start}`
  const parts = id.properties.map((part) => {
    if (part.type !== 'Property') throw new TypeError('react-virtuoso takes the rest of an object')
    const name = code.slice(part.value.start, part.value.end)
    return `${kind} ${name} = ${whole}.${code.slice(part.key.start, part.key.end)};`
  })
  return [`${kind} ${whole} = ${value};`, ...parts].join('\n')
}

/** Returns the comment before a value that says that its call has no effect. */
const findComment = (code: string, start: number): string =>
  /\/\* @__PURE__ \*\/ $/.exec(code.slice(0, start))?.[0] ?? ''

const isMemo = (value: NonNullable<Declarator['init']>): boolean =>
  value.type === 'CallExpression' &&
  value.callee.type === 'MemberExpression' &&
  value.callee.property.type === 'Identifier' &&
  value.callee.property.name === 'memo'
