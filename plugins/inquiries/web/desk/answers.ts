import type { Language } from '@prangan/contract/languages'
import { inEachLanguage } from '@prangan/web/messages/catalogue.ts'
import { answers as english } from '../../messages/en/answers.ts'

const written = inEachLanguage(
  import.meta.glob<Partial<typeof english>>('../../messages/*/answers.ts', {
    eager: true,
    import: 'answers',
  }),
)

/** Returns the template answers in each language that has them, with their names in the reader's. */
export const answersFor = (reader: Language) =>
  (Object.keys(english) as (keyof typeof english)[]).flatMap((key) =>
    Object.entries(written).flatMap(([language, answers]) => {
      const name = written[reader]?.[key]?.name ?? english[key].name
      const text = answers[key]?.text
      return text ? [{ language: language as Language, name, text }] : []
    }),
  )
