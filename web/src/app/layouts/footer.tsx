import { college } from '@prangan/college/config'
import { type Shown, shownText } from '@prangan/contract/content/show-in'
import { footerLinks } from '@prangan/contract/footer-links'
import { pathIn } from '@prangan/contract/languages'
import type { MenuLink, SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { useSyncExternalStore } from 'react'
import { opensInNewTab } from '../../lib/link-target.ts'
import { useSettings } from '../../lib/site-layout.ts'
import { messages } from '../../messages/index.ts'
import { inLanguage, language } from '../../messages/language.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NewTabHint } from '../../ui/new-tab-hint.tsx'
import { ShownText } from '../../ui/shown-text.tsx'
import { LogoAndName } from './logo.tsx'

/** `noopener` denies the new tab access to this page. */
const newTabProps = (href: string) => opensInNewTab(href) && { target: '_blank', rel: 'noopener' }

const noChanges = () => () => {}

/** Returns this year; until hydration the year of the build, so that the markup matches the server's. */
function useThisYear(): number {
  return useSyncExternalStore(
    noChanges,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  )
}

const networks = [
  ['Facebook', 'facebook'],
  ['X', 'x'],
  ['Instagram', 'instagram'],
  ['YouTube', 'youtube'],
] as const

/** The social networks on which the college has a page. */
const socialLinks = ({ social }: Shown<SettingsBlockOf<'contact'>>) =>
  networks.flatMap(([name, icon]) => (social[icon] ? [{ name, icon, href: social[icon] }] : []))

/** Links of plugins that are not among the office's. */
const ownLinks = (chosen: readonly Shown<MenuLink>[]): Shown<MenuLink>[] =>
  footerLinks
    .map(({ href, text }) => ({ href: pathIn(language(), href), text: shownText(text, language()) }))
    .filter(({ href }) => !chosen.some((link) => link.href === href))

export function Footer() {
  const year = useThisYear()
  const { contact, footer } = useSettings()
  const { phone, email, address } = contact
  const { layout } = messages()
  return (
    <footer className="bg-indigo-950 text-sm text-indigo-200">
      <Container className="grid grid-cols-2 gap-x-8 gap-y-5 py-6 md:gap-y-10 md:py-12 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="col-span-2 grid grid-cols-1 content-start gap-2 md:gap-4 lg:col-span-1">
          <a href={paths.home.href()}>
            <LogoAndName onDark />
          </a>
          <address className="flex flex-wrap gap-x-6 gap-y-1 not-italic md:grid">
            <span className="max-md:w-full">
              <ShownText text={address} />
            </span>
            <a href={`tel:${phone.dialled}`} className="w-fit hover:text-marigold-300">
              {phone.shown}
            </a>
            <a href={`mailto:${email}`} className="w-fit wrap-anywhere hover:text-marigold-300">
              {email}
            </a>
          </address>
          <p className="font-serif text-2xl text-marigold-300 max-lg:hidden">{inLanguage(college.motto)}</p>
          <ul className="-ms-2 flex flex-wrap gap-1 empty:hidden">
            {socialLinks(contact).map(({ name, icon, href }) => (
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
        <LinkColumn title={layout.quickLinks} links={footer.quickLinks} />
        <LinkColumn title={layout.usefulLinks} links={footer.usefulLinks} />
      </Container>
      <div className="border-t border-indigo-800">
        <Container className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-3 text-xs md:py-4">
          <p>{layout.rights(year, inLanguage(college.name))}</p>
          <ul className="flex flex-wrap gap-x-6 empty:hidden">
            {ownLinks(footer.quickLinks).map(({ text, href }) => (
              <li key={href}>
                <a href={href} className="inline-block py-1 underline hover:text-marigold-300">
                  <ShownText text={text} />
                </a>
              </li>
            ))}
          </ul>
          <p>
            <ShownText text={footer.note} />
          </p>
        </Container>
      </div>
    </footer>
  )
}

function LinkColumn({ title, links }: { title: string; links: readonly Shown<MenuLink>[] }) {
  return (
    <div>
      <h2 className="pb-1 text-lg text-white md:pb-3">{title}</h2>
      <ul className="grid grid-cols-1 wrap-anywhere">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-block py-0.5 leading-5 hover:text-marigold-300 md:py-1 md:leading-6"
              {...newTabProps(href)}
            >
              <ShownText text={text} />
              {opensInNewTab(href) && <NewTabHint />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
