import { college } from '@prangan/contract/college.config'
import { useSyncExternalStore } from 'react'
import { bestViewed, quickLinks, socialLinks, usefulLinks } from '../../content/footer.ts'
import type { MenuLink } from '../../content/menus.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoAndName } from './logo.tsx'

/** Another site opens in a new tab, without access to this page (`noopener`). */
const newTabProps = (href: string) => href.startsWith('http') && { target: '_blank', rel: 'noopener' }

const noChanges = () => () => {}

/** This year; until hydration the year of the build, so that the server's markup matches. */
function useThisYear(): number {
  return useSyncExternalStore(
    noChanges,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  )
}

/** The footer of every public page. */
export function Footer() {
  const year = useThisYear()
  return (
    <footer className="bg-indigo-950 text-sm text-indigo-200">
      <Container className="grid grid-cols-2 gap-x-8 gap-y-10 py-12 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="col-span-2 grid grid-cols-1 content-start gap-4 lg:col-span-1">
          <a href={paths.home.href()}>
            <LogoAndName onDark />
          </a>
          <address className="grid grid-cols-1 gap-1 not-italic">
            <span>{college.address.en}</span>
            <a href={`tel:${college.phone.dialled}`} className="w-fit hover:text-marigold-300">
              {college.phone.shown}
            </a>
            <a href={`mailto:${college.email}`} className="w-fit wrap-anywhere hover:text-marigold-300">
              {college.email}
            </a>
          </address>
          <ul className="-ml-2 flex flex-wrap gap-1">
            {socialLinks.map(({ name, icon, href }) => (
              <li key={name}>
                <a
                  href={href}
                  title={name}
                  {...newTabProps(href)}
                  className="grid size-10 place-items-center rounded-full hover:bg-indigo-800 hover:text-marigold-300"
                >
                  <Icon name={icon} className="size-5" />
                  <span className="sr-only">{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn title="Quick Links" links={quickLinks} />
        <LinkColumn title="Useful Links" links={usefulLinks} />
      </Container>
      <div className="border-t border-indigo-800">
        <Container className="flex flex-wrap justify-between gap-x-8 gap-y-1 py-4 text-xs">
          <p>
            © {year} {college.name.en}. All rights reserved.
          </p>
          <p>{bestViewed.en}</p>
        </Container>
      </div>
    </footer>
  )
}

function LinkColumn({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <div>
      <h2 className="pb-3 text-lg text-white">{title}</h2>
      <ul className="grid grid-cols-1 wrap-anywhere">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href} className="inline-block py-1 hover:text-marigold-300" {...newTabProps(href)}>
              {text.en}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
