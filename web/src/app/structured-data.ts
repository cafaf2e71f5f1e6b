import type { college as College } from '@prangan/contract/college.config'

/** The college as structured data for search engines (schema.org). */
export function collegeStructuredData(college: typeof College): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: college.name.en,
    alternateName: college.name.hi,
    url: `${__SITE_URL__}/`,
    logo: `${__SITE_URL__}/icon-512.png`,
    image: `${__SITE_URL__}/share.jpg`,
    foundingDate: String(college.established),
    slogan: college.motto.en,
    telephone: college.phone.dialled,
    email: college.email,
    address: college.address.en,
  }
}
