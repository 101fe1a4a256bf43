import { expect } from '@playwright/test'
import type { Driver, Point } from './drivers/driver.ts'
import type { Aim, Seen } from './in-page/hands.ts'
import type { Place } from './place.ts'

/** How often a hand looks again whether it may press. */
const INTERVALS = [100]
const STEPS = 12

/** Somebody before a window: what they do waits until it can be done, as people wait. */
export interface Person extends Omit<Driver, 'click' | 'drag' | 'wheel' | 'complaints'> {
  /** What is there now. @param names attributes that matter */
  look(place: Place, names?: readonly string[]): Promise<readonly Seen[]>
  /** Waits until something there is visible. @returns the first that is */
  see(place: Place, names?: readonly string[]): Promise<Seen>
  /** Waits until nothing there is visible. */
  miss(place: Place): Promise<void>
  click(place: Place): Promise<void>
  /** Puts these words in the place of what stands in a field. */
  fill(place: Place, text: string): Promise<void>
  drag(from: Place, to: (from: Point) => Point): Promise<void>
  /** Turns the wheel over the middle of something, by px. */
  wheel(place: Place, down: number): Promise<void>
  complaints(): Promise<readonly string[]>
}

/** A document that is left while one looks at it answers nothing: the next one will. */
const asTrouble = (trouble: unknown) => ({ trouble: String(trouble) })

/** @param hands what the page needs so that things can be found in it: in-page/hands.ts */
export function personAt(driver: Driver, hands: string): Person {
  /** Asks the page's hands, which each new document lacks at first. */
  const ask = async <T>(call: string): Promise<T> => {
    const question = `globalThis.hands === undefined ? { absent: true } : { value: hands.${call} }`
    const answer = await driver.evaluate<{ value: T; absent?: true }>(question)
    if (answer.absent !== true) return answer.value
    const listen = driver.complaints === null ? 'hands.collectComplaints()' : ''
    await driver.evaluate(`(() => { ${hands}; ${listen} })()`)
    return ask(call)
  }
  const look: Person['look'] = (place, names = []) =>
    ask(`look(${JSON.stringify(place.selector)}, ${JSON.stringify(names)})`)

  const seen = async (place: Place, names?: readonly string[]) =>
    (await look(place, names)).filter(({ isVisible }) => isVisible)

  /** Where to press once it stands still: twice in the same place. */
  const aim = async (place: Place): Promise<Point> => {
    let before = ''
    let found: Point | null = null
    await expect
      .poll(
        async () => {
          const aimed = await ask<Aim>(`aim(${JSON.stringify(place.selector)})`).catch(asTrouble)
          if ('trouble' in aimed) return aimed.trouble
          const now = `${aimed.x} ${aimed.y}`
          if (now !== before) {
            before = now
            return 'it moves'
          }
          found = aimed
          return 'it is there'
        },
        { message: place.selector, intervals: INTERVALS },
      )
      .toBe('it is there')
    return found ?? { x: 0, y: 0 }
  }

  const click = async (place: Place) => driver.click(await aim(place))

  const said: string[] = []
  const complaints = async (): Promise<readonly string[]> =>
    driver.complaints?.() ?? ask('collectComplaints()')
  const isAnywhere = () => driver.evaluate<boolean>("location.protocol !== 'about:'")

  return {
    ...driver,
    goto: async (url) => {
      if (await isAnywhere()) {
        said.push(...(await complaints()))
        // What a page says of calls that are cut off while it is left is none of the next one's.
        await driver.goto('about:blank')
        driver.complaints?.()
      }
      await driver.goto(url)
    },
    look,
    see: async (place, names) => {
      let first: Seen | undefined
      await expect
        .poll(
          async () => {
            try {
              ;[first] = await seen(place, names)
            } catch (trouble) {
              return asTrouble(trouble).trouble
            }
            return first === undefined ? `nothing at ${place.selector}` : 'seen'
          },
          { intervals: INTERVALS },
        )
        .toBe('seen')
      return first!
    },
    miss: async (place) => {
      await expect
        .poll(() => seen(place), { message: place.selector, intervals: INTERVALS })
        .toEqual([])
    },
    click,
    fill: async (place, text) => {
      await click(place)
      await driver.press('Control+a')
      await driver.type(text)
    },
    drag: async (from, to) => {
      const start = await aim(from)
      const end = to(start)
      const part = (step: number) => ({
        x: start.x + ((end.x - start.x) * step) / STEPS,
        y: start.y + ((end.y - start.y) * step) / STEPS,
      })
      await driver.drag(Array.from({ length: STEPS + 1 }, (_, step) => part(step)))
    },
    wheel: async (place, down) => {
      const { box } = (await seen(place))[0]!
      await driver.wheel({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, down)
    },
    complaints: async () => [...said.splice(0), ...(await complaints())],
  }
}
