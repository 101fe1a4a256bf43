import { expect, openDeck, test } from './fixtures.ts'
import { addColumn, column, deck, rail } from './page-objects.ts'
import { restoreSignIn } from './saved-sign-in.ts'
import { addSecondAccount } from './second-account.ts'

test.use({ allowedErrors: /status of 401/ })

test('probes', async ({ page, instance }) => {
  await restoreSignIn(page.context(), instance.url)
  const noor = await addSecondAccount(page.context(), instance.url, process.env['SECOND'] ?? 'noor')
  await page.goto(instance.url)
  await expect(deck(page)).toBeVisible()
  console.log(noor, await page.getByRole('region').evaluateAll((all) => all.map((one) => one.ariaLabel)))
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/cols-${scheme}.png` })
  }
})
