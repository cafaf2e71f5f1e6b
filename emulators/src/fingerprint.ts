import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.ts'

const isNoSource = (path: string) => /(^|\/)(node_modules|dist|\.cache|tests)$|\.test\.tsx?$/.test(path)

async function listFiles(
  path: string,
  isLeftOut: (path: string) => boolean,
  folder = root,
): Promise<string[]> {
  if (!existsSync(join(folder, path))) return []
  if (!(await stat(join(folder, path))).isDirectory()) return [path]
  const paths = (await readdir(join(folder, path))).sort().map((name) => `${path}/${name}`)
  const lists = paths.filter((each) => !isLeftOut(each)).map((each) => listFiles(each, isLeftOut, folder))
  return (await Promise.all(lists)).flat()
}

export async function fingerprintSources(paths: readonly string[], folder = root): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await listFiles(path, isNoSource, folder)) {
      const content = createHash('sha256').update(await readFile(join(folder, file)))
      hash.update(`${file} ${content.digest('hex')}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

export async function fingerprintOutput(path: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await listFiles(path, () => false)) {
    const { size, mtimeMs } = await stat(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}
