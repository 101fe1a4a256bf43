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
 * Replaces a build by another version, as an update of the server does: the entry script, the lazy chunks of these
 * names and all chunks that import one of them get new file names, and the old files are gone.
 */
export async function replaceBuild(folder: string, lazyChunks: readonly string[]): Promise<void> {
  const assets = await readdir(join(folder, 'assets'))
  const changed = ['index', ...lazyChunks].map(
    (name) => assets.find((file) => new RegExp(`^${name}-.{8}\\.js$`).test(file)) ?? '',
  )
  const importers = await findImporters(join(folder, 'assets'), changed)
  const renamed = [
    ...changed.map((old) => ({ old, next: old.replace(/.{8}\.js$/, 'NextNext.js') })),
    ...importers.map((old) => ({ old, next: old.replace(/.{4}\.js$/, 'Next.js') })),
  ]
  for (const { old, next } of renamed)
    await rename(join(folder, 'assets', old), join(folder, 'assets', next))
  const texts = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:js|html)$/.test(name),
  )
  for (const name of texts) {
    const text = await readFile(join(folder, name), 'utf8')
    const current = renamed.reduce((all, { old, next }) => all.replaceAll(old, next), text)
    if (current !== text) await writeFile(join(folder, name), current)
  }
  await writeShellWorker(shellWorkerFile, folder)
}

/** Returns the chunks that import one of these, directly or not: their hashes change with it. */
async function findImporters(folder: string, chunks: readonly string[]): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = new Map<string, string>()
  for (const name of names) texts.set(name, await readFile(join(folder, name), 'utf8'))
  const found = new Set(chunks)
  for (const chunk of found) {
    for (const [name, text] of texts) if (text.includes(`./${chunk}`)) found.add(name)
  }
  return [...found].filter((name) => !chunks.includes(name))
}
