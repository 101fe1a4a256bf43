import { existsSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { runNode } from './child.mjs'

const isLinux = process.platform === 'linux'

/** Prints the niceness of each thread (the 19th field of a thread's record). */
const PRINT_NICENESS = `
  const { readdirSync, readFileSync } = require('node:fs')
  const threads = readdirSync('/proc/self/task')
  const recordOf = (id) => readFileSync('/proc/self/task/' + id + '/stat', 'utf8')
  console.log(JSON.stringify(threads.map((id) => Number(recordOf(id).split(') ')[1].split(' ')[16]))))
`

/** Exits when its session has the lowest share. */
const AWAIT_SHARE = `
  const { readFileSync } = require('node:fs')
  const look = () => readFileSync('/proc/self/autogroup', 'utf8').endsWith('nice 19\\n') || setTimeout(look, 10)
  look()
`

test.runIf(isLinux)('runs every thread of a low-priority program with low priority', async () => {
  const { output } = await runNode(['--eval', PRINT_NICENESS], { isLowPriority: true })

  const threads = JSON.parse(output)
  expect(threads.length).toBeGreaterThan(1)
  expect(new Set(threads)).toEqual(new Set([19]))
})

test.runIf(existsSync('/proc/self/autogroup'))(
  'gives a low-priority program a lower share than other sessions',
  async () => {
    const { code } = await runNode(['--eval', AWAIT_SHARE], {
      isLowPriority: true,
      limitMs: 10_000,
    })

    expect(code).toBe(0)
  },
)

test('inherits the priority of the parent by default', async () => {
  const { output } = await runNode(['--print', 'os.getPriority()'])

  expect(Number(output)).toBe(getPriority())
})
