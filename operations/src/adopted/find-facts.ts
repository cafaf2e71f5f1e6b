import { createHash } from 'node:crypto'
import demo from './demo-facts.json' with { type: 'json' }
import type { Finding, Kind } from './kinds.ts'

/** The name by which demo-facts.json knows a text or a file. */
const fingerprint = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

const factKinds = ['phone', 'committee', 'fee', 'address', 'place', 'person', 'college'] as const

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches whole words in any script, in the order of `factKinds`: the domain comes before the name in it. */
const patternOf = (facts: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${facts.map(escaped).join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu')

const patterns = factKinds.map((kind) => [kind, patternOf(demo[kind])] as const)
const logins = patternOf(demo.login)
const stories = new Set(demo.texts)
const drawings = new Set(Object.keys(demo.drawings))
const files: Readonly<Record<string, string>> = demo.files

const longText = /(['"`])((?:(?!\1)[^\\\n]|\\.){50,})\1/g
const gap = /\[\[[^\]\n]*\]\]|\ben: ''/g

/** Keeps the matches that lie in none before them. */
function factsIn(line: string): [Kind, string][] {
  let left = line
  return patterns.flatMap(([kind, pattern]) => {
    const found = [...left.matchAll(pattern)].map(([text]) => text)
    left = left.replaceAll(pattern, (text) => '\0'.repeat(text.length))
    return found.map((text): [Kind, string] => [kind, text])
  })
}

function findInLine(line: string): [Kind, string][] {
  const gaps = [...line.matchAll(gap)].map(([text]): [Kind, string] => ['gap', text])
  const own = [...line.matchAll(longText)]
    .map(([, , text = '']) => text)
    .filter((text) => stories.has(fingerprint(text)))
    .map((text): [Kind, string] => ['story', `${text.slice(0, 60)}…`])
  return [...factsIn(line), ...gaps, ...own]
}

/** Finds the demo's facts in a text file, except those that are right for this college too. */
export function findFacts(file: string, content: string, ours: ReadonlySet<string>): Finding[] {
  return content.split('\n').flatMap((line, at) => {
    const found = new Map(findInLine(line).map(([kind, text]) => [text, kind]))
    return [...found]
      .filter(([text]) => !ours.has(text))
      .map(([text, kind]) => ({ kind, file, line: at + 1, text }))
  })
}

/** Finds the demo's passwords in a file of its people. */
export const findLogins = (file: string, content: string): Finding[] =>
  content
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(logins)].map(([text]) => ({ kind: 'login' as const, file, line: at + 1, text })),
    )

/** Finds a picture of the demo, also one with changed colours or texts. */
export function findDrawing(file: string, content: Buffer): Finding[] {
  const name = files[fingerprint(content)]
  if (name) return [{ kind: 'drawing', file, text: `is the demo’s ${name}` }]
  if (!file.endsWith('.svg')) return []
  const outlines = [...content.toString().matchAll(/\sd="([^"]{60,})"/g)].map(([, outline = '']) => outline)
  return outlines.some((outline) => drawings.has(fingerprint(outline)))
    ? [{ kind: 'drawing', file, text: 'has outlines of the demo’s picture' }]
    : []
}
