import { useSettings } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'

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
          className="font-semibold whitespace-nowrap text-indigo-800 underline decoration-indigo-400 underline-offset-4"
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
      <ul className="flex flex-wrap gap-2">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a
              href={href}
              lang={text.lang}
              className="inline-grid min-h-12 items-center rounded-card border border-line bg-white px-4 text-sm font-semibold text-indigo-900 hover:border-indigo-400 hover:bg-indigo-50"
            >
              {text.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
