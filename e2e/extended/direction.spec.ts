import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { takeSignIn } from '../signed-in-state.ts'

test.use({ locale: 'ar-EG' })

const TITLES = ['التحرير', 'الرئيسية', 'الإشعارات'] as const

/** Where it begins and ends from the left. Unit: px. */
async function across(target: Locator) {
  const box = await target.boundingBox()
  return { left: box!.x, right: box!.x + box!.width }
}

/** In the page: whether a text, all Latin, runs from left to right where it stands. */
function runsFromLeft(element: Element): boolean {
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
  'who reads Arabic signs in, reads, answers and moves columns from right to left',
  { tag: ['@RTL-04', '@BY-19'] },
  async ({ page, instance }) => {
    test.slow()
    await test.step('the door: all of it within its card', async () => {
      await page.goto(instance.url)
      const enter = page.getByRole('button', { name: 'تسجيل الدخول', exact: true })
      const own = page.getByRole('button', { name: /^تسجيل الدخول إلى/ })
      await expect(own).toBeVisible()
      const card = await across(page.getByRole('main'))
      const button = await across(own)
      expect((await across(enter)).left).toBeCloseTo(button.left, 0)
      expect(button.left - card.left).toBeCloseTo(card.right - button.right, 0)
    })

    await takeSignIn(page.context(), instance.url)
    await instance.controls.say({ acct: 'farah@tide.example', text: 'Low water at five' })
    await page.goto(instance.url)
    const region = (title: string) => page.getByRole('region', { name: title, exact: true })
    const [compose, home, notifications] = [region(TITLES[0]), region(TITLES[1]), region(TITLES[2])]

    await test.step('the page and the order of its columns', async () => {
      await expect(page.getByRole('main', { name: 'الأعمدة' }).getByRole('region')).toHaveCount(3)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      const rail = await across(page.getByRole('navigation', { name: 'الرئيسي', exact: true }))
      expect(rail.left).toBeGreaterThan((await across(compose)).left)
      expect((await across(compose)).left).toBeGreaterThan((await across(home)).left)
      expect((await across(home)).left).toBeGreaterThan((await across(notifications)).left)
    })

    const row = home.getByRole('article').filter({ hasText: 'Low water at five' })
    await test.step('a post: its author on the right, the name before the acct, which runs as it is written', async () => {
      const acct = row.getByText('@farah@tide.example').first()
      const name = row.getByText('Farah Aziz', { exact: true }).first()
      await expect(acct).toBeVisible()
      expect((await across(name)).left).toBeGreaterThan((await across(acct)).right - 1)
      expect(await acct.evaluate(runsFromLeft)).toBe(true)
    })

    await test.step('an answer in Arabic, behind a Latin acct', async () => {
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

    await test.step('a column goes to the side that its button names', async () => {
      await home.getByRole('button', { name: 'إعدادات العمود' }).click()
      const left = home.getByRole('button', { name: 'نقل إلى اليسار', exact: true })
      await left.focus()
      await page.keyboard.press('Enter')
      await expect
        .poll(async () => (await across(home)).left < (await across(notifications)).left)
        .toBe(true)
      await expect(left).toBeFocused()
    })

    await test.step('settings: tabs on the right of what they open', async () => {
      await page.getByRole('button', { name: 'الإعدادات', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'الإعدادات' })
      const tab = dialog.getByRole('tab', { name: 'المظهر' })
      await tab.click()
      const panel = dialog.getByRole('tabpanel', { name: 'المظهر' })
      await expect(panel).toBeVisible()
      expect((await across(tab)).left).toBeGreaterThanOrEqual((await across(panel)).right - 1)
    })
  },
)
