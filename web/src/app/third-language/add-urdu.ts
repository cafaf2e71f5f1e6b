import type { Plugin } from 'vitest/config'

/** What `docs/extending.md` says for another language: a line in its table, and catalogues (here, the English ones). */
export const addUrdu: Plugin = {
  name: 'add-urdu',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/contract/src/languages.ts'))
      return code.replace(/^ {2}hi: \{.*$/m, "$&\n  ur: { name: 'اردو', locale: 'ur-IN', dir: 'rtl' },")
    if (code.includes('createCatalogue'))
      return code.replace(/^ {2}en: (\(\) => import\(.*)$/gm, '$&\n  ur: $1')
    return undefined
  },
}
