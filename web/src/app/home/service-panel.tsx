import type { Shown } from '@prangan/contract/content/show-in'
import type { SizedLink } from '@prangan/contract/content/site-view'
import type { MenuLink, SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { Fragment } from 'react'
import { isPdf, opensInNewTab } from '../../lib/link-target.ts'
import { paths } from '../../paths.ts'
import { NewTabHint } from '../../ui/new-tab-hint.tsx'
import { PdfTag } from '../../ui/pdf-tag.tsx'
import { ShownText } from '../../ui/shown-text.tsx'

/**
 * Its tabs are radio buttons, each followed by its links. The stylesheet shows the links of the checked one, so the panel works
 * without scripts.
 */
export function ServicePanel({
  services: { title, tabs },
}: {
  services: Shown<SettingsBlockOf<'services'>>
}) {
  return (
    <section aria-labelledby="services" className="card services">
      <h2 id="services">
        <ShownText text={title} />
      </h2>
      <div>
        {tabs.map(({ text, links }, at) => (
          <Fragment key={text.text}>
            <label className="switch">
              <input type="radio" name="services" defaultChecked={at === 0} />
              <ShownText text={text} />
            </label>
            <ul>
              {links.map((link) => (
                <li key={link.text.text}>
                  <ServiceLink link={link} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </section>
  )
}

/** The registration form opens in a new tab, so that the visitor keeps this page. */
function ServiceLink({ link: { text, href, bytes } }: { link: Shown<MenuLink> & SizedLink }) {
  const newTab = opensInNewTab(href) || href === paths.registration.href()
  return (
    <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      <ShownText text={text} />
      {isPdf(href) && <PdfTag bytes={bytes} />}
      {newTab && <NewTabHint />}
    </a>
  )
}
