import { college } from '@prangan/college/config'
import { both, link } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import type { MenuLink } from '@prangan/contract/schemas/site-settings'

export const quickLinks: MenuLink[] = [
  link(['Notices and events', 'सूचनाएँ और कार्यक्रम'], pagePaths.allNotices.path),
  link(['Notices by e-mail or phone', 'सूचनाएँ ई-मेल या फ़ोन पर'], '/subscribe'),
  link(['Admission procedure', 'प्रवेश प्रक्रिया'], pagePaths.admissionProcedure.path),
  link(['Online registration', 'ऑनलाइन पंजीकरण'], pagePaths.registration.path),
  link(['Alumni registration', 'पूर्व छात्र पंजीकरण'], pagePaths.alumniRegistration.path),
  link(['Contact', 'संपर्क'], pagePaths.contact.path),
  link(['Privacy', 'निजता'], '/privacy'),
  link(['Terms of use', 'उपयोग की शर्तें'], '/terms'),
  link(['Login', 'लॉगिन'], pagePaths.login.path),
]

/** The university that the college is affiliated with. */
const universityLink: MenuLink = link(['University', 'विश्वविद्यालय'], college.university.site)

export const usefulLinks: MenuLink[] = [
  universityLink,
  link(['UGC', 'विश्वविद्यालय अनुदान आयोग (UGC)'], 'https://www.ugc.gov.in/'),
  link(['National Digital Library', 'राष्ट्रीय डिजिटल पुस्तकालय'], 'https://ndl.iitkgp.ac.in/'),
  link(['NPTEL', 'एनपीटीईएल (NPTEL)'], 'https://nptel.ac.in/'),
  link(['MOOCs', 'मुफ़्त ऑनलाइन कोर्स (MOOCs)'], 'https://www.mooc.org/'),
  link(['SWAYAM', 'स्वयं (SWAYAM)'], 'https://swayam.gov.in/'),
  link(['NCERT', 'एनसीईआरटी (NCERT)'], 'https://ncert.nic.in/'),
  link(['AICTE', 'एआईसीटीई (AICTE)'], 'https://www.aicte-india.org/'),
  link(['AISHE', 'अखिल भारतीय उच्च शिक्षा सर्वेक्षण (AISHE)'], 'https://aishe.gov.in/'),
]

export const bestViewed = both('Best viewed at 1366x768', '1366x768 पर सबसे अच्छा दिखता है')
