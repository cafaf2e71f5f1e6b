import { checkContent, countIssues } from '@prangan/contract/content/check-content'
import { settingsId } from '@prangan/contract/paths'
import { commitIfUnchanged } from '../../lib/compare-and-set.ts'
import type { Firebase } from '../../lib/firebase.ts'
import { readSite, settingsBlocks } from '../site-store.ts'
import { readPublished } from './published-contents.ts'

/**
 * Checks all public content again, because a page breaks when a page, a document or a figure that it names is deleted. Returns
 * how many pages have other issues than before.
 */
export async function sweepIssues(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const site = await readSite(firestore)
  if (!site) return 0
  const contents = await readPublished(firestore, site, now)
  const settings = contents.find(({ stored }) => stored.id === settingsId)
  const context = { settings: settings && settingsBlocks(settings.content) }
  let changed = 0
  for (const { stored, page, content } of contents) {
    const counted = countIssues(checkContent(content, site, context))
    // Outdated translations are known only at publishing, when the previous version is compared.
    const hindiMissing = Math.max(counted.hindiMissing, page.findings.hindiMissing)
    const found = { ...counted, hindiMissing }
    const isSame =
      found.errors === page.findings.errors &&
      found.warnings === page.findings.warnings &&
      found.hindiMissing === page.findings.hindiMissing
    if (isSame) continue
    const batch = firestore.batch()
    // Its `version` does not change, so that a person with the page open has no conflict.
    batch.update(
      stored.ref,
      { findings: { ...page.findings, ...found } },
      { lastUpdateTime: stored.updateTime },
    )
    if (await commitIfUnchanged(batch)) changed += 1
  }
  return changed
}
