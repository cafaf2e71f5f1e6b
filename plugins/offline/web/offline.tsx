import '@prangan/web/app/feature-pages.css'
import { languageOf, withoutLanguage } from '@prangan/contract/languages'
import type { PageMeta } from '@prangan/web/app/page-module.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { language } from '@prangan/web/messages/language.ts'
import { buttonClass } from '@prangan/web/ui/button.tsx'
import { Container } from '@prangan/web/ui/container.tsx'
import { PageTitle } from '@prangan/web/ui/page-title.tsx'
import { useEffect, useState } from 'react'
import { pagePaths } from '../contract/names.ts'
import { cacheNames, keptAt, keptTitle } from './kept.ts'
import { offlineMessages } from './messages.ts'
import { timeText } from './time-text.ts'
import { wantedPage } from './wanted-page.ts'

export const meta = (): PageMeta => {
  const { title, description } = offlineMessages()
  return { title, description, isUnlisted: true }
}

type KeptPage = { path: string; title: string; at: Date }

const isOwn = ({ path }: KeptPage): boolean => languageOf(path) === language()

/** Returns the pages in this browser, those in the reader's language first, then the newest. */
async function readKept(): Promise<KeptPage[]> {
  const cache = await caches.open(cacheNames.pages)
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const page = await cache.match(url)
      if (!page) return []
      // The title is HTML, and has the college's name at its end.
      const text = new DOMParser().parseFromString(keptTitle(page), 'text/html').body.textContent
      return [{ path: new URL(url).pathname, title: text.split(' · ')[0] ?? '', at: new Date(keptAt(page)) }]
    }),
  )
  return pages
    .flat()
    .filter(({ path }) => withoutLanguage(path) !== pagePaths.offline.path)
    .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || other.at.getTime() - one.at.getTime())
}

export function Component() {
  const { title, intro, missing, needed, application, tryAgain, list, none, asOf } = offlineMessages()
  const [wanted, setWanted] = useState<string>()
  const [kept, setKept] = useState<KeptPage[]>()
  useEffect(() => {
    setWanted(wantedPage())
    // Without storage there are none.
    readKept().then(setKept, () => setKept([]))
  }, [])
  return (
    <>
      <PageTitle title={title} text={intro} />
      <Container className="grid justify-items-start gap-6 py-8 md:py-12">
        {wanted && (
          <>
            <p>{missing}</p>
            <p>{needed}</p>
            <p>{application}</p>
            <a href={wanted} className={buttonClass()}>
              {tryAgain}
            </a>
          </>
        )}
        {kept?.length === 0 && <p>{none}</p>}
        {kept && kept.length > 0 && (
          <nav aria-label={list} className="w-full">
            <ul className="grid gap-2">
              {kept.map(({ path, title, at }) => (
                <li key={path} className="flex flex-wrap items-baseline gap-x-4">
                  <a
                    href={path}
                    lang={languageOf(path)}
                    className="inline-block py-1 font-semibold text-indigo-800 underline hover:text-marigold-700"
                  >
                    {title}
                  </a>
                  <span className="text-sm text-muted">{asOf(timeText(at, messages().common))}</span>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Container>
    </>
  )
}
