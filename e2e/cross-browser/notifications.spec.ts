import { startPushService } from '@colonnade/demo-server/testing/push'
import { buildPushManagerScript } from '../browser-push.ts'
import { expect, test } from './fixtures.ts'
import { column, expectPressed } from './page-objects.ts'

test(
  'shows a mention while the page is open and delivers one by push where the browser has push',
  { tag: '@OVR-06' },
  async ({ mira, instance, serverRequests }) => {
    const notifications = column('Notifications')
    await mira.waitForVisible(notifications.posts.first())
    await instance.controls.post({ acct: 'kwame', text: '@mira are you on the early boat?' })
    await mira.waitForVisible(notifications.post('are you on the early boat?'))

    // WebKitGTK has no push. In other engines only the vendor's push service is faked, because it is unreachable.
    if (mira.addInitScript === null) return
    const service = await startPushService()
    await mira.addInitScript(buildPushManagerScript(service, 'subscribes'))
    await mira.goto(instance.url)
    await expect
      .poll(() => serverRequests.list.filter((call) => /^POST .*\/push/.test(call)).length)
      .toBe(1)
    await mira.click(notifications.button('Column settings'))
    const mentions = notifications.region.getByRole('switch', 'Mentions: Push')
    await mira.click(mentions)
    await expectPressed(mira, mentions, true, 'aria-checked')
    await expect
      .poll(() => serverRequests.list.filter((call) => /^PUT .*\/push/.test(call)).length)
      .toBe(1)

    await instance.controls.post({ acct: 'kwame', text: '@mira come to the pier' })
    await expect.poll(() => service.messages.length).toBe(1)
    expect(JSON.parse(service.messages[0]!.text)).toMatchObject({ body: '@mira come to the pier' })
    await service.close()
  },
)
