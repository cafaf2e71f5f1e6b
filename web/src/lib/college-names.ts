import { college } from '@prangan/college/config'
import { type ShownText, shownText } from '@prangan/contract/content/show-in'
import { type Language, languages } from '@prangan/contract/languages'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

const name: LocalizedText = college.name
const written = (Object.keys(languages) as Language[]).filter((language) => name[language])

/** Returns the college's name in a language, and in the next one that it is written in. */
export function collegeNames(language: Language): [own: ShownText, other?: ShownText] {
  const own = shownText(name, language)
  const other = written.find((each) => each !== (own.lang ?? language))
  return other ? [own, { text: name[other] ?? '', lang: other }] : [own]
}
