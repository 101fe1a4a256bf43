import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { restoreSignIn } from '../saved-sign-in.ts'

test.use({ locale: 'ar-EG' })

const TITLES = ['التحرير', 'الرئيسية', 'الإشعارات'] as const

/** Measures the horizontal extent of an element. Unit: px. */
async function measureExtent(target: Locator) {
  const box = await target.boundingBox()
  return { left: box!.x, right: box!.x + box!.width }
}

/** Runs in the page. Is true when a text in Latin script runs from left to right. */
function isLeftToRight(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const letters: number[] = []
  while (texts.nextNode() !== null) {
    const { length } = texts.currentNode.textContent ?? ''
    for (let at = 0; at < length; at += 1) {
      const range = document.createRange()
      range.setStart(texts.currentNode, at)
      range.setEnd(texts.currentNode, at + 1)
      letters.push(range.getBoundingClientRect().left)
    }
  }
  return letters.length > 1 && letters.every((left, index) => left >= (letters[index - 1] ?? left))
}

test(
  'signs in, reads, replies and moves columns in Arabic from right to left',
  { tag: ['@RTL-04', '@BY-19'] },
  async ({ page, instance }) => {
    test.slow()
    await test.step('keeps the sign-in form inside its card', async () => {
      await page.goto(instance.url)
      const signInButton = page.getByRole('button', { name: 'تسجيل الدخول', exact: true })
      const instanceButton = page.getByRole('button', { name: /^تسجيل الدخول إلى/ })
      await expect(instanceButton).toBeVisible()
      const card = await measureExtent(page.getByRole('main'))
      const button = await measureExtent(instanceButton)
      expect((await measureExtent(signInButton)).left).toBeCloseTo(button.left, 0)
      expect(button.left - card.left).toBeCloseTo(card.right - button.right, 0)
    })

    await restoreSignIn(page.context(), instance.url)
    await instance.controls.post({ acct: 'farah@tide.example', text: 'Low water at five' })
    await page.goto(instance.url)
    const getRegion = (title: string) => page.getByRole('region', { name: title, exact: true })
    const [compose, home, notifications] = [
      getRegion(TITLES[0]),
      getRegion(TITLES[1]),
      getRegion(TITLES[2]),
    ]

    await test.step('mirrors the page and the order of columns', async () => {
      await expect(page.getByRole('main', { name: 'الأعمدة' }).getByRole('region')).toHaveCount(3)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      const rail = await measureExtent(
        page.getByRole('navigation', { name: 'الرئيسي', exact: true }),
      )
      expect(rail.left).toBeGreaterThan((await measureExtent(compose)).left)
      expect((await measureExtent(compose)).left).toBeGreaterThan((await measureExtent(home)).left)
      expect((await measureExtent(home)).left).toBeGreaterThan(
        (await measureExtent(notifications)).left,
      )
    })

    const row = home.getByRole('article').filter({ hasText: 'Low water at five' })
    await test.step('shows the author on the right with the name before a left-to-right handle', async () => {
      const acct = row.getByText('@farah@tide.example').first()
      const name = row.getByText('Farah Aziz', { exact: true }).first()
      await expect(acct).toBeVisible()
      expect((await measureExtent(name)).left).toBeGreaterThan(
        (await measureExtent(acct)).right - 1,
      )
      expect(await acct.evaluate(isLeftToRight)).toBe(true)
    })

    await test.step('sends a reply in Arabic after a Latin handle', async () => {
      await row.getByRole('button', { name: 'رد', exact: true }).click()
      const text = compose.getByLabel('فيمَ تفكر؟')
      await expect(text).toHaveValue('@farah@tide.example ')
      await text.press('End')
      await page.keyboard.type('شكرًا، سأكون هناك')
      await expect(text).toHaveAttribute('dir', 'rtl')
      await compose.getByRole('button', { name: 'نشر', exact: true }).click()
      const sent = home.getByRole('article').filter({ hasText: 'سأكون هناك' })
      await expect(sent).toBeVisible()
      const words = sent.getByText('سأكون هناك').last()
      expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    })

    await test.step('moves a column to the side that the button names', async () => {
      await home.getByRole('button', { name: 'إعدادات العمود' }).click()
      const left = home.getByRole('button', { name: 'نقل إلى اليسار', exact: true })
      await left.focus()
      await page.keyboard.press('Enter')
      await expect
        .poll(
          async () => (await measureExtent(home)).left < (await measureExtent(notifications)).left,
        )
        .toBe(true)
      await expect(left).toBeFocused()
    })

    await test.step('shows the settings tabs on the right of their panel', async () => {
      await page.getByRole('button', { name: 'الإعدادات', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'الإعدادات' })
      const tab = dialog.getByRole('tab', { name: 'المظهر' })
      await tab.click()
      const panel = dialog.getByRole('tabpanel', { name: 'المظهر' })
      await expect(panel).toBeVisible()
      expect((await measureExtent(tab)).left).toBeGreaterThanOrEqual(
        (await measureExtent(panel)).right - 1,
      )
    })
  },
)
