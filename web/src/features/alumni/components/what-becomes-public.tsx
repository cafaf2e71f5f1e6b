import { useSettings } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'
import { buttonClass } from '../../../ui/button.tsx'

export function WhatBecomesPublic() {
  const { title, items, rest, removal, removalText } = messages().alumni.shown
  const { email, phone } = useSettings().contact
  return (
    <section
      aria-labelledby="public"
      className="grid content-start gap-4 rounded-card bg-indigo-950 p-6 text-sm text-indigo-200 sm:p-8"
    >
      <h2 id="public" className="text-xl text-white">
        {title}
      </h2>
      <ul className="points text-white sm:grid-cols-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{rest}</p>
      <h3 className="pt-2 text-base text-white">{removal}</h3>
      <p>{removalText}</p>
      <p className="flex flex-wrap gap-3">
        <a href={`mailto:${email}`} className={buttonClass('outline', 'small')}>
          {email}
        </a>
        <a href={`tel:${phone.dialled}`} className={buttonClass('outline', 'small')}>
          {phone.shown}
        </a>
      </p>
    </section>
  )
}
