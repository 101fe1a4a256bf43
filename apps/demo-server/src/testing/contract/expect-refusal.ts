import { expect } from 'vitest'

/** The call is refused with this status, and the body gives its reason as every Mastodon does: `{ error }`. */
export async function expectRefusal(
  call: Promise<unknown>,
  status: 400 | 401 | 403 | 404 | 422,
): Promise<void> {
  await expect(call).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'response',
    status,
    body: { error: expect.stringMatching(/\S/) },
  })
}
