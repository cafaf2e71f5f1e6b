import { type ContentCheck, checkContent, countIssues } from '@prangan/contract/content/check-content'
import { issueText } from '@prangan/contract/content/checks/issue-messages'
import { languagesOf } from '@prangan/contract/content/show-in'
import { settled, versionAt } from '@prangan/contract/content/site-view'
import { rollBackNote } from '@prangan/contract/content/version-notes'
import { documentPaths, settingsId } from '@prangan/contract/paths'
import type { StoredContent } from '@prangan/contract/schemas/content'
import type { PageDocument, PageDraftDocument, Site, SitePage } from '@prangan/contract/schemas/site'
import { type AuditEntry, addAudit, doneBy } from '../audit/audit.ts'
import type { Context, Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { refuseTaken } from './page-address.ts'
import {
  contentOf,
  draftReference,
  pageReference,
  pageSearchKeys,
  refuseSettings,
  refuseUnlessPublisher,
  reviewDue,
  toDraft,
  toPage,
} from './page-store.ts'
import { changeLoadedSite, isSettings, readVersion, settingsBlocks } from './site-store.ts'

type Publication = {
  content: StoredContent
  note: string
  at?: Date
  isDraft?: true
} & Pick<AuditEntry, 'action'>

type Choose = (page: PageDocument, draft: PageDraftDocument | undefined) => Promise<Publication> | Publication

export const publishPage: Handler<'publishPage'> = async ({ params, body }, context) => {
  refuseSettings(context.caller, params.id)
  const at = body.at === '' ? undefined : new Date(body.at)
  const isLater = at !== undefined && at > context.now
  return publishVersion(context, params.id, body.base, (page, draft) => {
    refuseUnlessPublisher(context.caller, page)
    if (!draft) throw new Failure('no-draft')
    return {
      content: contentOf(draft),
      note: body.note,
      isDraft: true,
      action: isLater ? 'page scheduled' : 'page published',
      ...(isLater && { at }),
    }
  })
}

/** Publishes an earlier content as the newest version. A draft stays, but its base is then an older version. */
export const rollBackPage: Handler<'rollBackPage'> = async ({ params, body }, context) => {
  refuseSettings(context.caller, params.id)
  const firestore = await context.firebase.firestore()
  const content = await readVersion(firestore, params.id, body.to)
  const note = body.note || rollBackNote(body.to)
  return publishVersion(context, params.id, body.base, () => ({ content, note, action: 'page rolled back' }))
}

/**
 * Publishes a content as a page's next version: one compare-and-set on the site writes the version, moves the pointer, deletes
 * the draft and adds the audit entry. Throws 409 if `base` is not the newest version any more.
 */
async function publishVersion(context: Context, id: string, base: number | null, choose: Choose) {
  const firestore = await context.firebase.firestore()
  const { now } = context
  return changeLoadedSite(firestore, now, async (site) => {
    const [stored, storedDraft] = await firestore.getAll(
      pageReference(firestore, id),
      draftReference(firestore, id),
    )
    const page = toPage(stored)
    const draft = toDraft(storedDraft)
    const { content, note, at, isDraft, action } = await choose(page, draft)
    if (base !== page.latest) throw new Failure('changed-meanwhile')
    const [settings, before] = await Promise.all([
      readVersion(firestore, settingsId, versionAt(site.frame, now) ?? 0),
      page.latest === null ? undefined : readVersion(firestore, id, page.latest),
    ])
    const findings = refuseUnfinished(
      checkContent(content, site, { settings: settingsBlocks(settings), before }),
    )
    const version = (page.latest ?? 0) + 1
    const after = isSettings(id)
      ? withSettings(site, version, now, at)
      : withPage(
          site,
          id,
          { ...page, title: content.title, languages: languagesOf(content) },
          version,
          now,
          at,
        )
    const isPublicNow = !at
    const title = isSettings(id) ? page.title : content.title
    const changed = {
      title,
      state: isPublicNow ? 'published' : page.published === null ? 'scheduled' : page.state,
      published: isPublicNow ? version : page.published,
      latest: version,
      scheduledAt: at ?? null,
      findings: { ...page.findings, ...findings },
      updatedAt: now,
      updatedBy: context.caller.email,
      version: page.version + 1,
      searchKeys: pageSearchKeys(page.path, { ...content, title }),
      review: {
        ...page.review,
        dueAt: reviewDue(now, page.review.months),
        confirmedAt: now,
        by: context.caller.email,
      },
      ...(isDraft && { hasDraft: false, isSuggested: false, suggestedBy: '' }),
    } satisfies Partial<PageDocument>
    return {
      site: after,
      write: (batch) => {
        if (stored?.updateTime)
          batch.update(pageReference(firestore, id), changed, { lastUpdateTime: stored.updateTime })
        const path = documentPaths.pageVersion(id, version)
        batch.create(firestore.doc(path), {
          number: version,
          content,
          base: page.latest,
          by: context.caller.email,
          at: now,
          note,
        })
        if (isDraft && storedDraft?.updateTime) {
          batch.delete(draftReference(firestore, id), { lastUpdateTime: storedDraft.updateTime })
        }
        addAudit(batch, firestore, {
          action,
          subject: documentPaths.page(id),
          detail: [`version ${version}`, note].filter(Boolean).join(': '),
          ...doneBy(context),
        })
      },
      result: { message: at ? 'The page is scheduled.' : 'The page is published.', version },
    }
  })
}

/** Throws 409 with the first issue, and that of each block, if there is an error. Returns the number of issues. */
function refuseUnfinished(check: ContentCheck) {
  const { errors } = check
  const [first] = errors
  if (first) {
    const byBlock = errors.toReversed().map(({ block, message }) => [block ?? 'head', issueText(message)])
    throw new Failure('page-unfinished', {
      message: issueText(first.message),
      fields: Object.fromEntries(byBlock),
    })
  }
  return countIssues(check)
}

const withSettings = (
  site: Site,
  version: number,
  now: Date,
  at: Date | undefined,
): Omit<Site, 'revision'> => {
  const settings = settled(site.frame, now)
  return {
    ...site,
    frame: at
      ? {
          version: settings.version,
          publishedAt: settings.publishedAt,
          next: { version, at: at.toISOString() },
        }
      : { version, publishedAt: now.toISOString() },
  }
}

function withPage(
  site: Site,
  id: string,
  { path, aliases, title, languages }: Pick<SitePage, 'path' | 'aliases' | 'title' | 'languages'>,
  version: number,
  now: Date,
  at: Date | undefined,
): Omit<Site, 'revision'> {
  refuseTaken(site, id, path)
  const before = site.pages[id]
  const page: SitePage = at
    ? {
        ...(before
          ? settled(before, now)
          : { path, aliases, title, languages, version: null, publishedAt: null }),
        next: { version, at: at.toISOString(), title, languages },
      }
    : { path, aliases, title, languages, version, publishedAt: now.toISOString() }
  const { [path]: _, ...redirects } = site.redirects
  return { ...site, pages: { ...site.pages, [id]: page }, redirects }
}
