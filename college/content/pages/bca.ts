import { college } from '@prangan/college/config'
import { pagePaths } from '@prangan/contract/page-paths'
import { people } from '../names.ts'
import { both, facts, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: pagePaths.bca.path,
  reviewMonths: 3,
  title: college.courses.bca,
  description: [
    `B.C.A. at ${college.name.en}: taught from session 2024-2025, with 60 seats and an annual fee of Rs. 40,000.`,
    `${college.name.hi} में बी.सी.ए.: सत्र 2024-2025 से संचालित, 60 स्थान, वार्षिक शुल्क 40,000 रुपये।`,
  ],
  lead: both(
    'Programs that people of this town can use, in the languages they speak.',
    'ऐसे प्रोग्राम, जो इस नगर के लोगों के काम आएँ, उन्हीं की भाषाओं में।',
  ),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [
          ['Since', 'प्रारंभ'],
          ['Session 2024-2025', 'सत्र 2024-2025'],
        ],
        [['Seats', 'स्थान'], '60'],
        [
          ['Annual fee', 'वार्षिक शुल्क'],
          ['Rs. 40,000', '40,000 रुपये'],
        ],
        [
          ['Duration', 'अवधि'],
          ['3 years, 6 semesters', '3 वर्ष, 6 सेमेस्टर'],
        ],
      ),
    },
    {
      kind: 'table',
      heading: both('The three years', 'तीन वर्ष'),
      caption: both('The three years', 'तीन वर्ष'),
      columns: texts(['Year', 'वर्ष'], ['Subjects', 'विषय'], ['Laboratory', 'प्रयोगशाला']),
      rows: rows(
        [
          ['First', 'प्रथम'],
          [
            'Programming in C, mathematics, digital electronics, office tools, English',
            'सी प्रोग्रामिंग, गणित, डिजिटल इलेक्ट्रॉनिकी, कार्यालय सॉफ़्टवेयर, अंग्रेज़ी',
          ],
          ['C programs; typing in Hindi and English', 'सी प्रोग्राम; हिन्दी एवं अंग्रेज़ी टंकण'],
        ],
        [
          ['Second', 'द्वितीय'],
          [
            'Data structures, databases, operating systems, Java, web pages',
            'डेटा संरचना, डेटाबेस, प्रचालन तंत्र, जावा, वेब पृष्ठ',
          ],
          ['Databases and a small website', 'डेटाबेस एवं एक छोटी वेबसाइट'],
        ],
        [
          ['Third', 'तृतीय'],
          [
            'Python, networks, software engineering, security, an elective',
            'पाइथन, नेटवर्क, सॉफ़्टवेयर अभियांत्रिकी, साइबर सुरक्षा, एक वैकल्पिक विषय',
          ],
          [
            'A project for a real office, shop or school',
            'किसी कार्यालय, दुकान अथवा विद्यालय के लिए वास्तविक परियोजना',
          ],
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'पात्रता'),
      items: texts(
        [
          'Candidates who have passed class 12 in any stream; Mathematics helps, but is not required. Those of the general category need at least {{minimumMarks}}; this is not mandatory for SC, ST and OBC.',
          'किसी भी विषय-वर्ग से कक्षा 12 उत्तीर्ण अभ्यर्थी आवेदन कर सकते हैं; गणित सहायक है, पर अनिवार्य नहीं। सामान्य वर्ग के लिए न्यूनतम {{minimumMarks}} अंक आवश्यक हैं; अनुसूचित जाति, अनुसूचित जनजाति एवं अन्य पिछड़ा वर्ग के लिए यह अनिवार्य नहीं है।',
        ],
        [
          'The 60 seats are filled by the merit list, with reservation and weightage as the admission procedure says.',
          '60 स्थान योग्यता सूची से, प्रवेश प्रक्रिया में दिए गए आरक्षण एवं अधिभार के अनुसार भरे जाते हैं।',
        ],
        [
          'The annual fee of Rs. 40,000 is paid by challan or online in two instalments.',
          '40,000 रुपये का वार्षिक शुल्क चालान द्वारा अथवा ऑनलाइन, दो किस्तों में जमा किया जाता है।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('The computer laboratory', 'कंप्यूटर प्रयोगशाला'),
      items: texts(
        [
          'One computer for each student in a practical, running on free software and on the sun: the roof’s solar plant carries the laboratory through power cuts.',
          'प्रायोगिक कक्षा में प्रत्येक विद्यार्थी के लिए एक कंप्यूटर, मुक्त सॉफ़्टवेयर सहित। छत पर लगे सौर संयंत्र के कारण बिजली जाने पर भी प्रयोगशाला चलती रहती है।',
        ],
        [
          'Open for practice from 3.40 to 5 p.m. on working days.',
          'कार्य दिवसों में अपराह्न 3.40 से सायं 5 बजे तक अभ्यास के लिए खुली रहती है।',
        ],
        [
          `In charge, and coordinator of the B.C.A.: ${people.abhishekChaurasia.en}, abhishek.chaurasia@sarvodaya.test.`,
          `प्रभारी एवं बी.सी.ए. समन्वयक: ${people.abhishekChaurasia.hi} (abhishek.chaurasia@sarvodaya.test)।`,
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Apply Now', 'अभी आवेदन करें'], pagePaths.registration.path),
        link(['Admission procedure', 'प्रवेश प्रक्रिया'], pagePaths.admissionProcedure.path),
        link(['The teachers', 'शिक्षकगण'], pagePaths.facultyOfScience.path),
      ],
    },
  ],
}
