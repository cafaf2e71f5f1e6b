import { createHash } from 'node:crypto'
import { linksOf, partsOf } from '@prangan/contract/content/walk-content'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type LinkCheckDocument, LinkCheckDocumentSchema } from '@prangan/contract/schemas/site'
import type { Firestore } from 'firebase-admin/firestore'
import { commitIfUnchanged } from '../../lib/compare-and-set.ts'
import { deleteAll } from '../../lib/delete-all.ts'
import type { Deps } from '../../lib/deps.ts'
import { logLinkCheck } from '../../lib/log.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import { type PublishedContent, readPublished } from '../nightly/published-contents.ts'
import { readSite } from '../site-store.ts'
import { type Internet, type Outcome, openLink, realInternet } from './open-link.ts'

const { atOnce, perNight, failures: enough, longest } = limits.linkCheck

const keyOf = (href: string): string => createHash('sha256').update(href).digest('base64url')

const externalLinks = ({ content }: PublishedContent): string[] => [
  ...new Set(
    linksOf(partsOf(content))
      .map(({ href }) => href)
      .filter((href) => /^https?:\/\//i.test(href) && URL.canParse(href)),
  ),
]

/**
 * Opens the external links of the public pages and the site settings, the least recently checked first. Links that failed on
 * two nights are recorded on their pages. If no site replies at all, our own network is the cause, and nothing is recorded.
 * Returns how many links were opened.
 */
export async function checkLinks(
  { firebase, configuration, clock }: Deps,
  internet: Internet = realInternet(configuration.siteUrl()),
): Promise<number> {
  if (!configuration.linkCheck()) return 0
  const firestore = await firebase.firestore()
  const site = await readSite(firestore)
  if (!site) return 0
  const contents = await readPublished(firestore, site, clock())
  const known = await readKnown(firestore)
  const used = [...new Set(contents.flatMap(externalLinks))]
  const due = used
    .toSorted((one, other) => lastChecked(known.get(one)) - lastChecked(known.get(other)))
    .slice(0, perNight)
  const outcomes = await openAll(internet, due)
  if ([...outcomes.values()].some((outcome) => outcome !== 'no answer')) {
    for (const [href, outcome] of outcomes) {
      const failures = outcome === 'fine' ? 0 : (known.get(href)?.failures ?? 0) + 1
      known.set(href, { href, failures, checkedAt: clock() })
    }
    await saveKnown(firestore, known, new Set(used), outcomes)
    for (const content of contents) await report(firestore, content, known)
  }
  logLinkCheck({ used: used.length, opened: outcomes.size })
  return outcomes.size
}

const lastChecked = (link: LinkCheckDocument | undefined): number => link?.checkedAt.getTime() ?? 0

async function readKnown(firestore: Firestore): Promise<Map<string, LinkCheckDocument>> {
  const { docs } = await firestore.collection(collectionPaths.linkChecks).get()
  const links = docs.map((stored) => parseStored(LinkCheckDocumentSchema, stored))
  return new Map(links.map((link) => [link.href, link]))
}

async function openAll(internet: Internet, hrefs: readonly string[]): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const left = [...hrefs]
  const end = performance.now() + longest
  const worker = async () => {
    while (performance.now() < end) {
      const href = left.shift()
      if (href === undefined) return
      outcomes.set(href, await openLink(internet, href))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

async function saveKnown(
  firestore: Firestore,
  known: ReadonlyMap<string, LinkCheckDocument>,
  used: ReadonlySet<string>,
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
  const batch = firestore.batch()
  for (const href of outcomes.keys()) {
    const link = known.get(href)
    if (link) batch.set(firestore.doc(documentPaths.linkCheck(keyOf(href))), link)
  }
  await batch.commit()
  const unused = [...known.keys()].filter((href) => !used.has(href))
  await deleteAll(
    firestore,
    unused.map((href) => firestore.doc(documentPaths.linkCheck(keyOf(href)))),
  )
}

async function report(
  firestore: Firestore,
  content: PublishedContent,
  known: ReadonlyMap<string, LinkCheckDocument>,
): Promise<void> {
  const { stored, page } = content
  const brokenLinks = externalLinks(content).filter((href) => (known.get(href)?.failures ?? 0) >= enough)
  if (JSON.stringify(brokenLinks) === JSON.stringify(page.findings.brokenLinks)) return
  const batch = firestore.batch()
  batch.update(stored.ref, { 'findings.brokenLinks': brokenLinks }, { lastUpdateTime: stored.updateTime })
  // On a conflict the next night is soon enough.
  await commitIfUnchanged(batch)
}
