import { college } from '@prangan/college/config'
import { both, facts, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { facultyPath } from '@prangan/contract/departments'
import { pagePaths } from '@prangan/contract/page-paths'
import { people } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.bca.path,
  reviewMonths: 3,
  title: college.courses.bca,
  description: [
    `B.C.A. at ${college.name.en}: taught from session 2024-2025, with 60 seats and an annual fee of Rs. 40,000.`,
    `${college.name.hi} में बी.सी.ए.: सत्र 2024-2025 से, 60 सीटें, वार्षिक शुल्क 40,000 रुपये।`,
  ],
  lead: both(
    'Learn to write software that people of this town can use, in the languages they speak.',
    'ऐसे सॉफ़्टवेयर बनाना सीखें, जो इस शहर के लोगों के काम आएँ, उन्हीं की भाषाओं में।',
  ),
  picture: 'art:course-bca',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [
          ['Since', 'प्रारंभ'],
          ['Session 2024-2025', 'सत्र 2024-2025'],
        ],
        [['Seats', 'सीटें'], '60'],
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
          ['C programs; typing in Hindi and English', 'सी प्रोग्राम; हिन्दी और अंग्रेज़ी टाइपिंग'],
        ],
        [
          ['Second', 'द्वितीय'],
          [
            'Data structures, databases, operating systems, Java, web pages',
            'डेटा संरचना, डेटाबेस, ऑपरेटिंग सिस्टम, जावा, वेब पृष्ठ',
          ],
          ['Databases and a small website', 'डेटाबेस और एक छोटी वेबसाइट'],
        ],
        [
          ['Third', 'तृतीय'],
          [
            'Python, networks, software engineering, security, an elective',
            'पाइथन, नेटवर्क, सॉफ़्टवेयर इंजीनियरिंग, साइबर सुरक्षा, एक वैकल्पिक विषय',
          ],
          ['A project for a real office, shop or school', 'किसी कार्यालय, दुकान या स्कूल के लिए असली प्रोजेक्ट'],
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'कौन आवेदन कर सकता है'),
      items: texts(
        [
          'Candidates who have passed class 12 in any stream; Mathematics helps, but is not required. Those of the general category need at least {{minimumMarks}}; this is not mandatory for SC, ST and OBC.',
          'किसी भी विषय-वर्ग से कक्षा 12 पास आवेदन कर सकते हैं; गणित से मदद मिलती है, पर ज़रूरी नहीं है। सामान्य वर्ग के लिए कम से कम {{minimumMarks}} अंक ज़रूरी हैं; अनुसूचित जाति, अनुसूचित जनजाति और अन्य पिछड़ा वर्ग के लिए यह अनिवार्य नहीं है।',
        ],
        [
          'The 60 seats are filled by the merit list, with reservation and weightage as the admission procedure says.',
          '60 सीटें योग्यता सूची से भरती हैं, प्रवेश प्रक्रिया में लिखे आरक्षण और अधिभार (अतिरिक्त अंक) के अनुसार।',
        ],
        [
          'Pay the annual fee of Rs. 40,000 in two instalments, by challan or online.',
          '40,000 रुपये का वार्षिक शुल्क चालान से या ऑनलाइन, दो किस्तों में जमा करें।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('The computer laboratory', 'कंप्यूटर प्रयोगशाला'),
      items: texts(
        [
          'One computer for each student in a practical, with free software. The solar plant on the roof keeps the laboratory running during power cuts.',
          'प्रैक्टिकल में हर विद्यार्थी के लिए एक कंप्यूटर, मुफ़्त सॉफ़्टवेयर के साथ। छत पर सोलर प्लांट है, इसलिए बिजली जाने पर भी प्रयोगशाला चलती रहती है।',
        ],
        [
          'Open for practice from 3.40 to 5 p.m. on working days.',
          'कार्य दिवसों में दोपहर 3.40 से शाम 5 बजे तक अभ्यास के लिए खुली रहती है।',
        ],
        [
          `In charge, and coordinator of the B.C.A.: ${people.abhishekChaurasia.en}, abhishek.chaurasia@sarvodaya.test.`,
          `प्रभारी और बी.सी.ए. समन्वयक: ${people.abhishekChaurasia.hi} (abhishek.chaurasia@sarvodaya.test)।`,
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Apply Now', 'अभी आवेदन करें'], pagePaths.registration.path),
        link(['Admission procedure', 'प्रवेश प्रक्रिया'], pagePaths.admissionProcedure.path),
        link(['The teachers', 'शिक्षक'], facultyPath('science')),
      ],
    },
  ],
}
