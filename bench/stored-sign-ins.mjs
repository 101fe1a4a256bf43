const REDIRECT = 'https://deck.example/back'
const SCOPES = 'read write follow push'

/**
 * Signs in to servers as the person that each selects, and stores that and the columns as the program does.
 *
 * @param pageUrl the address of the dashboard
 * @param accounts the server and the columns of each account
 * @returns the storage of a browser
 */
export async function createStoredSignIns(pageUrl, accounts) {
  const entries = await Promise.all(accounts.map(createEntries))
  const { origin } = new URL(pageUrl)
  return { cookies: [], origins: [{ origin, localStorage: entries.flat() }] }
}

async function createEntries({ server, columns }, place) {
  const { origin, host } = new URL(server.url)
  const { accessToken, app } = await authorize(origin)
  const answer = await fetch(`${origin}/api/v1/accounts/verify_credentials`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  const account = await answer.json()
  const session = { origin, host, accessToken, app, account, initialState: null }
  const data = {
    onboarded: true,
    columns: columns.map(({ id, params }, index) => ({
      id,
      params,
      uuid: `column-${place + 1}-${index + 1}`,
    })),
  }
  const settings = { version: 1, saved: true, savedAt: Date.now(), data }
  return Object.entries({ session, settings }).map(([part, value]) => ({
    name: `colonnade/accounts/${account.username}@${host}/${part}`,
    value: JSON.stringify(value),
  }))
}

/** The OAuth steps, without a browser. The form selects a person. */
async function authorize(origin) {
  const post = (path, fields, headers = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    })
  const registered = await (
    await post('/api/v1/apps', {
      client_name: 'Benchmark',
      redirect_uris: REDIRECT,
      scopes: SCOPES,
    })
  ).json()
  const app = {
    clientId: registered.client_id,
    clientSecret: registered.client_secret,
    redirectUri: REDIRECT,
    scopes: SCOPES,
    vapidKey: null,
  }
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: REDIRECT,
    scope: SCOPES,
  })
  const form = await fetch(`${origin}/oauth/authorize?${query}`)
  const [cookie = ''] = form.headers.getSetCookie().map((line) => line.split(';')[0])
  const granted = await post('/oauth/authorize', readForm(await form.text()), { Cookie: cookie })
  const code = new URL(granted.headers.get('Location')).searchParams.get('code')
  const exchanged = await post('/oauth/token', {
    grant_type: 'authorization_code',
    code,
    client_id: app.clientId,
    client_secret: app.clientSecret,
    redirect_uri: REDIRECT,
  })
  return { app, accessToken: (await exchanged.json()).access_token }
}

function readForm(html) {
  const fields = new URLSearchParams({ answer: 'authorize' })
  const inputs = /<input type="(?:hidden|radio)" name="([^"]+)" value="([^"]*)"( checked)?/g
  for (const [whole, name, value, checked] of html.matchAll(inputs)) {
    if (whole.includes('type="hidden"') || checked !== undefined)
      fields.set(name, value.replaceAll('&amp;', '&'))
  }
  return fields
}
