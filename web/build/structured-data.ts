import type { college as College } from '@prangan/contract/college.config'

/** The college as search engines read it (schema.org), a block of data that no browser runs. */
export function collegeData(college: typeof College, siteUrl: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: college.name.en,
    alternateName: college.name.hi,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/share.jpg`,
    foundingDate: String(college.established),
    slogan: college.motto.en,
    telephone: college.phone.dialled,
    email: college.email,
    address: college.address.en,
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
