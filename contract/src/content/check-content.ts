import { localized } from '../localized.ts'
import type { StoredContent } from '../schemas/content.ts'
import type { Site } from '../schemas/site.ts'
import { type SettingsBlock, settingsKinds } from '../schemas/site-settings.ts'
import { checkPage } from './checks/check-page.ts'
import { checkReferences } from './checks/check-references.ts'
import { checkSettings } from './checks/check-settings.ts'
import { checkTranslations } from './checks/check-translations.ts'
import { checkWording } from './checks/check-wording.ts'
import { type ContentIssue, isWithin } from './checks/issue.ts'
import { partsOf } from './walk-content.ts'

export type { ContentIssue } from './checks/issue.ts'

/** Errors block publishing; warnings and missing translations do not. */
export type ContentCheck = {
  errors: ContentIssue[]
  warnings: ContentIssue[]
  /** Missing translations where one has begun, and those whose English has changed since `before`. */
  translations: ContentIssue[]
}

/** Returns what a page's document stores of a check. */
export const countIssues = ({ errors, warnings, translations }: ContentCheck) => ({
  errors: errors.length,
  warnings: warnings.length,
  hindiMissing: translations.length,
})

export type ContentContext = {
  /** The published site settings. Site settings themselves are checked against their own blocks. */
  settings?: readonly SettingsBlock[] | undefined
  before?: StoredContent | undefined
}

const isSettingsBlock = (block: StoredContent['blocks'][number]): block is SettingsBlock =>
  settingsKinds.some((kind) => kind === block.kind)

export function checkContent(
  content: StoredContent,
  site: Site,
  { settings, before }: ContentContext = {},
): ContentCheck {
  const own = content.blocks.filter(isSettingsBlock)
  const isSettings = own.length > 0 && settingsKinds.some((kind) => kind === content.blocks[0]?.kind)
  // The title of the site settings is never shown.
  const shown = isSettings ? { ...content, title: localized() } : content
  const parts = partsOf(shown)
  const known = isSettings ? own : settings
  const structure = isSettings ? checkSettings(content, own) : checkPage(content)
  const references = checkReferences(content, parts, site, known)
  const errors = [...structure.errors, ...references.errors]
  return {
    // Report only the first error of a field.
    errors: errors.filter((error, at) => !errors.slice(0, at).some((first) => isWithin(error, first))),
    warnings: [...structure.warnings, ...references.warnings, ...checkWording(parts, known)],
    translations: checkTranslations(shown, before),
  }
}
