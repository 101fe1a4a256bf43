import { chromium, type FullConfig } from '@playwright/test'
import { browserLaunch } from '../scripts/browser-launch.ts'
import { startTemplate } from './instance.ts'
import { column, signIn } from './page-objects.ts'
import { saveSignIn } from './saved-sign-in.ts'

/**
 * Creates the seed data that every test gets a copy of, with one account signed in. Creating it takes seconds, a copy
 * does not.
 */
export default async function setUpSeed({ projects }: FullConfig): Promise<void> {
  const server = await startTemplate()
  const browser = await chromium.launch(browserLaunch)
  const { viewport = null, locale = '', timezoneId = '' } = projects[0]?.use ?? {}
  const context = await browser.newContext({ viewport, locale, timezoneId })
  const page = await context.newPage()
  await signIn(page, server.url)
  await column(page, 'Home').posts.first().waitFor()
  await saveSignIn(context, server.url)
  await browser.close()
  await server.close()
}
