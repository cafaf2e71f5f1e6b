import { college } from '@prangan/college/config'
import { pagePaths } from '@prangan/contract/page-paths'
import { departments, people } from '../names.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, facts, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: pagePaths.ma.path,
  aliases: ['/iqac-committee-not'],
  reviewMonths: 3,
  title: college.courses.ma,
  description: [
    'M.A. in Political Science (60 seats) and in History (60 seats): two years, four semesters, taught since 2006.',
    'राजनीति विज्ञान (60 स्थान) एवं इतिहास (60 स्थान) में एम.ए.: दो वर्ष, चार सेमेस्टर, सन् 2006 से संचालित।',
  ],
  lead: both(
    'Two years with one subject, in a class small enough for every voice.',
    'दो वर्ष तक एक ही विषय, ऐसी छोटी कक्षा में जहाँ हर किसी की बात सुनी जाए।',
  ),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [departments.politicalScience, ['60 seats', '60 स्थान']],
        [departments.history, ['60 seats', '60 स्थान']],
        [
          ['Duration', 'अवधि'],
          ['2 years, 4 semesters', '2 वर्ष, 4 सेमेस्टर'],
        ],
        [['Since', 'प्रारंभ'], '2006'],
      ),
    },
    {
      kind: 'text',
      paragraphs: texts([
        'M.A. in Political Science and History was introduced in 2006. Both subjects have permanent recognition at postgraduate level.',
        'राजनीति विज्ञान एवं इतिहास में एम.ए. का शुभारंभ सन् 2006 में हुआ। दोनों विषयों को स्नातकोत्तर स्तर पर स्थायी मान्यता प्राप्त है।',
      ]),
    },
    {
      kind: 'table',
      heading: both('The two subjects', 'दो विषय'),
      caption: both('The two subjects', 'दो विषय'),
      columns: texts(
        ['Subject', 'विषय'],
        ['Seats', 'स्थान'],
        ['What you work on', 'अध्ययन के क्षेत्र'],
        ['In charge', 'प्रभारी'],
      ),
      rows: rows(
        [
          departments.politicalScience,
          '60',
          [
            'Political thought, the Constitution, public administration, international politics, panchayati raj',
            'राजनीतिक चिंतन, संविधान, लोक प्रशासन, अंतरराष्ट्रीय राजनीति, पंचायती राज',
          ],
          people.ashaVerma,
        ],
        [
          departments.history,
          '60',
          [
            'Ancient, medieval and modern India, the world since 1453, historiography, oral history',
            'प्राचीन, मध्यकालीन एवं आधुनिक भारत, सन् 1453 से विश्व इतिहास, इतिहास-लेखन, मौखिक इतिहास',
          ],
          people.irfanAhmadAnsari,
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('How it is taught', 'अध्ययन-पद्धति'),
      items: texts(
        [
          'Lectures in Hindi and English in the forenoon, a seminar in each paper once a fortnight.',
          'पूर्वाह्न में हिन्दी एवं अंग्रेज़ी में व्याख्यान; प्रत्येक प्रश्नपत्र में पखवाड़े में एक बार संगोष्ठी।',
        ],
        [
          'A dissertation in the fourth semester: Political Science with panchayats of the district, History with recordings of the town’s elders.',
          'चतुर्थ सेमेस्टर में लघु शोध-प्रबंध: राजनीति विज्ञान में जनपद की पंचायतों के बीच कार्य करके, इतिहास में नगर के वयोवृद्ध जनों के रिकॉर्ड किए गए संस्मरणों के आधार पर।',
        ],
        [
          'The reading room keeps a shelf for M.A. students, open to them up to 5 p.m.',
          'वाचनालय में एम.ए. के विद्यार्थियों के लिए अलग अलमारी है, जिसका उपयोग सायं 5 बजे तक किया जा सकता है।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'पात्रता'),
      items: texts(
        [
          'Graduates of any faculty. The graduation marksheet is attached to the form together with those of high school and intermediate.',
          'किसी भी संकाय के स्नातक आवेदन कर सकते हैं। आवेदन-पत्र के साथ हाईस्कूल, इंटरमीडिएट एवं स्नातक के अंकपत्र संलग्न किए जाते हैं।',
        ],
        [
          'Seats are given by the merit list, which goes by class 12 marks, with reservation and weightage as the admission procedure says.',
          'स्थान कक्षा 12 के अंकों से बनी योग्यता सूची से, प्रवेश प्रक्रिया में दिए गए आरक्षण एवं अधिभार के अनुसार दिए जाते हैं।',
        ],
        [
          'The form with brochure costs {{formFee}} at the counter.',
          'काउंटर पर विवरणिका सहित आवेदन-पत्र का मूल्य {{formFee}} है।',
        ],
      ),
    },
    {
      kind: 'links',
      heading: both('Documents', 'अभिलेख'),
      links: [
        link(
          ['M.A. Political Science syllabus', 'एम.ए. राजनीति विज्ञान का पाठ्यक्रम'],
          pdfPaths.syllabusMaPoliticalScience,
        ),
      ],
    },
    {
      kind: 'actions',
      links: [
        link(['Apply Now', 'अभी आवेदन करें'], pagePaths.registration.path),
        link(['Admission procedure', 'प्रवेश प्रक्रिया'], pagePaths.admissionProcedure.path),
        link(['The teachers', 'शिक्षकगण'], pagePaths.facultyOfArts.path),
      ],
    },
  ],
}
