import { college } from '@prangan/college/config'
import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.history.path,
  title: both('History', 'इतिहास'),
  description: [
    `How ${college.name.en} grew from an arts college of 1970 into one of arts, science, commerce and computer application.`,
    `${college.name.hi} का इतिहास: सन् 1970 के कला महाविद्यालय से कला, विज्ञान, वाणिज्य और कंप्यूटर अनुप्रयोग के महाविद्यालय तक।`,
  ],
  lead: both(
    'A college the town built for its own sons and daughters.',
    'शहर के बेटे-बेटियों के लिए शहर का अपना महाविद्यालय।',
  ),
  picture: 'art:arch-courtyard',
  blocks: [
    {
      kind: 'text',
      paragraphs: texts(
        [
          'Until 1970 a young person of this town who had passed Intermediate had two choices: to leave home for a city, or to give up studying. Most families could not pay for the first, and very few let a daughter try it. A group of teachers, traders, farmers and advocates formed a trust so that there should be a third.',
          'सन् 1970 तक इस शहर में इंटरमीडिएट पास युवाओं के सामने दो ही रास्ते थे: घर छोड़कर किसी बड़े शहर जाना, या पढ़ाई छोड़ देना। ज़्यादातर परिवार पहले रास्ते का ख़र्च नहीं उठा सकते थे, और बेटियों को तो शायद ही कभी बाहर भेजते थे। तीसरा रास्ता बनाने के लिए शिक्षकों, व्यापारियों, किसानों और वकीलों के एक समूह ने न्यास (ट्रस्ट) बनाया।',
        ],
        [
          'The college was established in 1970 and has been run by the trust ever since. It opened with the arts. Families asked for science at once, and Mathematics and Biology were added within a year.',
          'महाविद्यालय की स्थापना सन् 1970 में हुई और तब से न्यास ही इसे चला रहा है। शुरुआत कला की कक्षाओं से हुई। परिवारों ने तुरंत विज्ञान की भी माँग की, और एक वर्ष के भीतर गणित और जीव विज्ञान की कक्षाएँ शुरू हो गईं।',
        ],
        [
          'For a generation it was a college of B.A. and B.Sc. students, many of them the first of their family to take a degree. Some came back to teach here: five of the teachers whose profiles you can read on this site sat in these rooms as students.',
          'एक पूरी पीढ़ी तक यह बी.ए. और बी.एससी. के विद्यार्थियों का महाविद्यालय रहा, जिनमें से अनेक अपने परिवार में डिग्री पाने वाले पहले सदस्य थे। कुछ पढ़ाने के लिए यहीं लौट आए: जिन शिक्षकों का परिचय आप इस वेबसाइट पर पढ़ सकते हैं, उनमें से पाँच कभी इन्हीं कक्षाओं में पढ़ते थे।',
        ],
        [
          `Postgraduate teaching began in 2006, when M.A. in Political Science and History was introduced. The commerce department followed in 2019. Since session 2024-2025 the college has also taught ${college.courses.bca.en} and M.Sc. in Botany.`,
          'स्नातकोत्तर शिक्षण सन् 2006 में राजनीति विज्ञान और इतिहास में एम.ए. के साथ शुरू हुआ। सन् 2019 में वाणिज्य विभाग की स्थापना हुई। सत्र 2024-2025 से कंप्यूटर अनुप्रयोग स्नातक (बी.सी.ए.) और वनस्पति विज्ञान में एम.एससी. की कक्षाएँ भी चलती हैं।',
        ],
      ),
    },
    {
      kind: 'table',
      heading: both('Year by year', 'वर्ष-क्रम'),
      caption: both('Year by year', 'वर्ष-क्रम'),
      columns: texts(['Year', 'वर्ष'], ['What happened', 'घटना']),
      rows: rows(
        [
          '1970',
          [
            'The trust establishes the college; classes begin in the arts',
            'न्यास ने महाविद्यालय की स्थापना की; कला की कक्षाएँ शुरू',
          ],
        ],
        [
          '1971',
          [
            'Mathematics and Biology are added, within a year of the opening',
            'स्थापना के एक वर्ष के भीतर गणित और जीव विज्ञान शुरू',
          ],
        ],
        [
          '2006',
          ['M.A. in Political Science and History is introduced', 'राजनीति विज्ञान और इतिहास में एम.ए. शुरू'],
        ],
        ['2019', ['The commerce department is set up', 'वाणिज्य विभाग की स्थापना']],
        [
          '2024-2025',
          [
            'First session of B.C.A. (60 seats) and of M.Sc. Botany',
            'बी.सी.ए. (60 सीटें) और एम.एससी. वनस्पति विज्ञान का पहला सत्र',
          ],
        ],
      ),
    },
    {
      kind: 'text',
      heading: both('The name', 'नाम का अर्थ'),
      paragraphs: texts([
        'Sarvodaya means the rise of all. The founders chose the word as a rule of admission as much as a name: what counts at the counter is the marksheet and the will to study.',
        'सर्वोदय का अर्थ है सबका उदय। संस्थापकों ने यह शब्द नाम के साथ-साथ प्रवेश के नियम के रूप में भी चुना: काउंटर पर महत्व केवल अंकपत्र और पढ़ने की इच्छा का है।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['Vision and mission', 'लक्ष्य और उद्देश्य'], pagePaths.vision.path),
        link(['Who runs the college', 'महाविद्यालय को कौन चलाता है'], pagePaths.governingBody.path),
      ],
    },
  ],
}
