import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

const SIZE = '1600x1200x24'
/** The file descriptor on which the server writes the number that it took. */
const TOLD_ON = 3

/** An X server that nobody sees, on a number that it finds by itself. */
export async function startScreen(): Promise<{
  readonly display: string
  readonly process: ChildProcess
}> {
  const xvfb = spawn('/usr/bin/Xvfb', ['-displayfd', `${TOLD_ON}`, '-screen', '0', SIZE], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = xvfb.stdio[TOLD_ON] as Readable
  const [number] = (await Promise.race([
    once(told, 'data'),
    once(xvfb, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`))),
  ])) as [Buffer]
  return { display: `:${number.toString().trim()}`, process: xvfb }
}
