import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { convertToModule } from './react-modules.ts'

const require = createRequire(import.meta.url)
const react = require.resolve('react').replace(/index\.js$/, 'cjs/react.production.js')

const importText = (code) => import(`data:text/javascript,${encodeURIComponent(code)}`)

test('exports what the file assigns, also when the file reads or assigns it again', async () => {
  const module = await importText(
    convertToModule(
      'exports.now = void 0;\nif (true) {\n  exports.now = function () {\n    return 7;\n  };\n}\nexports.twice =\n  function () {\n    return 2 * exports.now();\n  };\n',
    ),
  )

  expect(module.now()).toBe(7)
  expect(module.twice()).toBe(14)
})

test('imports what the file requires, and keeps its line numbers', () => {
  const code =
    '"use strict";\nvar Scheduler = require("scheduler"),\n  count = 0;\nexports.count = count;\n'

  const lines = convertToModule(code).split('\n')

  expect(lines[0]).toBe('import * as Scheduler from "scheduler";"use strict";')
  expect(lines[3]).toBe('var exported_count = count;')
})

test('exports everything of React', async () => {
  const module = await importText(convertToModule(readFileSync(react, 'utf8')))

  expect(Object.keys(module).sort()).toEqual(
    Object.keys(require(react))
      .filter((name) => name !== 'default')
      .sort(),
  )
})
