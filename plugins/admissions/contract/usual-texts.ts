import { type Language, mainLanguage } from '@prangan/contract/languages'
import * as en from './messages/en/usual-texts.ts'
import * as hi from './messages/hi/usual-texts.ts'
import * as mr from './messages/mr/usual-texts.ts'
import { itemParts } from './requirements.ts'

type UsualTexts = typeof en
export type UsualKind = keyof UsualTexts
type ByName = Readonly<Record<string, string>>

/** Returns the texts by one name each: kind, item and key. */
const named = (texts: UsualTexts): ByName =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([kind, items]) =>
      Object.entries<ByName>(items).flatMap(([item, byKey]) =>
        Object.entries(byKey).map(([key, text]) => [`${kind} ${item} ${key}`, text]),
      ),
    ),
  )

type Written = { texts: UsualTexts; named: ByName }
const english: Written = { texts: en, named: named(en) }
const written: Partial<Record<Language, Written>> = {
  [mainLanguage]: english,
  hi: { texts: hi, named: named(hi) },
  mr: { texts: mr, named: named(mr) },
}
const writtenIn = (language: Language): Written => written[language] ?? english

/** In place of a claim's item, where no certificate belongs to the claim. */
export const bareClaim = 'bareClaim'

/** The old and the new number of a corrected mark. */
export type Numbers = { was: string; now: string }

/** Returns usual corrections with the numbers of a mark in the one that names them, which is left out where they are not known. */
export function withNumbers(texts: ByName, numbers: Numbers | undefined): ByName {
  const { numbers: template, marks, ...others } = texts
  if (template === undefined || marks === undefined) return texts
  const named = numbers && template.replace('{now}', numbers.now).replace('{was}', numbers.was)
  return { marks: named ?? marks, ...others }
}

/** Returns the usual questions or reasons about an item by their keys. */
export function usualTexts(language: Language, kind: UsualKind, item: string): ByName {
  const byItem: Readonly<Record<string, ByName>> = writtenIn(language).texts[kind]
  return byItem[itemParts(item).kind] ?? {}
}

/** Returns a usual text in a language, given it in any; undefined for a text that the office typed or changed. */
export function usualTextIn(language: Language, text: string): string | undefined {
  const all = Object.values(written).flatMap((each) => Object.entries(each.named))
  const [name] = all.find(([, each]) => each === text) ?? []
  return name === undefined ? undefined : writtenIn(language).named[name]
}
