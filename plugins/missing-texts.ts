import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { issueTexts } from '@prangan/contract/content/checks/issue-messages'
import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { mainLanguage } from '@prangan/contract/languages'
import { collegeFolder, pluginFolders } from './folders.ts'

const root = join(import.meta.dirname, '..')

/** The folders with a folder of each language. */
const folders = [
  'web/src/messages',
  'contract/src/messages',
  'functions/src/mail/messages',
  'functions/src/office/messages',
  ...pluginFolders.flatMap((folder) =>
    ['contract/messages', 'functions/messages', 'messages'].map((each) => `${folder}/${each}`),
  ),
]

/** The English of these is in the contract. */
const wordedElsewhere: Readonly<Record<string, object>> = {
  'web/src/messages/en/desk/issues.ts': { findings: { ofPage: issueTexts } },
  'web/src/messages/en/errors.ts': { default: { byCode: errors, ofField: fieldTexts } },
}

type Text = { name: string; value: unknown }

/** Returns the texts of a module (strings, lists and functions) by their names. */
function textsIn(value: unknown, name = ''): Text[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ name, value }]
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, name ? `${name}.${key}` : key))
}

/** Of the modules with mails only the tables count, which name each; elsewhere an exported function is a helper. */
const isText = (file: string, { name, value }: Text): boolean =>
  file.includes('functions/')
    ? /^(mails|messages)\./.test(name)
    : typeof value !== 'function' || name.includes('.')

const read = (file: string): Promise<object> => import(join(root, file))

/** Returns the module's own texts: `own` is what it had before English filled its gaps. */
const ownOf = (module: { default?: unknown; own?: unknown }): object =>
  module.own === undefined ? module : { ...module, default: module.own }

export type FileTexts = { file: string; texts: number; missing: string[] }

/** Returns for each English file what a language lacks of it. An index only joins the files beside it. */
export async function missingTexts(language: string): Promise<FileTexts[]> {
  const found = folders
    .flatMap((folder) => globSync(`${folder}/${mainLanguage}/**/*.ts`, { cwd: root }))
    .sort((one, other) => Number(one.endsWith('/index.ts')) - Number(other.endsWith('/index.ts')))
  const joined = new Set<unknown>()
  const files: FileTexts[] = []
  for (const file of found) {
    const english = textsIn(wordedElsewhere[file] ?? (await read(file))).filter(
      (text) => isText(file, text) && !(file.endsWith('/index.ts') && joined.has(text.value)),
    )
    for (const { value } of english) joined.add(value)
    const translated = file.replace(`/${mainLanguage}/`, `/${language}/`)
    const own = existsSync(join(root, translated)) ? ownOf(await read(translated)) : {}
    const written = textsIn(own).filter(({ value }) => value !== undefined)
    // A language may have several texts where English has one.
    const has = (text: string) => written.some(({ name }) => name === text || name.startsWith(`${text}.`))
    const missing = english.flatMap(({ name }) => (has(name) ? [] : [name]))
    if (english.length > 0) files.push({ file: translated, texts: english.length, missing })
  }
  return files
}

/** A number, a reference to a fact or an abbreviation is the same in each language. */
const isTranslated = (english: string): boolean => /[a-z]{2}/.test(english.replaceAll(/\{\{.*?\}\}/g, ''))

/** Returns the texts by language in a value that have English. */
function textsByLanguage(value: unknown, name = ''): { name: string; text: object }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && typeof value.en === 'string')
    return isTranslated(value.en) ? [{ name, text: value }] : []
  return Object.entries(value).flatMap(([key, part]) => textsByLanguage(part, name ? `${name}.${key}` : key))
}

/** Matches a module that only a build can read. */
const forBuild = /from '.*\.(svg|webp|png|jpe?g)(\?.*)?'|import\.meta\.glob/

/** Returns for each file of the college, its plugins apart, what a language lacks of the texts that it has by language. */
export async function missingCollegeTexts(language: string): Promise<FileTexts[]> {
  const files = globSync(`${collegeFolder}/{*,content/**/*}.ts`, { cwd: root }).sort()
  const found = await Promise.all(
    files
      .filter((file) => !file.endsWith('.test.ts') && !forBuild.test(readFileSync(join(root, file), 'utf8')))
      .map(async (file) => ({ file, texts: textsByLanguage({ ...(await read(file)) }) })),
  )
  return found.flatMap(({ file, texts }) => {
    const missing = texts.flatMap(({ name, text }) => (language in text ? [] : [name]))
    return texts.length > 0 ? [{ file, texts: texts.length, missing }] : []
  })
}
