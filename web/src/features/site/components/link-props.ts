import { opensInNewTab } from '../../../lib/link-target.ts'

/** A content link's props: other sites and documents open in a new tab, without access to this page (`noopener`). */
export function linkProps(href: string) {
  const newTab = !/^(mailto|tel):/.test(href) && opensInNewTab(href)
  return { newTab, props: { href, ...(newTab && { target: '_blank', rel: 'noopener' }) } }
}

/** The whole address of a page or document of this site, for paper (`information.css`). */
export const printedAddress = (href: string) =>
  href.startsWith('/') && { 'data-address': __SITE_URL__ + href }
