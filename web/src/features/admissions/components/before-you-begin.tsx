import { registration } from '../../../content/registration.ts'
import { useFill } from '../../../lib/site-frame.ts'

/** Who may apply, the fee, the deadline, and what to have ready; readable without scripts. */
export function BeforeYouBegin() {
  const { title, facts, links } = registration.before
  const fill = useFill()
  return (
    <section aria-labelledby="before" className="grid gap-4 rounded-card bg-sand p-4 sm:p-8">
      <h2 id="before" className="flex flex-wrap items-baseline gap-x-3 text-xl text-indigo-900">
        {title.en}
        <span lang="hi" className="text-base text-marigold-700">
          {title.hi}
        </span>
      </h2>
      <dl className="grid gap-x-8 gap-y-4 text-sm md:grid-cols-2 lg:grid-cols-4">
        {facts.map(([what, text]) => (
          <div key={what.en}>
            <dt className="font-semibold text-indigo-900">{what.en}</dt>
            <dd>{fill(text.en)}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-6 text-sm">
        {links.map(({ text, href }) => (
          <a
            key={href}
            href={href}
            className="inline-block py-1 font-semibold text-indigo-800 underline decoration-indigo-400 underline-offset-4 hover:text-marigold-700"
          >
            {text.en}
          </a>
        ))}
      </p>
    </section>
  )
}
