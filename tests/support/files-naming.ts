import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Code of the product and its tests, which another college updates and never edits. */
const files = globSync(
  ['contract', 'functions', 'web', 'emulators', 'operations', 'plugins', 'tests'].map(
    (folder) => `${folder}/**/*.{ts,tsx,css,html,mjs,rules}`,
  ),
  { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', 'plugins/enabled/**', 'tests/colleges/**'] },
)

/** Returns the product's files that have a text, in small or capital letters. */
export const filesNaming = (text: string): string[] =>
  files.filter((file) => readFileSync(`${root}${file}`, 'utf8').toLowerCase().includes(text.toLowerCase()))
