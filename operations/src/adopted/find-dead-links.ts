import { departmentSlugIn, facultyNames, facultyPath } from '@prangan/contract/departments'
import { withoutLanguage } from '@prangan/contract/languages'
import { builtPages, pagePaths } from '@prangan/contract/page-paths'
import { pagesOff } from '@prangan/plugins/contract/pages-off'
import type { Finding } from './kinds.ts'

export type TextFile = { file: string; content: string }

const named = /\bpagePaths\.(\w+)/g
const literal = /(['"`])(\/[\w./-]*)(?:[?#][^'"`\s]*)?\1|\]\((\/[\w./-]*)/g
const definition = /^\s*(path|aliases):/
/** Files, endpoints, and pages whose address has an id. */
const elsewhere = /^\/(documents|media|files|api|faculty-profile|merit-lists)\/|\.\w+$/

const pathOf = (name: string): string =>
  (pagePaths as Readonly<Record<string, { path: string }>>)[name]?.path ?? `/${name}`

const pathsIn = (line: string): string[] => [
  ...[...line.matchAll(named)].map(([, name = '']) => pathOf(name)),
  ...[...line.matchAll(literal)].map(([, , quoted, linked]) => quoted ?? linked ?? ''),
]

const isPageFile = (file: string) => /\/content\/pages\/[^/]+\.ts$/.test(file)

/** Finds links and menu entries of the college to pages that neither its content nor the build has. */
export function findDeadLinks(texts: readonly TextFile[]): Finding[] {
  const known = knownPaths(texts)
  return texts.flatMap(({ file, content }) =>
    content.split('\n').flatMap((line, at) => {
      if (isPageFile(file) && definition.test(line)) return []
      return deadIn(pathsIn(line), known).map((text) => ({ kind: 'link' as const, file, line: at + 1, text }))
    }),
  )
}

/** Finds links of the product's own pages to pages that the college's content doesn't have. */
export function findDeadProductLinks(texts: readonly TextFile[], product: readonly TextFile[]): Finding[] {
  const known = knownPaths(texts)
  return product.flatMap(({ file, content }) =>
    content.split('\n').flatMap((line, at) => {
      const linked = [...line.matchAll(/\bpaths\.(\w+)\.href\b/g)]
        .map(([, name = '']) => name)
        .filter((name) => Object.hasOwn(pagePaths, name))
        .map(pathOf)
      return deadIn(linked, known).map((path) => ({
        kind: 'link' as const,
        file,
        line: at + 1,
        text: `${path}, to which a page of the product links`,
      }))
    }),
  )
}

function knownPaths(texts: readonly TextFile[]): ReadonlySet<string> {
  const own = texts
    .filter(({ file }) => isPageFile(file))
    .flatMap(({ content }) =>
      content
        .split('\n')
        .filter((line) => definition.test(line))
        .flatMap(pathsIn),
    )
  const built = Object.values<{ path: string }>(builtPages).map(({ path }) => path)
  return new Set([...own, ...built, ...pagesOff, ...facultyNames.map(facultyPath)])
}

const deadIn = (paths: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(paths.map(withoutLanguage))].filter(
    (path) => !known.has(path) && !elsewhere.test(path) && departmentSlugIn(path) === undefined,
  )
