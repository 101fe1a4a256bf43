import type { CDPSession, Page } from '@playwright/test'

/** As screens do. */
const USUAL_MS = 16

/**
 * Draws a page of a browser that draws nothing by itself (`slowFramesLaunch`), one frame after the other.
 *
 * @returns sets how long one lasts from now on, in ms
 */
export function drawFrames(page: Page): { setPace: (ms: number) => void } {
  let pace = USUAL_MS
  void draw(page, () => pace)
  return {
    setPace(ms) {
      pace = ms
    },
  }
}

async function draw(page: Page, pace: () => number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  while (!page.isClosed()) {
    await drawOne(devtools, pace())
    await new Promise((resolve) => setTimeout(resolve, pace()))
  }
}

/** A page that is about to go, or to be another one, takes no frame. */
async function drawOne(devtools: CDPSession, interval: number): Promise<void> {
  await devtools.send('HeadlessExperimental.beginFrame', { interval }).catch(() => null)
}
