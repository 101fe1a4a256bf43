import { startPushService } from '@colonnade/demo-server/testing/push'
import { pushManagerScript } from '../browser-push.ts'
import { expect, test } from './fixtures.ts'
import { column, pressed } from './parts.ts'

test(
  'a mention comes in while one reads, and by push where the browser has it',
  { tag: '@OVR-06' },
  async ({ mira, instance, calls }) => {
    const notifications = column('Notifications')
    await mira.see(notifications.posts.first())
    await instance.controls.say({ acct: 'kwame', text: '@mira are you on the early boat?' })
    await mira.see(notifications.post('are you on the early boat?'))

    // WebKitGTK has no push. Elsewhere only the vendor's push service is stood in for, since it is out of reach.
    if (mira.beforeDocuments === null) return
    const service = await startPushService()
    await mira.beforeDocuments(pushManagerScript(service, 'subscribes'))
    await mira.goto(instance.url)
    await expect
      .poll(() => calls.heard.filter((call) => /^POST .*\/push/.test(call)).length)
      .toBe(1)
    await mira.click(notifications.button('Column settings'))
    const mentions = notifications.region.role('switch', 'Mentions: Push')
    await mira.click(mentions)
    await pressed(mira, mentions, true, 'aria-checked')
    await expect.poll(() => calls.heard.filter((call) => /^PUT .*\/push/.test(call)).length).toBe(1)

    await instance.controls.say({ acct: 'kwame', text: '@mira come to the pier' })
    await expect.poll(() => service.pushed.length).toBe(1)
    expect(JSON.parse(service.pushed[0]!.text)).toMatchObject({ body: '@mira come to the pier' })
    await service.close()
  },
)
