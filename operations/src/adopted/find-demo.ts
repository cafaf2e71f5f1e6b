import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDeadLinks, findDeadProductLinks, type TextFile } from './find-dead-links.ts'
import { findDrawing, findFacts, findLogins } from './find-facts.ts'
import { type Finding, type Kind, kinds } from './kinds.ts'

const notShown = /(^|\/)(node_modules|tests|testing|demo)(\/|$)|\.test\.tsx?$/

const order = Object.keys(kinds) as Kind[]

/** Lists what is left of the demo in a college's folder, the most harmful first. `root` is the repository. */
export function findDemo(root: string, folder: string): Finding[] {
  const list = (within: string, pattern: string) =>
    globSync(pattern, { cwd: join(root, within), exclude: (path) => notShown.test(path) })
      .sort()
      .map((path) => join(within, path))
  const read = (file: string): TextFile => ({ file, content: readFileSync(join(root, file), 'utf8') })
  const texts = list(folder, '**/*.{ts,tsx,css,html,svg}').map(read)
  const code = texts.filter(({ file }) => file.endsWith('.ts') && !file.startsWith(`${folder}/plugins/`))
  const product = list('web/src', '**/*.{ts,tsx}').map(read)
  const logins = list(join(folder, 'demo'), '*.ts').map(read)
  const ours = readOurs(join(root, folder, 'adopted.json'))
  return [
    ...texts.flatMap(({ file, content }) => findFacts(file, content, ours)),
    ...logins.flatMap(({ file, content }) => findLogins(file, content)),
    ...findDeadLinks(code),
    ...findDeadProductLinks(code, product),
    ...list(folder, '{art,public}/*').flatMap((file) => findDrawing(file, readFileSync(join(root, file)))),
  ].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

/** The college's `adopted.json` lists facts of the demo that are its own too: `{ "ours": ["₹450"] }`. */
function readOurs(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set()
  const { ours }: { ours: string[] } = JSON.parse(readFileSync(file, 'utf8'))
  return new Set(ours)
}

export function describe(findings: readonly Finding[]): string[] {
  const lines = order.flatMap((kind) => {
    const own = findings.filter((finding) => finding.kind === kind)
    if (own.length === 0) return []
    return [
      '',
      kinds[kind],
      ...own.map(({ file, line, text }) => `  ${file}${line ? `:${line}` : ''}  ${text}`),
    ]
  })
  return [...lines, '']
}
