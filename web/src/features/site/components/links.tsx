import type { Shown } from '@prangan/contract/content/show-in'
import type { SizedLink } from '@prangan/contract/content/site-view'
import type { ContentLink } from '@prangan/contract/schemas/content-fields'
import { isPdf } from '../../../lib/link-target.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NewTabHint } from '../../../ui/new-tab-hint.tsx'
import { PdfTag } from '../../../ui/pdf-tag.tsx'
import { linkProps, printedAddress } from './link-props.ts'
import { LocalizedContent } from './localized-content.tsx'

type LinksProps = { links: readonly (Shown<ContentLink> & SizedLink)[] }

export function LinkList({ links }: LinksProps) {
  return (
    <ul className="link-list">
      {links.map((link) => {
        const { newTab, props } = linkProps(link.href)
        return (
          <li key={link.href}>
            <a {...props} className="link-row" {...printedAddress(link.href)}>
              <span>
                <b>
                  <LocalizedContent text={link.text} inLink />
                </b>{' '}
                {isPdf(link.href) && <PdfTag bytes={link.bytes} />}
                {newTab && <NewTabHint />}
                {link.note && (
                  <span className="note">
                    <LocalizedContent text={link.note} inLink />
                  </span>
                )}
              </span>
              <Icon name="arrow" className={newTab ? 'size-5 -rotate-45' : 'size-5'} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Next steps as buttons; the first is the primary one. */
export function ActionLinks({ links }: LinksProps) {
  return (
    <p className="actions flex flex-wrap gap-3">
      {links.map((link, at) => {
        const { newTab, props } = linkProps(link.href)
        return (
          <a
            key={link.href}
            {...props}
            className={`${buttonClass(at === 0 ? 'accent' : 'secondary')} max-sm:w-full`}
          >
            <LocalizedContent text={link.text} inLink /> {isPdf(link.href) && <PdfTag bytes={link.bytes} />}
            {newTab && <NewTabHint />}
          </a>
        )
      })}
    </p>
  )
}
