import type { Plugin } from 'vite'

// A glob whose star is the folder of a language, in web/src/messages or in a plugin.
const catalogues = /'(\.\/|(?:\.\.\/)+messages\/)\*\/([^']*)'/g

/** Builds the catalogues of the site's languages only. */
export function siteLanguages(languages: readonly string[]): Plugin {
  return {
    name: 'site-languages',
    enforce: 'pre',
    transform: {
      filter: { code: 'import.meta.glob' },
      handler: (code) =>
        code.replace(catalogues, (_, folder: string, file: string) => {
          const files = languages.map((language) => `'${folder}${language}/${file}'`)
          return `[${files.join(', ')}]`
        }),
    },
  }
}
