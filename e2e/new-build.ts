import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeShellWorker } from '../scripts/shell-worker.ts'
import { distDir } from './instance.ts'

const shellWorkerFile = fileURLToPath(
  new URL('../apps/dashboard/src/service-worker/shell-worker.ts', import.meta.url),
)

/** Copies the build so that a test can replace it. */
export async function copyBuild(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'colonnade-build-'))
  await cp(distDir, folder, { recursive: true, filter: (path) => !path.endsWith('.map') })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/**
 * Replaces a build by another version, as an update of the server does: the entry script and the lazy chunks of these
 * names get new file names, and the old files are gone.
 */
export async function replaceBuild(folder: string, lazyChunks: readonly string[]): Promise<void> {
  const assets = await readdir(join(folder, 'assets'))
  const renamed = ['index', ...lazyChunks].map((name) => {
    const old = assets.find((file) => new RegExp(`^${name}-.{8}\\.js$`).test(file)) ?? ''
    return { old, next: `${name}-NextNext.js` }
  })
  for (const { old, next } of renamed)
    await rename(join(folder, 'assets', old), join(folder, 'assets', next))
  const texts = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:js|html)$/.test(name),
  )
  for (const name of texts) {
    const text = await readFile(join(folder, name), 'utf8')
    const changed = renamed.reduce((all, { old, next }) => all.replaceAll(old, next), text)
    if (changed !== text) await writeFile(join(folder, name), changed)
  }
  await writeShellWorker(shellWorkerFile, folder)
}
