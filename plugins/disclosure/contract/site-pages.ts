import { builtPages } from '@prangan/contract/page-paths'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

type NamedPage = { href: string; name: LocalizedText }

const known: readonly NamedPage[] = [
  { href: '/notices', name: { en: 'Notices and circulars', hi: 'सूचनाएँ और परिपत्र' } },
  { href: '/merit-lists', name: { en: 'Merit lists', hi: 'योग्यता सूचियाँ' } },
  { href: '/registration', name: { en: 'Online registration', hi: 'ऑनलाइन पंजीकरण' } },
  { href: '/alumni-gallery', name: { en: 'Alumni gallery', hi: 'पूर्व छात्र गैलरी' } },
  { href: '/alumni-registration', name: { en: 'Alumni registration', hi: 'पूर्व छात्र पंजीकरण' } },
  { href: '/feedback', name: { en: 'Feedback', hi: 'सुझाव और प्रतिक्रिया' } },
  { href: '/grievance', name: { en: 'File a grievance', hi: 'शिकायत दर्ज करें' } },
  { href: '/inquiry', name: { en: 'Track a grievance or enquiry', hi: 'शिकायत या पूछताछ की स्थिति देखें' } },
]

const builtPaths: readonly string[] = Object.values(builtPages).map(({ path }) => path)

export const isBuiltPage = (path: string): boolean => builtPaths.includes(path)

/** Pages of the build, also of plugins that are on, which the office chooses by name. */
export const namedPages = known.filter(({ href }) => isBuiltPage(href))
