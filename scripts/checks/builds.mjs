import { build } from '../runner/build.mjs'
import { verdict } from './tool.mjs'

/** The dashboard for the web and the instance for Node. */
export const builds = {
  name: 'builds',
  async run() {
    try {
      await build()
      return verdict(true)
    } catch (error) {
      return verdict(false, error.message)
    }
  },
}
