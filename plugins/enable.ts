import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { points } from './points.ts'

/*
 * Links the college as `@prangan/college`: the folder `college`, or the one that `COLLEGE` names. Then it
 * writes plugins/enabled/: for each extension point a module that concatenates what the college's plugins export, and the
 * Firestore rules, the Storage rules and the indexes of the core with theirs. The core imports nothing else of a plugin.
 */
const root = join(import.meta.dirname, '..')
const enabled = join(import.meta.dirname, 'enabled')

const link = join(root, 'node_modules/@prangan/college')
const college = join(root, process.env.COLLEGE || 'college')
if (!existsSync(join(college, 'config.ts'))) throw new Error(`COLLEGE: no college in ${college}.`)
const target = relative(dirname(link), college)
// An unchanged link keeps its time, which the caches of the tools compare.
if (readlinkSync(link) !== target) {
  rmSync(link)
  symlinkSync(target, link)
}
const { collegeFolder, pluginFolders } = await import('./folders.ts')

const written = new Set(['.gitignore', 'package.json'].map((name) => join(enabled, name)))

function write(path: string, text: string): void {
  const file = join(enabled, path)
  written.add(file)
  mkdirSync(dirname(file), { recursive: true })
  // An unchanged file keeps its time, which the caches of the tools compare.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

const folders = pluginFolders.map((path) => ({
  folder: join(root, path),
  name: basename(path).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
}))
const languages = readdirSync(join(root, 'web/src/messages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
/** A point in `messages/` is a file in each language's folder; the site need not have the language. */
const files = Object.entries(points).flatMap(([file, exported]) =>
  file.includes('messages/')
    ? languages.map((language) => [file.replace('messages/', `messages/${language}/`), exported] as const)
    : [[file, exported] as const],
)

for (const [file, exported] of files) {
  const found = folders.flatMap(({ name, folder }) => {
    const path = [join(folder, `${file}.ts`), join(folder, `${file}.tsx`)].find(existsSync)
    return path
      ? [{ name, path: relative(dirname(join(enabled, file)), path), text: readFileSync(path, 'utf8') }]
      : []
  })
  const imports = found.map(({ name, path }) => `import * as ${name} from '${path}'\n`)
  const constants = Object.entries(exported).map(([constant, kind]) => {
    if (kind === 'all') return found.map(({ path }) => `export * from '${path}'\n`).join('') || 'export {}\n'
    const exporting = new RegExp(`^export .*\\b${constant}\\b`, 'm')
    const values = found.filter(({ text }) => exporting.test(text)).map(({ name }) => `${name}.${constant}`)
    const spread = values.map((value) => `...${value}`).join(', ')
    if (kind === 'object') return `export const ${constant} = {${spread}} as const\n`
    if (kind === 'list') return `export const ${constant} = [${spread}] as const\n`
    return `export const ${constant} = [${values.join(', ')}] as const\n`
  })
  write(`${file}.ts`, [...(exported['*'] ? [] : imports), ...constants].join(''))
}

/** The texts of mails, in the site's languages that have them. */
const mails = join(root, 'functions/src/mail/messages')
const { college: configured }: typeof import('../college/config.ts') = await import(
  join(college, 'config.ts')
)
const mailLanguages = configured.languages.filter((language) => existsSync(join(mails, language)))
write(
  'functions/mail-messages.ts',
  [
    ...mailLanguages.map(
      (language) =>
        `import { messages as ${language} } from '${relative(join(enabled, 'functions'), mails)}/${language}/index.ts'\n`,
    ),
    `export const mailMessages = { ${mailLanguages.join(', ')} }\n`,
  ].join(''),
)

const pluginsOff = globSync(`{plugins,${collegeFolder}/plugins}/*/contract/names.ts`, { cwd: root })
  .map((path) => dirname(dirname(path)))
  .filter((folder) => !pluginFolders.includes(folder) && folder !== 'plugins/enabled')

/** The pages of the plugins that are off: no menu and no page links to them. */
const pagesOff = await Promise.all(
  pluginsOff.map(async (folder) => {
    const { pagePaths = {} }: { pagePaths?: Record<string, { path: string }> } = await import(
      join(root, folder, 'contract/names.ts')
    )
    return Object.values(pagePaths).map((page) => page.path)
  }),
)
write(
  'contract/pages-off.ts',
  `export const pagesOff: readonly string[] = ${JSON.stringify(pagesOff.flat())}\n`,
)

/**
 * Replaces `grantsOf('<ability>')` in rules by the grants that give the ability, and `everyGrant('<function>', <value>)` by what
 * the function returns for each grant and the value: rules have no loops.
 */
async function withGrants(rules: string): Promise<string> {
  const { grantNames, grantsOf } = await import('../contract/src/roles.ts')
  const quoted = (grant: string) => `'${grant}'`
  return rules
    .replace(/grantsOf\('([^']+)'\)/g, (_, ability) => `[${grantsOf(ability).map(quoted).join(', ')}]`)
    .replace(
      /everyGrant\('(\w+)', (\w+)\)/g,
      (_, name, value) => `[${grantNames.map((grant) => `${name}(${quoted(grant)}, ${value})`).join(', ')}]`,
    )
}

const partsOf = (file: string): string[] =>
  folders
    .map(({ folder }) => join(folder, file))
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8'))

for (const file of ['firestore.rules', 'storage.rules']) {
  const core = readFileSync(join(root, file), 'utf8')
  const indented = partsOf(file)
    .join('\n')
    .replace(/^(?=.)/gm, '    ')
  write(file, await withGrants(core.replace(/^ *\/\/ The rules of plugins\.\n/m, () => indented)))
}

type Indexes = { indexes: object[]; fieldOverrides: object[] }
const core: Indexes = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8'))
const parts = partsOf('firestore.indexes.json').map((text): Indexes => JSON.parse(text))
write(
  'firestore.indexes.json',
  `${JSON.stringify(
    {
      indexes: [core, ...parts].flatMap(({ indexes }) => indexes),
      fieldOverrides: [core, ...parts].flatMap(({ fieldOverrides }) => fieldOverrides),
    },
    null,
    2,
  )}\n`,
)

/** Where the stylesheets of the public pages and of the desk find the classes of plugins. */
const sourcesOf = (patterns: readonly string[], not: readonly string[]) =>
  folders
    .flatMap(({ folder }) => [
      ...patterns.map((pattern) => `@source "${relative(enabled, folder)}/${pattern}";\n`),
      ...not.map((pattern) => `@source not "${relative(enabled, folder)}/${pattern}";\n`),
    ])
    .join('')
const tests = ['**/*.test.*', 'tests']
write('public.css', sourcesOf(['web'], ['**/desk', '**/*.ts', ...tests]))
write('desk.css', sourcesOf(['web'], tests))

/** The type check of everything but the plugins that are off and the colleges of tests. */
const checked = ['contract', 'functions', 'web', 'emulators', 'operations', 'tests', collegeFolder]
const unchecked = ['**/node_modules', '**/dist', 'operations/src/adopt/template', ...pluginsOff]
if (collegeFolder === 'college') unchecked.push('tests/colleges')
write(
  'tsconfig.json',
  `${JSON.stringify(
    {
      extends: '../../tsconfig.base.json',
      compilerOptions: { tsBuildInfoFile: '../../node_modules/.cache/tsc/all.tsbuildinfo' },
      include: ['../*.ts', ...[...checked, ...pluginFolders].map((folder) => `../../${folder}/**/*`)],
      exclude: unchecked.map((folder) => `../../${folder}`),
    },
    null,
    2,
  )}\n`,
)

for (const entry of readdirSync(enabled, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name)
  if (entry.isFile() && !written.has(file)) rmSync(file)
}
