import type { SiteSettings } from '@prangan/contract/schemas/site-settings'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'

const textOf = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** Returns what `{{key}}` in a text stands for, by the name that the settings give it; '' if they give none. */
export function factName(key: string, { figures, offices }: SiteSettings): string {
  const { contact, parts, partOf } = deskMessages().blockForms.facts
  const [short, part] = key.split('.')
  const office = offices.offices.find((each) => each.key === short)
  if (office && !part) return inLanguage(office.name)
  if (office && part) return partOf(inLanguage(office.name), textOf(parts, part) ?? part)
  const figure = figures.figures.find((each) => each.key === key)
  return figure ? inLanguage(figure.label) : (textOf(contact, key) ?? '')
}
