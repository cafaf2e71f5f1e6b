import { useSettings } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'
import { buttonClass } from '../../../ui/button.tsx'

export function WhatBecomesPublic() {
  const { title, items, rest, removal, removalText } = messages().alumni.shown
  const { email, phone } = useSettings().contact
  return (
    <section
      aria-labelledby="public"
      className="grid content-start gap-4 rounded-card bg-sand p-6 text-sm text-muted sm:p-8"
    >
      <h2 id="public" className="text-xl text-indigo-900">
        {title}
      </h2>
      <ul className="points text-ink sm:grid-cols-2 sm:*:last:odd:col-span-full">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{rest}</p>
      <h3 className="pt-2 text-base text-indigo-900">{removal}</h3>
      <p>{removalText}</p>
      <p className="flex flex-wrap gap-3">
        <a href={`mailto:${email}`} className={buttonClass('secondary', 'small')}>
          {email}
        </a>
        <a href={`tel:${phone.dialled}`} className={buttonClass('secondary', 'small')}>
          {phone.shown}
        </a>
      </p>
    </section>
  )
}
