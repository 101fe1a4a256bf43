import type { CDPSession, Page } from '@playwright/test'

/** The interval of a 60 Hz screen. */
const FRAME_MS = 16

/**
 * Draws the frames of a page in a browser that draws none on its own schedule (`slowFramesLaunch`).
 *
 * @returns sets the interval between frames, in ms
 */
export function drawFrames(page: Page): { setPace: (ms: number) => void } {
  let pace = FRAME_MS
  void drawContinuously(page, () => pace)
  return {
    setPace(ms) {
      pace = ms
    },
  }
}

async function drawContinuously(page: Page, pace: () => number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  while (!page.isClosed()) {
    await drawFrame(devtools, pace())
    await new Promise((resolve) => setTimeout(resolve, pace()))
  }
}

/** Ignores the error of a page that closes or navigates. */
async function drawFrame(devtools: CDPSession, interval: number): Promise<void> {
  await devtools.send('HeadlessExperimental.beginFrame', { interval }).catch(() => null)
}
