import { chromium, type FullConfig } from '@playwright/test'
import { browserLaunch } from '../scripts/browser-launch.ts'
import { beginTemplate } from './instance.ts'
import { column, signIn } from './pages.ts'
import { keepSignIn } from './signed-in-state.ts'

/**
 * Begins one world that every test gets a copy of, with somebody signed in to it: beginning one takes seconds, copying
 * one does not.
 */
export default async function beginWorld({ projects }: FullConfig): Promise<void> {
  const server = await beginTemplate()
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
