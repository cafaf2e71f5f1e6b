import { opensInNewTab } from '../../../lib/link-target.ts'

/** A content link's props: other sites and documents open in a new tab, without access to this page (`noopener`). */
export function linkProps(href: string) {
  const newTab = !/^(mailto|tel):/.test(href) && opensInNewTab(href)
  return { newTab, props: { href, ...(newTab && { target: '_blank', rel: 'noopener' }) } }
}
