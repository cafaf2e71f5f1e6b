import type { college as College } from '@prangan/college/config'
import { type Facts, fillFacts } from '@prangan/contract/content/fill-facts'
import type { Shown } from '@prangan/contract/content/show-in'
import type { PageView } from '@prangan/contract/content/site-view'
import { pathIn } from '@prangan/contract/languages'
import { textsOf } from '@prangan/contract/localized'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { language } from '../messages/language.ts'

/** Returns a page of the editable site as structured data with the date of its last change. */
export function pageStructuredData(
  { path, publishedAt, content: { title, description } }: PageView,
  facts: Facts,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: fillFacts(title.text, facts),
    description: fillFacts(description.text, facts),
    url: __SITE_URL__ + pathIn(language(), path),
    inLanguage: language(),
    ...(publishedAt && { dateModified: publishedAt }),
  }
}

/** Returns the college as structured data for search engines (schema.org). */
export function collegeStructuredData(
  college: typeof College,
  { phone, email, address }: Shown<SettingsBlockOf<'contact'>>,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: college.name.en,
    alternateName: textsOf(college.name)[1],
    url: `${__SITE_URL__}/`,
    logo: `${__SITE_URL__}/icon-512.png`,
    image: `${__SITE_URL__}/share.jpg`,
    foundingDate: String(college.established),
    slogan: college.motto.en,
    telephone: phone.dialled,
    email,
    address: address.text,
  }
}
