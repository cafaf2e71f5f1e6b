import { isReservedPath } from '@prangan/contract/content/reserved-paths'
import { versionAt } from '@prangan/contract/content/site-view'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { PageDocument, Site } from '@prangan/contract/schemas/site'
import type { WriteBatch } from 'firebase-admin/firestore'
import { type AuditEntry, addAudit, doneBy } from '../audit/audit.ts'
import type { Context, Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { draftOf, draftReference, pageReference, pageSearchKeys, toPage } from './page-store.ts'
import { refuseTaken } from './publish-page.ts'
import { changeLoadedSite, isFrame, readVersion } from './site-store.ts'

type Change = {
  /** The site after it, if what is published changes. */
  site?: Omit<Site, 'revision'>
  fields: Partial<PageDocument>
  write?: (batch: WriteBatch) => void
  message: string
} & Pick<AuditEntry, 'action' | 'detail'>

/** Changes a page's place in the site: its document and `site/current`, with the audit entry, all or nothing. */
async function changePlace(
  context: Context,
  id: string,
  change: (page: PageDocument, site: Site) => Promise<Change> | Change,
): Promise<{ message: string }> {
  if (isFrame(id)) throw new Failure('frame-stays')
  const firestore = await context.firebase.firestore()
  const reference = pageReference(firestore, id)
  return changeLoadedSite(firestore, context.now, async (site) => {
    const stored = await reference.get()
    const page = toPage(stored)
    const { site: after = site, fields, write, message, ...entry } = await change(page, site)
    const changed = {
      ...fields,
      updatedAt: context.now,
      updatedBy: context.caller.email,
      version: page.version + 1,
    }
    return {
      site: after,
      write: (batch) => {
        if (stored.updateTime) batch.update(reference, changed, { lastUpdateTime: stored.updateTime })
        write?.(batch)
        addAudit(batch, firestore, { subject: reference.path, ...entry, ...doneBy(context) })
      },
      result: { message },
    }
  })
}

/** Handles `movePage`. The former address leads to the new one, unless another page takes it. */
export const movePage: Handler<'movePage'> = async ({ params, body }, context) => {
  const { path } = body
  if (isReservedPath(path)) throw new Failure('address-reserved')
  const firestore = await context.firebase.firestore()
  return changePlace(context, params.id, async (page, site) => {
    if (page.version !== body.version) throw new Failure('changed-meanwhile')
    refuseTaken(site, params.id, path)
    const { docs } = await firestore
      .collection(collectionPaths.pages)
      .where('path', '==', path)
      .limit(2)
      .get()
    if (docs.some(({ id }) => id !== params.id)) throw new Failure('address-taken')
    const published = site.pages[params.id]
    const { [path]: _, ...redirects } = site.redirects
    return {
      ...(published && {
        site: {
          ...site,
          pages: {
            ...site.pages,
            [params.id]: { ...published, path, aliases: published.aliases.filter((alias) => alias !== path) },
          },
          redirects: { ...redirects, [published.path]: params.id },
        },
      }),
      fields: { path, searchKeys: pageSearchKeys({ title: page.title, path }) },
      message: published ? `The page has moved. ${page.path} leads there.` : 'The address was changed.',
      action: 'page moved',
      detail: `${page.path} → ${path}`,
    }
  })
}

/** Handles `takeDownPage`. Its versions stay, and so do links to it, which then lead nowhere. */
export const takeDownPage: Handler<'takeDownPage'> = ({ params }, context) =>
  changePlace(context, params.id, (page, site) => {
    const { [params.id]: shown, ...pages } = site.pages
    if (!shown) throw new Failure('no-such-page')
    return {
      site: { ...site, pages },
      // A scheduled version may have become public since.
      fields: { state: 'down', scheduledAt: null, published: versionAt(shown, context.now) },
      message: `${page.title.en} was taken down.`,
      action: 'page taken down',
    }
  })

/** Handles `restorePage`: the version that was public last is public again. */
export const restorePage: Handler<'restorePage'> = ({ params }, context) =>
  changePlace(context, params.id, (page, site) => {
    const { path, aliases, title, published, latest, state } = page
    const version = published ?? latest
    if (state !== 'down' || version === null) throw new Failure('no-such-page')
    refuseTaken(site, params.id, path)
    const { [path]: _, ...redirects } = site.redirects
    const restored = { path, aliases, title, version, publishedAt: context.now.toISOString() }
    return {
      site: { ...site, pages: { ...site.pages, [params.id]: restored }, redirects },
      fields: { state: 'published', published: version },
      message: `${title.en} is public again.`,
      action: 'page restored',
    }
  })

/** Handles `cancelPageSchedule`: what was to replace the page becomes the draft again, unless there is one already. */
export const cancelPageSchedule: Handler<'cancelPageSchedule'> = async ({ params }, context) => {
  const firestore = await context.firebase.firestore()
  const reference = pageReference(firestore, params.id)
  return changeLoadedSite(firestore, context.now, async (site) => {
    const [stored, draft] = await firestore.getAll(reference, draftReference(firestore, params.id))
    const page = toPage(stored)
    const entry = isFrame(params.id) ? site.frame : site.pages[params.id]
    if (!entry?.next || entry.next.at <= context.now.toISOString()) throw new Failure('changed-meanwhile')
    const { next, ...kept } = entry
    const again = draft?.exists
      ? undefined
      : draftOf(await readVersion(firestore, params.id, next.version), page.latest, context.now)
    const { [params.id]: __, ...others } = site.pages
    const after = isFrame(params.id)
      ? { ...site, frame: kept as Site['frame'] }
      : {
          ...site,
          pages: kept.version === null ? others : { ...others, [params.id]: kept as Site['pages'][string] },
        }
    const state = page.published === null ? 'draft' : page.state
    const changed = {
      scheduledAt: null,
      state,
      hasDraft: true,
      updatedAt: context.now,
      version: page.version + 1,
    }
    return {
      site: after,
      write: (batch) => {
        if (stored?.updateTime) batch.update(reference, changed, { lastUpdateTime: stored.updateTime })
        if (again) batch.create(draftReference(firestore, params.id), again)
        addAudit(batch, firestore, {
          action: 'page changed',
          detail: 'schedule taken back',
          subject: documentPaths.page(params.id),
          ...doneBy(context),
        })
      },
      result: { message: 'It will not be published by itself.' },
    }
  })
}
