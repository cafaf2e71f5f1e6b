import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Context } from './context.ts'

type Values = Record<string, string | undefined>

/** The functions' settings are part of the repository; each deployment writes the site's. */
export const settingsFile = ({ root, project }: Pick<Context, 'root' | 'project'>) =>
  join(root, 'functions', `.env.${project}`)
export const siteFile = ({ root }: Pick<Context, 'root'>) => join(root, 'web', '.env.production')

const read = async (path: string): Promise<Values> => parseEnv(await readFile(path, 'utf8').catch(() => ''))

export const readSettings = (context: Pick<Context, 'root' | 'project'>) => read(settingsFile(context))
export const readSiteSettings = (context: Pick<Context, 'root'>) => read(siteFile(context))

/** Sets values and keeps other lines; creates a missing file from `template`. */
export async function writeValues(
  path: string,
  values: Record<string, string>,
  template: string,
): Promise<void> {
  let text = await readFile(path, 'utf8').catch(() => readFile(template, 'utf8'))
  for (const [name, value] of Object.entries(values)) {
    const line = `${name}=${value}`
    const known = new RegExp(`^${name}=.*$`, 'm')
    text = known.test(text) ? text.replace(known, () => line) : `${text.trimEnd()}\n${line}\n`
  }
  await writeFile(path, text)
}
