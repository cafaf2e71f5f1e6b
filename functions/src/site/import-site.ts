import { checkContent, countIssues } from '@prangan/contract/content/check-content'
import { type SiteSeed, seedSite, seedVersion } from '@prangan/contract/content/seed'
import { seedNote } from '@prangan/contract/content/version-notes'
import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import { documentPaths, settingsId } from '@prangan/contract/paths'
import type { StoredContent } from '@prangan/contract/schemas/content'
import type { PageDocument, PageVersionDocument } from '@prangan/contract/schemas/site'
import type { Firestore } from 'firebase-admin/firestore'
import { newPage } from './create-page.ts'
import { pageSearchKeys } from './page-store.ts'
import { changeSite } from './site-store.ts'

/**
 * Loads the seed as version 0 of each page and of the site settings. Returns false if the site has been loaded before; it is
 * then unchanged.
 */
export async function importSeed(
  firestore: Firestore,
  seed: SiteSeed,
  now: Date,
  by: string,
): Promise<boolean> {
  const settingsTitle = localized('Menus, home page and contact details')
  const entries = [
    ...seed.pages.map(({ id, path, aliases, reviewMonths: months, content }) => ({
      id,
      path,
      aliases,
      months,
      title: content.title,
      content,
    })),
    {
      id: settingsId,
      path: '',
      aliases: [],
      months: limits.content.reviewMonths.settings,
      title: settingsTitle,
      content: {
        title: settingsTitle,
        description: localized(),
        blocks: [...seed.settings],
      } satisfies StoredContent,
    },
  ]
  return changeSite(firestore, now, async (site) => {
    if (site) return { result: false }
    const begun = seedSite(seed, now)
    return {
      site: begun,
      write: (batch) => {
        for (const { id, path, aliases, months, title, content } of entries) {
          const { warnings, translations } = checkContent(content, begun, { settings: seed.settings })
          const findings = countIssues({ errors: [], warnings, translations })
          const page: PageDocument = {
            ...newPage({ path, title, months }, by, now),
            aliases: [...aliases],
            state: 'published',
            published: seedVersion,
            latest: seedVersion,
            hasDraft: false,
            searchKeys: pageSearchKeys(path, content),
            findings: { ...findings, brokenLinks: [] },
          }
          const version: PageVersionDocument = {
            number: seedVersion,
            content,
            base: null,
            by,
            at: now,
            note: seedNote,
          }
          batch.set(firestore.doc(documentPaths.page(id)), page)
          batch.set(firestore.doc(documentPaths.pageVersion(id, seedVersion)), version)
        }
      },
      result: true,
    }
  })
}
