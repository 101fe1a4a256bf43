import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

const SIZE = '1600x1200x24'
/** File descriptor to which Xvfb writes the display number that it chose. */
const DISPLAY_FD = 3

/** Starts a virtual X server (Xvfb) on a free display number. */
export async function startVirtualDisplay(): Promise<{
  readonly display: string
  readonly process: ChildProcess
}> {
  const xvfb = spawn('/usr/bin/Xvfb', ['-displayfd', `${DISPLAY_FD}`, '-screen', '0', SIZE], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const output = xvfb.stdio[DISPLAY_FD] as Readable
  const [number] = (await Promise.race([
    once(output, 'data'),
    once(xvfb, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb exited with ${code}`))),
  ])) as [Buffer]
  return { display: `:${number.toString().trim()}`, process: xvfb }
}
