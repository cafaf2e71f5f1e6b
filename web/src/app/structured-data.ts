import type { college as College } from '@prangan/contract/college.config'
import type { FrameBlockOf } from '@prangan/contract/schemas/content'

/** The college as structured data for search engines (schema.org). */
export function collegeStructuredData(
  college: typeof College,
  { phone, email, address }: FrameBlockOf<'contact'>,
): object {
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
    telephone: phone.dialled,
    email,
    address: address.en,
  }
}
