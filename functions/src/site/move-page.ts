import { languagesOf } from '@prangan/contract/content/show-in'
import { versionAt } from '@prangan/contract/content/site-view'
import type { PageDocument, Site, SitePage } from '@prangan/contract/schemas/site'
import { joinKeys } from '@prangan/contract/search'
import type { WriteBatch } from 'firebase-admin/firestore'
import type { AuditEntry } from '../audit/audit.ts'
import type { Context, Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { changeStored } from './change-stored.ts'
import { refuseAddress, refuseTaken } from './page-address.ts'
import {
  draftOf,
  draftReference,
  pageReference,
  pageSearchKeys,
  refuseSettings,
  toPage,
} from './page-store.ts'
import { isSettings, readVersion } from './site-store.ts'

type Change = {
  site?: Omit<Site, 'revision'>
  fields: Partial<PageDocument>
  write?: (batch: WriteBatch) => void
  message: string
} & Pick<AuditEntry, 'action' | 'detail'>

async function changePublished(
  context: Context,
  id: string,
  change: (page: PageDocument, site: Site) => Promise<Change> | Change,
): Promise<{ message: string }> {
  const reference = pageReference(await context.firebase.firestore(), id)
  const { now, caller } = context
  return changeStored(context, reference, toPage, async (page, site) => {
    const { site: after = site, fields, write, message, ...entry } = await change(page, site)
    const changed = { ...fields, updatedAt: now, updatedBy: caller.email, version: page.version + 1 }
    return {
      ...entry,
      site: after,
      write: (batch, unchanged) => {
        batch.update(reference, changed, unchanged)
        write?.(batch)
      },
      result: { message },
    }
  })
}

async function changePlace(...[context, id, change]: Parameters<typeof changePublished>) {
  if (isSettings(id)) throw new Failure('frame-stays')
  return changePublished(context, id, change)
}

/** The old address redirects to the new one, unless another page uses it. */
export const movePage: Handler<'movePage'> = async ({ params, body }, context) => {
  const { path } = body
  const firestore = await context.firebase.firestore()
  return changePlace(context, params.id, async (page, site) => {
    if (page.version !== body.version) throw new Failure('changed-meanwhile')
    await refuseAddress(firestore, site, { id: params.id, path })
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
      fields: {
        path,
        searchKeys: joinKeys(pageSearchKeys(path, { title: page.title }), page.searchKeys),
      },
      message: published ? `The page has moved. ${page.path} leads there.` : 'The address was changed.',
      action: 'page moved',
      detail: `${page.path} → ${path}`,
    }
  })
}

/** The page's versions stay, and so do links to it, which are then broken. */
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

export const restorePage: Handler<'restorePage'> = async ({ params }, context) => {
  const firestore = await context.firebase.firestore()
  return changePlace(context, params.id, async (page, site) => {
    const { path, aliases, title, published, latest, state } = page
    const version = published ?? latest
    if (state !== 'down' || version === null) throw new Failure('no-such-page')
    refuseTaken(site, params.id, path)
    const { [path]: _, ...redirects } = site.redirects
    const languages = languagesOf(await readVersion(firestore, params.id, version))
    const restored = { path, aliases, title, languages, version, publishedAt: context.now.toISOString() }
    return {
      site: { ...site, pages: { ...site.pages, [params.id]: restored }, redirects },
      fields: { state: 'published', published: version },
      message: `${title.en} is public again.`,
      action: 'page restored',
    }
  })
}

/** The scheduled version becomes the draft again, unless there is one already. */
export const cancelPageSchedule: Handler<'cancelPageSchedule'> = async ({ params }, context) => {
  const { id } = params
  refuseSettings(context.caller, id)
  const firestore = await context.firebase.firestore()
  const draft = draftReference(firestore, id)
  return changePublished(context, id, async (page, site) => {
    const entry = isSettings(id) ? site.frame : site.pages[id]
    if (!entry?.next || entry.next.at <= context.now.toISOString()) throw new Failure('changed-meanwhile')
    const { next, ...kept } = entry
    const again = (await draft.get()).exists
      ? undefined
      : draftOf(await readVersion(firestore, id, next.version), page.latest, context.now)
    const { [id]: _, ...others } = site.pages
    return {
      site: isSettings(id)
        ? { ...site, frame: kept as Site['frame'] }
        : { ...site, pages: kept.version === null ? others : { ...others, [id]: kept as SitePage } },
      fields: {
        scheduledAt: null,
        state: page.published === null ? 'draft' : page.state,
        hasDraft: true,
      },
      write: (batch) => {
        if (again) batch.create(draft, again)
      },
      message: 'The schedule was removed. The page will not be published automatically.',
      action: 'page changed',
      detail: 'schedule taken back',
    }
  })
}
