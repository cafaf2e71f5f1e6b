import { pagesOff } from '@prangan/plugins/contract/pages-off'
import { limits } from '../../limits.ts'
import { isSafeHref, referenceOf } from '../../links.ts'
import { textsOf } from '../../localized.ts'
import type { StoredContent } from '../../schemas/content.ts'
import type { Site, SiteMedia } from '../../schemas/site.ts'
import type { SettingsBlock } from '../../schemas/site-settings.ts'
import { factNamesIn, localizedFactsOf } from '../fill-facts.ts'
import { mediaOf, ownOf, toSettings } from '../site-view.ts'
import { type ContentPart, linksOf } from '../walk-content.ts'
import { type ContentIssue, type ContentIssues, isBlank } from './issue.ts'
import { issueMessages } from './issue-messages.ts'

export function checkReferences(
  content: StoredContent,
  parts: readonly ContentPart[],
  site: Site,
  settings: readonly SettingsBlock[] | undefined,
): ContentIssues {
  const links = linksOf(parts)
  return {
    errors: [
      ...links.flatMap((link) => issueAt(link, hrefError(site, link.href))),
      ...parts.flatMap((part) => issueAt(part, partError(site, part))),
      ...(settings ? [...missingFacts(parts, settings), ...missingSigners(content, settings)] : []),
    ],
    warnings: [
      ...links.flatMap((link) => issueAt(link, hrefWarning(link.href))),
      ...parts.flatMap((part) => issueAt(part, partWarning(site, part))),
      ...checkWeight(parts, site),
    ],
  }
}

function issueAt(
  { block, field }: Pick<ContentPart, 'block' | 'field'>,
  message: string | undefined,
): ContentIssue[] {
  return message === undefined ? [] : [{ ...(block !== undefined && { block }), field, message }]
}

function hrefError(site: Site, href: string): string | undefined {
  const named = referenceOf(href)
  if (named?.kind === 'page' && !ownOf(site.pages, named.id)) return issueMessages.linkedPageGone
  if (named?.kind === 'doc' && !ownOf(site.documents, named.id)) return issueMessages.linkedDocumentGone
  if (isSafeHref(href)) return undefined
  return issueMessages.unsafeLink(href)
}

function hrefWarning(href: string): string | undefined {
  if (pagesOff.includes(href)) return issueMessages.linkedPageOff
  return /^http:/i.test(href) ? issueMessages.linkNotEncrypted : undefined
}

function partError(site: Site, part: ContentPart): string | undefined {
  if (part.kind === 'document' && part.document !== '' && !ownOf(site.documents, part.document))
    return issueMessages.documentGone
  if (part.kind !== 'picture' || !part.picture.startsWith('media:')) return undefined
  const media = mediaOf(site, part.picture)
  if (!media) return issueMessages.pictureGone
  return media.alt && isBlank(media.alt) ? issueMessages.pictureNotDescribed : undefined
}

const fileName =
  /\.(jpe?g|png|gif|webp|heic|tiff?|pdf)$|^(img|dsc|dscn|pxl|image|photo|picture|screenshot|whatsapp image)[-_ ]?\d/i

function partWarning(site: Site, part: ContentPart): string | undefined {
  if (part.kind !== 'picture') return undefined
  const alt = mediaOf(site, part.picture)?.alt?.en ?? ''
  return fileName.test(alt.trim()) ? issueMessages.descriptionIsFileName(alt) : undefined
}

function missingFacts(parts: readonly ContentPart[], blocks: readonly SettingsBlock[]): ContentIssue[] {
  const { contact, figures, offices } = toSettings(blocks)
  if (!contact || !figures || !offices) return []
  const facts = localizedFactsOf({ contact, figures, offices })
  return parts.flatMap((part) => {
    if (part.kind !== 'text') return []
    const named = textsOf(part.text).flatMap(factNamesIn)
    const missing = named.find((key) => !Object.hasOwn(facts, key))
    return issueAt(part, missing && issueMessages.noSuchFigure(missing))
  })
}

function missingSigners({ blocks }: StoredContent, settings: readonly SettingsBlock[]): ContentIssue[] {
  const { leaders } = toSettings(settings)
  if (!leaders) return []
  return blocks.flatMap((block) => {
    if (block.kind !== 'signature' || block.person === '') return []
    if (leaders.people.some(({ key }) => key === block.person)) return []
    const message = issueMessages.signerGone
    return [{ block: block.id, field: 'person', message }]
  })
}

/** Estimates the bytes of a picture as WebP at the width in which a page shows it. */
function bytesShown({ width, height }: SiteMedia): number {
  const shown = Math.min(width, limits.content.pictureWidth)
  return shown * shown * (height / width) * 0.12
}

function checkWeight(parts: readonly ContentPart[], site: Site): ContentIssue[] {
  const pictures = new Set(parts.flatMap((part) => (part.kind === 'picture' ? [part.picture] : [])))
  const bytes = [...pictures].reduce((sum, picture) => {
    const media = mediaOf(site, picture)
    return sum + (media ? bytesShown(media) : 0)
  }, 0)
  if (bytes <= limits.content.weight) return []
  const megabytes = (bytes / 1024 ** 2).toFixed(1)
  return [
    {
      message: issueMessages.tooHeavy(megabytes),
    },
  ]
}
