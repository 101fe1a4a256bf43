import { mkdirSync, rmSync } from 'node:fs'
import { chromium, type FullConfig } from '@playwright/test'
import { browserLaunch } from '../scripts/browser-launch.ts'
import { sharePaintings, startInstance, worlds, worldTemplate } from './instance.ts'
import { column, signIn } from './pages.ts'
import { keepSignIn } from './signed-in-state.ts'

/**
 * Begins one world that every test gets a copy of, with somebody signed in to it: beginning one takes seconds, copying
 * one does not.
 */
export default async function beginWorld({ projects }: FullConfig): Promise<void> {
  rmSync(worlds, { recursive: true, force: true })
  mkdirSync(worldTemplate, { recursive: true })
  await sharePaintings(worldTemplate)
  const server = await startInstance({ dataDir: worldTemplate })
  const browser = await chromium.launch(browserLaunch)
  const { viewport = null, locale = '', timezoneId = '' } = projects[0]?.use ?? {}
  const context = await browser.newContext({ viewport, locale, timezoneId })
  const page = await context.newPage()
  await signIn(page, server.url)
  await column(page, 'Home').posts.first().waitFor()
  await keepSignIn(context, server.url)
  await browser.close()
  await server.close()
}
