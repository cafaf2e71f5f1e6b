import { both, link, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { pdfPaths } from '../pdfs/pdf-paths.ts'

export const page: SeedContent = {
  path: pagePaths.syllabus.path,
  title: both('Syllabus', 'पाठ्यक्रम (सिलेबस)'),
  description: [
    'Syllabi to download as PDF: B.A., B.Sc. Maths, B.Sc. Bio, M.A. Political Science and B.Com., and the B.A. course codes.',
    'पाठ्यक्रम PDF में डाउनलोड करें: बी.ए., बी.एससी. (गणित और जीव विज्ञान वर्ग), एम.ए. राजनीति विज्ञान, बी.कॉम. और बी.ए. के कोर्स कोड।',
  ],
  lead: both(
    'The papers of each semester, as they are taught at this college.',
    'हर सेमेस्टर के प्रश्नपत्र, जैसे वे इस महाविद्यालय में पढ़ाए जाते हैं।',
  ),
  picture: 'art:arch-books',
  blocks: [
    {
      kind: 'links',
      heading: both('Arts', 'कला संकाय'),
      links: [
        link(['B.A. syllabus', 'बी.ए. का पाठ्यक्रम'], pdfPaths.syllabusBa, [
          'Ten subjects, six semesters',
          'दस विषय, छह सेमेस्टर',
        ]),
        link(['B.A. course codes', 'बी.ए. के कोर्स कोड'], pdfPaths.baCourseCode, [
          'Needed for the semester examination form',
          'सेमेस्टर परीक्षा फ़ॉर्म के लिए ज़रूरी',
        ]),
        link(
          ['M.A. Political Science syllabus', 'एम.ए. राजनीति विज्ञान का पाठ्यक्रम'],
          pdfPaths.syllabusMaPoliticalScience,
          ['Four semesters', 'चार सेमेस्टर'],
        ),
      ],
    },
    {
      kind: 'links',
      heading: both('Science', 'विज्ञान संकाय'),
      links: [
        link(['B.Sc. Maths syllabus', 'बी.एससी. (गणित वर्ग) का पाठ्यक्रम'], pdfPaths.syllabusBscMaths, [
          'Chemistry, Physics, Mathematics',
          'रसायन विज्ञान, भौतिकी, गणित',
        ]),
        link(['B.Sc. Bio syllabus', 'बी.एससी. (जीव विज्ञान वर्ग) का पाठ्यक्रम'], pdfPaths.syllabusBscBio, [
          'Chemistry, Zoology, Botany',
          'रसायन विज्ञान, जंतु विज्ञान, वनस्पति विज्ञान',
        ]),
      ],
    },
    {
      kind: 'links',
      heading: both('Commerce', 'वाणिज्य विभाग'),
      links: [
        link(['B.Com. syllabus', 'बी.कॉम. का पाठ्यक्रम'], pdfPaths.syllabusBcom, ['Six semesters', 'छह सेमेस्टर']),
      ],
    },
    {
      kind: 'text',
      heading: both('Other programmes', 'अन्य पाठ्यक्रम'),
      paragraphs: texts([
        'Ask the departments for the papers of M.A. History, M.Sc. Botany and B.C.A. Where the University changes a paper during the session, the department announces it in class and under Notices.',
        'एम.ए. इतिहास, एम.एससी. वनस्पति विज्ञान और बी.सी.ए. के पाठ्यक्रम उनके विभागों से लें। सत्र के बीच विश्वविद्यालय कोई प्रश्नपत्र बदले, तो विभाग कक्षा में और वेबसाइट की सूचनाओं में बताता है।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['Time table', 'समय-सारणी'], pagePaths.timetable.path),
        link(['Library', 'पुस्तकालय'], pagePaths.library.path),
      ],
    },
  ],
}
