import { useSettings } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'
import { LinkRow } from '../../../ui/link-row.tsx'
import { ShownText } from '../../../ui/shown-text.tsx'

export function NothingFound() {
  const { footer, contact } = useSettings()
  const { search } = messages()
  return (
    <div className="grid max-w-3xl gap-8">
      <p>{search.advice}</p>
      <MainPages links={footer.quickLinks} />
      <p>
        {search.askOffice}{' '}
        <a
          href={`tel:${contact.phone.dialled}`}
          className="font-semibold whitespace-nowrap text-indigo-800 underline"
        >
          {contact.phone.shown}
        </a>
      </p>
    </div>
  )
}

type Links = ReturnType<typeof useSettings>['footer']['quickLinks']

export function MainPages({ links }: { links: Links }) {
  return (
    <section aria-labelledby="main-pages" className="grid gap-3">
      <h2 id="main-pages" className="text-lg text-indigo-900">
        {messages().search.mainPages}
      </h2>
      <ul className="link-list grid border-t-0 *:border-line *:first:border-t sm:grid-cols-2 sm:gap-x-8 sm:*:nth-2:border-t">
        {links.map(({ text, href }) => (
          <LinkRow key={href} href={href}>
            <ShownText text={text} />
          </LinkRow>
        ))}
      </ul>
    </section>
  )
}
