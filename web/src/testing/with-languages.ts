import type { Plugin } from 'vitest/config'
import { collegeFolder } from '../../../plugins/folders.ts'

/** Gives the college these languages, and puts `messages/ur` of third-language/ beside the other languages' folders. */
export const withLanguages = (...languages: readonly string[]): Plugin => ({
  // The cache of modules tells plugins apart by their names.
  name: `languages-${languages.join('-')}`,
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith(`/${collegeFolder}/config.ts`))
      return code.replace(/languages: \[.*?\]/, `languages: ${JSON.stringify(languages)}`)
    if (id.includes('/web/src/messages/'))
      return code.replace(/'\.(\/\*\/[^']+)'/g, "['.$1', '../app/third-language/messages$1']")
    return undefined
  },
})
