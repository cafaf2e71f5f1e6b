import { alumniRegistration } from '../../../content/alumni.ts'
import { useFrame } from '../../../lib/site-frame.ts'
import { buttonClass } from '../../../ui/button.tsx'

/** What the public will and will not see of an alumnus, and how to have it removed. */
export function WhatBecomesPublic() {
  const { shown, removal } = alumniRegistration
  const { email, phone } = useFrame().contact
  return (
    <section
      aria-labelledby="public"
      className="section-rule grid content-start gap-4 rounded-card bg-indigo-950 p-6 text-sm text-indigo-200 sm:p-8"
    >
      <div>
        <h2 id="public" className="text-xl text-white">
          {shown.title.en}
        </h2>
        <p lang="hi" className="text-marigold-300">
          {shown.title.hi}
        </p>
      </div>
      <ul className="points text-white sm:grid-cols-2">
        {shown.items.map(({ en }) => (
          <li key={en}>{en}</li>
        ))}
      </ul>
      <p>{shown.rest.en}</p>
      <h3 className="pt-2 text-base text-white">{removal.title.en}</h3>
      <p>{removal.text.en}</p>
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
