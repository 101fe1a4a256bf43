import { audit } from '../checks/audit.mjs'
import { fetched } from '../checks/fetched.mjs'
import { readOptions } from './options.mjs'
import { say } from './say.mjs'
import { leave } from './shutdown.mjs'

/** `npm run audit`: what of what is fetched has a known advisory, and whether the bytes of all of it are known. */
export async function auditCommand(args) {
  readOptions(args)
  let failures = 0
  for (const check of [fetched, audit]) {
    const { failed, output, note } = await check.run()
    failures += failed
    say(`${failed === 0 ? 'passed' : 'FAILED'}  ${check.name}: ${note}`)
    if (output !== '') say(output)
  }
  await leave(failures === 0 ? 0 : 1)
}
