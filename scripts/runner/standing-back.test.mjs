import { existsSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { runNode } from './child.mjs'

const isLinux = process.platform === 'linux'

/** Prints the niceness of each of its threads (the 19th word of a thread's record). */
const SAY_NICENESS = `
  const { readdirSync, readFileSync } = require('node:fs')
  const threads = readdirSync('/proc/self/task')
  const recordOf = (id) => readFileSync('/proc/self/task/' + id + '/stat', 'utf8')
  console.log(JSON.stringify(threads.map((id) => Number(recordOf(id).split(') ')[1].split(' ')[16]))))
`

/** Ends once its session has the least share there is. */
const AWAIT_SHARE = `
  const { readFileSync } = require('node:fs')
  const look = () => readFileSync('/proc/self/autogroup', 'utf8').endsWith('nice 19\\n') || setTimeout(look, 10)
  look()
`

test.runIf(isLinux)('what stands back does so with every thread', async () => {
  const { output } = await runNode(['--eval', SAY_NICENESS], { standsBack: true })

  const threads = JSON.parse(output)
  expect(threads.length).toBeGreaterThan(1)
  expect(new Set(threads)).toEqual(new Set([19]))
})

test.runIf(existsSync('/proc/self/autogroup'))(
  'what stands back does so before other sessions too',
  async () => {
    const { code } = await runNode(['--eval', AWAIT_SHARE], { standsBack: true, limitMs: 10_000 })

    expect(code).toBe(0)
  },
)

test('what does not stand back has the share of the one who began it', async () => {
  const { output } = await runNode(['--print', 'os.getPriority()'])

  expect(Number(output)).toBe(getPriority())
})
