/** A grant such as `allow get, list: if …`; the condition of an unconditional `allow read;` is ''. */
export type Grant = { methods: string[]; condition: string }
export type Match = { path: string; grants: Grant[] }
export type RulesSource = { functions: Map<string, string>; matches: Match[] }

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').replaceAll(/(^|\s)\/\/.*$/gm, ' ')

// Each alternative matches a statement; the text between them is skipped.
const statement =
  /function\s+(\w+)\s*\([^)]*\)\s*\{([^}]*)\}|match\s+(\S+)\s*\{|allow\s+([\w,\s]+?)(?::\s*if\s+([^;]+))?;|(\})/g

/** Returns the functions' bodies by name, and the matches by full path with their grants. */
export function readRulesSource(text: string): RulesSource {
  const functions = new Map<string, string>()
  const matches: Match[] = []
  const open: Match[] = []
  for (const [, name, body, path, methods, condition, end] of withoutComments(text).matchAll(statement)) {
    if (name !== undefined && body !== undefined) functions.set(name, body.trim())
    if (path !== undefined) {
      const match: Match = { path: `${open.at(-1)?.path ?? ''}${path}`, grants: [] }
      matches.push(match)
      open.push(match)
    }
    if (methods !== undefined) {
      const grant = {
        methods: methods.split(',').map((method) => method.trim()),
        condition: condition?.trim() ?? '',
      }
      open.at(-1)?.grants.push(grant)
    }
    if (end !== undefined) open.pop()
  }
  return { functions, matches }
}
