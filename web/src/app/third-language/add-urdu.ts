import type { Plugin } from 'vitest/config'
import { collegeFolder } from '../../../../plugins/folders.ts'

/** Puts Marathi and Urdu into the college's list, and `messages/ur` here beside the other languages' folders. */
export const addUrdu: Plugin = {
  name: 'add-urdu',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith(`/${collegeFolder}/config.ts`))
      return code.replace(/languages: \[.*?\]/, "languages: ['en', 'hi', 'mr', 'ur']")
    if (id.includes('/web/src/messages/'))
      return code.replace(/'\.(\/\*\/[^']+)'/g, "['.$1', '../app/third-language/messages$1']")
    return undefined
  },
}
