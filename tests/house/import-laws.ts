import { collectionPaths, recordKinds } from '@prangan/contract/paths'
import { type Import, type Module, type PathLiteral, readModule, type SourceFile } from './read-module.ts'

type Offence = { line: number; what: string }

/** A law of the house, why it stands, and what in a module breaks it. */
export type Law = { law: string; reason: string; offences(module: Module): Offence[] }

const within = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`)
const withinAny = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => within(folder, path))
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** A law about imports: those it refuses, of the files it binds. */
function forbid(
  law: string,
  reason: string,
  binds: (file: string) => boolean,
  refuses: (imported: Import, file: string) => boolean,
): Law {
  return {
    law,
    reason,
    offences: ({ file, imports }) =>
      binds(file)
        ? imports
            .filter((imported) => refuses(imported, file))
            .map(({ line, specifier }) => ({ line, what: specifier }))
        : [],
  }
}

/** The feature that a file belongs to, or undefined. */
const featureOf = (path: string): string | undefined => /^web\/src\/features\/([^/]+)/.exec(path)?.[1]

const collectionNames: ReadonlySet<string> = new Set([...Object.values(collectionPaths), ...recordKinds])

/** `doc('current')` is an id within a collection; `doc('news/1')` names the collection itself. */
const namesCollection = ({ text, kind }: PathLiteral): boolean =>
  kind === 'collection' ? text !== '' : collectionNames.has(text.split('/')[0] ?? '')

/** The import law of the house, one row a law. */
export const laws: readonly Law[] = [
  forbid(
    'contract imports nothing but zod/mini and itself',
    'both sides load it, so it weighs on every page and every cold start',
    (file) => within('contract', file),
    ({ target }, file) =>
      !(within('contract', target) || target === 'zod/mini' || (isTest(file) && target === 'vitest')),
  ),
  forbid(
    'functions import neither web nor emulators',
    'what is deployed to the server stands without the client and without the local suite',
    (file) => within('functions', file),
    ({ target }) => withinAny(['web', 'emulators'], target),
  ),
  forbid(
    'web imports neither functions nor emulators',
    'nothing of the server may reach a browser; both sides meet in contract',
    (file) => within('web', file),
    ({ target }) => withinAny(['functions', 'emulators'], target),
  ),
  forbid(
    'nothing but tests imports tests',
    'the product does not depend on how it is checked',
    (file) => !within('tests', file),
    ({ target }) => within('tests', target),
  ),
  forbid(
    'web/src/ui knows no feature, no page and no call',
    'the design system serves every feature, so it can know none',
    (file) => within('web/src/ui', file),
    ({ target }) =>
      withinAny(
        ['web/src/features', 'web/src/app', 'web/src/http', 'web/src/firebase', 'contract/src/endpoints'],
        target,
      ),
  ),
  forbid(
    "features don't import each other",
    'a feature can be changed or dropped alone; pages bring them together',
    (file) => featureOf(file) !== undefined,
    ({ target }, file) => within('web/src/features', target) && featureOf(target) !== featureOf(file),
  ),
  forbid(
    'only web/src/app composes features',
    'what a page is made of is read in one place',
    (file) => within('web/src', file) && !withinAny(['web/src/app', 'web/src/features', 'web/src/ui'], file),
    ({ target }) => within('web/src/features', target),
  ),
  forbid(
    'nothing below web/src imports app',
    'app stands on top: whoever imports it from below closes a circle',
    // A file directly in web/src may be the entry that starts it.
    (file) => /^web\/src\/[^/]+\//.test(file) && !withinAny(['web/src/app', 'web/src/ui'], file),
    ({ target }) => within('web/src/app', target),
  ),
  forbid(
    'web imports firebase/* statically only in web/src/firebase',
    'Firestore, Auth and Storage are chunks of their own, loaded when first needed',
    (file) => within('web', file) && !within('web/src/firebase', file),
    ({ target, isType, isDynamic }) => within('firebase', target) && !isType && !isDynamic,
  ),
  {
    law: 'no file is a barrel',
    reason: 'a barrel loads all to give one thing, and hides where it lives',
    offences: ({ barrelLine }) =>
      barrelLine === undefined ? [] : [{ line: barrelLine, what: 'passes on the exports of others' }],
  },
  {
    law: 'collection names are written in contract/src/paths.ts alone',
    reason: 'a mistyped name is an empty collection, not an error',
    offences: ({ file, literals }) =>
      file === 'contract/src/paths.ts'
        ? []
        : literals.filter(namesCollection).map(({ line, text }) => ({ line, what: `'${text}'` })),
  },
]

/** Holds files against the laws; one line for each offence: file:line, what stands there, the law and its reason. */
export function checkHouse(files: readonly SourceFile[]): string[] {
  return files
    .map(readModule)
    .flatMap((module) =>
      laws.flatMap(({ law, reason, offences }) =>
        offences(module).map(({ line, what }) => `${module.file}:${line} ${what}: ${law} (${reason})`),
      ),
    )
}
