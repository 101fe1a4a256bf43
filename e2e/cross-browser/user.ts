import { expect } from '@playwright/test'
import type { Driver, Point } from './drivers/driver.ts'
import type { ClickTarget, ElementState } from './in-page/input.ts'
import type { Locator } from './locator.ts'

/** Polling interval until an element can be clicked. Unit: ms. */
const POLL_INTERVALS_MS = [100]
const DRAG_STEPS = 12

/** Drives a window as a user does: every action waits until its element is ready. */
export interface User extends Omit<Driver, 'click' | 'drag' | 'wheel' | 'readConsole'> {
  /** Returns the state of all matching elements now. @param names attributes to read */
  query(locator: Locator, names?: readonly string[]): Promise<readonly ElementState[]>
  /** Waits until a match is visible. @returns the first visible one */
  waitForVisible(locator: Locator, names?: readonly string[]): Promise<ElementState>
  /** Waits until no match is visible. */
  waitForHidden(locator: Locator): Promise<void>
  click(locator: Locator): Promise<void>
  /** Replaces the text of a field. */
  fill(locator: Locator, text: string): Promise<void>
  drag(from: Locator, to: (from: Point) => Point): Promise<void>
  /** Turns the wheel over the centre of an element. @param down px */
  wheel(locator: Locator, down: number): Promise<void>
  readConsole(): Promise<readonly string[]>
}

/** A document that unloads during an evaluation rejects it. The next document answers. */
const toProblem = (error: unknown) => ({ problem: String(error) })

/** @param inputScript the built in-page/input.ts, which finds elements in the page */
export function createUser(driver: Driver, inputScript: string): User {
  /** Calls a function of in-page/input.ts, and runs that script first in a new document. */
  const callInput = async <T>(call: string): Promise<T> => {
    const expression = `globalThis.pageInput === undefined ? { absent: true } : { value: pageInput.${call} }`
    const answer = await driver.evaluate<{ value: T; absent?: true }>(expression)
    if (answer.absent !== true) return answer.value
    const listen = driver.readConsole === null ? 'pageInput.collectConsoleMessages()' : ''
    await driver.evaluate(`(() => { ${inputScript}; ${listen} })()`)
    return callInput(call)
  }
  const query: User['query'] = (locator, names = []) =>
    callInput(`query(${JSON.stringify(locator.selector)}, ${JSON.stringify(names)})`)

  const queryVisible = async (locator: Locator, names?: readonly string[]) =>
    (await query(locator, names)).filter(({ isVisible }) => isVisible)

  /** Returns the point to click once it is the same in two consecutive reads. */
  const findClickPoint = async (locator: Locator): Promise<Point> => {
    let before = ''
    let found: Point | null = null
    await expect
      .poll(
        async () => {
          const target = await callInput<ClickTarget>(
            `findClickPoint(${JSON.stringify(locator.selector)})`,
          ).catch(toProblem)
          if ('problem' in target) return target.problem
          const now = `${target.x} ${target.y}`
          if (now !== before) {
            before = now
            return 'moving'
          }
          found = target
          return 'stable'
        },
        { message: locator.selector, intervals: POLL_INTERVALS_MS },
      )
      .toBe('stable')
    return found ?? { x: 0, y: 0 }
  }

  const click = async (locator: Locator) => driver.click(await findClickPoint(locator))

  const messages: string[] = []
  const readMessages = async (): Promise<readonly string[]> =>
    driver.readConsole?.() ?? callInput('collectConsoleMessages()')
  const hasDocument = () => driver.evaluate<boolean>("location.protocol !== 'about:'")

  return {
    ...driver,
    goto: async (url) => {
      if (await hasDocument()) {
        messages.push(...(await readMessages()))
        // Requests that are cancelled when a page unloads must not count for the next page.
        await driver.goto('about:blank')
        driver.readConsole?.()
      }
      await driver.goto(url)
    },
    query,
    waitForVisible: async (locator, names) => {
      let first: ElementState | undefined
      await expect
        .poll(
          async () => {
            try {
              ;[first] = await queryVisible(locator, names)
            } catch (error) {
              return toProblem(error).problem
            }
            return first === undefined ? `no visible match for ${locator.selector}` : 'visible'
          },
          { intervals: POLL_INTERVALS_MS },
        )
        .toBe('visible')
      return first!
    },
    waitForHidden: async (locator) => {
      await expect
        .poll(() => queryVisible(locator), {
          message: locator.selector,
          intervals: POLL_INTERVALS_MS,
        })
        .toEqual([])
    },
    click,
    fill: async (locator, text) => {
      await click(locator)
      await driver.press('Control+a')
      await driver.type(text)
    },
    drag: async (from, to) => {
      const start = await findClickPoint(from)
      const end = to(start)
      const part = (step: number) => ({
        x: start.x + ((end.x - start.x) * step) / DRAG_STEPS,
        y: start.y + ((end.y - start.y) * step) / DRAG_STEPS,
      })
      await driver.drag(Array.from({ length: DRAG_STEPS + 1 }, (_, step) => part(step)))
    },
    wheel: async (locator, down) => {
      const { box } = (await queryVisible(locator))[0]!
      await driver.wheel({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, down)
    },
    readConsole: async () => [...messages.splice(0), ...(await readMessages())],
  }
}
