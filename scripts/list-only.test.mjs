import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { separateDeclarations } from './list-only.ts'

const separate = (code) => separateDeclarations(code, parseSync('lists.mjs', code).program)

test('gives each constant a separate statement, and takes the parts of an object one by one', () => {
  const code =
    'const a = 1, { Component: List, useEmitter: on } = /* @__PURE__ */ make(a), b = E.memo(List);\nexport { b };'

  expect(separate(code)).toBe(
    [
      'const a = 1;',
      'const whole_13 = /* @__PURE__ */ make(a);',
      'const List = whole_13.Component;',
      'const on = whole_13.useEmitter;',
      'const b = /* @__PURE__ */ E.memo(List);',
      'export { b };',
    ].join('\n'),
  )
})

test('keeps everything else', () => {
  const code = 'import E from "react";\nlet a, b;\nfunction f() {\n  const x = 1, y = 2;\n}'

  expect(separate(code)).toBe(
    'import E from "react";\nlet a;\nlet b;\nfunction f() {\n  const x = 1, y = 2;\n}',
  )
})
