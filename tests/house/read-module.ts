import { posix } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** A file of the house: its path from the root, with `/`, and its text. */
export type SourceFile = { file: string; source: string }

/** One import, re-export, `import()` or `import('…')` type. */
export type Import = {
  specifier: string
  /** Where it leads: a path from the root, or a package's name and path as written. */
  target: string
  line: number
  /** Erased before anything runs. */
  isType: boolean
  /** Loaded when the code gets there, not with the module. */
  isDynamic: boolean
}

/** A literal where a path belongs: surely a collection's, or a path that may as well be an id or another word. */
export type PathLiteral = { text: string; line: number; kind: 'collection' | 'path' }

/** What the laws look at. */
export type Module = {
  file: string
  imports: Import[]
  literals: PathLiteral[]
  /** The line of `export *`, or of the first statement of a file that only passes others' exports on. */
  barrelLine: number | undefined
}

const packages = /^@prangan\/(contract|functions|web|emulators|tests)(?:\/(.*))?$/

/** Where a specifier leads from this file. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const [, workspace, path = ''] = packages.exec(specifier) ?? []
  if (workspace === undefined) return specifier
  return workspace === 'contract' ? `contract/src/${path}.ts` : posix.join(workspace, path)
}

/** The text of a string, or the fixed beginning of a template. */
function textOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis[0]?.value.raw : undefined
}

const pathCalls: Readonly<Record<string, PathLiteral['kind']>> = {
  collection: 'collection',
  collectionGroup: 'collection',
  doc: 'path',
}

/** The name of what is called: `doc` in `doc(…)`, in `db.doc(…)` and in `db?.doc(…)`. */
function calleeName(callee: ESTree.Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined
}

function barrelStatement(body: ESTree.Program['body']): ESTree.Node | undefined {
  const passesOn = (node: ESTree.Node): boolean =>
    node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null)
  const whole = body.find((node) => node.type === 'ExportAllDeclaration')
  return whole ?? (body.every(passesOn) ? body[0] : undefined)
}

/** Parses a file, and keeps what the laws ask about. Throws where it does not parse. */
export function readModule({ file, source }: SourceFile): Module {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const lineOf = (node: { start: number }): number => source.slice(0, node.start).split('\n').length
  const imports: Import[] = []
  const literals: PathLiteral[] = []

  const addImport = (
    node: ESTree.Node,
    from: ESTree.Node | null,
    isType: boolean,
    isDynamic: boolean,
  ): void => {
    const specifier = textOf(from ?? undefined)
    if (specifier === undefined) return
    imports.push({ specifier, target: targetOf(file, specifier), line: lineOf(node), isType, isDynamic })
  }
  const addLiteral = (node: ESTree.Node, at: ESTree.Node | undefined, kind: PathLiteral['kind']): void => {
    const text = textOf(at)
    if (text !== undefined) literals.push({ text, line: lineOf(node), kind })
  }

  new Visitor({
    ImportDeclaration: (node) => addImport(node, node.source, node.importKind === 'type', false),
    ExportNamedDeclaration: (node) => addImport(node, node.source, node.exportKind === 'type', false),
    ExportAllDeclaration: (node) => addImport(node, node.source, node.exportKind === 'type', false),
    ImportExpression: (node) => addImport(node, node.source, false, true),
    TSImportType: (node) => addImport(node, node.source, true, false),
    CallExpression(node) {
      const name = calleeName(node.callee)
      if (name === 'require') addImport(node, node.arguments[0] ?? null, false, false)
      const kind = name === undefined ? undefined : pathCalls[name]
      // The web SDK's calls take the database first, the Admin SDK's are methods.
      if (kind) for (const argument of node.arguments.slice(0, 2)) addLiteral(node, argument, kind)
    },
    Property(node) {
      const isCollection = node.key.type === 'Identifier' && node.key.name === 'collection'
      if (isCollection) addLiteral(node, node.value, 'path')
    },
  }).visit(program)

  const barrel = barrelStatement(program.body)
  return { file, imports, literals, barrelLine: barrel && lineOf(barrel) }
}
