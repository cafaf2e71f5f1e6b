import type { ContentIssue } from '@prangan/contract/content/check-content'
import { isLocalized } from '@prangan/contract/localized'
import type { StoredContent } from '@prangan/contract/schemas/content'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

/** The text of a content that an issue is about; undefined where it is about something else. */
export function textOfIssue(
  content: StoredContent,
  { block, field }: ContentIssue,
): LocalizedText | undefined {
  const root = block === undefined ? content : content.blocks.find(({ id }) => id === block)
  let found: unknown = root
  for (const name of field?.split('.') ?? []) {
    if (typeof found !== 'object' || found === null) return undefined
    if (isLocalized(found)) return found
    found = (found as Record<string, unknown>)[name]
  }
  return typeof found === 'object' && found !== null && isLocalized(found) ? found : undefined
}
