import { trapField } from '@prangan/contract/form-proof'
import { withoutLanguage } from '@prangan/contract/languages'
import { type PublicData, publicRouteId } from '@prangan/web/app/layouts/public-layout.tsx'
import { pageHandle, pageMeta } from '@prangan/web/app/page-module.ts'
import { formSentEvent } from '@prangan/web/lib/form-sent.ts'
import { whenVisible } from '@prangan/web/lib/when.ts'
import { language } from '@prangan/web/messages/language.ts'
import type { SiteRouter } from '@prangan/web/plugin.ts'
import type { VisitInput, VisitKind } from '../contract/visits.ts'
import { visitsAddress } from '../contract/visits-address.ts'

/** Sends what is counted, and nothing by which two visits could be linked. */
function send(kind: VisitKind, path: string): void {
  fetch(visitsAddress, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, path } satisfies VisitInput),
    // A visit fewer.
  }).catch(() => {})
}

/** Returns true for the pages that search engines may list: no desk, and no page of an applicant or sender. */
function isListed({ matches, loaderData, errors }: SiteRouter['state']): boolean {
  const route = matches.at(-1)?.route
  const handle = pageHandle(route?.handle)
  const shared: PublicData | undefined = loaderData[publicRouteId(language())]
  if (!route || !handle || !shared || errors) return false
  return !pageMeta(handle, loaderData[route.id], shared.layout.settings)?.isUnlisted
}

/** Returns the path of a document that a click opens. */
function documentOf({ target, button }: MouseEvent): string | undefined {
  const link = button < 2 && target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin) return undefined
  return /^\/(documents|files)\//.test(link.pathname) ? link.pathname : undefined
}

/** Counts the pages that somebody reads, the documents they open, and the public forms they begin and send. */
export async function countVisits(router: SiteRouter): Promise<void> {
  let read = ''
  const countPage = () => {
    const path = withoutLanguage(location.pathname)
    if (router.state.navigation.state !== 'idle' || path === read) return
    // In another language it is the same page.
    read = path
    if (isListed(router.state)) send('reads', path)
  }
  const countDocument = (event: MouseEvent) => {
    const path = documentOf(event)
    if (path && isListed(router.state)) send('documents', path)
  }
  const begun = new WeakSet<HTMLFormElement>()
  const countForm = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null
    // Public forms have the trap.
    if (!form?.elements.namedItem(trapField) || begun.has(form)) return
    begun.add(form)
    if (isListed(router.state)) send('begun', read)
  }
  // A page that is loaded in the background was not read.
  await whenVisible()
  countPage()
  router.subscribe(countPage)
  document.addEventListener('click', countDocument)
  document.addEventListener('auxclick', countDocument)
  document.addEventListener('input', countForm)
  document.addEventListener(formSentEvent, () => {
    if (isListed(router.state)) send('sent', read)
  })
}
