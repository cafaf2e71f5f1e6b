import { existsSync } from 'node:fs'
import type { Plugin } from 'vitest/config'
import { collegeFolder } from '../../../plugins/folders.ts'

const mails = new URL('../../../functions/src/mail/messages/', import.meta.url).pathname

/** What plugins/enable.ts writes for a college with these languages. */
function mailMessagesIn(languages: readonly string[]): string {
  const found = languages.filter((language) => existsSync(`${mails}${language}`))
  const imports = found.map(
    (language) => `import { messages as ${language} } from '${mails}${language}/index.ts'\n`,
  )
  return `${imports.join('')}export const mailMessages = { ${found.join(', ')} }\n`
}

/** Gives the college these languages, and puts `messages/ur` of third-language/ beside the other languages' folders. */
export const withLanguages = (...languages: readonly string[]): Plugin => ({
  // The cache of modules tells plugins apart by their names.
  name: `languages-${languages.join('-')}`,
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith(`/${collegeFolder}/config.ts`))
      return code.replace(/languages: \[.*?\]/, `languages: ${JSON.stringify(languages)}`)
    if (id.endsWith('/enabled/functions/mail-messages.ts')) return mailMessagesIn(languages)
    if (id.includes('/web/src/messages/'))
      return code.replace(/'\.(\/\*\/[^']+)'/g, "['.$1', '../app/third-language/messages$1']")
    return undefined
  },
})

/** Lets what a college has written in another language stand for its Hindi. */
export const withHindiFrom = (language = 'hi'): Plugin => {
  const Field = `${language.charAt(0).toUpperCase()}${language.slice(1)}`
  return {
    name: `hindi-from-${language}`,
    enforce: 'pre',
    transform: (code, id) =>
      id.includes(`/${collegeFolder}/`)
        ? code
            .replaceAll(new RegExp(`(?<=\\.)${language}\\b|\\b${language}(?=: )`, 'g'), 'hi')
            .replaceAll(new RegExp(`(?<=title|subject|body)${Field}\\b`, 'g'), 'Hi')
        : undefined,
  }
}

/** Gives each name of the configuration that a college has in English alone one in Hindi. */
export const withHindiNames: Plugin = {
  name: 'hindi-names',
  enforce: 'pre',
  transform: (code, id) => {
    let count = 0
    return id.endsWith(`/${collegeFolder}/config.ts`)
      ? code.replaceAll(/\{\s*(en: (?:'(?:[^'\\]|\\.)*'|"[^"]*")),?\s*\}/g, (_, english) => {
          count += 1
          return `{ ${english}, hi: 'नाम ${count}' }`
        })
      : undefined
  },
}
